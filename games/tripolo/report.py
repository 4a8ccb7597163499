"""What a round of Tripolo brings to the results page: winners, figures, the curve, chips; times of solo sprints."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.core.ticks import TICKS_PER_SECOND
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.outcome import Outcome, Row
from games.engine.records import Time
from games.tripolo import curve
from games.tripolo.events import Ending, RoundOver
from games.tripolo.look_back_view import LookBackFigure
from games.tripolo.looking_back import Moments, look_back
from games.tripolo.match import Match, Mode, Phase
from games.tripolo.refusal_view import leaves
from games.tripolo.refusals import Refusals
from games.tripolo.stats import RoundStats

COLUMNS = ("left", "average", "fastest", "triples", "wrong")
SPEED_COLUMNS = ("left", "average", "fastest", "won", "wrong")
SOLO_COLUMNS = ("time", "day")
SPEED_PAUSE = 8 * TICK_RATE  # ticks until the next speed round
BEST_TIMES = 5
GAME = "tripolo"
NONE = "-"  # nothing to measure


@dataclass(frozen=True)
class RoundReport:
    """Turns the end of a round into an outcome."""

    house: House
    match: Match
    stats: RoundStats
    moments: Moments
    refusals: Refusals
    deal: str  # the date when it is the deal of the day

    def outcome(
        self, over: RoundOver, proceed: Callable[[], None], following: Mapping[int, int] | None = None
    ) -> Outcome:
        """Return what the results page shows; following: the handicaps of the next round, where they find themselves.

        Their column takes the place of the average, which the course of the round tells as well.
        """
        if self.match.settings.mode is Mode.SOLO:
            return self._solo(over, proceed)
        columns: tuple[str, ...] = COLUMNS if self.match.settings.mode is Mode.MATCH else SPEED_COLUMNS
        if following is not None:
            columns = tuple("next" if column == "average" else column for column in columns)
        return self._round(over, proceed, columns, following or {})

    def _round(
        self, over: RoundOver, proceed: Callable[[], None], columns: tuple[str, ...], following: Mapping[int, int]
    ) -> Outcome:
        match, words = self.match, self.house.words
        remaining = dict(over.remaining)
        finished = match.phase is Phase.MATCH_OVER
        chips = match.chips if finished else dict.fromkeys(remaining, 0)
        seats = sorted(remaining, key=lambda seat: (-chips.get(seat, 0), remaining[seat], seat))
        plays_for_chips = match.settings.mode is Mode.MATCH
        return Outcome(
            headline=self._headline(over.winners, finished=finished),
            remark="" if over.reason is Ending.OUT else words(f"tripolo.ending.{over.reason}"),
            winners=(self._champion(),) if finished else over.winners,
            columns=tuple(words(f"tripolo.column.{column}") for column in columns),
            rows=tuple(Row(seat, self._cells(seat, columns, remaining[seat], following)) for seat in seats),
            figure=self._curve(),
            look_back=self._look_back(),
            why_not=leaves(self.house, self.refusals.by_seat()),
            chips=match.chips,
            new_chips=over.winners,
            chips_to_win=match.settings.chips_to_win if plays_for_chips else 0,
            finished=finished,
            proceed=proceed,
            proceeds_after=None if plays_for_chips else SPEED_PAUSE,
        )

    def _champion(self) -> int:
        """Return the seat that has won the match, which need not have won the last round alone (T10)."""
        return max(self.match.chips, key=lambda seat: self.match.chips[seat])

    def _headline(self, winners: tuple[int, ...], *, finished: bool) -> str:
        words, names = self.house.words, [self.house.name(seat) for seat in winners]
        if finished:
            return words("tripolo.match_won", name=self.house.name(self._champion()))
        if len(names) == 1:
            return words("tripolo.round_won", name=names[0])
        return words("tripolo.round_shared", names=", ".join(names[:-1]), last=names[-1])

    def _cells(self, seat: int, columns: tuple[str, ...], left: int, following: Mapping[int, int]) -> tuple[str, ...]:
        stats = self.stats.seats[seat]
        average, fastest = stats.ticks_a_card, stats.fastest
        cells = {
            "left": str(left),
            "average": NONE if average is None else self._seconds(average),
            "next": signed(following.get(seat, 0)),
            "fastest": NONE if fastest is None else self._seconds(fastest),
            "won": str(self.match.chips.get(seat, 0)),
            "triples": str(stats.triples),
            "wrong": str(stats.wrong),
        }
        return tuple(cells[column] for column in columns)

    def _solo(self, over: RoundOver, proceed: Callable[[], None]) -> Outcome:
        house, words = self.house, self.house.words
        ((seat, left),) = over.remaining
        ticks = self.match.round_tick
        if over.reason is Ending.OUT:
            best = house.records.add(Time(GAME, "solo", self.deal, house.name(seat), ticks, house.today().isoformat()))
            headline = words("tripolo.solo_done", time=clock(ticks))
            remark = words("tripolo.solo_record") if best else ""
            house.sounds.effect("record" if best else "win")
            if best:
                house.sounds.say("new-record")
        else:
            headline, remark = words("tripolo.solo_stuck"), words("tripolo.solo_left", count=left)
        times = house.records.best(GAME, "solo", self.deal, BEST_TIMES)
        return Outcome(
            headline=headline,
            remark=remark,
            winners=over.winners,
            columns=tuple(words(f"tripolo.column.{column}") for column in SOLO_COLUMNS),
            rows=tuple(
                Row(seat, (clock(time.ticks), time.day), name=time.name or words("records.somebody")) for time in times
            ),
            figure=self._curve(),
            look_back=self._look_back(),
            why_not=leaves(house, self.refusals.by_seat()),
            finished=True,
            proceed=proceed,
            people_change=False,
        )

    def _look_back(self) -> LookBackFigure:
        return LookBackFigure(self.house, look_back(self.moments), self.moments.end)

    def _curve(self) -> curve.Figure:
        return curve.Figure(self.house, {seat: tuple(stats.curve) for seat, stats in self.stats.seats.items()})

    def _seconds(self, ticks: float) -> str:
        number = f"{ticks / TICKS_PER_SECOND:.1f}".replace(".", self.house.words("tripolo.decimal_mark"))
        return self.house.words("tripolo.seconds", seconds=number)


def signed(number: int) -> str:
    """Return a handicap: +1, 0, or with a true minus sign."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"


def clock(ticks: int) -> str:
    """Return a time as minutes, seconds and tenths: 2:05.3."""
    tenths = ticks * 10 // TICKS_PER_SECOND
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
