"""Draw the forest of Triqueta: tree tiles, the starting rock, row markers, and what grows at the clearing's edge."""

import math
from typing import Final

from sprites.figure import ROUND, Piece, drawn
from sprites.make_knots import outline as knot_outline
from sprites.palette import (
    BARK,
    BARK_LIGHT,
    BARK_RIM,
    MOSS,
    MOSS_DARK,
    MOSS_LIGHT,
    MOSS_RIM,
    STONE,
    STONE_LIGHT,
    STONE_RIM,
)
from sprites.svg import Point, disc, group, moved, num, oval, path, picture, rounded

FIR, FIR_LIGHT, TOADSTOOL, AUTUMN, AUTUMN_RIM = "#2f7d4a", "#4fa266", "#c8402f", "#c98a3a", "#5c3510"

TREE: Final = (
    Piece(disc(50, 50, 46), BARK_RIM),
    Piece(disc(50, 50, 43.5), "#d9b183"),
    Piece(disc(50, 50, 36), "#efd6ae"),
    Piece("M45 74H55V88H45z", BARK, rim=BARK_RIM),
    Piece(rounded([(50, 40), (82, 77), (18, 77)], 5), FIR, rim=MOSS_RIM),
    Piece(rounded([(50, 24), (76, 58), (24, 58)], 5), FIR, rim=MOSS_RIM),
    Piece(rounded([(50, 8), (69, 38), (31, 38)], 5), FIR, rim=MOSS_RIM),
    Piece("M50 16L42 30M46 44L35 52M44 63L30 71", FIR_LIGHT, 3.6),
)
ROCK: Final = (
    Piece(oval(50, 86, 44, 8), MOSS_RIM),
    Piece(rounded([(6, 84), (12, 44), (34, 16), (62, 12), (86, 36), (95, 84)], 13), STONE, rim=STONE_RIM),
    Piece(rounded([(17, 46), (36, 20), (60, 16), (72, 30), (44, 36), (24, 60)], 7), STONE_LIGHT),
    Piece("M8 78Q24 70 38 80Q52 72 66 81Q80 74 93 80L94 87H7z", MOSS_LIGHT, rim=MOSS_RIM),
)
TOADSTOOL_PIECES: Final = (
    Piece("M40 50H60Q58 72 66 90Q66 96 50 96Q34 96 34 90Q42 72 40 50z", "#f3e6cd", rim="#5e2016"),
    Piece("M36 60Q50 68 64 60L63 52H37z", "#d9c6a3"),
    Piece("M50 8C76 8 94 30 95 48Q95 58 84 58H16Q5 58 5 48C6 30 24 8 50 8z", TOADSTOOL, rim="#5e2016"),
    Piece(oval(48, 24, 10, 7.5) + oval(75, 42, 7.5, 6.5) + oval(24, 43, 8, 7) + oval(52, 49, 6, 4.5), "#fff6e3"),
)
TRUNK: Final = (
    Piece("M14 30V78Q14 92 50 92Q86 92 86 78V30z", BARK, rim=BARK_RIM),
    Piece("M26 46V74M38 52V86M62 50V82M74 46V70", BARK_RIM, 3.4),
    Piece(oval(50, 30, 36, 20), "#dcb98c", rim=BARK_RIM),
    Piece("M24 30a26 13 0 1 0 26 -13M37 30a13 6.5 0 1 0 13 -6.5", BARK_LIGHT, 3.2),
    Piece("M84 62Q98 58 96 46Q88 44 83 52z", MOSS_LIGHT, rim=MOSS_RIM),
)
LEAF_1: Final = (
    Piece("M12 92C4 52 30 14 88 8C94 60 62 96 22 84z", MOSS_LIGHT, rim=MOSS_RIM),
    Piece("M8 96Q36 56 72 24M36 62L34 40M36 62L60 64M52 44L52 27M52 44L72 44", MOSS_DARK, 4),
)
LEAF_2: Final = (
    Piece(
        "M50 92C44 84 34 92 30 84Q28 78 32 74Q18 76 16 66Q16 60 24 58Q10 50 16 42Q20 36 30 42Q24 26 34 22Q42 22 44 30"
        "Q44 12 50 6Q56 12 56 30Q58 22 66 22Q76 26 70 42Q80 36 84 42Q90 50 76 58Q84 60 84 66Q82 76 68 74Q72 78 70 84"
        "C66 92 56 84 50 92z",
        AUTUMN,
        rim=AUTUMN_RIM,
    ),
    Piece("M50 97V26M50 78L36 70M50 78L64 70M50 60L30 54M50 60L70 54M50 44L38 34M50 44L62 34", AUTUMN_RIM, 3.2),
)
FIGURES: Final = {
    "tree": TREE,
    "toadstool": TOADSTOOL_PIECES,
    "trunk": TRUNK,
    "leaf-1": LEAF_1,
    "leaf-2": LEAF_2,
}

