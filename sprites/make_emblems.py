"""Draw the six emblems of the seats: figures that a child can call by name, each with its own silhouette."""

from typing import Final, NamedTuple

from sprites.palette import INK, PAPER, SEAT_INKS
from sprites.svg import Style, disc, group, moved, oval, path, picture

PLUM, FOREST, RUST, HONEY, ORANGE = "#5f1f4b", "#1d5730", "#8a2f00", "#f3d9a4", "#f09a1a"


class Part(NamedTuple):
    """One flat piece of a figure; with a width it is a round-ended line instead of a filled outline."""

    outline: str
    ink: str
    width: float = 0


def _eyes(left: float, right: float, y: float, r: float) -> tuple[Part, Part]:
    """Return two eyes with a glint, as outlines in ink and white."""
    glint = r * 0.36
    pupils = disc(left, y, r) + disc(right, y, r)
    glints = disc(left + glint, y - glint, glint) + disc(right + glint, y - glint, glint)
    return Part(pupils, INK), Part(glints, "#ffffff")


FISH: Final = (
    Part("M30 29Q46 4 66 29z M36 70Q50 94 64 70z", HONEY),
    Part("M68 50Q80 22 95 22Q86 50 95 78Q80 78 68 50z", HONEY),
    Part("M3 50Q22 20 48 20Q70 24 82 50Q70 76 48 80Q22 80 3 50z", PAPER),
    Part("M42 33Q52 50 42 67M58 35Q66 50 58 65", "#218085", 6.5),
    Part("M11 58Q18 62 23 57", "#0a3a3e", 4),
    *_eyes(26, 26, 42, 7),
)
FOX: Final = (
    Part("M15 10Q36 20 42 29H58Q64 20 85 10Q93 38 82 56Q67 77 50 90Q33 77 18 56Q7 38 15 10z", RUST),
    Part("M22 22L34 34L23 42Q19 32 22 22z M78 22L66 34L77 42Q81 32 78 22z", "#ffd3a6"),
    Part("M17 54Q38 50 46 67L50 88Q33 77 17 54z M83 54Q62 50 54 67L50 88Q67 77 83 54z", PAPER),
    *_eyes(36, 64, 48, 6.5),
    Part(oval(50, 83, 8.5, 7), INK),
)
BUTTERFLY: Final = (
    Part("M48 50Q40 10 15 14Q1 19 10 43Q19 58 46 55z M52 50Q60 10 85 14Q99 19 90 43Q81 58 54 55z", PLUM),
    Part("M47 55Q20 54 17 72Q18 90 34 87Q47 80 48 60z M53 55Q80 54 83 72Q82 90 66 87Q53 80 52 60z", "#8d2f6e"),
    Part(disc(24, 33, 9) + disc(76, 33, 9) + disc(32, 72, 6.5) + disc(68, 72, 6.5), "#ffe9f6"),
    Part(disc(24, 33, 4) + disc(76, 33, 4), "#8d2f6e"),
    Part("M50 38V78", INK, 10),
    Part("M49 36Q46 20 36 13M51 36Q54 20 64 13", INK, 4),
)
FROG: Final = (
    Part(disc(26, 31, 19) + disc(74, 31, 19), FOREST),
    Part(oval(50, 60, 44, 31), FOREST),
    Part(disc(26, 30, 13) + disc(74, 30, 13), "#ffffff"),
    *_eyes(28, 72, 31, 8),
    Part("M23 63Q50 88 77 63", "#d6f5dc", 5.5),
    Part(disc(19, 57, 5.5) + disc(81, 57, 5.5), "#4c9a5f"),
    Part(disc(44, 52, 2.4) + disc(56, 52, 2.4), "#d6f5dc"),
)
PENGUIN: Final = (
    Part("M26 95Q34 82 49 90V97H26z M74 95Q66 82 51 90V97H74z", ORANGE),
    Part("M27 42Q6 56 9 76Q21 73 30 62z M73 42Q94 56 91 76Q79 73 70 62z", INK),
    Part("M50 3Q77 3 77 34Q86 58 77 78Q68 91 50 91Q32 91 23 78Q14 58 23 34Q23 3 50 3z", INK),
    Part(disc(40, 35, 13) + disc(60, 35, 13) + oval(50, 62, 22, 24), "#ffffff"),
    *_eyes(40.5, 59.5, 34, 5),
    Part("M41 42H59Q57 52 50 55Q43 52 41 42z", ORANGE),
)
SNAIL: Final = (
    Part("M76 40L70 20M86 40L91 23", HONEY, 5.5),
    Part("M9 83Q28 74 60 78Q70 70 69 50Q69 36 81 36Q94 36 93 52Q92 78 78 86Q72 89 14 89Q5 88 9 83z", HONEY),
    Part(disc(69, 18, 5.5) + disc(92, 21, 5.5), PAPER),
    Part(disc(40, 49, 32), PAPER),
    Part("M41 51a5 5 0 0 1 -8 -6a11 11 0 0 1 19 9a17 17 0 0 1 -31 -7a22 22 0 0 1 36 -15", "#8a4b2a", 6),
    *_eyes(83, 83, 50, 4.4),
    Part("M79 61Q84 64 88 59", "#8a4b2a", 3),
)

FIGURES: Final[dict[str, tuple[Part, ...]]] = {
    "teal": FISH,
    "orange": FOX,
    "pink": BUTTERFLY,
    "green": FROG,
    "white": PENGUIN,
    "brown": SNAIL,
}
SHRINK: Final = 0.82  # figures are drawn in a 100 x 100 field and stand inside the medallion's rim


def _drawn(part: Part) -> str:
    if not part.width:
        return path(part.outline, fill=part.ink)
    style: Style = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(part.outline, fill="none", stroke=part.ink, stroke_width=part.width, **style)


def emblem(seat: str) -> str:
    """Return the emblem of a seat: its figure on a medallion of its colour, 100 x 100 units."""
    ink = SEAT_INKS[seat]
    medallion = path(disc(50, 50, 47), fill=ink.fill, stroke=ink.rim, stroke_width=5)
    inset = 50 * (1 - SHRINK)
    figure = group(*(_drawn(part) for part in FIGURES[seat]), transform=moved(inset, inset, scale=SHRINK))
    return picture(medallion, figure)


def pictures() -> dict[str, str]:
    """Return the emblems by file name."""
    return {f"seats/emblem-{seat}.svg": emblem(seat) for seat in FIGURES}
