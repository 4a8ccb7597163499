"""Replays of Triqueta: where stepping a log leads, and the film of it."""

from games.core.log import Log
from games.engine.film import Film
from games.engine.house import House
from games.triqueta.game import GAME
from games.triqueta.replay_film import WatchedTriqueta
from games.turnbased import replay
from games.turnbased.replay_film import TurnFilm


def final_hash(log: Log) -> str:
    """Step a log and hash the state at its end. Raises GameError when it cannot be stepped."""
    return replay.final_hash(GAME, log)


def film(house: House, log: Log) -> Film:
    """Return the film of a game. Raises GameError when the log cannot be stepped."""
    return TurnFilm(house, GAME, log, WatchedTriqueta)
