"""A picture that wanders slowly by some pixels, so that nothing burns into a screen that shows it all year."""

import math
from typing import Final

import pygame

from games.engine.canvas import OPAQUE, Canvas
from games.engine.clock import TICK_RATE

REACH: Final = 0.012  # of the window's width and height, to each side
STEP: Final = 4 * TICK_RATE  # ticks between two steps of the way
ROUNDS: Final = (3, 2)  # of the way in both directions (a Lissajous figure), in STEPS steps
STEPS: Final = 240


def farthest(size: tuple[int, int]) -> int:
    """Return how far the picture of a window wanders to each side at most, in pixels."""
    return math.ceil(max(size) * REACH)


def offset(ticks: int, size: tuple[int, int]) -> tuple[int, int]:
    """Return how far the picture has wandered after so many ticks, in pixels."""
    turn = ticks // STEP % STEPS / STEPS * math.tau
    return (
        round(size[0] * REACH * math.sin(ROUNDS[0] * turn)),
        round(size[1] * REACH * math.sin(ROUNDS[1] * turn)),
    )


class Shifted(Canvas):
    """Hands everything on to another canvas, moved."""

    def __init__(self, whole: Canvas, by: tuple[int, int]) -> None:
        super().__init__(whole.size)
        self._whole = whole
        self._by = by

    def blit(self, surface: pygame.Surface, pos: tuple[float, float], alpha: int = OPAQUE) -> None:
        """Put a surface with its left top corner at pos, moved."""
        self._whole.blit(surface, (pos[0] + self._by[0], pos[1] + self._by[1]), alpha)
