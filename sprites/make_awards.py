"""Draw what can be won, and the mark of the game: chip, crown, trophy, and three cards on a line of light."""

from typing import Final

from sprites.make_cards import BIG, WAVE_ROWS
from sprites.palette import (
    CARD_INKS,
    FACE_EDGE,
    FACE_LIGHT,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
)
from sprites.svg import Style, box, disc, group, moved, num, path, picture, ring_points, rounded, wave

# Colour, shape, place and turn of the cards in the mark, round (0, 0), each 100 x 100 units.
MARK: Final = (
    ("red", "circle", (-86.0, 7.0), -10.0),
    ("blue", "plus", (86.0, 7.0), 10.0),
    ("yellow", "star", (0.0, -4.0), 0.0),
)
TRIPLE: Final = "".join(wave(50, y, 17, 4, 3) for y in (37.5, 50, 62.5))  # three waves, as on the cards


def _triple(ink: str) -> str:
    return path(TRIPLE, fill="none", stroke=ink, stroke_width=6.5, stroke_linecap="round")


def chip() -> str:
    """Return the golden chip that a round brings."""
    notches = path(disc(50, 50, 41), fill="none", stroke=GOLD_LIGHT, stroke_width=8, stroke_dasharray="12.88 12.88")
    return picture(
        path(disc(50, 50, 47), fill=GOLD, stroke=GOLD_DARK, stroke_width=4),
        notches,
        path(disc(50, 50, 34), fill=GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=3),
        _triple(GOLD_DARK),
    )


def chip_empty() -> str:
    """Return the place of a chip that is still to be won."""
    ring: Style = {"fill": "none", "stroke": "#7482b8"}
    return picture(
        path(disc(50, 50, 45), **ring, stroke_width=5, stroke_dasharray="14.14 9.42", stroke_linecap="round"),
        _triple("#4a578c"),
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


def _mark_face(at: tuple[float, float], turn: float) -> str:
    edge = path(box(-49, -49, 98, 98, 15), fill=FACE_EDGE)
    face = path(box(-47, -47, 94, 92.5, 13), fill=FACE_LIGHT)
    return group(edge, face, transform=moved(*at, turn=turn))


def _mark_shape(colour: str, shape: str, at: tuple[float, float], turn: float) -> str:
    ink = CARD_INKS[colour]
    outline = path(BIG[shape], fill=ink.fill, stroke=ink.rim, stroke_width=3.5, stroke_linejoin="round")
    rows = "".join(wave(0, y, 11.5, 2.4, 4) for y in WAVE_ROWS[3])
    waves = path(rows, fill="none", stroke=ink.wave, stroke_width=3.8, stroke_linecap="round")
    return group(outline, waves, transform=moved(*at, turn=turn, scale=1.1))


def mark(*light: str) -> str:
    """Return three cards in a fan round (0, 0), 270 units wide; `light` lies on the paper, under the shapes."""
    faces = [_mark_face(at, turn) for _, _, at, turn in MARK]
    return "\n".join([*faces, *light, *(_mark_shape(*card) for card in MARK)])


def _ray(half: float, height: float, colour: str, opacity: float) -> str:
    bow, top, low = num(0.6 * half), num(2 - height), num(2 + height)
    line = f"M{num(-half)} 2C-{bow} {top} {bow} {top} {num(half)} 2C{bow} {low} -{bow} {low} {num(-half)} 2z"
    return path(line, fill=colour, fill_opacity=opacity)


def logo() -> str:
    """Return the mark of the game, 400 x 200 units: a triple of threes, and the light that a new triple gets."""
    rays = ((163, 36, GOLD, 0.25), (162, 25, GOLD, 0.5), (161, 14, "#ffdf70", 0.95), (157, 7, "#fffdf2", 1))
    return picture(
        group(mark(*(_ray(*ray) for ray in rays)), transform=moved(200, 100, scale=1.22)), width=400, height=200
    )


def pictures() -> dict[str, str]:
    """Return the awards and the mark by file name."""
    return {
        "tripolo/chip.svg": chip(),
        "tripolo/chip-empty.svg": chip_empty(),
        "tripolo/crown.svg": crown(),
        "tripolo/trophy.svg": trophy(),
        "tripolo/logo.svg": logo(),
    }
