"""Draw the card backs: one pattern for each seat, and the covered card of a stopped round.

The number of cards left is written by the program on the dark plate in the middle, in light ink.
"""

from collections.abc import Callable
from typing import Final

from sprites.make_awards import mark
from sprites.palette import NIGHT, NIGHT_RIM, SEAT_INKS, SeatInk
from sprites.svg import box, disc, group, moved, path, picture, ring_points, rounded, wave

PLATE: Final = (23, 26, 54, 48)  # x, y, width, height of the quiet centre
LOW, HIGH = 7, 93  # the pattern keeps between these, under the frame


def _free(x: float, y: float, margin: float) -> bool:
    """Tell whether a figure of this size would not be cut by the plate."""
    left, top, width, height = PLATE
    return not (left - margin < x < left + width + margin and top - margin < y < top + height + margin)


def _waves(ink: SeatInk) -> str:
    rows = "".join(wave(50, y, 43, 4, 6) for y in (16, 30, 44, 58, 72, 86))
    return path(rows, fill="none", stroke=ink.light, stroke_width=4.5)


def _rays(ink: SeatInk) -> str:
    """Draw a wedge towards every second of 24 directions, as far as the square of the pattern reaches."""
    rim = [(x, y) for x, y in ring_points(0, 0, (1,), 24, start=-97.5)]
    ends = [(50 + 43 * x / max(abs(x), abs(y)), 50 + 43 * y / max(abs(x), abs(y))) for x, y in rim]
    wedges = [rounded([(50, 50), a, b], 0) for a, b in zip(ends[::2], ends[1::2], strict=True)]
    return path("".join(wedges), fill=ink.light)


def _dots(ink: SeatInk) -> str:
    grid = [(14 + 12 * i, 14 + 12 * j) for i in range(7) for j in range(7)]
    spots = [(x, y) for x, y in grid if _free(x, y, 3)]
    return path("".join(disc(x, y, 4.4 if (x + y) % 24 else 2.4) for x, y in spots), fill=ink.rim)


def _leaf(x: float, y: float, turned: int) -> str:
    """Return a leaf, upright or lying."""
    if turned:
        return f"M{x - 6} {y}q6 -8 12 0q-6 8 -12 0z"
    return f"M{x} {y - 6}q8 6 0 12q-8 -6 0 -12z"


def _leaves(ink: SeatInk) -> str:
    spots = [(i, j) for i in range(7) for j in range(7) if _free(14 + 12 * i, 14 + 12 * j, 3)]
    return path("".join(_leaf(14 + 12 * i, 14 + 12 * j, (i + j) % 2) for i, j in spots), fill=ink.rim)


def _chess(ink: SeatInk) -> str:
    fields = [(LOW + 12.29 * i, LOW + 12.29 * j) for i in range(7) for j in range(7) if (i + j) % 2 == 0]
    return path("".join(box(x, y, 12.29, 12.29) for x, y in fields), fill=ink.shade)


def _bricks(ink: SeatInk) -> str:
    rows = "".join(f"M7 {y}h86" for y in (20, 35, 50, 65, 80))
    joints = "".join(
        f"M{x} {top}v{15 if top > LOW else 13}"
        for row, top in enumerate((LOW, 20, 35, 50, 65, 80))
        for x in range(20 + 12 * (row % 2), 90, 24)
    )
    return path(rows + joints, fill="none", stroke=ink.light, stroke_width=3.5)


PATTERNS: Final[dict[str, Callable[[SeatInk], str]]] = {
    "teal": _waves,
    "orange": _rays,
    "pink": _dots,
    "green": _leaves,
    "white": _chess,
    "brown": _bricks,
}


def _frame(fill: str, rim: str, *inside: str) -> str:
    body = path(box(1, 1, 98, 98, 15), fill=fill)
    band = path(box(4.5, 4.5, 91, 91, 12), fill="none", stroke=fill, stroke_width=5)
    edges = path(box(2, 2, 96, 96, 14), fill="none", stroke=rim, stroke_width=2.4)
    return "\n".join([body, *inside, band, edges])


def seat_back(seat: str) -> str:
    """Return the back of a seat's cards, 100 x 100 units, with a quiet dark plate in the middle."""
    ink = SEAT_INKS[seat]
    plate = path(box(*PLATE, 12), fill=ink.rim, stroke=ink.fill, stroke_width=5)
    return picture(_frame(ink.fill, ink.rim, PATTERNS[seat](ink)), plate)


def plain_back() -> str:
    """Return the covered card of a stopped round: ink blue, with the mark of the game."""
    rows = "".join(wave(50, y, 43, 4, 6) for y in (16, 30, 44, 58, 72, 86))
    waves = path(rows, fill="none", stroke="#31407a", stroke_width=4)
    shade = path(disc(50, 50, 39), fill=NIGHT_RIM)
    return picture(_frame(NIGHT, "#5a6cae", waves, shade), group(mark(), transform=moved(50, 50, scale=0.27)))


def pictures() -> dict[str, str]:
    """Return all backs by file name."""
    backs = {f"tripolo/back-{seat}.svg": seat_back(seat) for seat in SEAT_INKS}
    return backs | {"tripolo/back-plain.svg": plain_back()}
