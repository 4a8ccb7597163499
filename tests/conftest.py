"""What every test of pages and scenes shares: no real screen or sound device, and a furnished house."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.furnished import Furnished, furnish
from tests.golden import golden

__all__ = ["golden", "house", "make_house"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes golden pictures anew."""
    parser.addoption("--write-goldens", action="store_true", help="write the golden pictures instead of comparing")


@pytest.fixture
def make_house(tmp_path: Path) -> Iterator[Callable[..., Furnished]]:
    """Return a function that furnishes a house of a window size and language, in a folder of its own."""
    made: list[Furnished] = []

    def make(size: tuple[int, int] = (1280, 720), language: str = "en") -> Furnished:
        made.append(furnish(tmp_path / f"house-{len(made)}", size, language))
        return made[-1]

    yield make
    for furnished in made:
        furnished.close()


@pytest.fixture
def house(make_house: Callable[..., Furnished]) -> Furnished:
    """Return a house with an empty title below: a window of 1280 x 720, in English."""
    return make_house()
