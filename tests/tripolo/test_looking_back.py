"""Looking back at a round: the vectorised search finds what a slow reading of the log finds."""

from itertools import pairwise

import pytest

from games.tripolo.events import Laid
from games.tripolo.looking_back import REACH, Glance, Moments, look_back
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.rules import masks
from games.tripolo.table import Table


def played(seed: int, mode: Mode = Mode.SPEED) -> tuple[Moments, Match]:
    """Play a round with three computers and keep its moments."""
    match = Match(3, seed, Settings(mode))
    table = Table(match, {0: 2, 1: 3, 2: 5})
    moments = Moments()
    while match.phase is not Phase.ROUND_OVER:
        events = table.step()
        moments.feed(match.round_tick, events)
    return moments, match


def slow_glance(moments: Moments, seat: int) -> tuple[float, int]:
    """Read the moments one by one: the average number of chances, and the length of the longest one missed."""
    ends = [*moments.ticks[1:], moments.end]
    open_since: dict[tuple[int, int], int] = {}
    weight, longest = 0, 0
    for number, (tick, end) in enumerate(zip(moments.ticks, ends, strict=True)):
        fits = masks(moments.boards[number])
        hand = moments.hands[number][seat]
        now = {(card, cell) for cell in range(9) for card in range(64) if fits[cell] & hand & (1 << card)}
        weight += len({card for card, _ in now}) * (end - tick)
        play = moments.plays[number]
        for chance in set(open_since) - now:
            begun = open_since.pop(chance)
            laid = isinstance(play, Laid) and (play.seat, play.card, play.cell) == (seat, *chance)
            longest = longest if laid else max(longest, tick - begun)
        open_since = {chance: open_since.get(chance, tick) for chance in now}
    longest = max([longest, *(moments.end - begun for begun in open_since.values())])
    return weight / moments.end, longest


@pytest.mark.parametrize("seed", range(12))
def test_the_fast_reading_is_the_slow_one(seed: int) -> None:
    moments, match = played(seed, Mode.MATCH if seed % 3 == 0 else Mode.SPEED)
    glances = look_back(moments)
    assert set(glances) == set(match.seats)
    for seat, glance in glances.items():
        chances, longest = slow_glance(moments, seat)
        assert glance.chances == pytest.approx(chances), f"seed {seed}, seat {seat}"
        told = longest if longest >= REACH else 0
        assert (glance.missed.ticks if glance.missed else 0) == told, f"seed {seed}, seat {seat}"


@pytest.mark.parametrize("seed", range(6))
def test_a_missed_chance_really_was_one(seed: int) -> None:
    moments, _ = played(seed)
    for seat, glance in look_back(moments).items():
        if glance.missed:
            missed = glance.missed
            assert masks(missed.tops)[missed.cell] >> missed.card & 1, f"seed {seed}, seat {seat}"
            assert 0 <= missed.begun < missed.begun + missed.ticks <= moments.end
            assert missed.taken_by != seat


@pytest.mark.parametrize(("length", "told"), [(REACH - 1, None), (REACH, REACH)], ids=["too short", "long enough"])
def test_a_chance_that_no_hand_could_reach_is_not_told(length: int, told: int | None) -> None:
    tops = Match(2, 5).tops
    fitting = next(cell_cards & -cell_cards for cell_cards in masks(tops) if cell_cards)
    moments = Moments([0, length], [tops, tops], [{0: fitting}, {0: 0}], [None, None], 10 * REACH)
    missed = look_back(moments)[0].missed
    assert (missed and missed.ticks) == told


def test_moments_follow_the_table_of_the_match() -> None:
    moments, match = played(3)
    assert moments.boards[-1] == match.tops
    assert moments.end == match.round_tick
    assert all(one <= other for one, other in pairwise(moments.ticks))


def test_without_a_round_there_is_nothing_to_look_back_at() -> None:
    assert look_back(Moments()) == {}


def test_nothing_was_missed_by_who_never_drew() -> None:
    match = Match(2, 5)
    moments = Moments()
    for _ in range(400):
        events = match.step()
        moments.feed(match.round_tick, events)
    moments.end = match.round_tick
    assert look_back(moments) == dict.fromkeys((0, 1), Glance(0.0, None, ((0, 0),)))
