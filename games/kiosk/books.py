"""The kiosk's bookkeeping in SQLite: what happened how often on which day, and when each input was last seen.

The keeper (child) and the supervisor (parent) write into the same file; each entry is one transaction, so that a power
cut leaves it whole. On a disk that takes nothing, play goes on and ``unkept`` tells the operator.
"""

import csv
import io
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum, auto
from pathlib import Path
from typing import Final

FILE: Final = "kiosk.sqlite"
SCHEMA_VERSION: Final = 1
PATIENCE: Final = 5.0  # seconds to wait for the other process
TRIES: Final = 25
PRIMARY_CODE: Final = 0xFF  # of SQLite's result codes
IN_USE: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL,          -- ISO 8601
    what TEXT NOT NULL,         -- one of Event
    game TEXT NOT NULL,         -- '' when it has none; so with the next three
    mode TEXT NOT NULL,
    players INTEGER NOT NULL,   -- 0 when it has none
    language TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (day, what, game, mode, players, language)
);
CREATE TABLE IF NOT EXISTS inputs (
    device TEXT NOT NULL,
    button TEXT NOT NULL,
    presses INTEGER NOT NULL,
    seen TEXT NOT NULL,         -- when last, ISO 8601 to the minute
    PRIMARY KEY (device, button)
);
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


class Event(StrEnum):
    """What is counted. Those that end in seconds are sums of time."""

    SESSION = auto()
    SESSION_SECONDS = auto()
    GAME_FINISHED = auto()  # a match of several rounds is one game
    ROUND_FINISHED = auto()
    ROUND_LEFT = auto()
    ROUND_SECONDS = auto()
    IDLE_RESET = auto()
    CRASH = auto()
    HANG = auto()
    RESTART = auto()
    UP_SECONDS = auto()
    WRONG_PIN = auto()


@dataclass(frozen=True)
class Kind:
    """What a count belongs to; empty where it has none."""

    game: str = ""
    mode: str = ""
    players: int = 0
    language: str = ""


@dataclass(frozen=True)
class Count:
    """One line of the figures."""

    day: str
    what: str
    kind: Kind
    amount: int


@dataclass(frozen=True)
class Seen:
    """How often an input of a device was pressed, and when last (ISO 8601)."""

    device: str
    button: str
    presses: int
    last: str


class Books:
    """The figures of one data folder; None as path keeps them in memory only."""

    def __init__(self, path: Path | None, now: Callable[[], datetime], set_aside: Callable[[str], None]) -> None:
        self.unkept = False
        """Whether something could not be written since the program started."""
        self._now = now
        self._path = path
        self._db = self._open(set_aside)

    def count(self, what: Event, kind: Kind = Kind(), amount: int = 1) -> None:
        """Add to a count of today."""
        self._write(
            "INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET amount = amount + excluded.amount",
            [(self._today(), what, kind.game, kind.mode, kind.players, kind.language, amount)],
        )

    def see(self, presses: Mapping[tuple[str, str], int]) -> None:
        """Add presses by (device, button)."""
        stamp = self._now().isoformat(timespec="minutes")
        self._write(
            "INSERT INTO inputs VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET presses = presses + excluded.presses, seen = excluded.seen",
            [(device, button, number, stamp) for (device, button), number in presses.items()],
        )

    def counts(self) -> list[Count]:
        """Return all counts, the oldest day first."""
        rows = self._db.execute(
            "SELECT day, what, game, mode, players, language, amount FROM counts"
            " ORDER BY day, what, game, mode, players"
        )
        return [Count(day, what, Kind(*kind), amount) for day, what, *kind, amount in rows]

    def total(self, what: Event, since: date | None = None) -> int:
        """Return a count over all kinds, from a day on."""
        first = since.isoformat() if since else ""
        row = self._db.execute("SELECT total(amount) FROM counts WHERE what = ? AND day >= ?", (what, first))
        return int(row.fetchone()[0])

    def by(self, what: Event, field: str) -> list[tuple[str, int]]:
        """Return a count split by "game", "mode", "players" or "language", the largest first."""
        if field not in {"game", "mode", "players", "language"}:
            raise ValueError(field)
        rows = self._db.execute(
            f"SELECT {field}, sum(amount) FROM counts WHERE what = ? GROUP BY {field} ORDER BY 2 DESC, 1",  # noqa: S608
            (what,),
        )
        return [(str(value), int(amount)) for value, amount in rows]

    def inputs(self) -> list[Seen]:
        """Return every input ever seen, the one that was seen longest ago first."""
        rows = self._db.execute("SELECT device, button, presses, seen FROM inputs ORDER BY seen, device, button")
        return [Seen(*row) for row in rows]

    @property
    def since(self) -> str:
        """The day from which the figures count, ISO 8601."""
        row = self._db.execute("SELECT value FROM facts WHERE name = 'since'").fetchone()
        return str(row[0]) if row else self._today()

    def reset(self) -> None:
        """Begin all figures anew, today."""
        with self._guarded(), self._db:
            for table in ("counts", "inputs"):
                self._db.execute(f"DELETE FROM {table}")  # noqa: S608 - the names are those above
            self._db.execute("INSERT OR REPLACE INTO facts VALUES ('since', ?)", (self._today(),))

    def csv(self) -> str:
        """Return all counts as CSV, a heading first."""
        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow(("day", "what", "game", "mode", "players", "language", "amount"))
        for count in self.counts():
            kind = count.kind
            writer.writerow((count.day, count.what, kind.game, kind.mode, kind.players, kind.language, count.amount))
        return text.getvalue()

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _today(self) -> str:
        return self._now().date().isoformat()

    def _write(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        with self._guarded(), self._db:
            self._db.executemany(statement, rows)

    def _guarded(self) -> "_Guard":
        return _Guard(self)

    def _open(self, set_aside: Callable[[str], None]) -> sqlite3.Connection:
        if self._path is None:
            return _prepared(":memory:", self._today())
        try:
            return _patiently_prepared(self._path, self._today())
        except sqlite3.OperationalError:  # the disk does not let us
            self.unkept = True
        except sqlite3.DatabaseError:
            set_aside(self._path.name)
            try:
                return _prepared(self._path, self._today())
            except sqlite3.DatabaseError:
                self.unkept = True
        return _prepared(":memory:", self._today())


class _Guard:
    """Lets play go on when a disk takes nothing, and notes it."""

    def __init__(self, books: Books) -> None:
        self._books = books

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: object, _trace: object) -> bool:
        refused = isinstance(error, sqlite3.OperationalError)
        self._books.unkept |= refused
        return refused


def _patiently_prepared(path: Path, today: str) -> sqlite3.Connection:
    """Open the file; while the other process mends or opens it, try again."""
    for _ in range(TRIES - 1):
        try:
            return _prepared(path, today)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE not in IN_USE:
                raise
            time.sleep(PATIENCE / TRIES)
    return _prepared(path, today)


def _prepared(path: Path | str, today: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")  # a power cut may cost the last moments, never the whole
        db.executescript(SCHEMA)
        with db:
            db.execute("INSERT OR IGNORE INTO facts VALUES ('since', ?)", (today,))
            db.execute("INSERT OR IGNORE INTO facts VALUES ('schema', ?)", (str(SCHEMA_VERSION),))
        with closing(db.execute("SELECT count(*) FROM counts, inputs")) as read:
            read.fetchone()
    except sqlite3.DatabaseError:
        db.close()
        raise
    return db
