"""Captions: every sound in words, on a strip of its own, in every language (art.md: never sound alone)."""

from collections.abc import Callable

import pytest

from games import catalogue
from games.engine.captions import MOST, SHOWN, Captions, key_of
from games.engine.words import LANGUAGES, Words
from games.menus.title import Title
from tests.furnished import ROOT, Furnished

WORDS = Words(catalogue.words_folders())
OWN_PRESS = {"menu-move", "menu-ok", "menu-back"}  # whoever pressed sees what it did
EFFECTS = {path.stem for path in (ROOT / "sounds" / "effects").glob("*.wav")} - OWN_PRESS
VOICES = {path.stem for path in (ROOT / "sounds" / "voice" / "en").glob("*.wav")}
SOUNDS = sorted({f"effect.{name}" for name in EFFECTS} | {f"voice.{name}" for name in VOICES})


def shown(captions: Captions) -> list[str]:
    """Return the captions that stand on the strip."""
    return [WORDS(key) for key in captions._keys if key]


@pytest.fixture
def captions(house: Furnished) -> Captions:
    house.change("captions", "all")
    return house.captions


@pytest.mark.parametrize("sound", SOUNDS)
def test_every_sound_has_a_caption_in_every_language(sound: str) -> None:
    assert [language for language in LANGUAGES if key_of(sound) not in WORDS.keys(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_fits_its_place_also_for_a_room(make_house: Callable[..., Furnished], language: str) -> None:
    for size in [(1024, 768), (1280, 720), (1920, 1080)]:
        house = make_house(size, language)
        house.change("text_size", "room")
        house.change("captions", "all")
        for sound in SOUNDS:
            house.captions.hear(sound)
            house.captions.draw(canvas := house.described())
            pictures = canvas.items[-2:]
            room = size[0] / MOST
            assert sum(picture[0].width for picture in pictures) < room * 0.97, (sound, size, language)


def test_sounds_are_told_also_when_nothing_can_be_heard(captions: Captions, house: Furnished) -> None:
    house.change("effects", 0)
    house.sounds.effect("wrong")
    house.sounds.say("blue")
    assert shown(captions) == ["Wrong!", "Blue!"]


def test_a_caption_stays_its_time_and_goes(captions: Captions) -> None:
    captions.hear("effect.wrong")
    assert captions.tick(), "it appears"
    assert not any(captions.tick() for _ in range(SHOWN - 2)), "nothing changes while it is read"
    assert (captions.tick(), shown(captions)) == (True, [])


def test_the_same_sound_again_stays_where_it_is(captions: Captions) -> None:
    for sound in ("effect.triple-colour-0", "voice.blue", "effect.triple-colour-3"):
        captions.hear(sound)
    assert shown(captions) == ["Triple: colour", "Blue!"]


def test_another_sound_takes_the_place_of_the_oldest(captions: Captions) -> None:
    for sound in ("voice.red", "voice.blue", "voice.star", "voice.plus"):
        captions.tick()
        captions.hear(sound)
    assert shown(captions) == ["Plus!", "Blue!", "Star!"]


def test_the_strip_is_taken_from_the_window_and_given_back(house: Furnished) -> None:
    house.enter(Title(house))
    house.change("captions", "all")
    assert house.window_size == (1280, 720)
    assert house.size == (1280, 720 - house.captions.height((1280, 720))) != (1280, 720)
    assert house.picture().get_size() == (1280, 720)
    house.change("captions", "calls")
    assert house.size == (1280, 720)


def test_with_calls_only_there_is_no_strip(house: Furnished) -> None:
    house.enter(Title(house))
    house.sounds.effect("wrong")
    assert shown(house.captions) == []
    assert house.captions.height(house.window_size) == 0


def test_a_caption_changes_its_language_at_once(captions: Captions, house: Furnished) -> None:
    captions.hear("effect.wrong")
    house.enter(Title(house))
    before = house.picture()
    house.change("language", "fr")
    assert house.words(captions._keys[0]) == "Faux\N{NO-BREAK SPACE}!"
    assert house.picture().get_view("0").raw != before.get_view("0").raw
