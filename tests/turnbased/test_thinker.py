"""A computer thinks in slices: the screen never waits for it, and it waits until everybody could follow."""

from collections.abc import Callable

from games.turnbased.protocol import Thinking
from games.turnbased.thinker import MOST_SLICES, PAUSE, SLICE_TIME, Thinker

ACTION = "draw"


class Thought:
    """Thinks for a number of slices, each of which takes some time."""

    def __init__(self, slices: int, nanoseconds: int = 0) -> None:
        self.done = 0
        self.begun = 0
        self.now = 0
        self._slices = slices
        self._time = nanoseconds

    def begin(self) -> Thinking[str]:
        """Begin to think."""
        self.begun += 1
        for _ in range(self._slices):
            self.done += 1
            self.now += self._time
            yield
        return ACTION

    def clock(self) -> int:
        """Return the time."""
        return self.now


def ticks_until(decided: Callable[[], tuple[()] | tuple[str]]) -> int:
    """Return how many ticks pass until there is an action."""
    ticks = 1
    while not decided():
        ticks += 1
    return ticks


def test_a_quick_thought_waits_for_the_pause() -> None:
    thought = Thought(1)
    thinker = Thinker[str](thought.clock)
    assert ticks_until(lambda: thinker.tick(thought.begin)) == PAUSE
    assert thought.begun == 1


def test_a_tick_takes_only_so_much_thought() -> None:
    thought = Thought(10 * MOST_SLICES)
    thinker = Thinker[str](thought.clock)
    thinker.tick(thought.begin)
    assert thought.done == MOST_SLICES


def test_a_tick_takes_only_so_much_time() -> None:
    thought = Thought(1000, nanoseconds=SLICE_TIME // 10)
    thinker = Thinker[str](thought.clock)
    thinker.tick(thought.begin)
    assert thought.done == 11, "the slice that goes beyond is the last one"


def test_the_next_thought_begins_anew_and_a_dropped_one_is_forgotten() -> None:
    thought = Thought(MOST_SLICES * 2)
    thinker = Thinker[str](thought.clock)
    thinker.tick(thought.begin)
    thinker.drop()
    thinker.tick(thought.begin)
    assert thought.begun == 2
    ticks_until(lambda: thinker.tick(thought.begin))
    thinker.rest()
    assert ticks_until(lambda: thinker.tick(thought.begin)) == PAUSE
    assert thought.begun == 3
