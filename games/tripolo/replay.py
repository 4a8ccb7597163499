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
    refuse_endless(log)
    return replay(log.header, log.entries, log.end.tick if log.end else None).state_hash()


def film(house: House, log: Log) -> Film:
    """Return the film of a whole match. Raises GameError when the log cannot be stepped."""
    refuse_endless(log)
    return TripoloFilm(house, log)


def refuse_endless(log: Log) -> None:
    """Raise DamagedLog when a tick is beyond all that anybody plays."""
    for number, entry in enumerate(log.entries, start=2):
        if entry.tick > MOST_TICKS:
            raise DamagedLog("log.damaged", line=number)
    if log.end and log.end.tick > MOST_TICKS:
        raise DamagedLog("log.damaged", line=len(log.entries) + 2)
