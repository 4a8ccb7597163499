"""The band above the table of a lesson: the keys to press as a picture, one sentence, the ways to skip and leave."""

from dataclasses import dataclass

import pygame

from games.engine import keypicture, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Button, is_block
from games.engine.theme import ALARM, DIM, GOLD, INK, NIGHT, PAPER, SEAT_COLOURS, SHADE, Colour
from games.engine.widgets import Widget

SHARE = 0.175  # of the window's height
PAD, GAP, CORNER = 14, 24, 26
SENTENCE, HOW, PRAISE, MENU = 38, 30, 64, 22
SMALLEST = 20
SENTENCE_SHARE = 0.6  # of the height between the edges
BUTTON_WIDTH, BUTTON_GAP = 232, 10
PROGRESS = 8
KEY_ROWS, KEY_COLUMNS, FIRST_CHOOSER = 4, 3, 9
ASIDE = 70  # opacity of keys that are not meant
BULB = 44


@dataclass(frozen=True)
class BandLook:
    """What the band says: a sentence, how it is done, and gently why something was not it."""

    said: str
    how: str = ""
    note: str = ""
    source: str = ""  # whose keys or device is pictured
    buttons: frozenset[Button] = frozenset()
    progress: float = 0.0  # of the lesson, 0 to 1
    menu: str = ""  # how the menu is opened without pointing
    praises: bool = False


