"""Why not: every refused play of a round is explained by the lines through its cell (T1, T4, T5)."""

import pytest

from games.tripolo.cards import VALUES
from games.tripolo.commands import Draw, Lay
from games.tripolo.events import Beaten, Dealt, Laid, Refused
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.refusals import Reason, Refusal, Refusals
from games.tripolo.rules import LINE_CELLS, new_triples
from games.tripolo.table import Table
from tests.tripolo.boards import until_play


def round_of_computers(seed: int) -> Refusals:
    """Play a round of computers that slip often; its refused plays."""
    match = Match(3, seed, Settings(Mode.MATCH))
    table, refusals = Table(match, {0: 1, 1: 1, 2: 2}), Refusals()
    while match.phase is not Phase.ROUND_OVER:
        events = table.step()
        refusals.feed(match.round_tick, events)
    return refusals


@pytest.mark.parametrize("seed", range(6))
def test_each_refused_play_is_explained_by_all_its_lines(seed: int) -> None:
    found = round_of_computers(seed).found
    assert len(found) > 2, f"seed {seed}"
    for refusal in found:
        assert not new_triples(refusal.tops, refusal.card, refusal.cell)
        said = refusal.lines()
        assert [line.cells for line in said] == [line for line in LINE_CELLS if refusal.cell in line]
        for line in said:
            assert line.findings
            a, b = (VALUES[refusal.tops[cell]] for cell in line.others)
            own, covered = VALUES[refusal.card], VALUES[refusal.tops[refusal.cell]]
            for reason, prop, value in line.findings:
                if reason is Reason.APART or prop is None:
                    assert all(x != y for x, y in zip(a, b, strict=True)), f"seed {seed}"
                    continue
                assert a[prop] == b[prop] == value
                assert (own[prop] == value) is (reason is Reason.COVERED)
                assert reason is Reason.DIFFERS or covered[prop] == value


@pytest.mark.parametrize("seed", range(6))
def test_the_places_where_it_would_have_fitted_are_those_of_the_rule(seed: int) -> None:
    for refusal in round_of_computers(seed).found:
        fitting = [cell for cell in range(9) if new_triples(refusal.tops, refusal.card, cell)]
        assert list(refusal.places()) == fitting, f"seed {seed}"
        assert refusal.cell not in fitting


def test_who_was_faster_and_by_how_much_is_told() -> None:
    refusals = Refusals()
    match = Match(2, 5)
    refusals.feed(0, [Dealt(1, tuple((top,) for top in match.tops), ((0, 27), (1, 27)))])
    tops = match.tops
    card, cell = next((k, c) for k in range(64) for c in range(9) if k not in tops and new_triples(tops, k, c))
    spoiling = next(k for k in range(64) if k not in (*tops, card) and new_triples(tops, k, cell))
    triples = new_triples(tops, spoiling, cell)
    refusals.feed(100, [Laid(1, spoiling, cell, triples, tops[cell])])
    refusals.feed(118, [Beaten(0, card, cell)])
    (late,) = refusals.found
    assert (late.seat, late.faster, late.late_ticks) == (0, 1, 18)
    assert late.tops[cell] == spoiling, "the board as it stood when the card came"


def test_a_new_deal_begins_anew_and_seats_are_told_one_after_the_other() -> None:
    refusals = Refusals()
    dealt = Dealt(1, tuple((top,) for top in range(9)), ((0, 9), (1, 9)))
    refusals.feed(0, [dealt])
    refusals.feed(9, [Refused(1, 40, 3, 129)])
    refusals.feed(20, [Refused(0, 41, 3, 140)])
    assert [(each.seat, each.tick) for each in refusals.by_seat()] == [(0, 20), (1, 9)]
    refusals.feed(0, [dealt])
    assert refusals.found == []


def test_a_wrong_press_in_a_match_is_kept_with_its_board() -> None:
    match, refusals = Match(2, 5), Refusals()
    refusals.feed(0, match.step())
    until_play(match)
    refusals.feed(match.round_tick, [Dealt(1, tuple((top,) for top in match.tops), ((0, 27), (1, 27)))])
    match.step([Draw(0)])
    card = match.hand(0)[0]
    cell = next(cell for cell in range(9) if not new_triples(match.tops, card, cell))
    events = match.step([Lay(0, card, cell)])
    refusals.feed(match.round_tick, events)
    assert refusals.found == [Refusal(0, card, cell, match.round_tick, match.tops)]
