"""The data folder: whole files or none, one program at a time, and play that goes on when the disk does not."""

import errno
import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.engine.store import Appender, FolderInUseError, Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "a" / "b")
    yield made
    made.close()


class FullDisk(io.StringIO):
    """A file on a disk that has no room left."""

    def write(self, text: str) -> int:
        """Refuse."""
        raise OSError(28, "No space left on device", text)


def test_the_folder_is_made_with_those_above_it(store: Store) -> None:
    assert store.folder.is_dir()
    assert store.writable


def test_a_file_is_written_whole_and_nothing_else_is_left(store: Store) -> None:
    assert store.write("settings.toml", "music = 1\n")
    assert store.write("settings.toml", "music = 2\n")
    assert (store.folder / "settings.toml").read_text() == "music = 2\n"
    assert {path.name for path in store.folder.iterdir()} == {"lock", "settings.toml"}


def test_a_file_is_synced_before_it_takes_its_name(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _: done.append("sync"))
    monkeypatch.setattr(Path, "replace", lambda *_: done.append("rename"))
    store.write("settings.toml", "text")
    assert done == ["sync", "rename"]


@pytest.mark.parametrize(("owner", "step"), [(os, "fsync"), (Path, "replace")])
def test_when_writing_fails_the_old_file_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch, owner: object, step: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    store.write("settings.toml", "old")
    monkeypatch.setattr(owner, step, full)
    assert not store.write("settings.toml", "new")
    assert (store.folder / "settings.toml").read_text() == "old"


def test_a_second_program_on_the_same_folder_is_refused(store: Store) -> None:
    with pytest.raises(FolderInUseError):
        Store(store.folder)


def test_a_folder_is_free_again_when_its_program_has_ended(store: Store) -> None:
    store.close()
    again = Store(store.folder)
    assert again.writable
    again.close()


def test_on_a_file_system_without_locks_it_plays_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    store = Store(tmp_path)
    assert store.write("settings.toml", "text")
    store.close()


def test_a_folder_that_cannot_be_made_keeps_nothing_and_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = Store(tmp_path / "file" / "data")
    assert not store.writable
    assert not store.write("settings.toml", "text")
    log = store.appending("log", ".jsonl")
    log.add("line\n")
    log.close()
    store.set_aside("settings.toml")
    store.close()


def test_a_damaged_file_is_set_aside_under_a_free_name(store: Store) -> None:
    for number in range(3):
        store.write("settings.toml", f"damaged {number}")
        store.set_aside("settings.toml")
    kept = {path.name: path.read_text() for path in store.folder.glob("*.damaged")}
    assert kept == {
        "settings.toml.damaged": "damaged 0",
        "settings.toml2.damaged": "damaged 1",
        "settings.toml3.damaged": "damaged 2",
    }
    assert not (store.folder / "settings.toml").exists()


def test_a_log_is_a_new_file_each_time(store: Store) -> None:
    for number in range(3):
        log = store.appending("logs/game", ".jsonl")
        log.add(f"{number}\n")
        log.close()
    kept = {path.name: path.read_text() for path in (store.folder / "logs").iterdir()}
    assert kept == {"game.jsonl": "0\n", "game-2.jsonl": "1\n", "game-3.jsonl": "2\n"}


def test_each_line_is_there_as_soon_as_it_is_added(store: Store) -> None:
    """A program that is killed loses no line."""
    log = store.appending("game", ".jsonl")
    log.add("one\n")
    log.add("two\n")
    assert (store.folder / "game.jsonl").read_text() == "one\ntwo\n"
    log.close()


def test_on_a_full_disk_lines_are_dropped_and_play_goes_on() -> None:
    log = Appender(None)
    log._file = FullDisk()
    log.add("one\n")
    log.add("two\n")
    log.sync()
    log.close()
