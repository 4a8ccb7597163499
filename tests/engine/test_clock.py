"""Ticks: 120 a second in whole nanoseconds, late ones caught up to 0.25 s, jumps told."""

import pytest

from games.core.rng import Stream
from games.engine.clock import CATCH_UP, SECOND, Due, Ticker
from tests.furnished import FakeClock


def ticker(clock: FakeClock) -> Ticker:
    return Ticker(clock.now, clock.sleep)


@pytest.mark.parametrize("tick", [1, 2, 3, 7, 119, 120, 121])
def test_tick_k_is_due_at_k_times_a_second_by_120_rounded_down(tick: int) -> None:
    clock = FakeClock()
    counted = ticker(clock)
    for before in range(1, tick):
        clock.now_ns = before * SECOND // 120
        counted.due()
    clock.now_ns = tick * 10**9 // 120 - 1
    assert counted.due() == Due(0)
    clock.now_ns += 1
    assert counted.due() == Due(1)


def test_waiting_sleeps_to_the_next_tick_and_no_longer() -> None:
    clock = FakeClock()
    paced = ticker(clock)
    for tick in range(1, 1000):
        paced.wait()
        assert paced.due() == Due(1)
        assert clock.now_ns == pytest.approx(tick * SECOND / 120, abs=2), tick


def test_time_does_not_drift_however_late_each_turn_is() -> None:
    stream, clock = Stream(3, "lateness"), FakeClock()
    counted = ticker(clock)
    total = 0
    for _ in range(5000):
        clock.now_ns += stream.below(40_000_000)
        total += counted.due().ticks
    assert total == clock.now_ns * 120 // SECOND, "seed 3"


def test_up_to_a_quarter_of_a_second_is_caught_up() -> None:
    clock = FakeClock()
    counted = ticker(clock)
    clock.now_ns = CATCH_UP
    assert counted.due() == Due(30)


@pytest.mark.parametrize("gap", [CATCH_UP + 1, SECOND, 3600 * SECOND])
def test_a_longer_gap_is_told_and_not_played(gap: int) -> None:
    """Known fault 14: a window that is dragged, or a laptop that sleeps, makes time jump."""
    clock = FakeClock()
    counted = ticker(clock)
    clock.now_ns = gap
    assert counted.due() == Due(1, jumped=True)
    assert counted.due() == Due(0)
    clock.now_ns += SECOND // 120 + 1
    assert counted.due() == Due(1), "the ticks go on as if nothing had been"


def test_a_clock_that_runs_backwards_is_a_jump_too() -> None:
    clock = FakeClock(now_ns=50 * SECOND)
    counted = ticker(clock)
    clock.now_ns = 2 * SECOND
    assert counted.due() == Due(1, jumped=True)
    paced_until = clock.now_ns
    counted.wait()
    assert clock.now_ns - paced_until <= SECOND // 120 + 1


def test_a_clock_that_steps_back_a_little_waits() -> None:
    clock = FakeClock()
    counted = ticker(clock)
    clock.now_ns = SECOND // 10
    assert counted.due() == Due(12)
    clock.now_ns -= SECOND // 20
    assert counted.due() == Due(0)
