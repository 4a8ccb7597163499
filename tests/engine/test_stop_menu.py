"""The stopped game asks those who play, and nobody who sits down meanwhile for the next game."""

import pytest

from games.engine.inputs import BLOCKS, DeviceLost
from games.engine.stop_menu import Answers, StopMenu
from tests.furnished import Furnished

PLAYING = (0, 2)
LATE, PAD = 4, "pad-1"


@pytest.fixture
def menu(house: Furnished) -> StopMenu:
    """Return the menu of a game that two play, while a third one waits for the next."""
    house.seats[0].source, house.seats[2].source, house.seats[LATE].source = BLOCKS[0], BLOCKS[1], PAD
    made = StopMenu(house, "", Answers(house.quit, print, print, house.quit), lambda _: None, PLAYING)
    house.enter(made)
    return made


@pytest.mark.parametrize("step", ["hand_over", "leave"])
def test_only_those_who_play_hand_over_or_leave(menu: StopMenu, step: str) -> None:
    menu._show(step)
    assert [widget.key for widget in menu.widgets] == ["back", "seat-0", "seat-2"]


@pytest.mark.parametrize(("source", "asks"), [(PAD, False), (BLOCKS[1], True)], ids=["late", "playing"])
def test_only_the_devices_of_those_who_play_are_waited_for(
    house: Furnished, menu: StopMenu, source: str, *, asks: bool
) -> None:
    house.devices.lost.add(source)
    house.do(DeviceLost(source))
    assert (menu._sentence() == house.words("stop.device", name=house.name(2))) is asks
