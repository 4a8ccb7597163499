"""The score sheet: every turn of every player, with sums; over the table while it is looked at, and on the results."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.kept import Kept
from games.engine.theme import ALARM, GOLD, PAPER, SEAT_NAMES
from games.triominos.layout import Layout
from games.triominos.ledger import Ledger, Turn
from games.triominos.pictures import BAIZE, MINT
from games.triominos.shouts import SPRITES
from games.triominos.told import signed

ROW, HEAD, FOOT = 50, 104, 76
ROOMY = 180  # width of a column from which the costs of drawing stand beside the points
CELL_SIZE, SMALL_SIZE, SUM_SIZE, NAME_SIZE = 30, 22, 40, 28
EMBLEM, PICTURE, CORNER, PAD = 52, 40, 32, 26
NUMBER_WIDTH = 84
STRIPE, STRIPE_CORNER = 0.07, 14  # opacity


@dataclass(frozen=True)
class Column:
    """One player of the sheet."""

    player: int
    seat: int
    score: int


class SheetView:
    """The picture of the sheet."""

    def __init__(self, house: House) -> None:
        self._house = house

    def room(self, area: pygame.Rect) -> int:
        """Return how many rows fit into an area."""
        return max(1, (area.height - self._house.px(HEAD + FOOT)) // self._house.px(ROW))

    def card(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies over the table."""
        return layout.table.union(layout.prompt)

    def draw(
        self, canvas: Canvas, area: pygame.Rect, ledger: Ledger, columns: Sequence[Column], back: int, *, framed: bool
    ) -> None:
        """Draw the last rows that fit into an area, so many rows farther back."""
        house = self._house
        if framed:
            panel = shapes.rounded(area.size, house.px(CORNER), BAIZE, 1.0, GOLD, house.px(4))
            canvas.blit(panel, area.topleft)
        inner = area.inflate(-2 * house.px(PAD), -house.px(20)) if framed else area
        rows = ledger.rows()
        fitting = self.room(inner)
        end = max(min(len(rows), fitting), len(rows) - back)
        shown = rows[max(0, end - fitting) : end]
        self._draw_stripes(canvas, inner, len(shown))
        width = (inner.width - house.px(NUMBER_WIDTH)) // max(1, len(columns))
        for number, column in enumerate(columns):
            place = pygame.Rect(inner.left + house.px(NUMBER_WIDTH) + number * width, inner.top, width, inner.height)
            self._draw_column(canvas, place, column, [row[1][column.player] for row in shown])
        self._draw_numbers(canvas, inner, max(0, end - fitting), [row[0] for row in shown], len(rows) - end)

    def _draw_stripes(self, canvas: Canvas, inner: pygame.Rect, rows: int) -> None:
        """Draw a lighter ground under every other row, to lead the eye."""
        house = self._house
        for number in range(0, rows, 2):
            stripe = pygame.Rect(
                inner.left, inner.top + house.px(HEAD) + number * house.px(ROW), inner.width, house.px(ROW)
            )
            canvas.blit(shapes.rounded(stripe.size, house.px(STRIPE_CORNER), PAPER, STRIPE), stripe.topleft)

    def _draw_column(self, canvas: Canvas, place: pygame.Rect, column: Column, turns: Sequence[Turn | None]) -> None:
        house = self._house
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[column.seat]}", house.px(EMBLEM))
        canvas.centre(emblem, (place.centerx, place.top + house.px(30)))
        name = text.fitted(house.name(column.seat), house.px(NAME_SIZE), place.width - 8, PAPER, text.Weight.BOLD)
        canvas.centre(name, (place.centerx, place.top + house.px(72)))
        top = place.top + house.px(HEAD)
        for number, turn in enumerate(turns):
            if turn:
                cell = pygame.Rect(place.left, top + number * house.px(ROW), place.width, house.px(ROW))
                self._draw_cell(canvas, cell, turn)
        score = text.rendered(str(column.score), house.px(SUM_SIZE), GOLD, text.Weight.BOLD)
        canvas.centre(score, (place.centerx, place.bottom - house.px(FOOT) // 2))

    def _draw_cell(self, canvas: Canvas, cell: pygame.Rect, turn: Turn) -> None:
        """Draw what a turn brought, and how: draws before it, the figure beside it."""
        house = self._house
        colour = ALARM if turn.points < 0 else PAPER
        points = text.rendered(signed(turn.points), house.px(CELL_SIZE), colour, text.Weight.BOLD)
        canvas.centre(points, cell.center)
        roomy = cell.width >= house.px(ROOMY)
        sprite = SPRITES.get(turn.figure)
        if sprite:
            side = house.px(PICTURE if roomy else PICTURE * 0.7)
            right = cell.centerx + points.get_width() // 2
            canvas.centre(house.sprites.get(sprite, side), (right + side * (1 if roomy else 0.6), cell.centery))
        if turn.cost and roomy:
            words = text.rendered(signed(turn.cost), house.px(SMALL_SIZE), MINT, text.Weight.MEDIUM)
            at = (cell.centerx - points.get_width() // 2 - house.px(14) - words.get_width() // 2, cell.centery)
            canvas.centre(words, at)
        if turn.end is not None:
            line = shapes.rounded((cell.width - house.px(20), house.px(3)), 1, GOLD, 0.6)
            canvas.centre(line, (cell.centerx, cell.top + 1))

    def _draw_numbers(self, canvas: Canvas, inner: pygame.Rect, first: int, rounds: Sequence[int], below: int) -> None:
        """Draw the numbers of the rows, and arrows where there are more."""
        house = self._house
        x, top = inner.left + house.px(NUMBER_WIDTH) // 2, inner.top + house.px(HEAD)
        for number in range(len(rounds)):
            words = text.rendered(str(first + number + 1), house.px(SMALL_SIZE), MINT, text.Weight.MEDIUM)
            canvas.centre(words, (x, top + (number + 0.5) * house.px(ROW)))
        side = house.px(PICTURE)
        if first:
            canvas.centre(house.sprites.get("ui/arrow-up", side), (x, top - house.px(34)))
        if below:
            canvas.centre(house.sprites.get("ui/arrow-down", side), (x, inner.bottom - house.px(FOOT) // 2))


class ResultSheet:
    """The sheet on the results page, drawn once for each size."""

    def __init__(self, house: House, ledger: Ledger, columns: Sequence[Column]) -> None:
        self._house = house
        self._view = SheetView(house)
        self._ledger = ledger
        self._columns = columns
        self._kept = Kept(house)

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the end of the sheet into an area."""
        self._kept.draw(canvas, area, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        area = pygame.Rect((0, 0), canvas.size)
        self._view.draw(canvas, area, self._ledger, self._columns, 0, framed=False)
