"""Nobody sees, hears or reads a tile on another's rack: the same game twice, the second time with other racks.

Every frame must be the same, pixel by pixel, but while the owner of a rack looks at it in the own turn (fault 18).
"""

from collections.abc import Callable
from hashlib import blake2b

import pygame
import pytest

from games.engine.clock import TICK_RATE
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, Button, Happened, Input, News, Phase, Point, Press
from games.triominos.actions import Draw, Place
from games.triominos.hand import Hand
from games.triominos.rounds import GUARD
from games.triominos.rules import State
from games.turnbased.look import CURTAIN_TICKS
from tests.furnished import Furnished
from tests.triominos.tables import Table

SIZE = (640, 360)
OK = Button.CELL_4
MakeHouse = Callable[..., Furnished]


def exchange(state: State) -> None:
    """Put other tiles on all racks and into the pool; as many as before, and the table stays as it is."""
    hidden = [*state.pool, *(tile for rack in state.racks for tile in rack)][::-1]
    hidden = hidden[5:] + hidden[:5]
    state.racks = [tuple(hidden.pop() for _ in rack) for rack in state.racks]
    state.pool = tuple(hidden)


class Watched:
    """A table whose every frame is looked at."""

    def __init__(self, house: Furnished, *, exchanged: bool, computers: dict[int, int] | None = None) -> None:
        self.table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, computers)
        self.house = house
        self.own, self.other = self._sources()
        self.table.do(next(action for action in self.table.state.legal_actions() if isinstance(action, Place)))
        self.own, self.other = self._sources()
        house.wait(3)
        house.sounds.heard.clear()
        if exchanged:
            exchange(self.table.state)
            self.table.scene.refresh()
        self.frames: list[tuple[str, bytes]] = []

    def _sources(self) -> tuple[str, str]:
        own = self.table.source()
        return own, BLOCKS[1] if own == BLOCKS[0] else BLOCKS[0]

    def see(self, label: str, *given: Input, ticks: int = 1) -> None:
        """Let inputs arrive, and look at each frame of the ticks that follow."""
        for tick in range(ticks):
            self.house.do(*(given if tick == 0 else ()))
            picture = pygame.image.tobytes(self.house.picture(), "RGB")
            self.frames.append((f"{label} {tick}", blake2b(picture, digest_size=16).digest()))


def covered(watched: Watched) -> None:
    """Do all that can be done while nobody looks, and begin to look."""
    own, other = watched.own, watched.other
    watched.see("waiting", ticks=10)
    watched.see("the other one's keys", Press(other, OK), Press(other, Button.DRAW), Press(other, Button.NEXT), ticks=3)
    nobodys = (Press(KEYBOARD, Button.OK), Point(MOUSE, Phase.DOWN, (200, 320)), Point(MOUSE, Phase.UP, (200, 320)))
    watched.see("what is nobody's own", *nobodys, ticks=CURTAIN_TICKS + 1)
    watched.see("the mouse over the rack", Point(MOUSE, Phase.MOVE, (200, 320)), ticks=3)
    watched.see("the sheet", Point(MOUSE, Phase.DOWN, (575, 335)), Point(MOUSE, Phase.UP, (575, 335)), ticks=3)
    watched.see("the sheet away", Point(MOUSE, Phase.DOWN, (5, 5)), Point(MOUSE, Phase.UP, (5, 5)), ticks=3)
    watched.see("zoom", Point(MOUSE, Phase.WHEEL, (200, 100), 1), ticks=3)
    watched.see("behind the curtain", Press(own, OK), ticks=CURTAIN_TICKS - 1)


def looked(watched: Watched) -> None:
    """Look, lose the focus, and look again behind the curtain."""
    covered(watched)
    own = watched.own
    watched.house.do()
    assert watched.table.scene.sees_hand
    watched.house.wait(0.5)
    watched.see("another window", Happened(News.FOCUS_LOST), Happened(News.FOCUS_GAINED), ticks=5)
    watched.see("behind the curtain again", Press(own, OK), ticks=CURTAIN_TICKS - 1)
    watched.house.wait(0.2)
    assert watched.table.scene.sees_hand
    watched.see("stopped", Press(KEYBOARD, Button.STOP), ticks=TICK_RATE)
    watched.see("on", Press(KEYBOARD, Button.OK), ticks=3)


@pytest.mark.parametrize("script", [covered, looked])
def test_every_frame_is_the_same_whatever_is_on_the_racks(
    make_house: MakeHouse, script: Callable[[Watched], None]
) -> None:
    seen, heard = [], []
    for exchanged in (False, True):
        watched = Watched(make_house(SIZE), exchanged=exchanged)
        script(watched)
        seen.append(watched.frames)
        heard.append(watched.house.sounds.heard)
    assert [label for (label, one), (_, other) in zip(*seen, strict=True) if one != other] == []
    assert heard[0] == heard[1]


