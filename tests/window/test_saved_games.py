"""Two games, each killed in the middle in a real window; the older one is chosen from the list and gone on with."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.core.log import Entry, decode
from games.engine.inputs import BLOCKS, Button
from games.triqueta.game import GAME
from games.turnbased.session import resumed
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import OK
from tests.window.rig import PACE, Desktop, Program, waited

pytestmark = pytest.mark.window

OPTIONS = ("--size", "1280x720", "--lang", "en")


def press(program: Program, block: int, button: int) -> None:
    """Press a key of a block and wait until it has arrived."""
    before = program.releases()
    program.tap(KEYS[block][button])
    program.until(lambda _: program.releases() > before)


def entries(path: Path) -> tuple[Entry, ...]:
    """Return what a log tells until now."""
    return decode(path.read_text("utf-8").splitlines(keepends=True))[1]


def play_on(program: Program, path: Path) -> None:
    """Press OK by both blocks, for one of the two it is whose turn it is, until one more action is written."""
    before = len(entries(path))

    def acted() -> bool:
        for block in (0, 1):
            press(program, block, OK)
        return len(entries(path)) > before

    waited(acted, "one more action")


def killed_in_the_middle(desktop: Desktop, folder: Path, seed: int, saved: Callable[[], set[Path]]) -> Path:
    """Begin a game with two blocks of keys, do an action, and kill the program by the signal that nobody can catch."""
    before = saved()
    with Program(desktop, folder, "--game", "triqueta", "--seed", str(seed), *OPTIONS, pace=PACE) as program:
        for block in (0, 1):
            press(program, block, int(Button.CELL_0))
        program.until(lambda facts: facts["seats"][:2] == list(BLOCKS[:2]))
        for block in (0, 1):
            press(program, block, OK)
        program.until(lambda facts: facts["scene"] == "AskFirst")
        press(program, 0, OK)
        program.until(lambda facts: facts["scene"] == "TriquetaScene")
        (path,) = saved() - before
        play_on(program, path)
        program.process.kill()
        program.process.wait()
    return path


def test_the_older_of_two_killed_games_is_chosen_and_gone_on_with(desktop: Desktop, folder: Path) -> None:
    def saved() -> set[Path]:
        return set(folder.glob("saved/*.jsonl"))

    older = killed_in_the_middle(desktop, folder, 12, saved)
    newer = killed_in_the_middle(desktop, folder, 13, saved)
    left, other = entries(older), newer.read_bytes()
    with Program(desktop, folder, *OPTIONS, pace=PACE) as program:
        program.until(lambda facts: facts["scene"] == "Title")
        press(program, 0, OK)
        program.until(lambda facts: facts["scene"] == "SavedPage")
        press(program, 0, int(Button.CELL_7))  # down, to the second one
        press(program, 0, OK)
        facts = program.until(lambda facts: facts["scene"] == "TriquetaScene")
        assert facts["seats"][:2] == list(BLOCKS[:2])
        assert entries(older) == left
        play_on(program, older)
        assert program.close() == 0
    assert entries(older)[: len(left)] == left
    header, on = decode(older.read_text("utf-8").splitlines(keepends=True))
    assert header.seed == 12
    assert resumed(GAME, header, on, lambda _: None)[0].turns == len(on)
    assert newer.read_bytes() == other, "the other one stays as it was"
    assert saved() == {older, newer}
