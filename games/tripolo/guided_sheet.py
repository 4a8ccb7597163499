"""The sheet of the rulebook as a puzzle: where may the blue circle with 2 waves be laid? Five cells are to be found.

The sheet is one of the 228 that give the rulebook's example (T1).
"""

from collections.abc import Callable
from typing import Final

import pygame

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Button, Input, Phase, Point, Press
from games.engine.scene import Scene
from games.engine.theme import DIM, GOLD, INK, LAMP, NIGHT, PAPER, SEAT_COLOURS, SHADE
from games.tripolo.cards import Colour, Shape, card_of
from games.tripolo.layout import cells_of
from games.tripolo.pictures import Pictures, value_key
from games.tripolo.rules import CELL_COUNT, Triple, new_triples

SHEET: Final = (0, 6, 11, 49, 17, 19, 36, 41, 29)
CARD: Final = card_of(Colour.BLUE, Shape.CIRCLE, 2)
CELLS: Final = tuple(cell for cell in range(CELL_COUNT) if new_triples(SHEET, CARD, cell))

CENTRE = 4
STEPS = {Button.UP: (0, -1), Button.DOWN: (0, 1), Button.LEFT: (-1, 0), Button.RIGHT: (1, 0)}
BOARD_SHARE, CARD_SHARE = 0.92, 0.93
PAD, GAP, CORNER = 18, 14, 34
BADGE, WORD, COUNT, LARGEST = 62, 34, 46, 260
MARKER = 8


class Sheet(Scene):
    """The puzzle. ``told`` hears of each cell that is picked, with the triples that the card makes there."""

    def __init__(self, house: House, told: Callable[[int, tuple[Triple, ...]], None], *, by_pad: bool) -> None:
        super().__init__(house)
        self.found: dict[int, Triple] = {}
        self._told = told
        self.by_pad = by_pad
        self._marker = CENTRE
        self._pictures = Pictures(house)
        self._board = pygame.Rect(0, 0, 1, 1)
        self.cells: tuple[pygame.Rect, ...] = ()

    def layout(self) -> None:
        """Take over size, language and settings."""
        px, (width, height) = self.house.px, self.house.size
        side = round(height * BOARD_SHARE)
        self._board = pygame.Rect(0, 0, side, side)
        self._board.center = (round(width * 0.42), height // 2)
        self.cells = cells_of(self._board, px(PAD), px(GAP))
        self._pictures.forget(round(self.cells[0].width * CARD_SHARE))

    def handle(self, given: Input) -> None:
        """Pick the cell of a key, under a pointer, or under a pad's marker."""
        if isinstance(given, Press):
            self._press(given.button)
        elif isinstance(given, Point) and given.phase is Phase.DOWN:
            hit = next((cell for cell, rect in enumerate(self.cells) if rect.collidepoint(given.pos)), None)
            if hit is not None:
                self.pick(hit)

    def pick(self, cell: int) -> None:
        """Try the card on a cell."""
        triples = new_triples(SHEET, CARD, cell)
        if triples and cell not in self.found:
            first = self.found[cell] = triples[0]
            self.house.sounds.effect(f"triple-{first.property.name.lower()}-0")
            self.house.sounds.say(value_key(first.property, first.value))
        self._told(cell, triples)
        self.house.stale = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the cells that were found, and the card."""
        px = self.house.px
        canvas.blit(shapes.ground(canvas.size, LAMP, NIGHT), (0, 0))
        canvas.blit(shapes.rounded(self._board.size, px(CORNER), SHADE, 0.6), self._board.topleft)
        for cell, rect in enumerate(self.cells):
            face = self._pictures.face(SHEET[cell], self._pictures.largest)
            canvas.centre(face, rect.center)
            if cell in self.found:
                self._draw_found(canvas, rect, self.found[cell])
        if self.by_pad:
            rect = self.cells[self._marker]
            ring = shapes.ring(rect.size, rect.width * 0.14, SEAT_COLOURS[0], px(MARKER))
            canvas.blit(ring, rect.topleft)
        self._draw_card(canvas)

    def _press(self, button: Button) -> None:
        if button in STEPS and self.by_pad:
            across, down = STEPS[button]
            row, column = divmod(self._marker, 3)
            self._marker = max(0, min(2, row + down)) * 3 + max(0, min(2, column + across))
        elif button is Button.OK and self.by_pad:
            self.pick(self._marker)
        elif button in range(CELL_COUNT):
            self.pick(int(button))

    def _draw_found(self, canvas: Canvas, rect: pygame.Rect, triple: Triple) -> None:
        """Draw a ring, a tick, and the word that is called."""
        house, px = self.house, self.house.px
        ring = shapes.ring(rect.size, rect.width * 0.14, SEAT_COLOURS[0], px(MARKER))
        canvas.blit(ring, rect.topleft)
        side = px(BADGE)
        spot = (rect.right - side * 0.4, rect.top + side * 0.4)
        canvas.centre(shapes.disc(side, GOLD), spot)
        canvas.centre(widgets.icon(house, "ui/tick", round(side * 0.66), INK), spot)
        called = house.words("tripolo.call", word=house.words(f"tripolo.value.{value_key(*triple[1:])}"))
        words = text.fitted(called, px(WORD), rect.width - px(24), PAPER, text.Weight.BOLD)
        plate = pygame.Rect(0, 0, words.get_width() + px(34), px(WORD + 16))
        plate.midbottom = (rect.centerx, rect.bottom - px(6))
        canvas.blit(shapes.rounded(plate.size, plate.height / 2, SEAT_COLOURS[0]), plate.topleft)
        canvas.centre(words, plate.center)

    def _draw_card(self, canvas: Canvas) -> None:
        """Draw the card beside the sheet, and how many places are found."""
        px = self.house.px
        left = self._board.right
        side = min(px(LARGEST), round((canvas.size[0] - left) * 0.5), self._pictures.largest)
        if side <= 0:
            return  # the window is too small for it
        middle = (left + (canvas.size[0] - left) // 2, round(canvas.size[1] * 0.42))
        canvas.centre(self._pictures.face(CARD, side), middle)
        step, top = px(COUNT), middle[1] + side // 2 + px(COUNT)
        for number in range(len(CELLS)):
            colour = GOLD if number < len(self.found) else DIM
            dot = shapes.disc(round(step * 0.7), colour, 1.0 if number < len(self.found) else 0.45)
            canvas.centre(dot, (middle[0] + (number - (len(CELLS) - 1) / 2) * step, top))
