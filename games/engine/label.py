"""A label: words in a rectangle, in one line where they have room in it, else in closer ones above each other."""

import pygame

from games.engine import text
from games.engine.canvas import Canvas
from games.engine.theme import PAPER, Colour

CLOSER = 1.15  # from line to line, of the height of the text
SHRUNK = 0.85  # of the height wished for: words in one line get no smaller where two have room


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
    lines, size = _broken(words, pixels, (width, rect.height), weight)
    pictures = [text.fitted(line, size, width, colour, weight) for line in lines]
    step = round(text.legible(size) * CLOSER)
    block = pygame.Rect(0, 0, max(picture.get_width() for picture in pictures), step * len(lines))
    block.left = round(rect.left + (rect.width - block.width) * align)
    block.centery = rect.centery
    for number, picture in enumerate(pictures):
        left = block.left + round((block.width - picture.get_width()) * align)
        middle = rect.centery + (number - (len(lines) - 1) / 2) * step
        canvas.blit(picture, (left, middle - picture.get_height() // 2))
    return block


def has_room(words: str, rect: pygame.Rect, weight: text.Weight = text.Weight.SEMIBOLD) -> bool:
    """Return whether words can be read whole in a rectangle, in one line or in several."""
    lines, size = _broken(words, 1, (max(1, rect.width), rect.height), weight)
    return all(text.font(size, weight).size(line)[0] <= rect.width for line in lines)


def _broken(words: str, pixels: int, room: tuple[int, int], weight: text.Weight) -> tuple[tuple[str, ...], int]:
    """Return the lines of words and their height: one if there is room for it, else as few as possible."""
    width, height = room
    smallest = text.legible(1)
    most = max(1, int(height / (smallest * CLOSER)))
    small_enough = max(smallest, round(pixels * SHRUNK))
    if most == 1 or text.font(small_enough, weight).size(words)[0] <= width:
        return (words,), pixels
    size = text.legible(pixels)
    while size > smallest and not _fits(words, size, room, weight):
        size -= 1
    lines = text.wrapped(words, size, width, weight)
    return (*lines[: most - 1], " ".join(lines[most - 1 :])), size


def _fits(words: str, size: int, room: tuple[int, int], weight: text.Weight) -> bool:
    """Return whether words, broken into lines of a height, have room in a width and a height."""
    lines = text.wrapped(words, size, room[0], weight)
    is_narrow = all(text.font(size, weight).size(line)[0] <= room[0] for line in lines)
    return is_narrow and round(size * CLOSER) * len(lines) <= room[1]
