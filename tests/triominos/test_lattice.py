"""Points and faces: who touches whom, and where they lie on paper."""

import math

import pytest

from games.triominos.lattice import STRIDE, about, across, corners, point_at, position

FACES = range(2 * point_at(-3, -3), 2 * point_at(3, 3), 37)


def on_paper(point: int) -> tuple[float, float]:
    x, y = position(point)
    return x + y / 2, y * math.sqrt(3) / 2


@pytest.mark.parametrize("face", FACES)
def test_corners_are_one_side_apart_and_go_clockwise(face: int) -> None:
    a, b, c = map(on_paper, corners(face))
    assert [math.dist(a, b), math.dist(b, c), math.dist(c, a)] == pytest.approx([1, 1, 1])
    turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    assert turn > 0, "clockwise, as y grows downwards"


@pytest.mark.parametrize("face", FACES)
def test_the_face_beyond_side_k_shares_corner_k_and_the_next(face: int) -> None:
    points = corners(face)
    for side, beyond in enumerate(across(face)):
        assert set(points) & set(corners(beyond)) == {points[side], points[(side + 1) % 3]}
        assert face in across(beyond)


@pytest.mark.parametrize("face", FACES)
def test_six_faces_lie_about_each_point(face: int) -> None:
    for point in corners(face):
        faces = about(point)
        assert len(set(faces)) == 6
        assert face in faces
        assert all(point in corners(other) for other in faces)


def test_points_have_one_position_each_also_left_of_and_above_the_middle() -> None:
    reach = range(-60, 61)
    points = {point_at(x, y): (x, y) for x in reach for y in reach}
    assert len(points) == len(reach) ** 2
    assert all(position(point) == at for point, at in points.items())
    assert max(reach) < STRIDE // 2
