"""Text in the house's typeface (Poppins): rendered once, kept, fitted and wrapped, and never too small to be read.

How small is too small depends on the window and on how far away people sit: the house says so with ``keep_legible``.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

import fontpkg_poppins
import pygame

from games.engine.theme import PAPER, SMALLEST_PIXELS, Colour

KEPT_TEXTS = 600
NO_LETTER = "\ufffe"  # stands for no letter in any typeface
FONT_FOLDER = Path(fontpkg_poppins.ROOT) / "files"
PIECE = re.compile(r"[^ /\\]*(?:[/\\]+| +|$)")  # a word, or a part of a path, with what ends it
LINE_STEP = 1.4  # from line to line, of the height of the text
CLOSER = 1.15  # the same where lines are many and room is little
SHRUNK = 0.85  # of the height wished for: text in one line gets no smaller where two lines have room
SMALLEST_SIGN = 4  # pixels; what is smaller is no letter any more


class Weight(StrEnum):
    """The static weights of the typeface that the house uses."""

    MEDIUM = "Medium"
    SEMIBOLD = "SemiBold"
    BOLD = "Bold"


@dataclass
class Floor:
    """The height in pixels below which no text is written."""

    pixels: int = SMALLEST_PIXELS


FLOOR = Floor()


def keep_legible(pixels: int) -> None:
    """Write no text smaller than so many pixels from now on."""
    if pixels != FLOOR.pixels:
        FLOOR.pixels = pixels
        forget()


def legible(pixels: int) -> int:
    """Return a height in pixels, raised to the smallest that is written."""
    return max(FLOOR.pixels, pixels)


def font(pixels: int, weight: Weight = Weight.SEMIBOLD) -> pygame.Font:
    """Return the typeface at a height of so many pixels."""
    return _font(legible(pixels), weight)


@lru_cache(maxsize=64)
def _font(pixels: int, weight: Weight) -> pygame.Font:
    return pygame.Font(FONT_FOLDER / f"Poppins-{weight}.ttf", pixels)


@lru_cache(maxsize=KEPT_TEXTS)
def rendered(text: str, pixels: int, colour: Colour = PAPER, weight: Weight = Weight.SEMIBOLD) -> pygame.Surface:
    """Return one line of text, as high as the typeface at so many pixels."""
    return _converted(font(pixels, weight).render(text, antialias=True, color=colour))


@lru_cache(maxsize=KEPT_TEXTS)
def sign(
    text: str, pixels: int, colour: Colour, weight: Weight = Weight.BOLD, width: int | None = None
) -> pygame.Surface:
    """Return letters that are part of a picture (a digit on a tile, what is printed on a key), as large as its scale.

    They are smaller when the picture is, also than other text may be; where a width is given, they do not exceed it.
    """
    size = max(SMALLEST_SIGN, pixels)
    while width is not None and size > SMALLEST_SIGN and _font(size, weight).size(text)[0] > width:
        size -= 1
    return _converted(_font(size, weight).render(text, antialias=True, color=colour))


def _converted(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def fitted(
    text: str, pixels: int, width: int, colour: Colour = PAPER, weight: Weight = Weight.SEMIBOLD
) -> pygame.Surface:
    """Return one line that is not wider than width: smaller if need be, shortened with dots at the last."""
    return rendered(*_fit(text, pixels, width, weight), colour, weight)


@lru_cache(maxsize=KEPT_TEXTS)
def _fit(text: str, pixels: int, width: int, weight: Weight) -> tuple[str, int]:
    size = legible(pixels)
    while size > FLOOR.pixels and font(size, weight).size(text)[0] > width:
        size -= 1
    short = text
    while len(short) > 1 and font(size, weight).size(short)[0] > width:
        short = short.removesuffix("…")[:-1].rstrip() + "…"
    return short, size


@lru_cache(maxsize=KEPT_TEXTS)
def wrapped(text: str, pixels: int, width: int, weight: Weight = Weight.MEDIUM) -> tuple[str, ...]:
    """Break text into lines of at most width pixels, at spaces, and paths behind their separators, too.

    A longer word gets a line of its own.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in PIECE.findall(paragraph):
            longer = line + piece
            if line and piece and font(pixels, weight).size(longer.rstrip(" "))[0] > width:
                lines.append(line.rstrip(" "))
                line = piece
            else:
                line = longer
        lines.append(line.rstrip(" "))
    return tuple(lines)


@lru_cache(maxsize=KEPT_TEXTS)
def broken(
    text: str, pixels: int, room: tuple[int, int], weight: Weight = Weight.SEMIBOLD
) -> tuple[tuple[str, ...], int]:
    """Return the lines of text and their height: one where that has room, else as few closer ones as possible.

    ``pixels`` is the height wished for, ``room`` width and height of the place. See ``CLOSER``.
    """
    width, height = room
    most = max(1, int(height / (FLOOR.pixels * CLOSER)))
    small_enough = legible(round(pixels * SHRUNK))
    if most == 1 or font(small_enough, weight).size(text)[0] <= width:
        return (text,), pixels
    size = legible(pixels)
    while size > FLOOR.pixels and not _has_room(wrapped(text, size, width, weight), size, room, weight):
        size -= 1
    lines = wrapped(text, size, width, weight)
    return (lines if len(lines) <= most else (*lines[: most - 1], " ".join(lines[most - 1 :]))), size


def _has_room(lines: tuple[str, ...], pixels: int, room: tuple[int, int], weight: Weight) -> bool:
    is_narrow = all(font(pixels, weight).size(line)[0] <= room[0] for line in lines)
    return is_narrow and round(pixels * CLOSER) * len(lines) <= room[1]


def has_glyph(letter: str) -> bool:
    """Return whether the typeface can show a letter: it draws one and the same box for all that it lacks."""
    return _drawn(letter) not in {b"", _drawn(NO_LETTER)}


def _drawn(letter: str) -> bytes:
    """Return the pixels of a letter; none for one without width, which cannot be drawn by itself."""
    face = font(FLOOR.pixels)
    if not face.size(letter)[0]:
        return b""
    return pygame.image.tobytes(face.render(letter, antialias=True, color=PAPER), "RGBA")


def line_height(pixels: int) -> int:
    """Return the distance between two lines of a paragraph."""
    return round(legible(pixels) * LINE_STEP)


def forget() -> None:
    """Drop every kept text (the window has another size now, or texts another smallest height)."""
    for kept in KEPT:
        kept.cache_clear()


KEPT = (rendered, sign, _fit, wrapped, broken, _font)
