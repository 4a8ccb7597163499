"""How a computer chooses between actions by imagined worlds."""

from collections.abc import Callable

import pytest

from games.core.rng import Stream
from games.turnbased.search import choose
from tests.turnbased.playthrough import decide

MEANS = {"poor": 0.2, "fair": 0.4, "good": 0.6, "best": 0.8}


def noisy(world: float, action: str) -> float:
    """Give the action's own worth and the luck of the world, the same for all."""
    return MEANS[action] + world


def worlds(seed: int) -> Callable[[], float]:
    return Stream(seed, "worlds").random


@pytest.mark.parametrize("seed", range(20))
def test_the_best_is_found_whatever_the_order_since_all_are_tried_in_the_same_worlds(seed: int) -> None:
    order = list(MEANS)
    Stream(seed, "order").shuffle(order)
    assert decide(choose(order, worlds(seed), noisy, budget=16)) == "best", f"seed {seed}"


def test_a_single_candidate_is_returned_without_a_playout() -> None:
    with pytest.raises(StopIteration) as end:
        next(choose(["only"], worlds(1), lambda *_: pytest.fail("played out"), budget=100))
    assert end.value.value == "only"


def test_of_equals_the_first_wins() -> None:
    assert decide(choose(["a", "b", "c"], worlds(1), lambda *_: 0.5, budget=30)) == "a"


@pytest.mark.parametrize(("candidates", "budget"), [(2, 40), (3, 40), (5, 100), (6, 600), (17, 1000)])
def test_it_yields_after_every_playout_and_keeps_the_budget(candidates: int, budget: int) -> None:
    played: list[int] = []

    def play_out(_: float, action: int) -> float:
        played.append(action)
        return float(action)

    slices = sum(1 for _ in choose(range(candidates), worlds(1), play_out, budget))
    assert slices == len(played)
    assert budget * 0.8 <= slices <= budget


def test_each_candidate_is_tried_however_small_the_budget() -> None:
    assert decide(choose(list(MEANS), worlds(1), noisy, budget=1)) == "best"


def test_it_can_be_dropped_in_the_middle() -> None:
    thinking = choose(list(MEANS), worlds(1), noisy, budget=100)
    next(thinking)
    thinking.close()


def test_there_must_be_something_to_choose_from() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        decide(choose([], worlds(1), noisy, budget=10))
