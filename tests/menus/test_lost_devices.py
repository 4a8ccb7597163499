"""In the lobby a place waits for its device; one of the same kind takes it by a press, others sit down elsewhere."""

import pytest

from games import catalogue
from games.engine.inputs import Button, DeviceFound, DeviceLost, Press
from games.menus.lobby import Lobby
from tests.furnished import Furnished

KEYS, OTHER_KEYS, MOUSE, OTHER_MOUSE, PAD = "keys-1@2", "keys-3", "mouse", "mouse@2", "pad-4"


@pytest.fixture
def lobby(house: Furnished) -> Lobby:
    """Open a lobby in which a keyboard and a mouse have a place, and lose both devices."""
    made = Lobby(house, catalogue.GAMES[0])
    house.enter(made)
    house.press(KEYS, Button.CELL_0)
    made._host.take(3, MOUSE)
    house.do(DeviceLost(KEYS), DeviceLost(MOUSE))
    return made


def test_the_same_devices_find_their_places_again(house: Furnished, lobby: Lobby) -> None:
    seat = house.seats.of(KEYS)
    assert house.devices.lost == {KEYS, MOUSE}
    lobby._host.set_ready(house.seats[3], on=True)
    assert not house.seats[3].ready, "nobody is ready without a device"
    house.do(DeviceFound(MOUSE), DeviceFound(KEYS))
    assert house.devices.lost == set()
    assert (house.seats.of(KEYS), house.seats.of(MOUSE)) == (seat, house.seats[3])


def test_another_keyboard_and_another_mouse_take_the_places(house: Furnished, lobby: Lobby) -> None:
    seat = house.seats.of(KEYS)
    house.do(Press(OTHER_KEYS, Button.CELL_4))
    lobby._host.take(5, OTHER_MOUSE)
    assert house.seats.of(OTHER_KEYS) is seat
    assert house.seats.of(OTHER_MOUSE) is house.seats[3]
    assert len(house.seats.humans()) == 2


def test_a_pad_sits_down_at_a_place_of_its_own(house: Furnished, lobby: Lobby) -> None:  # noqa: ARG001 - it is open
    house.press(PAD, Button.OK)
    assert len(house.seats.humans()) == 3
