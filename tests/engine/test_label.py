"""Labels: one line where there is room, two closer ones where not, and never wider than their place."""

import pygame
import pytest

from games.engine import label, text
from games.engine.canvas import Canvas

pytestmark = pytest.mark.usefixtures("house")

WORDS = "Last ten seconds"
SIZE = 30  # pixels


def drawn(rect: pygame.Rect, align: float = 0.0) -> tuple[Canvas, pygame.Rect]:
    canvas = Canvas((800, 600))
    return canvas, label.draw(canvas, WORDS, rect, SIZE, align=align)


@pytest.mark.parametrize(("width", "height", "lines"), [(400, 80, 1), (170, 80, 2), (170, 20, 1)])
def test_words_take_a_second_line_where_one_is_too_short_and_the_place_high_enough(
    width: int, height: int, lines: int
) -> None:
    canvas, block = drawn(pygame.Rect(100, 100, width, height))
    assert len(canvas.items) == lines
    assert block.width <= width
    assert block.left == 100


def test_words_that_have_no_room_are_told_from_those_that_have() -> None:
    assert label.has_room(WORDS, pygame.Rect(0, 0, 120, 40))
    assert not label.has_room(WORDS, pygame.Rect(0, 0, 30, 40))
    text.keep_legible(32)
    assert not label.has_room(WORDS, pygame.Rect(0, 0, 120, 40))


@pytest.mark.parametrize(("align", "side"), [(0.0, "left"), (0.5, "centerx"), (1.0, "right")])
def test_words_stand_where_they_are_asked_to(align: float, side: str) -> None:
    rect = pygame.Rect(100, 100, 500, 80)
    _, block = drawn(rect, align)
    assert abs(getattr(block, side) - getattr(rect, side)) <= 1
    assert block.centery == rect.centery


def test_a_long_word_gets_one_line_and_no_empty_one_after_it() -> None:
    assert text.wrapped("Maximilienne", SIZE, 20) == ("Maximilienne",)
    assert text.wrapped("to Maximilienne", SIZE, 20)[-1] == "Maximilienne"
