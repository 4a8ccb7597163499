"""Draws what lies over the table between two turns: the draw for the start, and the end of a round."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, GOLD, INK, PAPER, SEAT_COLOURS, SEAT_NAMES
from games.triominos.layout import Layout
from games.triominos.pictures import BAIZE, MINT, Pictures, turned
from games.triominos.rack_view import chips

WIDTH, ROW, HEAD, FOOT, PAD = 980, 104, 110, 84, 40
HEAD_SIZE, NAME_SIZE, POINTS_SIZE, FOOT_SIZE = 46, 34, 42, 30
EMBLEM, CORNER = 66, 32
NAME_SHARE, POINTS_SHARE = 0.3, 0.17


@dataclass(frozen=True)
class CardRow:
    """One player: some tiles, a number, and whether it stands out."""

    seat: int
    tiles: tuple[int, ...]
    points: str
    leads: bool = False
    lost: bool = False


class RoundView:
    """The picture of a card over the table."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures

    def draw(self, canvas: Canvas, layout: Layout, heading: str, rows: Sequence[CardRow], foot: str) -> None:
        """Draw a card: a heading, a row for each player, and what comes next."""
        house = self._house
        height = house.px(HEAD) + len(rows) * house.px(ROW) + house.px(FOOT)
        card = pygame.Rect(0, 0, min(house.px(WIDTH), layout.table.width), height)
        card.center = (layout.table.centerx, layout.table.centery + house.px(20))
        card.top = max(house.px(10), card.top)
        canvas.blit(shapes.rounded(card.size, house.px(CORNER), BAIZE, 1.0, GOLD, house.px(4)), card.topleft)
        room = card.width - 2 * house.px(PAD)
        head = text.fitted(heading, house.px(HEAD_SIZE), room, GOLD, text.Weight.BOLD)
        canvas.centre(head, (card.centerx, card.top + house.px(HEAD) // 2))
        top = card.top + house.px(HEAD)
        for row in rows:
            area = pygame.Rect(card.left + house.px(PAD) // 2, top, card.width - house.px(PAD), house.px(ROW))
            self._draw_row(canvas, area, row)
            top += area.height
        below = text.fitted(foot, house.px(FOOT_SIZE), room, PAPER, text.Weight.SEMIBOLD)
        canvas.centre(below, (card.centerx, top + house.px(FOOT) // 2))

    def _draw_row(self, canvas: Canvas, area: pygame.Rect, row: CardRow) -> None:
        house, pad = self._house, self._house.px(PAD) // 2
        if row.leads:
            plate = area.inflate(0, -house.px(10))
            fill = shapes.rounded(plate.size, house.px(22), INK, 0.35, SEAT_COLOURS[row.seat], house.px(5))
            canvas.blit(fill, plate.topleft)
        side = house.px(EMBLEM)
        left = area.left + pad
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[row.seat]}", side)
        canvas.centre(emblem, (left + side // 2, area.centery))
        left += side + house.px(14)
        width = round(area.width * NAME_SHARE)
        name = text.fitted(house.name(row.seat), house.px(NAME_SIZE), width, PAPER, text.Weight.BOLD)
        canvas.blit(name, (left, area.centery - name.get_height() // 2))
        left += width + house.px(14)
        points_width = round(area.width * POINTS_SHARE)
        right = area.right - pad
        colour = ALARM if row.lost else GOLD if row.leads else MINT
        points = text.fitted(row.points, house.px(POINTS_SIZE), points_width, colour, text.Weight.BOLD)
        canvas.blit(points, (right - points.get_width(), area.centery - points.get_height() // 2))
        tiles = pygame.Rect(
            left, area.top + house.px(10), max(1, right - points_width - left), area.height - house.px(20)
        )
        self._draw_tiles(canvas, tiles, row.tiles)

    def _draw_tiles(self, canvas: Canvas, area: pygame.Rect, tiles: tuple[int, ...]) -> None:
        if len(tiles) == 1:
            side = round(area.height / 0.87)
            canvas.blit(self._pictures.tile(turned(tiles[0]), side, stands=True), area.topleft)
        elif tiles:
            chips(self._pictures, canvas, tiles, area)
