"""How a hand of any size lies in its panel: as large as possible, every card readable by its left third."""

from math import ceil
from typing import NamedTuple

import pygame

SEEN_SHARE = 0.34  # of a card that is covered by its right neighbour: its index must show
SPREAD = 1.07  # distance of cards that do not cover each other, in card widths
ROW_STEP = 1.04  # distance of two rows, in card heights
MOST_ROWS = 6
LIFT = 0.12  # a chosen card stands higher by this share of its height
SIZE_STEPS = 4  # sizes are multiples of so many pixels: few pictures to make


class Fan(NamedTuple):
    """Card size and left top corners, in pixels, in the order of the hand."""

    size: int
    places: tuple[tuple[int, int], ...]


def arrange(count: int, area: pygame.Rect, largest: int) -> Fan:
    """Lay out count cards inside area, each at most largest pixels wide; the fewest rows among the best."""
    if count == 0:
        return Fan(largest, ())
    rows = max(range(1, MOST_ROWS + 1), key=lambda number: (_size(count, area, largest, number), -number))
    size = _size(count, area, largest, rows)
    in_row = ceil(count / rows)
    step = min(size * SPREAD, (area.width - size) / (in_row - 1)) if in_row > 1 else 0.0
    used = ceil(count / in_row)
    height = size * (1 + (used - 1) * ROW_STEP)
    top = area.top + LIFT * size + max(0.0, (area.height - LIFT * size - height) / 2)
    return Fan(
        size,
        tuple(
            (round(area.left + (number % in_row) * step), round(top + (number // in_row) * size * ROW_STEP))
            for number in range(count)
        ),
    )


def _size(count: int, area: pygame.Rect, largest: int, rows: int) -> int:
    """Return the largest card size for so many rows."""
    in_row = ceil(count / rows)
    by_height = area.height / (LIFT + 1 + (rows - 1) * ROW_STEP)
    by_width = area.width / (1 + (in_row - 1) * SEEN_SHARE)
    size = int(min(largest, by_height, by_width))
    return max(SIZE_STEPS, size // SIZE_STEPS * SIZE_STEPS)
