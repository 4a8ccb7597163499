"""Saved games: a log for each game that is not over, synced after every line; ended ones go to the other logs."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from games.core.errors import DamagedLog, UnknownFormat
from games.core.log import Entry, Header, decode, encode_entry, encode_header
from games.core.version import VERSION
from games.engine.house import House
from games.engine.seats import Seat
from games.engine.store import Appender, read_text
from games.turnbased.players import NOBODY, SEATED, Player, seated

SAVED, ENDED, ENDING = "saved", "logs", ".jsonl"
MOST_NAMES = 2  # in a preview


class Save:
    """The log file of one game."""

    def __init__(self, house: House, file: Appender) -> None:
        self._house = house
        self._file = file
        self._told = False

    @classmethod
    def begin(cls, house: House, key: str) -> "Save":
        """Begin a new file; its name may be read by anybody, so the seed, which tells all secrets, is not in it."""
        return cls(house, house.store.appending(f"{SAVED}/{key}-{house.today().isoformat()}", ENDING))

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
        if not self.keeps and not self._told:
            self._told = True
            self._house.complain(self._house.words("notice.unsaved"))

    @property
    def keeps(self) -> bool:
        """Whether the game can be gone on with later."""
        return self._file.works

    def close(self) -> None:
        """Let the file go; the game can be gone on with."""
        self._file.close()

    def end(self) -> str:
        """Put the log of a game that is over among the other logs; return its name in the store, empty for none."""
        self._file.close()
        store = self._house.store
        return store.name(store.move(self._file.path, ENDED)) if self._file.path else ""


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with."""

    path: Path
    header: Header
    entries: tuple[Entry, ...]
    players: tuple[Player, ...]  # as they sat down
    when: datetime  # of the last action, in the time of this place

    @property
    def turns(self) -> int:
        """How many actions were done until now; everybody at the table could count them."""
        return sum(entry.command[:1] != [SEATED] for entry in self.entries)

    @property
    def playing(self) -> tuple[Player, ...]:
        """Who plays now, after all changes of places."""
        now = list(self.players)
        for entry in self.entries:
            match entry.command:
                case ["seated", int(number), str(source), int(level), *_] if number in range(len(now)):
                    old = now[number]
                    now[number] = Player(old.seat, old.name, source or None, None if level == NOBODY else level)
        return tuple(now)


@dataclass(frozen=True)
class Newer:
    """A game that a later version of the program has saved; it stays as it is until that version reads it."""

    path: Path
    game: str  # the key of its log, as far as the file's name tells
    version: str  # of the program; empty when the file does not tell
    when: datetime


def listed(house: House, keys: Sequence[str]) -> Iterator[Saved | Newer]:
    """Yield the saved games whose logs have one of these keys, the newest first; damaged ones are set aside, named."""
    for path in sorted((house.store.folder / SAVED).glob(f"*{ENDING}"), key=age, reverse=True):
        named = max((key for key in keys if path.name.startswith(f"{key}-")), key=len, default=None)
        found = _read(house, path, named) if named else None
        if isinstance(found, Newer) or (found and found.header.game in keys):
            yield found


def newest(house: House, key: str) -> Saved | None:
    """Return the newest saved game of a kind; damaged files are set aside and named."""
    return next((saved for saved in listed(house, [key]) if isinstance(saved, Saved)), None)


def people(house: House, saved: Saved, most: int = MOST_NAMES) -> str:
    """Return the names of the first who sat down to a saved game, people before computers, and how many more."""
    order = sorted(saved.players, key=lambda player: player.level is not None)
    names = [player.name or house.words(f"seat.{player.seat}.name") for player in order]
    more = len(names) - most
    return ", ".join(names[:most]) + (f" + {more}" if more > 0 else "")


def when(house: House, saved: Saved | Newer) -> str:
    """Return when a saved game was left, as people write it; the year only when it is another one."""
    day = saved.when
    date = {"day": f"{day:%d}", "month": f"{day:%m}", "hour": f"{day:%H}", "minute": f"{day:%M}"}
    if day.year == house.today().year:
        return house.words("saved.when", **date)
    return house.words("saved.when_year", year=f"{day:%Y}", **date)


def give_up(house: House, saved: Saved) -> None:
    """Set a game aside that cannot be stepped again; one of a later version stays, for that may know more actions."""
    if _order(saved.header.version) > _order(VERSION):
        house.complain(house.words("saved.needs", version=saved.header.version))
    else:
        set_aside(house, saved.path)


def set_aside(house: House, path: Path) -> None:
    """Rename a damaged saved game and say so."""
    house.store.set_aside(f"{SAVED}/{path.name}")
    house.complain(house.words("saved.damaged", file=path.name))


def forget(house: House, saved: Saved) -> None:
    """Delete a saved game for good."""
    house.store.remove(f"{SAVED}/{saved.path.name}")


def sit_again(house: House, players: Iterable[Player]) -> None:
    """Seat those who play a saved game, and nobody else, each with the own device; missing ones count as lost."""
    seated_now = list(players)
    house.seats.sit(seated_now)
    house.devices.recall({player.source: player.device for player in seated_now if player.source})


def players_at(house: House, seats: Iterable[Seat]) -> list[Player]:
    """Return who begins a game at these seats."""
    return [
        Player(seat.number, seat.name, seat.source, seat.level, house.devices.identity(seat.source or ""))
        for seat in seats
    ]


def _read(house: House, path: Path, key: str) -> Saved | Newer | None:
    left = datetime.fromtimestamp(age(path), tz=UTC).astimezone()
    try:
        header, entries = decode(read_text(path).splitlines(keepends=True))
        return Saved(path, header, entries, seated(header), left)
    except UnknownFormat as error:
        return Newer(path, key, str(error.details.get("program", "")), left)
    except (OSError, UnicodeDecodeError, DamagedLog):
        set_aside(house, path)
        return None


def _order(version: str) -> list[int]:
    """Return a version as numbers that can be compared."""
    return [int(number) for number in re.findall(r"\d+", version)]


def age(path: Path) -> float:
    """Return when a file was written last; a link that leads nowhere is older than all, and cannot be read."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
