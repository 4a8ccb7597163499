"""Names: while one is typed no key joins or plays; pads and fingers pick from a list."""

import pytest

from games.engine.inputs import KEYBOARD, Button, Edit, Edited, Input, Press, Typed
from games.engine.seats import NAME_LENGTH
from games.menus.lobby import Lobby
from tests.furnished import Furnished
from tests.menus.hands import MIDDLE, ONE, PAD_ONE, TWO, UP, click
from tests.menus.keys import key_down, key_up, text


def open_name(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0, UP, UP, MIDDLE)
    assert lobby._host.naming.seat == 0, "the name lies above the handicap"


def typed(house: Furnished, *inputs: Input) -> str:
    house.do(*inputs)
    return house.name(0)


@pytest.mark.parametrize(
    ("inputs", "name"),
    [
        ([Typed("Mira"), Edited(Edit.ENTER)], "Mira"),
        ([Typed("M"), Typed("ö"), Typed("x"), Edited(Edit.ERASE), Edited(Edit.ENTER)], "Mö"),
        ([Typed("Mira"), Edited(Edit.CANCEL)], "Fish"),
        ([Typed("   "), Edited(Edit.ENTER)], "Fish"),
        ([Typed("Fish"), Edited(Edit.ENTER)], "Fish"),
        ([Typed("A very long name indeed"), Edited(Edit.ENTER)], "A very long"),
        ([Edited(Edit.ERASE), Edited(Edit.ENTER)], "Fish"),
    ],
)
def test_a_name_is_typed_kept_or_put_back(house: Furnished, lobby: Lobby, inputs: list[Input], name: str) -> None:
    open_name(house, lobby)
    assert typed(house, *inputs) == name
    assert len(name) <= NAME_LENGTH
    assert lobby._host.naming.seat is None


def test_while_a_name_is_typed_no_key_joins_or_plays(house: Furnished, lobby: Lobby) -> None:
    open_name(house, lobby)
    letters = "rtuiq"  # they belong to all three blocks
    for letter in letters:
        house.do(*house.devices.read([key_down(letter), text(letter)], house.size))
    assert lobby._host.naming.text == letters
    assert len(house.seats.taken()) == 1
    house.do(Edited(Edit.ENTER))
    house.do(*house.devices.read([key_down("y")], house.size))
    assert [seat.source for seat in house.seats.humans()] == [ONE, TWO]


def test_the_key_that_opens_the_name_does_not_repeat_into_it(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0, UP, UP)
    house.do(*house.devices.read([key_down("s")], house.size))
    assert lobby._host.naming.seat == 0
    for _ in range(3):
        house.do(*house.devices.read([text("s")], house.size))
    assert lobby._host.naming.text == ""
    house.do(*house.devices.read([key_up("s"), key_down("s"), text("s"), text("s")], house.size))
    assert lobby._host.naming.text == "ss"


def test_only_one_name_is_typed_at_a_time(house: Furnished, lobby: Lobby) -> None:
    open_name(house, lobby)
    house.do(Typed("Mira"))
    house.seats.join(TWO)
    house.do()
    lobby.layout()
    click(house, lobby, "seat.1.name")
    assert house.seats[0].name == "Mira"
    assert lobby._host.naming.seat == 1


def test_nothing_starts_while_a_name_is_typed(house: Furnished, lobby: Lobby) -> None:
    house.press(TWO, Button.CELL_0, MIDDLE)
    open_name(house, lobby)
    lobby._host.set_ready(house.seats[0], on=True)
    house.wait(5)
    assert house.on_top() is lobby


def test_leaving_the_lobby_keeps_the_name_and_frees_the_keys(house: Furnished, lobby: Lobby) -> None:
    open_name(house, lobby)
    house.do(Typed("Mira"))
    click(house, lobby, "back")
    assert house.name(0) == "Mira"
    assert house.devices.read([key_down("r")], house.size) == [Press(TWO, Button.CELL_0)]


def test_a_pad_picks_an_animal(house: Furnished, lobby: Lobby) -> None:
    house.press(PAD_ONE, Button.OK, Button.UP, Button.UP)
    seat = house.seats.humans()[0]
    house.press(PAD_ONE, Button.RIGHT)
    assert house.name(seat.number) == "Badger"
    house.press(PAD_ONE, Button.LEFT, Button.LEFT)
    assert house.name(seat.number) == "Turtle"
    assert lobby._host.naming.seat is None


def test_a_finger_picks_an_animal_that_nobody_else_bears(house: Furnished, lobby: Lobby) -> None:
    for number in (0, 1):
        click(house, lobby, f"seat.{number}.free", "finger-1")
        click(house, lobby, f"seat.{number}.name", "finger-1")
    assert [house.name(0), house.name(1)] == ["Badger", "Bat"]


def test_a_keyboard_types_for_any_seat(house: Furnished, lobby: Lobby) -> None:
    house.press(PAD_ONE, Button.OK)
    number = house.seats.humans()[0].number
    lobby._host.focus.put(KEYBOARD, f"seat.{number}.name")
    house.press(KEYBOARD, Button.OK)
    house.do(Typed("Lou"), Edited(Edit.ENTER))
    assert house.name(number) == "Lou"
