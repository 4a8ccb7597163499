"""The six animals of Triqueta as data: heads seen from the front, in a 100 x 100 field."""

import math
from typing import Final

from sprites.figure import Piece, eyes
from sprites.palette import ANIMAL_INKS, INK
from sprites.svg import Point, disc, num, oval

RABBIT, OWL, DEER, BOAR, RAM, BEAR = ANIMAL_INKS.values()
PINK, BLUSH, AMBER, BEAK = "#f2a9b4", "#e9b3bd", "#ffc23d", "#f2912b"
ANTLER, TUSK, WOOL, BRISTLE, SNOUT = "#e3bd85", "#fff3d8", "#fffaf0", "#8d6b4f", "#dd9f9c"

HORN_MIDDLE: Final = (25, 37.5)
HORN_TURNS: Final = 1.42  # from the root on the forehead to the tip
HORN_STEPS: Final = 30


def _horn_point(step: float, side: int) -> Point:
    """Return a point of the left horn's outer (side 1) or inner (side -1) edge; step goes from 0, root, to 1, tip."""
    angle = math.radians(-35 - 360 * HORN_TURNS * step)
    reach = 20.5 - 16 * step + side * 7.9 * (1 - step) ** 0.4
    return HORN_MIDDLE[0] + reach * math.cos(angle), HORN_MIDDLE[1] + 1.08 * reach * math.sin(angle)


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def _horn() -> str:
    """Return the outline of the left horn, a spiral that narrows to its tip."""
    steps = [k / HORN_STEPS for k in range(HORN_STEPS + 1)]
    return _line([_horn_point(s, 1) for s in steps] + [_horn_point(s, -1) for s in reversed(steps)]) + "z"


def _horn_rings() -> str:
    """Return the growth rings across the left horn."""
    return "".join(_line([_horn_point(s, -1), _horn_point(s, 1)]) for s in (0.15, 0.24, 0.33, 0.42, 0.51, 0.6, 0.7))


