"""Forgetting a name: at the table, in the records, and in the logs of all games, finished and saved ones."""

import os
from collections.abc import Iterator
from pathlib import Path

from games import catalogue
from games.core.errors import DamagedLog, UnknownFormat
from games.core.log import read, without
from games.engine.guests import Guests
from games.engine.house import House
from games.turnbased.saves import ENDED, ENDING, SAVED


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
        age, text = path.stat(), path.read_text("utf-8")
        header = text.splitlines(keepends=True)[:1]  # of most logs that is enough, and all of them are read in a moment
        is_ours = catalogue.of_log(read(header)) is not None
        nameless = without(name, text)
        if not is_ours or nameless == text:
            return is_ours
        if not house.store.write(house.store.name(path), nameless):
            return False
        os.utime(path, ns=(age.st_atime_ns, age.st_mtime_ns))  # the game was left when it was left
    except (OSError, UnicodeDecodeError, DamagedLog, UnknownFormat):
        return False
    return True
