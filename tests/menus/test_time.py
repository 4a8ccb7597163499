"""Time that a scene needs to come up is nobody's loss; time that is lost later is told."""

import pytest

from games.engine.clock import SECOND
from games.engine.inputs import Happened, News
from tests.furnished import Furnished
from tests.menus.hands import ONE, TWO, begin

JUMPED = Happened(News.TIME_JUMPED)


@pytest.mark.usefixtures("lobby")
def test_a_scene_that_loads_for_long_is_not_told_that_time_jumped(house: Furnished) -> None:
    house.app.turn()
    scene = begin(house, ONE, TWO)
    house.clock.now_ns += 2 * SECOND
    house.app.turn()
    assert JUMPED not in scene.given
    house.clock.now_ns += 2 * SECOND
    house.app.turn()
    assert JUMPED in scene.given
