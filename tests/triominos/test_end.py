"""M7 and M8: going out, blocked rounds, who wins, and playing to a target."""

import pytest

from games.triominos.actions import Deal, Draw, Pass
from games.triominos.events import Ending, GameOver, Placed, RoundBegun, RoundOver, StartDraw
from games.triominos.rules import Phase, Settings, State
from games.triominos.tiles import TILE_COUNT
from tests.triominos.situations import any_place, expect_refusal, situation


def go_out(points: list[int], settings: Settings | None = None) -> State:
    """Let seat 1 of three go out with 0-3-3; 5-5-5 and 0-1-2 are left on the other racks."""
    state = situation(["5-5-5", "0-3-3", "0-1-2"], pool="4-4-5", seat=1, points=points, settings=settings)
    state.apply(any_place(state, "0-3-3"))
    return state


def test_m7_who_goes_out_gets_25_and_the_points_left_on_all_other_racks() -> None:
    state = go_out([100, 10, 50])
    assert state.scores() == (100, 10 + 6 + 25 + 15 + 3, 50)
    assert state.is_over
    assert state.legal_actions() == []


def test_fault_20_the_25_go_to_who_went_out_not_to_who_would_move_next() -> None:
    for seat in range(3):
        racks = ["5-5-5"] * 3
        racks[seat] = "0-3-3"
        state = situation(racks, seat=seat)
        *_, over, _ = state.apply(any_place(state, "0-3-3"))
        assert isinstance(over, RoundOver)
        assert over.changes == tuple(25 + 30 if each == seat else 0 for each in range(3))
        assert state.seat == seat


def test_m7_the_end_is_told_with_racks_changes_and_scores() -> None:
    state = situation(["0-3-3", "0-1-2 1-1-1"], pool="5-5-5")
    placed, over, ended = state.apply(any_place(state, "0-3-3"))
    assert isinstance(placed, Placed)
    assert isinstance(over, RoundOver)
    assert (over.round, over.reason, over.changes) == (1, Ending.OUT, (31, 0))
    assert (over.racks[0], len(over.racks[1])) == ((), 2)
    assert over.scores == (37, 0)
    assert ended == GameOver((37, 0), (0,))


def test_m7_going_out_with_a_tile_just_drawn_counts_like_any_other() -> None:
    state = situation(["0-0-0", "1-1-1"], pool="0-3-3", settings=Settings(any_tile=True))
    state.racks[0] = ()
    state.apply(Draw())
    state.apply(any_place(state, "0-3-3"))
    assert state.scores() == (-5 + 6 + 25 + 3, 0)


def test_m7_blocked_when_every_player_in_a_row_has_nothing_that_fits() -> None:
    state = situation(["0-0-1 5-5-5", "1-1-1", "2-2-2"], points=[50, 40, 30])
    for _ in range(2):
        assert state.legal_actions() == [Pass()]
        state.apply(Pass())
        assert not state.is_over
    _, over, ended = state.apply(Pass())
    assert isinstance(over, RoundOver)
    assert (over.reason, over.changes) == (Ending.BLOCKED, (-16, -3, -6))
    assert ended == GameOver((34, 37, 24), (1,))


def test_m7_a_placement_between_two_passes_begins_the_row_anew() -> None:
    state = situation(["0-0-1", "1-1-1 0-3-3", "2-2-2"])
    state.apply(Pass())
    state.apply(any_place(state, "0-3-3"))
    for seat in (2, 0):
        assert state.seat == seat
        state.apply(Pass())
        assert not state.is_over
    assert state.seat == 1


def test_m7_giving_up_with_tiles_in_the_pool_blocks_nothing() -> None:
    state = situation(["0-0-0", "1-1-1"], pool="0-0-1 0-0-2 0-1-1 0-1-2 0-2-2 1-1-2 5-5-5")
    for _ in range(2):
        for _ in range(3):
            state.apply(Draw())
        state.apply(Pass())
    assert not state.is_over
    assert state.scores() == (-25, -25)


def test_fault_21_a_blocked_round_ends_after_one_pass_of_everybody() -> None:
    for players in (2, 3, 4):
        state = situation(["0-0-0", "1-1-1", "2-2-2", "4-4-4"][:players], seat=players - 1)
        passes = 0
        while not state.is_over:
            state.apply(Pass())
            passes += 1
        assert passes == players


def test_m7_equal_scores_share() -> None:
    state = situation(["1-1-1", "1-1-1", "0-1-2"], points=[20, 20, 20])
    for _ in range(3):
        state.apply(Pass())
    assert state.scores() == (17, 17, 17)
    assert state.winners() == (0, 1, 2)


def test_m7_scores_may_be_negative_for_all_and_the_highest_still_wins() -> None:
    state = situation(["5-5-5", "2-2-2", "4-4-4"], points=[-10, -10, 0])
    for _ in range(3):
        state.apply(Pass())
    assert state.scores() == (-25, -16, -12)
    assert state.winners() == (2,)


def test_nobody_has_won_before_the_end() -> None:
    assert situation(["5-5-5", "2-2-2"], points=[90, 0]).winners() == ()


def test_m8_one_round_is_the_default_whatever_the_scores() -> None:
    assert go_out([0, 0, 0]).phase is Phase.OVER


@pytest.mark.parametrize(("points", "phase"), [(350, Phase.ROUND_OVER), (351, Phase.OVER)])
def test_m8_to_400_when_a_round_ends_with_399_it_goes_on(points: int, phase: Phase) -> None:
    state = go_out([0, points, 0], Settings(target=400))
    assert state.scores()[1] == points + 49
    assert state.phase is phase


def test_m8_the_target_counts_at_the_end_of_a_round_only() -> None:
    state = situation(["0-3-3 5-5-5", "1-1-1"], points=[399, 0], settings=Settings(target=400))
    state.apply(any_place(state, "0-3-3"))
    assert state.scores() == (405, 0)
    assert state.legal_actions() != [Deal()]
    state.apply(Pass())
    state.apply(Pass())
    assert state.scores() == (390, -3)
    assert state.legal_actions() == [Deal()]


def test_m8_when_two_reach_the_target_the_higher_wins() -> None:
    state = go_out([420, 360, 0], Settings(target=400))
    assert state.winners() == (0,)


def test_m8_nothing_but_the_scores_is_carried_into_the_next_round() -> None:
    settings = Settings(target=400)
    state = situation(["0-0-0", "1-1-1"], pool="5-5-5", points=[100, 50], settings=settings)
    state.apply(Draw())
    state.apply(Pass())
    state.apply(Pass())
    assert state.phase is Phase.ROUND_OVER
    assert state.legal_actions() == [Deal()]
    expect_refusal(state, Pass(), "round_over")
    scores = state.scores()
    *draws, begun = state.apply(Deal())
    assert all(isinstance(event, StartDraw) for event in draws)
    assert begun == RoundBegun(2, state.seat, rack=9, pool=38)
    assert state.scores() == scores
    assert (state.board.tiles, state.drawn, state.stuck) == ({}, 0, 0)
    assert sorted([*state.pool, *state.racks[0], *state.racks[1]]) == list(range(TILE_COUNT))
    assert (state.known.from_pool, state.known.lacking, state.known.declined) == ([0, 0], [0, 0], [0, 0])


def test_the_game_goes_on_over_rounds_until_somebody_has_400() -> None:
    state = go_out([0, 0, 0], Settings(target=400))
    rounds = 0
    while not state.is_over:
        actions = state.legal_actions()
        rounds += actions == [Deal()]
        state.apply(actions[0])
    assert rounds > 1
    assert max(state.scores()) >= 400
    assert state.round == rounds + 1
