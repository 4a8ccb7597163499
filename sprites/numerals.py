"""Digits as round-ended lines, for the values that are part of a picture (all other text is set by the program)."""

from typing import Final

from sprites.svg import disc, group, moved, oval, path

ROW: Final = 14.0  # height of a digit in units, its line included
LINE: Final = 3.0
WIDTHS: Final = {"1": 6.0}
WIDTH: Final = 10.0
DIGITS: Final = {
    "0": oval(5, 7, 3.5, 5.5),
    "1": "M1.3 3.8L4.2 1.5V12.5",
    "5": "M8 1.5H2.7L2 6.4C4.6 4.6 8.5 5.5 8.5 8.900C8.5 12.7 3.7 13.4 1.5 11.2",
    "6": "M7.2 1.5C4 2.6 1.5 5.5 1.5 9" + disc(5, 9, 3.5),
    "7": "M1.5 1.5H8.500L4.2 12.5",
    "8": disc(5, 4.2, 2.7) + disc(5, 9.7, 2.9),
    "9": "M2.8 12.500C6 11.4 8.5 8.5 8.5 5" + disc(5, 5, 3.5),
}


def numeral(value: int, x: float, y: float, *, scale: float = 1, ink: str) -> str:
    """Return a number centred on (x, y), 14 units high at scale 1."""
    digits = str(value)
    widths = [WIDTHS.get(digit, WIDTH) for digit in digits]
    starts = [sum(widths[:k]) for k in range(len(digits))]
    lines = [
        path(DIGITS[digit], **({"transform": moved(start, 0)} if start else {}))
        for digit, start in zip(digits, starts, strict=True)
    ]
    at = moved(x - scale * sum(widths) / 2, y - scale * ROW / 2, scale=scale)
    style = {"fill": "none", "stroke": ink, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(*lines, transform=at, stroke_width=LINE, **style)
