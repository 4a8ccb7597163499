"""The lobby: cursors, handicaps, computers, modes, and the start."""

from dataclasses import replace

import pytest

from games.catalogue import Option
from games.engine.inputs import KEYBOARD, MOUSE, Button, Happened, Move, News, Phase, Point, Press
from games.engine.settings import Settings
from games.menus import table
from games.menus.choices import Choices
from games.menus.how_to_play import HowToPlay
from games.menus.lobby import Lobby
from games.menus.lobby_cursors import onward
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus.hands import DOWN, DRAW, LEFT, MIDDLE, ONE, PAD_ONE, RIGHT, THREE, TWO, UP, begin, click, widget
from tests.menus.stub_game import GAME, StubScene

pytestmark = pytest.mark.usefixtures("lobby")


@pytest.mark.parametrize("sources", [(ONE, TWO), (PAD_ONE, "pad-1")])
def test_all_ready_starts_after_a_count_of_three(house: Furnished, sources: tuple[str, ...]) -> None:
    scene = begin(house, *sources)
    assert scene.plan.mode == "match"
    assert scene.plan.options == {"pace": "usual", "lock": "1", "balance": "off"}


def test_mouse_alone_starts_against_a_computer(house: Furnished, lobby: Lobby) -> None:
    for key in ("seat.0.free", "computer", "seat.0.ready"):
        click(house, lobby, key)
    house.wait(3.1)
    assert isinstance(house.on_top(), StubScene)


def test_fingers_alone_start(house: Furnished, lobby: Lobby) -> None:
    for key in ("seat.0.free", "seat.1.free", "seat.0.ready", "seat.1.ready"):
        click(house, lobby, key, "finger-3")
    house.wait(3.1)
    assert isinstance(house.on_top(), StubScene)


def test_a_keyboard_block_alone_starts_against_a_computer(house: Furnished, lobby: Lobby) -> None:
    # From the own place over to the panel, down its choices to the computers, and back to the place.
    house.press(ONE, Button.CELL_0, RIGHT)
    while not lobby.cursors.is_on(lobby._widgets, house.seats[0], "computer"):
        house.press(ONE, DOWN)
    house.press(ONE, MIDDLE)
    assert [seat.level for seat in house.seats.taken()] == [None, 1]
    house.press(ONE, LEFT, MIDDLE)
    house.wait(3.1)
    assert isinstance(house.on_top(), StubScene)


