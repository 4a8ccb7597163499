"""Text: never smaller than the house says, and signs in pictures as large as the picture."""

from collections.abc import Callable

import pytest

from games.engine import text
from games.engine.theme import INK, TEXT_SIZES, smallest_text
from tests.furnished import Furnished

SENTENCE = "Everybody plays at once"


@pytest.mark.parametrize(
    ("size", "text_size", "pixels"),
    [
        ((1920, 1080), "near", 18),
        ((1920, 1080), "cabinet", 28),
        ((1920, 1080), "room", 32),
        ((3840, 2160), "room", 64),
        ((1280, 720), "cabinet", 18),
        ((320, 200), "near", 12),
    ],
)
def test_the_smallest_text_grows_with_window_and_distance(size: tuple[int, int], text_size: str, pixels: int) -> None:
    assert smallest_text(size, text_size) == pixels


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_no_text_is_smaller_than_the_setting_says(make_house: Callable[..., Furnished], text_size: str) -> None:
    house = make_house((1920, 1080))
    house.change("text_size", text_size)
    smallest = TEXT_SIZES[text_size]
    assert text.font(1).get_height() == text.font(smallest).get_height() < text.font(smallest + 2).get_height()
    assert text.rendered(SENTENCE, 1).get_height() == text.rendered(SENTENCE, smallest).get_height()
    assert text.line_height(1) == text.line_height(smallest)
    assert text.wrapped(SENTENCE, 1, 200) == text.wrapped(SENTENCE, smallest, 200)


def test_what_does_not_fit_at_the_smallest_size_is_shortened(make_house: Callable[..., Furnished]) -> None:
    house = make_house((1920, 1080))
    width = text.font(18).size(SENTENCE)[0]
    assert text._fit(SENTENCE, 30, width, text.Weight.SEMIBOLD) == (SENTENCE, 18)
    house.change("text_size", "room")
    shortened, size = text._fit(SENTENCE, 30, width, text.Weight.SEMIBOLD)
    assert (shortened.endswith("…"), size) == (True, 32)


def test_texts_grow_and_shrink_again_with_the_setting(house: Furnished) -> None:
    def height() -> int:
        return text.rendered(SENTENCE, 12).get_height()

    near = height()
    house.change("text_size", "room")
    assert height() > near
    house.change("text_size", "near")
    assert height() == near


@pytest.mark.usefixtures("house")
def test_a_sign_is_as_small_as_its_picture() -> None:
    assert text.sign("5", 8, INK).get_height() < text.rendered("5", 8, INK).get_height()
    assert text.sign("Ctrl", 30, INK, width=20).get_width() <= 20
