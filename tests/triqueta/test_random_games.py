"""Random games: the invariants of every turn-based game, and a second, naive reading of the rulebook step by step."""

import pytest

from games.core.rng import Stream
from games.triqueta.actions import from_json, to_json
from games.triqueta.game import GAME
from games.triqueta.rules import State, new_game
from games.triqueta.settings import Settings
from tests.triqueta.naive import Naive, count_lines
from tests.triqueta.pieces import CONCEIVABLE, inventory
from tests.turnbased.checker import Checker

GAMES_EACH = 75

LINES = {
    (2, 1): 3,
    (2, 2): 7,
    (2, 3): 19,
    (2, 4): 47,
    (2, 5): 119,
    (2, 6): 295,
    (2, 7): 723,
    (3, 1): 4,
    (3, 2): 13,
    (3, 3): 37,
    (3, 4): 109,
    (3, 5): 307,
    (5, 3): 141,
    (5, 4): 571,
}
"""How many sequences of so many actions there are from the start: (players, actions). Found by the naive reading."""


def lines(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        branch = state.copy()
        branch.apply(action)
        total += lines(branch, depth - 1)
    return total


@pytest.mark.parametrize("players", GAME.players)
def test_random_games_keep_all_invariants(players: int) -> None:
    checker = Checker(GAME, inventory, CONCEIVABLE)
    for seed in range(GAMES_EACH):
        assert checker.play(players, seed) >= 4 * (players + 1) - 1


@pytest.mark.parametrize("players", GAME.players)
def test_a_naive_reading_of_the_rulebook_agrees_at_every_step(players: int) -> None:
    for seed in range(100):
        state, stream = new_game(players, seed), Stream(seed, "naive")
        naive = Naive(players, list(map(list, state.towers)), state.rock)
        while not state.is_over:
            legal = list(map(to_json, state.legal_actions()))
            assert sorted(map(str, naive.legal())) == sorted(map(str, legal)), f"seed {seed}"
            assert naive.turn == state.seat, f"seed {seed}"
            # Drawing is likelier than chance would have it, so that towers run empty and herds grow.
            action = ["draw"] if ["draw"] in legal and stream.random() < 0.6 else stream.choice(legal)
            state.apply(from_json(action))
            naive.do(action)
        assert naive.legal() == [], f"seed {seed}"
        assert naive.result() == (list(state.scores()), list(state.winners())), f"seed {seed}"


@pytest.mark.parametrize(("players", "depth"), LINES)
def test_so_many_sequences_of_actions(players: int, depth: int) -> None:
    assert lines(new_game(players, 7, Settings(0)), depth) == LINES[players, depth]


@pytest.mark.parametrize(("players", "depth"), [(2, 5), (3, 4), (5, 3)])
def test_the_naive_reading_counts_as_many_sequences(players: int, depth: int) -> None:
    state = new_game(players, 7, Settings(0))
    assert count_lines(Naive(players, list(map(list, state.towers)), 0), depth) == LINES[players, depth]
