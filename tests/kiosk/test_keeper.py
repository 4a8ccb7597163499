"""The keeper: waking, idleness, empty places, latecomers, and everything put back as it was."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import catalogue
from games.core.log import read
from games.engine.clock import SECOND, TICK_RATE
from games.engine.inputs import (
    KEYBOARD,
    Button,
    DeviceFound,
    Happened,
    Input,
    Kind,
    News,
    Phase,
    Point,
    Press,
    Release,
    Seen,
    Typed,
)
from games.engine.scene import Scene
from games.engine.stop_menu import StopMenu
from games.kiosk.books import Event
from games.kiosk.chooser import Chooser
from games.kiosk.idle import COUNTDOWN
from games.kiosk.operator import OperatorPage
from games.kiosk.pin_page import PinPage
from games.kiosk.visitors import Visitors
from games.menus.lobby import Lobby
from games.menus.results import Results
from games.tripolo.scene import TripoloScene
from games.triqueta.scene import TriquetaScene
from games.turnbased.first import AskFirst
from tests.kiosk.place import Place, open_kiosk

IDLE = 20  # seconds, as set up
INPUTS: dict[str, Input] = {
    "a key of a block": Press("keys-1", Button.CELL_4),
    "another block": Press("keys-3", Button.DRAW),
    "a key of the menus": Press(KEYBOARD, Button.UP),
    "an unbound key": Seen("keyboard", Kind.KEYBOARD, "f7", "F7", down=True),
    "a second keyboard": Press("keys-2@2", Button.CELL_0),
    "a mouse that moves": Point("mouse", Phase.MOVE, (50, 60)),
    "a mouse button": Point("mouse@2", Phase.DOWN, (50, 60)),
    "the wheel": Point("mouse", Phase.WHEEL, (50, 60), 1),
    "a finger": Point("finger-4", Phase.DOWN, (300, 200)),
    "a pad": Press("pad-0", Button.OK),
    "a pad's unbound button": Seen("pad 03000000", Kind.PAD, "b9", "9", down=True),
}
NO_INPUTS: dict[str, Input] = {
    "a key that is let go": Release("keys-1", Button.CELL_4),
    "a pad that is plugged in": DeviceFound("pad-1"),
    "the window's focus": Happened(News.FOCUS_GAINED),
    "a finger that is lifted": Point("finger-4", Phase.UP, (300, 200)),
}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = open_kiosk(tmp_path)
    yield made
    made.close()


def begin(place: Place, key: str) -> Scene | None:
    """Let two people begin a game, and wait until it is played; return its scene."""
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    house.scenes.back_to(next(scene for scene in house.scenes._stack if isinstance(scene, Chooser)))
    chooser = place.top
    assert isinstance(chooser, Chooser)
    chooser.open(next(game for game in catalogue.GAMES if game.key == key))
    for source in ("keys-1", "keys-2"):
        house.press(source, Button.CELL_4)
        house.press(source, Button.CELL_4)
    house.wait(4)
    if isinstance(place.top, AskFirst):
        house.press("keys-1", Button.CELL_4)
        house.wait(1)
    return place.top


def begin_match(place: Place) -> TripoloScene:
    """Let two people begin a match of Tripolo, and wait until it is played."""
    scene = begin(place, "tripolo")
    assert isinstance(scene, TripoloScene)
    place.house.wait(6)
    assert scene.awaited == (0, 1)
    return scene


@pytest.mark.parametrize("kind", INPUTS)
def test_any_input_leads_to_the_lobby_and_is_no_move(place: Place, kind: str) -> None:
    place.house.do(INPUTS[kind])
    assert isinstance(place.top, Lobby)
    assert not place.house.seats.taken()
    assert place.books.total(Event.SESSION) == 1


@pytest.mark.parametrize("kind", NO_INPUTS)
def test_what_nobody_does_wakes_nothing(place: Place, kind: str) -> None:
    place.house.do(NO_INPUTS[kind])
    assert place.rests()


@pytest.mark.parametrize("kind", INPUTS)
def test_an_idle_session_ends_unless_any_device_gives_input(place: Place, kind: str) -> None:
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    house.wait(IDLE + COUNTDOWN - 1)
    house.do(INPUTS[kind])
    house.wait(IDLE + COUNTDOWN - 1)
    assert not place.rests()
    house.wait(2)
    assert place.rests()
    assert place.books.total(Event.IDLE_RESET) == 1


def test_an_input_that_stops_the_countdown_is_no_move(place: Place) -> None:
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    house.wait(IDLE + 2)
    house.do(Press("keys-1", Button.CELL_4))
    assert not house.seats.taken()
    house.do(Press("keys-1", Button.CELL_4))
    assert [seat.source for seat in house.seats.taken()] == ["keys-1"]


def test_all_that_a_visitor_changed_is_put_back(place: Place) -> None:
    house = place.house
    before = dict(vars(house.settings))
    house.do(Press("keys-1", Button.CELL_4))
    house.press("keys-1", Button.CELL_4)
    for name, value in {"language": "fr", "text_size": "room", "letters": True, "calm": True}.items():
        house.change(name, value)
    house.change("controls", {"keyboard": {"keys-1.draw": "30"}})
    place.keeper.set_volume(9)
    house.seats[0].name = "Owl"
    house.seats[0].extra = 3
    house.wait(IDLE + COUNTDOWN + 1)
    assert place.rests()
    assert dict(vars(house.settings)) == before
    assert not house.seats.taken()
    assert (house.seats[0].name, house.seats[0].extra) == ("", 0)
    assert not (house.store.folder / "settings.toml").exists()


def test_names_are_picked_never_typed(place: Place) -> None:
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    house.press("keys-1", Button.CELL_4)
    lobby = place.top
    assert isinstance(lobby, Lobby)
    lobby._host.naming.begin(0)
    assert lobby._host.naming.seat is None
    assert house.seats[0].name == house.words("animal.0")
    house.do(Typed("x"))
    assert house.seats[0].name == house.words("animal.0")


def test_a_place_without_input_goes_to_a_computer_until_it_presses_again(place: Place) -> None:
    house = place.house
    scene = begin_match(place)
    for _ in range(12):
        house.wait(1)
        house.do(Press("keys-1", Button.PREVIOUS))
    assert house.seats[0].is_human
    assert not house.seats[1].is_human
    assert place.shows(scene)
    house.do(Press("keys-2", Button.PREVIOUS))
    assert house.seats[1].source == "keys-2"


def test_stops_are_counted_and_end_by_themselves(place: Place) -> None:
    house = place.house
    scene = begin_match(place)
    for _ in range(2):
        house.do(Press("pad-0", Button.STOP))
        house.do(Press("keys-1", Button.PREVIOUS))
        house.do(Press(KEYBOARD, Button.STOP))
        house.wait(0.1)
        assert isinstance(house.on_top(), StopMenu)
        house.wait(5)
        assert place.shows(scene)
        house.wait(4)
        house.do(Press("keys-1", Button.PREVIOUS), Press("keys-2", Button.PREVIOUS))
    house.do(Press(KEYBOARD, Button.STOP))
    house.wait(0.1)
    assert place.shows(scene)
    assert house.words("stop.no_more") in house.notices._waiting


def test_whoever_comes_late_gets_the_next_round(place: Place) -> None:
    house = place.house
    scene = begin_match(place)
    house.do(Press("keys-3", Button.CELL_4))
    assert house.words("kiosk.next_round") in house.notices._waiting
    assert place.shows(scene)
    scene.hand_over(1)
    _play_out(place, scene)
    assert isinstance(place.top, Results)
    house.do()
    assert "keys-3" in [seat.source for seat in house.seats.taken()]


def _play_out(place: Place, scene: TripoloScene) -> None:
    """Let the second place, a computer's, win while the first one only shows that it is there."""
    for _ in range(300):
        place.house.wait(1)
        place.house.do(Press("keys-1", Button.PREVIOUS))
        if place.top is not scene:
            return