DOT: Final = 8.0
DOTS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((50, 48),),
    2: ((36, 48), (64, 48)),
    3: ((50, 34), (35, 59), (65, 59)),
    4: ((36, 35), (64, 35), (36, 61), (64, 61)),
    5: ((33, 32), (67, 32), (50, 48), (33, 64), (67, 64)),
}

FROND_LEAVES: Final = 6
FROND_STEM: Final = "M50 96C48 70 50 42 58 14"


def rock() -> str:
    """Return the starting rock: a boulder with the three-cornered mark."""
    mark = path(knot_outline(15), fill="none", stroke=STONE_RIM, stroke_width=4.2, stroke_linejoin="round")
    return picture(drawn(ROCK), group(mark, transform=moved(53, 54)))


def marker(row: int) -> str:
    """Return the round stone that begins a row, with as many dots as the number of the row, 1 to 5."""
    return picture(
        path(disc(50, 53, 45), fill=STONE_RIM),
        path(disc(50, 49, 44), fill=STONE),
        path(disc(50, 47, 38), fill=STONE_LIGHT),
        path("".join(disc(x, y, DOT) for x, y in DOTS[row]), fill=STONE_RIM),
    )


def _stem_point(share: float) -> Point:
    """Return a point of the frond's stem, a cubic curve, share 0 at the ground and 1 at its tip."""
    points = ((50, 96), (48, 70), (50, 42), (58, 14))
    weights = [math.comb(3, k) * share**k * (1 - share) ** (3 - k) for k in range(4)]
    return sum(w * x for w, (x, _) in zip(weights, points, strict=True)), sum(
        w * y for w, (_, y) in zip(weights, points, strict=True)
    )


def _leaflet(share: float, side: int) -> str:
    """Return one leaflet of the frond, longest below the middle."""
    x, y = _stem_point(share)
    length = 9 + 34 * math.sin(math.pi * (0.3 + 0.7 * share))
    tip = f"{num(x + side * length)} {num(y - 0.45 * length)}"
    low = f"{num(x + side * 0.62 * length)} {num(y + 5)}"
    high = f"{num(x + side * 0.3 * length)} {num(y - 5 - 0.28 * length)}"
    return f"M{num(x)} {num(y + 3)}Q{low} {tip}Q{high} {num(x)} {num(y - 6)}z"


def fern() -> str:
    """Return a frond."""
    shares = [0.16 + 0.78 * k / (FROND_LEAVES - 1) for k in range(FROND_LEAVES)]
    leaves = "".join(_leaflet(share, side) for share in shares for side in (-1, 1))
    return picture(
        path(FROND_STEM, fill="none", stroke=MOSS_RIM, stroke_width=7, **ROUND),
        path(leaves, fill=MOSS, stroke=MOSS_RIM, stroke_width=3, **ROUND),
        path(FROND_STEM, fill="none", stroke=MOSS_LIGHT, stroke_width=3, **ROUND),
    )


def pictures() -> dict[str, str]:
    """Return everything of the forest by file name."""
    figures = {f"triqueta/{name}.svg": picture(drawn(pieces)) for name, pieces in FIGURES.items()}
    markers = {f"triqueta/marker-{row}.svg": marker(row) for row in DOTS}
    return figures | markers | {"triqueta/rock.svg": rock(), "triqueta/fern.svg": fern()}
