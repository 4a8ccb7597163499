"""Sentences in the pictures of a round: written into a rectangle, smaller where they would not fit."""

import pygame

from games.core.ticks import TICKS_PER_SECOND
from games.engine import text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import PAPER, Colour


def write(
    house: House,
    canvas: Canvas,
    words: str,
    area: pygame.Rect,
    sizes: tuple[float, float],
    colour: Colour = PAPER,
    *,
    middle: bool = False,
) -> int:
    """Write words from the top of an area, or in its middle; sizes: the largest and the smallest. Return the end."""
    size, smallest = sizes
    while size > smallest and _height(house, words, size, area.width) > area.height:
        size -= 1
    pixels = house.px(size)
    step = text.line_height(pixels)
    lines = text.wrapped(words, pixels, area.width)
    top = area.centery - step * len(lines) // 2 if middle else area.top
    for number, line in enumerate(lines):
        picture = text.fitted(line, pixels, area.width, colour, text.Weight.MEDIUM)
        canvas.blit(picture, (area.left, top + number * step))
    return top + step * len(lines)


def fits(house: House, words: str, area: pygame.Rect, smallest: float) -> bool:
    """Return whether words have room in an area when they are written as small as may be."""
    return _height(house, words, smallest, area.width) <= area.height


def seconds(house: House, ticks: float) -> str:
    """Return a time as a number of seconds with one decimal, in the language of the moment."""
    return f"{ticks / TICKS_PER_SECOND:.1f}".replace(".", house.words("tripolo.decimal_mark"))


def _height(house: House, words: str, size: float, width: int) -> int:
    pixels = house.px(size)
    return len(text.wrapped(words, pixels, width)) * text.line_height(pixels)
