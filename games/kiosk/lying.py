"""Touches that only lie there: a bag on the glass is nobody. It wakes nothing, presses nothing, and keeps no session.

What stays at its place for long lies there, also when the glass loses and finds it again and again. A hand that drags,
or a finger that taps here and there, is a person's.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from games.engine.clock import TICK_RATE
from games.engine.inputs import FINGER, Input, Phase, Point

LONG: Final = 45 * TICK_RATE  # ticks from which on it lies there; nobody holds a finger still for so long
LOST: Final = TICK_RATE // 2  # ticks for which the glass may lose it
NEAR: Final = 0.05  # of the window's height, within which it is at the same place
Size = tuple[int, int]


@dataclass
class Touch:
    """Something on the glass: where it came down, how long ago, and for how many ticks it has been lost."""

    pos: tuple[int, int]
    age: int = 0
    lost: int = 0
    is_down: bool = True

    @property
    def lies(self) -> bool:
        """Whether it is nobody's finger."""
        return self.age >= LONG


class Lying:
    """Follows every touch."""

    def __init__(self) -> None:
        self._touches: dict[str, Touch] = {}

    def without(self, inputs: Iterable[Input], size: Size) -> list[Input]:
        """Return the inputs that are people's; size is the window's."""
        return [given for given in inputs if not self._is_lying(given, size)]

    def tick(self) -> list[Input]:
        """Let a tick pass; return what takes back the touches that lie there from now on."""
        old: list[Input] = []
        for source, touch in self._touches.items():
            touch.age += 1
            touch.lost = 0 if touch.is_down else touch.lost + 1
            if touch.is_down and touch.age == LONG:
                old.append(Point(source, Phase.CANCEL, touch.pos))
        self._touches = {source: touch for source, touch in self._touches.items() if touch.lost <= LOST}
        return old

    def _is_lying(self, given: Input, size: Size) -> bool:
        if not isinstance(given, Point) or not given.source.startswith(FINGER):
            return False
        near = NEAR * size[1]
        touch = self._down(given, near) if given.phase is Phase.DOWN else self._touches.get(given.source)
        if touch is None:
            return False
        if math.dist(touch.pos, given.pos) > near:
            touch.pos, touch.age = given.pos, 0  # it moves: a hand
        touch.is_down = given.phase not in {Phase.UP, Phase.CANCEL}
        return touch.lies

    def _down(self, given: Point, near: float) -> Touch:
        """Follow what comes down; it may have been there just now."""
        lost = (source for source, touch in self._touches.items() if math.dist(touch.pos, given.pos) <= near)
        same = next((source for source in lost if source == given.source or not self._touches[source].is_down), "")
        touch = self._touches.pop(same, Touch(given.pos))
        touch.lost = 0
        self._touches[given.source] = touch
        return touch
