"""Draw the tiles of Triominos: faces without digits (the program sets those), backs, and the glow where a tile fits."""

from typing import Final

from sprites.palette import IVORY, IVORY_LINE, IVORY_RIM, IVORY_SHADE
from sprites.svg import path, picture
from sprites.triangle import HEIGHT, SIDE, Corners, corners, outline

BACK, BACK_DEEP, BACK_LIGHT, BACK_RIM = "#31509c", "#22397a", "#86a4e8", "#101c45"
GLOW: Final = "#fff4b8"
GAP: Final = 0.7  # from the rim to the side of the lattice: half of what is seen between two tiles
RIM: Final = 2.2
LIP: Final = {True: (RIM, RIM, 5.4), False: (RIM, 4.2, 4.2)}
"""How far the upper side of a tile keeps from each side: more where one sees its thickness, below."""

LINE_INSET: Final = 8.0
WAYS: Final = {"up": True, "down": False}


def _tile(*parts: str) -> str:
    return picture(*parts, width=SIDE, height=HEIGHT)


def body(points: Corners, *, up: bool, face: str, edge: str, rim: str) -> str:
    """Return a blank tile with its rim and, at its lower sides, its thickness."""
    return (
        path(outline(points, GAP), fill=rim)
        + path(outline(points, RIM, cut=5), fill=edge)
        + path(outline(points, LIP[up], cut=5), fill=face)
    )


def tile(*, up: bool) -> str:
    """Return a tile's face, in exactly its bounding box of 100 x 86.6 units."""
    points = corners(up=up)
    return _tile(
        body(points, up=up, face=IVORY, edge=IVORY_SHADE, rim=IVORY_RIM),
        path(outline(points, LINE_INSET, cut=3), fill="none", stroke=IVORY_LINE, stroke_width=1.1),
    )


def tile_back(*, up: bool) -> str:
    """Return a tile's back: triangles within triangles."""
    points = corners(up=up)
    return _tile(
        body(points, up=up, face=BACK, edge=BACK_DEEP, rim=BACK_RIM),
        path(outline(points, 8.5, cut=3), fill="none", stroke=BACK_LIGHT, stroke_width=1.6),
        path(outline(points, 13, cut=2) + outline(points, 18, cut=1), fill=BACK_DEEP, fill_rule="evenodd"),
        path(outline(points, 22, cut=1), fill=BACK_LIGHT),
    )


def tile_ghost(*, up: bool) -> str:
    """Return the glow of a place where the chosen tile fits."""
    points = corners(up=up)
    return _tile(
        path(outline(points, 1.5), fill=GLOW, fill_opacity=0.26),
        path(
            outline(points, 3.2),
            fill="none",
            stroke=GLOW,
            stroke_width=3,
            stroke_dasharray="7 5.6",
            stroke_linecap="round",
        ),
    )


def pictures() -> dict[str, str]:
    """Return the tiles by file name."""
    makers = {"tile": tile, "tile-back": tile_back, "tile-ghost": tile_ghost}
    return {f"triominos/{name}-{way}.svg": maker(up=up) for name, maker in makers.items() for way, up in WAYS.items()}
