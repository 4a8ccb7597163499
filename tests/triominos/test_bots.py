"""Computers see a view and nothing else (A3), think in slices, and the better ones win more."""

import pytest

from games.core.rng import Stream
from games.triominos.actions import Action, Draw, Place
from games.triominos.board import Figure
from games.triominos.bots import LEVELS, Level, decide, points_now, think
from games.triominos.rules import Settings, State, new_game
from tests.triominos.duels import duel
from tests.triominos.situations import any_place, situation, tile
from tests.triominos.test_board import BRIDGE
from tests.turnbased.playthrough import decide as finish

EASY, MIDDLE, HARD = 1, 2, 3
QUICK = Level(playouts=60)


def choice(state: State, level: int, seed: int = 1) -> Action:
    action: Action = finish(think(state.view(state.seat), level, Stream(seed, "test bots")))
    return action


def test_easy_does_any_legal_action_each_as_often_as_the_others() -> None:
    state = situation(["0-3-3 1-3-3 2-3-3", "1-1-1"], pool="5-5-5")
    legal = state.legal_actions()
    chosen = [choice(state, EASY, seed) for seed in range(100 * len(legal))]
    assert set(chosen) == set(legal)
    assert all(70 < chosen.count(action) < 130 for action in legal)


def test_middle_takes_most_points_figure_included() -> None:
    state = situation(["0-3-5 5-5-5 0-0-4", "1-1-1"], board=BRIDGE, pool="2-2-2")
    action = choice(state, MIDDLE)
    assert isinstance(action, Place)
    assert action.tile == tile("0-3-5")
    assert state.board.figures[action.face] is Figure.BRIDGE


@pytest.mark.parametrize("two_sided", [False, True])
def test_middle_never_leaves_points(*, two_sided: bool) -> None:
    for seed in range(40):
        state = new_game(3, seed, Settings(two_sided=two_sided))
        while not state.is_over:
            seat, before = state.seat, state.scores()
            best = max(points_of(state, action) for action in state.legal_actions())
            state.apply(choice(state, MIDDLE, seed))
            assert best <= 0 or state.scores()[seat] - before[seat] >= best, f"seed {seed}"


def points_of(state: State, action: Action) -> int:
    return points_now(state.view(state.seat), action) if isinstance(action, Place) else 0


def test_middle_draws_only_when_nothing_fits() -> None:
    for seed in range(20):
        state = new_game(2, seed)
        while not state.is_over:
            action = choice(state, MIDDLE, seed)
            assert action != Draw() or state.legal_actions() == [Draw()], f"seed {seed}"
            state.apply(action)


@pytest.mark.parametrize("kind", [*LEVELS[:2], QUICK])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a3_the_same_view_and_stream_make_the_same_choice_whatever_is_hidden(kind: Level, players: int) -> None:
    state = new_game(players, 8)
    for turn in range(8):
        other = state.view(state.seat).sample(Stream(turn, "another world"))
        first, second = (finish(decide(each.view(each.seat), kind, Stream(turn, "same"))) for each in (state, other))
        assert first == second, f"turn {turn}"
        state.apply(first)


def test_hard_yields_between_playouts_and_keeps_to_its_budget() -> None:
    state = new_game(2, 2)
    state.apply(choice(state, MIDDLE))
    view = state.view(state.seat)
    assert len(view.legal_actions()) > 1
    before = state.state_hash()
    slices = sum(1 for _ in think(view, HARD, Stream(1, "slices")))
    playouts = LEVELS[HARD - 1].playouts
    assert playouts * 0.7 <= slices <= playouts
    assert state.state_hash() == before


def test_thinking_can_be_dropped_in_the_middle() -> None:
    state = new_game(2, 2)
    state.apply(choice(state, MIDDLE))
    thinking = think(state.view(state.seat), HARD, Stream(1, "dropped"))
    next(thinking)
    thinking.close()


def test_nobody_thinks_out_of_turn() -> None:
    state = new_game(2, 2)
    with pytest.raises(ValueError, match="not this seat's turn"):
        finish(think(state.view(1 - state.seat), HARD, Stream(1, "early")))


def test_computers_play_whole_games_to_a_target() -> None:
    for players in (2, 3, 4):
        state, turn = new_game(players, 5, Settings(target=150, any_tile=True, two_sided=True)), 0
        while not state.is_over:
            level = QUICK if state.seat == 0 else LEVELS[MIDDLE - 1]
            state.apply(finish(decide(state.view(state.seat), level, Stream(5, "whole", turn))))
            turn += 1
        assert max(state.scores()) >= 150


def test_hard_goes_out_rather_than_to_leave_the_end_to_the_rival() -> None:
    state = situation(["0-3-3", "5-5-5 4-4-5"], pool="1-1-1")
    assert choice(state, HARD) in {any_place(state, "0-3-3"), *state.legal_actions()} - {Draw()}


def test_middle_beats_easy() -> None:
    assert duel(LEVELS[MIDDLE - 1], LEVELS[EASY - 1], range(60)).points > 8
