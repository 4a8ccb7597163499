"""What the operator is told of keys and buttons: their names, how long they have been silent, and what is dead."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from games.engine.inputs import FINGER, Kind, Phase, Point, Seen
from games.kiosk.books import Seen as Kept
from games.kiosk.input_names import InputNames, Where, kept, where
from games.kiosk.silent import DEAD_DAYS, ago, silent
from games.kiosk.tests_page import TestsPage
from tests.engine.events import fake_pad
from tests.kiosk.place import Place, open_kiosk

NOW = datetime(2026, 3, 14, 20, 15, tzinfo=UTC)
Q, W, S, SPACE, F7 = (f"keyboard {getattr(pygame, f'KSCAN_{key}')}" for key in ("Q", "W", "S", "SPACE", "F7"))


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = open_kiosk(tmp_path)
    yield made
    made.close()


def seen(*inputs: tuple[str, str, int]) -> dict[Where, Kept]:
    """Return what the books keep of inputs, from (device, button, days ago)."""
    stamps = [(device, button, (NOW - timedelta(days=days)).isoformat()) for device, button, days in inputs]
    return kept(Kept(device, button, 5, stamp) for device, button, stamp in stamps)


def named(place: Place, *inputs: tuple[str, str]) -> list[str]:
    found = seen(*((device, button, 0) for device, button in inputs))
    names = InputNames(place.house, found)
    return [names.name(each) for each in found]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Keyboard · key Q", "Keyboard · Space", "Mouse · right button", "Touch screen"]),
        ("de", ["Tastatur · Taste Q", "Tastatur · Leertaste", "Maus · rechte Taste", "Touchscreen"]),
        ("fr", ["Clavier · touche Q", "Clavier · Espace", "Souris · bouton droit", "Écran tactile"]),
    ],
)
def test_inputs_are_called_as_people_do(place: Place, language: str, names: list[str]) -> None:
    place.house.change("language", language)
    inputs = (("keyboard", Q), ("keyboard", SPACE), ("mouse", "mouse 3"), (FINGER, "finger"))
    assert named(place, *inputs) == names


def test_several_devices_of_a_kind_are_numbered(place: Place) -> None:
    assert named(place, ("046d:1 usb-1", Q), ("046d:1 usb-2", Q)) == ["Keyboard 1 · key Q", "Keyboard 2 · key Q"]


def test_a_pad_that_is_known_has_the_signs_of_its_buttons(place: Place) -> None:
    own = fake_pad()
    own.parts = {"b0": "a", "b5": "rightshoulder", "a2": "righttrigger"}
    place.house.devices.pads._plugged[1] = own
    device = f"{own.device} {own.source}"
    codes = [(device, f"pad {code}") for code in ("b0", "b5", "a2+", "h0.4", "b17")]
    names = [name.partition(" · ")[2] for name in named(place, *codes)]
    assert names == ["A", "right shoulder", "right trigger", "cross down", "button 17"]


def test_pads_of_one_model_are_told_apart() -> None:
    presses = [Seen("pad 030", Kind.PAD, "b0", "b0", True, source) for source in ("pad-0", "pad-1")]  # noqa: FBT003 - as the pads tell it
    assert [where(given) for given in presses] == [Where("pad 030 pad-0", "pad b0"), Where("pad 030 pad-1", "pad b0")]


def test_all_fingers_are_one_input() -> None:
    fingers = [Point(f"finger-{number}", Phase.DOWN, (3, 4)) for number in (7, 12345)]
    assert {where(given) for given in fingers} == {Where(FINGER, "finger")}


def test_dead_ones_come_first_then_those_never_seen_then_the_others(place: Place) -> None:
    found = seen(("keyboard", W, 40), ("keyboard", Q, DEAD_DAYS), ("keyboard", S, 2))
    lines = silent(found, InputNames(place.house, found), NOW)
    names = InputNames(place.house, found)
    assert [names.names(each.inputs) for each in lines] == [
        "Keyboard · key W",
        "Keyboard · key Q",
        "Keyboard · E A D Z X C 1 2 3",
        "Keyboard · key S",
    ]
    assert [each.last[:10] for each in lines] == ["2026-02-02", "2026-03-07", "", "2026-03-12"]


def test_what_means_nothing_and_keys_of_menus_that_nobody_uses_are_not_missed(place: Place) -> None:
    found = seen(("keyboard", F7, 90), ("keyboard", SPACE, 1))
    lines = silent(found, InputNames(place.house, found), NOW)
    assert [each.inputs for each in lines] == [(Where("keyboard", SPACE),)]


def test_what_another_version_has_written_is_left_out() -> None:
    assert not kept([Kept("keyboard", "26", 3, "2026-03-14T12:00")])


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("", "never seen"),
        ("2026-03-14T20:15+00:00", "just now"),
        ("2026-03-14T19:30+00:00", "45 min ago"),
        ("2026-03-13T21:00+00:00", "23 h ago"),
        ("2026-03-13T19:00+00:00", "yesterday"),
        ("2026-03-07T12:00", "7 days ago"),
        ("2025-06-01T12:00", "01/06/2025"),
        ("2026-03-15T12:00+00:00", "just now"),  # the clock was put back
    ],
)
def test_how_long_ago(place: Place, last: str, told: str) -> None:
    assert ago(place.house.words, last, NOW) == told


def test_a_key_that_is_pressed_is_told_on_the_page_within_seconds(place: Place) -> None:
    place.house.enter(TestsPage(place.house, place.desk))
    place.house.do(Seen("keyboard", Kind.KEYBOARD, Q.partition(" ")[2], "Q", down=True))
    place.house.wait(11)
    names = InputNames(place.house, kept(place.books.inputs()))
    assert "Keyboard · key Q" in [names.name(each) for each in kept(place.books.inputs())]
