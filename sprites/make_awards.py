"""Draw what can be won, and the mark of the game: chip, crown, trophy, and three cards on a line of light."""

from typing import Final

from sprites.make_cards import BIG
from sprites.palette import (
    CARD_INKS,
    FACE_EDGE,
    FACE_LIGHT,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
)
from sprites.svg import Style, box, disc, group, moved, path, picture, ring_points, rounded

# Colour, shape, place and turn of the cards in the mark, round (0, 0), each 100 x 100 units.
MARK: Final = (
    ("blue", "plus", (-104, 12), -13),
    ("yellow", "star", (0, -6), 0),
    ("red", "circle", (104, 12), 13),
)
BARS: Final = ((-13, -14), (0, 0), (13, 14))  # the triple mark on a chip: place and turn


def _bars() -> str:
    return "".join(
        group(path(box(-5, -17, 10, 34, 4)), transform=moved(50 + x, 50 + abs(x) / 5, turn=turn)) for x, turn in BARS
    )


def chip() -> str:
    """Return the golden chip that a round brings."""
    notches = path(disc(50, 50, 41), fill="none", stroke=GOLD_LIGHT, stroke_width=8, stroke_dasharray="12.88 12.88")
    return picture(
        path(disc(50, 50, 47), fill=GOLD, stroke=GOLD_DARK, stroke_width=4),
        notches,
        path(disc(50, 50, 34), fill=GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=3),
        group(_bars(), fill=GOLD_DARK),
    )


def chip_empty() -> str:
    """Return the place of a chip that is still to be won."""
    ring: Style = {"fill": "none", "stroke": "#7482b8"}
    return picture(
        path(disc(50, 50, 45), **ring, stroke_width=5, stroke_dasharray="14.14 9.42", stroke_linecap="round"),
        group(_bars(), fill="#4a578c"),
    )


def crown() -> str:
    """Return the crown of the leader."""
    points = [(12, 80), (6, 32), (29, 52), (50, 16), (71, 52), (94, 32), (88, 80)]
    gold: Style = {"fill": GOLD, "stroke": GOLD_DARK, "stroke_width": 5, "stroke_linejoin": "round"}
    gems = zip((30, 50, 70), ("blue", "red", "blue"), strict=True)
    return picture(
        path(rounded(points, 3), **gold),
        path(disc(7, 29, 6) + disc(50, 14, 7) + disc(93, 29, 6), **{**gold, "stroke_width": 4}),
        path(box(10, 70, 80, 18, 6), **{**gold, "fill": GOLD_LIGHT}),
        *(path(disc(x, 79, 4.5), fill=CARD_INKS[colour].fill) for x, colour in gems),
    )


def trophy() -> str:
    """Return the cup of the match."""
    edge: Style = {"stroke": GOLD_DARK, "stroke_width": 4, "stroke_linejoin": "round"}
    handles = "M27 20H12C10 40 18 50 34 52M73 20H88C90 40 82 50 66 52"
    bowl = "M24 10H76C76 38 70 58 56 62H44C30 58 24 38 24 10z"
    return picture(
        path(handles, fill="none", stroke=GOLD_DARK, stroke_width=11, stroke_linecap="round"),
        path(handles, fill="none", stroke=GOLD, stroke_width=4.5, stroke_linecap="round"),
        path("M44 60H56L58 78H42z", fill=GOLD_DARK),
        path(bowl, fill=GOLD, **edge),
        path("M32 15H40C40 34 43 48 48 56C38 50 32 36 32 15z", fill=GOLD_LIGHT),
        path(box(30, 76, 40, 16, 5), fill=GOLD, **edge),
        path(rounded(ring_points(55, 33, (11, 5.5), 10), 1), fill=GOLD_DARK),
    )


def _mark_card(colour: str, shape: str, at: tuple[float, float], turn: float) -> str:
    ink = CARD_INKS[colour]
    face = path(box(-49, -49, 98, 98, 15), fill=FACE_EDGE)
    face += path(box(-47, -47, 94, 92.5, 13), fill=FACE_LIGHT)
    return group(face, _mark_shape(shape, ink.fill, ink.rim), transform=moved(*at, turn=turn))


def _mark_shape(shape: str, fill: str, rim: str) -> str:
    return path(BIG[shape], fill=fill, stroke=rim, stroke_width=3.5, stroke_linejoin="round")


def fanned_cards() -> str:
    """Return the three cards of the mark round (0, 0), 300 units wide."""
    return "\n".join(_mark_card(*card) for card in (MARK[0], MARK[2], MARK[1]))


def _ray(half: float, height: float, opacity: float) -> str:
    line = f"M{200 - half} 104Q200 {104 - height - 12} {200 + half} 104Q200 {104 + height - 12} {200 - half} 104z"
    return path(line, fill="#fff1b8", fill_opacity=opacity)


def logo() -> str:
    """Return the mark of the game, 400 x 200 units."""
    light = [_ray(198, 26, 0.12), _ray(192, 15, 0.3), _ray(184, 7, 0.95)]
    return picture(group(fanned_cards(), transform=moved(200, 98, scale=1.18)), *light, width=400, height=200)


def pictures() -> dict[str, str]:
    """Return the awards and the mark by file name."""
    return {
        "tripolo/chip.svg": chip(),
        "tripolo/chip-empty.svg": chip_empty(),
        "tripolo/crown.svg": crown(),
        "tripolo/trophy.svg": trophy(),
        "tripolo/logo.svg": logo(),
    }
