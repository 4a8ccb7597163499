"""The table of the records page: what everybody has reached, a row for each name."""

from collections.abc import Callable, Sequence

import pygame

from games.engine import label, shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.records_figures import Figures
from games.engine.theme import DIM, GOLD, PAPER
from games.menus import parts
from games.menus.records_plots import has_points

ROWS = 7
HEAD, ROW = 64.0, 58.0
NAME_SHARE = 0.25
TEXT, HEAD_TEXT, ROUND = 28, 22, 16
STRIPE = 0.07  # opacity of every other row
NONE = "\N{EN DASH}"  # nothing measured

Cell = Callable[[House, Figures], str]


def seconds(house: House, ticks: float | None) -> str:
    """Return a time in seconds with one decimal."""
    if ticks is None:
        return NONE
    number = f"{ticks / TICK_RATE:.1f}".replace(".", house.words("records.decimal_mark"))
    return house.words("records.seconds", seconds=number)


def clock(house: House, ticks: int | None) -> str:
    """Return a time in minutes and seconds."""
    if ticks is None:
        return NONE
    tenths = ticks * 10 // TICK_RATE
    return f"{tenths // 600}:{tenths // 10 % 60:02}{house.words('records.decimal_mark')}{tenths % 10}"


def number(value: float | None) -> str:
    """Return a number, rounded."""
    return NONE if value is None else f"{value:.0f}".replace("-", "\N{MINUS SIGN}")


CELLS: dict[str, Cell] = {
    "games": lambda _, each: number(each.games),
    "wins": lambda _, each: number(each.wins),
    "sprint": lambda house, each: clock(house, each.sprint),
    "chips": lambda _, each: number(each.chips),
    "cards": lambda house, each: seconds(house, each.ticks),
    "fastest": lambda house, each: seconds(house, each.fastest),
    "best": lambda _, each: number(each.best),
    "points": lambda _, each: number(each.points),
}


def columns(people: Sequence[Figures]) -> list[str]:
    """Return the columns that tell something in a mode."""
    known = {
        "sprint": any(each.sprint is not None for each in people),
        "chips": any(each.chips is not None for each in people),
        "cards": any(each.ticks is not None for each in people),
        "fastest": any(each.fastest is not None for each in people),
        "best": has_points(people),
        "points": has_points(people),
    }
    return [key for key in CELLS if known.get(key, True)]


def draw(house: House, canvas: Canvas, area: pygame.Rect, people: Sequence[Figures], first: int) -> None:
    """Draw the rows from `first` on into an area; the best wins of all are crowned with gold letters."""
    px, shown = house.px, columns(people)
    left = area.left + round(area.width * NAME_SHARE)
    width = (area.right - left) // len(shown)
    for place, key in enumerate(shown):
        head = pygame.Rect(left + place * width + px(4), 0, width - px(8), max(px(HEAD), label.height_of(2)))
        head.bottom = area.top + px(HEAD)
        words = house.words(f"records.column.{key}")
        label.draw(canvas, words, head, px(HEAD_TEXT), DIM, text.Weight.MEDIUM, align=0.5)
    for line, each in enumerate(people[first : first + ROWS]):
        row = pygame.Rect(area.left, area.top + px(HEAD) + line * px(ROW), area.width, px(ROW))
        if line % 2 == 0:
            canvas.blit(shapes.rounded(row.size, px(ROUND), PAPER, STRIPE), row.topleft)
        ink = GOLD if first + line == 0 and each.wins else PAPER
        name = pygame.Rect(row.left + px(20), row.top, left - row.left - px(28), row.height)
        words = each.name or house.words("records.somebody")
        parts.line(house, canvas, words, name, TEXT, ink if each.name else DIM, text.Weight.BOLD)
        for place, key in enumerate(shown):
            cell = pygame.Rect(left + place * width + px(4), row.top, width - px(8), row.height)
            parts.line(house, canvas, CELLS[key](house, each), cell, TEXT, ink, align=0.5)
