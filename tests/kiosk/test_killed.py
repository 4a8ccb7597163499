"""Kill -9 in 200 saves, each of another process: figures, settings, records and saved games are whole afterwards."""

import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from games.core.log import Header, decode, encode_entry, encode_header
from games.engine import settings as settings_file
from games.engine.records import Records, Result, Standing
from games.engine.settings import Settings
from games.engine.store import Store
from games.kiosk.books import FILE, Books, Event, Kind

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be forked there")

KILLS = 50  # of each kind
LONGEST = 0.003  # seconds into a save
NOON = datetime(2026, 3, 14, 12, 0)  # noqa: DTZ001 - the figures are in the time of the place
HEADER = Header("triqueta", 7, {"rules": {}}, (0, 1))
PRESSES = {("keyboard", "q"): 1, ("keyboard", "w"): 1}

Save = Callable[[], object]


def damaged(name: str) -> None:
    """Be told that a file is damaged."""
    raise AssertionError(f"{name} is damaged")


def killed(begin: Callable[[], Iterator[None]], stream: random.Random) -> None:
    """Let another process save again and again, and kill it a moment after it has begun to, not for the first time."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            for _ in begin():
                os.write(writing, b".")
        finally:
            os._exit(1)
    os.close(writing)
    for _ in range(stream.randint(2, 4)):
        os.read(reading, 1)
    until = time.perf_counter() + stream.random() * LONGEST
    while time.perf_counter() < until:
        pass
    os.kill(child, signal.SIGKILL)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL, "it has ended by itself"
    os.close(reading)


def test_the_figures(tmp_path: Path) -> None:
    def books() -> Books:
        return Books(tmp_path / FILE, lambda: NOON, damaged)

    def save() -> Iterator[None]:
        kept = books()
        while True:
            yield
            kept.count(Event.SESSION)
            kept.count(Event.ROUND_FINISHED, Kind("tripolo", "match", 3, "de"))
            kept.see(PRESSES)

    stream, before = random.Random(1), 0
    for kill in range(1, KILLS + 1):
        killed(save, stream)
        kept = books()
        sessions, rounds = kept.total(Event.SESSION), kept.total(Event.ROUND_FINISHED)
        presses = [seen.presses for seen in kept.inputs()]
        assert not kept.unkept
        assert before <= sessions <= rounds + kill
        assert len(set(presses)) <= 1, "both are written, or none is"
        before = sessions
        kept.close()
    assert before >= KILLS


def test_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    looks = [replace(Settings(), music=number, language=code) for number in range(10) for code in ("de", "fr")]

    def save() -> Iterator[None]:
        store = Store(tmp_path)
        while True:
            for look in looks:
                yield
                store.write(path.name, settings_file.written(look))

    stream, seen = random.Random(2), set()
    for _ in range(KILLS):
        killed(save, stream)
        settings, whole = settings_file.read(path)
        assert whole
        assert settings in looks
        seen.add(settings.music)
        Store(tmp_path).close()  # it is free again
    assert len(seen) > 1


def test_the_records(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    standings = (Standing("Fox", None, 31, won=True), Standing("", 2, 17, won=False))
    result = Result("triqueta", "game", "2026-03-14", standings)

    def save() -> Iterator[None]:
        records = Records(path, damaged)
        while True:
            yield
            records.add_result(result)

    stream, before = random.Random(3), 0
    for _ in range(KILLS):
        killed(save, stream)
        records = Records(path, damaged)
        kept = records.results("triqueta", "game", 10_000)
        assert all(each.standings == standings for each in kept)
        assert not records.unkept
        assert len(kept) >= before
        before = len(kept)
        records.close()
    assert before >= KILLS


def test_a_saved_game(tmp_path: Path) -> None:
    def save() -> Iterator[None]:
        store = Store(tmp_path)
        file = store.appending("saved/triqueta-2026-03-14", ".jsonl")
        yield
        file.add(encode_header(HEADER))
        file.sync()
        for turn in range(10_000):
            yield
            file.add(encode_entry(turn, ["take", turn, "x" * 60]))
            file.sync()

    stream, turns = random.Random(4), 0
    for _ in range(KILLS):
        killed(save, stream)
        for path in tmp_path.glob("saved/*"):
            text = path.read_text("utf-8")
            header, entries = decode(text.splitlines(keepends=True)) if text else (HEADER, ())
            assert (header.game, header.seed) == (HEADER.game, HEADER.seed)
            assert [entry.tick for entry in entries] == list(range(len(entries)))
            turns += len(entries)
            path.unlink()
    assert turns
