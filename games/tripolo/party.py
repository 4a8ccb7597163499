"""Who sits at the table: seats with their chips, handicaps and computer levels (T3, T10)."""

from collections.abc import Iterable, Mapping
from typing import Final

from games.core.errors import IllegalSettings
from games.tripolo.settings import SEAT_NUMBERS

PERSON: Final = 0
LEVEL_NUMBERS: Final = range(6)
"""0 is a person, 1 to 5 a computer."""


class Party:
    """The seats at one table, always in the order of their numbers, so that no arrival decides a tie."""

    def __init__(self, seats: int | Iterable[int], extras: Mapping[int, int] | None = None) -> None:
        numbers = sorted(range(seats) if isinstance(seats, int) else seats)
        handicaps = extras or {}
        well_numbered = len(set(numbers)) == len(numbers) and set(numbers) <= set(SEAT_NUMBERS)
        if not well_numbered or not set(handicaps) <= set(numbers):
            raise IllegalSettings("tripolo.deal.seats", seats=tuple(numbers), extras=dict(handicaps))
        self.extras = {seat: handicaps.get(seat, 0) for seat in numbers}
        self.chips = dict.fromkeys(numbers, 0)
        self.levels = dict.fromkeys(numbers, PERSON)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, in the order of their numbers."""
        return tuple(self.chips)

    def join(self, seat: int) -> None:
        """Add a seat without chip and handicap."""
        for column, start in ((self.extras, 0), (self.chips, 0), (self.levels, PERSON)):
            column[seat] = start
            ordered = sorted(column.items())
            column.clear()
            column.update(ordered)

    def leave(self, seat: int) -> None:
        """Remove a seat with all that it has."""
        for column in (self.extras, self.chips, self.levels):
            del column[seat]

    def take_chips_back(self) -> None:
        """Start a new match: nobody holds a chip."""
        self.chips = dict.fromkeys(self.chips, 0)

    def champion(self, chips_to_win: int) -> int | None:
        """Name the one seat that holds enough chips, and more than every other (T10); None: play on."""
        most = max(self.chips.values(), default=0)
        leaders = [seat for seat, chips in self.chips.items() if chips == most]
        return leaders[0] if most >= chips_to_win and len(leaders) == 1 else None

    def frozen(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Give all columns as nested tuples, for a hash."""
        return tuple(tuple(column.items()) for column in (self.extras, self.chips, self.levels))
