"""The figures of a round: curve, fastest card, triples, wrong plays."""

from games.tripolo.cards import Property
from games.tripolo.events import Beaten, Dealt, Drawn, Ending, Laid, Refused, RoundOver, SeatLeft
from games.tripolo.rules import Triple
from games.tripolo.stats import RoundStats

ONE = (Triple(0, Property.COLOUR, 0),)
TWO = (*ONE, Triple(0, Property.QUANTITY, 1))
DEALT = Dealt(1, ((0,),) * 9, ((0, 3), (4, 5)))


def lay(seat: int, triples: tuple[Triple, ...] = ONE) -> Laid:
    return Laid(seat, 1, 2, triples, covered=3)


def test_curve_fastest_card_triples_and_average() -> None:
    stats = RoundStats()
    stats.feed(0, [DEALT])
    stats.feed(30, [Drawn(0, 1), lay(0)])
    stats.feed(110, [lay(4, TWO), lay(0)])
    stats.feed(130, [lay(0), RoundOver((0,), Ending.OUT, ((0, 0), (4, 4)))])
    first, second = stats.seats[0], stats.seats[4]
    assert first.curve == [(0, 3), (30, 2), (110, 1), (130, 0), (130, 0)]
    assert second.curve == [(0, 5), (110, 4), (130, 4)]
    assert (first.fastest, second.fastest) == (20, 110)
    assert (first.triples, second.triples) == (3, 2)
    assert first.ticks_a_card == 130 / 3


def test_wrong_and_too_late_plays_are_counted_and_whoever_leaves_is_dropped() -> None:
    stats = RoundStats()
    stats.feed(0, [DEALT])
    stats.feed(9, [Refused(0, 1, 2, 129), Beaten(0, 1, 2), Beaten(0, 1, 2), SeatLeft(4)])
    assert (stats.seats[0].wrong, stats.seats[0].too_late) == (1, 2)
    assert list(stats.seats) == [0]
    assert stats.seats[0].ticks_a_card is None


def test_a_new_deal_starts_anew() -> None:
    stats = RoundStats()
    stats.feed(0, [DEALT])
    stats.feed(30, [lay(0)])
    stats.feed(0, [DEALT])
    assert stats.seats[0].curve == [(0, 3)]
    assert stats.seats[0].laid == 0
