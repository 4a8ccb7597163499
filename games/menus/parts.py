"""Parts of pages that are drawn but not pressed: grounds, headings, panels, paragraphs, emblems."""

import pygame

from games.engine import label, shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import DIM, GOLD, INK, LAMP, NIGHT, PAPER, SEAT_COLOURS, SEAT_NAMES, SHADE, Colour
from games.engine.widgets import Widget
from games.menus.sheet import Sheet

PANEL_CORNER, PANEL_OPACITY = 28, 0.62
BADGE = 40  # the emblem of a cursor on a widget that several people reach


def ground(canvas: Canvas) -> None:
    """Draw the table under the lamp."""
    canvas.blit(shapes.ground(canvas.size, LAMP, NIGHT), (0, 0))


def panel(house: House, canvas: Canvas, rect: pygame.Rect, *, opacity: float = PANEL_OPACITY) -> None:
    """Draw a dark panel on the table."""
    canvas.blit(shapes.rounded(rect.size, house.px(PANEL_CORNER), SHADE, opacity), rect.topleft)


def heading(house: House, canvas: Canvas, words: str, rect: pygame.Rect, size: float = 54) -> None:
    """Draw a heading at the left of a rectangle."""
    label.draw(canvas, words, rect, house.px(size), weight=text.Weight.BOLD)


def line(
    house: House,
    canvas: Canvas,
    words: str,
    rect: pygame.Rect,
    size: float,
    colour: Colour = PAPER,
    weight: text.Weight = text.Weight.SEMIBOLD,
    align: float = 0.0,
) -> pygame.Rect:
    """Draw one line, fitted into a rectangle; align 0 is left, 0.5 the middle, 1 right. Return where it stands."""
    picture = text.fitted(words, house.px(size), rect.width, colour, weight)
    left = round(rect.left + (rect.width - picture.get_width()) * align)
    top = rect.centery - picture.get_height() // 2
    canvas.blit(picture, (left, top))
    return picture.get_rect(topleft=(left, top))


def paragraph(
    house: House,
    canvas: Canvas,
    words: str,
    rect: pygame.Rect,
    size: float,
    colour: Colour = PAPER,
    *,
    align: float = 0.0,
    smallest: float = 20,
    middle: bool = False,
) -> int:
    """Draw text in lines from the top of a rectangle or in its middle, smaller if need be; return its end."""
    while size > smallest and _height(house, words, size, rect.width) > rect.height:
        size -= 1
    pixels = house.px(size)
    step = text.line_height(pixels)
    lines = _balanced(words, pixels, rect.width) if align else text.wrapped(words, pixels, rect.width)
    top = rect.centery - step * len(lines) // 2 if middle else rect.top
    for number, words_of_line in enumerate(lines):
        picture = text.fitted(words_of_line, pixels, rect.width, colour, text.Weight.MEDIUM)
        canvas.blit(picture, (rect.left + (rect.width - picture.get_width()) * align, top + number * step))
    return top + step * len(lines)


def _balanced(words: str, pixels: int, width: int) -> tuple[str, ...]:
    """Break text into as few lines as fit into a width, but about equally long ones."""
    lines = text.wrapped(words, pixels, width)
    for percent in range(95, 45, -5):
        narrower = text.wrapped(words, pixels, width * percent // 100)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def _height(house: House, words: str, size: float, width: int) -> int:
    pixels = house.px(size)
    return text.line_height(pixels) * len(text.wrapped(words, pixels, width))


def emblem(house: House, canvas: Canvas, seat: int, rect: pygame.Rect, alpha: int = 255) -> None:
    """Draw the emblem of a seat in the middle of a rectangle."""
    side = min(rect.size)
    canvas.centre(house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", side), rect.center, alpha)


def badges(house: House, canvas: Canvas, widget: Widget, seats: list[int]) -> None:
    """Draw small emblems on the upper edge of a widget, one for each cursor that is on it."""
    side = house.px(BADGE)
    for number, seat in enumerate(seats):
        right = widget.rect.right - house.px(10) - number * side
        emblem(house, canvas, seat, pygame.Rect(right - side, widget.rect.top - side * 2 // 3, side, side))


def banner(house: House, canvas: Canvas, words: str, rect: pygame.Rect, *, urgent: bool) -> None:
    """Draw a sentence in the middle of a rectangle, on gold when it is what is to be done now."""
    if not urgent:
        line(house, canvas, words, rect, 32, DIM, align=0.5)
        return
    picture = text.fitted(words, house.px(32), rect.width - house.px(80), INK, text.Weight.BOLD)
    plate = pygame.Rect(0, 0, picture.get_width() + house.px(72), rect.height)
    plate.center = rect.center
    canvas.blit(shapes.rounded(plate.size, plate.height / 2, GOLD), plate.topleft)
    canvas.centre(picture, plate.center)


def seat_colour(seat: int) -> Colour:
    """Return the colour of a seat."""
    return SEAT_COLOURS[seat]


def sheet(house: House) -> Sheet:
    """Return the sheet for the present window."""
    return Sheet(house.size)


def dots(house: House, canvas: Canvas, rect: pygame.Rect, count: int, at: int) -> None:
    """Draw in the middle of a rectangle which of so many pages is open."""
    step, side = house.px(44), house.px(20)
    for number in range(count):
        dot = shapes.disc(side, GOLD if number == at else DIM, 1.0 if number == at else 0.5)
        canvas.centre(dot, (rect.centerx + (number - (count - 1) / 2) * step, rect.centery))
