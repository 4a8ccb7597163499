"""Names that are remembered: offered in the lobby to every device, and given back to the device that had them."""

import pytest

from games.engine.guests import Guests
from games.engine.inputs import BLOCKS, MOUSE, Button, Edit, Edited, Input, Phase, Point, Press, Typed
from games.menus.lobby import Lobby
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus.hands import MIDDLE, ONE, PAD_ONE, RIGHT, TWO, begin, click, widget
from tests.menus.stub_game import GAME


@pytest.fixture
def _remembered(house: Furnished) -> None:
    for name in ("Bo", "Ada"):
        Guests(house.records).took([name])


def again(house: Furnished) -> Lobby:
    """Leave all places and pages, as a restart does, and open the lobby anew."""
    house.scenes.clear()
    for seat in house.seats.places:
        seat.clear()
    house.enter(Title(house))
    lobby = Lobby(house, GAME)
    house.enter(lobby)
    return lobby


@pytest.mark.usefixtures("_remembered")
@pytest.mark.parametrize(("source", "button"), [(ONE, RIGHT), (PAD_ONE, Button.RIGHT)])
def test_right_offers_remembered_names_the_latest_first(
    house: Furnished, lobby: Lobby, source: str, button: Button
) -> None:
    house.press(source, Button.CELL_0 if source in BLOCKS else Button.OK)
    seat = house.seats.humans()[0]
    lobby._host.focus.put(source, f"seat.{seat.number}.name")
    names = []
    for _ in range(3):
        house.press(source, button)
        names.append(seat.name)
    assert names == ["Ada", "Bo", "Badger"], "animals follow"


@pytest.mark.usefixtures("_remembered")
@pytest.mark.parametrize(("given", "name"), [(-1, "Ada"), (-2, "Bo")], ids=["one step", "two steps"])
def test_the_wheel_offers_them_too(house: Furnished, lobby: Lobby, given: int, name: str) -> None:
    click(house, lobby, "seat.0.free")
    house.do(Point(MOUSE, Phase.WHEEL, widget(lobby, "seat.0.name").rect.center, given))
    assert house.name(0) == name


@pytest.mark.usefixtures("_remembered")
def test_a_finger_gets_the_next_one_by_each_tap(house: Furnished, lobby: Lobby) -> None:
    click(house, lobby, "seat.0.free", "finger-1")
    for name in ("Ada", "Bo"):
        click(house, lobby, "seat.0.name", "finger-1")
        assert house.name(0) == name


@pytest.mark.usefixtures("_remembered")
def test_a_name_that_somebody_bears_is_not_offered_to_others(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    house.press(TWO, Button.CELL_0)
    house.seats[0].name = "Ada"
    lobby._host.naming.pick(1, 1)
    assert house.name(1) == "Bo"


def test_a_name_typed_once_comes_back_with_its_device_and_handicap(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    click(house, lobby, "seat.0.name")
    house.do(Typed("Mira"), Edited(Edit.ENTER))
    house.seats[0].extra = 3
    again(house)
    house.press(TWO, Button.CELL_0)
    house.press(ONE, Button.CELL_0)
    assert {seat.source: (seat.name, seat.extra) for seat in house.seats.humans()} == {TWO: ("", 0), ONE: ("Mira", 3)}
    assert Guests(house.records).names(5) == ["Mira"]


def test_a_name_that_another_one_bears_now_does_not_come_back(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    house.seats[0].name = "Mira"
    assert lobby is not again(house)
    house.press(TWO, Button.CELL_0)
    house.seats[0].name = "Mira"
    house.press(ONE, Button.CELL_0)
    assert house.seats[1].name == ""


@pytest.mark.usefixtures("lobby")
def test_a_picked_name_is_remembered_when_its_game_begins(house: Furnished) -> None:
    house.press(ONE, Button.CELL_0)
    house.seats[0].name = "Otter"
    house.press(ONE, MIDDLE)
    assert Guests(house.records).names(5) == []
    begin(house, TWO)
    assert Guests(house.records).names(5) == ["Otter"]


@pytest.mark.parametrize("letter", ["水", "Ж", "🦊", "\u0301"])
def test_letters_that_the_typeface_lacks_are_refused_in_words(house: Furnished, lobby: Lobby, letter: str) -> None:
    house.press(ONE, Button.CELL_0)
    click(house, lobby, "seat.0.name")
    given: list[Input] = [Typed("Lo"), Typed(letter), Edited(Edit.ENTER)]
    house.do(*given)
    assert house.name(0) == "Lo"
    assert house.words("lobby.letter") in house.notices._waiting


def test_control_characters_are_no_letters(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    click(house, lobby, "seat.0.name")
    house.do(Typed("L\tou"), Press(TWO, Button.CELL_0), Edited(Edit.ENTER))
    assert (house.name(0), house.notices._waiting) == ("Lou", [])
