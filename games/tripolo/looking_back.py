"""Looking back at a round: what each player could have laid and when, found by the referee over all boards at once.

A moment lasts from one change of the table or of a hand to the next. Of each moment the recorder keeps the nine top
cards and every hand; the referee answers for all of them in one call.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.core.ticks import ticks
from games.tripolo.cards import CARD_COUNT
from games.tripolo.events import Dealt, Drawn, Event, Laid, RoundOver, SeatLeft
from games.tripolo.rules import mask_of, playable

_CARDS: Final = np.arange(CARD_COUNT, dtype=np.uint64)
_ONE: Final = np.uint64(1)
REACH: Final = ticks(200)
"""Ticks in which an eye sees something and a hand answers to it: what is gone sooner was nobody's chance."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A chance that was there for some time and not taken: the card would have fitted on the cell."""

    card: int
    cell: int
    begun: int
    """Round tick."""
    ticks: int
    tops: tuple[int, ...]
    """The table when the chance was about to end."""
    taken_by: int | None
    """Whose play ended it; None when the round ended, or the owner's own play did."""


@dataclass(frozen=True, slots=True)
class Glance:
    """One seat's round, looked back at."""

    chances: float
    """How many cards of the hand fitted somewhere, on average over the time."""
    missed: Missed | None
    """The longest chance that was not taken; None when there was none within anybody's reach."""
    course: tuple[tuple[int, int], ...] = ()
    """(round tick, cards of the hand that fitted somewhere from then on), wherever the number changes."""


@dataclass(slots=True)
class Moments:
    """Watches a match and keeps its moments; a new deal begins anew."""

    ticks: list[int] = field(default_factory=list)
    boards: list[tuple[int, ...]] = field(default_factory=list)
    hands: list[dict[int, int]] = field(default_factory=list)
    """Masks of the hands, by seat."""
    plays: list[Laid | None] = field(default_factory=list)
    """The play with which each moment began."""
    end: int = 0

    def feed(self, round_tick: int, events: Iterable[Event]) -> None:
        """Take in the events of one step, and the match's round tick."""
        for event in events:
            match event:
                case Dealt(stacks=stacks):
                    self._begin(event.tops, [seat for seat, _ in stacks])
                case Drawn(seat=seat, card=card):
                    self._add(round_tick, self.boards[-1], {seat: self.hands[-1][seat] | mask_of([card])}, None)
                case Laid(seat=seat, card=card, cell=cell):
                    tops = (*self.boards[-1][:cell], card, *self.boards[-1][cell + 1 :])
                    self._add(round_tick, tops, {seat: self.hands[-1][seat] & ~mask_of([card])}, event)
                case SeatLeft(seat=seat):
                    self._add(round_tick, self.boards[-1], {seat: 0}, None)
                case RoundOver():
                    self.end = round_tick
                case _:
                    pass

    def _begin(self, tops: tuple[int, ...], seats: Iterable[int]) -> None:
        self.ticks, self.boards, self.plays, self.end = [0], [tops], [None], 0
        self.hands = [dict.fromkeys(seats, 0)]

    def _add(self, tick: int, tops: tuple[int, ...], changed: dict[int, int], play: Laid | None) -> None:
        self.ticks.append(tick)
        self.boards.append(tops)
        self.hands.append(self.hands[-1] | changed)
        self.plays.append(play)


def look_back(moments: Moments) -> dict[int, Glance]:
    """Find for every seat how much could be laid, and the longest chance that it missed."""
    if not moments.boards:
        return {}
    fits = playable(moments.boards)
    edges = np.array([*moments.ticks, max(moments.end, moments.ticks[-1])], dtype=np.int64)
    lengths = edges[1:] - edges[:-1]
    return {seat: _glance(moments, seat, fits, lengths) for seat in moments.hands[0]}


def _glance(moments: Moments, seat: int, fits: NDArray[np.uint64], lengths: NDArray[np.int64]) -> Glance:
    hand = np.array([hands.get(seat, 0) for hands in moments.hands], dtype=np.uint64)
    own = fits & hand[:, None]  # (moments, 9)
    anywhere = np.bitwise_count(np.bitwise_or.reduce(own, axis=1)).astype(np.int64)
    time = int(lengths.sum())
    chances = float((anywhere * lengths).sum() / time) if time else 0.0
    return Glance(chances, _longest(moments, seat, own, lengths), _course(moments.ticks, anywhere.tolist()))


def _course(ticks: Sequence[int], counts: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """List the numbers with the tick from which each holds; of several changes in one tick the last counts."""
    settled = dict(zip(ticks, counts, strict=True))
    found: list[tuple[int, int]] = []
    for tick, count in settled.items():
        if not found or found[-1][1] != count:
            found.append((tick, count))
    return tuple(found)


def _longest(moments: Moments, seat: int, own: NDArray[np.uint64], lengths: NDArray[np.int64]) -> Missed | None:
    """Find the longest run of moments through which one card would have fitted on one cell, and was not laid there."""
    open_ = ((own[:, :, None] >> _CARDS) & _ONE).astype(bool).reshape(len(own), -1)  # (moments, 9 * 64)
    total = np.cumsum(open_ * lengths[:, None], axis=0)
    run = total - np.maximum.accumulate(np.where(open_, 0, total), axis=0)  # ticks since the chance came up
    goes_on = np.vstack([open_[1:], np.zeros_like(open_[:1])])
    ends = np.where(open_ & ~goes_on, run, 0)
    for flat in np.argsort(-ends, axis=None, kind="stable"):
        moment, place = divmod(int(flat), ends.shape[1])
        length = int(ends[moment, place])
        if length < REACH:
            return None
        cell, card = divmod(place, CARD_COUNT)
        after = moments.plays[moment + 1] if moment + 1 < len(moments.plays) else None
        if after is None or (after.seat, after.card, after.cell) != (seat, card, cell):
            end = moments.ticks[moment] + int(lengths[moment])
            taker = after.seat if after is not None and after.seat != seat else None
            return Missed(card, cell, end - length, length, moments.boards[moment], taker)
    return None
