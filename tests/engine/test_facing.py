"""Parts of a table that lie turned: what is seen and what is touched agree at every side."""

import pygame
import pytest

from games.engine.canvas import Canvas, Presenter
from games.engine.facing import FAR_SIDE, LEFT_SIDE, RIGHT_SIDE, UPRIGHT, Facing

RECT = pygame.Rect(100, 50, 60, 30)
SIDES = (UPRIGHT, RIGHT_SIDE, FAR_SIDE, LEFT_SIDE)


@pytest.mark.parametrize(
    ("turn", "upper_left"),
    [(UPRIGHT, (100, 50)), (RIGHT_SIDE, (100, 79)), (FAR_SIDE, (159, 79)), (LEFT_SIDE, (159, 50))],
)
def test_the_own_upper_left_corner_lies_where_the_player_sees_it(turn: int, upper_left: tuple[int, int]) -> None:
    facing = Facing(RECT, turn)
    assert facing.inwards(upper_left) == facing.own.topleft


@pytest.mark.parametrize("turn", SIDES)
def test_every_point_is_seen_where_it_is_touched(turn: int) -> None:
    facing = Facing(RECT, turn)
    for x in range(RECT.left, RECT.right, 7):
        for y in range(RECT.top, RECT.bottom, 5):
            inside = facing.inwards((x, y))
            assert facing.own.collidepoint(inside)
            assert facing.outwards(inside, (1, 1)) == (x, y)
    assert not facing.own.collidepoint(facing.inwards((RECT.left - 1, RECT.top)))
    assert not facing.own.collidepoint(facing.inwards((RECT.right, RECT.bottom)))


@pytest.mark.parametrize("turn", SIDES)
def test_a_picture_lies_turned_at_its_place(turn: int) -> None:
    facing = Facing(RECT, turn)
    picture = pygame.Surface((10, 4), pygame.SRCALPHA)
    picture.fill("red", (0, 0, 1, 1))
    whole = Canvas((200, 100))
    corner = (facing.own.left + 5, facing.own.top + 3)
    facing.canvas(whole).blit(picture, corner)
    screen = pygame.Surface(whole.size)
    Presenter(screen).present(whole)
    red = [(x, y) for x in range(200) for y in range(100) if screen.get_at((x, y)) == pygame.Color("red")]
    assert [facing.inwards(spot) for spot in red] == [corner]
