"""What the records tell about people, by game and mode: their figures, their progress, how two of them compare."""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from games.engine.clock import TICK_RATE
from games.engine.records import Records

PEOPLE = "FROM standings AS s JOIN games AS g ON g.id = s.game WHERE s.level IS NULL AND g.game = ? AND g.mode = ?"
HEADER = (
    *("game", "mode", "kind", "date", "ended", "deal", "place", "name", "computer level", "points", "won"),
    *("seconds", "seconds a card", "fastest card", "triples", "wrong plays", "chips"),
)
FORMULAS = tuple("=+-@")  # what begins like this is reckoned by spreadsheets

Progress = list[tuple[date, float]]
"""A value for each week, by its Monday."""


@dataclass(frozen=True)
class Figures:
    """What one name has reached in one mode; None where nothing was measured. Times in ticks, 120 a second."""

    name: str  # empty for somebody whose name was removed
    games: int
    wins: int
    best: int | None  # points in a game
    points: float | None  # in a game, on average
    chips: int | None
    ticks: float | None  # a card, on average
    fastest: int | None  # card
    sprint: int | None  # the best time of a run against the clock


def players(records: Records, game: str, mode: str) -> list[Figures]:
    """Return the figures of everybody who has played, those with the most wins first."""
    best = "SELECT min(t.ticks) FROM times AS t WHERE t.game = g.game AND t.mode = g.mode AND t.name = s.name"
    rows = records.db.execute(
        "SELECT s.name, sum(g.whole), sum(g.whole AND s.won), max(CASE WHEN g.whole THEN s.points END), "
        "avg(CASE WHEN g.whole THEN s.points END), sum(s.chips), avg(s.ticks), min(s.fastest), "
        f"({best}) {PEOPLE} GROUP BY s.name ORDER BY 3 DESC, 2 DESC, s.name",
        (game, mode),
    )
    return [Figures(*row) for row in rows]


def names(records: Records) -> list[str]:
    """Return all names of people that anything is known of."""
    rows = records.db.execute(
        "SELECT name FROM standings WHERE level IS NULL AND name != '' UNION SELECT name FROM times WHERE name != '' "
        "UNION SELECT name FROM names UNION SELECT name FROM devices WHERE name != '' ORDER BY name"
    )
    return [name for (name,) in rows]


def share_of_wins(records: Records, game: str, mode: str, name: str) -> Progress:
    """Return how many of a hundred games were won until the end of each week."""
    played, won = 0, 0.0
    so_far = []
    for day, victory in _values(records, "s.won", game, mode, name):
        played, won = played + 1, won + victory
        so_far.append((day, 100 * won / played))
    return [(week, values[-1]) for week, values in _by_week(so_far)]


def points(records: Records, game: str, mode: str, name: str) -> Progress:
    """Return the points in a game on average in each week."""
    return _weekly(_values(records, "s.points", game, mode, name))


def seconds_a_card(records: Records, game: str, mode: str, name: str) -> Progress:
    """Return the seconds a card on average in each week."""
    sql = f"SELECT g.day, s.ticks {PEOPLE} AND s.name = ? AND s.ticks IS NOT NULL"
    return _weekly((day, ticks / TICK_RATE) for day, ticks in records.db.execute(sql, (game, mode, name)))


def sprints(records: Records, game: str, mode: str, name: str) -> Progress:
    """Return the seconds of the best run against the clock in each week."""
    sql = "SELECT day, ticks FROM times WHERE game = ? AND mode = ? AND name = ?"
    runs = records.db.execute(sql, (game, mode, name))
    return _weekly(((day, ticks / TICK_RATE) for day, ticks in runs), best=True)


def head_to_head(records: Records, game: str, mode: str, one: str, other: str) -> list[tuple[int, int]]:
    """Return (wins of one, wins of the other) after each game that both have played, the first game first."""
    rows = records.db.execute(
        "SELECT s.won, o.won FROM standings AS s JOIN standings AS o USING (game) JOIN games AS g ON g.id = s.game "
        "WHERE g.game = ? AND g.mode = ? AND g.whole AND s.name = ? AND o.name = ? AND s.level IS NULL "
        "AND o.level IS NULL AND s.place != o.place ORDER BY g.id",
        (game, mode, one, other),
    )
    told, mine, theirs = [], 0, 0
    for won, lost in rows:
        mine, theirs = mine + won, theirs + lost
        told.append((mine, theirs))
    return told


def as_csv(records: Records) -> str:
    """Return all records as a table of comma-separated values: a row for each player of a game, and for each run."""
    told = io.StringIO()
    table = csv.writer(told, lineterminator="\n")
    table.writerow(HEADER)
    results = records.db.execute(
        "SELECT g.game, mode, whole, day, ended, place + 1, name, level + 1, points, won, ticks, fastest, triples, "
        "wrong, chips FROM games AS g JOIN standings AS s ON s.game = g.id ORDER BY g.id, place"
    )
    for game, mode, whole, day, ended, place, name, level, score, won, ticks, fastest, *more in results:
        kind = "game" if whole else "round"
        who = (game, mode, kind, day, ended, "", place, _plain(name), level, score, won, "")
        table.writerow((*who, _seconds(ticks), _seconds(fastest), *more))
    runs = records.db.execute("SELECT game, mode, day, deal, name, ticks FROM times ORDER BY id")
    for game, mode, day, deal, name, ticks in runs:
        table.writerow((game, mode, "run", day, "", deal, "", _plain(name), "", "", "", _seconds(ticks), *[""] * 5))
    return told.getvalue()


def _values(records: Records, what: str, game: str, mode: str, name: str) -> list[tuple[str, float]]:
    sql = f"SELECT g.day, {what} {PEOPLE} AND s.name = ? AND g.whole ORDER BY g.day, g.id"
    return records.db.execute(sql, (game, mode, name)).fetchall()


def _weekly(values: Iterable[tuple[str, float]], *, best: bool = False) -> Progress:
    """Return the average, or the smallest, of the values of each week."""
    return [(week, min(found) if best else sum(found) / len(found)) for week, found in _by_week(values)]


def _by_week(values: Iterable[tuple[str, float]]) -> list[tuple[date, list[float]]]:
    """Return the values of each week, by its Monday."""
    weeks: dict[date, list[float]] = {}
    for day, value in values:
        when = date.fromisoformat(day)
        weeks.setdefault(when - timedelta(days=when.weekday()), []).append(value)
    return sorted(weeks.items())


def _seconds(ticks: float | None) -> str:
    return "" if ticks is None else f"{ticks / TICK_RATE:.2f}"


def _plain(name: str) -> str:
    """Return a name as a spreadsheet shows it, whatever it begins with."""
    return f"'{name}" if name.startswith(FORMULAS) else name
