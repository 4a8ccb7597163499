"""What is printed on the keys, learned from what they type. Known fault 5."""

import pygame
import pytest

from games.engine.bindings import BLOCK_KEYS
from games.engine.labels import LAYOUTS, KeyLabels

FIRST, SECOND, THIRD, FOURTH = BLOCK_KEYS


def block(labels: KeyLabels, source: str) -> str:
    return "".join(labels.block(source))


@pytest.mark.parametrize(
    ("language", "first"), [("en", "QWEASDZXC123"), ("de", "QWEASDYXC123"), ("fr", "AZEQSDWXC123")]
)
def test_the_first_guess_is_the_layout_of_the_language(language: str, first: str) -> None:
    assert block(KeyLabels(language), FIRST) == first


@pytest.mark.parametrize(
    ("scancode", "character", "layout"),
    [
        (pygame.KSCAN_Q, "a", "azerty"),
        (pygame.KSCAN_M, ",", "azerty"),
        (pygame.KSCAN_Y, "z", "qwertz"),
        (pygame.KSCAN_Z, "y", "qwertz"),
    ],
)
def test_one_key_that_only_one_layout_has_tells_them_all(scancode: int, character: str, layout: str) -> None:
    labels = KeyLabels("en")
    assert labels.learn(scancode, character)
    assert {key: labels.label(key) for key in LAYOUTS[layout]} == {
        key: printed.upper() for key, printed in LAYOUTS[layout].items()
    }


def test_a_french_speaker_at_an_english_keyboard_sees_english_keys() -> None:
    labels = KeyLabels("fr")
    assert labels.learn(pygame.KSCAN_Q, "q")
    assert block(labels, FIRST) == "QWEASDZXC123"


def test_a_key_that_fits_the_guess_changes_nothing() -> None:
    assert not KeyLabels("en").learn(pygame.KSCAN_E, "e")


def test_keys_of_an_unknown_layout_are_learned_one_by_one() -> None:
    labels = KeyLabels("en")
    labels.learn(pygame.KSCAN_Q, "й")
    labels.learn(pygame.KSCAN_W, "ц")
    assert block(labels, FIRST).startswith("ЙЦE")


def test_capitals_tell_as_much_as_small_letters() -> None:
    labels = KeyLabels("en")
    labels.learn(pygame.KSCAN_Q, "A")
    assert block(labels, FIRST) == "AZEQSDWXC123"


@pytest.mark.parametrize("character", ["", "\x01", "\x1b", "ab"])
def test_what_is_no_printed_character_teaches_nothing(character: str) -> None:
    labels = KeyLabels("en")
    assert not labels.learn(pygame.KSCAN_Q, character)
    assert block(labels, FIRST) == "QWEASDZXC123"


def test_the_digits_keep_their_names_though_azerty_types_accents_there() -> None:
    labels = KeyLabels("fr")
    assert not labels.learn(pygame.KSCAN_2, "é")
    assert block(labels, FIRST)[-3:] == "123"


def test_the_numeric_pad_shows_what_it_shows_everywhere() -> None:
    assert [block(KeyLabels(language), FOURTH) for language in ("en", "de", "fr")] == ["789456123/*-"] * 3


def test_a_key_of_no_block_is_called_by_its_name_for_it_may_be_bound() -> None:
    labels = KeyLabels()
    assert [labels.label(key) for key in (pygame.KSCAN_F1, pygame.KSCAN_LEFTBRACKET, 511)] == ["F1", "[", ""]
    labels.learn(pygame.KSCAN_LEFTBRACKET, "ü")
    assert labels.label(pygame.KSCAN_LEFTBRACKET) == "Ü"
