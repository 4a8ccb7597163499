"""A sprint in a real window from the first key to its end; then the records: its row, the table, the name removed."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

from games.engine.records import Records, Result
from games.menus import replay_check
from games.menus.records_page import RecordsPage
from tests.furnished import Furnished
from tests.golden import SHARE, differing
from tests.window.hands import Keys
from tests.window.keycodes import CODES
from tests.window.rig import PACE, Desktop, Program, waited
from tests.window.sprint import back_to_the_title, sit_down, sprint

pytestmark = pytest.mark.window

NAME = "mira"
WRITTEN = ("Typed", "Edited")


def kept(folder: Path) -> list[Result]:
    """Return the sprints that the records have."""
    records = Records(folder / "records.sqlite", lambda _: None)
    found = records.results("tripolo", "solo", 9)
    records.close()
    return found


def type_name(program: Program, hands: Keys) -> None:
    """Open the name of the place, and type another one, letter by letter."""
    hands.open(f"seat.{hands.seat}.name")
    for key in (*NAME, "return"):
        before = written(program)
        program.tap(CODES[key])
        waited(lambda: written(program) > before, f"{key} to be written")  # noqa: B023 - called at once


def written(program: Program) -> int:
    """Return how many letters, and keys that serve for writing, have arrived."""
    return sum(told.startswith(WRITTEN) for told in program.inputs)


def test_a_sprint_is_found_in_the_records_exported_and_its_name_removed(
    desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    with Program(desktop, folder, "--seed", "5", "--lang", "en", "--fullscreen", pace=PACE) as program:
        hands = Keys(program)
        sit_down(hands)
        type_name(program, hands)
        sprint(hands)
        back_to_the_title(hands)
        (result,) = kept(folder)
        assert [each.name for each in result.standings] == [NAME]
        log = folder / result.log
        before = log.read_text("utf-8")
        assert NAME in before

        program.click_on("records")
        program.until(lambda facts: facts["scene"] == "RecordsPage")
        house = make_house(desktop.size)
        house.records = Records(folder / "records.sqlite", lambda _: None)
        house.enter(RecordsPage(house))
        waited(lambda: differing(program.shot(), house.picture()) <= SHARE, "the row to be seen")

        program.click_on("export")
        waited(lambda: list(folder.glob("export/*.csv")), "the table")
        (table,) = folder.glob("export/*.csv")
        with table.open(encoding="utf-8", newline="") as file:
            assert {row["name"] for row in csv.DictReader(file)} == {NAME}
        program.until(lambda facts: str(table) in " ".join(facts["notices"]))

        program.click_on("names")
        program.until(lambda facts: facts["scene"] == "NamesPage")
        for _ in range(2):
            program.click_on("remove")
        waited(lambda: [each.name for each in kept(folder)[0].standings] == [""], "the name to be gone")
        waited(lambda: NAME not in log.read_text("utf-8"), "the name to be gone from the game, too")
        assert log.read_text("utf-8").splitlines()[1:-1] == before.splitlines()[1:-1]
        assert replay_check.run(house.words, log, quietly=True) == replay_check.SAME
        assert program.close() == 0
    assert NAME.encode() not in (folder / "records.sqlite").read_bytes()
