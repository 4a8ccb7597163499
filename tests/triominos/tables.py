"""A Triominos table for tests of the scene: seats, and hands of every kind that place tiles, draw and pass."""

from collections import deque
from collections.abc import Mapping

from games.engine.inputs import BLOCK, FINGER, TOUCH, Button, Move, Phase, Point, is_mouse
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.widgets import Widget
from games.triominos.actions import Action, Deal, Draw, Pass, Place
from games.triominos.choosing import ANSWER, DRAW
from games.triominos.rules import State
from games.triominos.scene import TriominosScene
from games.triominos.start import start
from tests.furnished import Furnished

FINGER_ONE = f"{FINGER}1"
OK_OF_BLOCK = Button.CELL_4
CROSS = {Move.UP: Button.UP, Move.DOWN: Button.DOWN, Move.LEFT: Button.LEFT, Move.RIGHT: Button.RIGHT}
BLOCK_CROSS = {Move.UP: Button.CELL_1, Move.DOWN: Button.CELL_7, Move.LEFT: Button.CELL_3, Move.RIGHT: Button.CELL_5}
OPENING_GUARD = 0.6  # seconds after which a rack can be opened
CURTAIN = 0.8  # seconds


class Table:
    """The scene on top of a house, past the draw for the start, and what it has shown so far."""

    def __init__(
        self,
        house: Furnished,
        sources: Mapping[int, str],
        computers: Mapping[int, int] | None = None,
        mode: str = "game",
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Seat sources and computers (levels from 0) by seat, and begin."""
        for number, source in sources.items():
            house.seats[number].source = source
        for number, level in (computers or {}).items():
            house.seats[number].level = level
        self.house = house
        self.outcomes: list[Outcome] = []
        scene = start(house, Plan(mode, dict(options or {})), self.outcomes.append)
        assert isinstance(scene, TriominosScene)
        self.scene = scene
        house.enter(scene)
        self.past_draws()

    @property
    def state(self) -> State:
        """The game, secrets included; a call, so that nobody takes it to be what it was."""
        return self.scene.state

    def past_draws(self) -> None:
        """Look at who drew what for the start, until it is over."""
        while self.scene._draws:
            self.house.app.advance([])

    def settle(self) -> None:
        """Let time pass, without drawing, until a person is to act, a round is over, or the results are shown."""
        while not self.outcomes and self.scene.playing and (self.scene._moving or not self.scene.human):
            self.house.app.advance([])

    def source(self) -> str:
        """Return what the player whose turn it is plays with."""
        return self.house.seats[self.scene.session.current.seat].source or ""

    def open(self) -> None:
        """Let whoever's turn it is open the own rack."""
        self.settle()
        if self.scene.playing and self.scene.human and not self.scene.sees_hand:
            self.house.wait(OPENING_GUARD)
            self.ok(self.source(), "open")
            self.house.wait(CURTAIN)
        assert not self.scene.playing or self.scene.sees_hand

    def do(self, *actions: Action) -> None:
        """Let whoever's turn it is act, without any device, and let it settle."""
        for action in actions:
            self.scene.act(action)
            self.settle()

    def play(self, action: Action, source: str = "") -> None:
        """Do an action with a device, as a person would; the rack is open."""
        source = source or self.source()
        if isinstance(action, Place):
            self.ok(source, f"tile-{action.tile}", only_aim=not _points(source))
            self.ok(source, f"face-{action.face}")
            self.ok(source, f"face-{action.face}")
        elif isinstance(action, Deal):
            self.house.wait(OPENING_GUARD + 1)
            self.ok(source, "")
        else:
            self.ok(source, {Draw: DRAW, Pass: ANSWER}[type(action)])
        self.settle()

    def ok(self, source: str, key: str, *, only_aim: bool = False) -> None:
        """Press or tap a target; with `only_aim` move the cursor there and no more."""
        if _points(source):
            finger = FINGER_ONE if source.startswith(TOUCH) else source
            self.house.click(self.place(key), finger)
            return
        if key and self.scene.focus != key:
            self.house.press(source, *self.way(source, key))
            assert self.scene.focus == key
        if not only_aim:
            self.house.press(source, OK_OF_BLOCK if source.startswith(BLOCK) else Button.OK)

    def place(self, key: str) -> tuple[int, int]:
        """Return where to point at a target."""
        if key.startswith("face-"):
            return self.scene_place(int(key.removeprefix("face-")))
        return self.target(key).rect.center if key else (5, 5)

    def scene_place(self, face: int) -> tuple[int, int]:
        """Return where a face lies in the window, once the view stands still."""
        self.house.wait(0.4)
        x, y = self.scene.camera.middle_of(face)
        return round(x), round(y)

    def target(self, key: str) -> Widget:
        """Return a target by its key."""
        return next(target for target in self.scene._targets if target.key == key)

    def way(self, source: str, key: str) -> list[Button]:
        """Find the shortest way of a cross to a target, by trying it out in the scene."""
        scene, cross = self.scene, BLOCK_CROSS if source.startswith(BLOCK) else CROSS
        begin = (scene.focus, scene.hand.tile)
        ways: dict[tuple[str, int | None], list[Move]] = {begin: []}
        waiting = deque(ways)
        while waiting:
            at = waiting.popleft()
            for move in Move.UP, Move.DOWN, Move.LEFT, Move.RIGHT:
                self._stand(*at)
                start_at = scene._focused()
                if start_at is None:
                    continue
                scene.aim(scene._goal(start_at, move))
                there = (scene.focus, scene.hand.tile)
                if there not in ways:
                    ways[there] = [*ways[at], move]
                    waiting.append(there)
                    if there[0] == key and (not key.startswith("face-") or there[1] == begin[1]):
                        self._stand(*begin)
                        return [cross[step] for step in ways[there]]
        raise AssertionError(f"no cross leads from {begin[0]} to {key}")

    def _stand(self, key: str, tile: int | None) -> None:
        if tile is not None:
            self.scene.aim(f"tile-{tile}")
        self.scene.aim(key)


def _points(source: str) -> bool:
    return is_mouse(source) or source.startswith((FINGER, TOUCH))


def pointed(source: str, phase: Phase, pos: tuple[int, int], steps: int = 0) -> Point:
    """Return what a pointer does."""
    return Point(source, phase, pos, steps)
