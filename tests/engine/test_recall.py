"""Who is who after a restart: a saved game gives each source its own device, whichever is pressed first."""

from collections.abc import Iterator

import pygame
import pytest

from games.engine import pads, sdl
from games.engine.backends.raw import Click, Come, Gone, Hardware, Key, Motion, Raw
from games.engine.devices import Devices
from games.engine.inputs import Button, DeviceFound, Input, Kind, Phase, Point, Press
from games.engine.labels import KeyLabels
from tests.engine.events import finger
from tests.engine.test_apart import Bench
from tests.engine.test_pads import SIZE, FakePad, added, read
from tests.engine.told import KEYBOARD_A, KEYBOARD_B, MOUSE_A, MOUSE_B

Q = pygame.KSCAN_Q
FIRST, SECOND = KEYBOARD_A.identity, KEYBOARD_B.identity
LEFT, RIGHT = MOUSE_A.identity, MOUSE_B.identity
ELSEWHERE = "key-of-another-house"


@pytest.fixture
def bench() -> Iterator[Bench]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield Bench()
    pygame.display.quit()


def pressed(bench: Bench, device: str) -> list[Input]:
    """Press a key of a keyboard and let it go."""
    told: tuple[Raw, ...] = (Key(device, Q, down=True),)
    found = bench.hears(*told)
    bench.hears(Key(device, Q, down=False))
    return found


def test_a_saved_game_tells_whose_keyboard_is_whose_not_the_first_press(bench: Bench) -> None:
    pressed(bench, SECOND)  # whoever leads to the saved game
    assert bench.devices.identity("keys-1") == SECOND
    bench.devices.recall({"keys-1": FIRST, "keys-2@2": SECOND})
    assert not bench.devices.lost
    assert pressed(bench, SECOND) == [Press("keys-1@2", Button.CELL_0)]
    assert pressed(bench, FIRST) == [Press("keys-1", Button.CELL_0)]
    assert bench.devices.identity("keys-2@2") == SECOND


def test_a_keyboard_that_is_not_plugged_in_is_asked_for_and_found_when_it_comes(bench: Bench) -> None:
    bench.devices.recall({"keys-1": FIRST, "keys-1@2": ELSEWHERE})
    assert bench.devices.lost == {"keys-1@2"}
    assert pressed(bench, SECOND) == [Press("keys-1@3", Button.CELL_0)], "another keyboard is not that one"
    found = bench.hears(Come(Hardware(ELSEWHERE, "Keyboard", Kind.KEYBOARD)))
    assert DeviceFound("keys-1@2") in found
    assert not bench.devices.lost
    assert pressed(bench, ELSEWHERE) == [Press("keys-1@2", Button.CELL_0)]


def test_a_second_keyboard_without_an_identity_is_found_by_pressing(bench: Bench) -> None:
    bench.devices.recall({"keys-1": "", "keys-1@2": ""})
    assert bench.devices.lost == {"keys-1@2"}
    assert pressed(bench, FIRST) == [Press("keys-1", Button.CELL_0)]
    assert pressed(bench, SECOND) == [DeviceFound("keys-1@2"), Press("keys-1@2", Button.CELL_0)]
    assert not bench.devices.lost


def test_pygame_alone_knows_one_keyboard_and_one_mouse() -> None:
    devices = Devices(KeyLabels())
    devices.recall({"keys-1": "", "keys-3": "", "keys-1@2": FIRST, "mouse": "", "mouse@2": LEFT})
    assert devices.lost == {"keys-1@2", "mouse@2"}
    assert devices.identity("keys-1") == devices.identity("mouse") == ""


def test_mice_are_the_same_again_whichever_moves_first(bench: Bench) -> None:
    bench.devices.recall({"mouse": LEFT, "mouse@2": RIGHT})
    bench.hears()
    assert not bench.devices.lost
    told = bench.hears(Motion(RIGHT, 50, 0), Click(RIGHT, 1, down=True))
    assert [given.source for given in told if isinstance(given, Point)] == ["mouse@2", "mouse@2"]
    assert (told[-1].source, told[-1].phase) == ("mouse@2", Phase.DOWN) if isinstance(told[-1], Point) else False
    assert bench.devices.identity("mouse") == LEFT


