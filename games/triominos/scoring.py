"""What everything is worth (M4 to M7)."""

from collections.abc import Iterable
from typing import Final

from games.triominos.board import Figure
from games.triominos.tiles import SUMS

BRIDGE: Final = 40

BONUS: Final = {
    Figure.PLAIN: 0,
    Figure.BRIDGE: BRIDGE,
    Figure.SIDES: 0,
    Figure.HEXAGON: 50,
    Figure.DOUBLE: 60,
    Figure.TRIPLE: 70,
}
"""Points for a figure, beside the sum of the tile; a tile makes one figure only (M4)."""

BONUSES: Final = (tuple(BONUS.values()), tuple((BONUS | {Figure.SIDES: BRIDGE}).values()))
"""BONUSES[two_sided][figure]: the same with the switch off and on (M4)."""

DRAW_COST: Final = 5
"""For each tile drawn (M5)."""

MOST_DRAWS: Final = 3
"""In one turn (M5)."""

GIVE_UP_COST: Final = 10
"""For not playing after the third draw, beside the draws (M5)."""

OUT_BONUS: Final = 25
"""For placing the last tile of the rack (M7)."""


def left_on(rack: Iterable[int]) -> int:
    """Count the points on a rack."""
    return sum(SUMS[tile] for tile in rack)


def out_changes(racks: list[tuple[int, ...]], seat: int) -> tuple[int, ...]:
    """Tell what each score gains when a seat goes out: 25 and what is left on all racks, for that seat alone (M7)."""
    gain = OUT_BONUS + sum(map(left_on, racks))
    return tuple(gain if each == seat else 0 for each in range(len(racks)))


def blocked_changes(racks: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Tell what each score loses in a blocked round: what is left on the own rack (M7)."""
    return tuple(-left_on(rack) for rack in racks)
