"""Words: looked up by dotted keys, in the language of the moment, in English where that has none."""

from pathlib import Path

import pytest

from games.engine.words import Words


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    texts = {
        "house": {
            "en": '[menu]\nok = "OK, {name}"\nonly = "English"\n',
            "de": '[menu]\nok = "Gut, {name}"\n',
            "fr": "",
        },
        "game": {
            "en": '[game]\nname = "Game {x}"\n',
            "de": '[game]\nname = "Spiel"\n',
            "fr": '[game]\nname = "Jeu"\n',
        },
    }
    for room, tables in texts.items():
        (tmp_path / room).mkdir()
        for language, text in tables.items():
            (tmp_path / room / f"{language}.toml").write_text(text)
    return [tmp_path / room for room in texts]


def test_a_key_is_looked_up_in_all_rooms(folders: list[Path]) -> None:
    words = Words(folders, "de")
    assert (words("menu.ok", name="Ada"), words("game.name")) == ("Gut, Ada", "Spiel")


def test_another_language_is_heard_at_once(folders: list[Path]) -> None:
    words = Words(folders)
    assert words("menu.ok", name="Ada") == "OK, Ada"
    words.language = "de"
    assert words("menu.ok", name="Ada") == "Gut, Ada"


def test_what_a_language_has_not_is_said_in_english(folders: list[Path]) -> None:
    assert Words(folders, "fr")("menu.only") == "English"


def test_an_unknown_language_is_english(folders: list[Path]) -> None:
    assert Words(folders, "xx").language == "en"


def test_braces_stay_where_nothing_is_filled_in(folders: list[Path]) -> None:
    assert Words(folders)("game.name") == "Game {x}"


def test_a_key_that_no_language_has_is_an_error(folders: list[Path]) -> None:
    words = Words(folders)
    assert not words.has("menu.nothing")
    with pytest.raises(KeyError):
        words("menu.nothing")
