"""A game that is gone on with asks for every device it was played with, and any device takes a place by pressing."""

import json

import pytest

from games.core.log import decode
from games.engine.inputs import BLOCKS, KEYBOARD, Button, DeviceFound, Input, Phase, Point, Press
from games.engine.stop_menu import StopMenu
from games.triqueta.game import GAME
from games.triqueta.scene import resume
from games.turnbased.players import Player
from games.turnbased.saves import newest, players_at
from games.turnbased.session import Session, resumed
from tests.furnished import Furnished
from tests.triqueta.tables import Table

SECOND = {"keyboard": "keys-1@2", "mouse": "mouse@2", "touch": "touch-1", "pad": "pad-7"}
BESIDE = (4, 4)
TAKERS: dict[str, tuple[Input, str]] = {
    "a block": (Press(BLOCKS[2], Button.CELL_4), BLOCKS[2]),
    "a pad": (Press("pad-3", Button.OK), "pad-3"),
    "a mouse": (Point("mouse", Phase.DOWN, BESIDE), "mouse"),
    "a finger": (Point("finger-5", Phase.DOWN, BESIDE), "touch-1"),
}


def gone_on(house: Furnished, source: str) -> StopMenu:
    """Leave a game that was played with a device that is not there now, and go on with it."""
    Table(house, {0: BLOCKS[0], 1: source})
    saved = newest(house, GAME.key)
    assert saved
    house.scenes.clear()
    for seat in house.seats.places:
        seat.clear()
    house.enter(resume(house, saved, print))
    house.wait(1)
    menu = house.on_top()
    assert isinstance(menu, StopMenu)
    return menu


@pytest.mark.parametrize("source", SECOND.values(), ids=SECOND)
def test_it_names_whose_device_is_missing(house: Furnished, source: str) -> None:
    menu = gone_on(house, source)
    assert house.devices.lost == {source}
    assert menu._sentence() == house.words("stop.device", name=house.name(1))


@pytest.mark.parametrize("source", SECOND.values(), ids=SECOND)
@pytest.mark.parametrize("taker", TAKERS)
def test_any_device_takes_the_place_by_pressing(house: Furnished, source: str, taker: str) -> None:
    gone_on(house, source)
    given, taken = TAKERS[taker]
    house.do(given)
    assert house.seats[1].source == taken
    house.press(KEYBOARD, Button.OK)
    scene = house.on_top()
    assert isinstance(scene.session, Session)  # type: ignore[union-attr]
    assert scene.session.players[1].source == taken  # type: ignore[union-attr]


def test_the_device_itself_comes_back(house: Furnished) -> None:
    menu = gone_on(house, SECOND["keyboard"])
    house.devices.lost.clear()
    house.do(DeviceFound(SECOND["keyboard"]))
    assert menu._sentence() == house.words("stop.found")


def test_whoever_went_on_without_it_is_asked_again_by_the_next_stop(house: Furnished) -> None:
    gone_on(house, SECOND["keyboard"])
    house.press(KEYBOARD, Button.OK)
    house.press(KEYBOARD, Button.STOP)
    menu = house.on_top()
    assert isinstance(menu, StopMenu)
    assert menu._sentence() == house.words("stop.device", name=house.name(1))


def test_devices_are_written_down_as_far_as_they_are_known(house: Furnished) -> None:
    lines: list[str] = []
    players = [Player(0, "Ada", BLOCKS[0], None, "046d:c31c usb-1"), Player(1, "", BLOCKS[1], None)]
    session = Session(GAME, players, 3, {"first": 0}, lines.append)
    session.begin()
    session.seat(1, "keys-1@2", None, "usb-2")
    assert json.loads(lines[0])["settings"]["who"] == [["Ada", "keys-1", -1, "046d:c31c usb-1"], ["", "keys-2", -1]]
    header, entries = decode(lines)
    again, _ = resumed(GAME, header, entries, print)
    assert [player.device for player in again.players] == ["046d:c31c usb-1", "usb-2"]
    house.seats[2].source = BLOCKS[0]
    assert players_at(house, [house.seats[2]]) == [Player(2, "", BLOCKS[0], None, "")]
