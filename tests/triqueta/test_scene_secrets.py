"""Q3 on one screen: nobody sees, hears or reads a secret but its owner, who holds the own key behind a curtain.

The same game is played twice, the second time with other tokens in secret: every frame must look alike, pixel by pixel,
but while the owner looks.
"""

from collections.abc import Callable, Iterator
from hashlib import blake2b

import pygame
import pytest

from games import catalogue
from games.engine.clock import TICK_RATE
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, TOUCH, Button, Happened, Input, News, Point, Press, Release
from games.engine.inputs import Phase as Pointing
from games.menus.rules_page import RulesPage
from games.menus.title import Title
from games.triqueta.actions import Draw, Keep, Place, Take
from games.triqueta.rules import Phase, State
from games.triqueta.scene import EYE
from games.turnbased.look import CURTAIN_TICKS, Sight
from tests.furnished import Furnished
from tests.triqueta.tables import FINGER_ONE, Table, down, up

SIZE = (640, 360)
ONE, TWO = BLOCKS[:2]
LOOK, OTHER_LOOK = Press(ONE, Button.DRAW), Press(TWO, Button.DRAW)
LET_GO = Release(ONE, Button.DRAW)

MakeHouse = Callable[..., Furnished]
Frames = list[tuple[str, bytes]]
"""What was done before a frame, and the frame's digest."""


def exchange(state: State) -> None:
    """Put other tokens in the place of all that is secret: the drawn one, the kept ones, those in the towers."""
    if state.drawn is not None:
        state.drawn = (state.drawn + 1) % 6
    state.kept = [tuple((animal + 1) % 6 for animal in kept) for kept in state.kept]
    state.towers = [tower[::-1] for tower in state.towers]


class Watched:
    """A table whose every frame is looked at, tick by tick."""

    def __init__(self, house: Furnished, *, exchanged: bool, sources: tuple[str, ...] = (ONE, TWO)) -> None:
        self.house = house
        house.enter(Title(house))
        self.table = Table(house, dict(enumerate(sources)), {4: 1} if len(sources) == 1 else None)
        self.frames: Frames = []
        self.table.settle()
        self.table.do(Draw(), Keep())
        if len(sources) == 1:  # what a computer keeps is a secret to the end
            self.table.state.kept[1] = (3,)
        else:
            self.table.do(Draw(), Keep(), Draw())
        house.wait(1)
        house.sounds.heard.clear()
        if exchanged:
            exchange(self.table.state)

    def see(self, label: str, *given: Input, ticks: int = 1) -> None:
        """Let inputs arrive, and look at each frame of the ticks that follow."""
        for tick in range(ticks):
            self.house.do(*(given if tick == 0 else ()))
            picture = pygame.image.tobytes(self.house.picture(), "RGB")
            self.frames.append((label, blake2b(picture, digest_size=16).digest()))


def covered(watched: Watched) -> None:
    """Do all that can be done without looking, on this screen and on others."""
    watched.see("waiting", ticks=10)
    watched.see("a cursor", Press(ONE, Button.CELL_7), ticks=3)
    watched.see("the other one's key of the turn", Press(TWO, Button.CELL_4), ticks=3)
    watched.see("the own key, shortly", LOOK, ticks=CURTAIN_TICKS - 1)
    watched.see("let go behind the curtain", LET_GO, ticks=5)
    watched.see("stopped", Press(KEYBOARD, Button.STOP), ticks=TICK_RATE)
    watched.see("on", Press(KEYBOARD, Button.OK), ticks=3)
    watched.see("another window", Happened(News.FOCUS_LOST), Happened(News.FOCUS_GAINED), ticks=3)
    watched.see("time", Happened(News.TIME_JUMPED), ticks=3)
    house = watched.house
    house.resize((480, 360))
    watched.see("another size", ticks=2)
    house.resize(SIZE)
    house.change("language", "fr")
    watched.see("another language", ticks=2)
    house.enter(RulesPage(house, [game for game in catalogue.GAMES if game.key == "triqueta"]))
    watched.see("another page", ticks=2)
    house.scenes.pop()
    watched.see("back", ticks=2)


def run(make_house: MakeHouse, part: Callable[[Watched], None], *, exchanged: bool) -> Watched:
    """Play a part of a game; return what was to be seen and heard."""
    watched = Watched(make_house(SIZE), exchanged=exchanged)
    part(watched)
    return watched


def twice(make_house: MakeHouse, part: Callable[[Watched], None]) -> tuple[Watched, Watched]:
    """Play a part of a game with these secrets and with others."""
    return run(make_house, part, exchanged=False), run(make_house, part, exchanged=True)


def differing(one: Watched, other: Watched) -> set[str]:
    """Return what was done when frames differ."""
    assert len(one.frames) == len(other.frames)
    pairs = zip(one.frames, other.frames, strict=True)
    return {label for (label, frame), (_, other_frame) in pairs if frame != other_frame}


