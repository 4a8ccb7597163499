"""Sprites: the SVG files of the folder ``sprites``, rendered at the size at which they are shown."""

from collections import OrderedDict
from pathlib import Path

import pygame

from games.engine.theme import Colour

KEPT_BYTES = 48_000_000
BYTES_A_PIXEL = 4


class Sprites:
    """Loads pictures by name ("tripolo/card-red-star-2") and keeps the most recent ones."""

    def __init__(self, folder: Path, kept_bytes: int = KEPT_BYTES) -> None:
        self._folder = folder
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[tuple[str, int, int, float], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def get(self, name: str, width: int, height: int | None = None, turn: float = 0.0) -> pygame.Surface:
        """Return the picture fitted into width x height pixels (square if no height), turned by degrees.

        Raises FileNotFoundError when there is no such picture.
        """
        key = (name, max(1, width), max(1, height or width), turn)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._load(*key)
        self._keep(key, made)
        return made

    def tinted(self, name: str, side: int, colour: Colour) -> pygame.Surface:
        """Return a square one-colour picture (an icon) in another colour."""
        key = (f"{name} {colour}", max(1, side), max(1, side), 0.0)
        found = self._kept.get(key)
        if found is None:
            found = self.get(name, side).copy()
            found.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
            found.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
            self._keep(key, found)
        return found

    def forget(self) -> None:
        """Drop everything (the window has another size now)."""
        self._kept.clear()
        self._bytes = 0

    def _load(self, name: str, width: int, height: int, turn: float) -> pygame.Surface:
        path = self._folder / f"{name}.svg"
        if not path.is_file():
            raise FileNotFoundError(path)
        surface = pygame.image.load_sized_svg(path, (width, height))
        if turn:
            surface = pygame.transform.rotozoom(surface, turn, 1.0)
        return surface.convert_alpha() if pygame.display.get_surface() else surface

    def _keep(self, key: tuple[str, int, int, float], surface: pygame.Surface) -> None:
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > self._kept_bytes and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _weight(dropped)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * BYTES_A_PIXEL
