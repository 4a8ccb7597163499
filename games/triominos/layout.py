"""Where everything of the Triominos table stands: felt left, rack below it, players and pool to the right."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.engine import label
from games.engine.theme import unit
from games.triominos.camera import HEIGHT

# Lengths in pixels of a full high definition screen.
MARGIN, GAP = 24, 14
SIDE_WIDTH = 430
RACK_HEIGHT, PROMPT_HEIGHT = 236, 104
PROMPT_LINES = 4  # for large texts the prompt is higher: two sentences of two lines
TALLEST_PANEL = 134
POOL_HEIGHT = 456
BUTTON, ICON = 70, 62
ICONS = 4  # at most in a row, the last one stops the game
LENSES = 3  # buttons for the view, at the edge of the table
ENOUGH = 0.86  # of the largest possible size: then tiles stand as people like to see them
PAD = 18
RACK_PAD_X, RACK_TOP, RACK_FOOT = 40, 22, 62  # of the rack: wood at its ends, above and below the tiles
LARGEST_TILE = 176
CROWDED = 0.6  # of a side: the closest distance of tiles that stand in turn on their base and on their tip
LOOSE = 1.06
WAYS = ((1, LOOSE), (1, CROWDED), (2, LOOSE), (2, CROWDED))  # rows and distances, the best looking ones first

Pixels = Callable[[float], int]


@dataclass(frozen=True)
class Layout:
    """The whole table, in window pixels."""

    table: pygame.Rect  # where the figure is framed
    rack: pygame.Rect
    prompt: pygame.Rect
    panels: tuple[pygame.Rect, ...]
    pool: pygame.Rect  # the panel of the pool and the buttons
    stock: pygame.Rect  # bag and numbers in it
    draw: pygame.Rect
    answer: pygame.Rect  # passing, or confirming
    icons: tuple[pygame.Rect, ...]  # the last one stops the game
    lenses: tuple[pygame.Rect, ...]
    unit: float


@dataclass(frozen=True)
class RackPlace:
    """Where a tile of the rack stands, and whether on its base."""

    rect: pygame.Rect
    stands: bool
    hit: pygame.Rect  # where a pointer means this tile


def arrange(size: tuple[int, int], players: int, icons_in_row: int = ICONS, scale: float | None = None) -> Layout:
    """Lay the table out for a picture of this size, so many players, and so many small buttons below the pool.

    ``scale`` is the pixels of one length, where the picture does not lie as the window does.
    """
    scale = scale or unit(size)

    def px(length: float) -> int:
        return max(1, round(length * scale))

    margin, gap, pad = px(MARGIN), px(GAP), px(PAD)
    is_tall = size[1] > size[0]  # then pool and players are above the table instead of to its right
    right = pygame.Rect(0, margin, px(SIDE_WIDTH), px(POOL_HEIGHT) if is_tall else max(4, size[1] - 2 * margin))
    right.right = size[0] - margin
    beside = max(4, right.left - gap - margin)
    rack = pygame.Rect(margin, 0, max(4, size[0] - 2 * margin) if is_tall else beside, px(RACK_HEIGHT))
    rack.bottom = max(margin + 4, size[1] - margin)
    prompt = pygame.Rect(margin, 0, rack.width, px(PROMPT_HEIGHT))
    if label.height_of(PROMPT_LINES) > prompt.height:
        prompt.height = label.height_of(PROMPT_LINES) + pad
    prompt.bottom = rack.top - gap
    pool = pygame.Rect(right.left, 0, right.width, px(POOL_HEIGHT))
    pool.bottom = right.bottom
    upper = pygame.Rect(right.topleft, (right.width, max(1, pool.top - gap - right.top)))
    if is_tall:
        upper = pygame.Rect(margin, margin, beside, right.height)
    inner = pool.inflate(-2 * pad, -2 * pad)
    icon = px(ICON)
    icons = pygame.Rect(inner.left, inner.bottom - icon, inner.width, icon)
    answer = pygame.Rect(inner.left, icons.top - gap - px(BUTTON), inner.width, px(BUTTON))
    draw = answer.move(0, -gap - px(BUTTON))
    top = right.bottom + gap if is_tall else margin
    table = pygame.Rect(margin, top, rack.width, max(1, prompt.top - gap - top))
    lenses = (
        pygame.Rect(table.right - icon, table.bottom - (LENSES - number) * (icon + px(8)), icon, icon)
        for number in range(LENSES)
    )
    return Layout(
        table=table,
        rack=rack,
        prompt=prompt,
        panels=_stacked(upper, players, gap, px(TALLEST_PANEL)),
        pool=pool,
        stock=pygame.Rect(inner.left, inner.top, inner.width, max(1, draw.top - gap - inner.top)),
        draw=draw,
        answer=answer,
        icons=_columns(icons, icons_in_row, px(10)),
        lenses=tuple(lenses),
        unit=scale,
    )


def rack_places(layout: Layout, count: int) -> list[RackPlace]:
    """Return where so many tiles stand: in one row or two, closer together where they would get too small."""
    rack, scale = layout.rack, layout.unit
    room = rack.inflate(-round(2 * RACK_PAD_X * scale), 0)
    top, height = rack.top + round(RACK_TOP * scale), rack.height - round((RACK_TOP + RACK_FOOT) * scale)
    sides = {way: _side(room.width, height, count, *way, LARGEST_TILE * scale) for way in WAYS}
    rows, pitch = next(way for way, side in sides.items() if side >= ENOUGH * max(sides.values()))
    side = max(2, int(sides[rows, pitch]))
    a_row = -(-count // rows)
    high = round(side * HEIGHT)
    between = (height - rows * high) / rows if rows > 1 else 0
    first = top + (height - high) if rows == 1 else top + between
    places = []
    for number in range(count):
        row, column = divmod(number, a_row)
        in_row = min(a_row, count - row * a_row)
        step = side * pitch
        left = room.centerx - (step * (in_row - 1) + side) / 2 + step * column
        rect = pygame.Rect(round(left), round(first + row * (high + between)), side, high)
        hit = pygame.Rect(0, rect.top, round(step), high)
        hit.centerx = rect.centerx
        places.append(RackPlace(rect, stands=pitch == LOOSE or column % 2 == 0, hit=hit))
    return places


def _side(width: int, height: int, count: int, rows: int, pitch: float, largest: float) -> float:
    a_row = max(1, -(-count // rows))
    fitting = min(width / (pitch * (a_row - 1) + 1), (height / rows) / HEIGHT * (0.96 if rows > 1 else 1), largest)
    return max(1.0, fitting)  # a window may be narrower than the rack's wood


def _columns(area: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    width = max(1, (area.width - gap * (count - 1)) // count)
    return tuple(pygame.Rect(area.left + at * (width + gap), area.top, width, area.height) for at in range(count))


def _stacked(area: pygame.Rect, count: int, gap: int, tallest: int) -> tuple[pygame.Rect, ...]:
    height = max(1, min(tallest, (area.height - gap * (count - 1)) // count))
    return tuple(pygame.Rect(area.left, area.top + at * (height + gap), area.width, height) for at in range(count))
