"""Changing controls by pressing: kept by device, clashes refused in words, left half-way without harm (fault 11)."""

import pygame
import pytest

from games.engine import settings as settings_file
from games.engine.bindings import HOUSE_CONTROLS, KEY_CODES, Bindings, effective
from games.engine.house import SETTINGS_FILE
from games.engine.inputs import KEYBOARD, Button, Happened, Kind, News, Phase, Point, Press, Seen
from games.menus.controls_page import WAITS, ControlsPage
from games.menus.pad_page import PadPage
from tests.engine.events import fake_pad, key
from tests.furnished import Furnished

S, P = pygame.KSCAN_S, pygame.KSCAN_P


def asking(house: Furnished, control: str = "keys-1.cell_4") -> ControlsPage:
    """Open the page, or stay on it, go to the part that has a control, and choose that."""
    page = house.on_top()
    if not isinstance(page, ControlsPage):
        page = ControlsPage(house)
        house.enter(page)
    while control not in {each.key for each in page.widgets}:
        page._step(1)
        page.layout()
    widget = next(each for each in page.widgets if each.key == control)
    house.click(widget.rect.center)
    assert page._asked == control
    return page


def tap(house: Furnished, scancode: int) -> None:
    """Press a real key within one tick and let it go in the next."""
    house.do(*house.devices.read([key(scancode)], house.size))
    house.do(*house.devices.read([key(scancode, down=False)], house.size))


def means(house: Furnished, scancode: int) -> object:
    """Return what a key is bound to."""
    return house.devices.bindings.key("keyboard", scancode)


def test_a_pressed_key_is_bound_kept_and_shown(house: Furnished) -> None:
    page = asking(house)
    tap(house, P)
    assert means(house, P) == ("keys-1", Button.CELL_4)
    assert means(house, S) is None
    assert house.devices.labels.block("keys-1")[4] == "P"
    assert house.on_top() is page, "the key that was the answer does nothing else"
    kept, _ = settings_file.read(house.store.folder / SETTINGS_FILE)
    assert kept.controls == {"keyboard": {"keys-1.cell_4": str(P)}}
    assert Bindings(kept.controls).key("keyboard", P) == ("keys-1", Button.CELL_4)


def test_a_clash_is_refused_in_words_and_changes_nothing(house: Furnished) -> None:
    """Known fault 11: two seats get the same key."""
    page = asking(house)
    tap(house, pygame.KSCAN_K)
    assert "K" in page._told
    assert "UIO" in page._told, "and says whose it is"
    assert means(house, S) == ("keys-1", Button.CELL_4)
    assert means(house, pygame.KSCAN_K) == ("keys-3", Button.CELL_4)
    assert not house.devices.bindings.changed


@pytest.mark.parametrize("scancode", [pygame.KSCAN_RETURN, pygame.KSCAN_UP, pygame.KSCAN_SPACE])
def test_the_keys_that_lead_through_menus_are_not_given_away(house: Furnished, scancode: int) -> None:
    """Known fault 11: a program that cannot be left."""
    page = asking(house)
    tap(house, scancode)
    assert house.words("controls.menus") in page._told
    assert means(house, S) == ("keys-1", Button.CELL_4)
    bound = house.devices.bindings.key("keyboard", scancode)
    assert bound is not None
    assert bound[0] == KEYBOARD


@pytest.mark.parametrize("control", HOUSE_CONTROLS)
def test_every_key_of_the_menus_can_be_changed(house: Furnished, control: str) -> None:
    asking(house, control)
    tap(house, P)
    button = Button[control.partition(".")[2].upper()]
    assert means(house, P) == (KEYBOARD, button)
    others = [bound for code, bound in KEY_CODES.items() if bound == control and means(house, int(code))]
    assert not others, "it is the only key of the control now"
    assert house.settings.controls == {"keyboard": {control: str(P)}}


def test_a_key_that_the_menus_gave_up_is_free_for_a_block(house: Furnished) -> None:
    asking(house, "keyboard.ok")
    tap(house, P)
    asking(house)
    tap(house, pygame.KSCAN_SPACE)
    assert means(house, pygame.KSCAN_SPACE) == ("keys-1", Button.CELL_4)


def test_the_way_out_moves_with_its_key_and_is_never_lost(house: Furnished) -> None:
    """Known fault 11: a program that cannot be left."""
    asking(house, "keyboard.stop")
    tap(house, P)
    page = asking(house)
    tap(house, P)
    assert not page._asked, "the new stop key gives up"
    assert means(house, P) == (KEYBOARD, Button.STOP)
    asking(house)
    tap(house, pygame.KSCAN_ESCAPE)
    assert means(house, pygame.KSCAN_ESCAPE) == ("keys-1", Button.CELL_4)
    tap(house, P)
    assert house.on_top() is None, "and leaves the page"


def test_one_key_of_several_can_be_made_the_only_one(house: Furnished) -> None:
    asking(house, "keyboard.ok")
    tap(house, pygame.KSCAN_SPACE)
    assert means(house, pygame.KSCAN_SPACE) == (KEYBOARD, Button.OK)
    assert means(house, pygame.KSCAN_RETURN) is None


