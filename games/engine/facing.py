"""Facing: parts of a table that lie turned, each towards the player who sits at that side.

Such a part is laid out and drawn upright in coordinates of its own, from (0, 0); what lies upright on the screen anyway
keeps the screen's coordinates.
"""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from games.engine.canvas import OPAQUE, Canvas

KEPT = 800  # turned pictures
UPRIGHT, RIGHT_SIDE, FAR_SIDE, LEFT_SIDE = 0, 90, 180, 270  # degrees by which a part is turned, counter-clockwise

# The sides at which so many players sit, going round the table as the hand of a clock does not.
SIDES: dict[int, tuple[int, ...]] = {
    1: (UPRIGHT,),
    2: (UPRIGHT, FAR_SIDE),
    3: (UPRIGHT, RIGHT_SIDE, FAR_SIDE),
    4: (UPRIGHT, RIGHT_SIDE, FAR_SIDE, LEFT_SIDE),
    5: (UPRIGHT, UPRIGHT, RIGHT_SIDE, FAR_SIDE, LEFT_SIDE),
    6: (UPRIGHT, UPRIGHT, RIGHT_SIDE, FAR_SIDE, FAR_SIDE, LEFT_SIDE),
}

Spot = tuple[float, float]


@dataclass(frozen=True)
class Facing:
    """A place on the screen and the degrees by which what lies there is turned."""

    rect: pygame.Rect
    turn: int = UPRIGHT

    @property
    def own(self) -> pygame.Rect:
        """The place in its own coordinates."""
        if self.turn == UPRIGHT:
            return self.rect.copy()
        width, height = self.rect.size
        return pygame.Rect(0, 0, height, width) if self.turn % FAR_SIDE else pygame.Rect(0, 0, width, height)

    def inwards(self, pos: Spot) -> tuple[int, int]:
        """Return a point of the screen in the own coordinates."""
        x, y = pos[0] - self.rect.left, pos[1] - self.rect.top
        width, height = self.rect.size
        inside = {
            UPRIGHT: pos,
            RIGHT_SIDE: (height - 1 - y, x),
            FAR_SIDE: (width - 1 - x, height - 1 - y),
            LEFT_SIDE: (y, width - 1 - x),
        }[self.turn]
        return round(inside[0]), round(inside[1])

    def outwards(self, corner: Spot, size: tuple[int, int]) -> Spot:
        """Return the left top corner on the screen of something with a corner and a size in the own coordinates."""
        if self.turn == UPRIGHT:
            return corner
        own, (x, y) = self.own, corner
        across, down = own.width - x - size[0], own.height - y - size[1]
        left, top = {RIGHT_SIDE: (y, across), FAR_SIDE: (across, down), LEFT_SIDE: (down, x)}[self.turn]
        return self.rect.left + left, self.rect.top + top

    def canvas(self, whole: Canvas) -> Canvas:
        """Return a canvas on which this part is drawn upright, and lies turned on the whole one."""
        return whole if self.turn == UPRIGHT else _Turned(whole, self)


class _Turned(Canvas):
    """Hands everything on to another canvas, turned."""

    def __init__(self, whole: Canvas, facing: Facing) -> None:
        super().__init__(facing.own.size)
        self._whole = whole
        self._facing = facing

    def blit(self, surface: pygame.Surface, pos: tuple[float, float], alpha: int = OPAQUE) -> None:
        """Put a surface with its left top corner at pos, seen from the player's side."""
        corner = self._facing.outwards((round(pos[0]), round(pos[1])), surface.get_size())
        self._whole.blit(_turned(surface, self._facing.turn), corner, alpha)


def of_screen(size: tuple[int, int], turn: int) -> Facing:
    """Return the whole of a screen, turned."""
    return Facing(pygame.Rect((0, 0), size), turn)


@lru_cache(maxsize=KEPT)
def _turned(surface: pygame.Surface, turn: int) -> pygame.Surface:
    return pygame.transform.rotate(surface, turn)


def forget() -> None:
    """Drop every turned picture (the window has another size now)."""
    _turned.cache_clear()