class Band:
    """Lays out and draws the band."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.height = 1
        self.rest = (1, 1)  # size of the table below
        self._buttons: list[Widget] = []
        self.arrange()

    def arrange(self) -> None:
        """Take over the size of the window and the language."""
        house, (width, height) = self._house, self._house.size
        self.height = max(1, round(height * SHARE))
        self.rest = (width, max(1, height - self.height))
        area = pygame.Rect(0, 0, width, self.height).inflate(-2 * house.px(PAD), -2 * house.px(PAD))
        button_width, gap = house.px(BUTTON_WIDTH), house.px(BUTTON_GAP)
        side = (area.height - house.px(MENU) * 3 // 2 - 2 * gap) // 2
        upper = pygame.Rect(area.right - button_width, area.top, button_width, max(1, side))
        words = house.words
        self._buttons = [
            Widget("skip", upper, words("guided.skip"), "ui/arrow-right", size=28),
            Widget("menu", upper.move(0, side + gap), words("guided.menu_button"), "ui/list", size=28),
        ]
        foot = self._buttons[1].rect.bottom
        self._menu = pygame.Rect(upper.left, foot + gap, button_width, max(1, area.bottom - foot - gap))
        picture = pygame.Rect(area.topleft, (area.height, area.height))
        left = picture.right + house.px(GAP)
        self._picture = picture
        self._words = pygame.Rect(left, area.top, max(1, upper.left - house.px(GAP) - left), area.height)

    def button_at(self, pos: tuple[int, int]) -> str:
        """Return the key of the button at a place; empty when there is none."""
        return next((button.key for button in self._buttons if button.rect.collidepoint(pos)), "")

    def draw(self, canvas: Canvas, look: BandLook) -> None:
        """Draw the band."""
        house, width = self._house, canvas.size[0]
        fill = SEAT_COLOURS[0] if look.praises else NIGHT
        canvas.blit(shapes.rounded((width, self.height), 0, fill), (0, 0))
        bar = house.px(PROGRESS)
        canvas.blit(shapes.rounded((width, bar), 0, SHADE), (0, self.height - bar))
        if look.progress:
            canvas.blit(shapes.rounded((round(width * look.progress), bar), 0, GOLD), (0, self.height - bar))
        for button in self._buttons:
            button.enabled = button.key != "skip" or bool(look.source)
            widgets.draw(house, canvas, button)
        if look.menu:
            words = text.fitted(look.menu, house.px(MENU), self._menu.width, DIM)
            canvas.centre(words, self._menu.center)
        if look.praises:
            self._draw_praise(canvas, look.said)
            return
        self._draw_picture(canvas, look)
        self._draw_words(canvas, look)

    def _draw_praise(self, canvas: Canvas, said: str) -> None:
        house, area = self._house, self._picture
        side = round(area.height * 0.8)
        canvas.centre(shapes.disc(side, GOLD), area.center)
        canvas.centre(widgets.icon(house, "ui/tick", round(side * 0.66), INK), area.center)
        words = text.fitted(said, house.px(PRAISE), self._words.width, PAPER, text.Weight.BOLD)
        canvas.blit(words, (self._words.left, self._words.centery - words.get_height() // 2))

    def _draw_picture(self, canvas: Canvas, look: BandLook) -> None:
        house, area = self._house, self._picture
        if is_block(look.source):
            self._draw_block(canvas, look)
        elif look.source:
            keypicture.draw(house, canvas, look.source, area)
        else:
            canvas.centre(widgets.icon(house, "ui/question", round(area.height * 0.6), PAPER), area.center)

    def _draw_block(self, canvas: Canvas, look: BandLook) -> None:
        """Draw the keys of a block as they lie, the ones that are meant bright and ringed."""
        house, area = self._house, self._picture
        cap = area.height // KEY_ROWS
        left = area.centerx - cap * KEY_COLUMNS // 2
        for number, label in enumerate(house.devices.labels.block(look.source)):
            is_chooser = number >= FIRST_CHOOSER
            row, column = divmod(number - FIRST_CHOOSER if is_chooser else number + KEY_COLUMNS, KEY_COLUMNS)
            place = pygame.Rect(left + column * cap, area.top + row * cap, cap, cap)
            meant = Button(number) in look.buttons
            keypicture.keycap(house, canvas, label, place, accent=is_chooser, alpha=255 if meant else ASIDE)
            if meant:
                canvas.blit(shapes.ring(place.size, cap * 0.22, GOLD, max(2, cap // 12)), place.topleft)

    def _draw_words(self, canvas: Canvas, look: BandLook) -> None:
        """Draw the sentence; below it how it is done, or why something was not it."""
        area, house = self._words, self._house
        upper = pygame.Rect(area.left, area.top, area.width, round(area.height * SENTENCE_SHARE))
        self._paragraph(canvas, look.said, upper, SENTENCE, PAPER, text.Weight.BOLD)
        lower = pygame.Rect(area.left, upper.bottom, area.width, area.bottom - upper.bottom)
        if not look.note:
            self._paragraph(canvas, look.how, lower, HOW, GOLD, text.Weight.SEMIBOLD)
            return
        canvas.blit(shapes.rounded(lower.size, house.px(CORNER), SHADE, 0.8), lower.topleft)
        side = min(house.px(BULB), lower.height)
        canvas.centre(house.sprites.get("ui/bulb", side), (lower.left + side * 0.9, lower.centery))
        room = pygame.Rect(lower.left + round(side * 1.7), lower.top, lower.width - round(side * 2.0), lower.height)
        self._paragraph(canvas, look.note, room, HOW, ALARM, text.Weight.SEMIBOLD)

    def _paragraph(
        self, canvas: Canvas, words: str, area: pygame.Rect, size: float, colour: Colour, weight: text.Weight
    ) -> None:
        """Draw text in the middle of a rectangle's height, smaller if need be."""
        px = self._house.px
        while size > SMALLEST and _height(words, px(size), area.width, weight) > area.height:
            size -= 1
        lines, step = text.wrapped(words, px(size), area.width, weight), text.line_height(px(size))
        top = area.centery - step * len(lines) // 2
        for number, line in enumerate(lines):
            picture = text.fitted(line, px(size), area.width, colour, weight)
            canvas.blit(picture, (area.left, top + number * step + (step - picture.get_height()) // 2))


def _height(words: str, pixels: int, width: int, weight: text.Weight) -> int:
    return text.line_height(pixels) * len(text.wrapped(words, pixels, width, weight))
