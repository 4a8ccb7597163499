"""Between two rounds: the commands that make the match sit as the house does now, and deal again."""

from collections.abc import Iterator

from games.engine.seats import Seats
from games.tripolo.commands import Command, Join, Leave, NextRound
from games.tripolo.match import Match, Mode
from games.tripolo.table import Table


def next_round(match: Match, seats: Seats) -> Iterator[Command]:
    """Yield who goes, who comes, and the next deal with everybody's handicap."""
    if match.settings.mode is Mode.SOLO:
        yield NextRound()
        return
    taken = {seat.number: seat for seat in seats.taken()}
    yield from (Join(number) for number in taken if number not in match.seats)
    yield from (Leave(number) for number in match.seats if number not in taken)
    yield NextRound(tuple((number, seat.extra) for number, seat in taken.items()))


def seat_computers(table: Table, seats: Seats) -> None:
    """Let computers play for the places that they fill now, and people for the others."""
    for seat in seats.places:
        level = None if seat.level is None else seat.level + 1
        if level == table.level(seat.number):
            continue
        if level is None:
            table.remove_computer(seat.number)
        elif seat.number in table.match.seats:
            table.seat_computer(seat.number, level)