def test_rounds_are_counted_finished_or_left(place: Place) -> None:
    scene = begin_match(place)
    scene.hand_over(1)
    _play_out(place, scene)
    assert place.books.by(Event.ROUND_FINISHED, "game") == [("tripolo", 1)]
    assert place.books.by(Event.ROUND_FINISHED, "players") == [("2", 1)]
    assert place.books.total(Event.ROUND_LEFT) == 0


def test_a_game_that_is_left_is_counted_as_left_and_nothing_of_it_stays(place: Place) -> None:
    begin_match(place)
    place.house.scenes.home()
    place.house.do()
    place.house.do()
    assert place.books.by(Event.ROUND_LEFT, "game") == [("tripolo", 1)]
    assert place.books.total(Event.SESSION_SECONDS) > 0
    assert not place.house.seats.taken()


def test_the_way_to_the_operator_needs_the_pin(place: Place) -> None:
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    house.do(*(Press("keys-1", button) for button in (Button.PREVIOUS, Button.DRAW, Button.NEXT)))
    house.wait(6)
    page = place.top
    assert isinstance(page, PinPage)
    for digit in "0000":
        page._take(digit)
    page._take("ok")
    assert page._step == "new"
    for _ in range(2):
        for digit in "2468":
            page._take(digit)
        page._take("ok")
    assert isinstance(place.top, OperatorPage)
    assert place.desk.pin.opens("2468")


