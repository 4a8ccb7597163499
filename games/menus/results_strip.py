"""The strip of the places at the bottom of the results: who sits there, and how a free place is taken."""

import pygame

from games.engine import keypicture, shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.seats import Seat
from games.engine.theme import ALARM, DIM, PAPER, Colour
from games.menus import parts
from games.menus.invitations import invitations

TOP, HEIGHT, GAP = 962.0, 92.0, 14.0
EMBLEM = 50


class Strip:
    """Small places side by side, as many as may play."""

    def __init__(self, house: House, most: int) -> None:
        self._house = house
        self._most = most

    def rects(self) -> dict[int, pygame.Rect]:
        """Return the places' rectangles by seat number."""
        shown = self._house.seats.offered(self._most)
        places = parts.sheet(self._house).columns(len(shown), TOP, HEIGHT, GAP)
        return {seat.number: place for seat, place in zip(shown, places, strict=True)}

    def at(self, pos: tuple[int, int]) -> int | None:
        """Return the seat at a point of the window."""
        return next((number for number, rect in self.rects().items() if rect.collidepoint(pos)), None)

    def draw(self, canvas: Canvas, armed: str) -> None:
        """Draw the places; armed is the seat that has asked to leave, as "seat.3"."""
        for number, rect in self.rects().items():
            self._draw_place(canvas, self._house.seats[number], rect, asks=armed == f"seat.{number}")

    def _draw_place(self, canvas: Canvas, seat: Seat, rect: pygame.Rect, *, asks: bool) -> None:
        house, px = self._house, self._house.px
        parts.panel(house, canvas, rect, opacity=0.3 if seat.is_free else 0.72)
        if not seat.is_free:
            bar = shapes.rounded((rect.width - px(36), px(6)), px(3), parts.seat_colour(seat.number))
            canvas.blit(bar, (rect.left + px(18), rect.top))
        side = px(EMBLEM)
        place = pygame.Rect(rect.left + px(10), rect.centery - side // 2, side, side)
        parts.emblem(house, canvas, seat.number, place, 90 if seat.is_free else 255)
        beside = pygame.Rect(place.right + px(8), rect.top, rect.right - place.right - px(16), rect.height)
        upper = pygame.Rect(beside.left, rect.top + px(12), beside.width, px(38))
        lower = pygame.Rect(beside.left, rect.top + px(52), beside.width, px(28))
        first, colour = self._first_line(seat, asks=asks)
        parts.line(house, canvas, first, upper, 26, colour)
        way = seat.source or invitations(house, self._most).get(seat.number)
        words = self._second_line(seat, asks=asks)
        if seat.level is not None and not asks:
            keypicture.tag(house, canvas, "ui/robot", (house.words("results.computer"),), lower)
        elif words or way is None:
            parts.line(house, canvas, words, lower, 19, DIM)
        else:
            keypicture.strip(house, canvas, way, lower)

    def _first_line(self, seat: Seat, *, asks: bool) -> tuple[str, Colour]:
        words = self._house.words
        if asks:
            return words("results.leave"), ALARM
        return (words("results.free"), DIM) if seat.is_free else (self._house.name(seat.number), PAPER)

    def _second_line(self, seat: Seat, *, asks: bool) -> str:
        """Return what is said below the name; empty where the controls are shown."""
        words = self._house.words
        if asks:
            return words("results.leave_sure")
        return words("results.unplugged") if seat.source in self._house.devices.lost else ""
