"""From the title through a sprint of Tripolo to its results and back to the title, by one kind of device alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.hands import Finger, Hands, Keys, Mouse, Pad
from tests.window.rig import PACE, Desktop, Program
from tests.window.sprint import back_to_the_title, sit_down, sprint
from tests.window.workshop import Workshop

pytestmark = pytest.mark.window

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
    """Sit down alone, play, and go back; nothing but the one device was used."""
    sit_down(hands)
    sprint(hands)
    back_to_the_title(hands)
    assert {source for source in sources(hands.program) if source} <= {hands.source, "finger-0"}


def sources(program: Program) -> set[str]:
    """Return where presses came from."""
    return {given.split("'")[1] for given in program.inputs if given.startswith("Press")}
