"""A Triqueta table for tests of the scene: seats, and hands of every kind that reach for what is to be chosen."""

from collections import deque
from collections.abc import Callable, Mapping

import pygame

from games.engine import widgets
from games.engine.inputs import BLOCK, FINGER, MOUSE, TOUCH, Button, Move, Point, Press
from games.engine.inputs import Phase as Pointing
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.rules import Phase, State
from games.triqueta.scene import CONFIRM, KEEP, TOWER, TriquetaScene, start
from games.turnbased.first import AskFirst
from tests.furnished import Furnished

PLAN = Plan("game", {})
FINGER_ONE = f"{FINGER}1"
CROSS = {Move.UP: Button.UP, Move.DOWN: Button.DOWN, Move.LEFT: Button.LEFT, Move.RIGHT: Button.RIGHT}
BLOCK_CROSS = {Move.UP: Button.CELL_1, Move.DOWN: Button.CELL_7, Move.LEFT: Button.CELL_3, Move.RIGHT: Button.CELL_5}


class Table:
    """The scene on top of a house, and what it has shown so far."""

    def __init__(
        self,
        house: Furnished,
        sources: Mapping[int, str],
        computers: Mapping[int, int] | None = None,
        first: int | None = 0,
    ) -> None:
        """Seat sources and computers (levels from 0) by seat, and begin; `first` counts the players."""
        for number, source in sources.items():
            house.seats[number].source = source
        for number, level in (computers or {}).items():
            house.seats[number].level = level
        self.house = house
        self.outcomes: list[Outcome] = []
        page = start(house, PLAN, self.outcomes.append)
        assert isinstance(page, AskFirst)
        house.enter(page)
        page._go(first)
        self.scene = top(house)

    @property
    def state(self) -> State:
        """The game, secrets included."""
        return self.scene.state

    @property
    def phase(self) -> Phase:
        """The phase now; a call, so that nobody takes it to be what it was."""
        return self.state.phase

    def source(self) -> str:
        """Return what the player whose turn it is plays with."""
        return self.house.seats[self.scene.session.current.seat].source or ""

    def settle(self) -> None:
        """Let time pass, without drawing, until a person is to act, or the results are shown."""
        while not self.outcomes and (self.scene.animating or not self.scene.human):
            self.house.app.advance([])

    def do(self, *actions: Action) -> None:
        """Let whoever's turn it is act, without any device, and let it settle."""
        for action in actions:
            self.scene.act(action)
            self.settle()

    def reach(self, key: str, source: str = "") -> None:
        """Choose a target as a person with a source does (empty: the one whose turn it is), and let it settle."""
        source = source or self.source()
        if source.startswith((MOUSE, FINGER, TOUCH)):
            self.house.click(self.rect(key).center, FINGER_ONE if source.startswith(TOUCH) else source)
        else:
            self.move_to(key, source)
            self.house.press(source, Button.CELL_4 if source.startswith(BLOCK) else Button.OK)
        self.settle()

    def move_to(self, key: str, source: str) -> None:
        """Move the cursor to a target by the shortest way of a cross."""
        cross = BLOCK_CROSS if source.startswith(BLOCK) else CROSS
        self.house.press(source, *(cross[move] for move in self._way(key)))
        assert self.scene.focus == key

    def rect(self, key: str) -> pygame.Rect:
        """Return where a target stands."""
        return next(target.rect for target in self.scene._targets if target.key == key)

    def _way(self, key: str) -> list[Move]:
        ways: dict[str, list[Move]] = {self.scene.focus: []}
        waiting = deque(ways)
        targets = {target.key: target for target in self.scene._targets}
        while waiting and key not in ways:
            at = waiting.popleft()
            for move in CROSS:
                there = widgets.nearest(list(targets.values()), targets[at], move, closed=True).key
                if there not in ways:
                    ways[there] = [*ways[at], move]
                    waiting.append(there)
        assert key in ways, f"no cross leads from {self.scene.focus} to {key}"
        return ways[key]


def top(house: Furnished) -> TriquetaScene:
    """Return the scene that plays."""
    scene = house.scenes.top
    assert isinstance(scene, TriquetaScene)
    return scene


def key_of(action: Action) -> str:
    """Return the target by which an action is done; for a count, the one that confirms it."""
    return KEYS[type(action)](action)


KEYS: dict[type[Action], Callable[..., str]] = {
    Draw: lambda _: TOWER,
    Keep: lambda _: KEEP,
    Place: lambda action: f"row-{action.row}",
    Take: lambda action: f"row-{action.row}",
    ChooseTower: lambda action: f"tower-{action.tower}",
    Count: lambda _: CONFIRM,
}


def hold(table: Table, source: str, button: Button = Button.DRAW) -> None:
    """Press a button and keep it down."""
    table.house.do(Press(source, button))


def down(pos: tuple[int, int], source: str = MOUSE) -> Point:
    """Return a pointer coming down."""
    return Point(source, Pointing.DOWN, pos)


def up(pos: tuple[int, int], source: str = MOUSE) -> Point:
    """Return a pointer going up."""
    return Point(source, Pointing.UP, pos)
