"""The program that docs/build.md makes: complete, and playable in a window where there is no Python."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from games.engine.inputs import BLOCKS, KEYBOARD, Button
from games.menus.lobby import Lobby
from games.menus.title import Title
from tests.furnished import Furnished
from tests.golden import SHARE, differing
from tests.packaging.conftest import Built
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import CODES
from tests.window.rig import HUNG, Desktop, Program, waited

pytestmark = pytest.mark.window


def test_every_module_is_in_it(built: Built) -> None:
    assert len(built.modules) > 100
    assert sorted(built.modules - {line.strip() for line in built.listing.splitlines()}) == []


def test_every_picture_sound_and_text_is_in_it(built: Built) -> None:
    assert len(built.data) > 100
    assert sorted(path for path in built.data if not (built.inside / path).is_file()) == []


def test_it_tells_its_version_without_a_python_on_its_path(built: Built, tmp_path: Path) -> None:
    answer = subprocess.run(
        [built.program, "--version"], cwd=tmp_path, env={}, capture_output=True, text=True, check=False, timeout=HUNG
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith("Tripolo 0.")


def test_from_another_folder_it_shows_the_title_and_plays_a_round(
    built: Built, desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    house = make_house(desktop.size)
    house.enter(Title(house))
    with Program(desktop, folder, "--fullscreen", "--lang", "en", built=built.program) as program:
        _until_like(program, house, "the title")
        program.tap(CODES["return"])
        house.press(KEYBOARD, Button.OK)
        assert isinstance(house.on_top(), Lobby)
        _until_like(program, house, "the lobby")
        for button in (Button.CELL_0, Button.CELL_4):  # join, be ready
            for block in (0, 1):
                program.tap(KEYS[block][int(button)])
                house.press(BLOCKS[block], button)
            if button is Button.CELL_0:
                _until_like(program, house, "two who have joined")
        waited(lambda: _log(folder), "the table")
        waited(lambda: _drawn(program, folder), "a card that is drawn in a round")
        assert program.close() == 0
        assert program.process.stderr
        assert program.process.stderr.read() == ""


def _until_like(program: Program, house: Furnished, what: str) -> None:
    """Wait until the window shows what this process, which runs from the sources, shows."""
    waited(lambda: differing(program.shot(), house.picture()) <= SHARE, what)


def _drawn(program: Program, folder: Path) -> bool:
    """Press the first player's draw key; return whether the log of the round tells of a card."""
    program.tap(KEYS[0][int(Button.DRAW)])
    return len(_log(folder)) > 1


def _log(folder: Path) -> list[str]:
    """Return the lines of the one game log, none before the round has begun."""
    return [line for log in folder.glob("logs/tripolo*.jsonl") for line in log.read_text("utf-8").splitlines()]
