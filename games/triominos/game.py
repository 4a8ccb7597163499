"""Triominos as everything around it sees it: logs, computers, checker, playthroughs, turn scene."""

from collections.abc import Mapping
from typing import Any, Final, cast

from games.core.rng import Stream
from games.triominos.actions import Action, from_json, to_json
from games.triominos.bots import LEVELS, think
from games.triominos.events import Event, seen_by
from games.triominos.rules import State, new_game
from games.triominos.settings import PLAYERS, Settings
from games.triominos.view import View
from games.turnbased.protocol import Game, Thinking
from games.turnbased.protocol import View as AnyView


def _new_game(players: int, seed: int, settings: Mapping[str, Any]) -> State:
    return new_game(players, seed, Settings.from_json(settings))


def _think(view: AnyView[Action, Event], level: int, stream: Stream) -> Thinking[Action]:
    return think(cast("View", view), level, stream)


GAME: Final[Game[Action, Event]] = Game(
    key="triominos",
    players=PLAYERS,
    levels=len(LEVELS),
    new_game=_new_game,
    to_json=to_json,
    from_json=from_json,
    seen_by=seen_by,
    think=_think,
)
