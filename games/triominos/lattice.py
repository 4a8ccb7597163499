"""The triangular lattice on which tiles lie: points, faces, and who touches whom.

A point (x, y) has the number `x + STRIDE * y`; x grows to the right, y downwards, each row half a step to the right of
the one above. A face is a triangle between three points: `2 * p` stands on its base, its apex is the point p;
`2 * p + 1` hangs from its base, whose left end is p. Corners and sides are counted clockwise; side k leads from corner
k to the next. The table is endless: 56 tiles cannot reach its edge.
"""

from typing import Final

STRIDE: Final = 256
"""Points in a row: more than twice as many as tiles, so that no number has two meanings."""

START: Final = 0
"""The face of the first tile, in the middle of the table."""

CORNERS_OF: Final = ((0, STRIDE, STRIDE - 1), (0, 1, STRIDE))
"""CORNERS_OF[hanging]: from the face's own point to its three corners: apex, right, left; or left, right, lowest."""

ACROSS: Final = ((1, 2 * STRIDE - 1, -1), (1 - 2 * STRIDE, 1, -1))
"""ACROSS[hanging]: from a face to the ones beyond its three sides."""

ABOUT: Final = ((0, 0), (1, 0), (-2 * STRIDE, 1), (-1, 1), (2 - 2 * STRIDE, 2), (1 - 2 * STRIDE, 2))
"""From twice a point to each of the six faces around it, and which of that face's corners the point is."""


def corners(face: int) -> tuple[int, int, int]:
    """Give the three points of a face, clockwise; those standing begin at the apex, those hanging at the left."""
    point = face >> 1
    first, second, third = CORNERS_OF[face & 1]
    return point + first, point + second, point + third


def across(face: int) -> tuple[int, int, int]:
    """Give the three faces beyond its sides."""
    first, second, third = ACROSS[face & 1]
    return face + first, face + second, face + third


def about(point: int) -> tuple[int, ...]:
    """Give the six faces around a point."""
    return tuple(2 * point + step for step, _ in ABOUT)


def point_at(x: int, y: int) -> int:
    """Give the number of a point."""
    return x + STRIDE * y


def position(point: int) -> tuple[int, int]:
    """Give (x, y) of a point. On paper it lies x + y / 2 sides to the right and y heights down."""
    y = (point + STRIDE // 2) // STRIDE
    return point - STRIDE * y, y
