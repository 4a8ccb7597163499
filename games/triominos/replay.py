"""Replays of Triominos, puzzles among them: where stepping a log leads, and the film of it."""

from typing import Any

from games.core.log import Log
from games.engine.film import Film
from games.engine.house import House
from games.triominos.game import GAME
from games.triominos.puzzle_session import PUZZLE
from games.triominos.replay_film import WatchedPuzzle, WatchedTriominos
from games.turnbased import replay
from games.turnbased.protocol import Game
from games.turnbased.replay_film import TurnFilm

KINDS: dict[str, tuple[Game[Any, Any], type[WatchedTriominos | WatchedPuzzle]]] = {
    GAME.key: (GAME, WatchedTriominos),
    PUZZLE.key: (PUZZLE, WatchedPuzzle),
}


def final_hash(log: Log) -> str:
    """Step a log and hash the state at its end. Raises GameError when it cannot be stepped."""
    return replay.final_hash(KINDS[log.header.game][0], log)


def film(house: House, log: Log) -> Film:
    """Return the film of a game or a puzzle. Raises GameError when the log cannot be stepped."""
    game, scene = KINDS[log.header.game]
    return TurnFilm(house, game, log, scene)
