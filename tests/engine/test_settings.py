"""Settings: a default for whatever is missing or wrong, and what is written is read again."""

import os
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from games.engine.settings import Settings, read, written

DEFAULTS = {
    "language": "en",
    "text_size": "near",
    "fullscreen": False,
    "display": 0,
    "effects": 8,
    "voice": 8,
    "music": 4,
    "music_on": True,
    "captions": "calls",
    "penalty": "1",
    "letters": False,
    "calm": False,
    "around": False,
    "controls": {},
}
OTHERS = {
    "language": "fr",
    "text_size": "room",
    "fullscreen": True,
    "display": 1,
    "effects": 0,
    "voice": 10,
    "music": 1,
    "music_on": False,
    "captions": "all",
    "penalty": "3",
    "letters": True,
    "calm": True,
    "around": True,
    "controls": {'pad "ü"': {"ok": "b3", "left": "a0-"}, "keyboard": {"keys-1.cell_0": "20"}},
}
WRONG: dict[str, list[object]] = {
    "language": ["xx", "", 3, True, ["en"], "EN"],
    "text_size": ["far", "", 18, ["near"]],
    "fullscreen": [1, "yes", 0.5, []],
    "display": [-1, 16, "0", False],
    "effects": [-1, 11, 8.0, "8", True],
    "voice": [-1, 11, 1e300, False],
    "music": [-1, 11, "loud", {}],
    "music_on": [1, "yes"],
    "captions": ["none", True],
    "penalty": ["4", 1, ""],
    "letters": [1, "true"],
    "calm": [0, "false"],
    "around": [1, "true"],
    "controls": [1, "ok", [], {"keyboard": "q"}, {"keyboard": {"keys-1.cell_0": 20}}],
}


def test_the_defaults() -> None:
    assert asdict(Settings()) == DEFAULTS
    assert set(WRONG) == set(OTHERS) == set(DEFAULTS), "every setting has its examples here"


def test_a_missing_file_is_whole_and_all_default(tmp_path: Path) -> None:
    assert read(tmp_path / "settings.toml") == (Settings(), True)
    (tmp_path / "file").write_text("")
    assert read(tmp_path / "file" / "settings.toml") == (Settings(), True), "a folder that cannot be is not damaged"


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(written(Settings(**OTHERS)))  # type: ignore[arg-type]  # a table of all types
    settings, whole = read(path)
    assert (asdict(settings), whole) == (OTHERS, True)


@pytest.mark.parametrize("name", DEFAULTS)
def test_each_setting_that_is_missing_is_default(name: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    rest = {other: value for other, value in OTHERS.items() if other != name}
    lines = written(Settings(**rest)).splitlines(keepends=True)  # type: ignore[arg-type]  # a table of all types
    path.write_text("".join(line for line in lines if not line.startswith(f"{name} ")))
    settings, whole = read(path)
    assert (asdict(settings), whole) == ({**rest, name: DEFAULTS[name]}, True)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_each_wrong_value_is_refused_and_read_as_default(name: str, value: object, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=name):
        setattr(Settings(), name, value)
    path = tmp_path / "settings.toml"
    path.write_text(f"{name} = {_toml(value)}\n")
    settings, whole = read(path)
    assert (asdict(settings), whole) == (DEFAULTS, True)


def test_unknown_settings_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('colour = "red"\nmusic = 7\n[table]\nmusic = 1\n')
    assert read(path) == (Settings(music=7), True)


@pytest.mark.parametrize(
    "content",
    [b"language = ", b"\xff\xfe\x00", b"language", b"a = " + b"[" * 100_000, b"a = " + b"9" * 10_000, b"\x00" * 4096],
    ids=["torn", "no UTF-8", "no TOML", "endless depth", "endless number", "zeros after a power cut"],
)
def test_a_damaged_file_is_told_and_all_is_default(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    assert read(path) == (Settings(), False)


def test_a_folder_in_its_place_counts_as_damaged(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    assert read(tmp_path / "settings.toml") == (Settings(), False)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no place in folders there")
def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.toml")
    assert read(tmp_path / "settings.toml") == (Settings(), False)


def _toml(value: object) -> str:
    texts = {True: "true", False: "false"}
    if isinstance(value, bool):
        return texts[value]
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {_toml(held)}' for key, held in value.items()) + "}"
    return f'"{value}"' if isinstance(value, str) else str(value)
