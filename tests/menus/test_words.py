"""The texts: complete in all three languages, with the same {names} in them."""

import string

import pytest

from games import catalogue
from games.engine import text
from games.engine.words import LANGUAGES, Words
from games.kiosk.options import WORDS as KIOSK_WORDS
from games.menus.naming import ANIMALS

WORDS = Words([*catalogue.words_folders(), KIOSK_WORDS])


def names(language: str, key: str) -> set[str]:
    WORDS.language = language
    return {name for _, name, _, _ in string.Formatter().parse(WORDS(key)) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(language: str) -> None:
    assert WORDS.keys(language) ^ WORDS.keys("en") == frozenset()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_fills_in_the_same_values(language: str) -> None:
    differing = [key for key in sorted(WORDS.keys("en")) if names(language, key) != names("en", key)]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_from_the_list_fit_a_seat_and_differ(language: str) -> None:
    WORDS.language = language
    given = [WORDS(f"animal.{number}") for number in range(ANIMALS)]
    given += [WORDS(f"seat.{number}.name") for number in range(6)]
    assert len(set(given)) == ANIMALS + 6
    assert max(map(len, given)) <= 12


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.key)
def test_everything_in_the_catalogue_has_a_name(game: catalogue.Game) -> None:
    wanted = [f"{game.key}.name"]
    wanted += [f"{game.key}.mode.{mode.key}.{text}" for mode in game.modes for text in ("name", "about")]
    wanted += [
        f"{game.key}.option.{option.key}.{value}" for option in game.options for value in ("name", *option.values)
    ]
    wanted += [f"{game.key}.option.{option.key}.about.{value}" for option in game.options for value in option.values]
    wanted += [f"{game.key}.level.{level}" for level in range(game.levels)]
    wanted += [page.heading for page in game.lesson_pages()]
    assert [key for key in wanted if not WORDS.has(key)] == []


@pytest.mark.usefixtures("house")
def test_no_text_uses_a_character_that_the_typeface_lacks() -> None:
    letters = {letter for language in LANGUAGES for letter in _letters(language)} - {"\n"}
    assert {letter for letter in letters if not text.has_glyph(letter)} == set()


def _letters(language: str) -> set[str]:
    WORDS.language = language
    return {letter for key in WORDS.keys(language) for letter in WORDS(key)}
