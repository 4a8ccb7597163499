"""Draw the triqueta: the three-cornered knot that three tokens of a kind join into, and the mark of the game."""

import math
from typing import Final

from sprites.animal_table import HEADS
from sprites.figure import drawn
from sprites.palette import ANIMAL_INKS, FACE_LIGHT, MOSS, MOSS_LIGHT, MOSS_RIM, AnimalInk
from sprites.svg import Point, group, moved, num, path, picture

# One of three strands, in units of the distance from the middle of the knot to a corner.
BOW_RADIUS: Final = 0.875
BOW_DROP: Final = 0.375  # from the middle of the knot down to the middle of the strand's bow
CORNER: Final[Point] = (math.cos(math.radians(30)), 0.5)
OVER_AT: Final = 38.2  # degrees from the top of a bow to the crossing where it runs over the next strand
STRANDS: Final = (0, -120, -240)  # degrees
"""Each strand begins where the one before ends."""


def _turned(point: Point, degrees: float, size: float) -> str:
    angle = math.radians(degrees)
    x, y = point
    cos, sin = size * math.cos(angle), size * math.sin(angle)
    return f"{num(x * cos - y * sin)} {num(x * sin + y * cos)}"


def outline(size: float) -> str:
    """Return the whole knot as one closed line round (0, 0), a corner upwards, `size` from the middle to a corner."""
    left, right = (-CORNER[0], CORNER[1]), CORNER
    radius = num(BOW_RADIUS * size)
    bows = (f"A{radius} {radius} 0 1 1 {_turned(right, turn, size)}" for turn in STRANDS)
    return f"M{_turned(left, 0, size)}{''.join(bows)}z"


def _bow_point(degrees: float) -> Point:
    angle = math.radians(degrees)
    return BOW_RADIUS * math.sin(angle), BOW_DROP - BOW_RADIUS * math.cos(angle)


def crossings(size: float, half: float) -> str:
    """Return the three pieces that run over another strand, each `half` degrees of its bow to both sides."""
    radius = num(BOW_RADIUS * size)
    ends = _bow_point(OVER_AT - half), _bow_point(OVER_AT + half)
    return "".join(
        f"M{_turned(ends[0], turn, size)}A{radius} {radius} 0 0 1 {_turned(ends[1], turn, size)}" for turn in STRANDS
    )


def knot(ink: AnimalInk, size: float, *, band: float, rim: float, ground: str) -> str:
    """Return an interlaced knot round (0, 0): a band of that width with rims, on a ground that fills its inside."""
    degrees = math.degrees((band / 2 + rim) / (BOW_RADIUS * size))
    layers = ((ink.rim, band + 2 * rim), (ink.fill, band), (ink.light, band * 0.2))
    whole, over = outline(size), crossings(size, degrees * 1.1)
    return "".join(
        [path(whole, fill=ground, stroke_linejoin="round", stroke=ink.rim, stroke_width=band + 2 * rim)]
        + [path(whole, fill="none", stroke_linejoin="round", stroke=c, stroke_width=w) for c, w in layers[1:]]
        + [path(over, fill="none", stroke=c, stroke_width=w) for c, w in layers[:1]]
        + [path(crossings(size, degrees * 1.3), fill="none", stroke=c, stroke_width=w) for c, w in layers[1:]]
    )


def animal_knot(name: str) -> str:
    """Return what three tokens of a kind become, 100 x 100 units: the knot in their ink, their head in the middle."""
    return picture(
        group(knot(ANIMAL_INKS[name], 48, band=8.5, rim=2, ground=FACE_LIGHT), transform=moved(50, 57)),
        group(drawn(HEADS[name]), transform=moved(26, 31, scale=0.48)),
    )


# The mark of the game, in its 400 x 200 field: heads and leaves, by name, middle, scale and turn.
MARK_HEADS: Final = (
    ("owl", (200.0, 47.0), 0.43),
    ("bear", (141.0, 147.0), 0.44),
    ("rabbit", (259.0, 146.0), 0.46),
    ("deer", (200.0, 112.0), 0.72),
)
MARK_LEAVES: Final = (
    (MOSS_LIGHT, (132.0, 96.0), 0.98, -74.0),
    (MOSS_LIGHT, (268.0, 96.0), 0.98, 74.0),
    (MOSS, (124.0, 132.0), 1.05, -100.0),
    (MOSS, (276.0, 132.0), 1.05, 100.0),
    (MOSS, (146.0, 64.0), 0.86, -48.0),
    (MOSS, (254.0, 64.0), 0.86, 48.0),
)
MARK_LEAF: Final = "M0 0C-24 -26 -22 -66 0 -96C22 -66 24 -26 0 0z"
MARK_VEIN: Final = "M0 0V-76"


def _mark_head(name: str, at: Point, scale: float) -> str:
    return group(drawn(HEADS[name]), transform=moved(at[0] - 50 * scale, at[1] - 50 * scale, scale=scale))


def _mark_leaf(ink: str, at: Point, scale: float, turn: float) -> str:
    return group(
        path(MARK_LEAF, fill=ink, stroke=MOSS_RIM, stroke_width=3.6, stroke_linejoin="round"),
        path(MARK_VEIN, fill="none", stroke=MOSS_RIM, stroke_width=3),
        transform=moved(*at, scale=scale, turn=turn),
    )


def logo() -> str:
    """Return the mark of the game, 400 x 200 units: three petals joined into the knot, among leaves."""
    strands = knot(ANIMAL_INKS["deer"], 104, band=15, rim=3.2, ground=FACE_LIGHT)
    return picture(
        *(_mark_leaf(*leaf) for leaf in MARK_LEAVES),
        group(strands, transform=moved(200, 116)),
        *(_mark_head(*head) for head in MARK_HEADS),
        width=400,
        height=200,
    )


def pictures() -> dict[str, str]:
    """Return the knots and the mark by file name."""
    knots = {f"triqueta/knot-{name}.svg": animal_knot(name) for name in HEADS}
    return knots | {"triqueta/logo.svg": logo()}
