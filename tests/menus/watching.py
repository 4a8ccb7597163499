"""What the tests of films and of their list share: hands of every kind, a finished game."""

from pathlib import Path

from games.core.log import Log
from games.engine.inputs import BLOCKS, FINGER, KEYBOARD, PAD, Button
from games.engine.records import Result, Standing
from tests import logs
from tests.furnished import Furnished

ONE, PAD_ONE, FINGER_ONE = BLOCKS[0], f"{PAD}1", f"{FINGER}1"
HANDS = {  # of each device: how it moves left and right, and how it presses
    KEYBOARD: (Button.LEFT, Button.RIGHT, Button.OK),
    ONE: (Button.CELL_3, Button.CELL_5, Button.CELL_4),
    PAD_ONE: (Button.LEFT, Button.RIGHT, Button.OK),
}
UP = {KEYBOARD: Button.UP, ONE: Button.CELL_1, PAD_ONE: Button.UP}
BACK = {KEYBOARD: Button.STOP, ONE: Button.DRAW, PAD_ONE: Button.BACK}

MATCH = logs.tripolo(3, 1)


def keep(house: Furnished, log: Log, number: int = 1, mode: str = "match") -> Path:
    """Keep a log and its result, as a game does at its end."""
    name = f"logs/{log.header.game}-{number}.jsonl"
    standings = (Standing("Mira", None, 4, won=True), Standing("Lou", None, 2, won=False))
    ended = f"2026-03-14T20:{number:02}:00+01:00"
    house.records.add_result(Result(log.header.game, mode, "2026-03-14", standings, ended, name))
    return logs.write(house.store.folder / name, log)
