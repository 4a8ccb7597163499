"""Draw where tiles of Triominos lie while nobody plays them: the wooden rack in three slices, and the cloth bag."""

from typing import Final, NamedTuple

from sprites.figure import Piece, drawn
from sprites.palette import BARK_RIM, IVORY
from sprites.svg import path, picture, rounded

HEIGHT: Final = 100
ENDS: Final = 50  # width of the left and of the right slice
MIDDLE: Final = 100  # width of the middle slice, which is stretched or repeated
BLEED: Final = 1  # how far a slice is drawn beyond its cut, so that no seam shows


class Band(NamedTuple):
    """One board of the rack: its height range, how far it keeps from the outer end, its corners there, its ink."""

    top: float
    low: float
    inset: float
    round_top: float
    round_low: float
    ink: str


BANDS: Final = (
    Band(0, 100, 0, 15, 15, BARK_RIM),
    Band(3, 97, 3, 12, 12, "#a97b4f"),
    Band(8, 97, 3, 8, 12, "#5f3d24"),
    Band(8, 14, 3, 5, 0, "#4a2e1a"),
    Band(71, 97, 0, 0, 12, BARK_RIM),
    Band(74, 97, 3, 0, 12, "#c99863"),
    Band(79, 97, 3, 0, 12, "#94653d"),
)
GRAIN: Final = "M-1 31Q25 28 50 31T101 31M-1 45Q25 48 50 45T101 45M-1 59Q25 57 50 59T101 59M-1 88Q25 90 50 88T101 88"
"""The grain of the middle slice, which goes on where it is repeated."""

CLOTH, CLOTH_SHADE, CLOTH_RIM, CORD = "#b5483f", "#8e322d", "#47130f", "#f0cf8a"
BAG: Final = (
    Piece("M30 24Q22 8 32 7Q41 12 50 7Q59 12 68 7Q78 8 70 24z", CLOTH_SHADE, rim=CLOTH_RIM),
    Piece("M33 28C14 40 4 60 8 80Q12 95 50 95Q88 95 92 80C96 60 86 40 67 28z", CLOTH, rim=CLOTH_RIM),
    Piece("M80 48Q90 66 84 80Q78 89 50 89Q72 84 78 72Q82 62 80 48z", CLOTH_SHADE),
    Piece("M30 26Q50 33 70 26", CORD, 6, CLOTH_RIM),
    Piece("M66 28Q76 34 74 44M66 28Q82 28 85 36", CORD, 3.6, CLOTH_RIM),
    Piece("M50 45L69 78H31z", IVORY, rim=CLOTH_RIM),
)


def _board(band: Band, start: float, end: float, *, left: bool, right: bool) -> str:
    """Return one board from start to end; only at a real end of the rack it has corners and keeps its distance."""
    x0, x1 = start + left * band.inset, end - right * band.inset
    points = [(x0, band.top), (x1, band.top), (x1, band.low), (x0, band.low)]
    radii = (left * band.round_top, right * band.round_top, right * band.round_low, left * band.round_low)
    return path(rounded(points, radii), fill=band.ink)


def rack_left() -> str:
    """Return the left end of the rack, 50 x 100 units."""
    boards = (_board(band, 0, ENDS + BLEED, left=True, right=False) for band in BANDS)
    return picture(*boards, width=ENDS, height=HEIGHT)


def rack_right() -> str:
    """Return the right end of the rack, 50 x 100 units."""
    boards = (_board(band, -BLEED, ENDS, left=False, right=True) for band in BANDS)
    return picture(*boards, width=ENDS, height=HEIGHT)


def rack_middle() -> str:
    """Return the part between, 100 x 100 units."""
    boards = (_board(band, -BLEED, MIDDLE + BLEED, left=False, right=False) for band in BANDS)
    grain = path(GRAIN, fill="none", stroke=BARK_RIM, stroke_width=1.2, stroke_opacity=0.45)
    return picture(*boards, grain, width=MIDDLE, height=HEIGHT)


def pictures() -> dict[str, str]:
    """Return the slices of the rack and the bag by file name."""
    return {
        "triominos/rack-left.svg": rack_left(),
        "triominos/rack-middle.svg": rack_middle(),
        "triominos/rack-right.svg": rack_right(),
        "triominos/bag.svg": picture(drawn(BAG)),
    }
