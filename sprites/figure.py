"""Flat figures as tables: pieces laid on one another, from back to front, many of them twice, left and right."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sprites.palette import INK
from sprites.svg import Style, disc, element, path

RIM_WIDTH: Final = 3.4  # units of a 100 x 100 field
MIRROR: Final = "translate(100 0) scale(-1 1)"
ROUND: Final[Style] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


class Piece(NamedTuple):
    """One flat piece in a 100 x 100 field.

    With a `width` it is a round-ended line instead of a filled outline; with a `rim` it has an edge in that ink;
    a `twin` is drawn once more, mirrored at the middle line x = 50.
    """

    outline: str
    ink: str
    width: float = 0
    rim: str = ""
    twin: bool = False


def _layers(piece: Piece) -> list[str]:
    if piece.width:
        line: Style = {"fill": "none", **ROUND}
        under = [path(piece.outline, stroke=piece.rim, stroke_width=piece.width + 2 * RIM_WIDTH, **line)]
        return (under if piece.rim else []) + [path(piece.outline, stroke=piece.ink, stroke_width=piece.width, **line)]
    edge: Style = {"stroke": piece.rim, "stroke_width": RIM_WIDTH, **ROUND} if piece.rim else {}
    return [path(piece.outline, fill=piece.ink, **edge)]


def drawn(pieces: Iterable[Piece]) -> str:
    """Return the SVG elements of a figure."""
    parts: list[str] = []
    for piece in pieces:
        layers = _layers(piece)
        parts += layers
        if piece.twin:
            parts.append(element("g", *layers, transform=MIRROR))
    return "".join(parts)


def eyes(x: float, y: float, r: float, *, white: float = 0) -> tuple[Piece, ...]:
    """Return two eyes at (x, y) and its mirror point, with a glint each, on whites of that radius if any."""
    left, glint = 100 - x, r * 0.36
    ground = (Piece(disc(x, y, white), "#ffffff", twin=True),) if white else ()
    glints = disc(x + glint, y - glint, glint) + disc(left + glint, y - glint, glint)
    return *ground, Piece(disc(x, y, r), INK, twin=True), Piece(glints, "#ffffff")
