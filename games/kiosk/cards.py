"""How-to-play cards of attract mode: a game in four sentences, in each of the kiosk's languages in turn."""

from typing import Final

import pygame

from games.catalogue import Game
from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import GOLD, INK, PAPER
from games.engine.words import Words
from games.menus import parts

SENTENCES: Final = 4
TOP, HEIGHT, GAP = 236.0, 138.0, 20.0
NUMBER = 84


def draw(house: House, canvas: Canvas, game: Game, words: Words) -> None:
    """Draw the card of a game in the language of the words."""
    sheet = parts.sheet(house)
    parts.ground(canvas)
    name = words(f"{game.key}.name")
    parts.heading(house, canvas, name, sheet.rect(0, 70, sheet.width * 0.6, 110), 92)
    _pictures(house, canvas, game, sheet.rect(sheet.width * 0.6, 50, sheet.width * 0.4, 150))
    for number in range(SENTENCES):
        row = sheet.rect(0, TOP + number * (HEIGHT + GAP), sheet.width, HEIGHT)
        parts.panel(house, canvas, row)
        middle = (row.left + house.px(90), row.centery)
        canvas.centre(shapes.disc(house.px(NUMBER), GOLD), middle)
        canvas.centre(text.rendered(str(number + 1), house.px(52), INK, text.Weight.BOLD), middle)
        room = pygame.Rect(row.left + house.px(170), row.top, row.width - house.px(210), row.height)
        parts.paragraph(house, canvas, words(f"kiosk.card.{game.key}.{number}"), room, 40, PAPER, middle=True)


def _pictures(house: House, canvas: Canvas, game: Game, area: pygame.Rect) -> None:
    """Draw some pictures of the game side by side, from the right."""
    side = min(area.height, area.width // 4)
    for number, picture in enumerate(game.pictures[:4]):
        left = area.right - (number + 1) * (side + house.px(16))
        canvas.blit(house.sprites.get(picture, side), (left, area.centery - side // 2))
