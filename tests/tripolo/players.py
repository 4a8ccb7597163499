"""Players for tests: they play at random, right or wrong, and press what makes no sense."""

from collections.abc import Iterator

import pytest

from games.core.rng import Stream
from games.tripolo.commands import Command, Draw, GoOn, HandOver, Join, Lay, Leave, NextRound, Stop
from games.tripolo.match import Match
from games.tripolo.rules import masks
from games.tripolo.view import BETWEEN_ROUNDS

MOST_TICKS = 30 * 60 * 120
"""Half an hour: no round of computers or of random players lasts as long."""


def ticks_until_the_end(match: Match) -> Iterator[int]:
    """Count the ticks until the round is over; a round that never ends is a failure, not a test that hangs."""
    for tick in range(MOST_TICKS):
        if match.phase in BETWEEN_ROUNDS:
            return
        yield tick
    pytest.fail(f"seed {match.seed}: the round does not end")


def legal_lays(match: Match, seat: int) -> list[Lay]:
    fits = masks(match.tops)
    return [Lay(seat, card, cell) for card in match.hand(seat) for cell in range(9) if fits[cell] >> card & 1]


def random_press(match: Match, seat: int, stream: Stream) -> Command:
    """Press something that a player could press: mostly a card that fits, now and then anything."""
    lays = legal_lays(match, seat)
    hand = match.hand(seat)
    if lays and stream.random() < 0.7:
        return stream.choice(lays)
    if hand and stream.random() < 0.2:
        return Lay(seat, stream.choice(hand), stream.below(9))
    return Draw(seat)


def garbage(stream: Stream) -> Command:
    """Make a command of which nothing is certain but its type."""
    seat = stream.below(9) - 1
    commands: list[Command] = [
        Lay(seat, stream.below(80) - 8, stream.below(15) - 3),
        Draw(seat),
        Stop(seat),
        GoOn(seat),
        Leave(seat),
        Join(seat),
        HandOver(seat, stream.below(9) - 1),
        NextRound(((seat, stream.below(20) - 7),)),
    ]
    return stream.choice(commands)


def expect_64_cards_each_once(match: Match, told: str) -> None:
    now = match._round
    places = [*now.piles, *now.stacks.values(), *now.hands.values(), now.box]
    assert sorted(card for place in places for card in place) == list(range(64)), told
    assert [pile[-1] for pile in now.piles] == now.tops, told
    owned = sum(1 << card for place in (*now.stacks.values(), *now.hands.values()) for card in place)
    assert owned == now._owned, told
