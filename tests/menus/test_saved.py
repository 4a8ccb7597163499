"""Saved games on title and lobby; and games that take fewer places, or know no handicaps."""

from collections.abc import Iterator

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, Button, Press
from games.menus.lobby import Lobby
from games.menus.title import Title
from games.triqueta.actions import Draw
from games.triqueta.scene import TriquetaScene, start
from games.turnbased.first import AskFirst
from tests.furnished import Furnished
from tests.menus.hands import MIDDLE, click
from tests.triqueta.tables import PLAN

found = catalogue.find("triqueta")
assert found
TRIQUETA = found
SOURCES = (*BLOCKS, MOUSE, "pad-1", "pad-2")


@pytest.fixture
def title(house: Furnished) -> Iterator[Title]:
    made = Title(house)
    house.enter(made)
    yield made
    house.scenes.clear()


def leave_a_game(house: Furnished) -> str:
    """Begin a game with two people, draw a token, and go back to the title; return the state's hash."""
    for number, name in enumerate(("Mira", "Jonas")):
        house.seats[number].source, house.seats[number].name = BLOCKS[number], name
    page = start(house, PLAN, print)
    assert isinstance(page, AskFirst)
    house.enter(page)
    page._go(0)
    scene = house.scenes.top
    assert isinstance(scene, TriquetaScene)
    scene.act(Draw())
    left = scene.state.state_hash()
    house.scenes.home()
    for seat in house.seats.places:
        seat.clear()
    return left


def lobby_of(house: Furnished) -> Lobby:
    lobby = Lobby(house, TRIQUETA)
    house.enter(lobby)
    return lobby


def has(lobby: Lobby, key: str) -> bool:
    return any(widget.key == key for widget in lobby._widgets)


def same_game(house: Furnished, left: str) -> bool:
    """Return whether the game plays that was left, with the same people."""
    scene = house.scenes.top
    names = [seat.name for seat in house.seats.taken()]
    return isinstance(scene, TriquetaScene) and scene.state.state_hash() == left and names == ["Mira", "Jonas"]


def test_the_title_goes_on_with_a_saved_game_and_comes_back_by_its_lobby(house: Furnished, title: Title) -> None:
    assert all(widget.key != "go_on" for widget in title.widgets)
    left = leave_a_game(house)
    go_on = next(widget for widget in title.widgets if widget.key == "go_on")
    house.click(go_on.rect.center)
    assert same_game(house, left)
    house.scenes.pop()
    assert isinstance(house.scenes.top, Lobby)


@pytest.mark.usefixtures("title")
def test_the_lobby_of_its_game_offers_it_too(house: Furnished) -> None:
    assert not has(lobby_of(house), "go_on")
    house.scenes.pop()
    left = leave_a_game(house)
    click(house, lobby_of(house), "go_on")
    assert same_game(house, left)


@pytest.mark.usefixtures("title")
def test_a_saved_game_that_cannot_be_stepped_is_set_aside_in_a_sentence(house: Furnished) -> None:
    leave_a_game(house)
    (path,) = house.store.folder.glob("saved/*.jsonl")
    *lines, _end = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines, '[1,"take",4]\n']))
    lobby = lobby_of(house)
    click(house, lobby, "go_on")
    assert house.scenes.top is lobby
    assert house.notices._waiting == [house.words("saved.damaged", file=path.name)]
    assert path.with_name(f"{path.name}.damaged").exists()
    assert not has(lobby, "go_on")


@pytest.mark.usefixtures("title")
def test_another_game_s_lobby_does_not_offer_it(house: Furnished) -> None:
    leave_a_game(house)
    lobby = Lobby(house, catalogue.GAMES[0])
    house.enter(lobby)
    assert not has(lobby, "go_on")


def test_a_game_of_five_seats_no_sixth(house: Furnished) -> None:
    lobby = lobby_of(house)
    house.do(*(Press(source, Button.CELL_0) for source in SOURCES[:3]), *(Press(pad, Button.OK) for pad in SOURCES[5:]))
    assert len(house.seats.taken()) == TRIQUETA.most
    house.press(BLOCKS[3], Button.CELL_0)
    assert len(house.seats.taken()) == TRIQUETA.most
    assert house.notices._waiting == [house.words("lobby.full", most=5)]
    assert not has(lobby, "seat.5.free")
    assert not next(widget for widget in lobby._widgets if widget.key == "computer").enabled
    lobby._host.fill()
    assert len(house.seats.taken()) == TRIQUETA.most


def test_who_comes_with_six_is_told_how_many_may_play(house: Furnished) -> None:
    for number in range(6):
        house.seats[number].source, house.seats[number].ready = SOURCES[number], True
    lobby = lobby_of(house)
    for seat in house.seats.places:
        seat.ready = True
    assert lobby._missing() == house.words("lobby.too_many", most=5, fewest=2)


def test_what_a_game_has_not_is_not_shown(house: Furnished) -> None:
    lobby = lobby_of(house)
    house.press(BLOCKS[0], Button.CELL_0)
    house.press(KEYBOARD, Button.OK, Button.OK)
    keys = {widget.key.rpartition(".")[2] for widget in lobby._widgets}
    assert {"ready", "level", "computer", "lesson"} <= keys
    assert not {"extra", "mode", "letters"} & keys


def test_the_game_is_reached_and_begun_by_one_block_of_keys(house: Furnished, title: Title) -> None:
    title.open(house, "triqueta")
    house.press(BLOCKS[0], Button.CELL_0)
    lobby = house.scenes.top
    assert isinstance(lobby, Lobby)
    lobby._host.fill()
    house.press(BLOCKS[0], MIDDLE)
    house.wait(3.1)
    house.press(BLOCKS[0], MIDDLE)  # chance decides who begins
    assert isinstance(house.scenes.top, TriquetaScene)
