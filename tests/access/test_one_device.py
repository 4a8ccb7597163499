"""Whoever has one kind of device gets along with it: from the title to a game, and through a round to its results.

Whole games of Triqueta and Triominos by each device are in their own folders.
"""

from collections.abc import Callable

import pytest

from games.engine.inputs import BLOCK, BLOCKS, FINGER, MOUSE, PAD, Button, Phase, Point
from games.engine.widgets import Widget
from games.menus.lobby import Lobby
from games.menus.results import Results
from games.menus.title import Title
from games.tripolo.scene import TripoloScene
from games.turnbased.first import AskFirst
from tests.furnished import Furnished
from tests.tripolo.tables import CELLS, moves

ONE_BLOCK, ONE_PAD, ONE_FINGER = BLOCKS[0], f"{PAD}0", f"{FINGER}3"
DEVICES = (ONE_BLOCK, ONE_PAD, MOUSE, ONE_FINGER)
CROSS = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)
BLOCK_CROSS = (Button.CELL_1, Button.CELL_7, Button.CELL_3, Button.CELL_5)
SCENES = {"tripolo": "TripoloScene", "triqueta": "AskFirst", "triominos": "TriominosScene"}
COUNT = 3.2  # seconds before a start
MOST_PLAYS = 900
MOST_STEPS = 30
SETTLED = 0.4  # seconds until a hand lies still
SEEN = 0.15  # of a card's width: its left edge is never covered


class Person:
    """Somebody at a house, with one device."""

    def __init__(self, house: Furnished, source: str) -> None:
        """Sit before the title."""
        self.house, self.source = house, source
        self.points = source in {MOUSE, ONE_FINGER}
        house.enter(Title(house))

    def press(self, *buttons: Button) -> None:
        """Press buttons of the cross, or OK, BACK and the like; of a block those that mean the same."""
        meant = dict(zip((*CROSS, Button.OK, Button.BACK), (*BLOCK_CROSS, Button.CELL_4, Button.DRAW), strict=True))
        is_block = self.source.startswith(BLOCK)
        self.house.press(self.source, *(meant.get(button, button) if is_block else button for button in buttons))

    def click(self, key: str) -> None:
        """Click or tap a widget."""
        scene = self.house.on_top()
        found: list[Widget] = [*getattr(scene, "widgets", []), *getattr(scene, "_widgets", [])]
        self.house.click(next(widget.rect.center for widget in found if widget.key == key), self.source)

    def open_lobby(self, game: str) -> Lobby:
        """Choose a game on the title."""
        if self.points:
            self.click(f"game.{game}")
        else:
            title = self.house.on_top()
            assert isinstance(title, Title)
            for _ in range(MOST_STEPS):
                if title.focused and title.focused.key == f"game.{game}":
                    break
                self.press(Button.DOWN)
            self.press(Button.OK)
        lobby = self.house.on_top()
        assert isinstance(lobby, Lobby)
        return lobby

    def start(self, game: str) -> None:
        """Sit down, ask for a computer, be ready, and wait for the start."""
        lobby = self.open_lobby(game)
        if self.points:
            for key in ("seat.0.free", "computer", "seat.0.ready"):
                self.click(key)
        else:
            self.press(Button.OK)
            seat = self.house.seats.of(self.source)
            assert seat
            self.press(Button.RIGHT)
            for _ in range(MOST_STEPS):
                if lobby.cursors.is_on(lobby._widgets, seat, "computer"):
                    break
                self.press(Button.DOWN)
            self.press(Button.OK, Button.LEFT, Button.OK)
        self.house.wait(COUNT)

    @property
    def seat(self) -> int:
        """Where the person sits; fingers belong to the place that they touched first."""
        found = self.house.seats.of(self.source)
        return found.number if found else 0


def lay(person: Person, scene: TripoloScene, card: int, cell: int) -> None:
    """Lay a card on a cell as one does it with the device."""
    house, source, controls = person.house, person.source, scene._controls
    seat = person.seat
    if person.points:
        house.wait(SETTLED)
        target, hand = scene._picture.table.cells[cell].center, scene._picture.hands[seat]
        left, top = hand.places[card]
        start = (round(left + hand.size * SEEN), round(top + hand.size / 2))
        house.do(Point(source, Phase.DOWN, start))
        house.do(Point(source, Phase.MOVE, ((start[0] + target[0]) // 2, (start[1] + target[1]) // 2)))
        house.do(Point(source, Phase.UP, target))
        return
    for _ in scene._match.hand(seat):
        if controls.chosen(seat) != card:
            house.press(source, Button.NEXT)
    if source == ONE_BLOCK:
        house.press(source, CELLS[cell])
        return
    at = controls.marker(seat)
    down, right = cell // 3 - at // 3, cell % 3 - at % 3
    house.press(source, *[Button.DOWN if down > 0 else Button.UP] * abs(down))
    house.press(source, *[Button.RIGHT if right > 0 else Button.LEFT] * abs(right), Button.OK)


def draw(person: Person, scene: TripoloScene) -> None:
    """Draw a card."""
    if person.points:
        person.house.click(scene._picture.table.panels[person.seat].stack.center, person.source)
    else:
        person.house.press(person.source, Button.DRAW)


@pytest.mark.parametrize("source", DEVICES)
@pytest.mark.parametrize("game", SCENES)
def test_from_the_title_to_a_game(house: Furnished, game: str, source: str) -> None:
    Person(house, source).start(game)
    assert type(house.on_top()).__name__ == SCENES[game]


@pytest.mark.parametrize("source", DEVICES)
def test_who_begins_is_answered(house: Furnished, source: str) -> None:
    person = Person(house, source)
    person.start("triqueta")
    first = house.on_top()
    assert isinstance(first, AskFirst)
    if person.points:
        person.click(first.widgets[0].key)
    else:
        person.press(Button.OK)
    assert type(house.on_top()).__name__ == "TriquetaScene"


@pytest.mark.parametrize("source", DEVICES)
def test_a_round_of_tripolo_from_the_title_to_its_results(make_house: Callable[..., Furnished], source: str) -> None:
    house = make_house((640, 360))
    person = Person(house, source)
    person.start("tripolo")
    scene = house.on_top()
    assert isinstance(scene, TripoloScene)
    laid = 0
    for _ in range(MOST_PLAYS):
        if house.on_top() is not scene:
            break
        match = scene._match
        open_moves = moves(match, person.seat)
        if open_moves:
            before = len(match.hand(person.seat))
            lay(person, scene, *open_moves[0])
            laid += len(match.hand(person.seat)) < before
        elif match.stack(person.seat):
            draw(person, scene)
        house.wait(0.1)
    assert isinstance(house.on_top(), Results)
    assert laid > 3, f"{source} laid {laid} cards"
