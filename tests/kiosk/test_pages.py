"""The operator's pages and the visitors' chooser, by keys alone and by pointer alone."""

import csv
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from games.engine.inputs import KEYBOARD, Button, Move, Press, Seen
from games.engine.inputs import Kind as DeviceKind
from games.engine.page import Page
from games.engine.widgets import nearest
from games.kiosk.books import Event, Kind
from games.kiosk.chooser import Chooser, narrowed
from games.kiosk.config import Config, read
from games.kiosk.figures_page import EXPORT, FiguresPage
from games.kiosk.heart import EXIT_POWER_OFF, EXIT_RESTART
from games.kiosk.operator import Bindings, OperatorPage
from games.kiosk.pin_page import PinPage
from games.kiosk.setup_page import SetupPage
from games.kiosk.tests_page import Colours, TestsPage
from games.menus.devices_page import DevicesPage
from games.menus.lobby import Lobby
from tests.kiosk.place import Place, open_kiosk


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = open_kiosk(tmp_path)
    yield made
    made.close()


def shown(place: Place, kind: type[Page]) -> Page:
    """Return the page on top, which must be of a kind."""
    page = place.top
    assert isinstance(page, kind)
    return page


def press(place: Place, key: str) -> None:
    """Click on a widget of the page on top."""
    page = place.top
    assert isinstance(page, Page)
    page.layout()
    widget = next(widget for widget in page.widgets if widget.key == key)
    place.house.click(widget.rect.center)


def adjust(place: Place, key: str) -> None:
    """Go to the next value of a widget of the page on top."""
    page = place.top
    assert isinstance(page, Page)
    widget = next(widget for widget in page.widgets if widget.key == key)
    assert widget.on_adjust
    widget.on_adjust(1)


def walk(place: Place, key: str) -> None:
    """Reach a widget by the arrow keys alone, and press OK."""
    page = place.top
    assert isinstance(page, Page)
    for _ in range(60):
        if page.focused and page.focused.key == key:
            place.house.do(Press(KEYBOARD, Button.OK))
            return
        before = page.focused
        place.house.do(Press(KEYBOARD, Button.DOWN))
        if page.focused is before:
            place.house.do(Press(KEYBOARD, Button.RIGHT))
    raise AssertionError(f"{key} is not reached by arrows")


def reached(page: Page) -> set[str]:
    """Return the widgets that the cursor gets to by arrows; sideways ones change what can be changed."""
    found, waiting = set(), [page.widgets[0]]
    while waiting:
        widget = waiting.pop()
        if widget.key in found:
            continue
        found.add(widget.key)
        moves = [Move.UP, Move.DOWN, *([] if widget.on_adjust else [Move.LEFT, Move.RIGHT])]
        waiting += [nearest(page.widgets, widget, move) for move in moves]
    return found


@pytest.fixture
def desk_page(place: Place) -> OperatorPage:
    place.house.do(Press("keys-1", Button.CELL_4))
    page = OperatorPage(place.house, place.desk)
    place.house.enter(page)
    return page


@pytest.mark.parametrize("way", [press, walk])
@pytest.mark.parametrize(
    ("key", "kind"), [("tests", TestsPage), ("figures", FiguresPage), ("setup", SetupPage), ("controls", Bindings)]
)
@pytest.mark.usefixtures("desk_page")
def test_the_operator_reaches_every_page_and_comes_back(place: Place, key: str, kind: type[Page], way: object) -> None:
    (press if way is press else walk)(place, key)
    shown(place, kind)
    place.house.do(Press(KEYBOARD, Button.BACK))
    shown(place, OperatorPage)


@pytest.mark.parametrize(("key", "status"), [("restart", EXIT_RESTART), ("power_off", EXIT_POWER_OFF), ("end", 0)])
@pytest.mark.usefixtures("desk_page")
def test_an_ending_is_asked_once_more(place: Place, key: str, status: int) -> None:
    press(place, key)
    assert not place.ended
    press(place, key)
    assert place.ended == [status]


@pytest.mark.usefixtures("desk_page")
def test_what_is_wrong_is_told_to_the_operator_only(place: Place) -> None:
    place.house.complain("The disk sings.")
    assert "The disk sings." in place.desk.complaints()
    assert not place.house.notices._waiting


def test_a_pin_is_typed_with_keys_whatever_else_they_do(place: Place) -> None:
    """Key 2 goes back in every menu; here it is a digit. Return answers, and Backspace takes back a digit first."""
    opened: list[bool] = []
    place.desk.pin.change("2580")
    page = PinPage(place.house, place.desk, lambda: opened.append(True))
    place.house.enter(page)
    blocks = {"2": "keys-1", "5": "keys-2", "8": "keys-3"}
    for digit in "25":
        type_digit(place, digit, blocks)
    place.house.do(Press(KEYBOARD, Button.BACK))
    assert place.shows(page)
    for digit in "580":
        type_digit(place, digit, blocks)
    place.house.do(Press(KEYBOARD, Button.OK))
    assert opened