RABBIT_HEAD: Final = (
    Piece("M42 52C26 42 17 24 23 9Q27 0 35 6C45 15 49 34 49 50z", RABBIT.fill, rim=RABBIT.rim, twin=True),
    Piece("M41 44C31 36 25 24 28 14Q30 10 33 13C40 21 43 33 43 43z", PINK, twin=True),
    Piece(
        "M50 39C66 39 79 47 83 59C92 64 92 79 82 85C76 94 64 97 50 97"
        "C36 97 24 94 18 85C8 79 8 64 17 59C21 47 34 39 50 39z",
        RABBIT.fill,
        rim=RABBIT.rim,
    ),
    Piece(oval(39, 80, 13.5, 10.5), RABBIT.light, twin=True),
    Piece(disc(20, 74, 6), BLUSH, twin=True),
    Piece("M43 69Q50 66 57 69Q56 75 50 77Q44 75 43 69z", "#d9566f"),
    Piece("M45 85H55V91Q55 94 52 94H48Q45 94 45 91z", "#ffffff", rim=RABBIT.rim),
    Piece("M50 77V93M38 84Q44 88 50 83Q56 88 62 84", RABBIT.rim, 2.4),
    *eyes(32, 61, 7),
)
OWL_HEAD: Final = (
    Piece(
        "M7 7Q20 17 34 16Q50 13 66 16Q80 17 93 7Q99 26 93 44Q97 66 86 80Q73 95 50 95Q27 95 14 80Q3 66 7 44Q1 26 7 7z",
        OWL.fill,
        rim=OWL.rim,
    ),
    Piece("M50 38Q39 20 12 16Q12 27 20 33z", OWL.shade, twin=True),
    Piece("M50 40Q40 24 25 26Q8 30 9 48Q11 68 31 71Q43 72 50 62z", OWL.light, twin=True),
    Piece(disc(31, 48, 16), AMBER, rim=OWL.rim, twin=True),
    *eyes(32, 48, 9.5),
    Piece("M42 58Q50 52 58 58Q58 69 50 76Q42 69 42 58z", BEAK, rim=OWL.rim),
    Piece("M19 78Q24 85 30 79M31 85Q36 92 42 86M44 84Q50 91 56 84", OWL.light, 3.6),
    Piece("M81 78Q76 85 70 79M69 85Q64 92 58 86", OWL.light, 3.6),
)
DEER_HEAD: Final = (
    Piece("M43 36C41 24 24 25 20 8M33 24C36 18 36 13 35 8M25 20C17 21 11 18 8 13", ANTLER, 5, DEER.rim, twin=True),
    Piece("M32 41C22 28 8 30 2 36C6 52 20 57 33 52z", DEER.fill, rim=DEER.rim, twin=True),
    Piece("M29 43C21 36 14 36 9 39C13 47 21 50 29 49z", "#f7c3a0", twin=True),
    Piece(
        "M50 28C66 28 77 38 76 51C75 64 67 71 65 82C63 92 58 97 50 97"
        "C42 97 37 92 35 82C33 71 25 64 24 51C23 38 34 28 50 28z",
        DEER.fill,
        rim=DEER.rim,
    ),
    Piece("M50 30Q58 38 55 56Q53 62 50 66Q47 62 45 56Q42 38 50 30z", DEER.shade),
    Piece("M50 72Q63 71 63 82Q61 95 50 95Q39 95 37 82Q37 71 50 72z", DEER.light),
    Piece("M41 79Q42 74 50 74Q58 74 59 79Q57 86 50 87Q43 86 41 79z", INK),
    Piece("M50 87V90Q46 93 43 91M50 90Q54 93 57 91", DEER.rim, 2),
    *eyes(35, 55, 7),
    Piece("M24 46Q29 42 34 43", DEER.light, 3, twin=True),
)
BOAR_HEAD: Final = (
    Piece("M33 26L37 6L44 14L50 2L56 14L63 6L67 26z", BRISTLE, rim=BOAR.rim),
    Piece("M40 24C28 15 18 10 8 8Q3 8 3 14Q4 40 22 52z", BOAR.fill, rim=BOAR.rim, twin=True),
    Piece("M31 28Q21 20 12 18Q12 34 22 42z", SNOUT, twin=True),
    Piece(
        "M50 16C71 16 85 29 86 48C87 62 83 74 76 83C69 92 61 96 50 96"
        "C39 96 31 92 24 83C17 74 13 62 14 48C15 29 29 16 50 16z",
        BOAR.fill,
        rim=BOAR.rim,
    ),
    Piece("M50 17Q58 30 55 46H45Q42 30 50 17z", BOAR.shade),
    Piece("M33 87C16 88 5 76 9 53Q10 49 14 52Q20 66 34 73z", TUSK, rim=BOAR.rim, twin=True),
    Piece("M50 53Q72 53 73 70Q72 87 50 87Q28 87 27 70Q28 53 50 53z", SNOUT, rim=BOAR.rim),
    Piece(oval(41.5, 69, 4.4, 6.6), BOAR.rim, twin=True),
    *eyes(34, 44, 5, white=8),
    Piece("M23 35Q31 32 38 36", BOAR.rim, 4.4, twin=True),
)
RAM_HEAD: Final = (
    Piece("M30 50Q12 55 9 66Q20 75 34 63z", RAM.light, rim=RAM.rim, twin=True),
    Piece(
        "M50 26C66 26 76 36 75 50C74 64 67 70 65 82C63 92 58 97 50 97"
        "C42 97 37 92 35 82C33 70 26 64 25 50C24 36 34 26 50 26z",
        WOOL,
        rim=RAM.rim,
    ),
    Piece("M50 74Q63 73 63 83Q61 95 50 95Q39 95 37 83Q37 73 50 74z", RAM.light),
    Piece("M42 79Q50 75 58 79Q56 86 50 87Q44 86 42 79z", RAM.rim),
    Piece("M50 87V90Q46 93 42 91M50 90Q54 93 58 91", RAM.rim, 2.4),
    Piece(_horn(), RAM.fill, rim=RAM.rim, twin=True),
    Piece(_horn_rings(), RAM.rim, 2, twin=True),
    *eyes(39.5, 61, 6.2),
    Piece(
        "M30 32Q25 21 35 17Q39 7 50 10Q61 7 65 17Q75 21 70 32Q69 41 60 40Q56 47 50 43Q44 47 40 40Q31 41 30 32z",
        WOOL,
        rim=RAM.rim,
    ),
    Piece("M40 27Q45 34 50 28Q55 34 60 27", RAM.light, 3.4),
)
BEAR_HEAD: Final = (
    Piece(disc(20, 22, 16), BEAR.fill, rim=BEAR.rim, twin=True),
    Piece(disc(21, 23, 8.5), BEAR.light, twin=True),
    Piece(
        "M50 12C74 12 90 28 92 50C97 62 93 78 82 84C74 93 63 96 50 96"
        "C37 96 26 93 18 84C7 78 3 62 8 50C10 28 26 12 50 12z",
        BEAR.fill,
        rim=BEAR.rim,
    ),
    Piece("M50 52Q72 52 73 71Q72 90 50 90Q28 90 27 71Q28 52 50 52z", BEAR.light),
    Piece("M37 63Q38 55 50 55Q62 55 63 63Q61 71 50 72Q39 71 37 63z", INK),
    Piece(oval(46, 59.5, 4, 1.8), "#ffffff"),
    Piece("M50 72V78Q44 84 37 80M50 78Q56 84 63 80", BEAR.rim, 3.4),
    *eyes(30, 46, 6.5),
    Piece("M22 36Q28 31 34 34", BEAR.shade, 4, twin=True),
)

HEADS: Final[dict[str, tuple[Piece, ...]]] = {
    "rabbit": RABBIT_HEAD,
    "owl": OWL_HEAD,
    "deer": DEER_HEAD,
    "boar": BOAR_HEAD,
    "ram": RAM_HEAD,
    "bear": BEAR_HEAD,
}
