"""The kiosk's bookkeeping: counts by day and kind, inputs and when they were last seen; whole after every kill."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from games.kiosk.books import FILE, Books, Event, Kind

NOON = datetime(2026, 3, 14, 12, 0)  # noqa: DTZ001 - the figures are in the time of the place
TRIPOLO = Kind("tripolo", "match", 3, "de")
WRITER = """
import sys
from datetime import datetime
from pathlib import Path
from games.kiosk.books import Books, Event, Kind
books = Books(Path(sys.argv[1]), lambda: datetime(2026, 3, 14, 12, 0), lambda name: None)
assert not books.unkept
print("ready", flush=True)
while True:
    books.count(Event.SESSION)
    books.count(Event.ROUND_FINISHED, Kind("tripolo", "match", 3, "de"))
    books.see({("keyboard", "q"): 1, ("keyboard", "w"): 1})
"""


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Books]:
    made = Books(tmp_path / FILE, lambda: NOON, lambda _: None)
    yield made
    made.close()


def test_counts_add_up_by_kind(books: Books) -> None:
    for _ in range(3):
        books.count(Event.ROUND_FINISHED, TRIPOLO)
    books.count(Event.ROUND_FINISHED, Kind("triqueta", "game", 2, "en"), amount=2)
    assert books.total(Event.ROUND_FINISHED) == 5
    assert books.by(Event.ROUND_FINISHED, "game") == [("tripolo", 3), ("triqueta", 2)]
    assert books.by(Event.ROUND_FINISHED, "players") == [("3", 3), ("2", 2)]
    assert books.by(Event.ROUND_FINISHED, "language") == [("de", 3), ("en", 2)]


def test_counts_can_be_asked_from_a_day_on(books: Books) -> None:
    books.count(Event.SESSION)
    assert books.total(Event.SESSION, since=date(2026, 3, 14)) == 1
    assert books.total(Event.SESSION, since=date(2026, 3, 15)) == 0


def test_inputs_that_have_not_been_seen_for_long_come_first(tmp_path: Path) -> None:
    now = [NOON]
    books = Books(tmp_path / FILE, lambda: now[0], lambda _: None)
    books.see({("keyboard", "q"): 2})
    now[0] = datetime(2026, 5, 1, 9, 30)  # noqa: DTZ001 - as above
    books.see({("keyboard", "w"): 1, ("pad", "a"): 4})
    assert [(seen.button, seen.presses, seen.last) for seen in books.inputs()] == [
        ("q", 2, "2026-03-14T12:00"),
        ("w", 1, "2026-05-01T09:30"),
        ("a", 4, "2026-05-01T09:30"),
    ]
    books.close()


def test_figures_as_csv(books: Books) -> None:
    books.count(Event.ROUND_FINISHED, TRIPOLO)
    assert books.csv().splitlines() == [
        "day,what,game,mode,players,language,amount",
        "2026-03-14,round_finished,tripolo,match,3,de,1",
    ]


def test_reset_begins_anew(books: Books) -> None:
    books.count(Event.SESSION)
    books.see({("keyboard", "q"): 2})
    books.reset()
    assert not books.counts()
    assert not books.inputs()
    assert books.since == "2026-03-14"


def test_two_processes_write_into_the_same_file(tmp_path: Path) -> None:
    parent, child = (Books(tmp_path / FILE, lambda: NOON, lambda _: None) for _ in range(2))
    for _ in range(5):
        parent.count(Event.CRASH)
        child.count(Event.CRASH)
    assert parent.total(Event.CRASH) == child.total(Event.CRASH) == 10
    parent.close()
    child.close()


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path, aside = tmp_path / FILE, []
    path.write_bytes(b"no database at all, but long enough to be read as one" * 100)

    def set_aside(name: str) -> None:
        aside.append(name)
        path.rename(path.with_suffix(".damaged"))

    books = Books(path, lambda: NOON, set_aside)
    books.count(Event.SESSION)
    books.close()
    assert aside == [FILE]
    assert not books.unkept


def test_a_disk_that_takes_nothing_stops_no_game(tmp_path: Path) -> None:
    books = Books(tmp_path / "no folder" / FILE, lambda: NOON, lambda _: None)
    books.count(Event.SESSION)
    assert books.total(Event.SESSION) == 1
    assert books.unkept
    books.close()


def test_killed_in_200_saves_the_books_stay_whole(tmp_path: Path) -> None:
    """Kill -9 in the middle of writing: nothing is torn, counts of one moment agree."""
    path, kills = tmp_path / FILE, 4
    for _ in range(kills):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout
            writer.stdout.readline()
            reader = Books(path, lambda: NOON, lambda _: None)
            before = reader.total(Event.SESSION)
            while reader.total(Event.SESSION) < before + 50:
                assert writer.poll() is None, "the writer ended by itself"
            writer.send_signal(signal.SIGKILL)
            writer.wait()
            reader.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    books = Books(path, lambda: NOON, lambda _: None)
    sessions, rounds = books.total(Event.SESSION), books.total(Event.ROUND_FINISHED)
    assert sessions >= 200
    assert 0 <= sessions - rounds <= kills
    books.close()
