"""Every screen in every language at every text size: no text is cut, too small, out of its place or on another one."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.engine import text
from games.engine.theme import TEXT_SIZES
from games.engine.words import LANGUAGES
from tests.furnished import Furnished
from tests.kiosk.place import open_kiosk
from tests.words.kiosk_screens import KIOSK_SCREENS
from tests.words.measuring import only_measured
from tests.words.reading import Reader
from tests.words.screens import SCREENS

ABOVE_CAPTIONS = ("tripolo-6", "triqueta-turn", "triominos-4", "lobby-6", "settings", "round-why-not-6")
SIZES = ((1280, 720), (1024, 768))  # the smallest wide and the narrowest: at larger ones the same has more pixels
SETUPS = tuple(itertools.product(SIZES, TEXT_SIZES, LANGUAGES))


@pytest.fixture(autouse=True)
def measured() -> Iterator[None]:
    """Measure only: what is painted does not matter here."""
    with only_measured():
        yield


def faults(house: Furnished) -> Iterator[str]:
    """Change size, distance and language on the spot; yield what cannot be read then."""
    for size, text_size, language in SETUPS:
        reader = Reader(house)
        reader.read(size, text_size, language)
        assert reader.written, "there is nothing to read"
        yield from (f"{text_size} {size} {language} {fault}" for fault in reader.faults())


@pytest.mark.parametrize("screen", SCREENS)
def test_all_texts_can_be_read(house: Furnished, screen: str) -> None:
    SCREENS[screen](house)
    assert list(faults(house)) == []


@pytest.mark.parametrize("screen", KIOSK_SCREENS)
def test_all_texts_of_a_kiosk_can_be_read(tmp_path: Path, screen: str) -> None:
    place = open_kiosk(tmp_path, size=(1280, 720))
    try:
        KIOSK_SCREENS[screen](place)
        assert list(faults(place.house)) == []
    finally:
        place.close()


@pytest.mark.parametrize("screen", ABOVE_CAPTIONS)
def test_all_texts_can_be_read_above_the_strip_of_captions(house: Furnished, screen: str) -> None:
    SCREENS[screen](house)
    house.change("captions", "all")
    assert list(faults(house)) == []


def test_the_reader_sees_texts_that_are_cut_or_stand_badly(house: Furnished) -> None:
    """A test of the test: words that are far too long are found wherever they stand."""
    SCREENS["settings-sound"](house)
    table = house.words._table("en")
    table.update({"settings.effects": "y" * 200, "settings.heading": "x" * 300})  # type: ignore[attr-defined]
    reader = Reader(house)
    reader.read((1280, 720), "near", "en")
    assert sum("became" in fault for fault in reader.faults()) == 2
    text.forget()
