"""Draw the animals of Triqueta: the heads alone, and the tokens, face up and face down."""

from typing import Final

from sprites.animal_table import HEADS
from sprites.figure import drawn
from sprites.numerals import numeral
from sprites.palette import (
    ANIMAL_INKS,
    FACE_DARK,
    FACE_LIGHT,
    MOSS,
    MOSS_DARK,
    MOSS_LIGHT,
    MOSS_RIM,
    PAPER,
)
from sprites.petal import HEIGHT, WIDTH, petal
from sprites.svg import Style, disc, fade, group, moved, path, picture

VALUES: Final = {"rabbit": 5, "owl": 6, "deer": 7, "boar": 8, "ram": 9, "bear": 10}
RIM: Final[Style] = {"stroke_width": 2.4, "stroke_linejoin": "round"}
LINE: Final[Style] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
RIM_INSET: Final = 1.9  # with its stroke, the petal keeps 0.7 units to the next one
FACE_INSET: Final = 6.2
HEAD_SCALE: Final = 0.58
HEAD_AT: Final = (21.0, 8.5)
DISC: Final = (50.0, 80.5, 14.5)  # x, y and radius of the value's disc
DROP: Final = "M38 87H62L50 104z"  # joins the disc to the point
LEAF: Final = "M50 82C33 68 30 40 50 16C70 40 67 68 50 82z"
VEINS: Final = "M50 92V30M50 46L40 37M50 46L60 37M50 60L38 49M50 60L62 49M50 73L41 64M50 73L59 64"


def head(name: str) -> str:
    """Return an animal's head, 100 x 100 units."""
    return picture(drawn(HEADS[name]))


def token(name: str) -> str:
    """Return a token face up, 100 x 108 units, its point at the bottom: the animal, and its value below."""
    ink = ANIMAL_INKS[name]
    return picture(
        fade("face", FACE_LIGHT, FACE_DARK),
        path(petal(RIM_INSET), fill=ink.fill),
        path(petal(FACE_INSET), fill="url(#face)"),
        path(disc(*DISC) + DROP, fill=ink.fill),
        path(petal(RIM_INSET), fill="none", stroke=ink.rim, **RIM),
        group(drawn(HEADS[name]), transform=moved(*HEAD_AT, scale=HEAD_SCALE)),
        numeral(VALUES[name], DISC[0], DISC[1], scale=1.45, ink=ink.number),
        width=WIDTH,
        height=HEIGHT,
    )


def _back(fill: str, edge: str, *figure: str) -> str:
    return picture(
        path(petal(RIM_INSET), fill=fill, stroke=MOSS_RIM, **RIM),
        path(petal(FACE_INSET), fill="none", stroke=edge, stroke_width=1.8, stroke_linejoin="round"),
        *figure,
        width=WIDTH,
        height=HEIGHT,
    )


def token_back() -> str:
    """Return a token face down: a leaf on moss."""
    return _back(
        MOSS,
        MOSS_LIGHT,
        path(LEAF, fill=MOSS_LIGHT, stroke=MOSS_RIM, stroke_width=2.4, stroke_linejoin="round"),
        path(VEINS, stroke=MOSS_DARK, stroke_width=2.8, **LINE),
    )


def token_secret() -> str:
    """Return a token that somebody keeps face down: darker, with a closed eye."""
    return _back(
        MOSS_DARK,
        MOSS_LIGHT,
        path("M50 98C39 90 37 78 50 66C63 78 61 90 50 98z", fill=MOSS),
        path(
            "M24 37Q50 62 76 37M31 47L25 54M42 52L39 61M58 52L61 61M69 47L75 54", stroke=PAPER, stroke_width=5, **LINE
        ),
    )


def pictures() -> dict[str, str]:
    """Return heads and tokens by file name."""
    heads = {f"triqueta/animal-{name}.svg": head(name) for name in HEADS}
    tokens = {f"triqueta/token-{name}.svg": token(name) for name in HEADS}
    return heads | tokens | {"triqueta/token-back.svg": token_back(), "triqueta/token-secret.svg": token_secret()}
