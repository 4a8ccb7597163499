"""Every page at every size: nothing outside the window, no two widgets on each other; golden pictures."""

from collections.abc import Callable

import pygame
import pytest

from games.engine.widgets import Widget
from tests.furnished import Furnished
from tests.golden import Golden
from tests.menus.pages import PAGES

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]
ODD_SIZES = [(1, 1), (320, 200), (600, 1200), (3440, 1440)]
GOLDENS = [
    "title",
    "saved",
    "settings",
    "devices",
    "controls",
    "lesson-2",
    "lesson-3",
    "lobby-2",
    "lobby-6",
    "results-2",
    "results-6",
    "records-progress",
    "records-versus",
]

Make = Callable[..., Furnished]


def widgets_of(house: Furnished) -> list[Widget]:
    scene = house.on_top()
    found: list[Widget] = getattr(scene, "widgets", None) or getattr(scene, "_widgets", [])
    return found


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_widgets_stand_inside_the_window_and_never_on_each_other(
    make_house: Make, page: str, size: tuple[int, int]
) -> None:
    house = make_house(size)
    PAGES[page](house)
    found = widgets_of(house)
    window = pygame.Rect((0, 0), size)
    assert [widget.key for widget in found if not window.contains(widget.rect)] == []
    pairs = [(a.key, b.key) for n, a in enumerate(found) for b in found[n + 1 :] if a.rect.colliderect(b.rect)]
    assert pairs == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", ODD_SIZES, ids=str)
def test_odd_windows_are_drawn_too(make_house: Make, page: str, size: tuple[int, int]) -> None:
    house = make_house(size)
    PAGES[page](house)
    assert house.picture().get_size() == size


@pytest.mark.parametrize("page", GOLDENS)
def test_pages_look_like_their_golden_pictures(house: Furnished, golden: Golden, page: str) -> None:
    PAGES[page](house)
    golden.check(f"menus-{page}", house.picture())