def test_the_system_cursor_is_hidden_when_two_mice_are_recalled(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden: list[bool] = []
    monkeypatch.setattr(pygame.mouse, "set_visible", hidden.append)
    bench.devices.recall({"mouse": LEFT, "mouse@2": RIGHT})
    bench.hears()
    bench.hears()
    assert hidden == [False]


def test_a_mouse_that_was_unplugged_before_is_asked_for(bench: Bench) -> None:
    bench.hears(Motion(LEFT, 90, 0), Motion(RIGHT, 90, 0))
    bench.hears(Gone(MOUSE_B))
    bench.devices.recall({"mouse": LEFT, "mouse@2": RIGHT})
    assert bench.devices.lost == {"mouse@2"}
    assert DeviceFound("mouse@2") in bench.hears(Come(MOUSE_B))


def test_places_of_fingers_wait_for_the_first_touch() -> None:
    devices = Devices(KeyLabels())
    devices.recall({"touch-0": "", "touch-4": "", "keys-1": ""})
    assert devices.lost == {"touch-0", "touch-4"}
    told = devices.read([finger(pygame.FINGERDOWN, 0.5, 0.5)], SIZE)
    assert told[:2] == [DeviceFound("touch-0"), DeviceFound("touch-4")]
    assert not devices.lost


class SamePad(FakePad):
    """A pad of the same model as the others."""

    def get_guid(self) -> str:
        """Return the one model there is."""
        return "f" * 32


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(pads, "standard_layout", lambda _: {})
    monkeypatch.setattr(sdl, "serial", lambda _: "")
    return monkeypatch


def with_pads(made: pytest.MonkeyPatch, kind: type[FakePad], *indices: int) -> Devices:
    """Return devices with pads plugged in, in this order."""
    made.setattr(pygame.joystick, "Joystick", kind)
    devices = Devices(KeyLabels())
    read(devices, *map(added, indices))
    return devices


def test_pads_are_the_same_again_whatever_numbers_the_system_gives(made: pytest.MonkeyPatch) -> None:
    devices = with_pads(made, FakePad, 0, 1)
    one, other = devices.identity("pad-10"), devices.identity("pad-11")
    devices.recall({"pad-10": other, "pad-11": one})
    assert not devices.lost
    assert (devices.identity("pad-10"), devices.identity("pad-11")) == (other, one)


def test_a_pad_that_is_missing_gets_its_place_when_it_is_plugged_in(made: pytest.MonkeyPatch) -> None:
    away = with_pads(made, FakePad, 2).identity("pad-12")
    devices = with_pads(made, FakePad, 0)
    devices.recall({"pad-10": away})
    assert devices.lost == {"pad-10"}
    assert len(devices.pads.pads()) == 1
    assert not devices.pads.has("pad-10"), "another pad does not sit there by its number"
    assert read(devices, added(2)) == [DeviceFound("pad-10")]
    assert not devices.lost


def test_pads_that_nobody_can_tell_apart_are_asked_for(made: pytest.MonkeyPatch) -> None:
    """The order of the devices never decides who is who."""
    devices = with_pads(made, SamePad, 0, 1)
    same = devices.identity("pad-10")
    devices.recall({"pad-10": same, "pad-11": same})
    assert devices.lost == {"pad-10", "pad-11"}
    assert len({pad.source for pad in devices.pads.pads()} - {"pad-10", "pad-11"}) == 2


def test_one_pad_of_a_model_that_two_played_with_is_given_to_neither(made: pytest.MonkeyPatch) -> None:
    devices = with_pads(made, SamePad, 0)
    same = devices.identity("pad-10")
    devices.recall({"pad-10": same, "pad-11": same})
    assert devices.lost == {"pad-10", "pad-11"}
