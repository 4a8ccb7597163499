"""The table layout in the lobby: a switch of its own, and a mark of the side at which each will sit."""

from collections.abc import Callable

import pytest

from games import catalogue
from games.engine.facing import FAR_SIDE, LEFT_SIDE, RIGHT_SIDE, SIDES, UPRIGHT
from games.engine.inputs import BLOCKS, KEYBOARD, Button
from games.menus import side_mark
from games.menus.lobby import Lobby
from tests.furnished import Furnished


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.key)
def test_every_game_can_be_laid_round_the_table_from_its_lobby(house: Furnished, game: catalogue.Game) -> None:
    lobby = Lobby(house, game)
    house.enter(lobby)
    switch = next(widget for widget in lobby._widgets if widget.key == "around")
    house.click(switch.rect.center)
    assert house.settings.around
    assert house.notices._waiting == [house.words("settings.about.around")]
    assert "around = true" in (house.store.folder / "settings.toml").read_text()
    lobby._host.focus.put(KEYBOARD, "around")
    house.press(KEYBOARD, Button.OK)
    assert not house.settings.around


def test_the_mark_tells_where_one_will_sit(house: Furnished) -> None:
    for seat, source in ((1, BLOCKS[0]), (2, BLOCKS[1]), (4, BLOCKS[2])):
        house.seats[seat].source = source
    assert [side_mark.side_of(house, seat) for seat in (1, 2, 4)] == [UPRIGHT, RIGHT_SIDE, FAR_SIDE]
    house.seats.add_computer(0)
    assert side_mark.side_of(house, 5) == LEFT_SIDE


def test_more_people_never_sit_at_one_side_than_there_is_room_for() -> None:
    assert all(sides.count(side) <= 2 for sides in SIDES.values() for side in sides)


def test_only_the_table_layout_shows_marks(make_house: Callable[..., Furnished]) -> None:
    house = make_house()
    house.seats[0].source = BLOCKS[0]
    house.enter(Lobby(house, catalogue.GAMES[0]))
    before = len(house.described().items)
    house.settings.around = True
    assert len(house.described().items) == before + 3, "disc, table, side"
