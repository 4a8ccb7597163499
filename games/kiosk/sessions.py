"""What is written into the books while visitors play: sessions, rounds, presses, up-time."""

from collections import Counter
from typing import Final

from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import FINGER, Input, Phase, Point, Seen
from games.engine.inputs import Kind as DeviceKind
from games.engine.records import Result
from games.kiosk.books import Books, Event, Kind
from games.kiosk.input_names import Where, where

FLUSH: Final = 10 * TICK_RATE  # ticks between two entries of what is counted often


class Sessions:
    """Counts for the books; seconds are whole ones, from ticks."""

    def __init__(self, house: House, books: Books) -> None:
        self._house = house
        self._books = books
        self._presses: Counter[Where] = Counter()
        self._session: int | None = None  # ticks of the session that runs
        self._round = 0  # ticks since a game was begun or a round ended
        self._ticks = 0

    @property
    def running(self) -> bool:
        """Whether visitors are here."""
        return self._session is not None

    def begin(self) -> None:
        """Note that visitors have come."""
        self._session = 0
        self._books.count(Event.SESSION)

    def end(self, *, idle: bool) -> None:
        """Note that they have gone, or that nobody was there any more."""
        if self._session is None:
            return
        seconds, self._session = self._session // TICK_RATE, None
        kind = Kind(language=self._house.settings.language)
        self._books.count(Event.SESSION_SECONDS, kind, seconds)
        if idle:
            self._books.count(Event.IDLE_RESET, kind)

    def hear(self, given: Input) -> None:
        """Count a press by its device and key or button; fingers all in one."""
        pressed = isinstance(given, Seen) and given.down and given.kind is not DeviceKind.FINGER
        touched = isinstance(given, Point) and given.phase is Phase.DOWN and given.source.startswith(FINGER)
        if isinstance(given, Seen | Point) and (pressed or touched):
            self._presses[where(given)] += 1

    def game_begun(self) -> None:
        """Note that a game has been begun."""
        self._round = 0

    def finished(self, result: Result) -> None:
        """Note the end of a round or a game."""
        kind = Kind(result.game, result.mode, len(result.standings), self._house.settings.language)
        if result.whole:
            self._books.count(Event.GAME_FINISHED, kind)
        if self._round:  # else the last round of a match has just been counted, and this is the match
            self._books.count(Event.ROUND_FINISHED, kind)
            self._books.count(Event.ROUND_SECONDS, kind, self._round // TICK_RATE)
        self._round = 0

    def left(self, game: str) -> None:
        """Note that a game was left before its end."""
        players = len(self._house.seats.taken())
        self._books.count(Event.ROUND_LEFT, Kind(game, "", players, self._house.settings.language))

    def tick(self) -> None:
        """Let 1/120 s pass."""
        self._ticks += 1
        self._round += 1
        if self._session is not None:
            self._session += 1
        if self._ticks % FLUSH == 0:
            self.flush()

    def flush(self) -> None:
        """Write down what is counted often."""
        self._books.count(Event.UP_SECONDS, amount=self._ticks // TICK_RATE)
        self._ticks = 0
        if self._presses:
            self._books.see({(each.device, each.button): count for each, count in self._presses.items()})
            self._presses.clear()