def type_digit(place: Place, digit: str, blocks: dict[str, str]) -> None:
    """Press a key of the digits' row, which draws a card in a block."""
    code = str(getattr(pygame, f"KSCAN_{digit}"))
    presses = [Press(blocks[digit], Button.DRAW)] if digit in blocks else []
    place.house.do(Seen("keyboard", DeviceKind.KEYBOARD, code, digit, down=True), *presses)


def test_figures_are_written_out_and_begun_anew(place: Place, desk_page: OperatorPage) -> None:
    assert desk_page is place.top
    place.books.count(Event.ROUND_FINISHED, Kind("tripolo", "match", 3, "de"))
    press(place, "figures")
    press(place, "export")
    rows = list(csv.reader((place.house.store.folder / EXPORT).read_text("utf-8").splitlines()))
    assert ["tripolo", "match", "3", "de", "1"] in [row[2:] for row in rows]
    press(place, "reset")
    assert place.books.total(Event.ROUND_FINISHED) == 1
    press(place, "reset")
    assert place.books.total(Event.ROUND_FINISHED) == 0


@pytest.mark.usefixtures("desk_page")
def test_a_changed_set_up_counts_at_once_and_after_a_restart(place: Place) -> None:
    press(place, "setup")
    press(place, "games.triqueta")
    press(place, "tab.times")
    adjust(place, "idle")
    folder = place.house.store.folder
    config, faults = read(folder / "kiosk.toml", folder / "kiosk-changes.toml")
    assert not faults
    assert config == place.desk.config
    assert (config.games, config.idle) == (("tripolo", "triominos"), 30)


@pytest.mark.usefixtures("desk_page")
def test_the_last_game_cannot_be_switched_off(place: Place) -> None:
    press(place, "setup")
    for key in ("tripolo", "triqueta", "triominos"):
        press(place, f"games.{key}")
    assert place.desk.config.games == ("triominos",)


@pytest.mark.usefixtures("desk_page")
def test_a_game_and_its_modes_are_switched_on_together(place: Place) -> None:
    press(place, "setup")
    press(place, "modes.triqueta.game")
    assert "triqueta" not in place.desk.config.games
    press(place, "games.triqueta")
    assert "triqueta" in place.desk.config.games
    assert "triqueta.game" in place.desk.config.modes
    press(place, "games.triominos")
    press(place, "modes.triominos.puzzle")
    press(place, "modes.triominos.puzzle")
    assert "triominos" in place.desk.config.games


@pytest.mark.usefixtures("desk_page")
def test_every_entry_of_the_set_up_is_reached_by_keys_and_explained(place: Place) -> None:
    press(place, "setup")
    page = place.top
    assert isinstance(page, SetupPage)
    told = set()
    for tab in ("offer", "times", "sound"):
        press(place, f"tab.{tab}")
        assert reached(page) == {widget.key for widget in page.widgets}
        for widget in page.widgets:
            page._at = widget.key
            told |= {page._about()} if not widget.key.startswith(("tab.", "back")) else set()
    assert len(told) == len(fields(Config)) - 1  # but for the command of power off; games and modes stand for many


@pytest.mark.usefixtures("desk_page")
def test_an_input_that_is_silent_for_long_is_named_first(place: Place) -> None:
    place.books.see({("keyboard", "q"): 3})
    press(place, "tests")
    assert [seen.button for seen in place.books.inputs()] == ["q"]
    press(place, "effect")
    press(place, "voice")
    assert {"win", "voice:ready"} <= set(place.house.sounds.heard)
    press(place, "devices")
    shown(place, DevicesPage)
    place.house.scenes.pop()
    press(place, "colours")
    assert isinstance(place.house.on_top(), Colours)
    for _ in range(6):
        place.house.do(Press(KEYBOARD, Button.OK))
    shown(place, TestsPage)


def test_visitors_choose_game_language_and_comfort(place: Place) -> None:
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    house.scenes.pop()
    shown(place, Chooser)
    press(place, "language.de")
    press(place, "letters")
    adjust(place, "text_size")
    assert (house.settings.language, house.settings.letters, house.settings.text_size) == ("de", True, "cabinet")
    before = house.settings.effects
    adjust(place, "volume")
    assert house.settings.effects == before + 1
    press(place, "game.triominos")
    assert isinstance(place.top, Lobby)


def test_only_the_modes_and_places_that_are_offered(place: Place) -> None:
    place.desk.change(modes=("tripolo.speed",), seats=4)
    from games import catalogue  # noqa: PLC0415 - beside the one line that needs it

    game = narrowed(catalogue.GAMES[0], place.desk.config)
    assert [(mode.key, mode.most) for mode in game.modes] == [("speed", 4)]
    assert game.most == 4
