"""Keeps how rounds, matches and sprints of Tripolo ended, for the records."""

from collections.abc import Iterable

from games.engine.house import House
from games.engine.records import Result, Standing
from games.tripolo.events import Chips, Ending, Event, MatchOver, RoundOver
from games.tripolo.match import Match, Mode
from games.tripolo.stats import RoundStats

GAME = "tripolo"


class Keeper:
    """Watches a match: feed it the events of every step, after `stats`. What it has gathered is kept at rest.

    Each round is a result with all its figures. A round of a match is not whole: the match is a result of its own.
    `log`: the name of the match's log in the store.
    """

    def __init__(self, house: House, match: Match, stats: RoundStats, log: str) -> None:
        self._house = house
        self._match = match
        self._stats = stats
        self._log = log
        self._waiting: list[Result] = []

    def feed(self, round_tick: int, events: Iterable[Event]) -> None:
        """Take in the events of one step."""
        del round_tick
        told = list(events)
        chips = [event.seat for event in told if isinstance(event, Chips)]
        for event in told:
            if isinstance(event, RoundOver):
                self._waiting.append(self._round(event, chips))
            elif isinstance(event, MatchOver):
                self._waiting.append(self._match_won(event))

    def keep(self) -> None:
        """Write what waits, all in one transaction."""
        if self._waiting:
            self._house.records.add_results(self._waiting)
            self._waiting = []

    def _round(self, over: RoundOver, chips: list[int]) -> Result:
        mode = self._match.settings.mode
        won = over.winners if mode is not Mode.SOLO or over.reason is Ending.OUT else ()
        order = sorted(over.remaining, key=lambda pair: (pair[0] not in won, pair[1], pair[0]))
        standings = tuple(self._standing(seat, won=seat in won, chips=int(seat in chips)) for seat, _ in order)
        return self._result(standings, whole=mode is not Mode.MATCH)

    def _standing(self, seat: int, *, won: bool, chips: int) -> Standing:
        stats = self._stats.seats[seat]
        has_chips = self._match.settings.mode is not Mode.SOLO
        return Standing(
            *self._who(seat),
            points=int(won),
            won=won,
            ticks=stats.ticks_a_card,
            fastest=stats.fastest,
            triples=stats.triples,
            wrong=stats.wrong,
            chips=chips if has_chips else None,
        )

    def _match_won(self, over: MatchOver) -> Result:
        order = sorted(self._match.chips.items(), key=lambda pair: (pair[0] not in over.winners, -pair[1], pair[0]))
        standings = tuple(Standing(*self._who(seat), chips, seat in over.winners) for seat, chips in order)
        return self._result(standings, whole=True)

    def _result(self, standings: tuple[Standing, ...], *, whole: bool) -> Result:
        house = self._house
        ended = house.moment().isoformat(timespec="seconds")
        mode = self._match.settings.kept_as
        return Result(GAME, mode, house.today().isoformat(), standings, ended, self._log, whole)

    def _who(self, seat: int) -> tuple[str, int | None]:
        """Return the name of a seat, and the level of a computer as the house counts it."""
        level = self._match.levels.get(seat, 0)
        return self._house.name(seat), level - 1 if level else None
