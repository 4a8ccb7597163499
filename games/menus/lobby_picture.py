"""The picture of the lobby: header, places, the table's row, what is to be done next, and the count."""

import pygame

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import DIM, GOLD, INK, SHADE, Colour
from games.engine.widgets import Widget
from games.menus import parts, table
from games.menus.sheet import Sheet

HEADER_BUTTONS = 950.0  # width that the buttons of the header take
COUNT_DISC, COUNT_TEXT, COUNT_SHADE = 340, 230, 0.62
COUNT_PLACE = 0.43  # of the window's height


def draw_heading(house: House, canvas: Canvas, words: str) -> None:
    """Draw ground and heading."""
    sheet = parts.sheet(house)
    parts.ground(canvas)
    place = sheet.rect(0, table.HEADER_TOP, sheet.width - HEADER_BUTTONS, table.HEADER_HEIGHT)
    parts.heading(house, canvas, words, place)


def draw_widget(house: House, canvas: Canvas, widget: Widget, rings: list[Colour], visitors: list[int]) -> None:
    """Draw a widget of the table with the cursors that are on it."""
    widgets.draw(house, canvas, widget, rings)
    parts.badges(house, canvas, widget, visitors)


def draw_words(house: House, canvas: Canvas, about: str, sentence: str, *, urgent: bool) -> None:
    """Draw what the mode is about, and below what is to be done next."""
    sheet = parts.sheet(house)
    if about:
        parts.line(house, canvas, about, _band(sheet, table.ABOUT_TOP, table.ABOUT_HEIGHT), 28, DIM, align=0.5)
    parts.banner(house, canvas, sentence, _band(sheet, table.BANNER_TOP, table.BANNER_HEIGHT), urgent=urgent)


def draw_count(house: House, canvas: Canvas, number: int) -> None:
    """Draw the count before the start over everything else."""
    middle = (canvas.size[0] / 2, canvas.size[1] * COUNT_PLACE)
    canvas.blit(shapes.rounded(canvas.size, 0, SHADE, COUNT_SHADE), (0, 0))
    canvas.centre(shapes.disc(house.px(COUNT_DISC), GOLD), middle)
    canvas.centre(text.rendered(str(number), house.px(COUNT_TEXT), INK, text.Weight.BOLD), middle)


def _band(sheet: Sheet, top: float, height: float) -> pygame.Rect:
    return sheet.rect(0, top, sheet.width, height)
