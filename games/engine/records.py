"""Records that outlive the program, in SQLite: best times by game, mode and deal, and how games ended."""

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import astuple, dataclass
from functools import cached_property
from pathlib import Path

from games.engine.records_file import NewerRecordsError, prepared


@dataclass(frozen=True)
class Time:
    """One finished run against the clock; ticks at 120 a second."""

    game: str
    mode: str
    deal: str
    name: str  # empty for somebody whose name was removed
    ticks: int
    day: str


@dataclass(frozen=True)
class Standing:
    """How a game, or one round of it, ended for one player; what was not measured is None."""

    name: str  # empty for somebody whose name was removed
    level: int | None  # of a computer, from 0; None for a person
    points: int  # as the game counts them; in a match of rounds for chips, the chips
    won: bool
    ticks: float | None = None  # a card, on average
    fastest: int | None = None  # ticks of the fastest card
    triples: int | None = None
    wrong: int | None = None  # wrong plays
    chips: int | None = None  # won in this round


@dataclass(frozen=True)
class Result:
    """The end of one game; or of one round of a match, which is not ``whole`` then."""

    game: str
    mode: str
    day: str  # ISO 8601
    standings: tuple[Standing, ...]  # best first
    ended: str = ""  # ISO 8601, to the second; empty when unknown
    log: str = ""  # the name of its log in the data folder; empty when none was kept
    whole: bool = True


PRIMARY_CODE = 0xFF  # of SQLite's result codes
REFUSED = frozenset(  # the file is whole, but the disk does not let us write
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM,
    }
)
OF_A_RESULT = "id, game, mode, day, ended, log, whole"
OF_A_STANDING = "name, level, points, won, ticks, fastest, triples, wrong, chips"


class Records:
    """The one store of results; in memory when the folder cannot be written.

    ``set_aside`` is called with the file's name when the file is damaged; a new one is begun then. A file of a later
    version, or one that the disk does not let us write (``newer``, ``unkept``), stays as it is. ``listener`` hears of
    every result, kept or not.
    """

    def __init__(self, path: Path | None, set_aside: Callable[[str], None]) -> None:
        self.damaged = self.newer = self.unkept = False
        self.listener: Callable[[Result], None] = lambda _: None
        self._path = path
        self._set_aside = set_aside

    @cached_property
    def db(self) -> sqlite3.Connection:
        """The file, for those who ask it more: `records_figures`, `guests`."""
        return self._open(self._path, self._set_aside)

    def open(self) -> None:
        """Open the file now and find out how it stands; otherwise it is opened when it is first needed."""
        self.db  # noqa: B018 - being asked for is what opens it

    def add(self, time: Time) -> bool:
        """Keep a time, in one transaction; return whether it is the best of its game, mode and deal.

        On a disk that is full or read-only the time is not kept, and play goes on.
        """
        best = self.best(time.game, time.mode, time.deal, 1)
        with suppress(sqlite3.OperationalError), self.db:
            self.db.execute(
                "INSERT INTO times (game, mode, deal, name, ticks, day) VALUES (?, ?, ?, ?, ?, ?)", astuple(time)
            )
        return not best or time.ticks < best[0].ticks

    def best(self, game: str, mode: str, deal: str, count: int) -> list[Time]:
        """Return the best times, the fastest first, earlier ones before later ones of the same length."""
        rows = self.db.execute(
            "SELECT game, mode, deal, name, ticks, day FROM times "
            "WHERE game = ? AND mode = ? AND deal = ? ORDER BY ticks, id LIMIT ?",
            (game, mode, deal, count),
        )
        return [Time(*row) for row in rows]

    def add_results(self, results: Iterable[Result]) -> None:
        """Keep how games and rounds ended, all in one transaction; on a disk that takes nothing they are not kept."""
        results = list(results)
        with suppress(sqlite3.OperationalError), self.db:
            for result in results:
                self._insert(result)
        for result in results:
            self.listener(result)

    def add_result(self, result: Result) -> None:
        """Keep how one game ended."""
        self.add_results([result])

    def results(self, game: str, mode: str, count: int) -> list[Result]:
        """Return how whole games ended, the latest first."""
        return self._results("game = ? AND mode = ? AND whole ORDER BY id DESC LIMIT ?", game, mode, count)

    def logged(self, count: int, skip: int = 0) -> list[Result]:
        """Return the results whose log was kept, of all games, the latest first; the last one of each log."""
        return self._results(
            "id IN (SELECT max(id) FROM games WHERE log != '' GROUP BY log) ORDER BY id DESC LIMIT ? OFFSET ?",
            count,
            skip,
        )

    def forget_log(self, log: str) -> None:
        """Take note that a log is there no more; the results stay."""
        with suppress(sqlite3.OperationalError), self.db:
            self.db.execute("UPDATE games SET log = '' WHERE log = ?", (log,))

    def close(self) -> None:
        """Close the file, if it was ever opened."""
        if "db" in vars(self):
            self.db.close()

    def _insert(self, result: Result) -> None:
        added = self.db.execute(
            "INSERT INTO games (game, mode, day, ended, log, whole) VALUES (?, ?, ?, ?, ?, ?)",
            (result.game, result.mode, result.day, result.ended, result.log, result.whole),
        )
        self.db.executemany(
            f"INSERT INTO standings (game, place, {OF_A_STANDING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - same
            ((added.lastrowid, place, *astuple(each)) for place, each in enumerate(result.standings)),
        )

    def _results(self, which: str, *values: object) -> list[Result]:
        rows = self.db.execute(f"SELECT {OF_A_RESULT} FROM games WHERE {which}", values).fetchall()  # noqa: S608 - no text of people's
        return [
            Result(game, mode, day, self._standings(number), ended, log, bool(whole))
            for number, game, mode, day, ended, log, whole in rows
        ]

    def _standings(self, number: int) -> tuple[Standing, ...]:
        rows = self.db.execute(f"SELECT {OF_A_STANDING} FROM standings WHERE game = ? ORDER BY place", (number,))  # noqa: S608 - same
        return tuple(Standing(name, level, points, bool(won), *more) for name, level, points, won, *more in rows)

    def _open(self, path: Path | None, set_aside: Callable[[str], None]) -> sqlite3.Connection:
        if path is None:
            return prepared(":memory:")
        try:
            return prepared(path)
        except NewerRecordsError:
            self.newer = True
        except sqlite3.DatabaseError as error:
            self.unkept = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE in REFUSED
            self.damaged = not self.unkept
            if self.damaged:
                set_aside(path.name)
                with suppress(sqlite3.DatabaseError):
                    return prepared(path)
        return prepared(":memory:")
