"""The set-up of the kiosk: each damaged file starts it with defaults, one by one, and says what was wrong."""

from pathlib import Path

import pytest

from games.kiosk.config import Config, Fault, changed, read

DAMAGED = {
    "no TOML": b"idle = = 3\n",
    "half a line": b'language = "de',
    "no UTF-8": b'language = "\xff\xfe"\n',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "endless depth": b"idle = " + b"[" * 5000,
    "too long": b"# " + b"x" * 200_000,
    "twice the same": b"idle = 30\nidle = 40\n",
}
WRONG = {
    "idle": ["0", "-5", "3601", "1.5", '"60"', "true", "[60]", "{}"],
    "games": ["[]", '["chess"]', '"tripolo"', "[1]", '["tripolo", 7]'],
    "modes": ['["tripolo.endless"]', "[]"],
    "language": ['"es"', "1", '["en"]'],
    "languages": ['["en", "es"]', "[]"],
    "distance": ['"far"', "3"],
    "volume_floor": ["11", "-1"],
    "loud_from": ["25"],
    "restart_hour": ["24", "-2"],
    "power_off": ['"poweroff"', "[1]"],
    "seats": ["0", "7"],
}


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "kiosk.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_without_a_file_all_is_default() -> None:
    assert read(None, None) == (Config(), ())


def test_a_missing_file_is_named_but_locks_all_the_same(tmp_path: Path) -> None:
    assert read(tmp_path / "none.toml", None) == (Config(), (Fault("kiosk.fault.missing"),))


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_file_leaves_the_defaults(tmp_path: Path, kind: str) -> None:
    assert read(written(tmp_path, DAMAGED[kind]), None) == (Config(), (Fault("kiosk.fault.file"),))


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert read(tmp_path, None) == (Config(), (Fault("kiosk.fault.file"),))


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_value_is_named_and_the_others_count(tmp_path: Path, name: str, value: str) -> None:
    other = "demo" if name != "demo" else "card"
    config, faults = read(written(tmp_path, f"{name} = {value}\n{other} = 33\n"), None)
    assert faults == (Fault("kiosk.fault.value", name),)
    assert getattr(config, other) == 33
    assert getattr(config, name) == getattr(Config(), name)


def test_an_unknown_entry_is_named(tmp_path: Path) -> None:
    assert read(written(tmp_path, "idel = 30\n"), None) == (Config(), (Fault("kiosk.fault.unknown", "idel"),))


def test_what_the_operator_changed_lies_above_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'idle = 90\nlanguage = "de"\n')
    config, _ = read(file, None)
    changes = tmp_path / "changes.toml"
    changes.write_text(changed(config, Config(idle=30, language="de", games=("tripolo",))), "utf-8")
    now, faults = read(file, changes)
    assert not faults
    assert (now.idle, now.language, now.games) == (30, "de", ("tripolo",))


def test_entries_that_contradict_each_other_are_made_to_agree(tmp_path: Path) -> None:
    config, faults = read(written(tmp_path, 'languages = ["de"]\nvolume_floor = 9\nvolume_ceiling = 3\n'), None)
    assert (config.language, config.volume_floor) == ("de", 3)
    assert {fault.name for fault in faults} == {"language", "volume_floor"}


def test_a_game_of_which_no_mode_is_offered_is_not_offered(tmp_path: Path) -> None:
    config, faults = read(written(tmp_path, 'modes = ["tripolo.match", "tripolo.speed"]\n'), None)
    assert (config.games, faults) == (("tripolo",), ())


def test_some_mode_must_be_offered(tmp_path: Path) -> None:
    config, faults = read(written(tmp_path, 'games = ["triqueta"]\nmodes = ["tripolo.match"]\n'), None)
    assert config.modes == Config().modes
    assert faults == (Fault("kiosk.fault.value", "modes"),)


@pytest.mark.parametrize(("hour", "volume"), [(8, 6), (22, 0), (23, 0), (3, 0), (21, 6)])
def test_sound_keeps_its_hours(hour: int, volume: int) -> None:
    assert Config(loud_from=8, loud_until=22).volume(6, hour) == volume


@pytest.mark.parametrize(("hour", "volume"), [(23, 6), (1, 6), (12, 0)])
def test_hours_may_go_over_midnight(hour: int, volume: int) -> None:
    assert Config(loud_from=18, loud_until=2).volume(6, hour) == volume


@pytest.mark.parametrize(("wanted", "volume"), [(0, 2), (5, 5), (10, 7)])
def test_volume_lies_between_floor_and_ceiling(wanted: int, volume: int) -> None:
    assert Config(volume_floor=2, volume_ceiling=7).volume(wanted, 12) == volume
