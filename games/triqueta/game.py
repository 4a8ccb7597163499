"""Triqueta as the turn-based frame knows it: one bundle of functions."""

from collections.abc import Mapping
from typing import Any, Final, cast

from games.triqueta.actions import Action, from_json, to_json
from games.triqueta.bots import LEVELS, think
from games.triqueta.events import Event, seen_by
from games.triqueta.rules import State, new_game
from games.triqueta.settings import PLAYERS, Settings
from games.turnbased.protocol import Game


def _begin(players: int, seed: int, settings: Mapping[str, Any]) -> State:
    return new_game(players, seed, Settings.from_json(dict(settings)))


GAME: Final[Game[Action, Event]] = Game(
    key="triqueta",
    players=PLAYERS,
    levels=len(LEVELS),
    new_game=_begin,
    to_json=to_json,
    from_json=from_json,
    seen_by=seen_by,
    think=cast("Any", think),  # the frame hands a game's computers that game's own views
)
