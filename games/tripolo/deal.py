"""Dealing: how many cards everybody gets, and which (T3, T11, T12)."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Final

from games.core.errors import IllegalSettings
from games.core.rng import Stream
from games.tripolo.cards import CARD_COUNT
from games.tripolo.rules import CELL_COUNT, any_move, mask_of
from games.tripolo.settings import SEATS_NEEDED, Mode

EXTRA_RANGE: Final = range(-4, 9)
"""The handicaps: so many cards more than the others."""

LEAST_CARDS: Final = 3
SPEED_CARDS: Final = 7
DEALT_OUT: Final = CARD_COUNT - CELL_COUNT


@dataclass(frozen=True, slots=True)
class Deal:
    """A fresh table. Piles from bottom to top; the last card of a stack is its top; the box is out of play."""

    piles: tuple[tuple[int, ...], ...]
    stacks: dict[int, tuple[int, ...]]
    box: tuple[int, ...]


def stack_sizes(mode: Mode, extras: Mapping[int, int]) -> dict[int, int]:
    """How many cards each seat gets, given the seats with their handicaps (T3, T12).

    Raises IllegalSettings: too few or too many seats, a handicap out of range, less than three cards for somebody, or
    more cards than there are.
    """
    seats = len(extras)
    if seats not in SEATS_NEEDED[mode]:
        raise IllegalSettings("tripolo.deal.seats", seats=seats)
    share = SPEED_CARDS if mode is Mode.SPEED else (DEALT_OUT - sum(extras.values())) // seats
    sizes = {seat: share + extra for seat, extra in extras.items()}
    in_range = all(extra in EXTRA_RANGE for extra in extras.values())
    if not in_range or min(sizes.values()) < LEAST_CARDS or sum(sizes.values()) > DEALT_OUT:
        raise IllegalSettings("tripolo.deal.handicaps", extras=dict(extras))
    return sizes


def deal(seed: int, number: int, mode: Mode, extras: Mapping[int, int]) -> Deal:
    """Shuffle and deal for the seats in `extras`; again, as long as nobody could play (T11).

    `number` counts the deals of a match, so that every round has cards of its own.
    Raises IllegalSettings like stack_sizes.
    """
    sizes = stack_sizes(mode, extras)
    for attempt in count():
        dealt = _deal_once(Stream(seed, "tripolo", "deal", number, attempt), mode, sizes)
        owned = mask_of(card for stack in dealt.stacks.values() for card in stack)
        if any_move([pile[-1] for pile in dealt.piles], owned):
            return dealt
    raise AssertionError  # pragma: no cover - count() never ends


def _deal_once(stream: Stream, mode: Mode, sizes: Mapping[int, int]) -> Deal:
    pack = list(range(CARD_COUNT))
    stream.shuffle(pack)
    piles = [[pack.pop()] for _ in range(CELL_COUNT)]
    stacks = {seat: tuple(pack.pop() for _ in range(size)) for seat, size in sizes.items()}
    if mode is not Mode.SPEED:
        while pack:
            stream.choice(piles).append(pack.pop())
    return Deal(tuple(map(tuple, piles)), stacks, tuple(pack))
