"""How Triqueta looks: nothing outside the window, nothing on each other; golden pictures."""

from collections.abc import Callable

import pygame
import pytest

from games.triqueta.layout import arrange, choices
from tests.furnished import Furnished
from tests.golden import Golden
from tests.triqueta.moments import MOMENTS

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]
GOLDENS = [("turn", 2), ("drawn", 5), ("looking", 5), ("curtain", 2), ("chosen", 2), ("counted", 5)]

Make = Callable[..., Furnished]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_a_place_of_its_own(size: tuple[int, int], players: int) -> None:
    layout = arrange(size, players)
    window = pygame.Rect((0, 0), size)
    places = [*layout.towers, *layout.rows, *(panel.rect for panel in layout.panels), layout.hand, layout.keep]
    assert all(window.contains(place) for place in [*places, layout.bar])
    for number, place in enumerate([*places, layout.bar]):
        assert place.collidelistall([*places, layout.bar]) == [number]
    for panel in layout.panels:
        parts = [panel.header, *panel.animals, panel.kept]
        assert all(panel.rect.contains(part) for part in parts)
        assert all(part.collidelistall(parts) == [number] for number, part in enumerate(parts))
    assert all(layout.bar.contains(button) for button in (layout.eye, layout.stop))
    assert not layout.eye.colliderect(layout.stop)
    assert layout.middle.contains(pygame.Rect.unionall(choices(layout, 2)[0], list(choices(layout, 2))))


@pytest.mark.parametrize(("moment", "players"), GOLDENS)
def test_moments_look_like_their_golden_pictures(house: Furnished, golden: Golden, moment: str, players: int) -> None:
    MOMENTS[moment](house, players)
    golden.check(f"triqueta-{moment}-{players}", house.picture())
