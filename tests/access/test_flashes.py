"""Nothing flashes more than three times a second (WCAG 2.3.1): six fast players, ends of rounds, results, feasts."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from games import catalogue
from games.engine.clock import TICK_RATE
from games.engine.inputs import BLOCKS, Button
from games.menus.lobby import Lobby
from games.menus.results import Results
from games.triominos.board import Figure
from games.triominos.shouts import Shout
from games.triqueta.rules import Phase
from tests.access.flashes import MOST, SHOWN, WINDOW, Meter, Watcher
from tests.furnished import Furnished
from tests.triominos.tables import Table as TriominosTable
from tests.tripolo.tables import Tabled
from tests.triqueta.moments import table as triqueta_table

BEST = 4  # level of computers, from 0
LONGEST_ROUND = 120  # seconds

Make = Callable[..., Furnished]


def expect_calm(watcher: Watcher) -> None:
    flashes, tick = watcher.meter.worst
    assert flashes <= MOST, f"{flashes} flashes in the second before tick {tick}"


def blinking(hertz: float, *, high: float = 1.0, low: float = 0.0, share: float = 1.0) -> int:
    """Return how many flashes in a second are counted of a part of a screen that blinks for two seconds."""
    meter = Meter()
    for tick in range(0, 2 * TICK_RATE, 2):
        shown: npt.NDArray[np.float64] = np.zeros(SHOWN)
        shown[: round(SHOWN[0] * share)] = high if (2 * hertz * tick / TICK_RATE) % 2 < 1 else low
        meter.see(tick, shown)
    return meter.worst[0]


def test_the_meter_counts_as_wcag_does() -> None:
    assert blinking(3) == 3
    assert blinking(6) == 6
    assert blinking(6, share=0.05) == 0, "too small a part of the field"
    assert blinking(6, high=0.5, low=0.42) == 0, "too small a change"
    assert blinking(6, high=1.0, low=0.85) == 0, "too bright, both of them"


def test_fades_are_flashes_too() -> None:
    meter = Meter()
    for tick in range(0, 2 * TICK_RATE, 2):
        meter.see(tick, np.full(SHOWN, 0.5 - 0.5 * np.cos(2 * np.pi * 5 * tick / TICK_RATE)))
    assert meter.worst[0] == 5


@pytest.mark.parametrize("seed", [3, 8])
def test_a_round_of_six_fast_computers_and_its_end(make_house: Make, seed: int) -> None:
    house = make_house(WINDOW)
    house.new_seed = lambda: seed
    tabled = Tabled(house, {}, computers=dict.fromkeys(range(6), BEST))
    watcher = Watcher(house)
    for _ in range(LONGEST_ROUND):
        watcher.wait(1)
        if tabled.outcomes:
            break
    assert tabled.outcomes, f"seed {seed}"
    expect_calm(watcher)


def test_from_the_count_before_a_round_to_the_results(make_house: Make) -> None:
    house = make_house(WINDOW)
    game = catalogue.find("tripolo")
    assert game
    house.seats[0].source = BLOCKS[0]
    for number in range(1, 6):
        house.seats[number].level = BEST
    house.enter(Lobby(house, game))
    watcher = Watcher(house)
    house.press(BLOCKS[0], Button.CELL_4)  # ready
    for _ in range(LONGEST_ROUND):
        watcher.wait(1)
        if isinstance(house.on_top(), Results):
            break
    assert isinstance(house.on_top(), Results)
    watcher.wait(5)
    expect_calm(watcher)


def test_triqueta_counts_up(make_house: Make) -> None:
    house = make_house(WINDOW)
    made = triqueta_table(house, 5)
    watcher = Watcher(house)
    made.state.phase = Phase.OVER
    made.scene.refresh()
    watcher.wait(6)
    expect_calm(watcher)


def test_triominos_celebrates(make_house: Make) -> None:
    house = make_house(WINDOW)
    table = TriominosTable(house, {0: BLOCKS[0]}, {1: 1, 2: 1, 3: 1})
    while len(table.state.board.tiles) < 8:
        table.do(table.state.legal_actions()[0])
    watcher = Watcher(house)
    for figure in (Figure.BRIDGE, Figure.HEXAGON, Figure.DOUBLE, Figure.TRIPLE) * 3:
        face = next(iter(table.state.board.tiles))
        table.scene._shouts.add(Shout("Hexagon +59", table.scene.now, face=face, figure=figure))
        watcher.wait(0.25)
    watcher.wait(4)
    expect_calm(watcher)
