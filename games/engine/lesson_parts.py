"""What the pages of a game's rules are drawn with: panels, paragraphs, verdicts, and the page of the controls."""

from collections.abc import Mapping

import pygame

from games.engine import keypicture, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import BLOCKS, MOUSE, PAD, TOUCH
from games.engine.theme import PAPER, SEAT_COLOURS, SHADE, Colour

CORNER, GAP, PAD_IN = 28, 24, 28
TEXT, SMALL_TEXT, SMALLEST = 34, 28, 22
ICON, LARGE_ICON = 110, 150
BLOCK_SHARE = 0.42  # of the height, for the keys
GOOD: Colour = SEAT_COLOURS[0]
BAD: Colour = (0xB0, 0x30, 0x30)
BADGE = 68  # across the disc of a verdict


def panel(house: House, canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """Draw a panel; return the room inside."""
    canvas.blit(shapes.rounded(rect.size, house.px(CORNER), SHADE, 0.55), rect.topleft)
    return rect.inflate(-2 * house.px(PAD_IN), -2 * house.px(PAD_IN))


def stacked(house: House, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return equally high parts of a rectangle, one below the other."""
    gap = house.px(GAP)
    height = (rect.height - gap * (count - 1)) // count
    return [pygame.Rect(rect.left, rect.top + at * (height + gap), rect.width, height) for at in range(count)]


def columns(house: House, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return equally wide parts of a rectangle, side by side."""
    gap = house.px(GAP)
    width = (rect.width - gap * (count - 1)) // count
    return [pygame.Rect(rect.left + at * (width + gap), rect.top, width, rect.height) for at in range(count)]


def paragraph(house: House, canvas: Canvas, words: str, rect: pygame.Rect, size: float = TEXT) -> None:
    """Draw a paragraph in the middle of a rectangle's height, smaller if it is too long."""
    while size > SMALLEST and _height(house, words, rect.width, size) > rect.height:
        size -= 1
    pixels = house.px(size)
    step = text.line_height(pixels)
    lines = text.wrapped(words, pixels, rect.width)
    top = rect.centery - step * len(lines) // 2
    for number, line in enumerate(lines):
        canvas.blit(text.fitted(line, pixels, rect.width, PAPER, text.Weight.MEDIUM), (rect.left, top + number * step))


def opening(house: House, canvas: Canvas, words: str, rect: pygame.Rect, size: float = TEXT) -> int:
    """Draw a paragraph from the top of a rectangle; return where it ends."""
    pixels = house.px(size)
    step = text.line_height(pixels)
    lines = text.wrapped(words, pixels, rect.width)
    for number, line in enumerate(lines):
        canvas.blit(text.rendered(line, pixels, PAPER, text.Weight.MEDIUM), (rect.left, rect.top + number * step))
    return rect.top + step * len(lines)


def verdict(house: House, canvas: Canvas, middle: tuple[int, int], *, fits: bool) -> None:
    """Draw a tick or a cross on a disc."""
    canvas.centre(shapes.disc(house.px(BADGE), GOOD if fits else BAD), middle)
    canvas.centre(widgets.icon(house, "ui/tick" if fits else "ui/cross", house.px(BADGE * 0.7), PAPER), middle)


def listed(house: House, canvas: Canvas, rect: pygame.Rect, key: str, pictures: Mapping[str, str]) -> None:
    """Draw a panel with a picture and the sentence below a key of the words for each name."""
    column = min(house.px(LARGE_ICON), rect.width // 8)
    for (name, picture), place in zip(pictures.items(), stacked(house, rect, len(pictures)), strict=True):
        inside = panel(house, canvas, place).inflate(0, house.px(PAD_IN))
        side = min(inside.height, column)
        canvas.centre(house.sprites.get(picture, side), (inside.left + column / 2, inside.centery))
        left = inside.left + column + house.px(PAD_IN)
        beside = pygame.Rect(left, inside.top, inside.right - left, inside.height)
        paragraph(house, canvas, house.words(f"{key}.{name}"), beside)


def controls(house: House, canvas: Canvas, rect: pygame.Rect, key: str) -> None:
    """Draw a block of keys, mouse, pad and finger, each with the sentence of its name below a key of the words."""
    keys = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * BLOCK_SHARE))
    inside = panel(house, canvas, keys)
    side = pygame.Rect(inside.left, inside.top, round(inside.height * 0.9), inside.height)
    keypicture.draw(house, canvas, BLOCKS[0], side)
    left = side.right + house.px(PAD_IN)
    beside = pygame.Rect(left, inside.top, inside.right - left, inside.height)
    paragraph(house, canvas, house.words(f"{key}.keys"), beside)
    top = keys.bottom + house.px(GAP)
    below = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
    for device, place in zip((MOUSE, PAD, TOUCH), columns(house, below, 3), strict=True):
        inside = panel(house, canvas, place)
        icon = keypicture.icon(device)
        canvas.blit(house.sprites.get(icon, house.px(ICON)), inside.topleft)
        words = house.words(f"{key}.{icon.removeprefix('ui/')}")
        room = pygame.Rect(inside.left, inside.top + house.px(ICON), inside.width, inside.height - house.px(ICON))
        paragraph(house, canvas, words, room, SMALL_TEXT)


def _height(house: House, words: str, width: int, size: float) -> int:
    pixels = house.px(size)
    return text.line_height(pixels) * len(text.wrapped(words, pixels, width))
