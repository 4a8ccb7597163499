"""The two tables of the Triominos lesson, and what the partner places there.

On the first the pupil starts. On the second, some turns later, one tile makes a bridge and the next one closes two
hexagons at once; after that nothing of the rack fits, nor any of the three tiles that are drawn. Tests hold on to that.
"""

from collections.abc import Mapping
from typing import Final

from games.triominos.actions import Action, Place
from games.triominos.board import Board
from games.triominos.knowledge import Knowledge
from games.triominos.lattice import START
from games.triominos.rules import State
from games.triominos.settings import Settings
from games.triominos.tiles import TILE_COUNT, TILES, TURNS


def _tile(*digits: int) -> int:
    return TILES.index((digits[0], digits[1], digits[2]))


FIRST: Final = Place(_tile(3, 4, 5), START)
TURNING: Final = _tile(4, 4, 5)  # fits in two places, turned differently
BRIDGE: Final = Place(_tile(2, 2, 5), 512, 2)
HEXAGONS: Final = Place(_tile(2, 2, 4), 511, 1)
LATER: Final = (
    *(Place(_tile(1, 2, 4), START), Place(_tile(1, 2, 2), 1), Place(_tile(2, 2, 3), 2, 2), Place(_tile(2, 3, 5), 513)),
    *(Place(_tile(1, 4, 5), -1, 1), Place(_tile(4, 4, 5), -2, 1), Place(_tile(3, 4, 4), 509, 2)),
    Place(_tile(2, 3, 4), 510, 1),
)
"""The tiles on the second table, in the order in which they were placed."""

PARTNER: Final[Mapping[int, Place]] = {
    1: Place(_tile(3, 4, 4), 1),
    len(LATER) + 1: Place(_tile(3, 4, 5), 514),
    len(LATER) + 3: Place(_tile(1, 2, 5), 1023, 2),
}
"""What the partner places, by the number of tiles on the table."""

DRAWN: Final = (_tile(0, 0, 0), _tile(1, 1, 3), _tile(0, 4, 4))
"""What the pupil draws in the end."""

RACKS: Final = (
    ((_tile(0, 0, 2), FIRST.tile, _tile(1, 1, 3), TURNING), (_tile(3, 4, 4), _tile(0, 1, 2), _tile(1, 2, 3))),
    ((_tile(3, 3, 3), BRIDGE.tile, _tile(5, 5, 5), HEXAGONS.tile), (_tile(3, 4, 5), _tile(1, 2, 5), _tile(1, 1, 1))),
)
"""The racks of pupil and partner on both tables."""


def beginning() -> State:
    """Return the table on which the pupil starts."""
    return _state(Board(), RACKS[0], (), [0, 0])


def later() -> State:
    """Return the table some turns later; it is the pupil's turn."""
    board = Board()
    for action in LATER:
        board.place(action.face, TURNS * action.tile + action.turn)
    return _state(board, RACKS[1], DRAWN, [42, 37])


def partner(state: State) -> Action:
    """Return what the partner does; where the lesson leads away from the table anyway, the first that is possible."""
    return PARTNER.get(len(state.board.tiles)) or state.legal_actions()[0]


def _state(board: Board, racks: tuple[tuple[int, ...], ...], next_ones: tuple[int, ...], points: list[int]) -> State:
    placed = {turned // TURNS for turned in board.tiles.values()}
    gone = placed.union(*racks, next_ones)
    rest = tuple(tile for tile in range(TILE_COUNT) if tile not in gone)
    return State(
        players=len(racks),
        settings=Settings(),
        seed=0,
        board=board,
        racks=list(racks),
        pool=(*rest, *reversed(next_ones)),
        seat=0,
        known=Knowledge.begin(len(racks), ()),
        points=points,
    )
