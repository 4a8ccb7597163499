"""The drawn pictures, looked at as pixels: the committed files, what a fan shows, where waves may run."""

import os
from io import BytesIO
from itertools import combinations, product
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from sprites import make_all
from sprites.palette import CARD_INKS, PAPER, SEAT_INKS

Pixels = npt.NDArray[np.int16]

PICTURES: Final = make_all.pictures()
SHAPES: Final = ("circle", "diamond", "plus", "star")
CARDS: Final = [f"tripolo/card-{colour}-{shape}-{n}.svg" for colour, shape, n in product(CARD_INKS, SHAPES, range(4))]


def pixels(name: str, size: int) -> Pixels:
    """Return the picture over a neutral ground, (size, size, 3), first axis from left to right."""
    ground = pygame.Surface((size, size), depth=32)
    ground.fill((24, 32, 66))
    ground.blit(pygame.image.load_sized_svg(BytesIO(PICTURES[name].encode()), (size, size)), (0, 0))
    return pygame.surfarray.array3d(ground).astype(np.int16)


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def test_the_committed_files_are_what_the_script_draws(tmp_path: Path) -> None:
    assert make_all.write(tmp_path) == len(PICTURES)
    for name in PICTURES:
        assert (make_all.FOLDER / name).read_bytes() == (tmp_path / name).read_bytes(), name


def test_there_are_64_cards_and_all_of_them_are_drawn() -> None:
    assert sorted(name for name in PICTURES if "/card-" in name) == sorted(CARDS)
    assert len({PICTURES[name] for name in CARDS}) == 64


@pytest.mark.parametrize("name", list(PICTURES))
def test_pygame_draws_something_and_in_one_size(name: str) -> None:
    surface = pygame.image.load_sized_svg(BytesIO(PICTURES[name].encode()), (64, 64))
    assert surface.get_bounding_rect().w > 30
    assert max(surface.get_size()) <= 65


def _wave_pixels(colour: str, shape: str, quantity: int) -> npt.NDArray[np.bool_]:
    plain, waved = (pixels(f"tripolo/card-{colour}-{shape}-{n}.svg", 200) for n in (0, quantity))
    return np.asarray((plain != waved).any(axis=2)[66:])  # right of the index strip


@pytest.mark.parametrize(("colour", "shape"), list(product(CARD_INKS, SHAPES)))
def test_waves_never_touch_a_rim(colour: str, shape: str) -> None:
    plain = pixels(f"tripolo/card-{colour}-{shape}-0.svg", 200)[66:]
    under = plain[_wave_pixels(colour, shape, 2) | _wave_pixels(colour, shape, 3)]
    assert len(under) > 500
    assert (under == rgb(CARD_INKS[colour].fill)).all()


@pytest.mark.parametrize("quantity", [1, 2, 3])
def test_waves_have_the_same_place_on_every_shape(quantity: int) -> None:
    places = [_wave_pixels("red", shape, quantity) for shape in SHAPES]
    assert all((place == places[0]).all() for place in places)


@pytest.mark.parametrize("size", [64, 84])
def test_the_left_third_tells_all_64_cards_apart(size: int) -> None:
    strips = {name: pixels(name, size)[: size // 3] for name in CARDS}
    closest = min(combinations(CARDS, 2), key=lambda pair: _distance(strips, pair))
    assert _distance(strips, closest) > 2, closest


def _distance(strips: dict[str, Pixels], pair: tuple[str, str]) -> float:
    return float(np.abs(strips[pair[0]] - strips[pair[1]]).mean())


def test_the_big_shape_stays_out_of_the_left_third() -> None:
    for name in CARDS:
        rows = pixels(name, 300)[:, 105:195]
        paper, gap = rows[12], rows[92:98]  # left of the index, and between it and the big shape
        assert np.abs(gap - paper).max() <= 2, name


@pytest.mark.parametrize("name", CARDS)
def test_a_colour_letter_has_a_free_place(name: str) -> None:
    place = pixels(name, 100)[10:26, 76:92]
    assert (place == place[0]).all(), "each row of the paper is one colour from left to right"
    assert place.min() > 200


@pytest.mark.parametrize("seat", list(SEAT_INKS))
def test_a_back_has_a_quiet_centre_for_its_number(seat: str) -> None:
    plate = pixels(f"tripolo/back-{seat}.svg", 100)[30:70, 32:68]
    assert (plate == rgb(SEAT_INKS[seat].rim)).all()
    assert _contrast(PAPER, SEAT_INKS[seat].rim) > 7


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(light: str, dark: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    return (_luminance(light) + 0.05) / (_luminance(dark) + 0.05)


def test_emblems_differ_by_their_figures_alone() -> None:
    figures = {}
    for seat, ink in SEAT_INKS.items():
        drawn = pixels(f"seats/emblem-{seat}.svg", 24)
        figures[seat] = np.abs(drawn - np.array(rgb(ink.fill), np.int16)).sum(axis=2) > 90
    for one, other in combinations(figures, 2):
        assert (figures[one] ^ figures[other]).mean() > 0.12, (one, other)
