"""The operator's way in: three buttons of one device held together, or a corner of the screen, for five seconds."""

from typing import Final

from games.engine.clock import TICK_RATE
from games.engine.inputs import Button, Input, Phase, Point, Press, Release

HELD: Final = 5 * TICK_RATE  # ticks
BUTTONS: Final = frozenset({Button.PREVIOUS, Button.DRAW, Button.NEXT})
CORNER: Final = 0.1  # of the window's width and height, at the left top
Size = tuple[int, int]


class Combination:
    """Watches what is held."""

    def __init__(self) -> None:
        self._buttons: dict[str, set[Button]] = {}
        self._corners: set[str] = set()
        self._ticks = 0

    def hear(self, given: Input, size: Size) -> None:
        """Take an input; size is the window's."""
        if isinstance(given, Press):
            self._buttons.setdefault(given.source, set()).add(given.button)
        elif isinstance(given, Release):
            self._buttons.get(given.source, set()).discard(given.button)
        elif isinstance(given, Point):
            self._point(given, size)

    def tick(self) -> bool:
        """Let a tick pass; return whether the combination has just been held long enough."""
        held = bool(self._corners) or any(buttons >= BUTTONS for buttons in self._buttons.values())
        self._ticks = self._ticks + 1 if held else 0
        return self._ticks == HELD

    def forget(self) -> None:
        """Drop all that is held: the window lost the keyboard."""
        self._buttons.clear()
        self._corners.clear()

    def _point(self, given: Point, size: Size) -> None:
        inside = given.pos[0] < size[0] * CORNER and given.pos[1] < size[1] * CORNER
        if given.phase is Phase.DOWN and inside:
            self._corners.add(given.source)
        elif given.phase in {Phase.UP, Phase.CANCEL} or not inside:
            self._corners.discard(given.source)
