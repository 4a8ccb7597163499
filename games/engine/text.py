"""Text in the house's typeface (Poppins): rendered once, kept, fitted and wrapped."""

from enum import StrEnum
from functools import lru_cache
from pathlib import Path

import fontpkg_poppins
import pygame

from games.engine.theme import PAPER, SMALLEST_PIXELS, Colour

KEPT_TEXTS = 600
FONT_FOLDER = Path(fontpkg_poppins.ROOT) / "files"


class Weight(StrEnum):
    """The static weights of the typeface that the house uses."""

    MEDIUM = "Medium"
    SEMIBOLD = "SemiBold"
    BOLD = "Bold"


@lru_cache(maxsize=64)
def font(pixels: int, weight: Weight = Weight.SEMIBOLD) -> pygame.Font:
    """Return the typeface at a height of so many pixels."""
    return pygame.Font(FONT_FOLDER / f"Poppins-{weight}.ttf", max(SMALLEST_PIXELS, pixels))


@lru_cache(maxsize=KEPT_TEXTS)
def rendered(text: str, pixels: int, colour: Colour = PAPER, weight: Weight = Weight.SEMIBOLD) -> pygame.Surface:
    """Return one line of text, as high as the typeface at so many pixels."""
    surface = font(pixels, weight).render(text, antialias=True, color=colour)
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def fitted(
    text: str, pixels: int, width: int, colour: Colour = PAPER, weight: Weight = Weight.SEMIBOLD
) -> pygame.Surface:
    """Return one line that is not wider than width: smaller if need be, shortened with dots at the last."""
    return rendered(*_fit(text, pixels, width, weight), colour, weight)


@lru_cache(maxsize=KEPT_TEXTS)
def _fit(text: str, pixels: int, width: int, weight: Weight) -> tuple[str, int]:
    size = max(SMALLEST_PIXELS, pixels)
    while size > SMALLEST_PIXELS and font(size, weight).size(text)[0] > width:
        size -= 1
    short = text
    while len(short) > 1 and font(size, weight).size(short)[0] > width:
        short = short.removesuffix("…")[:-1].rstrip() + "…"
    return short, size


@lru_cache(maxsize=KEPT_TEXTS)
def wrapped(text: str, pixels: int, width: int, weight: Weight = Weight.MEDIUM) -> tuple[str, ...]:
    """Break text into lines of at most width pixels, at spaces; a longer word gets a line of its own."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font(pixels, weight).size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def has_glyph(letter: str) -> bool:
    """Return whether the typeface can show a letter."""
    return font(SMALLEST_PIXELS).metrics(letter)[0] is not None


def line_height(pixels: int) -> int:
    """Return the distance between two lines of a paragraph."""
    return round(max(SMALLEST_PIXELS, pixels) * 1.4)


def forget() -> None:
    """Drop every kept text (the window has another size now)."""
    for kept in (rendered, _fit, wrapped, font):
        kept.cache_clear()
