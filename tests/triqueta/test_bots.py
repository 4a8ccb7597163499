"""The computers: what they may know, that they choose alike, think in slices, and that more thought is better play."""

from dataclasses import replace

import pytest

from games.core.rng import Stream
from games.triqueta import bots
from games.triqueta.actions import Action, Count, Draw, Keep, Place, Take
from games.triqueta.bots import LEVELS, greedy, think
from games.triqueta.legal import Phase
from games.triqueta.rules import State, new_game
from games.triqueta.taste import GREEDY
from tests.triqueta.duels import share_of_wins
from tests.triqueta.pieces import counts, game_with_tower, last_take, play, tokens
from tests.turnbased.playthrough import decide

EVERY_LEVEL = range(1, len(LEVELS) + 1)
HARD = len(LEVELS)


def choice(state: State, level: int, seed: int = 1) -> Action:
    action: Action = decide(think(state.view(state.seat), level, Stream(seed)))
    return action


def moments(seed: int) -> list[State]:
    """Collect some moments of a random game."""
    state, stream = new_game(2 + seed % 4, seed), Stream(seed, "moments")
    found = []
    while not state.is_over:
        found.append(state.copy())
        legal = state.legal_actions()
        state.apply(Draw() if Draw() in legal and stream.random() < 0.7 else stream.choice(legal))
    return found[:: max(1, len(found) // 5)]


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("seed", range(4))
def test_the_same_view_and_the_same_stream_give_the_same_legal_choice(level: int, seed: int) -> None:
    for state in moments(seed):
        before = state.copy()
        first = choice(state, level, seed)
        assert first in state.legal_actions(), f"seed {seed}"
        assert choice(state, level, seed) == first, f"seed {seed}"
        assert state == before, f"seed {seed}"


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("seed", range(4))
def test_a3_with_hidden_tokens_permuted_the_choice_is_the_same(level: int, seed: int) -> None:
    for state in moments(seed):
        other_world = state.view(state.seat).sample(Stream(seed, "permuted"))
        assert choice(other_world, level, seed) == choice(state, level, seed), f"seed {seed}"


def test_the_hard_one_thinks_in_many_slices_and_can_be_dropped() -> None:
    state = game_with_tower("UORMB", players=3)
    play(state, "d0 d1 d2")
    thinking = think(state.view(0), HARD, Stream(1))
    next(thinking)
    thinking.close()
    slices = sum(1 for _ in think(state.view(0), HARD, Stream(1)))
    assert 0.8 * LEVELS[-1].playouts <= slices <= LEVELS[-1].playouts


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_it_thinks_only_when_it_is_its_turn(level: int) -> None:
    with pytest.raises(ValueError, match="turn"):
        next(think(game_with_tower("R").view(1), level, Stream(1)))


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_q6_at_the_end_it_counts_its_best_tokens(level: int) -> None:
    state = last_take(["UU", ""], ["UR", ""])
    state.collected[0] = counts("UURRR")
    state.apply(Take(0))
    assert choice(state, level) == Count(tokens("U"))


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("level", [2, 3])
def test_it_takes_the_row_that_completes_a_triqueta_when_there_is_nothing_to_draw(level: int, seed: int) -> None:
    state = last_take(["UU", "M"], ["", ""], row="U")
    state.towers[3] = ()
    state.rows[1] = tokens("RO")
    state.open_rows, state.active, state.markers = 0b11, 0b11, [None, None]
    assert choice(state, level, seed) == Take(0), f"seed {seed}"


@pytest.mark.parametrize("seed", range(10))
def test_the_hard_one_does_not_complete_the_next_players_triqueta(seed: int) -> None:
    state = last_take(["", "UU"], ["RO", "RO"])
    state.drawn, state.phase, state.towers[3] = tokens("U")[0], Phase.DRAWN, ()
    state.rows = [tokens("U"), ()]
    state.open_rows, state.active, state.markers = 0b11, 0b11, [None, None]
    assert choice(state, HARD, seed) == Place(0), f"seed {seed}: two rows of one bear would be a gift"


def test_the_greedy_one_keeps_the_third_of_its_bears() -> None:
    state = game_with_tower("U")
    state.collected[0] = counts("UU")
    state.apply(Draw())
    assert greedy(state.view(0), GREEDY) == Keep()


def test_each_level_beats_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small sample, the hard one in a hurry; the bench has the figures with their errors."""
    monkeypatch.setattr(bots, "LEVELS", (*LEVELS[:2], replace(LEVELS[2], playouts=100)))
    assert share_of_wins(2, 1, players=2, deals=40).share > 0.65
    assert share_of_wins(3, 2, players=2, deals=8).share > 0.6
