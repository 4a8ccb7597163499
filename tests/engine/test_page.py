"""Pages: one cursor that every device moves, and presses that count where they went down."""

from functools import partial

import pygame
import pytest

from games.engine.canvas import Canvas
from games.engine.inputs import MOUSE, Button, Phase, Point, Press, Release
from games.engine.page import Page
from games.engine.widgets import Widget
from tests.furnished import Furnished

SIZES = [(640, 480), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]


class Menu(Page):
    """Four buttons in a column, the third switched off, then a slider."""

    def __init__(self, house: Furnished) -> None:
        super().__init__(house)
        self.pressed: list[str] = []
        self.volume = 0.0

    def build(self) -> list[Widget]:
        """Return the widgets for the present size."""
        step = self.house.px(100)
        rects = [pygame.Rect(step, step * (number + 1), 5 * step, round(0.8 * step)) for number in range(5)]
        buttons = [
            Widget(key, rect, text=key, on_ok=partial(self.pressed.append, key), enabled=key != "c")
            for key, rect in zip("abcd", rects, strict=False)
        ]
        return [*buttons, Widget("music", rects[4], text="music", share=self.volume, on_share=self._share)]

    def _share(self, share: float) -> None:
        self.volume = share

    @property
    def at(self) -> str:
        """The key of the widget under the cursor."""
        return self.focused.key if self.focused else ""

    def middle(self, key: str) -> tuple[int, int]:
        """Where a widget is."""
        return next(widget.rect.center for widget in self.widgets if widget.key == key)


@pytest.fixture
def menu(house: Furnished) -> Menu:
    made = Menu(house)
    house.scenes.push(made)
    return made


def test_the_first_widget_has_the_cursor(menu: Menu) -> None:
    assert menu.at == "a"


@pytest.mark.parametrize(
    ("source", "down", "ok"),
    [
        ("keys-1", Button.CELL_7, Button.CELL_4),
        ("keys-4", Button.CELL_7, Button.CELL_4),
        ("pad-3", Button.DOWN, Button.OK),
        ("keyboard", Button.DOWN, Button.OK),
    ],
)
def test_every_device_moves_and_presses(menu: Menu, source: str, down: Button, ok: Button) -> None:
    for button in (down, ok, down, ok):
        menu.handle(Press(source, button))
        menu.handle(Release(source, button))
    assert menu.pressed == ["b", "d"], "what is switched off is passed over"


def test_other_keys_of_a_block_do_nothing_in_menus(menu: Menu) -> None:
    for button in (Button.CELL_0, Button.CELL_2, Button.CELL_6, Button.CELL_8, Button.PREVIOUS, Button.NEXT):
        menu.handle(Press("keys-2", button))
    assert (menu.at, menu.pressed) == ("a", [])


@pytest.mark.parametrize("button", [Button.DRAW, Button.STOP, Button.BACK])
def test_the_draw_key_and_escape_go_back(house: Furnished, menu: Menu, button: Button) -> None:
    below = Menu(house)
    house.scenes.replace(below)
    house.scenes.push(menu)
    menu.handle(Press("keys-1", button))
    assert house.on_top() is below


@pytest.mark.parametrize("size", SIZES)
def test_a_click_hits_what_is_seen_at_every_size(house: Furnished, menu: Menu, size: tuple[int, int]) -> None:
    """Known fault 16: clicks miss at other window sizes."""
    house.resize(size)
    house.click(menu.middle("d"))
    house.click(menu.middle("b"), source="finger-2")
    assert menu.pressed == ["d", "b"]


def test_the_cursor_stays_where_it_was_at_another_size(house: Furnished, menu: Menu) -> None:
    house.press("keyboard", Button.DOWN)
    house.resize((800, 600))
    assert menu.at == "b"


def test_a_press_that_is_dragged_off_its_button_does_not_count(menu: Menu) -> None:
    menu.handle(Point(MOUSE, Phase.DOWN, menu.middle("a")))
    menu.handle(Point(MOUSE, Phase.MOVE, menu.middle("b")))
    menu.handle(Point(MOUSE, Phase.UP, menu.middle("b")))
    assert menu.pressed == []


def test_a_lift_without_a_press_does_not_count(menu: Menu) -> None:
    """Known fault 9: a button held since the page before presses nothing here."""
    menu.handle(Point(MOUSE, Phase.UP, menu.middle("a")))
    assert menu.pressed == []


def test_two_fingers_press_two_buttons(menu: Menu) -> None:
    menu.handle(Point("finger-1", Phase.DOWN, menu.middle("a")))
    menu.handle(Point("finger-2", Phase.DOWN, menu.middle("b")))
    menu.handle(Point("finger-2", Phase.UP, menu.middle("b")))
    menu.handle(Point("finger-1", Phase.UP, menu.middle("a")))
    assert menu.pressed == ["b", "a"]


def test_what_is_switched_off_cannot_be_pressed(menu: Menu) -> None:
    menu.handle(Point(MOUSE, Phase.DOWN, menu.middle("c")))
    menu.handle(Point(MOUSE, Phase.UP, menu.middle("c")))
    assert menu.pressed == []


def test_a_slider_follows_the_mouse_while_it_is_held(menu: Menu) -> None:
    slider = next(widget for widget in menu.widgets if widget.key == "music")
    menu.handle(Point(MOUSE, Phase.DOWN, slider.rect.center))
    menu.handle(Point(MOUSE, Phase.MOVE, slider.rect.midright))
    assert menu.volume == 1.0


def test_it_can_be_drawn_in_a_window_of_one_pixel(house: Furnished, menu: Menu) -> None:
    house.resize((1, 1))
    menu.draw(Canvas((1, 1)))