def test_fault_18_whatever_is_drawn_and_kept_every_covered_frame_is_the_same(make_house: MakeHouse) -> None:
    one, other = twice(make_house, covered)
    assert one.table.state.drawn != other.table.state.drawn
    assert differing(one, other) == set()
    assert one.house.sounds.heard == other.house.sounds.heard


def test_the_owner_sees_the_secret_behind_the_curtain_and_only_while_holding(make_house: MakeHouse) -> None:
    def look(watched: Watched) -> None:
        watched.see("curtain", LOOK, ticks=CURTAIN_TICKS - 1)
        watched.see("open", ticks=20)
        watched.see("another key", Press(ONE, Button.CELL_7), Release(ONE, Button.CELL_7), ticks=2)
        watched.see("let go", LET_GO, ticks=20)

    one, other = twice(make_house, look)
    assert differing(one, other) == {"open", "another key"}
    labels = [label for label, _ in one.frames]
    pairs = zip(one.frames, other.frames, strict=True)
    assert sum(frame != other_frame for frame, other_frame in pairs) == labels.count("open") + labels.count(
        "another key"
    ), "each frame while it is open shows the token"


def test_the_other_one_who_looks_sees_the_own_tokens_alone(make_house: MakeHouse) -> None:
    def look(watched: Watched) -> None:
        watched.table.state.kept[1] = (2,)  # the same in both games
        watched.see("the other looks", OTHER_LOOK, ticks=CURTAIN_TICKS + 20)

    one, other = twice(make_house, look)
    assert differing(one, other) == set()
    assert one.table.scene.look.sight is Sight.OPEN


@pytest.mark.parametrize("news", [News.FOCUS_LOST, News.TIME_JUMPED])
def test_losing_the_focus_or_the_time_covers_at_once(make_house: MakeHouse, news: News) -> None:
    def look(watched: Watched) -> None:
        watched.see("open", LOOK, ticks=CURTAIN_TICKS + 5)
        watched.see("away", Happened(news), ticks=CURTAIN_TICKS - 1)

    one, other = twice(make_house, look)
    assert differing(one, other) == {"open"}


def test_after_time_stood_still_the_curtain_comes_first_again(house: Furnished) -> None:
    table = Table(house, {0: ONE, 1: TWO})
    table.settle()
    table.do(Draw())
    house.do(LOOK)
    house.wait(1)
    house.do(Happened(News.TIME_JUMPED))
    assert not table.scene._sees(0)
    house.wait(0.7)
    assert table.scene._sees(0)


def test_stopping_covers_at_once(make_house: MakeHouse) -> None:
    def look(watched: Watched) -> None:
        watched.see("open", LOOK, ticks=CURTAIN_TICKS + 5)
        watched.see("stop", Press(TWO, Button.DRAW), Press(KEYBOARD, Button.STOP), ticks=TICK_RATE)
        watched.see("on", Press(KEYBOARD, Button.OK), ticks=20)

    one, other = twice(make_house, look)
    assert differing(one, other) == {"open"}


def test_keeping_a_token_shows_and_tells_nothing_of_it(make_house: MakeHouse) -> None:
    def keep(watched: Watched) -> None:
        watched.table.scene.act(Keep())
        watched.see("kept", ticks=TICK_RATE)
        watched.table.scene.act(Take(0))
        watched.see("taken", ticks=TICK_RATE)

    one, other = twice(make_house, keep)
    assert differing(one, other) == set()
    assert one.house.sounds.heard == other.house.sounds.heard
    assert one.table.scene.chronicle.lines == other.table.scene.chronicle.lines
    assert one.house.words("triqueta.told.kept") in [line for _, line in one.table.scene.chronicle.lines]


def test_choosing_what_counts_is_secret_until_all_have_chosen(make_house: MakeHouse) -> None:
    def count(watched: Watched) -> None:
        state = watched.table.state
        state.drawn, state.phase, state.seat = None, Phase.COUNT, 0
        state.collected = [(0, 1, 0, 0, 0, 0), (0, 0, 2, 0, 0, 0)]
        state.choices = [None, None]
        watched.table.scene.refresh()
        watched.see("covered", ticks=5)
        watched.see("a choice", Press(ONE, Button.CELL_7), Press(ONE, Button.CELL_4), ticks=3)
        watched.see("behind the curtain", LOOK, ticks=CURTAIN_TICKS - 1)
        watched.see("open", ticks=3)
        watched.see("let go", LET_GO, ticks=3)
        watched.table.reach("confirm")
        watched.see("chosen", ticks=TICK_RATE)

    one, other = twice(make_house, count)
    assert differing(one, other) == {"open"}


