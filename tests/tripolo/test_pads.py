"""Virtual pads at a table of Tripolo: they join, play, vanish and return; unknown ones are asked for their buttons."""

from collections.abc import Iterator

import pygame
import pytest

from games import catalogue
from games.engine import sdl
from games.engine.inputs import DeviceFound, Input, Press
from games.engine.stop_menu import StopMenu
from games.menus.lobby import Lobby
from games.menus.pad_page import PadPage
from games.tripolo.match import Phase
from games.tripolo.scene import TripoloScene
from tests.engine.virtual_pads import STRANGE, VirtualPad
from tests.furnished import Furnished

A, B, START, RIGHT_SHOULDER = 0, 1, 6, 10  # as SDL numbers the buttons of its virtual controller
TRIPOLO = catalogue.GAMES[0]

pytestmark = pytest.mark.skipif(sdl.library() is None, reason="SDL's library is not where pygame puts it")


@pytest.fixture
def pads() -> Iterator[list[VirtualPad]]:
    """Lend a list of pads; all are unplugged afterwards."""
    pygame.joystick.init()
    plugged: list[VirtualPad] = []
    yield plugged
    for pad in plugged:
        pad.unplug()
    pygame.joystick.quit()


def pump(house: Furnished) -> list[Input]:
    """Let the events that wait arrive within one tick; return the inputs."""
    inputs = house.devices.read(pygame.event.get(), house.size)
    house.do(*inputs)
    return inputs


def tap(house: Furnished, pad: VirtualPad, button: int) -> None:
    """Press a button and let it go, one tick each."""
    pad.button(button, down=True)
    pump(house)
    pad.button(button, down=False)
    pump(house)


def lobby_of_two(house: Furnished, pads: list[VirtualPad]) -> None:
    """Let two pads join and get ready."""
    house.enter(Lobby(house, TRIPOLO))
    pads += [VirtualPad(), VirtualPad()]
    pump(house)
    for pad in pads:
        tap(house, pad, B)
        tap(house, pad, A)


def table_of_two(house: Furnished, pads: list[VirtualPad]) -> TripoloScene:
    """Let two pads start a round; return its scene once play has begun."""
    lobby_of_two(house, pads)
    house.wait(3.2)
    scene = house.on_top()
    assert isinstance(scene, TripoloScene)
    while scene._match.phase is not Phase.PLAY:
        house.do()
    return scene


def test_pads_join_and_get_ready(house: Furnished, pads: list[VirtualPad]) -> None:
    lobby_of_two(house, pads)
    sources = [seat.source for seat in house.seats.humans()]
    assert len(set(sources)) == 2
    assert all(source and source.startswith("pad-") for source in sources)
    assert all(seat.ready for seat in house.seats.humans())


def test_a_pad_at_rest_with_its_triggers_and_its_noise_joins_nobody(house: Furnished, pads: list[VirtualPad]) -> None:
    house.enter(Lobby(house, TRIPOLO))
    pads.append(VirtualPad())
    pump(house)
    for value in (0.2, -0.3, 0.1, -0.34, 0.0):
        for number in range(6):
            pads[0].axis(number, value if number < 4 else -1.0)
        pump(house)
    assert house.seats.humans() == []


def test_pads_draw_choose_and_lay(house: Furnished, pads: list[VirtualPad]) -> None:
    scene = table_of_two(house, pads)
    for _ in range(3):
        tap(house, pads[0], B)
    tap(house, pads[1], B)
    first, second = scene._match.seats
    assert (len(scene._match.hand(first)), len(scene._match.hand(second))) == (3, 1)
    tap(house, pads[0], RIGHT_SHOULDER)
    assert scene._controls.chosen(first) == scene._match.hand(first)[0]
    pads[0].axis(0, -1.0)
    pump(house)
    assert scene._controls.marker(first) == 3
    assert scene._controls.marker(second) == 4


def test_a_pad_that_vanishes_pauses_and_takes_its_place_again(house: Furnished, pads: list[VirtualPad]) -> None:
    scene = table_of_two(house, pads)
    seat = house.seats[scene._match.seats[0]]
    seat.name = "Mira"
    before = seat.source
    pads[0].button(B, down=True)
    pump(house)
    pads[0].unplug()
    pump(house)
    menu = house.on_top()
    assert isinstance(menu, StopMenu)
    assert "Mira" in menu._sentence()
    pads[0].plug_in()
    assert DeviceFound(str(before)) in pump(house)
    assert house.seats.of(str(before)) is seat
    assert "Mira" not in menu._sentence()
    house.wait(0.6)
    pump(house)
    tap(house, pads[0], A)
    assert house.on_top() is scene
    while scene._match.phase is not Phase.PLAY:
        house.do()
    drawn = len(scene._match.hand(seat.number))
    tap(house, pads[0], B)
    assert len(scene._match.hand(seat.number)) == drawn + 1


def test_any_other_pad_may_take_the_place_by_pressing(house: Furnished, pads: list[VirtualPad]) -> None:
    """Known fault 12: the pause menu could be closed only by the player whose pad is gone."""
    scene = table_of_two(house, pads)
    seat = house.seats[scene._match.seats[0]]
    pads[0].unplug()
    pump(house)
    house.wait(0.6)
    pads.append(VirtualPad(STRANGE))
    pump(house)
    tap(house, pads[2], A)
    assert seat.source not in house.devices.lost
    assert isinstance(house.on_top(), StopMenu)
    tap(house, pads[2], A)
    assert house.on_top() is scene


def test_a_pad_without_a_place_that_vanishes_harms_nobody(house: Furnished, pads: list[VirtualPad]) -> None:
    scene = table_of_two(house, pads)
    pads.append(VirtualPad())
    pump(house)
    pads[2].unplug()
    pump(house)
    assert house.on_top() is scene
    assert scene._match.phase is Phase.PLAY


def test_two_pads_of_a_kind_that_are_both_gone_are_not_mistaken(house: Furnished, pads: list[VirtualPad]) -> None:
    """The order of devices never decides who is who: who presses is who is there."""
    table_of_two(house, pads)
    sources = [seat.source for seat in house.seats.humans()]
    for pad in pads:
        pad.unplug()
    pump(house)
    pads[1].plug_in()
    (found,) = [given.source for given in pump(house) if isinstance(given, DeviceFound)]
    assert found not in sources


def test_a_strange_pad_is_asked_for_its_buttons_in_the_lobby(house: Furnished, pads: list[VirtualPad]) -> None:
    house.enter(Lobby(house, TRIPOLO))
    pads.append(VirtualPad(STRANGE))
    pump(house)
    tap(house, pads[0], 5)
    assert isinstance(house.on_top(), PadPage)
    assert len(house.seats.humans()) == 1, "it has sat down all the same"
    for button in (8, 3, 1, 2, 12, 4, 6, 7, 9):
        tap(house, pads[0], button)
    assert isinstance(house.on_top(), Lobby)
    pads[0].button(8, down=True)
    assert [given.button.name for given in pump(house) if isinstance(given, Press)] == ["OK"]
    pads[0].unplug()
    pump(house)
    pads[0].plug_in()
    pump(house)
    tap(house, pads[0], 8)
    assert isinstance(house.on_top(), Lobby), "it is known now"