def test_a_session_beats_and_ends_when_it_is_told_to(place: Place) -> None:
    out = place.heart._out
    assert isinstance(out, io.StringIO)
    for _ in range(3):
        place.house.clock.now_ns += SECOND
        place.house.do()
    assert out.getvalue().count("beat\n") == 4
    place.heart.must_end = True
    place.house.do()
    assert place.top is None


@pytest.mark.parametrize("game", ["tripolo", "triqueta"])
def test_told_to_end_in_a_game_it_counts_it_as_left_and_keeps_what_can_be_gone_on_with(place: Place, game: str) -> None:
    begin(place, game)
    place.heart.must_end = True
    place.house.do()
    assert place.top is None
    assert place.books.by(Event.ROUND_LEFT, "game") == [(game, 1)]
    assert place.books.by(Event.ROUND_LEFT, "players") == [("2", 1)]
    assert place.books.total(Event.SESSION_SECONDS) > 0
    folder = place.house.store.folder
    (log,) = [*folder.glob("saved/*.jsonl"), *folder.glob("logs/*.jsonl")]
    assert log.parent.name == ("logs" if game == "tripolo" else "saved")
    assert read(log.read_text("utf-8").splitlines(keepends=True)).end, "it is closed with the hash of its state"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights of their own there")
def test_a_link_that_leads_nowhere_is_cleared_with_the_games(place: Place) -> None:
    folder = place.house.store.folder / "saved"
    folder.mkdir()
    link = folder / "triqueta-2026-03-14.jsonl"
    link.symlink_to("nowhere")
    Visitors(place.house).clear()
    assert not link.is_symlink()


def test_who_leaves_the_table_for_good_keeps_no_place_from_the_next(place: Place) -> None:
    begin(place, "triqueta")
    scene = place.top
    assert isinstance(scene, TriquetaScene)
    scene._leave_table(1)
    Visitors(place.house).clear_left()
    assert place.house.seats[1].is_free


def test_a_game_that_an_end_has_interrupted_can_be_gone_on_with_by_those_who_are_there(place: Place) -> None:
    begin(place, "triqueta")
    place.heart.must_end = True
    place.house.do()
    place.house.store.close()
    again = open_kiosk(place.house.store.folder, 'games = ["triqueta"]')
    again.house.do(Press("keys-1", Button.CELL_4))
    lobby = again.top
    assert isinstance(lobby, Lobby)
    lobby.go_on()
    assert isinstance(again.top, TriquetaScene)
    again.close()


def test_the_planned_restart_waits_until_nobody_is_there(place: Place) -> None:
    place.desk.change(restart_hour=place.house.moment().hour)
    place.keeper._ticks = 2 * 3600 * TICK_RATE - 5 * TICK_RATE
    place.house.do(Press("keys-1", Button.CELL_4))
    place.house.wait(10)
    assert not place.ended
    place.house.scenes.home()
    place.house.wait(2)
    assert place.ended


def test_demos_that_are_not_saved_are_nothing_to_complain_of(place: Place) -> None:
    place.house.wait(70)
    assert place.rests()
    assert not place.house.complaints
