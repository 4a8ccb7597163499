"""Records: the best times by game, mode and deal, in a file that may be damaged or read-only."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.engine import records as records_module
from games.engine.records import Records, Result, Standing, Time
from games.engine.records_file import GAMES, TIMES, prepared
from games.engine.store import Store

RUN = Time("tripolo", "solo", "", "Ada", 7200, "2026-03-14")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path)
    yield made
    made.close()


@pytest.fixture
def records(store: Store) -> Iterator[Records]:
    made = Records(store.folder / "records.sqlite", store.set_aside)
    yield made
    made.close()


def names(records: Records, deal: str = "", count: int = 10) -> list[str]:
    return [time.name for time in records.best("tripolo", "solo", deal, count)]


def test_the_fastest_comes_first_and_of_equals_the_earlier(records: Records) -> None:
    for name, ticks in (("Ada", 900), ("Bo", 700), ("Cy", 900), ("Di", 800)):
        records.add(replace(RUN, name=name, ticks=ticks))
    assert names(records) == ["Bo", "Di", "Ada", "Cy"]
    assert names(records, count=2) == ["Bo", "Di"]


def test_adding_says_whether_it_is_a_record(records: Records) -> None:
    assert records.add(RUN)
    assert not records.add(RUN), "as fast as the best is no new record"
    assert records.add(replace(RUN, ticks=7199))


def test_games_modes_and_deals_are_kept_apart(records: Records) -> None:
    records.add(RUN)
    assert records.add(replace(RUN, deal="2026-03-14", name="Bo", ticks=9999))
    assert records.add(replace(RUN, mode="speed", ticks=9999))
    assert records.add(replace(RUN, game="other", ticks=9999))
    assert names(records, deal="2026-03-14") == ["Bo"]


def test_records_outlive_the_program(store: Store) -> None:
    for name in ("Ada", "Bo"):
        records = Records(store.folder / "records.sqlite", store.set_aside)
        records.add(replace(RUN, name=name))
        assert not records.damaged
        records.close()
    again = Records(store.folder / "records.sqlite", store.set_aside)
    assert names(again) == ["Ada", "Bo"]
    again.close()


def test_without_a_folder_records_last_as_long_as_the_program(store: Store) -> None:
    records = Records(None, store.set_aside)
    records.add(RUN)
    assert names(records) == ["Ada"]
    records.close()


@pytest.mark.parametrize("content", [b"no database at all, " * 400, b"SQLite format 3\x00" + b"\xaa" * 5000])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(content: bytes, store: Store) -> None:
    path = store.folder / "records.sqlite"
    path.write_bytes(content)
    records = Records(path, store.set_aside)
    records.open()
    assert records.damaged
    assert (store.folder / "records.sqlite.damaged").read_bytes() == content
    assert records.add(RUN)
    records.close()


def test_a_file_of_something_else_is_set_aside_too(store: Store) -> None:
    path = store.folder / "records.sqlite"
    other = sqlite3.connect(path)
    other.executescript("CREATE TABLE birds (name TEXT); PRAGMA user_version = 7")
    other.close()
    records = Records(path, store.set_aside)
    records.open()
    assert records.damaged
    assert records.add(RUN)
    records.close()


def test_on_a_disk_that_takes_nothing_play_goes_on(records: Records) -> None:
    records.add(RUN)
    records.db.execute("PRAGMA query_only = ON")
    assert records.add(replace(RUN, name="Bo", ticks=1)), "it was the best all the same"
    assert names(records) == ["Ada"]


GAME = Result(
    "triqueta",
    "game",
    "2026-03-14",
    (Standing("Ada", None, 31, won=True), Standing("Fox", 2, 31, won=True), Standing("Cy", None, -4, won=False)),
)


def test_results_come_back_as_they_were_the_latest_first(records: Records) -> None:
    records.add_result(GAME)
    later = replace(GAME, day="2026-03-15", standings=GAME.standings[:2])
    records.add_result(later)
    assert records.results("triqueta", "game", 10) == [later, GAME]
    assert records.results("triqueta", "game", 1) == [later]
    assert records.results("triqueta", "other", 10) == []


def old_file(path: Path, *, version: int) -> None:
    """Write a file as a program of an older version left it."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript("".join((TIMES, GAMES)[:version]) + f"PRAGMA user_version = {version};")
        db.execute(
            "INSERT INTO times (game, mode, deal, name, ticks, day) VALUES (?, ?, ?, ?, ?, ?)",
            (RUN.game, RUN.mode, RUN.deal, RUN.name, RUN.ticks, RUN.day),
        )
        if version > 1:
            db.execute("INSERT INTO games VALUES (4, 'triqueta', 'game', '2026-03-14')")
            rows = [
                (4, place, each.name, each.level, each.points, each.won) for place, each in enumerate(GAME.standings)
            ]
            db.executemany("INSERT INTO standings VALUES (?, ?, ?, ?, ?, ?)", rows)
        db.commit()


