"""The sheet: a window measured in the lengths of the design, from its middle, so that pages fit every size."""

from dataclasses import dataclass

import pygame

from games.engine import theme

MARGIN = 48.0  # free at the left and the right
WIDEST = 1820.0  # content does not spread farther on very wide windows


@dataclass(frozen=True)
class Sheet:
    """A window: ``width`` lengths wide (1440 or more), the design's 1080 lengths of height in its middle."""

    size: tuple[int, int]

    @property
    def scale(self) -> float:
        """Pixels of one length."""
        return theme.unit(self.size)

    @property
    def width(self) -> float:
        """Lengths that the content may take, margins left out."""
        return min(self.size[0] / self.scale - 2 * MARGIN, WIDEST)

    def rect(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """Return a place in pixels; left counts from the content's left edge, top from the design's top."""
        x0 = self.size[0] / 2 + (left - self.width / 2) * self.scale
        y0 = self.size[1] / 2 + (top - theme.FULL_HEIGHT / 2) * self.scale
        x, y = round(x0), round(y0)
        return pygame.Rect(x, y, round(x0 + width * self.scale) - x, round(y0 + height * self.scale) - y)

    def columns(self, count: int, top: float, height: float, gap: float) -> list[pygame.Rect]:
        """Return equally wide places side by side over the whole width."""
        width = (self.width - gap * (count - 1)) / count
        return [self.rect(number * (width + gap), top, width, height) for number in range(count)]


def split(rect: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return equally wide parts of a place, side by side."""
    width = (rect.width - gap * (count - 1)) / count
    return [
        pygame.Rect(round(rect.left + number * (width + gap)), rect.top, round(width), rect.height)
        for number in range(count)
    ]
