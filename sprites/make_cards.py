"""Draw the 64 Tripolo cards: an index in the left strip, the big shape with its waves beside it.

In a fan only the left third of a card shows, so the strip tells everything: the shape in its colour, and the
waves below it. The waves have one place, the same on all four shapes; the shapes are stout enough to hold them.
"""

from itertools import product
from typing import Final

from sprites.palette import CARD_INKS, FACE_DARK, FACE_EDGE, FACE_LIGHT, INK, CardInk
from sprites.svg import box, disc, element, fade, moved, path, picture, ring_points, rounded, wave

QUANTITIES: Final = range(4)
CENTRE: Final = (64.3, 49.5)  # of the big shape, in units of the 100 x 100 card
INDEX: Final = (18.2, 21.5)  # of the small shape
WAVE_ROWS: Final = {0: (), 1: (0.0,), 2: (-5.5, 5.5), 3: (-10.0, 0.0, 10.0)}
INDEX_ROWS: Final = (46.0, 57.0, 68.0)

Outline = str


def _plus(reach: float, arm: float, soft: float) -> Outline:
    quarter = [(-arm, -reach), (arm, -reach), (arm, -arm)]
    points = list(quarter)
    for _ in range(3):
        quarter = [(-y, x) for x, y in quarter]
        points += quarter
    return rounded(points, [soft, soft, soft / 2] * 4)


def _star(y: float, tip: float, notch: float, soft: float) -> Outline:
    return rounded(ring_points(0, y, (tip, notch), 10), [soft, soft / 2] * 5)


def _diamond(across: float, up: float, soft: float) -> Outline:
    return rounded([(0, -up), (across, 0), (0, up), (-across, 0)], soft)


# Round (0, 0), big and as an index: the index holds no waves and may show its outline more sharply.
BIG: Final[dict[str, Outline]] = {
    "circle": disc(0, 0, 28),
    "diamond": _diamond(30, 39, 4),
    "plus": _plus(29, 15.2, 3),
    "star": _star(1, 33, 21, 5),
}
SMALL: Final[dict[str, Outline]] = {
    "circle": disc(0, 0, 12),
    "diamond": _diamond(12.3, 15.8, 1.5),
    "plus": _plus(12.2, 5, 1.5),
    "star": _star(1.1, 14.2, 6.9, 1.2),
}


def _face() -> list[str]:
    return [
        element("defs", fade("face", FACE_LIGHT, FACE_DARK)),
        path(box(1, 1, 98, 98, 15), fill=FACE_EDGE),
        path(box(2.5, 2.5, 95, 93.8, 13.5), fill="url(#face)"),
    ]


def _shape(outline: Outline, ink: CardInk, at: tuple[float, float], rim: float) -> str:
    style = {"fill": ink.fill, "stroke": ink.rim, "stroke_linejoin": "round"}
    return path(outline, **style, stroke_width=rim, transform=moved(*at))


def _waves(quantity: int, ink: CardInk) -> list[str]:
    if not quantity:
        return []
    x, y = CENTRE
    big = "".join(wave(x, y + row, 12, 2.5, 4) for row in WAVE_ROWS[quantity])
    index = "".join(wave(INDEX[0], row, 9.5, 2.8, 3) for row in INDEX_ROWS[:quantity])
    style = {"fill": "none", "stroke_linecap": "round"}
    return [path(big, stroke=ink.wave, stroke_width=3.9, **style), path(index, stroke=INK, stroke_width=4.4, **style)]


def card(colour: str, shape: str, quantity: int) -> str:
    """Return the picture of one card, 100 x 100 units; x 10 to 26, y 76 to 92 stays free for a colour letter."""
    ink = CARD_INKS[colour]
    parts = [_shape(SMALL[shape], ink, INDEX, 2.4), _shape(BIG[shape], ink, CENTRE, 3)]
    return picture(*_face(), *parts, *_waves(quantity, ink))


def pictures() -> dict[str, str]:
    """Return all 64 cards by file name."""
    return {
        f"tripolo/card-{colour}-{shape}-{quantity}.svg": card(colour, shape, quantity)
        for colour, shape, quantity in product(CARD_INKS, BIG, QUANTITIES)
    }
