"""The command line: what a person reads in a terminal, and the exit status that scripts get."""

import subprocess
import sys
from pathlib import Path

import pytest

from games.engine.store import Store
from main import _read_settings, parser
from tests.window.rig import HUNG, ROOT, environment

HEADLESS = {"SDL_VIDEODRIVER": "dummy"}


def run(
    folder: Path, *options: str, more: dict[str, str] | None = None, cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *options],
        cwd=cwd,
        env=environment(folder, **(HEADLESS if more is None else more)),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=HUNG,
    )


def test_help_names_every_option(tmp_path: Path) -> None:
    answer = run(tmp_path, "--help")
    assert answer.returncode == 0
    assert answer.stderr == ""
    for option in [
        "game",
        "seed",
        "size",
        "fullscreen",
        "display",
        "lang",
        "mute",
        "data",
        "replay",
        "check",
        "export-csv",
        "version",
        "help",
    ]:
        assert f"--{option}" in answer.stdout


def test_the_full_screen_asked_for_is_the_one_that_f11_leaves(tmp_path: Path) -> None:
    store = Store(tmp_path)
    settings, _ = _read_settings(parser().parse_args(["--fullscreen"]), store)
    store.close()
    assert settings.fullscreen


def test_version_is_one_line(tmp_path: Path) -> None:
    answer = run(tmp_path, "--version")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith("Tripolo 0.")
    assert answer.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--game", "chess"], "'chess'"),
        (["--seed", "seven"], "'seven'"),
        (["--size", "big"], "'big' is no window size"),
        (["--size", "0x5"], "'0x5' is no window size"),
        (["--size", "99999x5"], "'99999x5' is no window size"),
        (["--size", "-1x5"], "argument --size"),
        (["--lang", "xx"], "'xx'"),
        (["--display", "one"], "'one'"),
        (["--display", "9"], "There is no display 9"),
        (["--display", "-1"], "There is no display -1"),
        (["--data"], "argument --data"),
        (["--nonsense"], "--nonsense"),
        (["extra"], "extra"),
    ],
)
def test_a_wrong_option_is_answered_in_a_sentence(options: list[str], named: str, tmp_path: Path) -> None:
    data = [] if "--data" in options else ["--data", str(tmp_path / "data")]
    answer = run(tmp_path, *data, *options)
    assert answer.returncode == 2
    assert named in answer.stderr.splitlines()[-1]
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""


def test_without_a_display_it_says_so_and_ends_with_2(tmp_path: Path) -> None:
    answer = run(tmp_path, "--data", str(tmp_path / "data"), more={"SDL_VIDEODRIVER": "x11", "DISPLAY": ""})
    assert answer.returncode == 2
    assert answer.stderr.startswith("No window can be opened here")
    assert answer.stderr.count("\n") == 1
    assert answer.stdout == ""


def test_without_a_display_no_other_driver_is_taken_instead(tmp_path: Path) -> None:
    answer = run(tmp_path, "--data", str(tmp_path / "data"), more={"XDG_RUNTIME_DIR": str(tmp_path)})
    assert answer.returncode == 2
    assert answer.stderr.startswith("No window can be opened here")
    assert answer.stderr.count("\n") == 1
