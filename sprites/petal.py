"""The shape of an animal token: a petal, a fifth of a flower, with its point at the bottom and round outside.

Five of them, turned by 72 degrees about the tip of the uncut petal, TIP, make a flower with thin gaps.
"""

import math
from typing import Final

from sprites.svg import Point, num

WIDTH: Final = 100
HEIGHT: Final = 108
TIP: Final[Point] = (50, 108)
HALF_ANGLE: Final = math.radians(36)
ROUND_RADIUS: Final = 51.5  # of the outer arc; its middle is as far below the top
TIP_CUT: Final = 5.0  # how far from the point its rounding begins


def _corner(inset: float) -> Point:
    """Return where the right side meets the arc."""
    tip_y = TIP[1] - inset / math.sin(HALF_ANGLE)
    radius = ROUND_RADIUS - inset
    # |tip + s * (sin, -cos) - middle| = radius, solved for s, the length of the side
    drop = tip_y - ROUND_RADIUS
    along = drop * math.cos(HALF_ANGLE)
    side = along + math.sqrt(along**2 - drop**2 + radius**2)
    return TIP[0] + side * math.sin(HALF_ANGLE), tip_y - side * math.cos(HALF_ANGLE)


def petal(inset: float = 0) -> str:
    """Return the outline of a petal whose edge runs `inset` units inside the uncut fifth of the flower."""
    x, y = _corner(inset)
    left, middle, tip_y = 2 * TIP[0] - x, TIP[0], TIP[1] - inset / math.sin(HALF_ANGLE)
    cut_x, cut_y = TIP_CUT * math.sin(HALF_ANGLE), tip_y - TIP_CUT * math.cos(HALF_ANGLE)
    radius = num(ROUND_RADIUS - inset)
    return (
        f"M{num(middle - cut_x)} {num(cut_y)}Q{num(middle)} {num(tip_y)} {num(middle + cut_x)} {num(cut_y)}"
        f"L{num(x)} {num(y)}A{radius} {radius} 0 0 0 {num(left)} {num(y)}z"
    )
