"""Computer players: they know a view only, keep their pace, slip, and never stall a round (A3)."""

import pytest

from games.tripolo.bots import LEVELS, Computer
from games.tripolo.commands import Draw, Lay
from games.tripolo.events import Ending, Event, Locked, Refused, RoundOver
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.stats import RoundStats
from games.tripolo.table import Table
from tests.tripolo.boards import playing, until_play
from tests.tripolo.players import ticks_until_the_end

PACE_TOLERANCE = 0.25


def play(levels: dict[int, int], seed: int, mode: Mode = Mode.MATCH) -> tuple[RoundOver, RoundStats]:
    match = Match(levels, seed, Settings(mode))
    table = Table(match, levels)
    stats = RoundStats()
    events: tuple[Event, ...] = ()
    for _ in ticks_until_the_end(match):
        events = table.step()
        stats.feed(match.round_tick, events)
    return next(event for event in events if isinstance(event, RoundOver)), stats


@pytest.mark.parametrize("level", range(1, 6))
def test_a_level_keeps_its_pace(level: int) -> None:
    seats = [seat for seed in range(8) for seat in play({0: level, 1: level}, seed)[1].seats.values()]
    seconds = sum(seat.last_laid for seat in seats) / sum(seat.laid for seat in seats) / 120
    assert seconds == pytest.approx(LEVELS[level - 1].seconds_a_card, rel=PACE_TOLERANCE)


@pytest.mark.parametrize("level", range(2, 6))
def test_a_level_beats_the_one_below(level: int) -> None:
    """Twelve rounds here; the bench plays two hundred."""
    wins = 0
    for seed in range(12):
        strong = seed % 2
        ending, _ = play({strong: level, 1 - strong: level - 1}, seed)
        wins += ending.winners == (strong,)
    assert wins >= 9, f"level {level} won {wins} of 12"


@pytest.mark.parametrize("mode", [Mode.SPEED, Mode.SOLO])
def test_computers_finish_every_kind_of_round(mode: Mode) -> None:
    for seed in range(5):
        ending, _ = play({2: 4} if mode is Mode.SOLO else {2: 4, 0: 1, 5: 3}, seed, mode)
        assert ending.reason in (Ending.OUT, Ending.NO_MOVES), f"seed {seed}"


def test_computers_slip_now_and_then_weak_ones_more_often() -> None:
    def slips(level: int) -> int:
        return sum(seat.wrong for seed in range(6) for seat in play({0: level, 1: level}, seed)[1].seats.values())

    assert slips(1) > slips(5) > 0


def test_a_computer_presses_nothing_before_los_and_reacts_after_a_delay() -> None:
    match = Match(2)
    computer = Computer(0, 5, seed=1)
    while match.phase is Phase.COUNTDOWN:
        assert computer.commands(match.view(0)) == []
        match.step()
    start = match.round_tick
    commands = computer.commands(match.view(0))
    for _ in range(LEVELS[4].reaction * 2):
        if not commands:
            match.step()
            commands = computer.commands(match.view(0))
    assert commands == [Draw(0)]
    assert match.round_tick - start >= LEVELS[4].reaction * 0.6


def test_a3_the_same_view_gives_the_same_play_whatever_is_hidden() -> None:
    board = "R1O R2D B3+ Y2D P0O B1* B3D Y3+ Y0D"

    def plays(own_stack: str, other_hand: str) -> list[Draw | Lay]:
        match = playing(board, {0: "R3* R0O Y3* B0D P1+ P2+", 1: other_hand}, {0: own_stack})
        computer = Computer(0, 5, seed=1)
        done: list[Draw | Lay] = []
        for _ in range(300):
            done += computer.commands(match.view(0))
            match.step()
        return done

    first = plays("Y1O", "R0+")
    assert first
    assert first == plays("B2O", "P3O")


def test_a_computer_asked_only_when_due_plays_the_same() -> None:
    def plays(*, patient: bool) -> list[object]:
        match = Match(2, seed=4)
        computer = Computer(0, 5, seed=1)
        until_play(match)
        events: list[object] = []
        for _ in range(2000):
            due = computer.due(match.deal, match.round_tick)
            events += match.step(computer.commands(match.view(0)) if due or not patient else [])
        return events

    assert plays(patient=True) == plays(patient=False) != []


def test_a_refused_computer_waits_until_its_lock_is_over() -> None:
    kinds: set[type[Event]] = set()
    for seed in range(6):
        match = Match(2, seed, Settings(lock_ticks=360))
        table = Table(match, {0: 5, 1: 5})
        for _ in ticks_until_the_end(match):
            kinds.update(map(type, table.step()))
    assert Refused in kinds
    assert Locked not in kinds
