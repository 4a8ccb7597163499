"""The score sheet at the end: for each player and kind how many tokens there were and what they brought (Q5)."""

from collections.abc import Sequence

import pygame

from games.engine import text
from games.engine.canvas import Canvas, flattened
from games.engine.house import House
from games.engine.theme import ALARM, DIM, GOLD, PAPER, SEAT_NAMES
from games.triqueta.pictures import NAMES
from games.triqueta.rules import State
from games.triqueta.scoring import POINTS
from games.triqueta.tokens import ANIMAL_COUNT

KINDS = (*(f"triqueta/animal-{name}" for name in NAMES), "triqueta/rock", "triqueta/tree")
POINTS_SIZE, COUNT_SIZE = 30, 20


class ScoreSheet:
    """A table of kinds and players, drawn once for each size."""

    def __init__(self, house: House, state: State, seats: Sequence[int], order: Sequence[int]) -> None:
        self._house = house
        self._state = state
        self._seats = seats
        self._order = order
        self._kept: tuple[tuple[int, int], pygame.Surface] | None = None

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the sheet into an area."""
        if self._kept is None or self._kept[0] != area.size:
            part = Canvas(area.size)
            self._draw(part)
            self._kept = (area.size, flattened(part))
        canvas.blit(self._kept[1], area.topleft)

    def _draw(self, canvas: Canvas) -> None:
        house, state = self._house, self._state
        down = canvas.size[1] / (len(KINDS) + 1)
        across = canvas.size[0] / (state.players + 1)
        side = round(min(down * 0.82, across * 0.8, house.px(64)))
        for row, kind in enumerate(KINDS):
            canvas.centre(house.sprites.get(kind, side), (across / 2, down * (row + 1.5)))
        for column, player in enumerate(self._order):
            x = across * (column + 1.5)
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[self._seats[player]]}", side)
            canvas.centre(emblem, (x, down / 2))
            for row in range(len(KINDS)):
                self._draw_cell(canvas, (x, down * (row + 1.5)), *self._figures(player, row))

    def _figures(self, player: int, row: int) -> tuple[int, int]:
        """Return how many there are of a kind, and what they bring."""
        state = self._state
        if row < ANIMAL_COUNT:
            count = state.collected[player][row]
            return count, POINTS[row][count]
        count = int(state.rock == player) if row == ANIMAL_COUNT else state.trees[player]
        return count, count

    def _draw_cell(self, canvas: Canvas, middle: tuple[float, float], count: int, points: int) -> None:
        house = self._house
        colour = DIM if count == 0 else ALARM if points < 0 else GOLD if points > count else PAPER
        canvas.centre(text.rendered(str(points), house.px(POINTS_SIZE), colour, text.Weight.BOLD), middle)
        if count and points != count:
            words = text.rendered(house.words("triqueta.times", count=count), house.px(COUNT_SIZE), DIM)
            canvas.centre(words, (middle[0] + house.px(46), middle[1] + house.px(4)))
