"""Greedy play: the placement that brings most at once, else a draw. The middle computer, and all seats of a playout."""

from typing import Final, NamedTuple

from games.triominos.board import Board
from games.triominos.tiles import EVERY_TURN, SUMS, TURNS

_SUM_OF_HIGHEST: Final = (0, *(SUMS[turned // TURNS] for turned in range(EVERY_TURN.bit_length())))
"""By the bit length of a mask: the sum of its highest turned tile; none in it brings more, as they are numbered so."""


class Best(NamedTuple):
    """A placement and the points it brings, figure included."""

    points: int
    face: int
    turned: int


def best_placement(board: Board, wanted: int, bonuses: tuple[int, ...]) -> Best | None:
    """Find the placement with most points, the first of equals; None when nothing fits.

    `wanted`: mask of the turned tiles that may be placed; `bonuses`: points by Figure.
    """
    figures = board.figures
    best, best_face, best_length = -1, 0, 0
    for face, mask in board.fits.items():
        hits = mask & wanted
        if hits:
            length = hits.bit_length()
            points = _SUM_OF_HIGHEST[length]
            if face in figures:
                points += bonuses[figures[face]]
            if points > best:
                best, best_face, best_length = points, face, length
    return Best(best, best_face, best_length - 1) if best >= 0 else None
