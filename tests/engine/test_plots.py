"""Plots: marks of an axis are round and enclose what is shown; lines differ in colour, dashes and markers."""

import pygame
import pytest

from games.engine.canvas import Canvas, Presenter
from games.engine.plots import MOST_LINES, MOST_MARKS, STYLES, Axis, Line, Plot, steps
from tests.furnished import Furnished

ACROSS = Axis("weeks", [(0.0, "first"), (5.0, "last")])
UP = Axis("points", [(0.0, "0"), (50.0, "50"), (100.0, "100")])


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (0, 7, [0, 2, 4, 6, 8]),
        (0, 0.7, [0, 0.2, 0.4, 0.6, 0.8]),
        (-30, 480, [-200, 0, 200, 400, 600]),
    ],
)
def test_marks_are_round_and_enclose_the_values(low: float, high: float, marks: list[float]) -> None:
    assert steps(low, high) == pytest.approx(marks)


@pytest.mark.parametrize("value", [0, 5, -5])
def test_a_single_value_gets_an_axis_too(value: float) -> None:
    marks = steps(value, value)
    assert marks[0] < marks[-1]
    assert marks[0] <= value <= marks[-1]


@pytest.mark.parametrize("high", [1, 2, 3, 7, 12, 999])
def test_what_is_counted_has_whole_marks(high: int) -> None:
    marks = steps(0, high, whole=True)
    assert all(mark == int(mark) for mark in marks)
    assert marks[-1] >= high
    assert len(marks) <= MOST_MARKS + 1


def test_lines_are_told_apart_without_colour_and_without_dashes() -> None:
    assert len(STYLES) == MOST_LINES
    for what in ("colour", "dashes", "marker"):
        assert len({getattr(style, what) for style in STYLES}) == MOST_LINES, what


def drawn(house: Furnished, lines: list[Line], size: tuple[int, int] = (900, 400)) -> pygame.Surface:
    canvas, surface = Canvas(size), pygame.Surface(size)
    Plot(house, lines, ACROSS, UP)(canvas, pygame.Rect((0, 0), size))
    Presenter(surface).present(canvas)
    return surface


def coloured(surface: pygame.Surface, number: int) -> int:
    """Count the pixels in the colour of a style."""
    mask = pygame.mask.from_threshold(surface, STYLES[number].colour, (3, 3, 3, 255))
    return mask.count()


def test_a_line_goes_from_its_first_point_to_its_last(house: Furnished) -> None:
    flat, rising = Line("Bo", [(0, 50), (5, 50)]), Line("Ada", [(0, 0), (5, 100)])
    picture = drawn(house, [flat, rising])
    assert coloured(picture, 0) > 500
    assert coloured(picture, 1) > 500
    assert coloured(picture, 2) == 0


def test_a_single_point_is_a_marker(house: Furnished) -> None:
    alone = coloured(drawn(house, [Line("Ada", [(2, 50)])]), 0)
    nothing = coloured(drawn(house, [Line("Ada", [])]), 0)
    assert alone > nothing > 0, "the legend shows the line in any case"


@pytest.mark.parametrize("size", [(1, 1), (60, 40), (200, 30)])
def test_where_there_is_no_room_nothing_is_drawn(house: Furnished, size: tuple[int, int]) -> None:
    assert drawn(house, [Line("Maximilienne", [(0, 0), (5, 100)])], size).get_size() == size


def test_a_plot_is_drawn_anew_when_its_texts_grow(house: Furnished) -> None:
    plot, area = Plot(house, [Line("Ada", [(0, 0), (5, 100)])], ACROSS, UP), pygame.Rect(0, 0, 900, 400)

    def picture() -> bytes:
        canvas, surface = Canvas(area.size), pygame.Surface(area.size)
        plot(canvas, area)
        Presenter(surface).present(canvas)
        return surface.get_buffer().raw

    near = picture()
    assert picture() == near
    house.change("text_size", "room")
    assert picture() != near
