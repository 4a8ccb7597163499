"""M5 and M6: what drawing costs, what may be placed after it, and the empty pool."""

import pytest

from games.triominos.actions import Draw, Pass, Place
from games.triominos.events import Drawn, Passed, Placed
from games.triominos.rules import Phase, Settings, State
from tests.triominos.situations import any_place, expect_refusal, situation, tile

FITTING = "0-3-3 1-3-3 2-3-3 3-3-4"
STRANGE = "0-0-1 0-0-2 0-1-1 0-1-2"


def placeable(state: State) -> set[int]:
    return {action.tile for action in state.legal_actions() if isinstance(action, Place)}


def test_m5_a_player_may_draw_although_a_tile_would_fit() -> None:
    state = situation(["0-3-3", "1-1-1"], pool="2-2-2")
    assert Draw() in state.legal_actions()
    assert state.apply(Draw()) == (Drawn(0, tile("2-2-2"), -5, pool=0),)
    assert state.scores() == (-5, 0)
    assert state.seat == 0


@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_m5_each_draw_costs_5_then_the_drawn_tile_may_be_placed(draws: int) -> None:
    state = situation(["3-3-5 0-0-0", "1-1-1"], pool=FITTING)
    for _ in range(draws):
        state.apply(Draw())
    name = ("3-3-5", *FITTING.split())[draws]
    (placed,) = state.apply(any_place(state, name))
    assert isinstance(placed, Placed)
    assert state.scores() == (placed.points - 5 * draws, 0)
    assert len(state.racks[0]) == 1 + draws
    assert (state.seat, state.drawn) == (1, 0)


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_m5_after_a_draw_only_the_tile_just_drawn_may_be_placed(draws: int) -> None:
    state = situation(["3-3-5 0-0-0", "1-1-1"], pool=FITTING)
    for _ in range(draws):
        state.apply(Draw())
    assert placeable(state) == {tile(FITTING.split()[draws - 1])}
    twin = situation(["3-3-5 0-0-0", "1-1-1"])
    expect_refusal(state, any_place(twin, "3-3-5"), "not_drawn")


def test_m5_a_switch_allows_any_tile_of_the_rack_after_a_draw() -> None:
    state = situation(["3-3-5 0-0-0", "1-1-1"], pool=FITTING, settings=Settings(any_tile=True))
    state.apply(Draw())
    assert placeable(state) == {tile("3-3-5"), tile("0-3-3")}
    state.apply(any_place(state, "3-3-5"))
    assert state.scores() == (11 - 5, 0)


@pytest.mark.parametrize("pool", [FITTING, STRANGE])
def test_m5_not_playing_after_the_third_draw_costs_25_in_all_able_or_not(pool: str) -> None:
    state = situation(["0-0-0", "1-1-1"], pool=pool)
    for drawn in (1, 2, 3):
        assert Pass() not in state.legal_actions()
        expect_refusal(state, Pass(), "may_draw")
        state.apply(Draw())
        assert state.scores() == (-5 * drawn, 0)
    expect_refusal(state, Draw(), "drawn_three")
    assert state.apply(Pass()) == (Passed(0, -10),)
    assert state.scores() == (-25, 0)
    assert (state.seat, state.drawn, state.phase) == (1, 0, Phase.TURN)
    assert len(state.racks[0]) == 4


@pytest.mark.parametrize("pool", ["", "0-0-1", "0-0-1 0-0-2"])
def test_m6_with_an_empty_pool_a_pass_is_free_but_draws_keep_their_cost(pool: str) -> None:
    state = situation(["0-0-0", "1-1-1", "0-3-3 0-0-5"], pool=pool)
    draws = len(pool.split())
    for _ in range(draws):
        assert state.legal_actions() == [Draw()]
        state.apply(Draw())
    assert state.legal_actions() == [Pass()]
    expect_refusal(state, Draw(), "drawn_three" if draws == 3 else "pool_empty")
    assert state.apply(Pass()) == (Passed(0, 0),)
    assert state.scores() == (-5 * draws, 0, 0)
    assert state.seat == 1


def test_m6_the_third_draw_from_a_pool_of_three_still_costs_the_10() -> None:
    """M5 asks for them; M6 spares only who would have to draw and cannot."""
    state = situation(["0-0-0", "1-1-1", "0-3-3 0-0-5"], pool="0-0-1 0-0-2 0-1-1")
    for _ in range(3):
        state.apply(Draw())
    assert state.legal_actions() == [Pass()]
    assert state.apply(Pass()) == (Passed(0, -10),)
    assert state.scores() == (-25, 0, 0)


def test_m6_with_an_empty_pool_a_tile_that_fits_must_be_played() -> None:
    state = situation(["0-3-3 0-0-0", "1-1-1"])
    assert placeable(state) == {tile("0-3-3")}
    assert all(isinstance(action, Place) for action in state.legal_actions())
    expect_refusal(state, Pass(), "must_play")
    expect_refusal(state, Draw(), "pool_empty")


def test_m6_also_after_drawing_the_last_tile_whatever_tile_of_the_rack_it_is() -> None:
    state = situation(["0-3-3 0-0-0", "1-1-1"], pool="5-5-5")
    state.apply(Draw())
    assert placeable(state) == {tile("0-3-3")}
    expect_refusal(state, Pass(), "must_play")
