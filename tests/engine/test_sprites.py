"""Sprites: fitted into the size asked for, kept, and dropped when they are too many."""

import pygame
import pytest

from games.engine.sprites import Sprites
from tests.furnished import ROOT

CARD = "tripolo/card-red-star-2"


@pytest.fixture
def sprites() -> Sprites:
    return Sprites(ROOT / "sprites")


def test_a_picture_is_made_once_for_each_size(sprites: Sprites) -> None:
    assert sprites.get(CARD, 80) is sprites.get(CARD, 80)
    assert sprites.get(CARD, 80) is not sprites.get(CARD, 81)


@pytest.mark.parametrize("side", [1, 2, 84, 300])
def test_a_picture_fits_into_its_size(sprites: Sprites, side: int) -> None:
    """SVG rendering may exceed the size by one pixel."""
    width, height = sprites.get(CARD, side).get_size()
    assert max(width, height) in {side, side + 1}


def test_a_size_of_nothing_is_one_pixel(sprites: Sprites) -> None:
    assert sprites.get(CARD, 0).get_width() >= 1
    assert sprites.get(CARD, -5).get_width() >= 1


def test_a_picture_that_is_missing_is_named(sprites: Sprites) -> None:
    with pytest.raises(FileNotFoundError, match="no-such-card"):
        sprites.get("tripolo/no-such-card", 80)


def test_the_pictures_longest_not_used_are_dropped_when_memory_is_full() -> None:
    sprites = Sprites(ROOT / "sprites", kept_bytes=3 * 50 * 50 * 4)
    first = sprites.get(CARD, 50)
    for side in (49, 48):
        sprites.get(CARD, side)
    assert sprites.get(CARD, 50) is first
    for side in (47, 46, 45):
        sprites.get(CARD, side)
    assert sprites.get(CARD, 50) is not first


def test_a_tinted_icon_has_the_colour_and_the_shape(sprites: Sprites) -> None:
    plain, tinted = sprites.get("ui/tick", 40), sprites.tinted("ui/tick", 40, (10, 200, 30))
    seen = [(x, y) for x in range(40) for y in range(40) if plain.get_at((x, y)).a > 250]
    assert seen
    assert {tuple(tinted.get_at(place))[:3] for place in seen} == {(10, 200, 30)}
    assert pygame.mask.from_surface(tinted).count() == pygame.mask.from_surface(plain).count()
