"""Saved games: a log for each game that is not over, synced after every line; ended ones go to the other logs."""

from dataclasses import dataclass
from pathlib import Path

from games.core.errors import DamagedLog, UnknownFormat
from games.core.log import Entry, Header, decode, encode_entry, encode_header
from games.engine.house import House
from games.engine.store import Appender

SAVED, ENDED, ENDING = "saved", "logs", ".jsonl"


class Save:
    """The log file of one game."""

    def __init__(self, house: House, file: Appender) -> None:
        self._store = house.store
        self._file = file

    @classmethod
    def begin(cls, house: House, key: str, seed: int) -> "Save":
        """Begin a new file."""
        return cls(house, house.store.appending(f"{SAVED}/{key}-{house.today().isoformat()}-{seed}", ENDING))

    @classmethod
    def go_on(cls, house: House, saved: "Saved") -> "Save":
        """Go on with a saved game, without what a power cut has left of its last line."""
        lines = (encode_header(saved.header), *(encode_entry(*entry) for entry in saved.entries))
        house.store.write(f"{SAVED}/{saved.path.name}", "".join(lines))
        return cls(house, Appender(saved.path))

    def add(self, line: str) -> None:
        """Add a line and wait for the disk: power may fail at any moment."""
        self._file.add(line)
        self._file.sync()

    def close(self) -> None:
        """Let the file go; the game can be gone on with."""
        self._file.close()

    def end(self) -> None:
        """Put the log of a game that is over among the other logs."""
        self._file.close()
        if self._file.path:
            self._store.move(self._file.path, ENDED)


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with."""

    path: Path
    header: Header
    entries: tuple[Entry, ...]


def newest(house: House, key: str) -> Saved | None:
    """Return the newest saved game of a kind; damaged files are set aside and named."""
    for path in sorted((house.store.folder / SAVED).glob(f"{key}-*{ENDING}"), key=_age):
        try:
            header, entries = decode(path.read_text("utf-8").splitlines(keepends=True))
        except (OSError, UnicodeDecodeError, DamagedLog, UnknownFormat):
            set_aside(house, path)
            continue
        if header.game == key:
            return Saved(path, header, entries)
    return None


def set_aside(house: House, path: Path) -> None:
    """Rename a damaged saved game and say so."""
    house.store.set_aside(f"{SAVED}/{path.name}")
    house.notices.add(house.words("notice.damaged", file=path.name))


def _age(path: Path) -> float:
    return -path.stat().st_mtime
