"""How the Triominos table looks: a tile put down, a covered rack, the end of a round, a very full rack, a puzzle."""

from collections.abc import Callable

from games.engine.inputs import BLOCKS, Button
from games.engine.plan import Plan
from games.triominos.actions import Draw, Place
from games.triominos.start import start
from tests.furnished import Furnished
from tests.golden import Golden
from tests.triominos.tables import Table

OK = Button.CELL_4
NAMES = ("Mira", "Jonas", "Annabella", "Christopher")
MOST_TILES = 23


def named(house: Furnished, players: int) -> None:
    """Give the seats names."""
    for seat, name in zip(house.seats.places[:players], NAMES, strict=False):
        seat.name = name


def until(table: Table, tiles: int) -> None:
    """Play until so many tiles lie and the person to play has a fresh turn with a placement."""
    while True:
        actions = table.state.legal_actions()
        fresh = not table.state.drawn and any(isinstance(action, Place) for action in actions)
        if len(table.state.board.tiles) >= tiles and fresh:
            return
        table.do(actions[0])


def test_two_players_with_a_tile_put_down(house: Furnished, golden: Golden) -> None:
    named(house, 2)
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    until(table, 9)
    house.wait(4)
    house.press(BLOCKS[0], Button.PREVIOUS)
    table.scene.hint()
    house.press(BLOCKS[0], OK)
    house.wait(1)
    golden.check("triominos-1280x720-2", house.picture())


def test_four_players_with_a_rack_that_is_covered(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house((1280, 720), "de")
    named(house, 4)
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, {2: 1, 3: 1})
    until(table, 24)
    house.wait(4)
    golden.check("triominos-1280x720-4", house.picture())


def test_a_very_full_rack_with_everything_shown_that_fits(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house((1024, 768), "fr")
    named(house, 2)
    table = Table(house, {0: BLOCKS[0]}, {1: 0}, options={"draw": "any"})
    until(table, 6)
    state = table.state
    more = MOST_TILES - len(state.racks[0])
    state.racks[0], state.pool = (*state.racks[0], *state.pool[:more]), state.pool[more:]
    table.scene._toggle_all()
    house.wait(4)
    golden.check("triominos-rack-23", house.picture())


def test_the_end_of_a_round(house: Furnished, golden: Golden) -> None:
    named(house, 3)
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1], 2: BLOCKS[2]}, mode="match")
    while table.scene.playing:
        actions = table.state.legal_actions()
        table.do(next((action for action in actions if not isinstance(action, Draw)), actions[0]))
    house.wait(4)
    golden.check("triominos-round-over", house.picture())


def test_a_puzzle(house: Furnished, golden: Golden) -> None:
    house.seats[1].source, house.seats[1].ready = BLOCKS[0], True
    house.enter(start(house, Plan("puzzle", {"size": "12"}), print))
    for _ in range(3):
        house.press(BLOCKS[0], OK, OK, OK)
        house.wait(1)
    golden.check("triominos-puzzle", house.picture())
