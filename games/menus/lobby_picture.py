"""The picture of the lobby: header, places, the table's panel, what is to be done next, and the count."""

import pygame

from games.catalogue import Game
from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import GOLD, INK, LAMP, PAPER, SHADE, Colour, mixed
from games.engine.widgets import Widget
from games.menus import parts, table

HEADER_BUTTONS = 1050.0  # width that the buttons of the header take
ABOUT_SIZE, SMALLEST_ABOUT, ABOUT_PAD = 27, 20, 6
ABOUT_INK = mixed(LAMP, PAPER, 0.85)
ACROSS = 3  # pictures beside each other
COUNT_DISC, COUNT_TEXT, COUNT_SHADE = 340, 230, 0.62
COUNT_PLACE = 0.43  # of the window's height


def draw_ground(house: House, canvas: Canvas, words: str) -> None:
    """Draw ground, heading and panel."""
    sheet = parts.sheet(house)
    parts.ground(canvas)
    place = sheet.rect(0, table.HEADER_TOP, sheet.width - HEADER_BUTTONS, table.HEADER_HEIGHT)
    parts.heading(house, canvas, words, place)
    parts.panel(house, canvas, table.panel_rect(house))


def draw_widget(house: House, canvas: Canvas, widget: Widget, rings: list[Colour], visitors: list[int]) -> None:
    """Draw a widget of the table with the cursors that are on it."""
    widgets.draw(house, canvas, widget, rings)
    parts.badges(house, canvas, widget, visitors)


def draw_about(house: House, canvas: Canvas, game: Game, about: str, rect: pygame.Rect) -> None:
    """Draw what a choice means, and below pictures of the game where there is room for some."""
    words = rect.inflate(-2 * house.px(ABOUT_PAD), 0)
    end = parts.paragraph(house, canvas, about, words, ABOUT_SIZE, ABOUT_INK, smallest=SMALLEST_ABOUT)
    side = round(rect.width / ACROSS)
    rows = min((rect.bottom - end) // side, -(-len(game.pictures) // ACROSS))
    top = (end + rect.bottom - rows * side) // 2
    for number, name in enumerate(game.pictures[: rows * ACROSS]):
        row, column = divmod(number, ACROSS)
        middle = (rect.left + (column + 0.5) * side, top + (row + 0.5) * side)
        canvas.centre(house.sprites.get(name, round(side * 0.8)), middle)


def draw_banner(house: House, canvas: Canvas, sentence: str, *, urgent: bool) -> None:
    """Draw what is to be done next."""
    sheet = parts.sheet(house)
    place = sheet.rect(0, table.BANNER_TOP, sheet.width, table.BANNER_HEIGHT)
    parts.banner(house, canvas, sentence, place, urgent=urgent)


def draw_count(house: House, canvas: Canvas, number: int) -> None:
    """Draw the count before the start over everything else."""
    middle = (canvas.size[0] / 2, canvas.size[1] * COUNT_PLACE)
    canvas.blit(shapes.rounded(canvas.size, 0, SHADE, COUNT_SHADE), (0, 0))
    canvas.centre(shapes.disc(house.px(COUNT_DISC), GOLD), middle)
    canvas.centre(text.rendered(str(number), house.px(COUNT_TEXT), INK, text.Weight.BOLD), middle)
