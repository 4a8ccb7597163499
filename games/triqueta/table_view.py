"""Draws the middle of the Triqueta table: towers, the drawn token, the rows with their markers."""

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import DIM, GOLD, PAPER, SEAT_NAMES
from games.triqueta.flights import Flights
from games.triqueta.layout import Layout
from games.triqueta.pictures import MOSS, Pictures
from games.triqueta.rules import Phase, State

CORNER = 26
LEFT_SIZE, LABEL_SIZE = 34, 26
TREE_SHARE, USED = 0.42, 70
TOWER_FILL, ROW_FILL = 0.34, 0.4
TOKEN_SHARE, MARKER_SHARE = 0.9, 0.62  # of a row's height
SPREAD = 1.06  # distance of tokens that do not cover each other, in token widths


class TableView:
    """The picture of what all players share."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures

    def backdrop(self, layout: Layout, size: tuple[int, int]) -> pygame.Surface:
        """Return all that stands still: the clearing and the fields on it."""
        surface = self._pictures.glade(size)
        corner = self._house.px(CORNER)
        for row in layout.rows:
            surface.blit(shapes.rounded(row.size, corner, MOSS, ROW_FILL), row.topleft)
        for rect in (layout.hand, layout.bar, *(panel.rect for panel in layout.panels)):
            surface.blit(shapes.rounded(rect.size, corner, MOSS, 0.62), rect.topleft)
        return surface.convert() if pygame.display.get_surface() else surface

    def draw_towers(self, canvas: Canvas, layout: Layout, state: State) -> None:
        """Draw the four towers: the current one with its number, tree tiles on those that wait."""
        house = self._house
        for number, rect in enumerate(layout.towers):
            left = len(state.towers[number])
            side = min(rect.width, round(rect.height * 0.84))
            waits = bool(state.waiting >> number & 1)
            current = number == state.tower and not state.is_over and state.phase is not Phase.TOWER
            alpha = 255 if waits or current else USED
            if current:
                glow = shapes.disc(round(side * 1.08), GOLD, 0.28)
                canvas.centre(glow, rect.center)
            canvas.centre(self._pictures.tower(left, side), rect.center, alpha)
            if waits:
                canvas.centre(house.sprites.get("triqueta/tree", round(side * TREE_SHARE)), rect.center)
            if current:
                disc = house.px(LEFT_SIZE) * 2
                canvas.centre(shapes.disc(disc, MOSS, 0.92), rect.center)
                count = text.rendered(str(left), house.px(LEFT_SIZE), PAPER, text.Weight.BOLD)
                canvas.centre(count, rect.center)

    def draw_rows(self, canvas: Canvas, layout: Layout, state: State, flights: Flights, seats: list[int]) -> None:
        """Draw each row: its marker and its tokens, or who took it."""
        for number, rect in enumerate(layout.rows):
            marker = round(rect.height * MARKER_SHARE)
            middle = (rect.left + rect.height // 2, rect.centery)
            picture = self._house.sprites.get(f"triqueta/marker-{number + 1}", marker)
            if state.open_rows >> number & 1 or state.phase in {Phase.COUNT, Phase.OVER}:
                canvas.centre(picture, middle)
                self._draw_tokens(canvas, rect, state.rows[number], flights.bound_for(f"row-{number}"))
            else:
                canvas.centre(picture, middle, 60)
                self._draw_taker(canvas, rect, state, number, seats)

    def token_place(self, layout: Layout, row: int, number: int, count: int) -> tuple[float, float]:
        """Return the middle of a token of a row that holds so many."""
        rect = layout.rows[row]
        height = round(rect.height * TOKEN_SHARE)
        width = height / 1.08
        room = rect.width - rect.height - width * 1.2
        step = min(width * SPREAD, room / (count - 1)) if count > 1 else 0.0
        return rect.left + rect.height + width * 0.6 + number * step, float(rect.centery)

    def draw_hand(self, canvas: Canvas, layout: Layout, animal: int | None, *, flying: bool) -> None:
        """Draw the drawn token: its face, or its back for those who may not see it."""
        if not flying:
            height = round(layout.hand.height * 0.78)
            canvas.centre(self._pictures.token(animal, height), layout.hand.center)

    def draw_flights(self, canvas: Canvas, flights: Flights, now: int) -> None:
        """Draw the tokens in the air."""
        for flight in flights.flying:
            if now >= flight.glide.begun:
                canvas.centre(self._pictures.token(flight.animal, flight.height), flight.glide.at(now))

    def _draw_tokens(self, canvas: Canvas, rect: pygame.Rect, tokens: tuple[int, ...], flying: int) -> None:
        height = round(rect.height * TOKEN_SHARE)
        width = height / 1.08
        room = rect.width - rect.height - width * 1.2
        step = min(width * SPREAD, room / (len(tokens) - 1)) if len(tokens) > 1 else 0.0
        for number, animal in enumerate(tokens[: len(tokens) - flying]):
            middle = (rect.left + rect.height + width * 0.6 + number * step, rect.centery)
            canvas.centre(self._pictures.token(animal, height), middle)

    def _draw_taker(self, canvas: Canvas, rect: pygame.Rect, state: State, row: int, seats: list[int]) -> None:
        taker = next((player for player, taken in enumerate(state.markers) if taken == row), None)
        if taker is None:
            return
        house, side = self._house, round(rect.height * 0.46)
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seats[taker]]}", side)
        left = rect.left + rect.height + side // 2
        canvas.centre(emblem, (left, rect.centery), 200)
        words = text.fitted(
            house.words("triqueta.took", name=house.name(seats[taker])),
            house.px(LABEL_SIZE),
            max(1, rect.right - left - side),
            DIM,
            text.Weight.MEDIUM,
        )
        canvas.blit(words, (left + side * 0.8, rect.centery - words.get_height() // 2))
