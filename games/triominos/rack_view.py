"""Draws the rack: the tiles of whoever may see them, the backs of all others, and the lid that names who looks."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import GOLD, PAPER, SEAT_COLOURS, SEAT_NAMES
from games.triominos.camera import HEIGHT
from games.triominos.layout import CROWDED, Layout, rack_places
from games.triominos.pictures import BAIZE, MINT, Pictures, turned

LIFT = 20  # of the chosen tile
FAINT, GONE = 120, 50
LID_EMBLEM, LID_SIZE, LID_LINE = 108, 46, 28
MARK = 20
IN_ONE_ROW = 8  # small tiles


@dataclass(frozen=True)
class RackLook:
    """What the rack shows at the moment; tiles only for those who may see them now."""

    seat: int
    tiles: tuple[int | None, ...]  # None is a back
    chosen: int | None = None
    open: frozenset[int] = frozenset()  # the tiles that may be placed, if they fit
    fitting: frozenset[int] = frozenset()  # those that are marked because they fit
    gone: frozenset[int] = frozenset()  # those that are on the table or in a hand at the moment
    flying: int = 0  # so many at the end are still on their way
    lid: str = ""  # what stands on the lid, and below it
    below: str = ""
    cursor: int | None = None  # the tile that the cursor is on, if it is not to be chosen


class RackView:
    """The picture of the rack."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures

    def draw(self, canvas: Canvas, layout: Layout, look: RackLook) -> None:
        """Draw the rack, its tiles, and the lid over them."""
        house, rack = self._house, layout.rack
        canvas.blit(self._pictures.rack(rack.size), rack.topleft)
        places = rack_places(layout, len(look.tiles))
        here = list(enumerate(places[: len(places) - look.flying]))
        for number, place in sorted(here, key=lambda each: look.tiles[each[0]] == look.chosen):
            self._draw_tile(canvas, look, number, place.rect, stands=place.stands)
        if look.lid:
            self._draw_lid(canvas, rack, look)
        elif look.tiles and None in look.tiles:
            side = house.px(60)
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side)
            canvas.centre(emblem, (rack.left + side, rack.bottom - house.px(34)))

    def _draw_tile(self, canvas: Canvas, look: RackLook, number: int, rect: pygame.Rect, *, stands: bool) -> None:
        tile, side, pictures = look.tiles[number], rect.width, self._pictures
        if tile is None:
            canvas.blit(pictures.back(side, stands=stands), rect.topleft)
            return
        if tile in look.gone:
            canvas.blit(pictures.tile(turned(tile), side, stands=stands), rect.topleft, GONE)
            return
        place = rect.move(0, -self._house.px(LIFT)) if tile == look.chosen else rect
        alpha = 255 if tile in look.open else FAINT
        if tile in look.open:
            canvas.blit(pictures.shadow(side, stands=stands), (place.left + side * 0.03, place.top + side * 0.05))
        canvas.blit(pictures.tile(turned(tile), side, stands=stands), place.topleft, alpha)
        if tile == look.chosen:
            canvas.centre(pictures.outline(side, GOLD, stands=stands), place.center)
        elif tile == look.cursor:
            canvas.centre(pictures.outline(side, SEAT_COLOURS[look.seat], stands=stands), place.center)
        if tile in look.fitting:
            mark = self._house.px(MARK)
            middle = (place.centerx, place.top + place.height * (2 / 3 if stands else 1 / 3))
            canvas.centre(shapes.disc(mark, GOLD, 1.0), middle)

    def _draw_lid(self, canvas: Canvas, rack: pygame.Rect, look: RackLook) -> None:
        """Draw the lid: whose rack it is, and what is to be done; nothing behind it is drawn."""
        house = self._house
        lid = rack.inflate(-house.px(36), -house.px(40))
        colour = SEAT_COLOURS[look.seat]
        canvas.blit(shapes.rounded(lid.size, house.px(28), BAIZE, 1.0, colour, house.px(6)), lid.topleft)
        side = min(house.px(LID_EMBLEM), lid.height - house.px(20))
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side)
        room = max(1, lid.width - side - house.px(120))
        head = text.fitted(look.lid, house.px(LID_SIZE), room, PAPER, text.Weight.BOLD)
        area = room, max(1, lid.height - head.get_height())
        words, size = text.broken(look.below, house.px(LID_LINE), area, text.Weight.MEDIUM)
        below = [text.fitted(line, size, room, MINT, text.Weight.MEDIUM) for line in words if line]
        step = below[0].get_height() if len(below) == 1 else round(text.legible(size) * text.CLOSER)
        width = max(line.get_width() for line in (head, *below))
        left = lid.centerx - (side + house.px(28) + width) // 2
        canvas.centre(emblem, (left + side // 2, lid.centery))
        left, top = left + side + house.px(28), lid.centery - (head.get_height() + step * len(below)) // 2
        canvas.blit(head, (left, top))
        for number, line in enumerate(below):
            canvas.blit(line, (left, top + head.get_height() + number * step))


def chips(pictures: Pictures, canvas: Canvas, tiles: Sequence[int], rect: pygame.Rect, alpha: int = 255) -> None:
    """Draw small tiles from the left of a rectangle, in turn on their base and on their tip; many in two rows."""
    if not tiles:
        return
    rows = 1 if len(tiles) <= IN_ONE_ROW else 2
    a_row = -(-len(tiles) // rows)
    high = rect.height / rows
    side = max(8, min(int(high / HEIGHT), int(rect.width / (CROWDED * (a_row - 1) + 1))))
    for number, tile in enumerate(tiles):
        row, column = divmod(number, a_row)
        picture = pictures.tile(turned(tile), side, stands=column % 2 == 0)
        middle = rect.top + high * (row + 0.5)
        canvas.blit(picture, (rect.left + column * side * CROWDED, middle - picture.get_height() / 2), alpha)
