"""Draw the six emblems of the seats: figures that a child can call by name, each with its own silhouette."""

from typing import Final

from sprites.palette import INK, PAPER, SEAT_INKS
from sprites.svg import disc, oval, path, picture

Part = tuple[str, str]  # outline, fill

FISH: Final[tuple[Part, ...]] = (
    ("M34 30Q50 14 62 31z M40 71Q52 84 62 70z", "#f3b75a"),
    ("M66 50Q80 26 90 28Q84 50 90 72Q80 74 66 50z", "#f3b75a"),
    ("M10 50Q28 24 50 26Q68 30 78 50Q68 70 50 74Q28 76 10 50z", PAPER),
    (disc(29, 44, 5.5), INK),
    ("M42 36Q50 50 42 64L47 65Q56 50 47 35z M57 39Q63 50 57 61L62 60Q69 50 62 40z", "#218085"),
)
FOX: Final[tuple[Part, ...]] = (
    ("M17 14Q36 22 42 30H58Q64 22 83 14Q90 40 80 56Q66 76 50 88Q34 76 20 56Q10 40 17 14z", "#7a2600"),
    ("M23 25L33 35L24 42Q21 34 23 25z M77 25L67 35L76 42Q79 34 77 25z", PAPER),
    ("M19 53Q38 50 46 66L50 86Q34 76 19 53z M81 53Q62 50 54 66L50 86Q66 76 81 53z", PAPER),
    (disc(37, 49, 5) + disc(63, 49, 5), INK),
    (oval(50, 82, 8, 6.5), INK),
)
BUTTERFLY: Final[tuple[Part, ...]] = (
    ("M48 48Q38 14 16 17Q4 22 12 42Q20 56 46 54z M52 48Q62 14 84 17Q96 22 88 42Q80 56 54 54z", "#5f1f4b"),
    ("M47 54Q22 54 19 70Q20 86 34 84Q46 78 48 58z M53 54Q78 54 81 70Q80 86 66 84Q54 78 52 58z", "#8d2f6e"),
    (disc(25, 34, 7.5) + disc(75, 34, 7.5) + disc(33, 71, 5.5) + disc(67, 71, 5.5), "#ffe9f6"),
    ("M45 40Q50 32 55 40V74Q50 86 45 74z", INK),
    ("M48 36Q44 22 36 15L39 13Q48 20 50 34Q52 20 61 13L64 15Q56 22 52 36z", INK),
)
FROG: Final[tuple[Part, ...]] = (
    (disc(28, 30, 17) + disc(72, 30, 17), "#1d5730"),
    (oval(50, 58, 40, 29), "#1d5730"),
    (disc(28, 29, 11) + disc(72, 29, 11), PAPER),
    (disc(30, 30, 6) + disc(70, 30, 6), INK),
    ("M22 60Q50 86 78 60Q80 66 76 70Q50 92 24 70Q20 66 22 60z", "#c8f3d0"),
    (disc(44, 52, 2.4) + disc(56, 52, 2.4), "#c8f3d0"),
)
PENGUIN: Final[tuple[Part, ...]] = (
    ("M28 90Q36 78 48 86L47 92H28z M72 90Q64 78 52 86L53 92H72z", "#f09a1a"),
    ("M27 42Q10 56 13 72Q22 70 29 60z M73 42Q90 56 87 72Q78 70 71 60z", INK),
    ("M50 8Q74 8 74 36Q82 58 74 76Q66 88 50 88Q34 88 26 76Q18 58 26 36Q26 8 50 8z", INK),
    ("M50 40Q62 22 66 36Q74 60 66 74Q60 82 50 82Q40 82 34 74Q26 60 34 36Q38 22 50 40z", "#ffffff"),
    (disc(41, 33, 3.6) + disc(59, 33, 3.6), INK),
    ("M42 40H58Q56 50 50 52Q44 50 42 40z", "#f09a1a"),
)
SNAIL: Final[tuple[Part, ...]] = (
    ("M8 82Q30 72 58 76Q70 70 70 48Q68 36 76 32Q90 32 90 46Q90 74 76 84Q70 87 12 86Q6 86 8 82z", "#f3d9a4"),
    ("M72 38L68 17L72 16L78 34z M84 34L90 15L94 16L89 38z", "#f3d9a4"),
    (disc(70, 15, 4.5) + disc(92, 14, 4.5), PAPER),
    (disc(42, 50, 29), PAPER),
    (disc(82, 45, 3.4), INK),
)
SPIRAL: Final = "M42 50a7 7 0 0 1 7 7a12 12 0 0 1 -22 -6a17 17 0 0 1 33 -6a20 20 0 0 1 -2 20"

FIGURES: Final[dict[str, tuple[Part, ...]]] = {
    "teal": FISH,
    "orange": FOX,
    "pink": BUTTERFLY,
    "green": FROG,
    "white": PENGUIN,
    "brown": SNAIL,
}


def emblem(seat: str) -> str:
    """Return the emblem of a seat: its figure on a medallion of its colour, 100 x 100 units."""
    ink = SEAT_INKS[seat]
    medallion = path(disc(50, 50, 47), fill=ink.fill, stroke=ink.rim, stroke_width=5)
    figure = [path(outline, fill=fill) for outline, fill in FIGURES[seat]]
    return picture(medallion, *figure)


def pictures() -> dict[str, str]:
    """Return the emblems by file name."""
    return {f"seats/emblem-{seat}.svg": emblem(seat) for seat in FIGURES}
