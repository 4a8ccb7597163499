"""The last seconds of a round once more."""

from collections.abc import Callable
from typing import Final

from games.core.log import Log
from games.core.ticks import ticks
from games.engine.film import Film
from games.engine.house import House
from games.tripolo.replay_film import TripoloFilm

LAST: Final = ticks(10_000)


def last_seconds(house: House, log: Log, since: int) -> Callable[[], Film]:
    """Return what makes the film of the last ten seconds of the round that ended `since` ticks before the log's end."""
    end = log.end.tick if log.end else 0
    return lambda: TripoloFilm(house, log, end - since - LAST)
