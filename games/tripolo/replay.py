"""Replays of Tripolo: where stepping a log leads, and the film of it."""

from games.core.errors import DamagedLog
from games.core.log import Log
from games.core.ticks import TICKS_PER_SECOND
from games.engine.film import Film
from games.engine.house import House
from games.tripolo.replay_film import TripoloFilm
from games.tripolo.table import replay

MOST_TICKS = 24 * 3600 * TICKS_PER_SECOND
"""No match is a day long: whoever writes so is a damaged log, and stepping it would take for ever."""


def final_hash(log: Log) -> str:
    """Step a log and hash the state at its end. Raises GameError when it cannot be stepped."""
    refuse_nonsense(log)
    return replay(log.header, log.entries, log.end.tick if log.end else None).state_hash()


def film(house: House, log: Log) -> Film:
    """Return the film of a whole match. Raises GameError when the log cannot be stepped."""
    refuse_nonsense(log)
    return TripoloFilm(house, log)


def refuse_nonsense(log: Log) -> None:
    """Raise DamagedLog for settings that are no numbers, and for ticks beyond all that anybody plays."""
    settings = log.header.settings
    numbers = [settings.get("lock_ticks"), settings.get("chips_to_win"), *_flat(settings.get("extras"))]
    if not all(type(number) is int for number in numbers):
        raise DamagedLog("log.damaged", line=1)
    ticks = [*(entry.tick for entry in log.entries), log.end.tick if log.end else 0]
    for line, tick in enumerate(ticks, start=2):
        if tick > MOST_TICKS:
            raise DamagedLog("log.damaged", line=line)


def _flat(pairs: object) -> list[object]:
    """Return the members of all pairs; of what is none, nothing that is a number."""
    if not isinstance(pairs, list):
        return [None]
    return [member for pair in pairs for member in (pair if isinstance(pair, list) else [None])]
