"""Replays as a person meets them: checked and watched by the command line, the last ten seconds after a round."""

from pathlib import Path

import pygame
import pytest

from games.core.log import Log, decode, read
from games.core.version import VERSION
from games.engine.inputs import BLOCKS, Button
from tests import logs
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import CODES, OK
from tests.window.rig import PACE, Desktop, Facts, Program, waited
from tests.window.test_command_line import run

LOGS = {
    "tripolo": logs.tripolo(4, 2),
    "triqueta": logs.triqueta(3),
    "triominos": logs.triominos(2),
    "puzzle": logs.puzzle(),
}
NO_SCREEN: dict[str, str] = {}  # neither a display nor a driver that does without


def changed(path: Path, old: str, new: str) -> Path:
    """Change the first place in a file where something stands."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("name", LOGS)
def test_another_process_without_a_screen_steps_a_log_to_the_same_hash(tmp_path: Path, name: str) -> None:
    """It is started from another folder, and the file is named as it lies there."""
    log, path = LOGS[name], logs.write(tmp_path / "game.jsonl", LOGS[name])
    answer = run(tmp_path, "--check", path.name, more=NO_SCREEN, cwd=tmp_path)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.count("\n") == 1
    assert log.end
    assert log.end.hash in answer.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"], "nothing is written"


@pytest.mark.parametrize("name", LOGS)
def test_another_hash_is_status_1(tmp_path: Path, name: str) -> None:
    path = changed(logs.write(tmp_path / "game.jsonl", LOGS[name]), '"hash":"', '"hash":"0')
    answer = run(tmp_path, "--check", str(path))
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr == "game.jsonl is damaged: stepping it leads to another state than the one it ends with.\n"


def test_a_log_that_cannot_be_stepped_is_status_1(tmp_path: Path) -> None:
    path = logs.write(tmp_path / "game.jsonl", LOGS["triqueta"])
    answer = run(tmp_path, "--check", str(changed(path, '"draw"', '"fly"')))
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (1, "", 1)


def test_a_log_without_its_last_line_says_so(tmp_path: Path) -> None:
    log = LOGS["tripolo"]
    answer = run(tmp_path, "--check", str(logs.write(tmp_path / "game.jsonl", Log(log.header, log.entries))))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "no last line" in answer.stdout


@pytest.mark.parametrize("option", ["--check", "--replay"])
def test_a_log_of_a_later_version_is_status_2_and_names_the_version(tmp_path: Path, option: str) -> None:
    path = changed(logs.write(tmp_path / "game.jsonl", LOGS["tripolo"]), '"format":1', '"format":7')
    answer = run(tmp_path, option, str(changed(path, f'"version":"{VERSION}"', '"version":"7.7"')))
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == f"game.jsonl needs version 7.7 of the program; this is version {VERSION}.\n"


@pytest.mark.parametrize("option", ["--check", "--replay"])
@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"{}\n", b"SQLite format 3\0"])
def test_what_is_no_log_is_status_2(tmp_path: Path, option: str, content: bytes | None) -> None:
    path = tmp_path / "game.jsonl"
    if content is not None:
        path.write_bytes(content)
    answer = run(tmp_path, option, str(path))
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
    assert answer.stderr.startswith("game.jsonl ")


def test_the_sentences_come_in_the_language_asked_for(tmp_path: Path) -> None:
    answer = run(tmp_path, "--lang", "de", "--check", str(tmp_path / "game.jsonl"))
    assert answer.stderr == "game.jsonl lässt sich nicht als Aufzeichnung eines Spiels lesen.\n"


@pytest.mark.window
@pytest.mark.parametrize("name", ["tripolo", "triominos"])
def test_a_game_is_watched_from_the_command_line(desktop: Desktop, folder: Path, name: str) -> None:
    """From another folder, too."""
    path = logs.write(folder.parent / "game.jsonl", LOGS[name])
    options = ("--size", "1280x720", "--replay", path.name)
    with Program(desktop, folder, *options, pace=PACE, cwd=path.parent) as program:
        program.until(lambda facts: facts["scene"] == "ReplayScene" and facts["film"]["at"] > 0)
        before = program.shot()
        program.click(on_the_bar(program.facts, 0.5))
        facts = program.until(lambda facts: facts["film"]["at"] >= facts["film"]["length"] // 2 - 1)
        assert facts["film"]["playing"]
        program.tap(CODES["return"])
        program.until(lambda facts: not facts["film"]["playing"])
        assert differ(before, program.shot())
        program.tap(CODES["escape"])
        program.until(lambda facts: facts["scene"] == "Title")
        assert program.close() == 0


def on_the_bar(facts: Facts, share: float) -> tuple[int, int]:
    """Return a place on the time bar of a window."""
    width, height = facts["size"]
    return round(width * share), height - round(height * 125 / 1080)


def differ(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


@pytest.mark.window
def test_after_a_round_its_last_ten_seconds_are_watched_and_the_same_results_come_back(
    desktop: Desktop, folder: Path
) -> None:
    with Program(desktop, folder, "--game", "tripolo", "--seed", "5", pace=PACE) as program:
        for seat in (0, 1):
            press(program, KEYS[seat][0])
        program.until(lambda facts: facts["seats"][:2] == list(BLOCKS[:2]))
        for seat in (0, 1):
            press(program, KEYS[seat][OK])
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        draw_a_card(program, folder)
        leave_the_table(program)
        program.until(lambda facts: facts["scene"] == "Results" and not facts["deaf"])
        press(program, CODES["right"])
        press(program, CODES["return"])
        facts = program.until(lambda facts: facts["film"].get("at", 0) > 0)
        assert facts["film"]["playing"]
        press(program, CODES["escape"])
        program.until(lambda facts: facts["scene"] == "Results")
        assert program.close() == 0
    (path,) = folder.glob("logs/*.jsonl")
    log = read(path.read_text("utf-8").splitlines(keepends=True))
    assert log.end
    assert run(folder.parent, "--check", str(path)).returncode == 0


def press(program: Program, code: int) -> None:
    """Press a key and wait until that has arrived."""
    before = program.releases()
    program.tap(code)
    program.until(lambda _: program.releases() > before)


def draw_a_card(program: Program, folder: Path) -> None:
    """Press a draw key until the log tells of a card: play has begun."""

    def drawn() -> bool:
        press(program, KEYS[0][int(Button.DRAW)])
        (path,) = folder.glob("logs/*.jsonl")
        return len(decode(path.read_text("utf-8").splitlines(keepends=True))[1]) > 0

    waited(drawn, "the first card")


def leave_the_table(program: Program) -> None:
    """Stop the round and leave it with the first place, so that it is over for the other one."""
    press(program, CODES["escape"])
    program.until(lambda facts: facts["scene"] == "StopMenu")

    for key, code in (("leave", "down"), ("seat-0", "down")):
        waited(lambda key=key, code=code: moved(program, key, code), f"the cursor on {key}")  # type: ignore[misc]
        press(program, CODES["return"])
    press(program, CODES["return"])
    program.until(lambda facts: not facts["seats"][0])


def moved(program: Program, key: str, code: str) -> bool:
    """Press a key of the cross, and say whether the cursor is there: the menu is deaf for a moment."""
    press(program, CODES[code])
    return bool(program.facts["at"] == key)
