"""A small picture of the grid at some moment, with marked cells; and single cards beside it."""

from collections.abc import Mapping, Sequence

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import Colour
from games.tripolo.pictures import Pictures

CARD_SHARE = 0.84  # of a cell
LARGEST = 220  # of a card, as a length
RING = 5


class LittleBoard:
    """Draws cards as the table shows them, colour letters too."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pictures = Pictures(house)
        self.refresh()

    def refresh(self) -> None:
        """Take over size and settings."""
        self._pictures.forget(self._house.px(LARGEST))

    def draw(self, canvas: Canvas, place: pygame.Rect, tops: Sequence[int], marks: Mapping[int, Colour]) -> None:
        """Draw nine top cards into a square, marked cells on a ground of their colour."""
        step = min(place.size) // 3
        small = max(1, round(step * CARD_SHARE))
        shift = (step - small) // 2
        for cell, card in enumerate(tops):
            left, top = place.left + cell % 3 * step, place.top + cell // 3 * step
            if cell in marks:
                canvas.blit(shapes.rounded((step, step), step * 0.16, marks[cell]), (left, top))
            canvas.blit(self._pictures.face(card, small), (left + shift, top + shift))

    def card(self, canvas: Canvas, card: int, corner: tuple[int, int], side: int, rim: Colour | None = None) -> None:
        """Draw a card, with a rim where one is given."""
        canvas.blit(self._pictures.face(card, side), corner)
        if rim:
            canvas.blit(shapes.ring((side, side), side * 0.14, rim, self._house.px(RING)), corner)