def test_an_open_rack_is_seen_or_this_page_would_prove_nothing(make_house: MakeHouse) -> None:
    seen = []
    for exchanged in (False, True):
        watched = Watched(make_house(SIZE), exchanged=exchanged)
        watched.house.press(watched.own, OK)
        watched.house.wait(1)
        watched.see("open")
        seen.append(watched.frames)
    assert seen[0] != seen[1]


def test_the_rack_is_covered_before_anything_of_the_next_turn_is_drawn(make_house: MakeHouse) -> None:
    """The press that confirms a tile and the first frame of the next player lie in the same tick."""
    seen = []
    for exchanged in (False, True):
        watched = Watched(make_house(SIZE), exchanged=False)
        table = watched.table
        table.open()
        face, turn = next(
            (spot.face, spot.turn) for tile in table.scene.own_tiles() for spot in table.state.board.placements(tile)
        )
        tile = next(tile for tile in table.scene.own_tiles() if (face, turn) in table.state.board.placements(tile))
        table.ok(watched.own, f"tile-{tile}", only_aim=True)
        table.ok(watched.own, f"face-{face}")
        before = table.state.seat
        watched.house.press(watched.own, OK)
        assert table.state.seat != before
        assert table.scene.hand == Hand()
        if exchanged:
            kept = table.state.racks[before]
            table.state.racks[before] = kept[::-1]
            exchange(table.state)
            table.scene.refresh()
        watched.see("the next turn", ticks=GUARD)
        watched.see("hammering on the key that confirmed", *[Press(watched.own, OK)] * 3, ticks=20)
        seen.append(watched.frames)
    assert [label for (label, one), (_, other) in zip(*seen, strict=True) if one != other] == []


def test_a_press_in_the_first_moment_of_a_turn_opens_nothing(make_house: MakeHouse) -> None:
    """Somebody who hits the key because it was hit before has not decided to look."""
    watched = Watched(make_house(SIZE), exchanged=False)
    watched.table.open()
    watched.table.scene.act(Draw())
    action = next((each for each in watched.table.state.legal_actions() if isinstance(each, Place)), None)
    while action is None:
        watched.table.scene.act(watched.table.state.legal_actions()[-1])
        action = next((each for each in watched.table.state.legal_actions() if isinstance(each, Place)), None)
    watched.table.scene.act(action)
    source = watched.table.source()
    watched.house.press(source, OK)
    assert watched.table.scene.look.player is None
    watched.house.wait(1)
    watched.house.press(source, OK)
    assert watched.table.scene.look.player == watched.table.state.seat


@pytest.mark.parametrize("racks", ["hidden", "open"])
@pytest.mark.parametrize("people", [1, 2])
def test_a_computers_rack_is_never_seen(make_house: MakeHouse, racks: str, people: int) -> None:
    """Not in its own turn, nor when the racks of people are open, nor against a single person."""
    seen = []
    for exchanged in (False, True):
        house = make_house(SIZE)
        table = Table(
            house, {0: BLOCKS[0], 1: BLOCKS[1]} if people == 2 else {0: BLOCKS[0]}, {2: 1}, options={"racks": racks}
        )
        while table.state.seat != people:
            table.scene.act(next(action for action in table.state.legal_actions() if not isinstance(action, Draw)))
        house.wait(0.3)
        if exchanged:
            state, count = table.state, len(table.state.racks[people])
            state.racks[people], state.pool = state.pool[:count], (*state.pool[count:], *state.racks[people])
            table.scene.refresh()
        frames = []
        for _ in range(30):
            house.do()
            frames.append(pygame.image.tobytes(house.picture(), "RGB"))
        assert table.state.seat == people, "the computer still thinks"
        seen.append(frames)
    assert seen[0] == seen[1]


def test_open_racks_need_no_curtain(make_house: MakeHouse) -> None:
    table = Table(make_house(SIZE), {0: BLOCKS[0], 1: BLOCKS[1]}, options={"racks": "open"})
    table.settle()
    assert table.scene.sees_hand


def test_handing_over_the_own_place_for_a_moment_opens_no_rack(make_house: MakeHouse) -> None:
    house = make_house(SIZE)
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    away = table.state.seat
    table.scene.hand_over(away)
    house.wait(4)
    assert table.state.seat != away, "the computer has played"
    assert table.scene.covered
    table.open()
    assert table.scene.sees_hand, "who stays opens the own rack as before"
    house.press(BLOCKS[away], Button.CELL_4)
    assert len(table.scene.humans) == 2


def test_a_single_person_needs_no_curtain(make_house: MakeHouse) -> None:
    table = Table(make_house(SIZE), {0: BLOCKS[0]}, {1: 1})
    table.settle()
    assert table.scene.sees_hand


def test_no_sentence_names_a_drawn_tile(make_house: MakeHouse) -> None:
    told = []
    for exchanged in (False, True):
        watched = Watched(make_house(SIZE), exchanged=exchanged)
        watched.table.scene.act(Draw())
        told.append((watched.table.scene.chronicle.lines, watched.table.scene._prompt()))
    assert told[0] == told[1]
