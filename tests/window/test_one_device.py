"""From the title through a sprint of Tripolo to its results and back to the title, by one kind of device alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games import catalogue
from tests.window.hands import Finger, Hands, Keys, Mouse, Pad
from tests.window.rig import PACE, Desktop, Program, waited
from tests.window.workshop import Workshop

pytestmark = pytest.mark.window

GAME = catalogue.GAMES[0]
SPRINT = [mode.key for mode in GAME.modes].index("solo")
OPTIONS = ("--seed", "5", "--size", "1280x720", "--lang", "en")


@pytest.mark.parametrize("take", [Keys, Mouse, Pad])
def test_there_and_back_again(desktop: Desktop, folder: Path, take: Callable[[Program], Hands]) -> None:
    with Program(desktop, folder, *OPTIONS, pace=PACE) as program:
        there_and_back_again(take(program))
        assert program.close() == 0


def test_there_and_back_again_by_touch(workshop: Workshop, folder: Path) -> None:
    with Program(workshop, folder, "--fullscreen", *OPTIONS, pace=PACE) as program:
        there_and_back_again(Finger(workshop, program))
        assert program.close() == 0


def there_and_back_again(hands: Hands) -> None:
    """Sit down alone, play until all cards are laid or none fits, and leave by the pages' own buttons."""
    program = hands.program
    hands.open(f"game.{GAME.key}")
    program.until(lambda facts: facts["scene"] == "Lobby")
    hands.sit()
    hands.adjust("mode", SPRINT)
    hands.open(f"seat.{hands.seat}.ready")
    program.until(lambda facts: facts["scene"] == "TripoloScene")
    hands.draw_all()
    laid = 0
    while hands.moves:
        hands.play_on()
        laid += 1
    assert laid > 3
    program.until(lambda facts: facts["scene"] == "Results" and not facts["deaf"])

    def left() -> bool:
        if program.facts["scene"] == "Results":
            hands.open("end")  # it is asked for twice
        return bool(program.facts["scene"] == "Lobby")

    waited(left, "the lobby")
    hands.open("back")
    program.until(lambda facts: facts["scene"] == "Title")
    assert {source for source in sources(program) if source} <= {hands.source, "finger-0"}


def sources(program: Program) -> set[str]:
    """Return where presses came from."""
    return {given.split("'")[1] for given in program.inputs if given.startswith("Press")}
