"""The front door in a real window: it opens whatever is wrong around it, and says in a sentence what is."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tests.window.keycodes import CODES
from tests.window.rig import HUNG, ROOT, Desktop, Program, environment

pytestmark = pytest.mark.window


def colours(shot: pygame.Surface) -> int:
    """Count the colours of a picture."""
    data = shot.convert(32).get_buffer().raw
    return len({data[at : at + 3] for at in range(0, len(data), 4)})


def test_it_opens_with_the_title(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder) as program:
        assert program.until(lambda facts: facts["scene"] == "Title")["size"] == [1280, 720]
        assert program.rect.size == (1280, 720)
        shot = program.shot()
    assert colours(shot) > 100, "the window shows the title, not one plain colour"


def test_closing_the_window_ends_it_cleanly(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder) as program:
        assert program.close() == 0
        assert program.process.stderr is not None
        assert program.process.stderr.read() == ""


def test_the_program_itself_opens_and_closes_too(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder, plain=True) as program:
        assert program.close() == 0


def test_game_goes_straight_to_the_lobby(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder, "--game", "tripolo", "--lang", "de") as program:
        assert program.until(lambda facts: facts["scene"] == "Lobby")["language"] == "de"


def test_a_second_program_on_the_same_folder_says_so_and_ends(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder) as program:
        second = subprocess.run(
            [sys.executable, "main.py", "--data", str(folder)],
            cwd=ROOT,
            env=environment(folder.parent, DISPLAY=desktop.name, SDL_VIDEODRIVER="x11"),
            capture_output=True,
            text=True,
            check=False,
            timeout=HUNG,
        )
        assert second.returncode == 2
        assert second.stderr == f"Tripolo is already running with the data folder {folder}.\n"
        assert program.close() == 0


def test_a_folder_that_cannot_be_written_is_named_and_play_goes_on(desktop: Desktop, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    folder = tmp_path / "file" / "data"
    with Program(desktop, folder, more={"HOME": str(tmp_path)}) as program:
        (sentence,) = program.facts["notices"]
        assert str(folder) in sentence
        assert program.close() == 0


def test_damaged_settings_are_set_aside_and_named(desktop: Desktop, folder: Path) -> None:
    folder.mkdir()
    (folder / "settings.toml").write_bytes(b"language = \xff[")
    with Program(desktop, folder) as program:
        assert any("settings.toml" in sentence for sentence in program.facts["notices"])
        assert program.close() == 0
    assert (folder / "settings.toml.damaged").read_bytes() == b"language = \xff["


def test_damaged_records_are_set_aside_and_named(desktop: Desktop, folder: Path) -> None:
    folder.mkdir()
    (folder / "records.sqlite").write_bytes(b"no database" * 1000)
    with Program(desktop, folder) as program:
        assert any("records.sqlite" in sentence for sentence in program.facts["notices"])
        assert program.close() == 0
    assert (folder / "records.sqlite.damaged").read_bytes() == b"no database" * 1000


def test_without_a_sound_device_it_plays_on_in_silence_and_says_so_once(desktop: Desktop, folder: Path) -> None:
    """Known fault 15: no loudspeaker, no game."""
    with Program(desktop, folder, more={"SDL_AUDIODRIVER": "no-such-driver"}) as program:
        assert len(program.until(lambda facts: facts["silent"])["notices"]) == 1
        assert program.answers()
        assert program.close() == 0


def test_full_screen_and_back_by_f11(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder) as program:
        program.tap(CODES["f11"])
        program.until(lambda facts: facts["size"] == [1920, 1080])
        program.tap(CODES["f11"])
        program.until(lambda facts: facts["size"] == [1280, 720])
        assert program.close() == 0
