"""T7, T8, T10 and what happens round about a round: calls, stops, chips, coming and going."""

from collections.abc import Iterator

import pytest

from games.core.errors import IllegalSettings
from games.tripolo.commands import Command, Draw, GoOn, HandOver, Join, Lay, Leave, NextRound, Stop
from games.tripolo.events import (
    Beaten,
    Called,
    Chips,
    DealRefused,
    Dealt,
    Drawn,
    Ending,
    Event,
    HandedOver,
    Laid,
    Locked,
    MatchOver,
    Refused,
    Resumed,
    Resuming,
    RoundOver,
    SeatJoined,
    SeatLeft,
    Stopped,
)
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.view import View
from tests.tripolo.boards import card, cards, playing, until_play

BOARD = """
R1O R2D B3+
Y2D P0O B1*
B3D Y3+ Y0D
"""
RED_ON_2 = Lay(0, card("R3*"), 2)
SECOND = 120


def run(match: Match, ticks: int) -> list[tuple[int, Event]]:
    """Step without commands; the events with the number of the step, from 1."""
    return [(tick, event) for tick in range(1, ticks + 1) for event in match.step()]


def finished(chips: dict[int, int], hands: dict[int, str] | None = None, mode: Mode = Mode.MATCH) -> Match:
    """Give a match whose round seat 0 has just ended, with so many chips before."""
    match = playing(BOARD, hands or {0: "R3*", 1: "B2+", 2: "B1+"}, settings=Settings(mode))
    match._party.chips = dict(chips)
    match.step([RED_ON_2])
    return match


# T7


def test_t7_three_calls_then_play() -> None:
    match = Match()
    dealt, *calls = run(match, 4 * 96)
    assert isinstance(dealt[1], Dealt)
    assert calls == [(96, Called(0)), (192, Called(1)), (288, Called(2))]
    assert match.round_tick == 96, "only play counts"


def test_t7_hands_are_empty_and_presses_do_nothing_before_los() -> None:
    match, twin = Match(), Match()
    while match.phase is Phase.COUNTDOWN:
        assert match.hand(0) == ()
        before = match.state_hash()
        assert before == twin.state_hash()
        presses: list[Command] = [Draw(0), Lay(0, 1, 1)] if match.tick < 287 else []
        assert match.step(presses) == twin.step()
    assert match.step([Draw(0)]) == (Drawn(0, match.hand(0)[0]),)


def test_t11_who_leaves_before_los_and_takes_the_last_move_along_is_followed_by_a_new_deal() -> None:
    match = playing(BOARD, {0: "R3*", 1: "P1+", 2: "P2+"})
    match._clock.opening, match._clock.phase = True, Phase.COUNTDOWN
    left, dealt = match.step([Leave(0)])
    assert left == SeatLeft(0)
    assert isinstance(dealt, Dealt)
    assert dealt.stacks == ((1, 27), (2, 27))
    assert dealt.round == 1


# The way of a press


def test_commands_are_taken_one_by_one_so_a_drawn_card_can_be_laid_in_the_same_tick() -> None:
    match = playing(BOARD, {0: "P1+", 1: "B0D"}, {0: "R3*"})

    def presses() -> Iterator[Command]:
        yield Draw(0)
        yield Lay(0, match.view(0).hand[-1], 2)

    assert [type(event) for event in match.step(presses())] == [Drawn, Laid]


def test_six_players_press_in_one_tick_and_all_six_count() -> None:
    match = Match(seats=6)
    until_play(match)
    order = (3, 1, 5, 0, 2, 4)
    events = match.step([Draw(seat) for seat in order])
    assert events == tuple(Drawn(seat, match.hand(seat)[0]) for seat in order)


# T8


def test_t8_anybody_may_stop_and_anybody_may_go_on_after_a_countdown_of_3() -> None:
    match = Match()
    until_play(match)
    assert match.step([Stop(2)]) == (Stopped(2),)
    assert match.step([GoOn(0)]) == (Resuming(3),)
    assert run(match, 400) == [(120, Resuming(2)), (240, Resuming(1)), (360, Resumed())]
    assert match.phase is Phase.PLAY


def test_t8_while_stopped_all_is_covered_nothing_counts_and_time_stands_still() -> None:
    match = playing(BOARD, {0: "R3* P1+", 1: "B0D"}, {0: "P2+"})
    match.step([Stop(1)])
    before, tick = match.view(0), match.round_tick
    for going_on in (False, True):
        if going_on:
            match.step([GoOn(0)])
        for _ in range(200):
            assert match.view(0).covered
            assert all(isinstance(event, Resuming) for event in match.step([RED_ON_2, Draw(0)]))
    assert match.round_tick == tick
    assert match.view(0) == before._replace(phase=Phase.RESUMING)
    run(match, SECOND * 3)
    assert not match.view(0).covered


