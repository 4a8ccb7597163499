"""A reader: knows of every text on a frame what it says, how large it is, where it stands, and whether it was cut."""

import sys
from dataclasses import dataclass, field

import pygame
import pytest

from games.engine import text
from games.engine.canvas import Canvas, Item, flattened
from tests.furnished import Furnished

BODY = 0.5  # of the height of a text: its letters, without the air above and below
LOOKS_OUT = 2  # pixels by which a text may do so


@dataclass(frozen=True)
class Written:
    """A text on the screen."""

    words: str
    rect: pygame.Rect

    @property
    def body(self) -> pygame.Rect:
        """Where its letters are."""
        return self.rect.inflate(0, -round(self.rect.height * (1 - BODY)))


@dataclass
class Reader:
    """Takes down what is rendered while a frame is described."""

    house: Furnished
    shortened: list[str] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    _known: dict[int, tuple[pygame.Surface, str]] = field(default_factory=dict)  # by the id of the surface
    _inside: dict[int, tuple[pygame.Surface, list[Item]]] = field(default_factory=dict)  # what was painted into one

    def read(self, size: tuple[int, int], text_size: str, language: str) -> None:
        """Describe the top scene's frame as it looks in a window of a size, and take down all its texts."""
        settings = self.house.settings
        settings.text_size, settings.language, self.house.words.language = text_size, language, language
        with pytest.MonkeyPatch.context() as patch:
            self._watch(patch)
            text.forget()  # whatever was kept is written again
            self.house.resize(size)
            self._take(self.house.described().items, (0, 0))

    def faults(self) -> list[str]:
        """Return a sentence for each text that cannot be read as it should."""
        return [
            *self.shortened,
            *(f"{words!r} is outside" for words in self.outside()),
            *self.on_each_other(),
            *self.out_of_widgets(),
        ]

    def _watch(self, patch: pytest.MonkeyPatch) -> None:
        fit, rendered = text._fit, text.rendered

        def watched_fit(words: str, pixels: int, width: int, weight: text.Weight) -> tuple[str, int]:
            short, size = fit(words, pixels, width, weight)
            if short != words and words not in self.names:
                self.shortened.append(f"{words!r} became {short!r} in {width} px")
            return short, size

        def watched_rendered(words: str, *look: object) -> pygame.Surface:
            surface = rendered(words, *look)
            self._known[id(surface)] = (surface, words)
            return surface

        def watched_flattened(canvas: Canvas) -> pygame.Surface:
            surface = flattened(canvas)
            self._inside[id(surface)] = (surface, canvas.items)
            return surface

        patch.setattr(text, "_fit", watched_fit)
        patch.setattr(text, "rendered", watched_rendered)
        for name, module in sys.modules.items():
            if name.startswith("games.") and hasattr(module, "flattened"):  # all that keep pictures with texts
                patch.setattr(module, "flattened", watched_flattened)

    @property
    def names(self) -> set[str]:
        """The names of people: they may be shortened."""
        return {self.house.name(seat.number) for seat in self.house.seats.places}

    def _take(self, items: list[Item], corner: tuple[int, int]) -> None:
        for surface, left, top, _ in items:
            place = surface.get_rect(topleft=(left + corner[0], top + corner[1]))
            if place.contains((0, 0, *self.house.size)):
                self.written.clear()  # under a ground or a veil nothing is read any more
            if id(surface) in self._known:
                self.written.append(Written(self._known[id(surface)][1], place))
            elif id(surface) in self._inside:
                self._take(self._inside[id(surface)][1], place.topleft)

    def outside(self) -> list[str]:
        """Return the texts that stand outside the picture."""
        picture = pygame.Rect((0, 0), self.house.window_size).inflate(LOOKS_OUT, LOOKS_OUT)
        return [each.words for each in self.written if not picture.contains(each.body)]

    def on_each_other(self) -> list[str]:
        """Return the pairs of texts that stand on each other."""
        return [
            f"{one.words!r} on {other.words!r}"
            for number, one in enumerate(self.written)
            for other in self.written[number + 1 :]
            if one.body.colliderect(other.body)
        ]

    def out_of_widgets(self) -> list[str]:
        """Return the texts that begin inside a widget and end outside."""
        scene = self.house.on_top()
        widgets = getattr(scene, "widgets", None) or getattr(scene, "_widgets", None) or []
        return [
            f"{each.words!r} leaves {widget.key}"
            for each in self.written
            for widget in widgets
            if widget.rect.collidepoint(each.body.center)
            and each.rect.height < widget.rect.height  # a larger one belongs to something above the widget
            and not widget.rect.inflate(LOOKS_OUT, LOOKS_OUT).contains(each.body)
        ]
