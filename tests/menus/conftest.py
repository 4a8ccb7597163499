"""A house whose top scene is the lobby."""

import pytest

from games.menus.lobby import Lobby
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus.stub_game import GAME


@pytest.fixture
def lobby(house: Furnished) -> Lobby:
    """Return the lobby, above the title."""
    house.enter(Title(house))
    made = Lobby(house, GAME)
    house.enter(made)
    return made
