"""Which actions are open, looked up in tables; state and view ask here alike (Q2, Q4, Q6)."""

from enum import StrEnum
from functools import cache
from typing import Final

from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.scoring import subsets
from games.triqueta.settings import PLAYERS
from games.triqueta.tokens import TOWER_COUNT

MOST_KEPT: Final = 2
"""So many tokens may be kept face down in a whole game (Q2)."""


class Phase(StrEnum):
    """What the seat whose turn it is has to do."""

    TURN = "turn"
    """Draw a token or take a row."""
    DRAWN = "drawn"
    """Place the drawn token, or keep it."""
    TOWER = "tower"
    """Choose the tower of the next round."""
    COUNT = "count"
    """Choose which face-down tokens count."""
    OVER = "over"


def members(mask: int) -> tuple[int, ...]:
    """List the numbers whose bits are set."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


_ROW_MASKS: Final = range(1 << PLAYERS[-1])
_PLACES: Final = tuple(Place(row) for row in range(PLAYERS[-1]))
_TAKES: Final = tuple(Take(row) for row in range(PLAYERS[-1]))
_TOWERS: Final = tuple(ChooseTower(tower) for tower in range(TOWER_COUNT))
_DRAW: Final[tuple[Action, ...]] = (Draw(),)
_KEEP: Final[tuple[Action, ...]] = (Keep(),)

TAKE: Final = tuple(tuple(_TAKES[row] for row in members(mask)) for mask in _ROW_MASKS)
"""TAKE[rows]: the turn of who finds the tower empty. Masks: bit k, row k is still there."""

DRAW_OR_TAKE: Final = tuple(_DRAW + takes for takes in TAKE)
PLACE: Final = tuple(tuple(_PLACES[row] for row in members(mask)) for mask in _ROW_MASKS)
PLACE_OR_KEEP: Final = tuple(places + _KEEP for places in PLACE)
TOWER: Final = tuple(tuple(_TOWERS[tower] for tower in members(mask)) for mask in range(1 << TOWER_COUNT))


@cache
def counts(kept: tuple[int, ...]) -> tuple[Action, ...]:
    """List the ways to count face-down tokens."""
    return tuple(map(Count, subsets(kept)))


def actions(phase: Phase, rows: int, left: int, kept: tuple[int, ...], waiting: int) -> tuple[Action, ...]:
    """List what may be done: `rows` and `waiting` towers as masks, `left` tokens in the current tower."""
    if phase is Phase.TURN:
        return DRAW_OR_TAKE[rows] if left else TAKE[rows]
    if phase is Phase.DRAWN:
        return PLACE_OR_KEEP[rows] if len(kept) < MOST_KEPT else PLACE[rows]
    if phase is Phase.TOWER:
        return TOWER[waiting]
    return counts(kept) if phase is Phase.COUNT else ()
