"""The places of a lobby: as many as the game has, and whoever sits already is among them."""

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS, Button
from games.menus.lobby import Lobby
from tests.furnished import Furnished
from tests.menus.hands import PAD_ONE


def shown(house: Furnished, game: catalogue.Game) -> Lobby:
    lobby = Lobby(house, game)
    house.enter(lobby)
    return lobby


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.key)
def test_a_lobby_has_as_many_places_as_its_game_and_they_do_not_overlap(house: Furnished, game: catalogue.Game) -> None:
    lobby = shown(house, game)
    rects = [lobby._places.rect(number) for number in lobby._places.shown()]
    assert len(rects) == game.most
    assert all(rect.collidelist(rects[number + 1 :]) < 0 for number, rect in enumerate(rects))


def test_whoever_sits_at_a_place_beyond_them_is_shown(house: Furnished) -> None:
    house.seats.join(BLOCKS[0], 5)
    house.seats.add_computer(1, 4)
    lobby = shown(house, catalogue.GAMES[2])
    assert lobby._places.shown() == [0, 1, 4, 5]
    assert {widget.key for widget in lobby._widgets} >= {"seat.0.free", "seat.1.free", "seat.5.ready", "seat.4.level"}


def test_six_who_played_together_are_all_shown_where_four_may_play(house: Furnished) -> None:
    for _ in range(6):
        house.seats.add_computer(1)
    assert shown(house, catalogue.GAMES[2])._places.shown() == [*range(6)]


def test_a_device_that_no_place_invites_takes_the_first_one_that_is_shown(house: Furnished) -> None:
    lobby = shown(house, catalogue.GAMES[2])
    house.press(PAD_ONE, Button.OK)
    assert house.seats.of(PAD_ONE) is house.seats[0]
    assert lobby._places.shown() == [0, 1, 2, 3]
