"""The right side of the settings: a sentence about the row under the cursor, and a picture of what it does."""

from collections.abc import Callable

import pygame

from games import catalogue
from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.motion import ease_out
from games.engine.theme import INK, LAMP, PAPER, SEAT_NAMES, mixed
from games.menus import parts
from games.menus.settings_rows import Kind, Row

PAD_IN, ICON, SENTENCE_SIZE = 36, 120, 34
PICTURE_SHARE = 0.46  # of the height
GLIDE, REST = TICK_RATE * 3 // 10, TICK_RATE * 6 // 5  # ticks in which a card comes, and lies there
CARDS = 4
LETTER_SIZE, LETTER_PLACE = 0.17, (0.15, 0.84)  # of a card
COLOUR_NAMES = ("red", "blue", "purple", "yellow")  # in the order of the letters
EMBLEM, DOWN = 0.17, 180  # of the picture's height; degrees


class Preview:
    """Draws, and lets sounds be heard, what a setting does."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._age = 0
        self._pictures: dict[str, Callable[[Canvas, pygame.Rect], None]] = {
            "text_size": self._draw_sample,
            "letters": self._draw_cards,
            "calm": self._draw_coming,
            "around": self._draw_table,
        }

    def moves(self, row: Row) -> bool:
        """Return whether something glides or fades just now."""
        return row.setting == "calm" and self._age <= GLIDE

    def tick(self) -> None:
        """Let 1/120 s pass."""
        self._age = (self._age + 1) % (GLIDE + REST)

    def feel(self, row: Row) -> None:
        """Let what has just been set be heard or seen."""
        sounds = self._house.sounds
        self._age = 0
        if row.setting in ("voice", "captions"):
            sounds.say("ready")
        elif row.setting == "effects":
            sounds.effect("card")
        elif row.setting == "penalty":
            sounds.effect("wrong")

    def draw(self, canvas: Canvas, rect: pygame.Rect, row: Row) -> None:
        """Draw the panel: the picture above, the sentence below."""
        house, pad = self._house, self._house.px(PAD_IN)
        parts.panel(house, canvas, rect)
        inner = rect.inflate(-2 * pad, -2 * pad)
        above = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * PICTURE_SHARE))
        below = pygame.Rect(inner.left, above.bottom + pad, inner.width, inner.bottom - above.bottom - pad)
        if row.setting in self._pictures:
            self._pictures[row.setting](canvas, above)
        else:
            canvas.centre(house.sprites.get(row.icon, house.px(ICON)), above.center)
        parts.paragraph(house, canvas, self._sentence(row), below, SENTENCE_SIZE, PAPER, align=0.5)

    def _sentence(self, row: Row) -> str:
        house = self._house
        if row.kind is Kind.LANGUAGE:
            return house.words("settings.about.language")
        if row.setting == "folder":
            return house.words("settings.about.folder", folder=house.store.folder)
        if row.kind is Kind.DOOR:
            return house.words(f"settings.about.{row.setting}") + "\n" + house.words(f"devices.why.{house.devices.why}")
        return house.words(f"settings.about.{row.setting}")

    def _draw_sample(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the smallest text that there is now, on a card of paper."""
        house, words = self._house, self._house.words("settings.sample")
        card = area.inflate(-house.px(20), -house.px(40))
        canvas.blit(shapes.rounded(card.size, house.px(24), PAPER), card.topleft)
        room = card.inflate(-house.px(48), -house.px(32))
        lines = text.wrapped(words, 1, room.width)
        step = text.line_height(1)
        for number, line in enumerate(lines):
            picture = text.rendered(line, 1, INK, text.Weight.MEDIUM)
            canvas.centre(picture, (room.centerx, room.centery + (number - (len(lines) - 1) / 2) * step))

    def _draw_cards(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw a card of each colour, with its letter when letters are on."""
        house, game = self._house, catalogue.GAMES[0]
        side = min(area.width // CARDS, area.height)
        for number, colour in enumerate(COLOUR_NAMES):
            name = next(picture for picture in game.pictures if f"-{colour}-" in picture)
            left = area.centerx + (number - CARDS / 2) * side
            top = area.centery - side / 2
            canvas.blit(house.sprites.get(name, round(side * 0.92)), (left, top))
            if house.settings.letters:
                mark = text.sign(house.words(f"{game.key}.letter.{number}"), round(side * LETTER_SIZE), INK)
                canvas.centre(mark, (left + side * LETTER_PLACE[0] * 0.92, top + side * LETTER_PLACE[1] * 0.92))

    def _draw_coming(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw a card that comes again and again: gliding, or fading in with less motion."""
        house = self._house
        side = min(area.height, area.width // 2) * 4 // 5
        come = ease_out(self._age / GLIDE)
        away = 0.0 if house.settings.calm else (1 - come) * (area.width - side) / 2
        card = house.sprites.get(catalogue.GAMES[0].pictures[1], side)
        canvas.centre(card, (area.centerx - away, area.centery), round(255 * come) if house.settings.calm else 255)

    def _draw_table(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the places: in a row below the table, or all round it."""
        house, around = self._house, self._house.settings.around
        side = round(area.height * EMBLEM)
        table = pygame.Rect(0, 0, round(area.height * 1.1), area.height - 3 * side)
        table.center = area.center if around else (area.centerx, area.centery - side // 2)
        canvas.blit(shapes.rounded(table.size, side * 0.5, mixed(LAMP, PAPER, 0.15)), table.topleft)
        canvas.blit(
            shapes.rounded((side, side), side * 0.2, PAPER), (table.centerx - side / 2, table.centery - side / 2)
        )
        for number, (x, y, turn) in enumerate(_round_about(table, side) if around else _below(table, side)):
            canvas.centre(house.sprites.get(f"seats/emblem-{SEAT_NAMES[number]}", side, turn=turn), (x, y))


def _below(table: pygame.Rect, side: int) -> list[tuple[float, float, float]]:
    """Return middle and turn of four places in a row below a table."""
    return [(table.centerx + (number - 1.5) * side * 1.2, table.bottom + side * 0.75, 0) for number in range(4)]


def _round_about(table: pygame.Rect, side: int) -> list[tuple[float, float, float]]:
    """Return middle and turn of four places, one at each side of a table."""
    away = side * 0.75
    return [
        (table.centerx, table.bottom + away, 0),
        (table.right + away, table.centery, 90),
        (table.centerx, table.top - away, DOWN),
        (table.left - away, table.centery, 270),
    ]
