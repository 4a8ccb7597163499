"""Logs of games as files: read, stepped, and shown as films; whatever is wrong with one becomes a sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from games import catalogue
from games.core.errors import DamagedLog, GameError, UnknownFormat
from games.core.log import Log, read
from games.core.version import VERSION
from games.engine.film import Film
from games.engine.house import House
from games.engine.words import Words

T = TypeVar("T")


class ReplayError(Exception):
    """A log that cannot be shown; the text is a sentence for a person."""


class UnreadableReplayError(ReplayError):
    """A file that is no log, or one that another version of the program can read."""


class Checked(NamedTuple):
    """Where stepping a log led: its hash, and whether that is the one in its last line; None: there is no such line."""

    hash: str
    same: bool | None


def load(words: Words, path: Path) -> Log:
    """Read a log. Raises UnreadableReplayError."""
    name = path.name
    try:
        log = read(path.read_text("utf-8").splitlines(keepends=True))
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableReplayError(words("replay.unreadable", file=name)) from error
    except DamagedLog as damage:
        raise UnreadableReplayError(words("replay.damaged", file=name, **damage.details)) from damage
    except UnknownFormat as unknown:
        raise UnreadableReplayError(_other_version(words, name, unknown)) from unknown
    if catalogue.of_log(log) is None:
        raise UnreadableReplayError(words("replay.unknown_game", file=name, game=log.header.game, version=VERSION))
    return log


def check(words: Words, name: str, log: Log) -> Checked:
    """Step a log and compare its hash. Raises ReplayError when it cannot be stepped."""
    game = _game(log)
    found = _stepped(words, name, log, lambda: game.final_hash(log))
    return Checked(found, None if log.end is None else found == log.end.hash)


def film(house: House, path: Path) -> Film:
    """Return the film of a log. Raises ReplayError."""
    log = load(house.words, path)
    game = _game(log)
    made = _stepped(house.words, path.name, log, lambda: game.film(house, log))
    if log.end and _stepped(house.words, path.name, log, lambda: game.final_hash(log)) != log.end.hash:
        raise ReplayError(differs(house.words, path.name, log))
    return made


def differs(words: Words, name: str, log: Log) -> str:
    """Return the sentence for a log that is stepped to another state than the one it was left in."""
    if log.header.version == VERSION:
        return words("replay.differs", file=name)
    return words("replay.differs_version", file=name, version=log.header.version or _UNTOLD, own=VERSION)


_UNTOLD = "?"


def _game(log: Log) -> catalogue.Game:
    game = catalogue.of_log(log)
    if game is None:
        raise KeyError(log.header.game)
    return game


def _stepped(words: Words, name: str, log: Log, step: Callable[[], T]) -> T:
    try:
        return step()
    except GameError as error:
        if log.header.version == VERSION:
            raise ReplayError(words("replay.not_stepped", file=name)) from error
        version = log.header.version or _UNTOLD
        raise ReplayError(words("replay.not_stepped_version", file=name, version=version, own=VERSION)) from error


def _other_version(words: Words, name: str, unknown: UnknownFormat) -> str:
    """Return which version a file needs, or at least which format, if it does not tell."""
    program, number = unknown.details["program"], unknown.details["version"]
    key = "replay.needs_version" if program else "replay.needs_format"
    return words(key, file=name, version=program, format=number, own=VERSION)
