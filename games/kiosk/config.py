"""How the kiosk is set up: a TOML file of the operator, and above it what the operator has changed at the screen.

Whatever is missing, wrong or unknown falls back to its default, one by one, and is named; the kiosk starts locked in
any case.
"""

import json
import stat
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from games import catalogue
from games.engine.words import LANGUAGES

CHANGES_FILE: Final = "kiosk-changes.toml"
"""In the data folder: what the operator has changed at the screen."""

LARGEST_FILE: Final = 100_000  # bytes; what is longer is no configuration
MOST_SECONDS: Final = 3600
FULL_VOLUME: Final = 10
HOURS: Final = 24
DISTANCES: Final = ("near", "cabinet", "room")
ALL_GAMES: Final = tuple(game.key for game in catalogue.GAMES)
ALL_MODES: Final = tuple(f"{game.key}.{mode.key}" for game in catalogue.GAMES for mode in game.modes)


@dataclass(frozen=True)
class Config:
    """The set-up, each with its default. Times are in seconds unless their name says otherwise."""

    games: tuple[str, ...] = ALL_GAMES
    modes: tuple[str, ...] = ALL_MODES  # as game.mode
    languages: tuple[str, ...] = LANGUAGES
    language: str = "en"
    seats: int = 6  # that may be taken at most
    distance: str = "cabinet"
    idle: int = 60  # without input, until the countdown of an idle session begins
    away: int = 45  # without input of one place, until a computer plays for it
    stops: int = 3  # a place and round
    stop: int = 20  # after which a stopped round goes on by itself
    demo: int = 75  # that computers play one game in attract mode
    card: int = 12  # that a how-to-play card stays
    loud_every_minutes: int = 0  # how often attract mode may be heard; 0: never
    volume_floor: int = 2  # visitors turn the volume between floor and ceiling, in tenths
    volume_ceiling: int = 10
    loud_from: int = 0  # hour from which there is sound ...
    loud_until: int = HOURS  # ... and until which
    restart_hour: int = 4  # hour of the planned restart, while nobody plays; -1: never
    power_off: tuple[str, ...] = ("systemctl", "poweroff")  # the command; empty: not offered

    def volume(self, wanted: int, hour: int) -> int:
        """Return the volume, in tenths, for one that is wanted, at an hour of the day from 0 to 23."""
        if not _lies_within(hour, self.loud_from, self.loud_until):
            return 0
        return max(self.volume_floor, min(self.volume_ceiling, wanted))


class Fault(NamedTuple):
    """What is wrong with a file: a key of the words, and the entry's name (empty: the whole file)."""

    key: str
    name: str = ""


Check = Callable[[Any], bool]


def _number(least: int, most: int) -> Check:
    return lambda value: type(value) is int and least <= value <= most


def _some_of(known: tuple[str, ...]) -> Check:
    return lambda value: isinstance(value, list) and bool(value) and all(each in known for each in value)


def _words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _text_of(known: tuple[str, ...]) -> Check:
    return lambda value: isinstance(value, str) and value in known


CHECKS: Final[Mapping[str, Check]] = {
    "games": _some_of(ALL_GAMES),
    "modes": _some_of(ALL_MODES),
    "languages": _some_of(LANGUAGES),
    "language": _text_of(LANGUAGES),
    "seats": _number(1, 6),
    "distance": _text_of(DISTANCES),
    "idle": _number(10, MOST_SECONDS),
    "away": _number(10, MOST_SECONDS),
    "stops": _number(0, 99),
    "stop": _number(5, 600),
    "demo": _number(10, MOST_SECONDS),
    "card": _number(3, 600),
    "loud_every_minutes": _number(0, 24 * 60),
    "volume_floor": _number(0, FULL_VOLUME),
    "volume_ceiling": _number(0, FULL_VOLUME),
    "loud_from": _number(0, HOURS),
    "loud_until": _number(0, HOURS),
    "restart_hour": _number(-1, HOURS - 1),
    "power_off": _words,
}


def read(path: Path | None, changes: Path | None) -> tuple[Config, tuple[Fault, ...]]:
    """Return the set-up that two files describe, the second above the first, and all that is wrong with them.

    None: there is no such file. A first file that is named but missing is a fault, missing changes are none.
    """
    config = Config()
    faults: list[Fault] = []
    for file, must_be in ((path, True), (changes, False)):
        if file is None:
            continue
        table, fault = _table(file, must_be=must_be)
        faults += [fault] if fault else []
        config, wrong = _with(config, table)
        faults += wrong
    config, disagreeing = agreeing(config)
    return config, (*faults, *disagreeing)


def changed(before: Config, now: Config) -> str:
    """Return the text of a TOML file with what differs between two set-ups."""
    pairs = ((field.name, getattr(now, field.name)) for field in fields(Config))
    return "".join(
        f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in pairs if value != getattr(before, name)
    )


def _table(path: Path, *, must_be: bool) -> tuple[dict[str, Any], Fault | None]:
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST_FILE:  # a pipe would be waited for, for ever
            return {}, Fault("kiosk.fault.file")
        return tomllib.loads(path.read_text("utf-8-sig")), None
    except FileNotFoundError:
        return {}, Fault("kiosk.fault.missing") if must_be else None
    except (OSError, ValueError, RecursionError):  # not to be read, no UTF-8, no TOML, or TOML of endless depth
        return {}, Fault("kiosk.fault.file")


def _with(config: Config, table: Mapping[str, Any]) -> tuple[Config, list[Fault]]:
    """Return a set-up with the entries of a table that are right, and a fault for each other one."""
    faults = [Fault("kiosk.fault.unknown", name) for name in table if name not in CHECKS]
    known = {name: value for name, value in table.items() if name in CHECKS}
    faults += [Fault("kiosk.fault.value", name) for name, value in known.items() if not CHECKS[name](value)]
    right: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in known.items() if CHECKS[name](value)
    }
    return replace(config, **right), faults


def agreeing(config: Config) -> tuple[Config, tuple[Fault, ...]]:
    """Return a set-up whose entries agree with each other, and what did not."""
    faults, default = [], Config()
    if config.language not in config.languages:
        config = replace(config, language=config.languages[0])
        faults.append(Fault("kiosk.fault.value", "language"))
    if config.volume_floor > config.volume_ceiling:
        config = replace(config, volume_floor=config.volume_ceiling)
        faults.append(Fault("kiosk.fault.value", "volume_floor"))
    with_modes = tuple(game for game in config.games if any(mode.startswith(f"{game}.") for mode in config.modes))
    if not with_modes:
        config = replace(config, modes=default.modes)
        faults.append(Fault("kiosk.fault.value", "modes"))
    elif with_modes != config.games:
        config = replace(config, games=with_modes)  # a game is offered by its modes
    return config, tuple(faults)


def _lies_within(hour: int, start: int, end: int) -> bool:
    """Return whether an hour lies between two others, over midnight when the second is the smaller one."""
    return start <= hour < end if start <= end else hour >= start or hour < end
