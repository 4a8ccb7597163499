"""What a lesson points at: a golden ring that breathes slowly, and an arrow above the first one."""

import math
from collections.abc import Sequence

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.theme import GOLD, INK

BREATH = TICK_RATE * 3 // 2  # ticks from bright to bright: far slower than anything that flashes
LOW, HIGH, LEVELS = 120, 255, 12
RING, RIM, GROWN = 9, 3, 8
CORNER_SHARE, LARGEST_CORNER = 0.16, 30
ARROW, BOB = 54, 9


def draw_marks(house: House, canvas: Canvas, marks: Sequence[pygame.Rect], age: int) -> None:
    """Draw a ring round each place; age is in ticks."""
    swing = 0.5 + 0.5 * math.cos(2 * math.pi * age / BREATH)
    calm = house.settings.calm
    share = 1.0 if calm else round(swing * LEVELS) / LEVELS
    alpha = round(LOW + (HIGH - LOW) * share)
    for rect in marks:
        grown = rect.inflate(2 * house.px(GROWN), 2 * house.px(GROWN))
        corner = min(house.px(LARGEST_CORNER), min(grown.size) * CORNER_SHARE)
        rim = shapes.ring(grown.size, corner, INK, house.px(RING + RIM))
        canvas.blit(rim, grown.topleft, alpha // 2)
        canvas.blit(shapes.ring(grown.size, corner, GOLD, house.px(RING)), grown.topleft, alpha)
    if marks:
        _draw_arrow(house, canvas, marks[0], 0.0 if calm else share)


def _draw_arrow(house: House, canvas: Canvas, rect: pygame.Rect, share: float) -> None:
    """Draw an arrow that points down at a place, on its upper edge when there is no room above."""
    side = house.px(ARROW)
    bottom = max(rect.top - house.px(GROWN), side)
    middle = (rect.centerx, bottom - side / 2 - round(share * house.px(BOB)))
    canvas.centre(shapes.disc(side, INK, 0.8), middle)
    canvas.centre(house.sprites.tinted("ui/arrow-down", round(side * 0.66), GOLD), middle)