def test_the_title_tells_of_a_saved_game_its_names_and_nothing_more(make_house: MakeHouse) -> None:
    def leave(watched: Watched) -> None:
        watched.house.scenes.home()
        for path in watched.house.store.folder.glob("saved/*"):
            assert "7" not in path.stem.removeprefix("triqueta-2026-03-14"), "the seed is in the file's name"
        watched.see("title", ticks=3)

    one, other = twice(make_house, leave)
    assert differing(one, other) == set()


def test_the_window_s_title_stays_as_it_is(house: Furnished) -> None:
    before = pygame.display.get_caption()
    table = Table(house, {0: ONE, 1: TWO})
    table.do(Draw(), Keep())
    house.do(LOOK)
    house.wait(1)
    assert pygame.display.get_caption() == before


def test_with_one_person_there_is_no_curtain_and_a_computer_s_secrets_are_never_shown(make_house: MakeHouse) -> None:
    frames = []
    for exchanged in (False, True):
        watched = Watched(make_house(SIZE), exchanged=False, sources=(ONE,))
        table = watched.table
        assert table.scene._sees(0)
        if exchanged:
            table.state.kept[1] = (4,)
        watched.see("look", LOOK, ticks=CURTAIN_TICKS + 5)
        assert table.scene.look.sight is Sight.COVERED
        frames.append(watched)
    assert differing(*frames) == set()


def holders(table: Table) -> Iterator[tuple[str, Input, Input]]:
    """Yield ways to look: who plays by them, how it begins, how it ends."""
    eye, own = table.rect(EYE).center, table.scene._picture.layout.panels[0].kept.center
    yield ONE, Press(ONE, Button.DRAW), Release(ONE, Button.DRAW)
    yield "pad-1", Press("pad-1", Button.DRAW), Release("pad-1", Button.DRAW)
    yield MOUSE, down(eye), up(eye)
    yield MOUSE, down(own), up(own)
    yield f"{TOUCH}0", down(eye, FINGER_ONE), up(eye, FINGER_ONE)
    yield f"{TOUCH}0", down(own, FINGER_ONE), Point(FINGER_ONE, Pointing.CANCEL, own)


@pytest.mark.parametrize("way", range(6))
def test_each_device_looks_by_holding(house: Furnished, way: int) -> None:
    table = Table(house, {0: ONE, 1: TWO})
    table.settle()
    table.do(Draw(), Keep(), Draw(), Place(0), Draw())
    source, begin, end = list(holders(table))[way]
    house.seats[0].source = source
    table.scene._go_on()
    look = table.scene.look
    house.do(begin)
    assert look.sight is Sight.CURTAIN
    house.wait(0.7)
    assert table.scene._sees(0)
    house.do(end)
    assert not table.scene._sees(0)
    assert table.phase is Phase.DRAWN, "looking does nothing else"


def test_the_house_s_keys_look_by_holding_ok_on_the_eye(house: Furnished) -> None:
    table = Table(house, {0: ONE, 1: TWO})
    table.settle()
    table.do(Draw())
    table.move_to(EYE, KEYBOARD)
    house.do(Press(KEYBOARD, Button.OK))
    house.wait(0.8)
    assert table.scene._sees(0)
    house.do(Release(KEYBOARD, Button.OK))
    assert not table.scene._sees(0)


def test_kept_tokens_may_be_looked_at_in_another_s_turn_and_nobody_else_s_by_mouse(house: Furnished) -> None:
    table = Table(house, {0: ONE, 1: MOUSE})
    table.settle()
    table.do(Draw(), Keep(), Draw(), Keep())
    panels = table.scene._picture.layout.panels
    house.do(down(panels[0].kept.center))
    assert table.scene.look.player is None
    house.do(up(panels[0].kept.center), down(panels[1].kept.center))
    house.wait(0.8)
    assert table.state.seat == 0
    assert (table.scene._sees(0), table.scene._sees(1)) == (False, True)


def test_one_looks_at_a_time(house: Furnished) -> None:
    table = Table(house, {0: ONE, 1: TWO})
    table.settle()
    table.do(Draw(), Keep(), Draw(), Keep())
    house.do(LOOK, OTHER_LOOK)
    assert table.scene.look.player == 0
    house.do(Release(TWO, Button.DRAW))
    assert table.scene.look.player == 0
    house.do(LET_GO, OTHER_LOOK)
    assert table.scene.look.player == 1
    assert table.scene.look.sight is Sight.CURTAIN, "with a curtain of its own"


def test_the_end_of_the_own_turn_covers(house: Furnished) -> None:
    table = Table(house, {0: ONE, 1: TWO})
    table.settle()
    table.do(Draw())
    house.do(LOOK)
    house.wait(0.8)
    assert table.scene._sees(0)
    house.press(ONE, Button.CELL_4)
    assert table.state.seat == 1
    assert table.scene.look.sight is Sight.COVERED
