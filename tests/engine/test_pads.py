"""Pads: known by their own number, added twice or lost unknown, with sticks that are never quite at rest."""

import pygame
import pytest

from games.core.rng import Stream
from games.engine import pads, sdl
from games.engine.devices import Devices
from games.engine.inputs import Button, DeviceFound, DeviceLost, Input, Press, Release
from games.engine.labels import KeyLabels
from games.engine.sticks import PUSHED, RELEASED, Sticks
from tests.engine.events import axis, button, hat

SIZE = (1280, 720)


class FakePad:
    """A pad that was opened; the first at index 0 has the number 10, and so on."""

    def __init__(self, index: int) -> None:
        if index > 5:
            raise pygame.error("Invalid joystick device number")
        self._number = 10 + index

    def get_instance_id(self) -> int:
        """Return the number that the pad's events carry."""
        return self._number

    def get_guid(self) -> str:
        """Return the model: each pad is of its own."""
        return f"{self._number:032x}"

    def get_name(self) -> str:
        """Return what the maker calls it."""
        return "Fake Pad"


@pytest.fixture
def devices(monkeypatch: pytest.MonkeyPatch) -> Devices:
    monkeypatch.setattr(pygame.joystick, "Joystick", FakePad)
    monkeypatch.setattr(pads, "standard_layout", lambda _: {})
    monkeypatch.setattr(sdl, "serial", lambda _: "")
    return Devices(KeyLabels())


def read(devices: Devices, *events: pygame.Event) -> list[Input]:
    return devices.read(events, SIZE)


def added(index: int) -> pygame.Event:
    return pygame.Event(pygame.JOYDEVICEADDED, device_index=index)


def removed(number: int) -> pygame.Event:
    return pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=number)


def test_a_pad_that_is_added_twice_is_found_once(devices: Devices) -> None:
    assert read(devices, added(0), added(0)) == [DeviceFound("pad-10")]


def test_a_pad_that_was_never_there_is_not_lost(devices: Devices) -> None:
    assert read(devices, removed(99)) == []


def test_a_pad_that_is_gone_before_it_could_be_opened_is_nothing(devices: Devices) -> None:
    assert read(devices, added(6)) == []


def test_a_lost_pad_is_told_once_and_found_again(devices: Devices) -> None:
    read(devices, added(0))
    assert read(devices, removed(10), removed(10)) == [DeviceLost("pad-10")]
    assert devices.lost == {"pad-10"}
    assert read(devices, button(10, 0)) == []
    assert read(devices, added(0)) == [DeviceFound("pad-10")]
    assert devices.lost == set()


def test_each_pad_has_its_own_state(devices: Devices) -> None:
    """Known fault 10: all pads share one button state."""
    read(devices, added(0), added(1))
    told = read(devices, axis(10, 0, 1.0), axis(11, 0, 1.0), button(10, 0), button(11, 0), button(10, 0, down=False))
    assert told == [
        Press("pad-10", Button.RIGHT),
        Press("pad-11", Button.RIGHT),
        Press("pad-10", Button.OK),
        Press("pad-11", Button.OK),
        Release("pad-10", Button.OK),
    ]


def test_six_pads_press_in_one_tick(devices: Devices) -> None:
    """Known fault 2: one input a frame, and only one of six gets in."""
    read(devices, *(added(index) for index in range(6)))
    told = read(devices, *(button(10 + index, 0) for index in range(6)))
    assert told == [Press(f"pad-{10 + index}", Button.OK) for index in range(6)]


def test_a_held_stick_does_not_go_on_pressing(devices: Devices) -> None:
    """Known fault 2: a held stick blocks all others."""
    read(devices, added(0), added(1))
    assert read(devices, axis(10, 1, 1.0)) == [Press("pad-10", Button.DOWN)]
    assert read(devices, *(axis(10, 1, 0.9 + number / 1000) for number in range(100))) == []
    assert read(devices, axis(11, 1, -1.0)) == [Press("pad-11", Button.UP)]


def test_the_cross_presses_directions(devices: Devices) -> None:
    read(devices, added(0))
    told = read(devices, hat(10, (1, 0)), hat(10, (1, 1)), hat(10, (0, 0)), hat(10, (-1, -1)))
    assert [given.button for given in told if isinstance(given, Press)] == [
        *(Button.RIGHT, Button.UP, Button.LEFT, Button.DOWN),
    ]


def test_buttons_and_axes_that_nobody_knows_are_nothing(devices: Devices) -> None:
    read(devices, added(0))
    assert read(devices, button(10, 77), axis(10, 5, 1.0), button(99, 0), axis(99, 0, 1.0), hat(99, (1, 0))) == []


@pytest.mark.parametrize("seed", range(3))
def test_the_noise_of_resting_axes_joins_nobody(devices: Devices, seed: int) -> None:
    read(devices, added(0))
    stream = Stream(seed, "noise")
    noise = [axis(10, stream.below(6), stream.between(-RELEASED, RELEASED)) for _ in range(1000)]
    assert read(devices, *noise) == [], f"seed {seed}"


def test_a_trigger_at_rest_is_at_minus_one_and_presses_nothing(devices: Devices) -> None:
    read(devices, added(0))
    assert read(devices, axis(10, 2, -1.0), axis(10, 5, -1.0)) == []


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ([PUSHED], ["+"]),
        ([PUSHED - 0.01], []),
        ([1.0, PUSHED - 0.01, 1.0], ["+"]),
        ([1.0, RELEASED, 1.0], ["+", "-+", "+"]),
        ([1.0, -1.0], ["+", "-+", "-"]),
        ([-PUSHED, 0.0, PUSHED], ["-", "--", "+"]),
    ],
)
def test_a_push_counts_when_the_stick_has_come_back_from_the_last_one(values: list[float], told: list[str]) -> None:
    sticks = Sticks(mapped=(0,))
    changes = [change for value in values for change in sticks.axis(0, value)]
    assert changes == [(f"a0{sign[-1]}", len(sign) == 1) for sign in told]


def test_an_axis_of_an_unknown_pad_that_rests_at_its_end_is_pushed_from_there() -> None:
    sticks = Sticks()
    assert sticks.axis(2, -1.0) == [], "it was found so"
    assert [sticks.axis(2, value) for value in (-0.9, 0.0, 1.0, -1.0)] == [[], [], [("a2+", True)], [("a2+", False)]]
