"""The shape of a Triominos tile: a triangle whose bounding box is 100 units wide and 86.6 high, point up or down."""

import math
from collections.abc import Sequence
from typing import Final

from sprites.svg import Point, rounded

SIDE: Final = 100.0
HEIGHT: Final = 86.6
CORNER_CUT: Final = 6.0  # how far from a corner its rounding begins

Corners = tuple[Point, Point, Point]


def corners(*, up: bool, x: float = 0, y: float = 0, side: float = SIDE) -> Corners:
    """Return the corners, clockwise, of a triangle whose bounding box begins at (x, y); up: left, top, right."""
    low = y + side * HEIGHT / SIDE
    if up:
        return (x, low), (x + side / 2, y), (x + side, low)
    return (x, y), (x + side, y), (x + side / 2, low)


def _moved_in(start: Point, end: Point, inset: float) -> tuple[Point, Point]:
    """Return a side moved to its right, which is inside when the corners run clockwise."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    ox, oy = -dy / length * inset, dx / length * inset
    return (start[0] + ox, start[1] + oy), (end[0] + ox, end[1] + oy)


def _meeting(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point:
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    share = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx)
    return ax + share * ux, ay + share * uy


def inside(points: Sequence[Point], insets: float | Sequence[float]) -> list[Point]:
    """Return the polygon within `points` (clockwise) whose k-th side, from corner k on, is moved in by insets[k]."""
    deep = [insets] * len(points) if isinstance(insets, int | float) else insets
    sides = [
        _moved_in(point, points[(k + 1) % len(points)], inset)
        for k, (point, inset) in enumerate(zip(points, deep, strict=True))
    ]
    return [_meeting(sides[k - 1], side) for k, side in enumerate(sides)]


def outline(points: Sequence[Point], insets: float | Sequence[float], *, cut: float = CORNER_CUT) -> str:
    """Return the outline of that inner polygon with round corners."""
    return rounded(inside(points, insets), cut)
