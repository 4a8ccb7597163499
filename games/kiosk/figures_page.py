"""The kiosk's figures: what was played, how long, by how many; what went wrong; presses by device."""

from collections.abc import Sequence
from typing import Final

import pygame

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.theme import DIM, GOLD, PAPER
from games.engine.widgets import Style, Widget
from games.kiosk.books import Event
from games.kiosk.desk import Desk
from games.menus import parts
from games.menus.sheet import split

EXPORT: Final = "export/kiosk.csv"
TOP, HEIGHT, COLUMNS = 140.0, 740.0, 3
BUTTON_TOP, BUTTON_HEIGHT = 910.0, 90.0
LINE, HEAD, GAP = 46, 56, 26
MOST_LINES: Final = 7  # of one table
Lines = Sequence[tuple[str, str]]


class FiguresPage(Page):
    """Shows the books, writes them out, and begins them anew."""

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk
        self._asked = False  # to begin anew, once

    def build(self) -> list[Widget]:
        """Return export, reset, and the way back."""
        house, sheet = self.house, parts.sheet(self.house)
        row = split(sheet.rect(0, BUTTON_TOP, sheet.width, BUTTON_HEIGHT), 3, house.px(24))
        words = house.words
        return [
            Widget("back", row[0], words("page.back"), icon="ui/arrow-left", on_ok=self.back),
            Widget("export", row[1], words("kiosk.figures.export"), icon="ui/list", on_ok=self._export),
            Widget(
                "reset",
                row[2],
                words("kiosk.figures.reset_sure" if self._asked else "kiosk.figures.reset"),
                icon="ui/repeat",
                on_ok=self._reset,
                style=Style.PRIMARY if self._asked else Style.PLAIN,
            ),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw three columns of figures, and the buttons."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        heading = house.words("kiosk.figures.heading", day=self._desk.books.since)
        parts.heading(house, canvas, heading, sheet.rect(0, 34, sheet.width, 90))
        for place, tables in zip(sheet.columns(COLUMNS, TOP, HEIGHT, 24), self._columns(), strict=True):
            parts.panel(house, canvas, place)
            top = place.top + house.px(18)
            for name, lines in tables:
                top = self._table(canvas, place, top, name, lines) + house.px(GAP)
        self.draw_widgets(canvas)

    def _table(self, canvas: Canvas, place: pygame.Rect, top: int, name: str, lines: Lines) -> int:
        """Draw a heading and lines of a name and a number; return where they end."""
        px = self.house.px
        row = pygame.Rect(place.left + px(28), top, place.width - px(56), px(HEAD))
        parts.line(self.house, canvas, self.house.words(f"kiosk.figures.{name}"), row, 30, GOLD)
        for number, (label, value) in enumerate(lines[:MOST_LINES]):
            line = pygame.Rect(row.left, row.bottom + number * px(LINE), row.width, px(LINE))
            left = pygame.Rect(line.left, line.top, round(line.width * 0.78), line.height)
            right = pygame.Rect(left.right, line.top, line.width - left.width, line.height)
            parts.line(self.house, canvas, label, left, 26, DIM)
            parts.line(self.house, canvas, value, right, 26, PAPER, align=1.0)
        return row.bottom + len(lines[:MOST_LINES]) * px(LINE)

    def _columns(self) -> list[list[tuple[str, Lines]]]:
        return [
            [("visits", self._visits()), ("trouble", self._trouble())],
            [("games", self._by("game", "{}.name")), ("players", self._by("players"))],
            [("languages", self._by("language", "kiosk.language.{}")), ("presses", self._presses())],
        ]

    def _visits(self) -> Lines:
        books, words = self._desk.books, self.house.words
        sessions, rounds = books.total(Event.SESSION), books.total(Event.ROUND_FINISHED)
        average = books.total(Event.SESSION_SECONDS) / max(1, sessions)
        of_a_round = books.total(Event.ROUND_SECONDS) / max(1, rounds)
        values = {
            "sessions": str(sessions),
            "session_length": _minutes(average),
            "finished": str(rounds),
            "left": str(books.total(Event.ROUND_LEFT)),
            "round_length": _minutes(of_a_round),
            "idle": str(books.total(Event.IDLE_RESET)),
        }
        return [(words(f"kiosk.figures.{name}"), value) for name, value in values.items()]

    def _trouble(self) -> Lines:
        books, words = self._desk.books, self.house.words
        values = {
            "crashes": str(books.total(Event.CRASH)),
            "hangs": str(books.total(Event.HANG)),
            "restarts": str(books.total(Event.RESTART)),
            "up_time": f"{books.total(Event.UP_SECONDS) / 3600:.1f} h",
            "wrong_pins": str(books.total(Event.WRONG_PIN)),
        }
        return [(words(f"kiosk.figures.{name}"), value) for name, value in values.items()]

    def _by(self, field: str, key: str = "") -> Lines:
        """Return finished rounds split by a field; values are words of the key, or stand for themselves."""
        found = self._desk.books.by(Event.ROUND_FINISHED, field)
        return [(self.house.words(key.format(value)) if key else value, str(count)) for value, count in found]

    def _presses(self) -> Lines:
        totals: dict[str, int] = {}
        for seen in self._desk.books.inputs():
            totals[seen.device] = totals.get(seen.device, 0) + seen.presses
        return [(device, str(count)) for device, count in sorted(totals.items(), key=lambda item: -item[1])]

    def _export(self) -> None:
        """Write all figures as CSV into the data folder, and say where."""
        house = self.house
        written = house.store.write(EXPORT, self._desk.books.csv())
        key = "kiosk.figures.exported" if written else "notice.not_kept"
        house.notices.add(house.words(key, file=house.store.folder / EXPORT))

    def _reset(self) -> None:
        """Begin all figures anew, when asked for a second time."""
        if self._asked:
            self._desk.books.reset()
        self._asked = not self._asked


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
