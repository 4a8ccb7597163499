"""How a hand of any size lies in its panel: as large as possible, every card readable by its left third."""

from math import ceil, sqrt
from typing import NamedTuple

import pygame

SEEN_SHARE = 0.34  # of a card that is covered by its right neighbour: its index must show
SPREAD = 1.07  # distance of cards that do not cover each other, in card widths
ROW_STEP = 1.04  # distance of two rows, in card heights
MOST_ROWS = 6
ROW_WORTH = 0.88  # of a hand in one row fewer
LIFT = 0.12  # a chosen card stands higher by this share of its height
TIGHT = 0.85  # of the share that must show: so far the others move together where the fan opens
SIZE_STEPS = 4  # sizes are multiples of so many pixels: few pictures to make


class Fan(NamedTuple):
    """Card size and left top corners, in pixels, in the order of the hand."""

    size: int
    places: tuple[tuple[int, int], ...]


def arrange(count: int, area: pygame.Rect, largest: int, chosen: int | None = None) -> Fan:
    """Lay out count cards inside area, each at most largest pixels wide, in the number of rows that reads best.

    The fan opens at the chosen card (a place in the hand), so that it shows whole, where the others leave room.
    """
    if count == 0:
        return Fan(largest, ())
    rows = max(range(1, MOST_ROWS + 1), key=lambda number: _clarity(count, area, largest, number))
    size = _size(count, area, largest, rows)
    in_row = ceil(count / rows)
    height = size * (1 + (ceil(count / in_row) - 1) * ROW_STEP)
    top = area.top + LIFT * size + max(0.0, (area.height - LIFT * size - height) / 2)
    places: list[tuple[int, int]] = []
    for row, first in enumerate(range(0, count, in_row)):
        here = None if chosen is None else chosen - first
        steps = _steps(min(in_row, count - first), in_row, area.width, size, here)
        places += [(round(area.left + x), round(top + row * size * ROW_STEP)) for x in steps]
    return Fan(size, tuple(places))


def _clarity(count: int, area: pygame.Rect, largest: int, rows: int) -> float:
    """Return how well a hand reads in so many rows: large cards, little covered, few rows to look through."""
    size, in_row = _size(count, area, largest, rows), ceil(count / rows)
    seen = max(0.0, min(1.0, (area.width - size) / (in_row - 1) / size)) if in_row > 1 else 1.0
    return size * sqrt(seen) * ROW_WORTH ** (rows - 1)


def _steps(count: int, in_row: int, width: int, size: int, chosen: int | None) -> list[float]:
    """Return where the cards of one row begin, of which the fullest holds in_row cards."""
    step = min(size * SPREAD, (width - size) / (in_row - 1)) if in_row > 1 else 0.0
    even = [number * step for number in range(count)]
    if chosen is None or not 0 <= chosen < count - 1 or step >= size:
        return even
    others = count - 2  # steps beside the one that opens
    narrow = (even[-1] - size) / others if others else step
    if others and narrow < size * SEEN_SHARE * TIGHT:
        return even
    if not others:
        return [0.0, min(width - size, size)]
    return [number * narrow + (size - narrow if number > chosen else 0) for number in range(count)]


def _size(count: int, area: pygame.Rect, largest: int, rows: int) -> int:
    """Return the largest card size for so many rows."""
    in_row = ceil(count / rows)
    by_height = area.height / (LIFT + 1 + (rows - 1) * ROW_STEP)
    by_width = area.width / (1 + (in_row - 1) * SEEN_SHARE)
    size = int(min(largest, by_height, by_width))
    return max(SIZE_STEPS, size // SIZE_STEPS * SIZE_STEPS)
