"""Records that outlive the program, in SQLite: best times by game, mode and deal."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

SCHEMA_VERSION = 1
SCHEMA = """
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


@dataclass(frozen=True)
class Time:
    """One finished run against the clock; ticks at 120 a second."""

    game: str
    mode: str
    deal: str
    name: str
    ticks: int
    day: str


class Records:
    """The one store of results; in memory when the folder cannot be written.

    ``set_aside`` is called with the file's name when the file is damaged; a new one is begun then.
    """

    def __init__(self, path: Path | None, set_aside: Callable[[str], None]) -> None:
        self.damaged = False
        self._db = self._open(path, set_aside)

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

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _open(self, path: Path | None, set_aside: Callable[[str], None]) -> sqlite3.Connection:
        if path is None:
            return _prepared(":memory:")
        try:
            return _prepared(path)
        except sqlite3.DatabaseError:
            self.damaged = True
            set_aside(path.name)
        try:
            return _prepared(path)
        except sqlite3.DatabaseError:
            return _prepared(":memory:")


def _prepared(path: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version == 0:
            with db:
                db.executescript(SCHEMA)
                db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        db.execute("SELECT count(*) FROM times")
    except sqlite3.DatabaseError:
        db.close()
        raise
    return db
