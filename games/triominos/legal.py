"""Which actions are open; state and view ask here alike (M3, M5, M6)."""

from enum import StrEnum
from itertools import starmap
from typing import Final

from games.triominos.actions import Action, Deal, Draw, Pass, place
from games.triominos.board import Board
from games.triominos.scoring import MOST_DRAWS


class Phase(StrEnum):
    """Where a game stands."""

    TURN = "turn"
    """A seat is to place a tile, to draw, or to pass."""
    ROUND_OVER = "round_over"
    """A round has ended, another follows (M8)."""
    OVER = "over"


TURN, ROUND_OVER, OVER = Phase

DRAW: Final = Draw()
PASS: Final = Pass()
DEAL: Final = Deal()


def open_tiles(rack: tuple[int, ...], drawn: int, pool: int, any_tile: bool) -> tuple[int, ...]:  # noqa: FBT001 - a switch
    """Tell which tiles of a rack may be placed, if they fit.

    After a draw it is the one just drawn, last on the rack; any, when the switch says so (M5), or when the pool is
    empty: then whatever fits must be played (M6). `drawn`: tiles drawn in this turn, `pool`: tiles left there.
    """
    return rack[-1:] if drawn and pool and not any_tile else rack


def turn_actions(board: Board, tiles: tuple[int, ...], drawn: int, pool: int) -> list[Action]:
    """List what may be done in a turn; never empty. `tiles`: the open ones of the rack.

    The starter has to play (M3). With tiles in the pool one may draw up to three times, then give up (M5); with none,
    one passes only when nothing fits (M6).
    """
    actions: list[Action] = list(starmap(place, board.placements_of(tiles)))
    if not board.tiles:
        return actions
    if pool:
        actions.append(DRAW if drawn < MOST_DRAWS else PASS)
    elif not actions:
        actions.append(PASS)
    return actions
