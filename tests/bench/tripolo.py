"""Tripolo's core: the referee, headless matches, the computers' levels, replays."""

from collections.abc import Iterator
from statistics import mean
from time import perf_counter
from typing import Final

import numpy as np

from games.core.rng import Stream
from games.core.ticks import TICKS_PER_SECOND
from games.tripolo.bots import LEVELS
from games.tripolo.cards import CARD_COUNT, VALUES
from games.tripolo.events import RoundOver
from games.tripolo.match import Match, Mode
from games.tripolo.rules import CELL_COUNT, PAIRS, playable
from games.tripolo.stats import RoundStats
from games.tripolo.table import Table
from tests.bench.table import Row, seconds
from tests.tripolo.players import ticks_until_the_end
from tests.tripolo.replaying import in_a_second_process, play

BOARDS: Final = 20_000
PLAIN_BOARDS: Final = 40
MATCH_ROUNDS: Final = 12
LEVEL_ROUNDS: Final = 200
REPLAYED_ROUNDS: Final = 1_000

ONE_BOARD_US: Final = 10
RATIO_TO_PLAIN: Final = 3_000
BOARDS_A_SECOND: Final = 5_000_000
TIMES_REAL_TIME: Final = 100
LEAST_SHARE: Final = 0.7


def rows() -> Iterator[Row]:
    """Measure everything of the core."""
    yield from _referee()
    yield _headless_match()
    yield from _levels()
    yield _replays()


def _boards() -> list[list[int]]:
    stream = Stream(7, "bench")
    pack = list(range(CARD_COUNT))
    boards = []
    for _ in range(BOARDS):
        stream.shuffle(pack)
        boards.append(pack[:CELL_COUNT])
    return boards


def _fits(tops: list[int], card: int, cell: int) -> bool:
    new, old = VALUES[card], VALUES[tops[cell]]
    for one, two in PAIRS[cell]:
        a, b = VALUES[tops[one]], VALUES[tops[two]]
        for prop in range(3):
            if a[prop] == b[prop] == new[prop] != old[prop]:
                return True
    return False


def _plain(tops: list[int]) -> list[int]:
    """Give the masks of a board the plain way: every card on every cell, line by line, property by property."""
    return [sum(1 << card for card in range(CARD_COUNT) if _fits(tops, card, cell)) for cell in range(CELL_COUNT)]


def _referee() -> Iterator[Row]:
    plain_boards = _boards()
    boards = np.array(plain_boards, dtype=np.uint8)
    assert playable(boards[:PLAIN_BOARDS]).tolist() == [_plain(tops) for tops in plain_boards[:PLAIN_BOARDS]]
    one, tops = boards[0], plain_boards[0]
    one_us = seconds(lambda: playable(one), calls=2000) * 1e6
    plain = seconds(lambda: _plain(tops), calls=20)
    many = seconds(lambda: playable(boards)) / BOARDS
    yield Row(
        "playable(), one board",
        f"{one_us:.1f} us",
        f"{plain * 1e6 / one_us:.0f} x the plain loop",
        f"<= {ONE_BOARD_US} us",
        one_us <= ONE_BOARD_US,
    )
    yield Row(
        f"playable(), {BOARDS:,} boards",
        f"{1 / many / 1e6:.1f} million boards/s",
        f"{plain / many:,.0f} x the plain loop ({1 / plain:,.0f} boards/s)",
        f">= {RATIO_TO_PLAIN:,} x, >= {BOARDS_A_SECOND // 1_000_000} million/s",
        plain / many >= RATIO_TO_PLAIN and 1 / many >= BOARDS_A_SECOND,
    )


def _headless_match() -> Row:
    speeds, costs = [], []
    for seed in range(MATCH_ROUNDS):
        match = Match(6, seed)
        table = Table(match, dict.fromkeys(range(6), len(LEVELS)))
        start = perf_counter()
        for _ in ticks_until_the_end(match):
            table.step()
        spent = perf_counter() - start
        speeds.append(match.tick / TICKS_PER_SECOND / spent)
        costs.append(spent / match.tick * 1e6)
    return Row(
        "headless round, six computers of level 5",
        f"{float(np.median(costs)):.1f} us a tick",
        f"{float(np.median(speeds)):,.0f} x real time",
        f">= {TIMES_REAL_TIME} x",
        float(np.median(speeds)) >= TIMES_REAL_TIME,
    )


def _round(levels: dict[int, int], seed: int) -> tuple[tuple[int, ...], RoundStats]:
    match = Match(levels, seed)
    table = Table(match, levels)
    stats = RoundStats()
    winners: tuple[int, ...] = ()
    for _ in ticks_until_the_end(match):
        events = table.step()
        if events:
            stats.feed(match.round_tick, events)
            winners = next((event.winners for event in events if isinstance(event, RoundOver)), winners)
    return winners, stats


def _levels() -> Iterator[Row]:
    """Measure two-player rounds, each level against the one below and against itself; ties count as no win."""
    for level, data in enumerate(LEVELS, start=1):
        pace, wrong = _pace(level)
        value = f"{pace:.1f} s a card (planned {data.seconds_a_card}), {wrong:.0%} wrong"
        if level == 1:
            yield Row("computer level 1", value)
            continue
        wins = 0
        for seed in range(LEVEL_ROUNDS):
            strong = seed % 2
            winners, _ = _round({strong: level, 1 - strong: level - 1}, seed)
            wins += winners == (strong,)
        share = wins / LEVEL_ROUNDS
        yield Row(
            f"computer level {level}",
            value,
            f"wins {share:.0%} of {LEVEL_ROUNDS} against level {level - 1}",
            f">= {LEAST_SHARE:.0%}",
            share >= LEAST_SHARE,
        )


def _pace(level: int) -> tuple[float, float]:
    seats = [seat for seed in range(40) for seat in _round({0: level, 1: level}, seed)[1].seats.values()]
    laid = sum(seat.laid for seat in seats)
    return sum(seat.last_laid for seat in seats) / laid / TICKS_PER_SECOND, sum(seat.wrong for seat in seats) / laid


def _replays() -> Row:
    rounds = [
        play(seed, {seat: 1 + (seed + seat) % len(LEVELS) for seat in range(2 + seed % 5)}, Mode.MATCH)
        for seed in range(REPLAYED_ROUNDS)
    ]
    again = in_a_second_process([lines for lines, _ in rounds])
    alike = sum(there == here for there, (_, here) in zip(again, rounds, strict=True))
    return Row(
        f"{REPLAYED_ROUNDS:,} rounds replayed in a second process",
        f"{alike:,} the same hash",
        f"{mean(len(lines) for lines, _ in rounds):.0f} lines a log",
        "all",
        alike == REPLAYED_ROUNDS,
    )
