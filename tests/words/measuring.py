"""Makes screens cheap where only their texts are read: pictures have their size and no pixels, and nothing is kept."""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import pygame
import pytest

from games.engine import shapes
from games.engine.app import App
from games.engine.sprites import Sprites

cached_loads = lru_cache(tomllib.loads)  # each file of texts is parsed once, not once for each test


@lru_cache(maxsize=300)
def blank(size: tuple[int, int]) -> pygame.Surface:
    """Return a picture on which nothing is."""
    return pygame.Surface(size, pygame.SRCALPHA)


@contextmanager
def only_measured() -> Iterator[None]:
    """Let nothing be painted or written to a disk for good; grounds keep their size, under them nothing is read."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "draw", lambda _: None)
        patch.setattr(shapes, "from_svg", lambda _, width, height: blank((max(1, width), max(1, height))))
        patch.setattr(shapes, "ground", lru_cache(lambda size, *_: blank(size)))
        patch.setattr(Sprites, "_load", lambda _, *wanted: blank(wanted[1:3]))
        patch.setattr(tomllib, "loads", cached_loads)
        patch.setattr(os, "fsync", lambda _: None)
        shapes.forget()
        yield
    shapes.forget()  # no test after this one gets a blank shape
