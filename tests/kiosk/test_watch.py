"""The supervisor's policy: hang, abort, kill; back-off; out of order."""

from games.kiosk.watch import (
    HANG,
    LONGEST_PAUSE,
    MOST_CRASHES,
    OUT_OF_ORDER,
    START_GRACE,
    STEADY,
    TRACE_TIME,
    Act,
    Restarts,
    Watch,
)


def test_a_child_that_beats_is_left_alone() -> None:
    watch = Watch(began=100.0)
    for now in range(101, 200):
        watch.beat(float(now))
        assert watch.due(now + 0.9) is Act.NOTHING


def test_a_child_may_take_its_time_to_start_but_not_for_ever() -> None:
    watch = Watch(began=0.0)
    assert watch.due(START_GRACE - 0.1) is Act.NOTHING
    assert watch.due(START_GRACE) is Act.ABORT


def test_a_hung_child_is_aborted_once_and_then_killed() -> None:
    watch = Watch(began=0.0)
    watch.beat(5.0)
    assert watch.due(5.0 + HANG) is Act.ABORT
    assert watch.due(5.0 + HANG + TRACE_TIME / 2) is Act.NOTHING
    assert watch.due(5.0 + HANG + TRACE_TIME) is Act.KILL


def test_the_pause_doubles_with_each_crash_in_a_row() -> None:
    restarts, pauses = Restarts(), []
    for _ in range(MOST_CRASHES - 1):
        restarts.ended(lived=3.0)
        pauses.append(restarts.pause())
    assert pauses == [1.0, 2.0, 4.0, 8.0, 16.0]
    assert max(pauses) <= LONGEST_PAUSE


def test_a_child_that_lived_long_begins_the_row_anew() -> None:
    restarts = Restarts(crashes=4)
    restarts.ended(lived=STEADY)
    assert restarts.pause() == 1.0


def test_after_too_many_crashes_it_is_out_of_order() -> None:
    restarts = Restarts(crashes=MOST_CRASHES - 1)
    restarts.ended(lived=1.0)
    assert restarts.is_out_of_order
    assert restarts.pause() == OUT_OF_ORDER
