"""Joining and leaving: every device by itself, and six at once (known faults 2 and 11)."""

import pytest

from games.engine.inputs import MOUSE, Button, DeviceFound, DeviceLost, Phase, Point, Press
from games.menus.invitations import invitations
from games.menus.lobby import Lobby
from tests.furnished import Furnished
from tests.menus.hands import DRAW, FINGER_ONE, FOUR, MIDDLE, ONE, PAD_ONE, PAD_TWO, THREE, TWO, click, widget

pytestmark = pytest.mark.usefixtures("lobby")


def test_six_joins_in_one_tick_all_count(house: Furnished, lobby: Lobby) -> None:
    place = lobby._places.rect(3).center
    house.do(
        Press(ONE, Button.CELL_0),
        Press(TWO, Button.NEXT),
        Press(THREE, Button.CELL_8),
        Point(MOUSE, Phase.DOWN, place),
        Press(PAD_ONE, Button.OK),
        Point(MOUSE, Phase.UP, place),
        Press(PAD_TWO, Button.STOP),
    )
    assert {seat.source for seat in house.seats.humans()} == {ONE, TWO, THREE, MOUSE, PAD_ONE, PAD_TWO}
    assert len(house.seats.taken()) == 6
    assert not any(seat.ready for seat in house.seats.humans()), "the press that joins does nothing else"


@pytest.mark.parametrize("button", range(12))
def test_any_key_of_a_free_block_joins(house: Furnished, button: int) -> None:
    house.press(TWO, Button(button))
    assert [seat.source for seat in house.seats.humans()] == [TWO]


def test_a_block_sits_down_where_its_keys_are_shown(house: Furnished) -> None:
    house.press(THREE, Button.CELL_0)
    assert house.seats[2].source == THREE


def test_nobody_sits_twice(house: Furnished) -> None:
    house.do(*(Press(ONE, Button.CELL_0) for _ in range(5)))
    assert len(house.seats.taken()) == 1


def test_a_seventh_is_told_that_the_table_is_full(house: Furnished) -> None:
    house.do(*(Press(source, Button.CELL_0) for source in (ONE, TWO, THREE, FOUR, PAD_ONE, PAD_TWO)))
    house.press("pad-7", Button.OK)
    assert house.seats.of("pad-7") is None
    assert house.notices._waiting == [house.words("lobby.full", most=6)]


def test_the_numeric_block_is_offered_once_it_was_seen(house: Furnished) -> None:
    assert FOUR not in invitations(house).values()
    house.devices.keyboards.numeric.add(1)
    house.do(DeviceFound(FOUR))
    assert FOUR in invitations(house).values()


@pytest.mark.parametrize("source", [ONE, PAD_ONE])
def test_the_draw_key_takes_ready_back_and_then_leaves(house: Furnished, source: str) -> None:
    house.press(source, Button.CELL_0, MIDDLE)
    assert house.seats.of(source) is not None
    assert house.seats.humans()[0].ready
    house.press(source, DRAW)
    assert not house.seats.humans()[0].ready
    house.press(source, DRAW)
    assert not house.seats.taken()


def test_the_mouse_joins_gets_ready_and_leaves_by_clicks(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "seat.4.free")
    assert house.seats[4].source == MOUSE
    click(house, lobby, "seat.4.ready")
    assert house.seats[4].ready
    click(house, lobby, "seat.4.cross")
    assert house.seats[4].is_free


def test_a_mouse_that_plays_puts_computers_on_free_places(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "seat.0.free")
    click(house, lobby, "seat.1.free")
    assert house.seats[1].level is not None
    click(house, lobby, "seat.1.cross")
    assert house.seats[1].is_free


def test_fingers_take_as_many_places_as_they_touch(house: Furnished, lobby: Lobby) -> None:
    for number in (1, 4):
        click(house, lobby, f"seat.{number}.free", f"finger-{number}")
    assert {seat.source for seat in house.seats.humans()} == {"touch-1", "touch-4"}
    click(house, lobby, "seat.4.ready", FINGER_ONE)
    assert house.seats[4].ready
    click(house, lobby, "seat.1.cross", FINGER_ONE)
    assert house.seats[1].is_free


def test_a_finger_that_is_lifted_elsewhere_takes_nothing(house: Furnished, lobby: Lobby) -> None:
    house.do(Point(FINGER_ONE, Phase.DOWN, widget(lobby, "seat.1.free").rect.center))
    house.do(Point(FINGER_ONE, Phase.UP, widget(lobby, "back").rect.center))
    house.do(Point(FINGER_ONE, Phase.UP, widget(lobby, "seat.1.free").rect.center))
    assert not house.seats.taken()


def test_a_lost_pad_keeps_its_place_and_any_pad_takes_it_over(house: Furnished) -> None:
    house.press(PAD_ONE, Button.OK, Button.OK)
    house.seats.humans()[0].name = "Lou"
    house.do(DeviceLost(PAD_ONE))
    assert [(seat.name, seat.ready) for seat in house.seats.humans()] == [("Lou", False)]
    house.press("pad-5", Button.CELL_0)
    assert [(seat.name, seat.source) for seat in house.seats.humans()] == [("Lou", "pad-5")]


def test_a_pad_that_comes_back_plays_on(house: Furnished) -> None:
    house.press(PAD_ONE, Button.OK)
    house.do(DeviceLost(PAD_ONE))
    house.do(DeviceFound(PAD_ONE))
    house.press(PAD_ONE, Button.OK)
    assert house.seats.humans()[0].ready


def test_start_on_a_pad_is_ready(house: Furnished) -> None:
    house.press(PAD_ONE, Button.OK, Button.STOP)
    assert house.seats.humans()[0].ready
