"""Which texts stand in a frame, and on which ground: a frame is painted anew, and stopped before each of its texts."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame
import pytest

from games.engine import text
from games.engine.canvas import OPAQUE, Canvas
from games.engine.theme import PAPER, Colour
from tests.access.vision import luminance

LARGE, LARGE_BOLD = 24, 19  # pixels from which text is large: 18 and 14 points
NEEDED: Final = {False: 4.5, True: 3.0}  # by whether it is large
SOLID: Final = 128  # opacity from which a pixel of a text belongs to its letters


@dataclass(frozen=True)
class Text:
    """One text as it was rendered."""

    words: str
    pixels: int
    colour: Colour
    weight: text.Weight

    @property
    def needed(self) -> float:
        """The contrast that it needs."""
        return NEEDED[self.pixels >= (LARGE_BOLD if self.weight is text.Weight.BOLD else LARGE)]


class Reader:
    """Knows every text that is rendered from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Listen to the typeface; texts that were kept are forgotten, so that they are heard of."""
        text.forget()
        self._known: dict[int, tuple[pygame.Surface, Text]] = {}
        render = text.rendered

        def noted(
            words: str, pixels: int, colour: Colour = PAPER, weight: text.Weight = text.Weight.SEMIBOLD
        ) -> pygame.Surface:
            surface = render(words, pixels, colour, weight)
            self._known[id(surface)] = (surface, Text(words, text.legible(pixels), colour, weight))
            return surface

        noted.cache_clear = render.cache_clear  # type: ignore[attr-defined]  # text.forget() asks for it
        monkeypatch.setattr(text, "rendered", noted)

    def reads(self, canvas: Canvas) -> bool:
        """Return whether any text of a frame is known."""
        return any(id(surface) in self._known for surface, *_ in canvas.items)

    def faint(self, canvas: Canvas) -> list[str]:
        """Return the texts of a frame, in their full opacity, whose contrast to what lies below them is too low."""
        below = pygame.Surface(canvas.size)
        found = []
        for surface, left, top, alpha in canvas.items:
            _, written = self._known.get(id(surface), (surface, None))
            if written and alpha == OPAQUE:
                reached = _contrast(below, surface, (left, top), written.colour)
                if reached < written.needed:
                    found.append(f"{written.words!r}, {written.pixels} px: {reached:.1f}, not {written.needed}")
            surface.set_alpha(alpha)
            below.blit(surface, (left, top))
            surface.set_alpha(OPAQUE)
        return found


def _contrast(below: pygame.Surface, letters: pygame.Surface, at: tuple[int, int], colour: Colour) -> float:
    """Return the contrast of a text to the ground of most of its letters; of none in the picture it is the highest."""
    shown = letters.get_rect(topleft=at).clip(below.get_rect())
    if not shown.size[0] or not shown.size[1]:
        return 21.0
    part = shown.move(-at[0], -at[1])
    solid = pygame.surfarray.array_alpha(letters)[part.left : part.right, part.top : part.bottom] >= SOLID
    ground = luminance(pygame.surfarray.array3d(below.subsurface(shown))[solid])
    if not ground.size:
        return 21.0
    one, other = float(luminance(colour)), float(np.median(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
