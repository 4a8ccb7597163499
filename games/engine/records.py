"""Records that outlive the program, in SQLite: best times by game, mode and deal, and how games ended."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

TIMES = """
CREATE TABLE times (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    deal TEXT NOT NULL,      -- '' for a random deal, the date for the deal of the day
    name TEXT NOT NULL,
    ticks INTEGER NOT NULL,  -- 120 a second
    day TEXT NOT NULL        -- date of the round, ISO 8601
);
CREATE INDEX times_best ON times (game, mode, deal, ticks);
"""
GAMES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    day TEXT NOT NULL        -- date of the end, ISO 8601
);
CREATE TABLE standings (
    game INTEGER NOT NULL REFERENCES games (id),
    place INTEGER NOT NULL,  -- in the order in which they are listed, from 0
    name TEXT NOT NULL,
    level INTEGER,           -- of a computer, from 0; NULL for a person
    points INTEGER NOT NULL,
    won INTEGER NOT NULL,    -- 1 for a winner, else 0
    PRIMARY KEY (game, place)
);
"""
UPGRADES = (TIMES, GAMES)
"""UPGRADES[n]: what makes a file of version n one of version n + 1; a new file is one of version 0."""
SCHEMA_VERSION = len(UPGRADES)


@dataclass(frozen=True)
class Time:
    """One finished run against the clock; ticks at 120 a second."""

    game: str
    mode: str
    deal: str
    name: str
    ticks: int
    day: str


@dataclass(frozen=True)
class Standing:
    """How a game ended for one player."""

    name: str
    level: int | None  # of a computer, from 0; None for a person
    points: int
    won: bool


@dataclass(frozen=True)
class Result:
    """The end of one game."""

    game: str
    mode: str
    day: str  # ISO 8601
    standings: tuple[Standing, ...]  # best first


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


class NewerRecordsError(Exception):
    """A later version of the program has made the file."""


class Records:
    """The one store of results; in memory when the folder cannot be written.

    ``set_aside`` is called with the file's name when the file is damaged; a new one is begun then. A file of a later
    version, or one that the disk does not let us write (``newer``, ``unkept``), stays as it is.
    """

    def __init__(self, path: Path | None, set_aside: Callable[[str], None]) -> None:
        self.damaged = self.newer = self.unkept = False
        self._path = path
        self._set_aside = set_aside

    @cached_property
    def _db(self) -> sqlite3.Connection:
        return self._open(self._path, self._set_aside)

    def open(self) -> None:
        """Open the file now and find out how it stands; otherwise it is opened when it is first needed."""
        self._db  # noqa: B018 - being asked for is what opens it

    def add(self, time: Time) -> bool:
        """Keep a time, in one transaction; return whether it is the best of its game, mode and deal.

        On a disk that is full or read-only the time is not kept, and play goes on.
        """
        best = self.best(time.game, time.mode, time.deal, 1)
        with suppress(sqlite3.OperationalError), self._db:
            self._db.execute(
                "INSERT INTO times (game, mode, deal, name, ticks, day) VALUES (?, ?, ?, ?, ?, ?)",
                (time.game, time.mode, time.deal, time.name, time.ticks, time.day),
            )
        return not best or time.ticks < best[0].ticks

    def best(self, game: str, mode: str, deal: str, count: int) -> list[Time]:
        """Return the best times, the fastest first, earlier ones before later ones of the same length."""
        rows = self._db.execute(
            "SELECT game, mode, deal, name, ticks, day FROM times "
            "WHERE game = ? AND mode = ? AND deal = ? ORDER BY ticks, id LIMIT ?",
            (game, mode, deal, count),
        )
        return [Time(*row) for row in rows]

    def add_result(self, result: Result) -> None:
        """Keep how a game ended, in one transaction; on a disk that takes nothing it is not kept."""
        with suppress(sqlite3.OperationalError), self._db:
            added = self._db.execute(
                "INSERT INTO games (game, mode, day) VALUES (?, ?, ?)", (result.game, result.mode, result.day)
            )
            self._db.executemany(
                "INSERT INTO standings (game, place, name, level, points, won) VALUES (?, ?, ?, ?, ?, ?)",
                (
                    (added.lastrowid, place, each.name, each.level, each.points, each.won)
                    for place, each in enumerate(result.standings)
                ),
            )

    def results(self, game: str, mode: str, count: int) -> list[Result]:
        """Return how games ended, the latest first."""
        rows = self._db.execute(
            "SELECT id, day FROM games WHERE game = ? AND mode = ? ORDER BY id DESC LIMIT ?", (game, mode, count)
        ).fetchall()
        return [Result(game, mode, day, self._standings(number)) for number, day in rows]

    def _standings(self, number: int) -> tuple[Standing, ...]:
        rows = self._db.execute(
            "SELECT name, level, points, won FROM standings WHERE game = ? ORDER BY place", (number,)
        )
        return tuple(Standing(name, level, points, bool(won)) for name, level, points, won in rows)

    def close(self) -> None:
        """Close the file, if it was ever opened."""
        if "_db" in vars(self):
            self._db.close()

    def _open(self, path: Path | None, set_aside: Callable[[str], None]) -> sqlite3.Connection:
        if path is None:
            return _prepared(":memory:")
        try:
            return _prepared(path)
        except NewerRecordsError:
            self.newer = True
        except sqlite3.DatabaseError as error:
            self.unkept = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE in REFUSED
            self.damaged = not self.unkept
            if self.damaged:
                set_aside(path.name)
                with suppress(sqlite3.DatabaseError):
                    return _prepared(path)
        return _prepared(":memory:")


def _prepared(path: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        for number in range(_version(db), SCHEMA_VERSION):
            db.executescript(f"BEGIN; {UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT")
        for table in ("times", "games", "standings"):
            db.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - the names are those above
    except (sqlite3.DatabaseError, NewerRecordsError):
        db.close()
        raise
    return db


def _version(db: sqlite3.Connection) -> int:
    """Return the version of a file; NewerRecordsError for one that this program cannot know."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION and db.execute("SELECT 1 FROM sqlite_master WHERE name = 'times'").fetchone():
        raise NewerRecordsError
    return version
