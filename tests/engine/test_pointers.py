"""Mouse and fingers: each act once, at its place in the window of whatever size."""

import pygame
import pytest

from games.engine.app import App
from games.engine.devices import Devices
from games.engine.inputs import MOUSE, Input, Phase, Point
from games.engine.labels import KeyLabels
from tests.engine.events import finger, mouse
from tests.engine.scenes import Blank
from tests.furnished import Furnished

SIZE = (1000, 500)


@pytest.fixture
def devices() -> Devices:
    return Devices(KeyLabels())


def read(devices: Devices, *events: pygame.Event, size: tuple[int, int] = SIZE) -> list[Input]:
    return devices.read(events, size)


def test_the_buttons_of_the_mouse(devices: Devices) -> None:
    events = [
        mouse(pygame.MOUSEBUTTONDOWN, (3, 4)),
        mouse(pygame.MOUSEBUTTONUP, (3, 4)),
        mouse(pygame.MOUSEBUTTONDOWN, (5, 6), 3),
        mouse(pygame.MOUSEBUTTONUP, (5, 6), 3),
        mouse(pygame.MOUSEBUTTONDOWN, (5, 6), 2),
        mouse(pygame.MOUSEBUTTONDOWN, (5, 6), 9),
    ]
    assert read(devices, *events) == [
        Point(MOUSE, Phase.DOWN, (3, 4)),
        Point(MOUSE, Phase.UP, (3, 4)),
        Point(MOUSE, Phase.SECOND, (5, 6)),
    ]


def test_the_wheel_turns_where_the_mouse_is(devices: Devices) -> None:
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, touch=False)
    told = read(devices, mouse(pygame.MOUSEMOTION, (70, 80)), wheel)
    assert told[-1] == Point(MOUSE, Phase.WHEEL, (70, 80), -2)


def test_a_touch_counts_once_though_it_comes_as_finger_and_as_mouse(devices: Devices) -> None:
    """Known fault 8: one tap counts as two."""
    events = [
        finger(pygame.FINGERDOWN, 0.5, 0.5, 7),
        mouse(pygame.MOUSEBUTTONDOWN, (500, 250), touch=True),
        finger(pygame.FINGERMOTION, 0.6, 0.5, 7),
        mouse(pygame.MOUSEMOTION, (600, 250), touch=True),
        finger(pygame.FINGERUP, 0.6, 0.5, 7),
        mouse(pygame.MOUSEBUTTONUP, (600, 250), touch=True),
    ]
    assert read(devices, *events) == [
        Point("finger-7", Phase.DOWN, (500, 250)),
        Point("finger-7", Phase.MOVE, (600, 250)),
        Point("finger-7", Phase.UP, (600, 250)),
    ]


@pytest.mark.parametrize("size", [(1, 1), (640, 480), (1920, 1080), (3840, 2160)])
def test_a_finger_is_where_it_touches_at_every_size_of_the_window(devices: Devices, size: tuple[int, int]) -> None:
    """Known fault 16: clicks miss at other window sizes."""
    told = read(devices, finger(pygame.FINGERDOWN, 0.25, 0.75), size=size)
    assert told == [Point("finger-0", Phase.DOWN, (size[0] // 4, size[1] * 3 // 4))]


def test_two_thousand_moves_in_a_tick_are_one(house: Furnished, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Blank(house)
    house.scenes.push(scene)
    events = [mouse(pygame.MOUSEMOTION, (number % 1280, 5)) for number in range(2000)]
    monkeypatch.setattr(pygame.event, "get", lambda: events)
    assert _turn(house.app, house) == [Point(MOUSE, Phase.MOVE, (1999 % 1280, 5))]


def test_moves_before_and_after_a_click_are_both_kept(house: Furnished, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the button went down matters to a drag."""
    house.scenes.push(Blank(house))
    events = [
        mouse(pygame.MOUSEMOTION, (1, 1)),
        mouse(pygame.MOUSEMOTION, (2, 2)),
        mouse(pygame.MOUSEBUTTONDOWN, (2, 2)),
        mouse(pygame.MOUSEMOTION, (3, 3)),
        mouse(pygame.MOUSEMOTION, (4, 4)),
    ]
    monkeypatch.setattr(pygame.event, "get", lambda: events)
    told = [(given.phase, given.pos) for given in _turn(house.app, house) if isinstance(given, Point)]
    assert told == [(Phase.MOVE, (2, 2)), (Phase.DOWN, (2, 2)), (Phase.MOVE, (4, 4))]


def _turn(app: App, house: Furnished) -> list[Input]:
    """Let a tick pass with the events that wait, and return what the top scene was given."""
    house.clock.now_ns += 10**9 // 120 + 1
    app.turn()
    top = house.scenes.top
    assert isinstance(top, Blank)
    return top.given
