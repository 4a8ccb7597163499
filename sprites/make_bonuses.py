"""Draw the figures of Triominos that bring a bonus, and the mark of the game."""

from typing import Final

from sprites.make_triominos import body
from sprites.palette import DIGIT_INKS, GOLD, GOLD_DARK, GOLD_LIGHT, IVORY, IVORY_RIM, IVORY_SHADE
from sprites.svg import Point, group, moved, num, path, picture
from sprites.triangle import HEIGHT, SIDE, corners, outline

RISE: Final = HEIGHT / SIDE  # height of a row of tiles whose side is 1

# Tiles on the lattice: (column, row, points up); a column is half a side wide. The last one is the tile that counts.
Figure = tuple[tuple[int, int, bool], ...]
BRIDGE: Final[Figure] = (
    (0, 0, False),
    (1, 0, True),
    (2, 0, False),
    (0, 2, False),
    (1, 2, True),
    (2, 2, False),
    (1, 1, False),
)
HEXAGON: Final[Figure] = ((0, 0, True), (2, 0, True), (0, 1, False), (1, 1, True), (2, 1, False), (1, 0, False))
DOUBLE_HEXAGON: Final[Figure] = (
    (0, 0, True),
    (1, 0, False),
    (3, 0, False),
    (4, 0, True),
    (0, 1, False),
    (1, 1, True),
    (2, 1, False),
    (3, 1, True),
    (4, 1, False),
    (2, 0, True),
)
TRIPLE_HEXAGON: Final[Figure] = (
    *((column, 0, column % 2 == 1) for column in (1, 2, 3)),
    *((column, 1, column % 2 == 0) for column in (0, 1, 3, 4)),
    *((column, 2, column % 2 == 1) for column in range(5)),
    (2, 1, True),
)
# Each figure with the side of its tiles in units of the 100 x 100 field, so that it fills the field.
BONUSES: Final = {
    "bridge": (BRIDGE, 37.0),
    "hexagon": (HEXAGON, 48.5),
    "double-hexagon": (DOUBLE_HEXAGON, 32.4),
    "triple-hexagon": (TRIPLE_HEXAGON, 32.4),
}

LOGO_SIDE: Final = 108.0
LOOSE_SIDE: Final = 74.0
LOOSE: Final[tuple[tuple[Point, float, int], ...]] = (
    ((49, 66), -24, 1),
    ((70, 146), 9, 3),
    ((351, 66), 24, 4),
    ((330, 146), -9, 5),
)
"""The loose tiles beside the mark's hexagon: middle, turn in degrees, and the digit whose ink they wear."""


def _mini(column: int, row: int, side: float, *, up: bool, counts: bool) -> str:
    points = corners(up=up, x=column * side / 2, y=row * side * RISE, side=side)
    face, rim = (GOLD, GOLD_DARK) if counts else (IVORY, IVORY_RIM)
    shape = path(outline(points, 1.5, cut=2.5), fill=face, stroke=rim, stroke_width=2.2, stroke_linejoin="round")
    return shape + (path(outline(points, 0.2 * side, cut=1), fill=GOLD_LIGHT) if counts else "")


def bonus(figure: Figure, side: float) -> str:
    """Return an icon of a figure, 100 x 100 units, with the tile that brings the bonus in gold."""
    width = (max(column for column, _, _ in figure) + 2) * side / 2
    height = (max(row for _, row, _ in figure) + 1) * side * RISE
    tiles = [_mini(column, row, side, up=up, counts=k == len(figure) - 1) for k, (column, row, up) in enumerate(figure)]
    return picture(group(*tiles, transform=moved((100 - width) / 2, (100 - height) / 2)))


def _coloured(digit: int, *, up: bool, side: float) -> str:
    """Return a tile round (0, 0) in the ink of a digit."""
    points = corners(up=up, x=-SIDE / 2, y=-HEIGHT / 2)
    return group(
        body(points, up=up, face=IVORY, edge=IVORY_SHADE, rim=IVORY_RIM),
        path(outline(points, 13, cut=4), fill=DIGIT_INKS[digit]),
        transform=f"scale({num(side / SIDE)})",
    )


def _hexagon_tile(number: int, x: float, y: float) -> str:
    """Return one of the six, by the place of its middle: every other one points up."""
    return group(_coloured(number, up=number % 2 == 1, side=LOGO_SIDE), transform=moved(x, y))


def logo() -> str:
    """Return the mark of the game, 400 x 200 units: six tiles round a point, each in the ink of its digit."""
    loose = [
        group(_coloured(digit, up=True, side=LOOSE_SIDE), transform=moved(*at, turn=turn)) for at, turn, digit in LOOSE
    ]
    middle = LOGO_SIDE * RISE / 2  # the bounding box of a tile reaches from the middle of the hexagon to its edge
    columns = (0, LOGO_SIDE / 2, LOGO_SIDE / 2, 0, -LOGO_SIDE / 2, -LOGO_SIDE / 2)
    rows = (-middle, -middle, middle, middle, middle, -middle)
    ring = [_hexagon_tile(k, 200 + x, 100 + y) for k, (x, y) in enumerate(zip(columns, rows, strict=True))]
    return picture(*loose, *ring, width=400, height=200)


def pictures() -> dict[str, str]:
    """Return the icons of the bonuses and the mark by file name."""
    icons = {f"triominos/{name}.svg": bonus(*drawing) for name, drawing in BONUSES.items()}
    return icons | {"triominos/logo.svg": logo()}
