"""Sentences in the pictures of a round: written into a rectangle, smaller where they would not fit."""

from collections.abc import Sequence

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
    """Write words from the top of an area, or in its middle; sizes: the largest and the smallest. Return the end.

    Where even the smallest are too large, the lines move closer to each other.
    """
    size, smallest = sizes
    while size > smallest and _height(house, words, size, area.width) > area.height:
        size -= 1
    pixels = house.px(size)
    lines = text.wrapped(words, pixels, area.width)
    step = min(text.line_height(pixels), max(_closest(pixels), area.height // len(lines)))
    top = area.centery - step * len(lines) // 2 if middle else area.top
    for number, line in enumerate(lines):
        picture = text.fitted(line, pixels, area.width, colour, text.Weight.MEDIUM)
        canvas.blit(picture, (area.left, top + number * step))
    return top + step * len(lines)


def fitting(house: House, wordings: Sequence[str], area: pygame.Rect, smallest: float) -> str:
    """Return the first of several wordings that has room in an area when it is as small as may be, else the last."""
    pixels = house.px(smallest)
    for words in wordings:
        lines = text.wrapped(words, pixels, area.width)
        if len(lines) * _closest(pixels) <= area.height:
            return words
    return wordings[-1]


def seconds(house: House, ticks: float) -> str:
    """Return a time as a number of seconds with one decimal, in the language of the moment."""
    return f"{ticks / TICKS_PER_SECOND:.1f}".replace(".", house.words("tripolo.decimal_mark"))


def _height(house: House, words: str, size: float, width: int) -> int:
    pixels = house.px(size)
    return len(text.wrapped(words, pixels, width)) * text.line_height(pixels)


def _closest(pixels: int) -> int:
    return round(text.legible(pixels) * text.CLOSER)
