"""The plots of the records page: progress from week to week, seconds a card, two people head to head."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from games.engine import records_figures as figures
from games.engine.house import House
from games.engine.plots import MOST_LINES, MOST_MARKS, Axis, Line, Plot, steps
from games.engine.records import Records
from games.engine.records_figures import Figures, Progress

WEEK = timedelta(days=7)
PER_CENT = 100

Reader = Callable[[Records, str, str, str], Progress]


def progress(house: House, game: str, mode: str, people: Sequence[Figures]) -> Plot | None:
    """Return how people got on: best sprints where it is run against the clock, points, else shares of wins."""
    if any(each.sprint is not None for each in people):
        return _weeks(house, figures.sprints, "sprint", game, mode, people)
    if has_points(people):
        return _weeks(house, figures.points, "points", game, mode, people)
    return _weeks(house, figures.share_of_wins, "wins", game, mode, people)


def cards(house: House, game: str, mode: str, people: Sequence[Figures]) -> Plot | None:
    """Return how many seconds people took for a card."""
    return _weeks(house, figures.seconds_a_card, "cards", game, mode, people)


def versus(house: House, one: str, other: str, score: Sequence[tuple[int, int]]) -> Plot:
    """Return the wins of two people over the games that both have played."""
    count, most = len(score), max(max(pair) for pair in score)
    lines = [
        Line(name, [(0, 0), *((number + 1, pair[which]) for number, pair in enumerate(score))])
        for which, name in enumerate((one, other))
    ]
    words = house.words
    across = Axis(words("records.axis.games"), _numbers(steps(0, count, whole=True)))
    return Plot(
        house, lines, across, Axis(words("records.axis.victories"), _numbers(steps(0, max(1, most), whole=True)))
    )


def has_points(people: Sequence[Figures]) -> bool:
    """Return whether points are what counts: in games without chips and without a measured pace."""
    return all(each.chips is None and each.ticks is None and each.sprint is None for each in people)


def _weeks(house: House, read: Reader, axis: str, game: str, mode: str, people: Sequence[Figures]) -> Plot | None:
    """Return a plot of the values of each week; None when there is none."""
    named = [each.name for each in people if each.name]
    found = [(name, read(house.records, game, mode, name)) for name in named]
    known = [(name, values) for name, values in found if values][:MOST_LINES]
    if not known:
        return None
    lines = [Line(name, [(week.toordinal(), value) for week, value in values]) for name, values in known]
    heights = [value for _, values in known for _, value in values]
    span = (0, PER_CENT) if axis == "wins" else (min(0, *heights), max(1, *heights))
    up = Axis(house.words(f"records.axis.{axis}"), _numbers(steps(*span)))
    weeks = [week for _, values in known for week, _ in values]
    return Plot(house, lines, Axis(house.words("records.axis.weeks"), _dates(house, min(weeks), max(weeks))), up)


def _dates(house: House, first: date, last: date) -> list[tuple[float, str]]:
    """Return the marks of an axis of weeks; a single week stands in the middle."""
    if first == last:
        marks = [(first - WEEK, ""), (first, _day(house, first)), (first + WEEK, "")]
        return [(day.toordinal(), words) for day, words in marks]
    count = (last - first).days // 7
    stride = -(-count // MOST_MARKS)
    shown = [first + number * WEEK for number in range(0, count + 1, stride)]
    marks = [(day, _day(house, day)) for day in shown]
    return [(day.toordinal(), words) for day, words in [*marks, *([(last, "")] if shown[-1] != last else [])]]


def _day(house: House, day: date) -> str:
    return house.words("records.day", day=f"{day:%d}", month=f"{day:%m}")


def _numbers(values: Sequence[float]) -> list[tuple[float, str]]:
    """Return marks with numbers as they are written, without needless zeros."""
    return [(value, f"{value:g}".replace("-", "\N{MINUS SIGN}")) for value in values]
