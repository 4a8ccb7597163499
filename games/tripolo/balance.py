"""The handicap that finds itself: after each round the winner gets a card more, the last one less (T3)."""

from collections.abc import Iterable, Mapping

from games.core.errors import IllegalSettings
from games.tripolo.deal import EXTRA_RANGE, stack_sizes
from games.tripolo.settings import Mode

STEP = 1


def balanced(
    mode: Mode, extras: Mapping[int, int], winners: Iterable[int], remaining: Mapping[int, int]
) -> dict[int, int]:
    """Give the handicaps of the next round, by seat.

    All who won start with a card more. All who hold the most cards, and did not win, start with one less. When nobody
    lost, nothing changes; nor does a handicap that would leave the range of T3, or leave somebody with less than three
    cards.
    """
    won = set(winners)
    lost = {seat: left for seat, left in remaining.items() if seat not in won}
    if not won or not lost:
        return dict(extras)
    most = max(lost.values())
    last = {seat for seat, left in lost.items() if left == most}
    more = {seat: _within(extra + STEP) if seat in won else extra for seat, extra in extras.items()}
    less = {seat: _within(extra - STEP) if seat in last else extra for seat, extra in extras.items()}
    both = {seat: more[seat] if seat in won else less[seat] for seat in extras}
    return next((found for found in (both, less, more) if _can_be_dealt(mode, found)), dict(extras))


def _within(extra: int) -> int:
    return max(EXTRA_RANGE.start, min(EXTRA_RANGE.stop - 1, extra))


def _can_be_dealt(mode: Mode, extras: Mapping[int, int]) -> bool:
    try:
        stack_sizes(mode, extras)
    except IllegalSettings:
        return False
    return True
