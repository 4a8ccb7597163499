"""T4, T5, T7, T9: what a play does, on a board on which everything can be counted by hand.

Reds go on the upper right cell (2), diamonds on the upper left (0), also on the lower middle (7).
"""

from itertools import permutations

import pytest

from games.tripolo.cards import Colour, Property
from games.tripolo.commands import Draw, Lay, Leave
from games.tripolo.events import Beaten, Chips, Drawn, Ending, Event, Laid, Locked, Refused, RoundOver, SeatLeft
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.rules import Triple
from tests.tripolo.boards import card, cards, expect_board, playing

BOARD = """
R1O R2D B3+
Y2D P0O B1*
B3D Y3+ Y0D
"""
UPPER_LEFT, UPPER_RIGHT = 0, 2
BEATEN_TICKS = 36
SECOND = 120


def lay(seat: int, name: str, cell: int) -> Lay:
    return Lay(seat, card(name), cell)


def ending(events: tuple[Event, ...]) -> RoundOver:
    return next(event for event in events if isinstance(event, RoundOver))


def wait(match: Match, ticks: int) -> None:
    for _ in range(ticks):
        match.step()


def test_a_right_card_lies_on_top_and_its_triple_is_told() -> None:
    match = playing(BOARD, {0: "R3* B0D", 1: "R0+"})
    events = match.step([lay(0, "R3*", UPPER_RIGHT)])
    row_of_reds = (Triple(0, Property.COLOUR, Colour.RED),)
    assert events == (Laid(0, card("R3*"), UPPER_RIGHT, row_of_reds, covered=card("B3+")),)
    expect_board(
        match,
        """
        R1O R2D R3*
        Y2D P0O B1*
        B3D Y3+ Y0D
        """,
    )
    assert match.heights == (1, 1, 2, 1, 1, 1, 1, 1, 1)
    assert match.hand(0) == cards("B0D")


# T4


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_t4_who_arrives_first_is_first_whatever_the_seat(order: tuple[int, ...]) -> None:
    reds = ("R3*", "R0+", "R3D")
    match = playing(
        BOARD, {seat: f"{red} {dead}" for seat, (red, dead) in enumerate(zip(reds, ("P1+", "P2+", "B0D"), strict=True))}
    )
    events = match.step(lay(seat, reds[seat], UPPER_RIGHT) for seat in order)
    first, *others = order
    assert [type(event) for event in events] == [Laid, Beaten, Beaten]
    assert [event.seat for event in events if isinstance(event, Laid)] == [first]
    assert list(events[1:]) == [Beaten(seat, card(reds[seat]), UPPER_RIGHT) for seat in others]
    assert [match.remaining(seat) for seat in others] == [2, 2], "a beaten card goes back to the hand"


def test_t4_too_late_costs_nothing() -> None:
    match = playing(BOARD, {0: "R3* P1+", 1: "R0+ B0D"})
    events = match.step([lay(0, "R3*", UPPER_RIGHT), lay(1, "R0+", UPPER_RIGHT), lay(1, "B0D", UPPER_LEFT)])
    assert [type(event) for event in events] == [Laid, Beaten, Laid]


@pytest.mark.parametrize(("ticks", "expected"), [(1, Beaten), (BEATEN_TICKS, Beaten), (BEATEN_TICKS + 1, Refused)])
def test_t4_a_play_is_beaten_for_300_ms_then_it_is_wrong(ticks: int, expected: type) -> None:
    match = playing(BOARD, {0: "R3* P1+", 1: "R0+ B0D"})
    match.step([lay(0, "R3*", UPPER_RIGHT)])
    wait(match, ticks - 1)
    (event,) = match.step([lay(1, "R0+", UPPER_RIGHT)])
    assert type(event) is expected


def test_t4_each_play_meets_the_board_that_the_one_before_it_left() -> None:
    """The red star makes the column a place for stars: right after it, wrong before it."""
    star, follower = lay(0, "R3*", UPPER_RIGHT), lay(1, "R2*", 8)
    for plays, expected in (((star, follower), [Laid, Laid]), ((follower, star), [Refused, Laid])):
        match = playing(BOARD, {0: "R3* P1+", 1: "R2* B0D"})
        assert [type(event) for event in match.step(plays)] == expected


# T5


def test_t5_a_wrong_play_stays_in_the_hand_and_locks_that_player_alone_for_a_second() -> None:
    match = playing(BOARD, {0: "Y1* B0D P1+", 1: "R0+ P2+"})
    assert match.step([lay(0, "Y1*", UPPER_RIGHT)]) == (
        Refused(0, card("Y1*"), UPPER_RIGHT, match.round_tick + SECOND),
    )
    expect_board(match, BOARD)
    assert match.hand(0) == cards("Y1* B0D P1+")
    assert match.step([lay(0, "B0D", UPPER_LEFT), lay(1, "R0+", UPPER_RIGHT)])[0] == Locked(0)
    assert match.remaining(1) == 1, "nobody else is locked"
    wait(match, SECOND - 3)
    assert match.step([lay(0, "B0D", UPPER_LEFT)])[0] == Locked(0), "laying while locked locks no further"
    assert isinstance(match.step([lay(0, "B0D", UPPER_LEFT)])[0], Laid)


@pytest.mark.parametrize("lock", [120, 240, 360])
def test_t5_the_lock_lasts_as_long_as_the_switch_says(lock: int) -> None:
    match = playing(BOARD, {0: "Y1* B0D P1+", 1: "R0+"}, settings=Settings(lock_ticks=lock))
    match.step([lay(0, "Y1*", UPPER_RIGHT)])
    wait(match, lock - 1)
    assert match.view(0).locked
    match.step()
    assert not match.view(0).locked


