"""A label: words in a rectangle, in one line where they have room in it, else in closer ones above each other."""

import math

import pygame

from games.engine import text
from games.engine.canvas import Canvas
from games.engine.theme import PAPER, Colour


def draw(
    canvas: Canvas,
    words: str,
    rect: pygame.Rect,
    pixels: int,
    colour: Colour = PAPER,
    weight: text.Weight = text.Weight.SEMIBOLD,
    *,
    align: float = 0.0,
) -> pygame.Rect:
    """Draw words in the middle of a rectangle's height; align 0 is left, 0.5 the middle, 1 right.

    ``pixels`` is the height that they have if there is room for it. Return where they stand.
    """
    width = max(1, rect.width)
    lines, size = text.broken(words, pixels, (width, rect.height), weight)
    pictures = [text.fitted(line, size, width, colour, weight) for line in lines]
    step = round(text.legible(size) * text.CLOSER)
    block = pygame.Rect(0, 0, max(picture.get_width() for picture in pictures), step * len(lines))
    block.left = round(rect.left + (rect.width - block.width) * align)
    block.centery = rect.centery
    for number, picture in enumerate(pictures):
        left = block.left + round((block.width - picture.get_width()) * align)
        middle = rect.centery + (number - (len(lines) - 1) / 2) * step
        canvas.blit(picture, (left, middle - picture.get_height() // 2))
    return block


def height_of(lines: int) -> int:
    """Return the height of so many lines of the smallest text, in pixels."""
    return math.ceil(text.legible(1) * text.CLOSER * lines)


def has_room(words: str, rect: pygame.Rect, weight: text.Weight = text.Weight.SEMIBOLD) -> bool:
    """Return whether words can be read whole in a rectangle, in one line or in several."""
    lines, size = text.broken(words, 1, (max(1, rect.width), rect.height), weight)
    return all(text.font(size, weight).size(line)[0] <= rect.width for line in lines)
