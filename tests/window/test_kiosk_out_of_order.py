"""The plain screen of a kiosk that keeps crashing: it comes back with its picture, and ends with its parent."""

import signal
from pathlib import Path

import pygame
import pytest

from games.engine.theme import NIGHT, PAPER
from tests.window.keycodes import CODES
from tests.window.rig import Desktop, Program, waited

pytestmark = pytest.mark.window


def shows_its_words(program: Program) -> bool:
    """Return whether light letters stand on the dark that fills the screen."""
    shot = program.shot()
    letters = pygame.mask.from_threshold(shot, PAPER, (9, 9, 9)).count()
    return shot.get_at((0, 0))[:3] == NIGHT and letters > 0


def test_it_comes_back_and_ends_with_its_parent(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder, "--out-of-order", plain=True) as program:
        waited(lambda: shows_its_words(program), "three words")
        assert program.rect.size == desktop.size
        program.keys_down([CODES["alt"], CODES["f4"]])
        program.keys_up([CODES["f4"], CODES["alt"]])
        program.process.send_signal(signal.SIGSTOP)  # or it may be back before anybody has looked
        desktop.tool("xdotool", "windowminimize", program.window)
        waited(lambda: not shows_its_words(program), "the request to be followed")
        program.process.send_signal(signal.SIGCONT)
        waited(lambda: shows_its_words(program), "the screen to come back")
        assert program.process.stdin
        program.process.stdin.close()
        assert program.ended() == 0
