"""The pictures of Triqueta and Triominos, looked at as pixels: what must fit together, and what must be told apart."""

import os
from io import BytesIO
from itertools import combinations
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from sprites import make_all, petal
from sprites.make_animals import VALUES
from sprites.palette import ANIMAL_INKS, DIGIT_INKS, IVORY
from tests.sprites.colour_vision import VISIONS, contrast, distance

PICTURES: Final = make_all.pictures()
ANIMALS: Final = tuple(ANIMAL_INKS)
TURNS: Final = 5
SCALE: Final = 4  # pixels a unit
SMALL: Final = 28  # pixels: an animal must still be known at this size

Field = npt.NDArray[np.float64]


def surface(name: str, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(BytesIO(PICTURES[name].encode()), (width, height))


def cover(name: str, width: int, height: int) -> Field:
    """Return how far each pixel is covered, 0 to 1, (width, height), first axis from left to right."""
    return np.asarray(pygame.surfarray.array_alpha(surface(name, width, height)) / 255.0)


def rgb(picture: pygame.Surface) -> npt.NDArray[np.int16]:
    return pygame.surfarray.array3d(picture).astype(np.int16)


def test_every_animal_has_all_its_pictures() -> None:
    assert tuple(VALUES.values()) == (5, 6, 7, 8, 9, 10)
    names = {f"triqueta/{kind}-{animal}.svg" for kind in ("animal", "token", "knot") for animal in ANIMALS}
    assert names <= PICTURES.keys()


def test_animals_differ_by_their_shapes_alone() -> None:
    """Seen in one grey, on the paper of a token, at the smallest size."""
    greys = {}
    for animal in ANIMALS:
        ground = pygame.Surface((SMALL, SMALL), depth=32)
        ground.fill((247, 239, 220))
        ground.blit(surface(f"triqueta/animal-{animal}.svg", SMALL, SMALL), (0, 0))
        greys[animal] = rgb(ground).mean(axis=2) < 150
    for one, other in combinations(ANIMALS, 2):
        assert (greys[one] ^ greys[other]).mean() > 0.12, (one, other)


@pytest.mark.parametrize("vision", list(VISIONS))
@pytest.mark.parametrize(
    "inks", [tuple(ink.fill for ink in ANIMAL_INKS.values()), DIGIT_INKS], ids=["animals", "digits"]
)
def test_inks_are_told_apart_with_every_colour_vision(inks: tuple[str, ...], vision: str) -> None:
    apart = {(one, other): distance(one, other, vision) for one, other in combinations(inks, 2)}
    assert min(apart.values()) > 17, apart


def test_numbers_read_on_their_ground() -> None:
    assert all(contrast(ink.number, ink.fill) > 3 for ink in ANIMAL_INKS.values())
    assert all(contrast(ink, IVORY) > 3 for ink in DIGIT_INKS)


def _wedge() -> tuple[Field, Field]:
    """Return for each pixel of a petal its distance from both sides of the uncut fifth, in units; negative: outside."""
    x, y = np.meshgrid(
        (np.arange(petal.WIDTH * SCALE) + 0.5) / SCALE, (np.arange(petal.HEIGHT * SCALE) + 0.5) / SCALE, indexing="ij"
    )
    across, along = x - petal.TIP[0], petal.TIP[1] - y
    sin, cos = np.sin(petal.HALF_ANGLE), np.cos(petal.HALF_ANGLE)
    return along * sin - across * cos, along * sin + across * cos


@pytest.mark.parametrize("name", [*(f"token-{animal}" for animal in ANIMALS), "token-back", "token-secret"])
def test_a_token_is_a_fifth_of_a_flower(name: str) -> None:
    shown = cover(f"triqueta/{name}.svg", petal.WIDTH * SCALE, petal.HEIGHT * SCALE)
    right, left = _wedge()
    nearest = np.minimum(right, left)
    assert shown[nearest < 0.4].max() < 0.05, "it never reaches into its neighbours"
    sides = (nearest > 1.2) & (nearest < 2) & (np.indices(shown.shape)[1] > 45 * SCALE)
    tip = np.indices(shown.shape)[1] > 100 * SCALE
    assert shown[sides & ~tip].min() > 0.95, "and leaves no more than a thin gap"


def test_the_faces_of_tokens_differ_from_backs_that_tell_nothing() -> None:
    tokens = [PICTURES[f"triqueta/token-{name}.svg"] for name in (*ANIMALS, "back", "secret")]
    assert len(set(tokens)) == len(tokens)
    for back in tokens[-2:]:
        assert not any(ink.fill in back for ink in ANIMAL_INKS.values())


def test_markers_show_the_number_of_their_row() -> None:
    dark = {}
    for row in range(1, 6):
        middle = rgb(surface(f"triqueta/marker-{row}.svg", 100, 100))[18:82, 16:80]
        dark[row] = (middle.mean(axis=2) < 128).sum()
    assert [round(dark[row] / dark[1]) for row in dark] == [1, 2, 3, 4, 5]


TILE: Final = (400, 346)  # pixels, 4 a unit
SOLID_TILES: Final = ("tile", "tile-back")  # a ghost is a glow, and mostly transparent


@pytest.mark.parametrize("kind", SOLID_TILES)
def test_tiles_side_by_side_leave_a_thin_gap(kind: str) -> None:
    up, down = (cover(f"triominos/{kind}-{way}.svg", *TILE) for way in ("up", "down"))
    width = TILE[0] + TILE[0] // 2  # the next tile begins half a side further right
    row = np.zeros((2, width, TILE[1]))
    row[0, : TILE[0]], row[1, TILE[0] // 2 :] = up[:, : TILE[1]], down[:, : TILE[1]]
    assert row.min(axis=0).max() < 0.05, "they do not overlap"
    middle = TILE[1] // 2
    gap = (row.max(axis=0)[width // 4 : -width // 4, middle] < 0.5).sum() / SCALE
    assert 0.8 < gap < 4


@pytest.mark.parametrize("kind", SOLID_TILES)
def test_tiles_fill_their_bounding_box(kind: str) -> None:
    for way in ("up", "down"):
        shown = surface(f"triominos/{kind}-{way}.svg", *TILE).get_bounding_rect(min_alpha=40)
        assert shown.w > 0.93 * TILE[0], way
        assert shown.h > 0.92 * TILE[1], way


def test_the_slices_of_the_rack_join_without_a_seam() -> None:
    slices = [
        rgb(surface(f"triominos/rack-{part}.svg", size, 200))
        for part, size in (("left", 100), ("middle", 200), ("right", 100))
    ]
    for one, other in [(0, 1), (1, 1), (1, 2)]:
        seam = np.abs(slices[one][-1] - slices[other][0]).max(axis=1)
        assert np.median(seam) == 0
        assert (seam > 6).sum() <= 12, "only the grain of the middle may end there"
