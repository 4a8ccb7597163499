"""How to play: the choice between trying and reading, and the ways from a lesson to the game."""

from dataclasses import replace

import pytest

from games import catalogue
from games.engine.guided import Guided
from games.engine.guided_pages import Finished, Paused
from games.engine.inputs import BLOCKS, FINGER, KEYBOARD, MOUSE, TOUCH, Button
from games.engine.page import Page
from games.menus.how_to_play import HowToPlay
from games.menus.lobby import Lobby
from games.menus.rules_page import RulesPage
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus.stub_game import GAME as STUB

BLOCK = BLOCKS[0]
BETWEEN = 1.0  # seconds in which a page that has just come takes no press


def opened(house: Furnished, *games: catalogue.Game) -> HowToPlay:
    house.enter(Title(house))
    page = HowToPlay(house, games or catalogue.GAMES)
    house.enter(page)
    return page


def lesson_of(house: Furnished) -> Guided:
    lesson = house.on_top()
    assert isinstance(lesson, Guided)
    return lesson


def click_widget(house: Furnished, page: Page, key: str, source: str = MOUSE) -> None:
    house.click(next(widget.rect.center for widget in page.widgets if widget.key == key), source)


def finish(house: Furnished) -> None:
    """Skip everything to the end of a lesson."""
    lesson = lesson_of(house)
    for _ in range(60 * len(lesson.steps)):
        if house.on_top() is not lesson:
            break
        lesson.skip()
        house.wait(0.3)
    assert isinstance(house.on_top(), Finished)
    house.wait(BETWEEN)


@pytest.mark.parametrize("number", range(len(catalogue.GAMES)))
def test_each_game_can_be_tried_and_leads_to_its_lobby_with_the_device_at_a_place(
    house: Furnished, number: int
) -> None:
    opened(house)
    house.press(KEYBOARD, Button.UP, *[Button.RIGHT] * number, Button.DOWN, Button.LEFT, Button.OK)
    assert lesson_of(house).game == catalogue.GAMES[number].key
    house.press(BLOCK, Button.CELL_0)
    finish(house)
    house.press(BLOCK, Button.CELL_4)
    lobby = house.on_top()
    assert isinstance(lobby, Lobby)
    assert lobby.music == catalogue.GAMES[number].key
    assert [seat.source for seat in house.seats.humans()] == [BLOCK]


def test_from_a_lobby_playing_leads_back_to_it(house: Furnished) -> None:
    house.enter(Title(house))
    lobby = Lobby(house, catalogue.GAMES[0])
    house.enter(lobby)
    lobby._deeds.lesson()
    house.press(KEYBOARD, Button.OK)
    house.click((640, 600), f"{FINGER}2")
    assert lesson_of(house).source == f"{TOUCH}0"
    finish(house)
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is lobby
    assert [seat.source for seat in house.seats.humans()] == [f"{TOUCH}{seat.number}" for seat in house.seats.humans()]


def test_the_rules_are_the_other_choice(house: Furnished) -> None:
    page = opened(house)
    click_widget(house, page, "rules")
    assert isinstance(house.on_top(), RulesPage)


def test_a_game_without_a_lesson_offers_the_rules_alone(house: Furnished) -> None:
    page = opened(house, replace(STUB, guided=""))
    assert "try" not in {widget.key for widget in page.widgets}


def test_arrows_are_told_to_take_a_block(house: Furnished) -> None:
    opened(house)
    house.press(KEYBOARD, Button.OK, Button.OK)
    lesson = lesson_of(house)
    assert lesson.note == house.words("guided.block")
    assert not lesson.source


def choose_entry(house: Furnished, source: str, number: int) -> None:
    """Open the menu of the lesson and choose an entry."""
    house.press(source, Button.STOP)
    assert isinstance(house.on_top(), Paused)
    house.wait(BETWEEN)
    house.press(source, *[Button.DOWN] * number, Button.OK)


@pytest.mark.parametrize("source", [KEYBOARD, "pad-0"])
def test_the_menu_opens_by_stop_and_skips_begins_anew_and_leaves(house: Furnished, source: str) -> None:
    page = opened(house)
    house.press(KEYBOARD, Button.OK)
    house.press("pad-0", Button.OK)
    lesson = lesson_of(house)
    choose_entry(house, source, 1)
    house.wait(0.1)
    assert lesson.shown
    choose_entry(house, source, 2)
    assert house.on_top() is not lesson
    assert lesson_of(house).source == "pad-0", "the same device begins anew"
    choose_entry(house, source, 3)
    assert house.on_top() is page


def test_the_mouse_skips_and_opens_the_menu_above_the_table(house: Furnished) -> None:
    opened(house)
    house.press(KEYBOARD, Button.OK)
    lesson = lesson_of(house)
    house.click((640, 600))
    buttons = {button.key: button.rect.center for button in lesson._band._buttons}
    house.click(buttons["skip"])
    house.wait(0.1)
    assert lesson.shown
    house.click(buttons["menu"])
    assert isinstance(house.on_top(), Paused)


@pytest.mark.parametrize("size", [(1, 1), (3, 900), (900, 3)])
@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.key)
def test_what_is_to_be_read_is_drawn_in_odd_windows_too(
    house: Furnished, game: catalogue.Game, size: tuple[int, int]
) -> None:
    house.enter(RulesPage(house, [game]))
    house.resize(size)
    for _ in game.lesson_pages():
        assert house.picture().get_size() == size
        house.press(KEYBOARD, Button.OK)
