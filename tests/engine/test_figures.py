"""What the records tell about people: figures by game and mode, progress by week, head to head, and as a table."""

import csv
import io
from collections.abc import Iterator
from datetime import date

import pytest

from games.engine import records_figures as figures
from games.engine.records import Records, Result, Standing, Time

MONDAY, FRIDAY, NEXT = "2026-03-09", "2026-03-13", "2026-03-16"


@pytest.fixture
def records() -> Iterator[Records]:
    made = Records(None, lambda _: None)
    yield made
    made.close()


def played(records: Records, day: str, *standings: Standing, mode: str = "match", whole: bool = True) -> None:
    records.add_result(Result("tripolo", mode, day, standings, whole=whole))


def won(name: str, points: int = 0, **more: int) -> Standing:
    return Standing(name, None, points, won=True, **more)


def lost(name: str, points: int = 0, **more: int) -> Standing:
    return Standing(name, None, points, won=False, **more)


def test_rounds_bring_figures_and_matches_count_as_games(records: Records) -> None:
    for ticks, fastest in ((240, 90), (360, 60)):
        one = won("Ada", 1, ticks=ticks, fastest=fastest, triples=9, wrong=1, chips=1)
        played(records, MONDAY, one, lost("Bo", ticks=600, fastest=200, chips=0), whole=False)
    played(records, MONDAY, won("Ada", 2), lost("Bo"))
    ada, bo = figures.players(records, "tripolo", "match")
    assert (ada.name, ada.games, ada.wins, ada.chips, ada.ticks, ada.fastest) == ("Ada", 1, 1, 2, 300.0, 60)
    assert (bo.name, bo.games, bo.wins, bo.chips, bo.fastest) == ("Bo", 1, 0, 0, 200)


def test_games_and_modes_are_kept_apart_and_computers_left_out(records: Records) -> None:
    played(records, MONDAY, won("Ada"), mode="speed")
    played(records, MONDAY, Standing("Fox", 2, 3, won=True), lost("Bo"))
    assert [each.name for each in figures.players(records, "tripolo", "match")] == ["Bo"]
    assert figures.players(records, "triqueta", "match") == []


def test_the_best_run_against_the_clock_stands_beside_the_games(records: Records) -> None:
    for ticks in (900, 700, 800):
        records.add(Time("tripolo", "solo", "", "Ada", ticks, MONDAY))
    played(records, MONDAY, won("Ada"), mode="solo")
    (ada,) = figures.players(records, "tripolo", "solo")
    assert ada.sprint == 700
    assert figures.sprints(records, "tripolo", "solo", "Ada") == [(date(2026, 3, 9), 700 / 120)]


def test_progress_is_told_by_week(records: Records) -> None:
    for day, mine in ((MONDAY, won("Ada", 10)), (FRIDAY, lost("Ada", 30)), (NEXT, won("Ada", 50))):
        played(records, day, mine)
    first, second = date(2026, 3, 9), date(2026, 3, 16)
    assert figures.points(records, "tripolo", "match", "Ada") == [(first, 20.0), (second, 50.0)]
    assert figures.share_of_wins(records, "tripolo", "match", "Ada") == [
        (first, 50.0),
        (second, pytest.approx(66.67, 0.01)),
    ]


def test_seconds_a_card_are_told_by_week(records: Records) -> None:
    for ticks in (120, 360):
        played(records, MONDAY, won("Ada", ticks=ticks), whole=False)
    assert figures.seconds_a_card(records, "tripolo", "match", "Ada") == [(date(2026, 3, 9), 2.0)]


def test_two_people_are_compared_over_the_games_that_both_have_played(records: Records) -> None:
    played(records, MONDAY, won("Ada"), lost("Bo"))
    played(records, MONDAY, won("Bo"), lost("Cy"))
    played(records, MONDAY, won("Bo"), won("Ada"))
    played(records, MONDAY, won("Bo"), lost("Ada"), whole=False)
    assert figures.head_to_head(records, "tripolo", "match", "Ada", "Bo") == [(1, 0), (2, 1)]
    assert figures.head_to_head(records, "tripolo", "match", "Bo", "Ada") == [(0, 1), (1, 2)]
    assert figures.head_to_head(records, "tripolo", "match", "Ada", "Cy") == []


def test_all_records_as_a_table(records: Records) -> None:
    one = won("Ada, or Bo", 3, ticks=150, fastest=61, triples=9, wrong=2, chips=1)
    played(records, MONDAY, one, Standing("Fox", 2, 0, won=False), whole=False)
    records.add(Time("tripolo", "solo", "", "=1+1", 7206, FRIDAY))
    rows = list(csv.DictReader(io.StringIO(figures.as_csv(records))))
    assert [row["name"] for row in rows] == ["Ada, or Bo", "Fox", "'=1+1"], "no name is reckoned by a spreadsheet"
    assert {key: rows[0][key] for key in ("kind", "place", "won", "seconds a card", "fastest card", "chips")} == {
        "kind": "round",
        "place": "1",
        "won": "1",
        "seconds a card": "1.25",
        "fastest card": "0.51",
        "chips": "1",
    }
    assert (rows[1]["computer level"], rows[1]["chips"]) == ("3", "")
    assert (rows[2]["kind"], rows[2]["date"], rows[2]["seconds"]) == ("run", FRIDAY, "60.05")