@pytest.mark.parametrize("code", ["", "q", "-4", "9" * 5000])
@pytest.mark.parametrize("control", HOUSE_CONTROLS)
def test_a_damaged_file_takes_no_key_of_the_menus_away(control: str, code: str) -> None:
    assert effective(KEY_CODES, {control: code}) == KEY_CODES


@pytest.mark.parametrize("scancode", [pygame.KSCAN_LSHIFT, pygame.KSCAN_F11, pygame.KSCAN_RALT])
def test_keys_of_the_system_are_refused(house: Furnished, scancode: int) -> None:
    """Known fault 6: Shift opens the dialog of sticky keys in the middle of a game."""
    page = asking(house)
    tap(house, scancode)
    assert page._told
    assert house.devices.bindings.key("keyboard", scancode) is None
    assert not house.devices.bindings.changed


def test_a_key_may_keep_its_own_control(house: Furnished) -> None:
    page = asking(house)
    tap(house, S)
    assert not page._asked
    assert means(house, S) == ("keys-1", Button.CELL_4)


@pytest.mark.parametrize("how", ["escape", "focus", "waiting", "back"])
def test_it_ends_half_way_without_harm(house: Furnished, how: str) -> None:
    page = asking(house)
    if how == "escape":
        tap(house, pygame.KSCAN_ESCAPE)
    elif how == "focus":
        house.do(Happened(News.FOCUS_LOST))
    elif how == "waiting":
        house.wait(WAITS / 120)
    else:
        house.click(next(each for each in page.widgets if each.key == "back").rect.center)
    assert not page._asked
    assert not house.devices.bindings.changed
    assert (house.on_top() is page) is (how != "back")
    tap(house, P)
    assert means(house, P) is None, "a late press is no answer"


def test_the_defaults_come_back(house: Furnished) -> None:
    page = asking(house)
    tap(house, P)
    house.click(next(each for each in page.widgets if each.key == "defaults").rect.center)
    assert means(house, S) == ("keys-1", Button.CELL_4)
    assert means(house, P) is None
    assert house.settings.controls == {}


def test_a_press_of_another_device_is_no_answer(house: Furnished) -> None:
    page = asking(house)
    house.do(Seen("pad 1", Kind.PAD, "b3", "b3", down=True))
    assert page._asked


def test_the_buttons_of_a_mouse_can_be_swapped_one_after_the_other(house: Furnished) -> None:
    bindings = house.devices.bindings
    codes = {"1": "point", "3": "draw"}
    assert bindings.bind("mouse", codes, "point", "3") == "draw"
    assert bindings.bind("mouse", codes, "draw", "2") == ""
    assert bindings.bind("mouse", codes, "point", "3") == ""
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3, touch=False)
    assert house.devices.read([down], house.size) == [Point("mouse", Phase.DOWN, (5, 5))]


@pytest.mark.parametrize(
    "damaged",
    [
        {"keys-1.cell_4": str(pygame.KSCAN_K)},
        {"keys-1.cell_4": str(P), "keys-1.cell_5": str(P)},
        {"keys-1.cell_4": str(pygame.KSCAN_ESCAPE)},
        {"no.such_thing": "4"},
    ],
)
def test_a_damaged_table_does_not_count(damaged: dict[str, str]) -> None:
    assert effective(KEY_CODES, damaged) == KEY_CODES


@pytest.mark.parametrize("code", ["q", "", "9" * 5000, "-4", "b3"])
def test_a_code_of_no_key_leaves_only_that_control_without_one(code: str) -> None:
    bindings = Bindings({"keyboard": {"keys-1.cell_4": code}})
    assert bindings.key("keyboard", S) is None
    assert bindings.key("keyboard", pygame.KSCAN_D) == ("keys-1", Button.CELL_5)
    assert len(bindings.block("keyboard", "keys-1")) == 12


def test_an_unknown_pad_is_shown_button_by_button_and_kept_by_its_model(house: Furnished) -> None:
    pad = fake_pad()
    house.enter(PadPage(house, pad))
    for code in ("b7", "b7", "b3", "b1", "b2", "b9", "h0.1", "a1+", "a0-"):
        house.do(Seen(pad.device, Kind.PAD, code, code, down=True))
    assert house.on_top() is not None
    house.do(Seen(pad.device, Kind.PAD, "a0+", "a0+", down=True))
    assert house.on_top() is None, "that was the last one"
    table = house.devices.bindings.table(pad.device, pad.defaults)
    assert table == {
        "b7": "ok",
        "b3": "draw",
        "b1": "previous",
        "b2": "next",
        "b9": "stop",
        "h0.1": "up",
        "a1+": "down",
        "a0-": "left",
        "a0+": "right",
    }
    assert house.settings.controls[pad.device]["ok"] == "b7"


@pytest.mark.parametrize("how", ["escape", "focus", "waiting"])
def test_showing_a_pad_half_way_changes_nothing(house: Furnished, how: str) -> None:
    house.enter(PadPage(house, fake_pad()))
    house.do(Seen("pad 1", Kind.PAD, "b7", "b7", down=True))
    if how == "escape":
        house.do(Press(KEYBOARD, Button.STOP))
    elif how == "focus":
        house.do(Happened(News.FOCUS_LOST))
    else:
        house.wait(13)
    assert house.on_top() is None
    assert not house.devices.bindings.changed
