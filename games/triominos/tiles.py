"""The 56 tiles and how they can be turned (M1).

A *tile* is a number from 0 to 55, in the order of the sums of their digits: of two tiles the higher number never brings
fewer points. A *turned tile* is `3 * tile + turn`; sets of turned tiles are masks, bit k for turned tile k, so that the
tiles that fit somewhere are the AND of what each corner wants.
"""

from collections.abc import Iterable
from functools import reduce
from itertools import combinations_with_replacement, product
from operator import and_
from typing import Final

DIGIT_COUNT: Final = 6
CORNERS: Final = 3
TURNS: Final = 3

TILES: Final = tuple(
    sorted(combinations_with_replacement(range(DIGIT_COUNT), CORNERS), key=lambda tile: (sum(tile), tile))
)
"""TILES[tile]: its three digits clockwise, never falling, beginning with the smallest (M1)."""

TILE_COUNT: Final = len(TILES)
SUMS: Final = tuple(map(sum, TILES))
"""SUMS[tile]: the points that it brings."""


def _turned(digits: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple(digits[(corner - turn) % CORNERS] for corner in range(CORNERS))


DIGITS: Final = tuple(_turned(digits, turn) for digits in TILES for turn in range(TURNS))
"""DIGITS[turned]: what a tile shows at the corners 0, 1, 2 of its face after `turn` thirds of a turn clockwise."""

TURNS_OF: Final = tuple(
    sum(1 << TURNS * tile + turn for turn in range(TURNS if len(set(digits)) > 1 else 1))
    for tile, digits in enumerate(TILES)
)
"""TURNS_OF[tile]: mask of its turned tiles; three of a kind look alike however they are turned, only turn 0 counts."""

EVERY_TURN: Final = sum(TURNS_OF)
UNTURNED: Final = sum(1 << TURNS * tile for tile in range(TILE_COUNT))

SHOWING: Final = tuple(
    tuple(
        sum(1 << turned for turned, digits in enumerate(DIGITS) if digits[corner] == digit) & EVERY_TURN
        for digit in range(DIGIT_COUNT)
    )
    for corner in range(CORNERS)
)
"""SHOWING[corner][digit]: mask of the turned tiles with that digit at that corner."""

FITTING: Final = {
    wanted: reduce(
        and_, (row[digit] for row, digit in zip(SHOWING, wanted, strict=True) if digit is not None), EVERY_TURN
    )
    for wanted in product((*range(DIGIT_COUNT), None), repeat=CORNERS)
}
"""FITTING[wanted]: mask of the turned tiles that show these digits at the corners 0, 1, 2; None: any digit."""


def mask_of(rack: Iterable[int]) -> int:
    """Make the mask of all turns of some tiles."""
    mask = 0
    for tile in rack:
        mask |= TURNS_OF[tile]
    return mask


def turned_of(digits: tuple[int, int, int]) -> int:
    """Find the turned tile that shows these digits at the corners 0, 1, 2. Raises KeyError when there is none (M1)."""
    mask = FITTING[digits]
    if not mask:
        raise KeyError(digits)
    return mask.bit_length() - 1


def name_of(tile: int) -> str:
    """Write a tile as people read it: `0-3-5`."""
    return "-".join(map(str, TILES[tile]))
