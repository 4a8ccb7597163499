"""The table layout: places round all four sides of the screen, each facing its player, the grid in the middle."""

from collections.abc import Sequence

import pygame

from games.engine.facing import FAR_SIDE, LEFT_SIDE, RIGHT_SIDE, SIDES, UPRIGHT, Facing
from games.engine.theme import unit
from games.tripolo.layout import (
    BOARD_PAD,
    CELL_GAP,
    GAP,
    MARGIN,
    WIDEST_PANEL,
    WORD_GAP,
    WORD_HEIGHT,
    Layout,
    PanelLayout,
    cells_of,
    narrow_panel,
    panel,
    word_place,
)
from games.tripolo.rules import LINES

DEPTH = 240  # of a panel, in pixels of a full high definition screen
RACE_HEIGHT, RACE_GAP = 52, 10
NARROW = 600  # panels less wide than this have their stack in the footer


def arrange_around(size: tuple[int, int], seats: Sequence[int]) -> Layout:
    """Lay the table out for a window of this size and the seats that play."""
    scale = unit(size)

    def px(length: float) -> int:
        return max(1, round(length * scale))

    sides = SIDES[max(1, len(seats))]
    rim = px(MARGIN) + px(DEPTH) + px(GAP)
    left, top = (rim if side in sides else px(MARGIN) for side in (LEFT_SIDE, FAR_SIDE))
    right, bottom = (rim if side in sides else px(MARGIN) for side in (RIGHT_SIDE, UPRIGHT))
    inner = pygame.Rect(left, top, max(9, size[0] - left - right), max(9, size[1] - top - bottom))
    race = pygame.Rect(inner.left, inner.top, inner.width, px(RACE_HEIGHT))
    board_top = race.bottom + px(RACE_GAP)
    side = max(9, min(inner.bottom - board_top, round(inner.width * 0.6)))
    board = pygame.Rect(inner.centerx - side // 2, board_top, side, side)
    beside = max(1, board.left - inner.left - px(MARGIN))
    return Layout(
        size=size,
        race=race,
        board=board,
        cells=cells_of(board, px(BOARD_PAD), px(CELL_GAP)),
        words=tuple(word_place(board, line, px(WORD_GAP), px(WORD_HEIGHT)) for line in LINES.tolist()),
        left=pygame.Rect(inner.left, board_top, beside, side),
        right=pygame.Rect(board.right + px(MARGIN), board_top, beside, side),
        panels=_panels(size, seats, inner, scale),
    )


def _panels(size: tuple[int, int], seats: Sequence[int], inner: pygame.Rect, scale: float) -> dict[int, PanelLayout]:
    margin, depth, gap = (max(1, round(length * scale)) for length in (MARGIN, DEPTH, GAP))
    strips = {
        UPRIGHT: pygame.Rect(inner.left, size[1] - margin - depth, inner.width, depth),
        RIGHT_SIDE: pygame.Rect(size[0] - margin - depth, margin, depth, max(1, size[1] - 2 * margin)),
        FAR_SIDE: pygame.Rect(inner.left, margin, inner.width, depth),
        LEFT_SIDE: pygame.Rect(margin, margin, depth, max(1, size[1] - 2 * margin)),
    }
    sides = SIDES[max(1, len(seats))]
    found = {}
    for side, strip in strips.items():
        sitting = [seat for seat, own in zip(seats, sides, strict=False) if own == side]
        if side == FAR_SIDE:
            sitting.reverse()  # seen from this side
        for place, seat in zip(_shares(strip, len(sitting), gap, scale), sitting, strict=True):
            facing = Facing(place, side)
            make = narrow_panel if facing.own.width < NARROW * scale else panel
            found[seat] = make(facing, scale)
    return {seat: found[seat] for seat in seats}


def _shares(strip: pygame.Rect, count: int, gap: int, scale: float) -> list[pygame.Rect]:
    """Divide a strip along its length, each part not longer than a panel is at the most, in the middle."""
    along = max(strip.size)
    length = min(round(WIDEST_PANEL * scale), (along - gap * (count - 1)) // count) if count else 0
    length = max(1, length)
    first = (along - length * count - gap * (count - 1)) // 2
    upright = strip.width >= strip.height
    starts = [first + number * (length + gap) for number in range(count)]
    if upright:
        return [pygame.Rect(strip.left + start, strip.top, length, strip.height) for start in starts]
    return [pygame.Rect(strip.left, strip.top + start, strip.width, length) for start in starts]
