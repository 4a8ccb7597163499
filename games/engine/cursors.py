"""The cursors of several mice, each in its seat's colour with its emblem, over every scene."""

from functools import lru_cache

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import INK, PAPER, SEAT_COLOURS, SEAT_NAMES, Colour

SIZE, EMBLEM = 46, 34
ARROW = "M2,2 L2,36 L11,28 L17,42 L24,39 L18,25 L30,25 Z"  # its tip is where it points
ARROW_BOX, TIP = 46, 2


def draw(house: House, canvas: Canvas) -> None:
    """Draw a cursor for each mouse, if there are several; who sits nowhere yet has a paper one."""
    for source, pos in house.devices.pointers.cursors():
        seat = house.seats.of(source)
        side = house.px(SIZE)
        tip = side * TIP / ARROW_BOX
        canvas.blit(_arrow(side, SEAT_COLOURS[seat.number] if seat else PAPER), (pos[0] - tip, pos[1] - tip))
        if seat:
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat.number]}", house.px(EMBLEM))
            canvas.blit(emblem, (pos[0] + side * 0.55, pos[1] + side * 0.55))


@lru_cache(maxsize=32)
def _arrow(side: int, colour: Colour) -> pygame.Surface:
    scale = side / ARROW_BOX
    return shapes.from_svg(
        f'<path transform="scale({scale})" d="{ARROW}" fill="{shapes.hexed(colour)}" stroke="{shapes.hexed(INK)}" '
        f'stroke-width="3" stroke-linejoin="round"/>',
        side,
        side,
    )
