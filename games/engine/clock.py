"""Fixed ticks: 120 a second, paced to absolute deadlines by a clock and a sleep that are handed in."""

from collections.abc import Callable
from dataclasses import dataclass

TICK_RATE = 120  # ticks a second
SECOND = 10**9  # nanoseconds
CATCH_UP = SECOND // 4  # the longest lateness that is made good tick by tick


@dataclass(frozen=True)
class Due:
    """What the ticker found: so many ticks to step now, and whether time jumped too far to be caught up."""

    ticks: int
    jumped: bool = False


class Ticker:
    """Counts ticks against a clock in integer nanoseconds; tick k is due k * 10**9 // 120 ns after the anchor.

    ``now`` returns nanoseconds, ``sleep`` takes seconds. A lateness of more than 0.25 s, or a clock that
    runs backwards, is no play time: the anchor moves and the jump is reported, so that a round can pause.
    """

    def __init__(self, now: Callable[[], int], sleep: Callable[[float], None]) -> None:
        self._now = now
        self._sleep = sleep
        self._anchor = now()
        self._done = 0

    def wait(self) -> None:
        """Sleep until the next tick is due; return at once when it already is."""
        rest = self._deadline(self._done + 1) - self._now()
        if rest > 0:
            self._sleep(min(rest, CATCH_UP) / SECOND)

    def due(self) -> Due:
        """Count the ticks that have become due since the last call."""
        elapsed = self._now() - self._anchor
        late = elapsed - self._done * SECOND // TICK_RATE
        if late < -CATCH_UP or late > CATCH_UP:
            self._anchor = self._now()
            self._done = 0
            return Due(1, jumped=True)
        ticks = max(0, (elapsed * TICK_RATE + TICK_RATE - 1) // SECOND - self._done)
        self._done += ticks
        return Due(ticks)

    def _deadline(self, tick: int) -> int:
        return self._anchor + tick * SECOND // TICK_RATE
