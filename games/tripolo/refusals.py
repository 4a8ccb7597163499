"""The refused plays of a round, and why each was none: line by line through its cell (T1, T4, T5)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import NamedTuple

from games.tripolo.cards import VALUES, Property
from games.tripolo.events import Beaten, Dealt, Event, Laid, Refused, SeatLeft
from games.tripolo.rules import LINE_CELLS, masks, new_triples


class Reason(StrEnum):
    """Why two cards of a line and a third one make no new triple."""

    COVERED = auto()
    """All three share the value, but the covered card has it, too."""
    DIFFERS = auto()
    """The two share a value that the third one has not."""
    APART = auto()
    """The two have nothing in common."""


class Finding(NamedTuple):
    """A reason; for all but APART with the value that the two cards share."""

    reason: Reason
    property: Property | None = None
    value: int = 0


class LineSaid(NamedTuple):
    """One line through the cell: its cells, the two others than the played one, and what is wrong with it."""

    cells: tuple[int, ...]
    others: tuple[int, int]
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A play that was refused: who tried which card where, when, and the nine top cards of that moment."""

    seat: int
    card: int
    cell: int
    tick: int
    """Round tick."""
    tops: tuple[int, ...]
    faster: int | None = None
    """Whose play spoiled it, for a play that came too late (T4)."""
    late_ticks: int = 0

    def lines(self) -> tuple[LineSaid, ...]:
        """Tell of each line through the cell why it makes no new triple, in the order of LINES."""
        return lines_of(self.tops, self.card, self.cell)

    def places(self) -> tuple[int, ...]:
        """Give the cells on which the card would have fitted at that moment."""
        return tuple(cell for cell, mask in enumerate(masks(self.tops)) if mask >> self.card & 1)


def lines_of(tops: Sequence[int], card: int, cell: int) -> tuple[LineSaid, ...]:
    """Tell of each line through a cell why a card that does not fit makes no new triple, in the order of LINES."""
    return tuple(_said(tops, card, cell, line) for line in LINE_CELLS if cell in line)


def _said(tops: Sequence[int], card: int, cell: int, line: tuple[int, ...]) -> LineSaid:
    a, b = (other for other in line if other != cell)
    found = tuple(
        Finding(_reason(card, prop, shared), prop, shared)
        for prop in Property
        if (shared := VALUES[tops[a]][prop]) == VALUES[tops[b]][prop]
    )
    return LineSaid(line, (a, b), found or (Finding(Reason.APART),))


def _reason(card: int, prop: Property, shared: int) -> Reason:
    return Reason.COVERED if VALUES[card][prop] == shared else Reason.DIFFERS


class Refusals:
    """Watches a match and keeps the refused plays of the round; a new deal begins anew, who leaves is dropped."""

    def __init__(self) -> None:
        self.found: list[Refusal] = []
        self._tops: tuple[int, ...] = ()
        self._past: list[tuple[int, tuple[int, ...], int]] = []  # round tick, the table before a play, whose it was

    def feed(self, round_tick: int, events: Iterable[Event]) -> None:
        """Take in the events of one step, and the match's round tick."""
        for event in events:
            match event:
                case Dealt():
                    self.found, self._past, self._tops = [], [], event.tops
                case Laid(seat=seat, card=card, cell=cell):
                    self._past.append((round_tick, self._tops, seat))
                    self._tops = (*self._tops[:cell], card, *self._tops[cell + 1 :])
                case Refused(seat=seat, card=card, cell=cell):
                    self.found.append(Refusal(seat, card, cell, round_tick, self._tops))
                case Beaten(seat=seat, card=card, cell=cell):
                    tick, faster = _spoiler(self._past, card, cell)
                    self.found.append(Refusal(seat, card, cell, round_tick, self._tops, faster, round_tick - tick))
                case SeatLeft(seat=seat):
                    self.found = [refusal for refusal in self.found if seat not in (refusal.seat, refusal.faster)]
                case _:
                    pass

    def by_seat(self) -> list[Refusal]:
        """Give the refused plays seat by seat, each seat's in the order of time."""
        return sorted(self.found, key=lambda refusal: (refusal.seat, refusal.tick))


def _spoiler(past: Sequence[tuple[int, tuple[int, ...], int]], card: int, cell: int) -> tuple[int, int]:
    """Find the latest table on which the card fitted; when it was changed, and by whom."""
    return next((tick, seat) for tick, tops, seat in reversed(past) if new_triples(tops, card, cell))
