"""The choice of the back-end: the best that works; why, in words that every language has."""

import sys
from collections.abc import Callable

import pytest

from games import catalogue
from games.engine.backends.choice import WAYS, choose, makers
from games.engine.backends.raw import Backend, Hardware, NotApartError, Raw
from games.engine.words import LANGUAGES, Words

REASONS = ("no_server", "no_xinput", "wayland", "no_input_group", "no_raw_input", "unknown_system")


class Works:
    """A back-end that works."""

    name = "works"

    def poll(self) -> list[Raw]:
        """Tell nothing."""
        return []

    def hardware(self) -> list[Hardware]:
        """Have nothing."""
        return []

    def close(self) -> None:
        """Hold nothing."""


def fails(reason: str) -> Callable[[], Backend]:
    def make() -> Backend:
        raise NotApartError(reason)

    return make


def test_the_first_that_works_is_taken() -> None:
    choice = choose("x11", {"xinput2": Works, "evdev": fails("no_input_group")})
    assert (choice.backend is not None, choice.why) == (True, "apart_xinput2")
    choice = choose("x11", {"xinput2": fails("wayland"), "evdev": Works})
    assert (choice.backend is not None, choice.why) == (True, "apart_evdev")


def test_when_none_works_the_reason_against_the_best_one_is_told() -> None:
    choice = choose("x11", {"xinput2": fails("wayland"), "evdev": fails("no_input_group")})
    assert (choice.backend, choice.why) == (None, "wayland")


@pytest.mark.parametrize("driver", ["dummy", "cocoa", "offscreen", "", "unheard of"])
def test_other_systems_have_pygame_alone(driver: str) -> None:
    choice = choose(driver, {})
    assert (choice.backend, choice.why) == (None, "unknown_system")


def test_every_way_can_be_made() -> None:
    assert {way for ways in WAYS.values() for way in ways} == set(makers(":0"))


def test_windows_own_way_is_of_no_use_elsewhere() -> None:
    if sys.platform != "win32":
        with pytest.raises(NotApartError, match="no_raw_input"):
            makers("")["rawinput"]()


def test_every_reason_has_its_sentence() -> None:
    words = Words(catalogue.words_folders())
    for language in LANGUAGES:
        keys = words.keys(language)
        assert {f"devices.why.{reason}" for reason in (*REASONS, *(f"apart_{way}" for way in makers("")))} <= keys
