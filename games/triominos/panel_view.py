"""Draws the players: score, tiles on the rack, what the last turn brought, and whose turn it is."""

from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, GOLD, PAPER, SEAT_COLOURS, SEAT_NAMES
from games.triominos.pictures import BAIZE, MINT
from games.triominos.told import signed

CORNER = 26
EMBLEM, NAME_SIZE, SCORE_SIZE, LINE_SIZE = 60, 34, 50, 26
TURN_RING = 6


@dataclass(frozen=True)
class PanelLook:
    """What a panel shows."""

    seat: int
    score: int
    tiles: int
    latest: str  # what the last turn brought, in a few words
    gain: int  # the points of it
    turn: bool


class PanelView:
    """The pictures of the players' panels."""

    def __init__(self, house: House) -> None:
        self._house = house

    def draw(self, canvas: Canvas, rect: pygame.Rect, look: PanelLook) -> None:
        """Draw one panel; the one whose turn it is has a ring and a lighter ground."""
        house = self._house
        canvas.blit(shapes.rounded(rect.size, house.px(CORNER), BAIZE, 0.9 if look.turn else 0.62), rect.topleft)
        if look.turn:
            ring = shapes.ring(rect.size, house.px(CORNER), SEAT_COLOURS[look.seat], house.px(TURN_RING))
            canvas.blit(ring, rect.topleft)
        pad = house.px(20)
        side = min(house.px(EMBLEM), rect.height // 2)
        upper, lower = rect.top + round(rect.height * 0.36), rect.top + round(rect.height * 0.76)
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side)
        canvas.centre(emblem, (rect.left + pad + side // 2, upper))
        score = text.rendered(str(look.score), house.px(SCORE_SIZE), PAPER, text.Weight.BOLD)
        right = rect.right - pad
        canvas.blit(score, (right - score.get_width(), upper - score.get_height() // 2))
        left = rect.left + pad + side + house.px(14)
        room = max(1, right - score.get_width() - house.px(12) - left)
        name = text.fitted(house.name(look.seat), house.px(NAME_SIZE), room, PAPER, text.Weight.BOLD)
        canvas.blit(name, (left, upper - name.get_height() // 2))
        self._draw_line(canvas, pygame.Rect(rect.left + pad, lower, rect.width - 2 * pad, 1), look)

    def _draw_line(self, canvas: Canvas, line: pygame.Rect, look: PanelLook) -> None:
        house, size = self._house, self._house.px(LINE_SIZE)
        key = "one_tile" if look.tiles == 1 else "tiles"
        tiles = text.fitted(
            house.words(f"triominos.panel.{key}", count=look.tiles), size, line.width // 2, MINT, text.Weight.MEDIUM
        )
        canvas.blit(tiles, (line.left, line.top - tiles.get_height() // 2))
        if look.latest:
            room = max(1, line.width - tiles.get_width() - house.px(16))
            colour = ALARM if look.gain < 0 else GOLD if look.gain else MINT
            has_room = text.font(1).size(look.latest)[0] <= room  # as small as texts may be
            words = look.latest if has_room or not look.gain else signed(look.gain)  # rather that than half a word
            latest = text.fitted(words, size, room, colour, text.Weight.SEMIBOLD)
            canvas.blit(latest, (line.right - latest.get_width(), line.top - latest.get_height() // 2))