def test_not_ready_stops_the_count(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    house.press(TWO, Button.CELL_0)
    house.press(ONE, MIDDLE)
    house.press(TWO, MIDDLE)
    house.wait(2.9)
    house.press(TWO, DRAW)
    house.wait(5)
    assert house.on_top() is lobby


def test_a_newcomer_stops_the_count(house: Furnished, lobby: Lobby) -> None:
    for source in (ONE, TWO):
        house.press(source, Button.CELL_0, MIDDLE)
    house.wait(1)
    house.press(THREE, Button.CELL_0)
    house.wait(5)
    assert house.on_top() is lobby


def test_without_the_focus_nothing_starts(house: Furnished, lobby: Lobby) -> None:
    for source in (ONE, TWO):
        house.press(source, Button.CELL_0, MIDDLE)
    house.do(Happened(News.FOCUS_LOST))
    house.wait(5)
    assert house.on_top() is lobby
    house.do(Happened(News.FOCUS_GAINED))
    house.wait(3.1)
    assert isinstance(house.on_top(), StubScene)


def test_what_is_missing_is_said(house: Furnished, lobby: Lobby) -> None:
    said = [lobby._missing()]
    lobby._host.fill()
    said.append(lobby._missing())
    house.press(ONE, Button.CELL_0)
    said.append(lobby._missing())
    house.seats[5].clear()
    said.append(lobby._missing())
    words = house.words
    wanted = ["lobby.nobody", "lobby.no_human", "lobby.press_ready", "lobby.too_few"]
    assert said == [words(key, fewest=2, most=6) for key in wanted]


def test_who_has_no_key_is_told_of_the_button_as_well(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    click(house, lobby, "seat.1.free")
    assert lobby._missing() == house.words("lobby.press_ready_mixed")
    house.press(ONE, MIDDLE)
    assert lobby._missing() == house.words("lobby.press_ready_pointer")


def test_handicaps_for_which_the_cards_do_not_last_are_refused(house: Furnished, lobby: Lobby) -> None:
    for source in (ONE, TWO, THREE, PAD_ONE, "pad-1", "pad-2"):
        house.press(source, Button.CELL_0, MIDDLE)
    for number, seat in enumerate(house.seats.places):
        seat.extra = 8 if number else -4
    house.wait(5)
    assert lobby._missing() == house.words("lobby.handicaps")
    assert house.on_top() is lobby


def test_computers_alone_do_not_play(house: Furnished, lobby: Lobby) -> None:
    lobby._host.fill()
    lobby._host.fill()
    house.wait(5)
    assert house.on_top() is lobby


def test_coming_back_keeps_the_seats_but_nobody_is_ready(house: Furnished, lobby: Lobby) -> None:
    begin(house, ONE, TWO)
    house.scenes.pop()
    assert [(seat.source, seat.ready) for seat in house.seats.humans()] == [(ONE, False), (TWO, False)]
    house.wait(5)
    assert house.on_top() is lobby


def test_two_cursors_move_in_one_tick_without_touching_each_other(house: Furnished, lobby: Lobby) -> None:
    house.do(Press(ONE, Button.CELL_0), Press(TWO, Button.CELL_0))
    house.do(Press(ONE, UP), Press(TWO, MIDDLE))
    assert not house.seats[0].ready
    assert house.seats[1].ready
    assert lobby.cursors.is_on(lobby._widgets, house.seats[0], "seat.0.extra")
    assert lobby.cursors.is_on(lobby._widgets, house.seats[1], "seat.1.ready")


def test_a_handicap_is_changed_by_left_and_right_within_its_range(house: Furnished) -> None:
    house.press(ONE, Button.CELL_0, UP, RIGHT, RIGHT)
    assert house.seats[0].extra == 2
    house.press(ONE, *[LEFT] * 20)
    assert house.seats[0].extra == -4


def test_a_cursor_reaches_no_place_of_another_person(house: Furnished, lobby: Lobby) -> None:
    house.do(Press(ONE, Button.CELL_0), Press(TWO, Button.CELL_0))
    lobby._host.fill()
    house.do()
    owners = {
        widget.key.split(".")[1]
        for widget in lobby.cursors.reach(lobby._widgets, house.seats[0])
        if widget.key.startswith("seat.")
    }
    assert owners == {"0", "5"}


@pytest.mark.parametrize("buttons", [[Button.CELL_0, Button.CELL_2, Button.CELL_6, Button.CELL_8]])
def test_the_other_keys_of_a_block_do_nothing(house: Furnished, lobby: Lobby, buttons: list[Button]) -> None:
    house.press(ONE, Button.CELL_0)
    house.press(ONE, *buttons, Button.PREVIOUS, Button.NEXT)
    assert lobby.cursors.is_on(lobby._widgets, house.seats[0], "seat.0.ready")
    assert not house.seats[0].ready


def test_the_first_press_of_the_house_keys_only_shows_their_cursor(house: Furnished, lobby: Lobby) -> None:
    house.press(KEYBOARD, Button.OK)
    assert not house.seats.taken()
    house.press(KEYBOARD, Button.OK)
    assert len(house.seats.taken()) == 1
    assert lobby.cursors.rings(lobby._widgets, "computer")


def test_the_keyboard_sets_a_computer_and_its_level(house: Furnished, lobby: Lobby) -> None:
    lobby._host.focus.put(KEYBOARD, "seat.3.free")
    house.press(KEYBOARD, Button.OK)
    lobby._host.focus.put(KEYBOARD, "seat.3.level")
    house.press(KEYBOARD, *[Button.RIGHT] * 9)
    assert house.seats[3].level == 4
    house.press(KEYBOARD, *[Button.LEFT] * 9)
    assert house.seats[3].level == 0


def test_the_mode_and_its_options_go_into_the_plan(house: Furnished, lobby: Lobby) -> None:
    lobby._host.focus.put(KEYBOARD, "mode")
    house.press(KEYBOARD, Button.RIGHT, Button.DOWN, Button.DOWN, Button.RIGHT, Button.OK)
    plan = begin(house, ONE, TWO).plan
    assert (plan.mode, plan.options["lock"]) == ("speed", "2")


@pytest.mark.parametrize("pointer", [MOUSE, "finger-3"])
def test_an_arrow_of_a_choice_goes_its_way(house: Furnished, lobby: Lobby, pointer: str) -> None:
    lock = next(option for option in GAME.options if option.key == "lock")
    assert lock.values == ("1", "0", "2", "3")
    place = widget(lobby, "option.lock").rect
    house.click((place.left + 20, place.centery), pointer)
    assert lobby._choices.value(lock) == "3"
    house.click((place.right - 20, place.centery), pointer)
    house.click((place.right - 20, place.centery), pointer)
    assert lobby._choices.value(lock) == "0"


def test_a_choice_under_a_cursor_or_a_pointer_is_explained(house: Furnished, lobby: Lobby) -> None:
    def said() -> str:
        return table.explained(house, GAME, lobby._choices, lobby._hands.explained)

    house.press(ONE, Button.CELL_0)
    assert said() == house.words("tripolo.mode.match.about")
    lobby._host.focus.put(ONE, "mode")
    house.press(ONE, DOWN, DOWN)
    assert said() == house.words("tripolo.option.lock.about.1")
    house.press(ONE, RIGHT)
    assert said() == house.words("tripolo.option.lock.about.0")
    house.do(Point(MOUSE, Phase.MOVE, widget(lobby, "mode").rect.center))
    assert said() == house.words("tripolo.mode.match.about")


def test_from_the_places_to_the_panel_and_back_for_every_seat(house: Furnished, lobby: Lobby) -> None:
    for source in (ONE, TWO, THREE, PAD_ONE, "pad-1", "pad-2"):
        house.press(source, Button.CELL_0)
    for seat in house.seats.humans():
        reach = lobby.cursors.reach(lobby._widgets, seat)
        start = next(each for each in reach if each.key == f"seat.{seat.number}.ready")
        choice = onward(reach, start, Move.RIGHT)
        assert choice.key == "mode" or choice.key.startswith("option."), f"seat {seat.number}"
        while (below := onward(reach, choice, Move.DOWN)).key.startswith("option"):
            choice = below
        assert below.key.startswith(f"seat.{seat.number}."), f"seat {seat.number}"


def test_an_option_that_means_nothing_with_another_is_left_out() -> None:
    wait, level = Option("wait", ("1", "0"), unless=("level", "slow")), Option("level", ("usual", "slow"))
    choices = Choices(replace(GAME, options=(wait, level)), Settings())
    assert choices.plan.options == {"wait": "1", "level": "usual"}
    choices.step(level, -1)
    assert choices.plan.options == {"level": "slow"}


def test_the_family_level_asks_for_no_lock(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "option.pace")
    assert [each.key for each in lobby._widgets if each.key.startswith("option.")] == ["option.pace", "option.balance"]


def test_the_solo_mode_is_for_the_first_who_is_ready(house: Furnished, lobby: Lobby) -> None:
    lobby._deeds.step_mode()
    lobby._deeds.step_mode()
    house.press(ONE, Button.CELL_0)
    house.press(TWO, Button.CELL_0)
    house.do(Press(TWO, MIDDLE), Press(ONE, MIDDLE))
    house.wait(3.1)
    scene = house.on_top()
    assert isinstance(scene, StubScene)
    assert scene.ready_at_start == [1]


def test_colour_letters_are_switched_on_the_lobby_itself(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "letters")
    assert house.settings.letters
    assert "letters = true" in (house.store.folder / "settings.toml").read_text()


def test_escape_goes_back_to_the_title_and_how_to_play_returns(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "lesson")
    assert isinstance(house.on_top(), HowToPlay)
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is lobby
    house.press(KEYBOARD, Button.STOP)
    assert isinstance(house.on_top(), Title)


def test_a_right_click_goes_back_like_the_draw_key(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "seat.2.free")
    click(house, lobby, "seat.2.ready")
    house.do(Point(MOUSE, Phase.SECOND, (5, 5)))
    assert not house.seats[2].ready
    house.do(Point(MOUSE, Phase.SECOND, (5, 5)))
    assert house.seats[2].is_free


def test_seats_of_another_game_take_on_what_this_one_offers(house: Furnished) -> None:
    """Five levels of computers and handicaps in one game, three and none in another."""
    house.seats.add_computer(4, 5)
    house.seats[0].source, house.seats[0].extra = "keys-1", 8
    house.enter(Lobby(house, replace(GAME, levels=3, fewest_extra=0, most_extra=0)))
    assert house.seats[5].level == 2
    assert house.seats[0].extra == 0


def test_the_wait_after_a_wrong_card_begins_as_it_was_set(house: Furnished) -> None:
    house.change("penalty", "3")
    assert Choices(GAME, house.settings).plan.options["lock"] == "3"
