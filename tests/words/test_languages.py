"""The languages: complete, really translated, and set as each is printed; a change is felt at once."""

import re

import pytest

from games import catalogue
from games.engine.words import LANGUAGES, UNBROKEN, Words
from tests.furnished import Furnished
from tests.words.measuring import only_measured
from tests.words.reading import Reader
from tests.words.screens import SCREENS

WORDS = Words(catalogue.words_folders())
GERMAN_IN_THE_BOX = r"tripolo\.(call_\d|out)(_caption)?"  # called in German, so captions are for the others
MAY_BE_EMPTY = rf"{GERMAN_IN_THE_BOX}|\w+\.option\.\w+\.name"  # values that need no name of their option
MOST_ALIKE = 0.1  # of the texts: names, numbers and words that languages share
SWITCHED = (
    "title",
    "settings-sound",
    "lobby-tripolo-match",
    "rules-triqueta-1",
    "tripolo-4",
    "triqueta-turn",
    "triominos-4",
)


def texts(language: str) -> dict[str, str]:
    WORDS.language = language
    return {key: WORDS(key) for key in sorted(WORDS.keys(language))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    empty = [key for key, text in texts(language).items() if not text.strip()]
    assert [key for key in empty if not re.fullmatch(MAY_BE_EMPTY, key)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_a_copy_of_the_english_one(language: str) -> None:
    """Single words may be alike in two languages, sentences are not."""
    english, own = texts("en"), texts(language)
    alike = [key for key, text in own.items() if text == english.get(key)]
    sentences = [key for key in alike if len(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{\w+\}", "", own[key]))) > 3]
    assert [key for key in sentences if not re.fullmatch(GERMAN_IN_THE_BOX, key)] == []
    assert len(alike) < MOST_ALIKE * len(own)


def test_french_marks_stand_apart() -> None:
    wrong = [text for text in texts("fr").values() if re.search(rf"[^\s{UNBROKEN}?!.…«][!?;:»](?=\s|$)", text)]
    assert [text for text in wrong if text != "los!" and not text.startswith("Ausgetriplet")] == []


def test_german_and_english_marks_do_not() -> None:
    for language in ("en", "de"):
        assert [text for text in texts(language).values() if re.search(rf"[ {UNBROKEN}][!?;:]", text)] == []


@pytest.mark.parametrize(("language", "marks"), [("en", "„«»"), ("de", "«»"), ("fr", "“„”")])
def test_each_language_has_its_own_quotation_marks(language: str, marks: str) -> None:
    assert [text for text in texts(language).values() if set(text) & set(marks + '"')] == []


@pytest.mark.parametrize("screen", SWITCHED)
def test_another_language_is_felt_at_once(house: Furnished, screen: str) -> None:
    """No text of the old language stays that has another wording in the new one."""
    reader = Reader(house)
    with only_measured():
        SCREENS[screen](house)
        house.change("language", "de")
        reader.read(house.window_size, "near", "de")
    english = {text for key, text in texts("en").items() if text not in texts("de").values() and " " in text}
    assert [each.words for each in reader.written if each.words in english] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_voice_speaks_the_language_of_the_moment(house: Furnished, language: str) -> None:
    loaded: list[str] = []
    house.change("language", language)
    sounds = type(house.sounds).__mro__[1](house.sounds._folder, house.settings)
    sounds._load = loaded.append
    sounds.say("blue")
    assert loaded == [f"voice/{language}/blue"]
