"""The game log, one format for every game: JSON lines, a header and then one line for each command or action.

A saved game, a replay, an attract demo and a bug report are all such a log. This module turns lines of text
into values and back; whoever keeps the lines writes and syncs the file. A log tells all secrets of its game, so it is
never shown.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from games.core.errors import DamagedLog, UnknownFormat

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is started with. `settings` and `seats` are JSON values that the game itself reads."""

    game: str
    seed: int
    settings: dict[str, Any] = field(default_factory=dict)
    seats: tuple[int, ...] = ()


class Entry(NamedTuple):
    """One command (or action) and the tick (or turn) in which it was applied."""

    tick: int
    command: list[Any]


def encode_header(header: Header) -> str:
    """Write the first line of a log, with its line end."""
    return _line(
        {
            "format": FORMAT,
            "game": header.game,
            "seed": header.seed,
            "settings": header.settings,
            "seats": header.seats,
        }
    )


def encode_entry(tick: int, command: list[Any]) -> str:
    """Write one further line of a log, with its line end; the command as the game wrote it in JSON values."""
    return _line([tick, *command])


def decode(lines: Iterable[str]) -> tuple[Header, tuple[Entry, ...]]:
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
    return header, tuple(entries)


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True) + "\n"


def _read(row: str) -> Any:
    try:
        return json.loads(row)
    except (ValueError, RecursionError):
        return None


def _header(row: str) -> Header:
    match _read(row):
        case {"format": int(version)} if version != FORMAT:
            raise UnknownFormat("log.unknown_format", version=version, known=FORMAT)
        case {
            "format": int(),
            "game": str(game),
            "seed": int(seed),
            "settings": dict(settings),
            "seats": list(seats),
        } if all(isinstance(seat, int) for seat in seats):
            return Header(game, seed, settings, tuple(seats))
    raise DamagedLog("log.damaged", line=1)


def _entry(row: str) -> Entry | None:
    match _read(row):
        case [int(tick), *command] if tick >= 0:
            return Entry(tick, command)
    return None
