"""Triqueta's core: speed of random games, the invariants over many, how much the computers' levels differ."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Final

from games.triqueta.game import GAME
from games.triqueta.rules import new_game
from tests.bench.table import Row, seconds
from tests.triqueta.duels import Duel, share_of_wins
from tests.triqueta.naive import Naive
from tests.triqueta.pieces import CONCEIVABLE, inventory
from tests.turnbased.checker import Checker

SPEED_GAMES: Final = 300
CHECKED_GAMES: Final = 10_000
CHUNK: Final = 8
"""Deals, or hundreds of checked games, that one process does at a time."""

GAMES_A_SECOND: Final = 5_000
MOVE_SECONDS: Final = 1.0

DUELS: Final = (
    # strong level, weak level, players, deals, least share of victories
    (2, 1, 2, 320, 0.7),
    (3, 2, 2, 160, 0.85),
    (3, 2, 4, 200, 0.45),
)
"""Deals are played once with the strong one in every seat; so many that the standard error is 2 % or less."""


def rows() -> Iterator[Row]:
    """Measure everything of the core."""
    yield _speed()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield _checked(pool)
        for strong, weak, players, deals, least in DUELS:
            yield from _duel(pool, strong, weak, players, deals, least)


def _speed() -> Row:
    fast = SPEED_GAMES / seconds(_random_games)
    plain = SPEED_GAMES / seconds(_naive_games, repeats=3)
    return Row(
        "random games of two, public API",
        f"{fast:,.0f} games/s",
        f"{fast / plain:.1f} x a naive reading without checks and events ({plain:,.0f})",
        f">= {GAMES_A_SECOND:,} games/s",
        fast >= GAMES_A_SECOND,
    )


def _random_games() -> None:
    chance = Random(7).random
    for seed in range(SPEED_GAMES):
        state = new_game(2, seed)
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(chance() * len(legal))])


def _naive_games() -> None:
    chance = Random(7).random
    for seed in range(SPEED_GAMES):
        start = new_game(2, seed)
        game = Naive(2, list(map(list, start.towers)), start.rock)
        while legal := game.legal():
            game.do(legal[int(chance() * len(legal))])
        game.result()


def _check(first: int) -> int:
    checker = Checker(GAME, inventory, CONCEIVABLE)
    sizes = len(GAME.players)
    return sum(checker.play(GAME.players[seed % sizes], seed) for seed in range(first, first + 100))


def _checked(pool: ProcessPoolExecutor) -> Row:
    actions = sum(pool.map(_check, range(0, CHECKED_GAMES, 100)))
    return Row(
        f"{CHECKED_GAMES:,} random games with the invariant checker",
        f"{actions:,} actions",
        "no fault",
        "no fault",
        met=True,
    )


def _duel(pool: ProcessPoolExecutor, strong: int, weak: int, players: int, deals: int, least: float) -> Iterator[Row]:
    play = partial(share_of_wins, strong, weak, players, CHUNK)
    duel = Duel()
    for part in pool.map(play, range(0, deals, CHUNK)):
        duel.add(part)
    yield Row(
        f"computer level {strong} against {players - 1} of level {weak}",
        f"wins {duel.share:.1%} +- {duel.error:.1%}",
        f"{duel.games} games, {deals} deals",
        f">= {least:.0%}",
        duel.share >= least,
    )
    if strong == GAME.levels:
        yield Row(
            f"a move of level {strong} among {players}",
            f"{duel.seconds / duel.decisions * 1000:.0f} ms of processor time",
            f"longest {duel.longest * 1000:.0f} ms",
            f"<= {MOVE_SECONDS:.0f} s",
            duel.longest <= MOVE_SECONDS,
        )
