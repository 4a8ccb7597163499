"""Mouse and fingers over the table: tapping, dragging a tile, panning the felt, pinching, hovering.

A gesture belongs to what it came down on. Which things there are and what happens with them, the table says.
"""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from games.engine.inputs import Phase, Point, is_mouse

FELT = "felt"  # the key of the table itself
SLACK = 14  # pixels of a full high definition screen that a pointer may move within a tap
PINCH = 1.19  # of two fingers' distance, for one step of zoom

Pos = tuple[int, int]


class Touchable(ABC):
    """What gestures are made on."""

    @abstractmethod
    def hit(self, pos: Pos) -> str:
        """Return the key of what lies at a place of the window; empty for nothing."""

    @abstractmethod
    def tapped(self, key: str, source: str) -> None:
        """Answer to a tap or a click on something."""

    @abstractmethod
    def hovered(self, key: str, source: str) -> None:
        """Answer to the mouse resting on something without pressing."""

    @abstractmethod
    def can_drag(self, key: str, source: str) -> bool:
        """Return whether a source may drag this away."""

    @abstractmethod
    def dragged(self, key: str, pos: Pos) -> None:
        """Let what is being dragged be at a place now."""

    @abstractmethod
    def dropped(self, pos: Pos | None) -> None:
        """Let go of what was dragged; None: it does not count."""

    @abstractmethod
    def panned(self, right: int, down: int) -> None:
        """Push the felt by so many pixels."""

    @abstractmethod
    def zoomed(self, steps: int, pos: Pos) -> None:
        """Enlarge the felt, or make it smaller, around a place."""

    @abstractmethod
    def second(self, source: str) -> None:
        """Answer to the right button."""


@dataclass
class Touch:
    """A button or finger that is down."""

    key: str
    begun: Pos
    pos: Pos
    moved: bool = False
    dragging: bool = False


class Gestures:
    """All pointers that are down."""

    def __init__(self, table: Touchable) -> None:
        self._table = table
        self._down: dict[str, Touch] = {}
        self._spread = 0.0  # of two fingers, when the last step of zoom was made
        self.slack = float(SLACK)

    def take(self, given: Point) -> None:
        """Take what a pointer did."""
        match given.phase:
            case Phase.DOWN:
                self._down[given.source] = Touch(self._table.hit(given.pos), given.pos, given.pos)
                self._spread = self._distance()
            case Phase.MOVE:
                self._move(given)
            case Phase.UP:
                self._up(given)
            case Phase.CANCEL:
                self._cancel(given.source)
            case Phase.WHEEL:
                self._table.zoomed(given.steps, given.pos)
            case Phase.SECOND:
                self._table.second(given.source)

    def forget(self) -> None:
        """Let everything go: something else has come on top."""
        for source in list(self._down):
            self._cancel(source)

    def _move(self, given: Point) -> None:
        touch = self._down.get(given.source)
        if touch is None:
            if is_mouse(given.source):
                self._table.hovered(self._table.hit(given.pos), given.source)
            return
        step = (given.pos[0] - touch.pos[0], given.pos[1] - touch.pos[1])
        touch.pos = given.pos
        if not touch.moved and math.dist(touch.begun, given.pos) > self.slack:
            touch.moved = True
            touch.dragging = self._table.can_drag(touch.key, given.source)
            step = (given.pos[0] - touch.begun[0], given.pos[1] - touch.begun[1])
        if touch.dragging:
            self._table.dragged(touch.key, given.pos)
        elif len(self._on_felt()) > 1:
            self._pinch(step)
        elif touch.moved and _is_felt(touch.key):
            self._table.panned(*step)

    def _up(self, given: Point) -> None:
        touch = self._down.pop(given.source, None)
        if touch is None:
            return
        if touch.dragging:
            self._table.dropped(given.pos)
        elif not touch.moved and touch.key:
            self._table.tapped(touch.key, given.source)

    def _cancel(self, source: str) -> None:
        touch = self._down.pop(source, None)
        if touch and touch.dragging:
            self._table.dropped(None)

    def _pinch(self, step: Pos) -> None:
        """Zoom by the distance of the first two fingers, pan by half of what one of them moves."""
        fingers = self._on_felt()
        spread = self._distance()
        middle = tuple(sum(axis) // 2 for axis in zip(fingers[0].pos, fingers[1].pos, strict=True))
        for touch in fingers:
            touch.moved = True
        self._table.panned(step[0] // 2, step[1] // 2)
        if self._spread and spread > self._spread * PINCH:
            self._spread = spread
            self._table.zoomed(1, (middle[0], middle[1]))
        elif self._spread and spread < self._spread / PINCH:
            self._spread = spread
            self._table.zoomed(-1, (middle[0], middle[1]))

    def _distance(self) -> float:
        fingers = self._on_felt()
        return math.dist(fingers[0].pos, fingers[1].pos) if len(fingers) > 1 else 0.0

    def _on_felt(self) -> list[Touch]:
        return [touch for touch in self._down.values() if _is_felt(touch.key) and not touch.dragging]


def _is_felt(key: str) -> bool:
    return key == FELT or key.startswith("face-")
