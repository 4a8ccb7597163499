"""Names: those that are kept anywhere, and forgetting one at the table, in the records, and in all logs."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from games import catalogue
from games.core.errors import DamagedLog, UnknownFormat
from games.core.log import bearers, read, without
from games.engine import records_figures
from games.engine.guests import Guests
from games.engine.house import House
from games.engine.store import read_text
from games.turnbased.saves import ENDED, ENDING, SAVED

UNREADABLE = (OSError, UnicodeDecodeError, DamagedLog, UnknownFormat)


def names(house: House) -> list[str]:
    """Return all names of people that records tell, and logs that can be read."""
    found = set(records_figures.names(house.records))
    for path in _logs(house):
        with suppress(*UNREADABLE):
            rows = read_text(path).splitlines(keepends=True)
            fresh = bearers(read([*rows[:1], *rows[1:][-1:]])) - found  # names stand in the header and in the end
            if fresh and catalogue.of_log(read(rows)):
                found |= fresh
    return sorted(found)


def forget(house: House, name: str) -> int:
    """Forget a name wherever it is kept; return how many logs could not be read or written, and stay as they are."""
    Guests(house.records).remove(name)
    for seat in house.seats.places:
        seat.name = "" if seat.name == name else seat.name
    return sum(not _forget_in(house, path, name) for path in _logs(house))


def _logs(house: House) -> Iterator[Path]:
    """Yield all logs, those too that were set aside."""
    for folder in (ENDED, SAVED):
        yield from sorted((house.store.folder / folder).glob(f"*{ENDING}*"))


def _forget_in(house: House, path: Path, name: str) -> bool:
    """Rewrite a log if it names somebody so; return whether it is without the name now."""
    try:
        age, text = path.stat(), read_text(path)
        header = text.splitlines(keepends=True)[:1]  # of most logs that is enough, and all of them are read in a moment
        is_ours = catalogue.of_log(read(header)) is not None
        nameless = without(name, text)
        if not is_ours or nameless == text:
            return is_ours
        if not house.store.write(house.store.name(path), nameless):
            return False
        os.utime(path, ns=(age.st_atime_ns, age.st_mtime_ns))  # the game was left when it was left
    except UNREADABLE:
        return False
    return True
