"""M3 and M8: racks, pool, the draw for the start, and the first tile."""

import pytest

from games.core.errors import IllegalSettings
from games.triominos.actions import Draw, Pass, Place
from games.triominos.deal import deal
from games.triominos.events import Placed, RoundBegun, StartDraw
from games.triominos.lattice import START
from games.triominos.rules import Settings, new_game
from games.triominos.tiles import SUMS, TILE_COUNT
from tests.triominos.situations import expect_refusal, situation, tile

SEEDS = range(400)


@pytest.mark.parametrize(("players", "rack"), [(2, 9), (3, 7), (4, 7)])
def test_m8_rack_sizes(players: int, rack: int) -> None:
    state = new_game(players, 7)
    assert [len(tiles) for tiles in state.racks] == [rack] * players
    assert len(state.pool) == TILE_COUNT - players * rack
    assert sorted([*state.pool, *(held for tiles in state.racks for held in tiles)]) == list(range(TILE_COUNT))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_may_play(players: int) -> None:
    with pytest.raises(IllegalSettings):
        new_game(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m3_the_highest_sum_starts_and_equal_ones_draw_again(players: int) -> None:
    ties = 0
    for seed in SEEDS:
        draws = deal(players, seed, 1).draws
        drawing = tuple(range(players))
        for draw in draws:
            assert tuple(seat for seat, _ in draw.tiles) == drawing, f"seed {seed}"
            best = max(SUMS[drawn] for _, drawn in draw.tiles)
            assert draw.leaders == tuple(seat for seat, drawn in draw.tiles if SUMS[drawn] == best), f"seed {seed}"
            drawing = draw.leaders
        assert len(drawing) == 1, f"seed {seed}"
        assert all(len(draw.leaders) > 1 for draw in draws[:-1]), f"seed {seed}"
        ties += len(draws) > 1
    assert 0 < ties < len(SEEDS) / 4


def test_m3_the_tiles_of_the_start_draw_go_back_into_the_pool_and_every_view_knows_it() -> None:
    for seed in SEEDS:
        state = new_game(3, seed)
        shown = {drawn for event in state.opening if isinstance(event, StartDraw) for _, drawn in event.tiles}
        assert shown <= set(state.pool), f"seed {seed}"
        for seat in range(3):
            view = state.view(seat)
            assert {at for at in range(TILE_COUNT) if view.known.shown >> 3 * at & 1} == shown, f"seed {seed}"


def test_m3_the_pool_is_shuffled_after_the_start_draw() -> None:
    """The tiles of the draw lie anywhere in the pool: next to be drawn about as often as any others."""
    next_drawn = 0
    for seed in SEEDS:
        state = new_game(2, seed)
        shown = {drawn for event in state.opening if isinstance(event, StartDraw) for _, drawn in event.tiles}
        next_drawn += state.pool[-1] in shown
    assert 0 < next_drawn < len(SEEDS) / 8


def test_every_seat_starts_about_as_often() -> None:
    starts = [new_game(2, seed).seat for seed in SEEDS]
    assert 150 < sum(starts) < 250


def test_the_opening_tells_the_draws_and_who_starts() -> None:
    state = new_game(4, 3)
    *draws, begun = state.opening
    assert all(isinstance(event, StartDraw) for event in draws)
    assert begun == RoundBegun(1, state.seat, rack=7, pool=28)


def test_same_seed_same_deal_and_other_rounds_other_deals() -> None:
    assert deal(2, 5, 1) == deal(2, 5, 1)
    assert deal(2, 5, 1) != deal(2, 5, 2)
    assert deal(2, 5, 1) != deal(2, 6, 1)


def test_m3_the_starter_plays_any_tile_of_the_rack_for_its_sum_without_a_bonus() -> None:
    state = new_game(2, 11)
    seat, rack = state.seat, state.racks[state.seat]
    assert {action.tile for action in state.legal_actions() if isinstance(action, Place)} == set(rack)
    assert len(state.legal_actions()) == len(rack)
    (placed,) = state.apply(state.legal_actions()[0])
    assert isinstance(placed, Placed)
    assert (placed.face, placed.bonus, placed.points) == (START, 0, SUMS[placed.tile])
    assert state.scores()[seat] == SUMS[placed.tile]
    assert state.seat == 1 - seat


def test_m3_the_starter_neither_draws_nor_passes() -> None:
    state = situation(["0-0-1 2-3-4", "1-1-1"], pool="5-5-5", board="")
    expect_refusal(state, Draw(), "must_start")
    expect_refusal(state, Pass(), "may_draw")
    expect_refusal(state, Place(tile("0-0-1"), START + 1), "does_not_fit")


def test_settings_are_read_with_defaults_and_refused_when_wrong() -> None:
    assert Settings.from_json({}) == Settings(two_sided=False, any_tile=False, target=0)
    chosen = Settings(two_sided=True, any_tile=True, target=400)
    assert Settings.from_json(chosen.to_json()) == chosen
    for wrong in ({"target": "400"}, {"two_sided": 1}, {"any_tile": None}, {"target": True}):
        with pytest.raises(IllegalSettings):
            Settings.from_json(wrong)
    with pytest.raises(IllegalSettings):
        new_game(2, 1, Settings(target=-1))