@pytest.mark.parametrize("version", [1, 2])
def test_a_file_of_an_older_version_is_upgraded_and_loses_nothing(store: Store, version: int) -> None:
    path = store.folder / "records.sqlite"
    old_file(path, version=version)
    kept = [GAME] if version > 1 else []
    for count in range(2):  # upgraded once, then opened as it is
        records = Records(path, store.set_aside)
        assert names(records) == ["Ada"]
        assert records.results("triqueta", "game", 10) == [GAME] * count + kept
        assert not records.damaged
        records.add_result(GAME)
        records.close()


def test_a_run_of_an_older_file_counts_as_a_game(store: Store) -> None:
    path = store.folder / "records.sqlite"
    old_file(path, version=2)
    records = Records(path, store.set_aside)
    (game,) = records.results("tripolo", "solo", 10)
    assert (game.day, [(each.name, each.won) for each in game.standings]) == (RUN.day, [("Ada", True)])
    records.close()


FIGURES = Standing("Ada", None, 1, won=True, ticks=150.5, fastest=61, triples=9, wrong=2, chips=1)
ROUND = Result("tripolo", "match", "2026-03-14", (FIGURES,), "2026-03-14T20:15:00+00:00", "logs/a.jsonl", whole=False)


def test_figures_of_a_round_come_back_as_they_were(records: Records) -> None:
    records.add_result(ROUND)
    assert records.logged(10) == [ROUND]
    assert records.results("tripolo", "match", 10) == [], "one round is no match"


def test_each_log_is_listed_once_by_its_last_result_until_it_is_gone(records: Records) -> None:
    match, other = replace(ROUND, whole=True), replace(ROUND, log="logs/b.jsonl")
    records.add_results([ROUND, ROUND, match, other, GAME])
    assert records.logged(10) == [other, match]
    assert records.logged(1, skip=1) == [match]
    records.forget_log("logs/a.jsonl")
    assert records.logged(10) == [other]
    assert records.results("tripolo", "match", 10) == [replace(match, log="")]


def test_a_result_that_no_disk_takes_stops_no_game(records: Records) -> None:
    records.db.execute("PRAGMA query_only = 1")
    records.add_result(GAME)
    assert records.results("triqueta", "game", 10) == []


def test_a_full_disk_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The good file stays where it is; what comes new lasts until the end."""
    path = tmp_path / "records.sqlite"
    path.write_bytes(b"whole, but the disk is full")

    def full(name: Path | str) -> sqlite3.Connection:
        if name == path:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return prepared(name)

    monkeypatch.setattr(records_module, "prepared", full)
    aside: list[str] = []
    records = Records(path, aside.append)
    records.open()
    assert (records.damaged, records.unkept, aside) == (False, True, [])
    records.close()


def test_a_file_of_a_later_version_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript("CREATE TABLE times (what TEXT); PRAGMA user_version = 999")
    aside: list[str] = []
    records = Records(path, aside.append)
    records.open()
    assert (records.damaged, records.newer, aside) == (False, True, [])
    records.close()
