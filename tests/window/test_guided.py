"""The lessons in a real window: by real keys to their end, a step by mouse, a step skipped, and the ways out."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS
from tests.window.hands import Keys, Mouse
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import CODES, DRAW, NEXT, OK
from tests.window.rig import PACE, Desktop, Facts, Program, waited

pytestmark = pytest.mark.window

# For each step of Tripolo the keys of the first block that do it.
TRIPOLO = {
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
UP, LEFT, RIGHT, DOWN = 1, 3, 5, 7  # places in a block
SEARCH = (UP, LEFT, DOWN, DOWN, RIGHT, UP, UP, RIGHT, DOWN, LEFT, LEFT, DOWN)  # a way by which a cursor gets everywhere
STEPS = {
    "triqueta": ("rock", "draw", "place", "keep", "look", "take", "round", "last_row", "fourth", "less", "confirm"),
    "triominos": ("start", "turn", "side", "bridge", "hexagon", "draw", "more", "pass"),
}


class Lesson:
    """A lesson that is done by the first block of keys, as its band says it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._tried = 0

    def do(self, step: str) -> None:
        """Do a step: press and look again until it is done."""
        self.program.until(partial(at_step, step=step))
        self._tried = 0
        while (facts := self.program.facts)["step"] == step:
            if step == "look":
                self._look()
            elif facts["lesson"]["calm"] and facts["old"]:
                self.program.press(KEYS[0][self._key(facts["lesson"])])

    def _key(self, seen: Facts) -> int:
        """Return the key to press next, as a place in the block."""
        if not seen["how"]:
            return OK
        if seen["buttons"] in ([DRAW], [NEXT, DRAW - 1]):
            return int(seen["buttons"][0])
        if seen["how"] in {"put", "there", "turn", "confirm"}:  # a tile
            on_its_way = seen["at"].startswith("face-") and (seen["how"] == "turn" or not seen["aimed"])
            return RIGHT if on_its_way and seen["how"] != "confirm" else OK
        if seen["aimed"]:
            return OK
        self._tried += 1
        return SEARCH[self._tried % len(SEARCH) - 1]

    def _look(self) -> None:
        """Hold the key until the secret is seen, and let it go."""
        self.program.keys_down([KEYS[0][DRAW]])
        self.program.until(lambda facts: facts["lesson"]["sight"] == "OPEN")
        self.program.keys_up([KEYS[0][DRAW]])
        self.program.until(lambda facts: facts["step"] != "look")


def at_step(facts: Facts, step: str) -> bool:
    """Return whether the lesson waits for a step."""
    return bool(facts["step"] == step)


def scene(name: str) -> Callable[[Facts], bool]:
    return lambda facts: bool(facts["scene"] == name)


def test_a_lesson_by_keys_leads_to_the_lobby(desktop: Desktop, folder: Path) -> None:
    options = ("--game", "tripolo", "--size", "1280x720", "--lang", "en")
    with Program(desktop, folder, *options, pace=PACE) as program:
        program.click_on("lesson")
        program.until(scene("HowToPlay"))
        program.tap(CODES["return"])
        program.until(scene("TripoloGuided"))
        program.tap(CODES["q"])
        for step, keys in TRIPOLO.items():
            program.until(partial(at_step, step=step))
            if step in {"why", "right"}:  # read for a while; who has been wrong cannot lay for a second
                program.until(lambda facts: facts["old"])
            for key in keys:
                program.tap(CODES[key])
        program.until(lambda facts: facts["scene"] == "Finished" and facts["old"])
        program.tap(CODES["return"])
        program.until(scene("Lobby"))
        assert program.facts["seats"][0] == BLOCKS[0]
        assert program.close() == 0


@pytest.mark.parametrize("game", STEPS)
def test_a_lesson_by_keys_then_a_step_by_mouse_one_skipped_and_out(desktop: Desktop, folder: Path, game: str) -> None:
    games = [entry.key for entry in catalogue.GAMES if entry.lesson]
    with Program(desktop, folder, "--size", "1280x720", "--lang", "en", pace=PACE) as program:
        keys, mouse = Keys(program), Mouse(program)
        keys.open("lesson")
        program.until(scene("HowToPlay"))
        keys.adjust("game", games.index(game))
        keys.open("try")
        program.until(scene(f"{game.capitalize()}Guided"))
        program.press(KEYS[0][OK])
        lesson = Lesson(program)
        for step in STEPS[game]:
            lesson.do(step)
        program.until(lambda facts: facts["scene"] == "Finished" and facts["old"])
        keys.open("leave")
        program.until(scene("HowToPlay"))

        mouse.open("try")
        program.until(scene(f"{game.capitalize()}Guided"))
        mouse.click((program.facts["size"][0] // 2, program.facts["size"][1] - 60))
        first, second, third, *_ = STEPS[game]
        program.until(partial(at_step, step=first))
        waited(lambda: clicked_on(mouse, first), "the first step to be done by clicks")
        program.until(partial(at_step, step=second))
        mouse.open("skip")
        program.until(partial(at_step, step=third))
        program.press(CODES["escape"])
        program.until(lambda facts: facts["scene"] == "Paused" and facts["old"])
        mouse.open("leave")
        program.until(scene("HowToPlay"))
        mouse.open("back")
        program.until(scene("Title"))
        assert not list(folder.glob("saved/*")), "nothing of a lesson is kept"
        assert program.close() == 0


def clicked_on(mouse: Mouse, step: str) -> bool:
    """Click on what the lesson points at; return whether the step is done."""
    facts = mouse.program.facts
    if facts["step"] == step and facts["lesson"]["calm"] and facts["lesson"]["marks"]:
        mouse.click(facts["lesson"]["marks"][0])
    return bool(facts["step"] != step)
