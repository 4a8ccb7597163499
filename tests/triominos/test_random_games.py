"""300 random games of every kind under the eyes of the shared checker: no tile is lost or doubled, nothing leaks."""

from collections import Counter
from typing import Any

import pytest

from games.core.rng import Stream
from games.triominos.events import Ending, RoundOver
from games.triominos.game import GAME
from games.triominos.rules import new_game
from tests.triominos.pieces import CONCEIVABLE, inventory
from tests.turnbased.checker import Checker

KINDS: tuple[tuple[int, dict[str, Any], range], ...] = (
    (2, {}, range(110)),
    (3, {}, range(60)),
    (4, {}, range(60)),
    (2, {"any_tile": True, "two_sided": True}, range(40)),
    (4, {"any_tile": True}, range(20)),
    (3, {"target": 120, "two_sided": True}, range(10)),
)


@pytest.mark.parametrize(("players", "settings", "seeds"), KINDS)
def test_random_games(players: int, settings: dict[str, Any], seeds: range) -> None:
    checker = Checker(GAME, inventory, CONCEIVABLE)
    for seed in seeds:
        assert checker.play(players, seed, settings) >= 2 * players, f"seed {seed}"


def test_there_are_300_games() -> None:
    assert sum(len(seeds) for _, _, seeds in KINDS) == 300


def test_random_rounds_end_both_ways() -> None:
    endings: Counter[Ending] = Counter()
    for seed in range(100):
        stream, state = Stream(seed, "test round"), new_game(2, seed)
        while not state.is_over:
            events = state.apply(stream.choice(state.legal_actions()))
            endings.update(event.reason for event in events if isinstance(event, RoundOver))
    assert sum(endings.values()) == 100
    assert min(endings[reason] for reason in Ending) >= 10
