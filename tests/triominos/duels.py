"""Computers against each other over paired deals: each is played from both seats, so that luck counts for less."""

from collections.abc import Iterable
from statistics import mean, stdev
from typing import NamedTuple

from games.core.rng import Stream
from games.triominos.bots import Level, decide
from games.triominos.rules import new_game
from tests.turnbased.playthrough import decide as finish


class Lead(NamedTuple):
    """Points a round by which the first kind is ahead of the second, and the standard error of that."""

    points: float
    error: float


def round_between(seed: int, seats: tuple[Level, Level]) -> int:
    """Let two computers play a round; return by how much seat 0 is ahead."""
    state, turn = new_game(2, seed), 0
    while not state.is_over:
        state.apply(finish(decide(state.view(state.seat), seats[state.seat], Stream(seed, "duel", turn))))
        turn += 1
    first, second = state.scores()
    return first - second


def duel(first: Level, second: Level, deals: Iterable[int]) -> Lead:
    """Play every deal (its seed) twice, with swapped seats."""
    leads = [(round_between(deal, (first, second)) - round_between(deal, (second, first))) / 2 for deal in deals]
    return Lead(mean(leads), stdev(leads) / len(leads) ** 0.5)