def test_t8_stop_in_the_countdown_stops_again() -> None:
    match = Match()
    until_play(match)
    match.step([Stop(0)])
    match.step([GoOn(0)])
    run(match, 200)
    assert match.step([Stop(1)]) == (Stopped(1),)
    assert run(match, 500) == []
    assert match.step([GoOn(1)]) == (Resuming(3),)


def test_t8_stop_in_the_opening_call_and_the_words_start_anew() -> None:
    match = Match()
    run(match, 200)
    match.step([Stop(0)])
    match.step([GoOn(0)])
    events = [event for _, event in run(match, 360 + 288)]
    assert events == [Resuming(2), Resuming(1), Resumed(), Called(0), Called(1), Called(2)]
    assert match.phase is Phase.PLAY


def test_t8_a_second_stop_and_going_on_without_a_stop_are_nothing() -> None:
    match = Match()
    until_play(match)
    assert match.step([GoOn(0)]) == ()
    assert match.step([Stop(0), Stop(1), Stop(99), GoOn(99)]) == (Stopped(0),)


def test_t8_plays_that_arrive_after_the_stop_in_the_same_tick_do_not_count() -> None:
    match = playing(BOARD, {0: "R3*", 1: "B0D"})
    assert match.step([Stop(1), RED_ON_2]) == (Stopped(1),)


def test_t8_neither_lock_nor_too_late_run_out_during_a_stop() -> None:
    match = playing(BOARD, {0: "R3* P1+", 1: "R0+ P2+", 2: "Y1* B0D"})
    match.step([RED_ON_2, Lay(2, card("Y1*"), 2)])
    match.step([Stop(0)])
    run(match, 1000)
    match.step([GoOn(0)])
    run(match, 360)
    events = match.step([Lay(1, card("R0+"), 2), Lay(2, card("B0D"), 0)])
    assert events == (Beaten(1, card("R0+"), 2), Locked(2))


def test_t8_the_cards_of_who_leaves_leave_the_game() -> None:
    match = Match(seats=3)
    until_play(match)
    match.step([Draw(1)])
    assert match.step([Leave(1)]) == (SeatLeft(1),)
    assert match.seats == (0, 2)
    assert len(match._round.box) == 18
    assert match.phase is Phase.PLAY
    with pytest.raises(KeyError):
        match.view(1)


@pytest.mark.parametrize("stopped", [False, True])
def test_t8_the_last_one_at_the_table_wins_the_round(*, stopped: bool) -> None:
    match = Match(seats=2)
    until_play(match)
    match.step([Stop(0)] if stopped else [])
    assert match.step([Leave(0)]) == (SeatLeft(0), RoundOver((1,), Ending.LEFT, ((1, 27),)), Chips(1, 1))


def test_t8_all_may_leave() -> None:
    match = Match(seats=2)
    assert match.step([Leave(0), Leave(1), Leave(1)])[-1] == SeatLeft(1)
    assert match.seats == ()
    match.step([Join(4), Join(5), NextRound()])
    assert match.phase is Phase.COUNTDOWN


def test_a_place_handed_to_a_computer_keeps_its_cards() -> None:
    match = Match()
    assert match.step([HandOver(1, 4)])[-1] == HandedOver(1, 4)
    assert match.levels == {0: 0, 1: 4, 2: 0}
    assert match.step([HandOver(1, 4), HandOver(1, 6), HandOver(7, 1)]) == ()
    assert match.remaining(1) == 18


# T10


def test_t10_four_chips_win_the_match() -> None:
    match = finished({0: 3, 1: 3, 2: 0}, {0: "R3*", 1: "B2+", 2: "B1+"})
    assert match.phase is Phase.MATCH_OVER
    assert match.chips == {0: 4, 1: 3, 2: 0}


def test_t10_so_it_is_told() -> None:
    match = playing(BOARD, {0: "R3*", 1: "B2+"})
    match._party.chips = {0: 3, 1: 3}
    assert match.step([RED_ON_2])[1:] == (RoundOver((0,), Ending.OUT, ((0, 0), (1, 1))), Chips(0, 4), MatchOver((0,)))


