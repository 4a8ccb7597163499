"""What a tile means for the faces across its three sides: tables, made once, that keep placing quick."""

from typing import Final, NamedTuple

from games.triominos.lattice import ACROSS, STRIDE, across, corners, point_at
from games.triominos.tiles import DIGITS, FITTING, SHOWING

_SOMEWHERE: Final = 2 * point_at(STRIDE // 4, STRIDE // 4)


class Side(NamedTuple):
    """One side of a face, and the face beyond it."""

    beyond: int
    """From a face to the one beyond."""
    opposite: int
    """From a face's own point to the corner of the face beyond that the two do not share."""
    showing: tuple[int, ...]
    """By digit at that corner: mask of the turned tiles that show it, placed beyond."""
    beside: tuple[int, ...]
    """By turned tile on a face: mask of the turned tiles that may lie beyond, as far as the side goes."""


def _side(hanging: int, side: int) -> Side:
    face = _SOMEWHERE + hanging
    beyond = across(face)[side]
    own, other = corners(face), corners(beyond)
    (alone,) = (corner for corner in range(len(other)) if other[corner] not in own)
    places = [own.index(point) if point in own else None for point in other]
    beside = tuple(FITTING[tuple(None if place is None else digits[place] for place in places)] for digits in DIGITS)
    return Side(ACROSS[hanging][side], other[alone] - (face >> 1), SHOWING[alone], beside)


SIDES_OF: Final = tuple(tuple(_side(hanging, side) for side in range(len(ACROSS[hanging]))) for hanging in (0, 1))
"""SIDES_OF[hanging]: the three sides of a face."""
