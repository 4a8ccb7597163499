"""Saved games for the tests of title, lobby and list, made as the games themselves make them."""

import os
import random
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from games.engine.inputs import BLOCKS
from games.triominos.game import GAME as TRIOMINOS
from games.triominos.puzzle_session import PUZZLE
from games.triqueta.game import GAME as TRIQUETA
from games.turnbased.players import Player
from games.turnbased.protocol import Game
from games.turnbased.saves import SAVED, Save
from games.turnbased.session import Session
from tests.furnished import Furnished

__all__ = ["PUZZLE", "SEED", "TRIOMINOS", "TRIQUETA", "keep", "newer"]

SEED = 90_417  # told by no screen
RULES: dict[str, Mapping[str, Any]] = {
    TRIQUETA.key: {"first": 0},
    TRIOMINOS.key: {"target": 400},
    PUZZLE.key: {"size": 8},
}
NEWER = '{"format":99,"version":"0.9.0","game":"triqueta","seed":1,"settings":{},"seats":[]}\n'


def keep(
    house: Furnished, game: Game[Any, Any], names: tuple[str, ...], actions: int, left: datetime, computers: int = 0
) -> Path:
    """Play so many actions by chance and leave the game at a time; the last players are computers."""
    people = len(names) - computers
    players = [
        Player(seat, name, *((BLOCKS[seat % len(BLOCKS)], None) if seat < people else (None, 1)))
        for seat, name in enumerate(names)
    ]
    save = Save.begin(house, game.key)
    session = Session(game, players, SEED, RULES[game.key], save.add)
    session.begin()
    chance = random.Random(3)
    for _ in range(actions):
        session.apply(chance.choice(session.state.legal_actions()))
    session.leave()
    save.close()
    assert save._file.path
    return touched(save._file.path, left)


def newer(house: Furnished, left: datetime, content: str = NEWER) -> Path:
    """Put a saved game of a later version into the folder."""
    path = house.store.folder / SAVED / "triqueta-2027-01-01.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, "utf-8")
    return touched(path, left)


def touched(path: Path, left: datetime) -> Path:
    """Let a game have been left at a time of this place."""
    os.utime(path, (left.timestamp(), left.timestamp()))
    return path
