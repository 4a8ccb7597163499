"""The kiosk's bookkeeping: counts by day and kind, inputs and when they were last seen."""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from games.kiosk.books import FILE, Books, Event, Kind

NOON = datetime(2026, 3, 14, 12, 0)  # noqa: DTZ001 - the figures are in the time of the place
TRIPOLO = Kind("tripolo", "match", 3, "de")


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
