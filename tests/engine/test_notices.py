"""Notices: each sentence is shown for its time, one after the other."""

import pygame

from games.engine.canvas import Canvas
from games.engine.notices import SHOWN, Notices
from tests.furnished import Furnished


def drawn(notices: Notices, size: tuple[int, int] = (1280, 720)) -> int:
    """Count the items that the notices put on a frame."""
    canvas = Canvas(size)
    notices.draw(canvas)
    return len(canvas.items)


def shown(notices: Notices) -> int:
    """Count the ticks until nothing is shown any more, up to a minute."""
    return next(tick for tick in range(7200) if not notices._waiting or notices.tick() is None)


def test_nothing_is_drawn_without_a_sentence(house: Furnished) -> None:
    assert drawn(house.notices) == 0
    assert not house.notices.tick()


def test_a_sentence_is_drawn_at_once_and_stays_its_time(house: Furnished) -> None:
    house.notices.add("No sound device was found.")
    assert house.notices.tick(), "it appears"
    assert drawn(house.notices) > 1
    assert not any(house.notices.tick() for _ in range(SHOWN - 2)), "nothing changes while it is read"
    assert house.notices.tick(), "it goes"
    assert drawn(house.notices) == 0


def test_sentences_wait_for_each_other(house: Furnished) -> None:
    for sentence in ("One.", "Two.", "Three."):
        house.notices.add(sentence)
    assert shown(house.notices) == 3 * SHOWN


def test_the_same_sentence_is_shown_once(house: Furnished) -> None:
    for _ in range(5):
        house.notices.add("One.")
    assert shown(house.notices) == SHOWN


def test_a_long_sentence_stays_in_the_window(house: Furnished) -> None:
    house.notices.add("The folder " + "very/" * 60 + "long cannot be written. " * 5)
    for size in ((1024, 768), (1920, 1080)):
        canvas = Canvas(size)
        house.notices.draw(canvas)
        ground, left, top, _ = canvas.items[0]
        assert pygame.Rect((0, 0), size).contains((left, top, *ground.get_size())), size


def test_a_window_of_one_pixel_can_show_it_too(house: Furnished) -> None:
    house.notices.add("One two three.")
    assert drawn(house.notices, (1, 1)) > 0
