"""Guests: the names that people have played under, and who sat last at which device. Kept with the records."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from games.engine.records import Records

LATEST = 3  # names that come first because they were taken last; the others follow by how often they were taken


@dataclass(frozen=True)
class Guest:
    """Who sat at a device: a name (empty for the emblem's) and a handicap."""

    name: str
    extra: int


NOBODY = Guest("", 0)


class Guests:
    """What is remembered of the people who come. On a disk that takes nothing nothing is remembered."""

    def __init__(self, records: Records) -> None:
        self._records = records

    def names(self, count: int) -> list[str]:
        """Return remembered names, those that were taken last first, then by how often they were taken."""
        rows = self._records.db.execute("SELECT name FROM names ORDER BY last DESC").fetchall()
        often = self._records.db.execute("SELECT name FROM names ORDER BY used DESC, last DESC").fetchall()
        return list(dict.fromkeys(name for (name,) in [*rows[:LATEST], *often]))[:count]

    def took(self, names: Iterable[str]) -> None:
        """Remember that people have taken names, in one transaction."""
        with suppress(sqlite3.OperationalError), self._records.db as db:
            for name in filter(None, names):
                db.execute(
                    "INSERT INTO names SELECT ?, 1, coalesce(max(last), 0) + 1 FROM names WHERE true "
                    "ON CONFLICT (name) DO UPDATE SET used = used + 1, last = excluded.last",
                    (name,),
                )

    def last_at(self, device: str) -> Guest:
        """Return who sat last at a device."""
        row = self._records.db.execute("SELECT name, extra FROM devices WHERE device = ?", (device,)).fetchone()
        return Guest(*row) if row else NOBODY

    def sat(self, who: Iterable[tuple[str, Guest]]) -> None:
        """Remember who sits at devices, in one transaction; nothing is written when all is as it was."""
        fresh = [(device, guest.name, guest.extra) for device, guest in who if self.last_at(device) != guest]
        if not fresh:
            return
        with suppress(sqlite3.OperationalError), self._records.db as db:
            db.executemany("INSERT OR REPLACE INTO devices (device, name, extra) VALUES (?, ?, ?)", fresh)

    def remove(self, name: str) -> None:
        """Forget a name, and let no trace of it be left in the file. What was won under it stays, as somebody's.

        Of computers those lose it that played on for a person; others that are called so have an emblem's name.
        """
        with suppress(sqlite3.OperationalError):
            with self._records.db as db:
                was_taken = db.execute("DELETE FROM names WHERE name = ?", (name,)).rowcount
                db.execute("UPDATE devices SET name = '' WHERE name = ?", (name,))
                db.execute("UPDATE times SET name = '' WHERE name = ?", (name,))
                db.execute("UPDATE standings SET name = '' WHERE name = ? AND (? OR level IS NULL)", (name, was_taken))
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
