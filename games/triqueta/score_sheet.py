"""The score sheet at the end: for each player and kind how many tokens there were and what they brought (Q5)."""

from collections.abc import Sequence

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.kept import Kept
from games.engine.theme import ALARM, DIM, GOLD, PAPER, SEAT_NAMES
from games.triqueta.pictures import NAMES
from games.triqueta.rules import State
from games.triqueta.scoring import POINTS
from games.triqueta.tokens import ANIMAL_COUNT
from games.triqueta.told import signed

KINDS = (*(f"triqueta/animal-{name}" for name in NAMES), "triqueta/rock", "triqueta/tree")
POINTS_SIZE, COUNT_SIZE, SUM_SIZE = 30, 20, 38
FAINT = 90


class ScoreSheet:
    """A table of kinds and players, drawn once for each size."""

    def __init__(self, house: House, state: State, seats: Sequence[int], order: Sequence[int]) -> None:
        self._house = house
        self._state = state
        self._seats = seats
        self._order = order
        self._kept = Kept(house)

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the whole sheet into an area."""
        self.draw(canvas, area, len(KINDS))

    def draw(self, canvas: Canvas, area: pygame.Rect, counted: int) -> None:
        """Draw the sheet into an area, with the points of so many kinds and their sum."""
        counted = min(counted, len(KINDS))
        self._kept.draw(canvas, area, lambda part: self._draw(part, counted), counted)

    def _draw(self, canvas: Canvas, counted: int) -> None:
        house, players = self._house, self._state.players
        down = canvas.size[1] / (len(KINDS) + 2)
        across = canvas.size[0] / (players + 1)
        side = round(min(down * 0.82, across * 0.8, house.px(64)))
        line = shapes.rounded((canvas.size[0], house.px(3)), 0, DIM, 0.5)
        canvas.blit(line, (0, down * (len(KINDS) + 1)))
        for row, kind in enumerate(KINDS):
            canvas.centre(
                house.sprites.get(kind, side), (across / 2, down * (row + 1.5)), FAINT if row >= counted else 255
            )
        for column, player in enumerate(self._order):
            x = across * (column + 1.5)
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[self._seats[player]]}", side)
            canvas.centre(emblem, (x, down / 2))
            figures = [self._figures(player, row) for row in range(counted)]
            for row, (count, points) in enumerate(figures):
                self._draw_cell(canvas, (x, down * (row + 1.5)), across, count, points)
            total = text.rendered(
                str(sum(points for _, points in figures)), house.px(SUM_SIZE), PAPER, text.Weight.BOLD
            )
            canvas.centre(total, (x, down * (len(KINDS) + 1.5)))

    def _figures(self, player: int, row: int) -> tuple[int, int]:
        """Return how many there are of a kind, and what they bring."""
        state = self._state
        if row < ANIMAL_COUNT:
            count = state.collected[player][row]
            return count, POINTS[row][count]
        count = int(state.rock == player) if row == ANIMAL_COUNT else state.trees[player]
        return count, count

    def _draw_cell(self, canvas: Canvas, middle: tuple[float, float], width: float, count: int, points: int) -> None:
        """Draw points in the middle of a cell, and how many tokens brought them beside, where that is not the same."""
        house = self._house
        colour = DIM if count == 0 else ALARM if points < 0 else GOLD if points > count else PAPER
        figure = text.rendered(signed(points), house.px(POINTS_SIZE), colour, text.Weight.BOLD)
        canvas.centre(figure, middle)
        words = text.rendered(house.words("triqueta.times", count=count), house.px(COUNT_SIZE), DIM)
        left = middle[0] - figure.get_width() / 2 - house.px(10) - words.get_width()
        if count and points != count and left > middle[0] - width / 2:
            canvas.blit(words, (left, middle[1] - words.get_height() / 2 + house.px(3)))
