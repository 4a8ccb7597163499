"""A part of a page that costs much to describe and seldom changes: described once for each look, kept as a picture."""

from collections.abc import Callable, Hashable

import pygame

from games.engine.canvas import Canvas, flattened
from games.engine.house import House


class Kept:
    """The picture of a part, drawn anew when its size, the texts' language or size, or what else it shows changes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._look: Hashable = None
        self._picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, area: pygame.Rect, paint: Callable[[Canvas], None], *shown: Hashable) -> None:
        """Put the picture into an area; ``paint`` describes it on a canvas of the area's size, if it has one."""
        if area.width < 1 or area.height < 1:
            return
        look = (area.size, self._house.writing, *shown)
        if self._picture is None or self._look != look:
            part = Canvas(area.size)
            paint(part)
            self._look, self._picture = look, flattened(part)
        canvas.blit(self._picture, area.topleft)
