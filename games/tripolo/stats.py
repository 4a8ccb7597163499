"""The figures of a round for the results page, gathered from its events alone."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games.tripolo.events import Beaten, Dealt, Event, Laid, Refused, RoundOver, SeatLeft


@dataclass(slots=True)
class SeatStats:
    """One seat's round; times in round ticks."""

    remaining: int
    curve: list[tuple[int, int]] = field(default_factory=list)
    """(round tick, remaining cards), from the deal to the end of the round."""
    fastest: int | None = None
    """The shortest time between two laid cards, or from "los!" to the first."""
    laid: int = 0
    triples: int = 0
    wrong: int = 0
    too_late: int = 0
    last_laid: int = 0
    """When the latest card was laid."""

    @property
    def ticks_a_card(self) -> float | None:
        """The average time for a card; None when none was laid."""
        return self.last_laid / self.laid if self.laid else None


class RoundStats:
    """Watches a match: feed it the events of every step. A new deal starts it anew; who leaves is dropped."""

    def __init__(self) -> None:
        self.seats: dict[int, SeatStats] = {}

    def feed(self, round_tick: int, events: Iterable[Event]) -> None:
        """Take in the events of one step, and the match's round tick."""
        for event in events:
            match event:
                case Dealt(stacks=stacks):
                    self.seats = {seat: SeatStats(count, [(0, count)]) for seat, count in stacks}
                case Laid(seat=seat, triples=triples):
                    self._lay(self.seats[seat], round_tick, len(triples))
                case Refused(seat=seat):
                    self.seats[seat].wrong += 1
                case Beaten(seat=seat):
                    self.seats[seat].too_late += 1
                case SeatLeft(seat=seat):
                    self.seats.pop(seat, None)
                case RoundOver():
                    for stats in self.seats.values():
                        stats.curve.append((round_tick, stats.remaining))
                case _:
                    pass

    def _lay(self, stats: SeatStats, round_tick: int, triples: int) -> None:
        gap = round_tick - stats.last_laid
        stats.fastest = gap if stats.fastest is None else min(gap, stats.fastest)
        stats.last_laid = round_tick
        stats.laid += 1
        stats.triples += triples
        stats.remaining -= 1
        stats.curve.append((round_tick, stats.remaining))
