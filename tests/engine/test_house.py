"""The house: a change is felt at once and kept, and another size changes every length."""

import pytest

from games.engine.settings import Settings, read
from tests.furnished import Furnished


def test_a_change_is_felt_at_once_and_kept(house: Furnished) -> None:
    house.change("language", "fr")
    assert house.words("tripolo.name") == "Tripolo"
    assert house.words.language == "fr"
    assert read(house.store.folder / "settings.toml") == (Settings(language="fr"), True)


def test_a_change_that_cannot_be_kept_is_felt_all_the_same_and_told(house: Furnished) -> None:
    house.store.writable = False
    house.change("music", 9)
    assert house.settings.music == 9
    assert house.notices._waiting == [house.words("notice.not_kept")]


def test_full_screen_is_switched_at_once(house: Furnished) -> None:
    switched: list[bool] = []
    house.set_fullscreen = switched.append
    house.change("fullscreen", value=True)
    house.change("fullscreen", value=False)
    assert switched == [True, False]


def test_a_wrong_value_is_refused(house: Furnished) -> None:
    with pytest.raises(ValueError, match="music"):
        house.change("music", 11)


@pytest.mark.parametrize(
    ("size", "pixels"), [((1920, 1080), 100), ((3840, 2160), 200), ((1280, 720), 67), ((1024, 768), 71), ((1, 1), 5)]
)
def test_lengths_are_those_of_a_full_high_definition_screen(
    house: Furnished, size: tuple[int, int], pixels: int
) -> None:
    house.resize(size)
    assert house.px(100) == pixels
    assert house.px(0.01) == 1, "nothing vanishes"


def test_a_seat_without_a_name_is_called_by_its_emblem(house: Furnished) -> None:
    assert house.name(0) == house.words("seat.0.name")
    house.seats[0].name = "Ada"
    assert house.name(0) == "Ada"
