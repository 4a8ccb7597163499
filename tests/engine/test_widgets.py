"""Where a move leads from a widget, and what a press on it does."""

import pygame
import pytest

from games.engine.inputs import Move
from games.engine.widgets import Widget, nearest, slider_track, value_rect


def widget(key: str, left: int, top: int, width: int = 100, height: int = 40) -> Widget:
    return Widget(key, pygame.Rect(left, top, width, height))


def reached(widgets: list[Widget], start: str, *moves: Move) -> str:
    """Return the key of the widget where some moves lead."""
    at = next(widget for widget in widgets if widget.key == start)
    for move in moves:
        at = nearest(widgets, at, move)
    return at.key


COLUMN = [widget(key, 0, 60 * number) for number, key in enumerate("abcd")]
GRID = [widget(f"{row}{column}", 120 * column, 60 * row) for row in range(3) for column in range(3)]


@pytest.mark.parametrize(
    ("moves", "key"),
    [([Move.DOWN], "b"), ([Move.DOWN] * 3, "d"), ([Move.DOWN] * 9, "d"), ([Move.UP], "a"), ([Move.LEFT], "a")],
)
def test_a_column(moves: list[Move], key: str) -> None:
    assert reached(COLUMN, "a", *moves) == key


@pytest.mark.parametrize(("move", "key"), [(Move.UP, "01"), (Move.DOWN, "21"), (Move.LEFT, "10"), (Move.RIGHT, "12")])
def test_a_grid(move: Move, key: str) -> None:
    assert reached(GRID, "11", move) == key


def test_straight_on_beats_aside() -> None:
    widgets = [widget("start", 0, 0), widget("beside", 150, 50), widget("below", 0, 200)]
    assert reached(widgets, "start", Move.DOWN) == "below"


def test_a_wide_button_below_several_is_reached_from_each() -> None:
    widgets = [widget("l", 0, 0), widget("m", 120, 0), widget("r", 240, 0), widget("wide", 0, 100, width=340)]
    assert {reached(widgets, start, Move.DOWN) for start in "lmr"} == {"wide"}


def test_what_is_switched_off_is_passed_over() -> None:
    widgets = [widget("a", 0, 0), widget("b", 0, 60), widget("c", 0, 120)]
    widgets[1].enabled = False
    assert reached(widgets, "a", Move.DOWN) == "c"


def test_alone_there_is_nowhere_to_go() -> None:
    assert {reached([widget("a", 0, 0)], "a", move) for move in (Move.UP, Move.DOWN, Move.LEFT, Move.RIGHT)} == {"a"}


def test_every_widget_of_a_grid_is_reached_from_every_other() -> None:
    moves = (Move.UP, Move.DOWN, Move.LEFT, Move.RIGHT)
    for start in GRID:
        seen = {start.key}
        for _ in GRID:
            seen |= {reached(GRID, key, move) for key in seen for move in moves}
        assert seen == {widget.key for widget in GRID}


def test_ok_on_a_choice_goes_to_its_next_value() -> None:
    steps: list[int] = []
    choice = Widget("a", pygame.Rect(0, 0, 400, 40), text="Lock", value="1 s", on_adjust=steps.append)
    choice.ok()
    area = value_rect(choice)
    choice.point((area.left + 5, 20))
    choice.point((area.right - 5, 20))
    assert steps == [1, -1, 1]


@pytest.mark.parametrize(("across", "share"), [(-0.5, 0.0), (0.0, 0.0), (0.5, 0.5), (1.0, 1.0), (2.0, 1.0)])
def test_a_slider_takes_the_place_where_it_is_touched(across: float, share: float) -> None:
    shares: list[float] = []
    slider = Widget("a", pygame.Rect(0, 0, 400, 40), text="Music", share=0.2, on_share=shares.append)
    track = slider_track(slider)
    slider.point((round(track.left + across * track.width), 20))
    assert shares == [pytest.approx(share, abs=0.01)]
