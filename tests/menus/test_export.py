"""`--export-csv FILE`: all records as a table, without a window; what cannot be done is told in a sentence."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from games.engine.records import Records
from tests.furnished import ROOT
from tests.menus import record_books


def export(folder: Path, goal: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "main.py", "--data", str(folder), "--export-csv", str(goal)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder with some weeks of records."""
    records = Records(tmp_path / "records.sqlite", lambda _: None)
    record_books.fill(records)
    records.close()
    return tmp_path


def test_all_records_are_written_and_the_file_is_named(folder: Path) -> None:
    goal = folder / "table.csv"
    done = export(folder, goal)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"The records are in {goal}", "")
    with goal.open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == 9 * 4 * 13


def test_a_goal_that_cannot_be_written_is_named(folder: Path) -> None:
    goal = folder / "nowhere" / "table.csv"
    done = export(folder, goal)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(goal) in done.stderr


def test_the_records_are_never_written_over_by_their_own_table(folder: Path) -> None:
    records = folder / "records.sqlite"
    before = records.read_bytes()
    done = export(folder, records)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(records) in done.stderr
    assert records.read_bytes() == before


@pytest.mark.parametrize("content", [None, b"no database at all" * 400])
def test_without_readable_records_nothing_is_written_or_changed(tmp_path: Path, content: bytes | None) -> None:
    path, goal = tmp_path / "records.sqlite", tmp_path / "table.csv"
    if content:
        path.write_bytes(content)
    done = export(tmp_path, goal)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(path) in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ([path.name] if content else [])
