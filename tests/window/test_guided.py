"""The lesson of Tripolo in a real window, by real keys, to its end and on to the lobby."""

from functools import partial
from pathlib import Path

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS
from games.menus.lobby import Lobby
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus.hands import widget
from tests.window.keycodes import CODES
from tests.window.rig import PACE, Desktop, Facts, Program

pytestmark = pytest.mark.window

# For each step the keys of the first block that do it.
LESSON = {
    "draw": "2",
    "more": "2",
    "choose": "1",
    "lay": "s",
    "wrong": "a",
    "why": "q",
    "right": "c",
    "sheet": "qeazc",
    "stop": ("escape",),
    "go_on": "q",
    "last": "2z",
}


def at_step(facts: Facts, step: str) -> bool:
    """Return whether the lesson waits for a step."""
    return bool(facts["step"] == step)


def test_a_lesson_by_keys_leads_to_the_lobby(desktop: Desktop, folder: Path, house: Furnished) -> None:
    house.enter(Title(house))
    lobby = Lobby(house, catalogue.GAMES[0])
    house.enter(lobby)
    with Program(desktop, folder, "--game", "tripolo", "--size", "1280x720", "--lang", "en", pace=PACE) as program:
        program.until(lambda facts: facts["scene"] == "Lobby")
        program.click(widget(lobby, "lesson").rect.center)
        program.until(lambda facts: facts["scene"] == "HowToPlay")
        program.tap(CODES["return"])
        program.until(lambda facts: facts["scene"] == "TripoloGuided")
        program.tap(CODES["q"])
        for step, keys in LESSON.items():
            program.until(partial(at_step, step=step))
            if step in {"why", "right"}:  # read for a while; who has been wrong cannot lay for a second
                program.until(lambda facts: facts["old"])
            for key in keys:
                program.tap(CODES[key])
        program.until(lambda facts: facts["scene"] == "Finished" and facts["old"])
        program.tap(CODES["return"])
        program.until(lambda facts: facts["scene"] == "Lobby")
        assert program.facts["seats"][0] == BLOCKS[0]
        assert program.close() == 0
