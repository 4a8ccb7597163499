"""What is called out: each figure that brings a bonus is celebrated with a picture of its own."""

import pytest

from games.triominos.board import Figure
from games.triominos.shouts import SPRITES, Shout
from tests.furnished import Furnished

CELEBRATED = (Figure.BRIDGE, Figure.HEXAGON, Figure.DOUBLE, Figure.TRIPLE)


def test_each_figure_has_a_picture_of_its_own(house: Furnished) -> None:
    assert set(SPRITES) == set(CELEBRATED)
    pictures = {house.sprites.get(SPRITES[figure], 64).get_buffer().raw for figure in CELEBRATED}
    assert len(pictures) == len(CELEBRATED)


@pytest.mark.parametrize("figure", CELEBRATED)
def test_a_figure_is_shown_longer_than_points_alone(figure: Figure) -> None:
    assert Shout("Hexagon +59", 0, figure=figure).ticks > Shout("+9", 0).ticks
