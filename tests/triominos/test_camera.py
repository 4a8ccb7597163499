"""The camera over the table, and the rack's places: what is where in the window, at any size."""

from itertools import pairwise

import pygame
import pytest

from games.core.rng import Stream
from games.engine.theme import unit
from games.triominos.camera import STEPS, Camera
from games.triominos.lattice import START, about, corners, point_at
from games.triominos.layout import arrange, rack_places
from tests.triominos.test_hand import grown

AREA = pygame.Rect(24, 24, 900, 500)
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3840, 2160))
MOST_TILES = 23  # on one rack


@pytest.fixture
def camera() -> Camera:
    """Look through a rectangle, at the first face."""
    made = Camera()
    made.look_through(AREA, 0.7)
    made.frame([START], at_once=True)
    return made


def test_the_face_under_any_place_within_a_face_is_that_face(camera: Camera) -> None:
    camera.zoom(4)  # so large that rounding to pixels does not matter
    stream = Stream(1, "faces")
    for _ in range(500):
        face = 2 * point_at(stream.below(40) - 20, stream.below(40) - 20) + stream.below(2)
        box = camera.box(face)
        hangs = face & 1
        across, down = stream.between(-0.9, 0.9), stream.between(0.08, 0.92)  # of what is left of a row, of the height
        half = box.width / 2 * (1 - down if hangs else down)
        pos = (box.centerx + across * half, box.top + down * box.height)
        assert camera.face_at(pos) == face, f"{across:.2f} across, {down:.2f} down"


def test_the_six_faces_around_a_point_lie_around_it(camera: Camera) -> None:
    boxes = [camera.box(face) for face in about(corners(START)[0])]
    whole = boxes[0].unionall(boxes[1:])
    assert whole.width == pytest.approx(2 * camera.side, abs=2)
    assert whole.height == pytest.approx(2 * camera.side * 0.866, abs=3)


@pytest.mark.parametrize("seed", range(8))
def test_every_framed_face_is_in_the_view(camera: Camera, seed: int) -> None:
    for count in (1, 10, 25, 40):
        faces = list(grown(seed, count).tiles)
        camera.frame(faces, at_once=True)
        assert all(camera.shows(face) for face in faces), f"seed {seed}, {count} tiles"


def test_revealing_moves_no_further_than_needed(camera: Camera) -> None:
    before = camera.middle
    camera.reveal(START, at_once=True)
    assert camera.middle == before
    far = 2 * point_at(30, 4)
    camera.reveal(far, at_once=True)
    assert camera.shows(far)
    assert camera.box(far).right == pytest.approx(AREA.right, abs=1)


def test_zoom_ends_at_the_smallest_and_at_the_largest_side(camera: Camera) -> None:
    sides = set()
    for _ in range(2 * STEPS):
        camera.zoom(1)
        sides.add(camera.side)
    largest = camera.side
    for _ in range(2 * STEPS):
        camera.zoom(-1)
        sides.add(camera.side)
    assert camera.side < largest
    assert len(sides) <= STEPS


def test_a_glide_is_followed_tick_by_tick_and_ends_at_its_goal(camera: Camera) -> None:
    start = camera.middle
    far = [2 * point_at(6, 3)]
    camera.frame(far)
    assert camera.middle == start
    assert camera.tick(1)
    assert camera.middle != start
    assert camera.tick(600)
    assert not camera.tick(601)
    assert camera.shows(far[0])


def test_two_pushes_within_one_tick_both_count(camera: Camera) -> None:
    x, y = camera.middle
    camera.pan(10, 0)
    camera.pan(10, 5)
    assert camera.middle == pytest.approx((x - 20 / camera.side, y - 5 / camera.side))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 7, 9, 12, 16, MOST_TILES])
def test_fault_23_a_rack_of_any_length_stays_in_its_place_and_readable(size: tuple[int, int], count: int) -> None:
    layout = arrange(size, 4)
    places = rack_places(layout, count)
    assert len(places) == count
    assert all(layout.rack.contains(place.rect) for place in places)
    assert min(place.rect.width for place in places) >= 66 * unit(size)
    for one, other in pairwise(places):
        assert not one.hit.inflate(-2, -2).colliderect(other.hit.inflate(-2, -2))


@pytest.mark.parametrize("size", [*SIZES, (1, 1), (300, 200)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_of_the_table_covers_another(size: tuple[int, int], players: int) -> None:
    layout = arrange(size, players)
    parts = [layout.table, layout.rack, layout.prompt, layout.pool, *layout.panels]
    if min(size) > 600:
        assert all(pygame.Rect((0, 0), size).contains(part) for part in parts)
        assert all(one.colliderect(other) == 0 for one in parts for other in parts if one is not other)
        inner = [layout.stock, layout.draw, layout.answer, *layout.icons]
        assert all(layout.pool.contains(part) for part in inner)
        assert all(not one.colliderect(other) for one in inner for other in inner if one is not other)