def test_t10_tied_at_four_the_rounds_go_on_until_one_holds_more() -> None:
    match = finished({0: 3, 1: 3}, {0: "R3* B1+", 1: "B2+"})
    assert match.chips == {0: 4, 1: 4}
    assert match.phase is Phase.ROUND_OVER
    ahead = finished({0: 4, 1: 4}, {0: "R3*", 1: "B2+"})
    assert ahead.phase is Phase.MATCH_OVER
    behind = finished({0: 3, 1: 4}, {0: "R3*", 1: "B2+"})
    assert behind.phase is Phase.ROUND_OVER


def test_t10_who_is_left_alone_with_four_chips_has_won() -> None:
    match = finished({0: 3, 1: 3}, {0: "R3* B1+", 1: "B2+"})
    assert match.step([Leave(0)]) == (SeatLeft(0), MatchOver((1,)))


def test_a_speed_round_gives_chips_and_has_no_end() -> None:
    match = finished({0: 9, 1: 0, 2: 0}, mode=Mode.SPEED)
    assert match.chips[0] == 10
    assert match.phase is Phase.ROUND_OVER


def test_a_rematch_starts_without_chips() -> None:
    match = finished({0: 3, 1: 3, 2: 0})
    dealt = match.step([NextRound()])[0]
    assert isinstance(dealt, Dealt)
    assert (dealt.round, match.chips, match.phase) == (1, {0: 0, 1: 0, 2: 0}, Phase.COUNTDOWN)


# Between rounds


def test_four_players_join_between_rounds_in_one_tick() -> None:
    match = finished({0: 0, 1: 0}, {0: "R3*", 1: "B2+"})
    events = match.step([Join(5), Join(3), Join(2), Join(4), Join(4), Join(0), Join(6)])
    assert events == (SeatJoined(5), SeatJoined(3), SeatJoined(2), SeatJoined(4))
    assert match.chips == {0: 1, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0}
    assert (match.view(5).hand, match.view(5).stack) == ((), 0)
    (dealt,) = match.step([NextRound(((5, 2), (1, -1)))])
    assert isinstance(dealt, Dealt)
    assert dict(dealt.stacks) == {0: 9, 1: 8, 2: 9, 3: 9, 4: 9, 5: 11}


def test_handicaps_stay_until_they_are_changed() -> None:
    match = finished({0: 0, 1: 0, 2: 0})
    match.step([NextRound(((1, 4),))])
    assert match.extras == {0: 0, 1: 4, 2: 0}
    match._end((0,), Ending.OUT)
    match.step([NextRound()])
    assert match.extras == {0: 0, 1: 4, 2: 0}
    assert match.remaining(1) == 17 + 4


def test_a_deal_that_cannot_be_is_refused_with_its_reason() -> None:
    match = finished({0: 0, 1: 0}, {0: "R3*", 1: "B2+"})
    assert match.step([NextRound(((0, 99),))]) == (DealRefused("tripolo.deal.handicaps"),)
    assert match.step([Leave(1), NextRound()])[-1] == DealRefused("tripolo.deal.seats")
    assert match.phase is Phase.ROUND_OVER


def test_nobody_joins_and_nothing_is_dealt_in_mid_round() -> None:
    match = Match()
    until_play(match)
    assert match.step([Join(5), NextRound()]) == ()


def test_a_solo_sprint_is_one_players_game() -> None:
    match = Match([3], settings=Settings(Mode.SOLO))
    assert match.step([Leave(3)])[-1] == RoundOver((), Ending.LEFT, ())
    assert match.step([Join(0), Join(1)]) == (SeatJoined(0),)
    match.step([NextRound()])
    assert match.remaining(0) == 55


@pytest.mark.parametrize("wrong", [{"lock_ticks": 60}, {"chips_to_win": 0}])
def test_settings_that_are_not_offered_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(IllegalSettings):
        Settings(**wrong)  # type: ignore[arg-type]


# A3


def test_a3_a_view_is_the_same_whatever_lies_in_stacks_and_other_hands() -> None:
    def view(own_stack: str, other_hand: str, other_stack: str) -> View:
        return playing(BOARD, {0: "R3* P1+", 1: other_hand}, {0: own_stack, 1: other_stack}).view(0)

    seen = view("B0D P2+", "R0+", "Y1*")
    assert seen == view("P2+ B0D", "R0+", "Y1*") == view("P3D Y3*", "P0+", "B0O")
    assert seen.hand == cards("R3* P1+")
    assert seen.remaining == ((0, 4), (1, 2))


def test_refused_tells_until_when_the_view_says_it_too() -> None:
    match = playing(BOARD, {0: "Y1* P1+", 1: "B0D"})
    (refused,) = match.step([Lay(0, card("Y1*"), 2)])
    assert isinstance(refused, Refused)
    assert match.view(0).locked_until == refused.locked_until
    assert match.view(1).locked_until == 0
