"""The game log, one format for every game: JSON lines, a header, one line for each command or action, an end.

The end tells the hash of the state with which the game was left, so that anybody can check that stepping the log again
leads there. It is missing where the program was killed, and in logs of older versions.

A saved game, a replay, an attract demo and a bug report are all such a log. This module turns lines of text
into values and back; whoever keeps the lines writes and syncs the file. A log tells all secrets of its game, so it is
never shown.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from games.core.errors import DamagedLog, UnknownFormat
from games.core.version import VERSION

FORMAT: Final = 1
NAMES: Final = "names"
"""In an end, and in the settings of a header: [seat, name] of those who have a name."""
WHO: Final = "who"
"""In the settings of a header, where a game keeps more about them: a list for each seat that begins with the name."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is started with. `settings` and `seats` are JSON values that the game itself reads."""

    game: str
    seed: int
    settings: dict[str, Any] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    version: str = VERSION
    """The version of the program that wrote the log; empty in logs that do not tell."""


class Entry(NamedTuple):
    """One command (or action) and the tick (or turn) in which it was applied."""

    tick: int
    command: list[Any]


class End(NamedTuple):
    """How a log ends: the tick (or turn) in which the game was left, and the hash of its state then."""

    tick: int
    hash: str
    names: tuple[tuple[int, str], ...] = ()
    """(seat, name) of those who came later than the header."""


@dataclass(frozen=True, slots=True)
class Log:
    """A whole log; without an end when it was cut off."""

    header: Header
    entries: tuple[Entry, ...]
    end: End | None = None


def encode_header(header: Header) -> str:
    """Write the first line of a log, with its line end."""
    return _line(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": header.game,
            "seed": header.seed,
            "settings": header.settings,
            "seats": header.seats,
        }
    )


def encode_entry(tick: int, command: list[Any]) -> str:
    """Write one further line of a log, with its line end; the command as the game wrote it in JSON values."""
    return _line([tick, *command])


def encode_end(end: End) -> str:
    """Write the last line of a log, with its line end. Readers that know no ends take it for a torn line."""
    return _line({"end": end.tick, "hash": end.hash, NAMES: end.names})


def decode(lines: Iterable[str]) -> tuple[Header, tuple[Entry, ...]]:
    """Read how a game began and all that was done in it. Raises like `read`."""
    log = read(lines)
    return log.header, log.entries


def read(lines: Iterable[str]) -> Log:
    """Read a whole log.

    A last line that is torn, as a power cut leaves it, is dropped. Raises DamagedLog with the number of the first other
    line that cannot be read, and UnknownFormat when the header names another format version.
    """
    rows = list(lines)
    if not rows:
        raise DamagedLog("log.damaged", line=1)
    header = _header(rows[0])
    entries = []
    for number, row in enumerate(rows[1:], start=2):
        entry = _entry(row)
        if entry is not None:
            entries.append(entry)
        elif number < len(rows):
            raise DamagedLog("log.damaged", line=number)
    return Log(header, tuple(entries), _end(rows[-1]))


def bearers(log: Log) -> set[str]:
    """Return the names that a log tells; whoever has none is called as the emblem is."""
    settings = log.header.settings
    named = (*names_in(settings.get(NAMES)), *(log.end.names if log.end else ()))
    who = settings.get(WHO)
    firsts = [each[0] for each in who if isinstance(each, list) and each] if isinstance(who, list) else []
    return {name for name in (*(name for _, name in named), *firsts) if name and isinstance(name, str)}


def without(name: str, text: str) -> str:
    """Return the text of a log in which nobody bears a name; all else, what this version does not know too, stays.

    No name is part of a hash. Raises like `read` when somebody may bear it.
    """
    if not _may_tell(name, text):
        return text
    rows = text.splitlines(keepends=True)
    log = read(rows)
    ends = [-1] if log.end else []
    for place in (0, *ends):
        rows[place] = _nameless(name, rows[place])
    is_torn = 1 + len(log.entries) + len(ends) < len(rows)
    if is_torn and _may_tell(name, rows[-1]):
        rows.pop()
    return "".join(rows)


def _may_tell(name: str, text: str) -> bool:
    """Return whether a name stands in a text, as it is or as JSON has it."""
    return name in text or json.dumps(name)[1:-1] in text


def _nameless(name: str, row: str) -> str:
    """Return a header or an end without a name."""
    told = json.loads(row)
    for table in (each for each in (told, told.get("settings")) if isinstance(each, dict)):
        named, who = table.get(NAMES), table.get(WHO)
        if isinstance(named, list):
            table[NAMES] = [pair for pair in named if not (_is_named(pair) and pair[1] == name)]
        for each in who if isinstance(who, list) else []:
            if isinstance(each, list) and each[:1] == [name]:
                each[0] = ""
    return row if told == json.loads(row) else _line(told)


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True) + "\n"


def _read(row: str) -> Any:
    try:
        return json.loads(row, parse_float=_no_fraction, parse_constant=_no_fraction)
    except (ValueError, RecursionError):
        return None


def _no_fraction(text: str) -> None:
    """Refuse a fraction: rules count in whole numbers, and no fraction can be hashed."""
    raise ValueError(text)


def _header(row: str) -> Header:
    read = _read(row)
    told = read.get("version", "") if isinstance(read, dict) else ""
    program = told if isinstance(told, str) else ""
    match read:
        case {"format": int(version)} if version != FORMAT:
            raise UnknownFormat("log.unknown_format", version=version, known=FORMAT, program=program)
        case {
            "format": int(),
            "game": str(game),
            "seed": int(seed),
            "settings": dict(settings),
            "seats": list(seats),
        } if all(isinstance(seat, int) for seat in seats):
            return Header(game, seed, settings, tuple(seats), program)
    raise DamagedLog("log.damaged", line=1)


def _entry(row: str) -> Entry | None:
    match _read(row):
        case [int(tick), *command] if tick >= 0:
            return Entry(tick, command)
    return None


def _end(row: str) -> End | None:
    match _read(row):
        case {"end": int(tick), "hash": str(digest)} as read if tick >= 0:
            return End(tick, digest, names_in(read.get(NAMES)))
    return None


def names_in(value: object) -> tuple[tuple[int, str], ...]:
    """Read (seat, name) pairs as a log holds them; what is none is left out."""
    pairs = value if isinstance(value, list) else []
    return tuple((seat, name) for seat, name in filter(_is_named, pairs))


def _is_named(pair: object) -> bool:
    return isinstance(pair, list) and list(map(type, pair)) == [int, str]
