"""Who sits where."""

from games.engine.inputs import TOUCH
from games.engine.seats import Seats


def test_six_sources_take_the_six_places_in_their_order() -> None:
    """Known fault 2: six join at once and one gets in."""
    seats = Seats()
    sources = ["keys-3", "pad-1", "mouse", "keys-1", "pad-9", "keys-4"]
    assert [seat.number for source in sources if (seat := seats.join(source))] == [0, 1, 2, 3, 4, 5]
    assert [seat.source for seat in seats.humans()] == sources
    assert seats.join("keys-2") is None, "all is full"


def test_nobody_sits_twice() -> None:
    seats = Seats()
    seats.join("keys-1")
    assert seats.join("keys-1") is None
    assert len(seats.taken()) == 1


def test_several_hands_may_share_a_touch_screen() -> None:
    seats = Seats()
    for number in (4, 1):
        seats.join(TOUCH, number)
    assert [seat.source for seat in seats.taken()] == ["touch-1", "touch-4"]


def test_a_place_that_is_taken_is_not_given_away() -> None:
    seats = Seats()
    seats.join("keys-1", 2)
    assert seats.join("keys-2", 2) is None
    assert seats.add_computer(3, 2) is None


def test_computers_fill_from_the_end_and_are_ready() -> None:
    seats = Seats()
    seats.join("keys-1")
    for level in range(5):
        computer = seats.add_computer(level)
        assert computer
        assert (computer.number, computer.level, computer.ready) == (5 - level, level, True)
    assert seats.add_computer(0) is None
    assert [seat.is_human for seat in seats.taken()] == [True, False, False, False, False, False]


def test_a_place_that_is_left_is_as_new() -> None:
    seats = Seats()
    seat = seats.join("keys-1")
    assert seat
    seat.name, seat.extra, seat.ready = "Ada", 2, True
    seat.clear()
    assert seats == Seats()
