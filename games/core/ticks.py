"""The one unit of time in rules: the tick, 120 to a second, always a whole number."""

from typing import Final

TICKS_PER_SECOND: Final = 120


def ticks(milliseconds: int) -> int:
    """Give the whole ticks in so many milliseconds, rounded down: 300 ms are 36 ticks."""
    return milliseconds * TICKS_PER_SECOND // 1000
