"""A game of Triqueta is gone on with as it was left: behind the curtain, the same token still to be placed."""

import pytest

from games.core.errors import GameError
from games.engine.inputs import BLOCKS, Button
from games.engine.stop_menu import StopMenu
from games.triqueta.actions import Draw, Keep, Place, Take
from games.triqueta.game import GAME
from games.triqueta.rules import Phase
from games.triqueta.scene import TriquetaScene, resume
from games.turnbased.look import Sight
from games.turnbased.saves import newest
from tests.furnished import Furnished
from tests.triqueta.tables import Table


def again(house: Furnished) -> TriquetaScene:
    """Leave the game as a killed program does, and go on with it."""
    saved = newest(house, GAME.key)
    assert saved
    house.scenes.clear()
    for seat in house.seats.places:
        seat.clear()
    scene = resume(house, saved, print)
    assert isinstance(scene, TriquetaScene)
    house.enter(scene)
    return scene


def left(house: Furnished, *sources: str) -> Table:
    """Leave a game in which the first player holds a token that is still to be placed."""
    for number in range(len(sources)):
        house.seats[number].name = f"Player {number}"
    table = Table(house, dict(enumerate(sources)))
    table.settle()
    table.do(Draw(), Keep(), Draw(), Place(1), Draw())
    return table


def test_the_same_token_is_still_to_be_placed_behind_the_curtain(house: Furnished) -> None:
    table = left(house, *BLOCKS[:2])
    scene = again(house)
    assert scene.state.state_hash() == table.state.state_hash()
    assert scene.state.phase is Phase.DRAWN
    assert scene.look.sight is Sight.COVERED
    assert not any(map(scene._sees, (0, 1)))
    assert [seat.name for seat in house.seats.taken()] == ["Player 0", "Player 1"]
    house.press(BLOCKS[0], Button.CELL_4)
    assert scene.state.seat == 1


def test_the_recap_is_what_it_was(house: Furnished) -> None:
    table = left(house, *BLOCKS[:2])
    before = table.scene.recap(0), table.scene.recap(1)
    scene = again(house)
    assert (scene.recap(0), scene.recap(1)) == before
    assert scene.recap(0) == [(1, table.scene.chronicle.lines[-1][1])]


def test_nothing_of_what_happened_is_heard_again(house: Furnished) -> None:
    left(house, *BLOCKS[:2])
    house.sounds.heard.clear()
    again(house)
    assert house.sounds.heard == []


def test_a_pad_that_is_not_there_is_asked_for(house: Furnished) -> None:
    left(house, "pad-1", BLOCKS[0])
    again(house)
    house.do()
    menu = house.scenes.top
    assert isinstance(menu, StopMenu)
    assert "Player 0" in menu._sentence()


def test_an_ended_game_is_no_longer_there(house: Furnished) -> None:
    table = left(house, *BLOCKS[:2])
    table.do(Place(0), Take(0), Take(1))
    assert newest(house, GAME.key)
    table.scene._save.end()
    assert newest(house, GAME.key) is None


def test_a_log_that_cannot_be_stepped_changes_nothing(house: Furnished) -> None:
    left(house, *BLOCKS[:2])
    (path,) = house.store.folder.glob("saved/*.jsonl")
    path.write_text(path.read_text() + '[5,"place",9]\n')
    content = path.read_text()
    saved = newest(house, GAME.key)
    assert saved
    house.seats[0].name = "somebody else"
    with pytest.raises(GameError):
        resume(house, saved, print)
    assert path.read_text() == content
    assert house.seats[0].name == "somebody else"
