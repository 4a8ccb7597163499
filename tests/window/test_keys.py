"""Real keys in a real window: several at once, held, and printed otherwise."""

from pathlib import Path

import pytest

from tests.window.keycodes import BLOCKS, CODES
from tests.window.rig import Desktop, Program

pytestmark = pytest.mark.window

ALL_BLOCKS = {"keys-1", "keys-2", "keys-3", "keys-4"}
EARLY_AND_OFTEN, AS_USUAL = (20, 10), (660, 40)  # delay and interval of the repetition, in ms


def test_keys_of_all_four_blocks_held_together_join_four_seats(desktop: Desktop, folder: Path) -> None:
    """Known faults 2 and 4: every key of one moment counts at once."""
    held = [block[4] for block in BLOCKS]
    with Program(desktop, folder, "--game", "tripolo") as program:
        program.keys_down(held)
        program.until(lambda facts: set(facts["seats"]) > ALL_BLOCKS)
        program.keys_up(held)
        assert program.close() == 0


def test_a_held_key_presses_once_however_long_it_repeats(desktop: Desktop, folder: Path) -> None:
    desktop.screen.repeat(*EARLY_AND_OFTEN)
    with Program(desktop, folder, "--game", "tripolo") as program:
        program.keys_down([CODES["q"]])
        program.until(lambda facts: "keys-1" in facts["seats"])
        for _ in range(20):
            assert program.answers()
        program.keys_up([CODES["q"]])
        assert program.answers()
        assert program.presses("keys-1") == 1
        assert program.close() == 0
    desktop.screen.repeat(*AS_USUAL)


def test_azerty_plays_by_place_and_shows_its_own_letters(tools: None, folder: Path) -> None:  # noqa: ARG001 - checked
    """Known fault 5: bindings by character shut AZERTY players out."""
    with Desktop() as desktop:
        desktop.layout("fr")
        with Program(desktop, folder, "--game", "tripolo", "--lang", "en") as program:
            assert program.facts["labels"]["keys-1"] == "AZEQSDWXC123"
            program.tap(CODES["q"])  # "a" is printed there
            labels = program.until(lambda facts: "keys-1" in facts["seats"])["labels"]
            assert labels["keys-1"] == "AZEQSDWXC123"
            assert labels["keys-3"] == "UIOJKL,;:789"
            program.tap(CODES["7"])  # types an accent, but is the seven all the same
            program.until(lambda facts: "keys-3" in facts["seats"])
            assert program.close() == 0


def test_a_key_held_while_the_focus_goes_and_comes_is_no_fresh_press(desktop: Desktop, folder: Path) -> None:
    """Known fault 9: a held button runs on into whatever comes next."""
    with Program(desktop, folder, "--game", "tripolo") as program:
        program.keys_down([CODES["q"]])
        program.until(lambda facts: "keys-1" in facts["seats"])
        before = times(program, "FOCUS_GAINED")
        with Program(desktop, folder.with_name("other")) as other:
            program.until(lambda _: times(program, "FOCUS_LOST"))
            assert other.close() == 0
        program.focus()
        program.until(lambda _: times(program, "FOCUS_GAINED") > before)
        assert program.answers()
        assert program.presses("keys-1") == 1
        program.keys_up([CODES["q"]])
        assert program.close() == 0


def times(program: Program, news: str) -> int:
    """Count how often the window has told something."""
    return sum(news in given for given in program.inputs)