def test_t5_without_a_lock_the_next_play_counts_at_once() -> None:
    match = playing(BOARD, {0: "Y1* B0D P1+", 1: "R0+"}, settings=Settings(lock_ticks=0))
    events = match.step([lay(0, "Y1*", UPPER_RIGHT), lay(0, "B0D", UPPER_LEFT)])
    assert [type(event) for event in events] == [Refused, Laid]


def test_t5_the_lock_covers_laying_only() -> None:
    match = playing(BOARD, {0: "Y1* B0D", 1: "R0+"}, {0: "R3*"})
    assert match.step([lay(0, "Y1*", UPPER_RIGHT), Draw(0)])[1] == Drawn(0, card("R3*"))


@pytest.mark.parametrize(
    "nonsense",
    [
        lay(0, "R0+", UPPER_RIGHT),
        lay(0, "P3O", UPPER_RIGHT),
        Lay(0, 77, 2),
        Lay(0, -1, 2),
        lay(0, "R3*", 9),
        lay(0, "R3*", -1),
        Lay(99, card("R3*"), 2),
        Draw(99),
        Draw(0),
    ],
)
def test_t5_laying_without_that_card_or_drawing_without_a_stack_does_nothing(nonsense: Lay | Draw) -> None:
    match = playing(BOARD, {0: "R3*", 1: "R0+"})
    twin = playing(BOARD, {0: "R3*", 1: "R0+"})
    assert match.step([nonsense]) == twin.step() == ()
    assert match.state_hash() == twin.state_hash()


def test_one_press_that_arrives_twice_lays_one_card() -> None:
    match = playing(BOARD, {0: "R3* P1+", 1: "R0+ B0D"})
    assert len(match.step([lay(0, "R3*", UPPER_RIGHT)] * 2)) == 1


# T7


def test_t7_each_press_draws_the_top_card_of_the_own_stack_as_often_as_wanted() -> None:
    match = playing(BOARD, {0: "R3*", 1: "R0+"}, {0: "P1+ B0D Y1*"})
    events = match.step([Draw(0)] * 5)
    assert events == tuple(Drawn(0, number) for number in cards("P1+ B0D Y1*"))
    assert match.hand(0) == cards("R3* P1+ B0D Y1*")
    assert match.stack(0) == 0


# T9


@pytest.mark.parametrize("winner", [0, 1])
def test_t9_two_last_cards_in_one_tick_and_the_first_to_arrive_wins(winner: int) -> None:
    match = playing(BOARD, {0: "R3*", 1: "P1D"})
    plays = [lay(0, "R3*", UPPER_RIGHT), lay(1, "P1D", UPPER_LEFT)]
    events = match.step(plays if winner == 0 else plays[::-1])
    loser = 1 - winner
    remaining = tuple(sorted([(winner, 0), (loser, 1)]))
    assert [type(event) for event in events] == [Laid, RoundOver, Chips]
    assert events[1] == RoundOver((winner,), Ending.OUT, remaining)
    assert match.chips == {winner: 1, loser: 0}
    assert match.phase is Phase.ROUND_OVER


def test_t9_the_round_goes_on_while_a_card_in_a_stack_fits() -> None:
    match = playing(BOARD, {0: "R3* B1+", 1: "B2+"}, {1: "B0D"})
    assert [type(event) for event in match.step([lay(0, "R3*", UPPER_RIGHT)])] == [Laid]


def test_t9_when_no_card_fits_in_hands_and_stacks_the_fewest_cards_win() -> None:
    match = playing(BOARD, {0: "R3* B1+", 3: "B2+"}, {0: "P1+"})
    events = match.step([lay(0, "R3*", UPPER_RIGHT)])
    assert events[1:] == (RoundOver((3,), Ending.NO_MOVES, ((0, 2), (3, 1))), Chips(3, 1))


def test_t9_all_who_are_tied_win_whatever_their_seats() -> None:
    match = playing(BOARD, {5: "R3* B1+", 2: "B2+", 4: "R1+ R2+"})
    events = match.step([lay(5, "R3*", UPPER_RIGHT)])
    assert ending(events).winners == (2, 5)
    assert match.chips == {2: 1, 4: 0, 5: 1}


def test_t9_the_last_card_wins_even_when_nothing_else_would_fit() -> None:
    match = playing(BOARD, {0: "R3*", 1: "B2+"})
    assert ending(match.step([lay(0, "R3*", UPPER_RIGHT)])).reason is Ending.OUT


def test_t9_who_leaves_may_take_the_last_move_along() -> None:
    match = playing(BOARD, {0: "R3*", 1: "P1+", 2: "P2+ P1*"})
    assert match.step([Leave(0)]) == (
        SeatLeft(0),
        RoundOver((1,), Ending.NO_MOVES, ((1, 1), (2, 2))),
        Chips(1, 1),
    )


def test_t12_solo_out_of_moves_ends_the_sprint_with_the_cards_that_are_left() -> None:
    match = playing(BOARD, {0: "R3* B1+"}, settings=Settings(Mode.SOLO))
    assert match.step([lay(0, "R3*", UPPER_RIGHT)])[1:] == (RoundOver((), Ending.NO_MOVES, ((0, 1),)),)


def test_t12_solo_the_last_card_ends_the_sprint() -> None:
    match = playing(BOARD, {0: "R3*"}, settings=Settings(Mode.SOLO))
    assert match.step([lay(0, "R3*", UPPER_RIGHT)])[1:] == (RoundOver((0,), Ending.OUT, ((0, 0),)),)
