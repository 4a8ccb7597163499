"""The kiosk's figures: what was played, how long, by how many; what went wrong; presses by device."""

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final

import pygame

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.theme import DIM, GOLD, PAPER
from games.engine.widgets import Style, Widget
from games.kiosk.books import Event
from games.kiosk.desk import Desk
from games.kiosk.input_names import InputNames, kept
from games.menus import parts
from games.menus.sheet import split

EXPORT: Final = "export/kiosk.csv"
TOP, HEIGHT, COLUMNS = 126.0, 794.0, 3
BUTTON_TOP, BUTTON_HEIGHT = 944.0, 88.0
LINE, HEAD, GAP = 41, 50, 20
MOST_LINES: Final = 10  # of one table
TOLD: Final = 0.52  # of the width, for the sentence beside the heading
Lines = Sequence[tuple[str, str]]


class FiguresPage(Page):
    """Shows the books, writes them out, and begins them anew."""

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk
        self._asked = False  # to begin anew, once
        self._told = ""  # where the figures were written

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
        day = date.fromisoformat(self._desk.books.since)
        written = house.words("kiosk.ago.since", day=f"{day:%d}", month=f"{day:%m}", year=f"{day:%Y}")
        heading = house.words("kiosk.figures.heading", day=written)
        parts.heading(house, canvas, heading, sheet.rect(0, 26, sheet.width, 90))
        told = sheet.rect(sheet.width * (1 - TOLD), 26, sheet.width * TOLD, 90)
        parts.paragraph(house, canvas, self._told, told, 26, GOLD, align=1.0, middle=True)
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
        lines = lines[:MOST_LINES] or [(self.house.words("kiosk.figures.nothing"), "")]
        for number, (label, value) in enumerate(lines):
            line = pygame.Rect(row.left, row.bottom + number * px(LINE), row.width, px(LINE))
            written = parts.line(self.house, canvas, value, line, 26, PAPER, align=1.0)
            left = pygame.Rect(line.left, line.top, written.left - line.left - px(12), line.height)
            parts.line(self.house, canvas, label, left, 26, DIM)
        return row.bottom + len(lines) * px(LINE)

    def _columns(self) -> list[list[tuple[str, Lines]]]:
        return [
            [("visits", self._visits()), ("trouble", self._trouble())],
            [("games", self._games()), ("languages", self._languages())],
            [("players", self._players()), ("presses", self._presses())],
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

    def _games(self) -> Lines:
        """Return by game how many rounds were finished and how many games left, and the rounds by mode."""
        books, words = self._desk.books, self.house.words
        ends = [dict(books.by(event, "game")) for event in (Event.ROUND_FINISHED, Event.ROUND_LEFT)]
        modes: Counter[tuple[str, str]] = Counter()
        for count in books.counts():
            if count.what == Event.ROUND_FINISHED:
                modes[count.kind.game, count.kind.mode] += count.amount
        lines = []
        for game in catalogue.GAMES:
            lines.append((words(f"{game.key}.name"), " · ".join(str(end.get(game.key, 0)) for end in ends)))
            for mode in game.modes:
                name = words(f"{game.key}.mode.{mode.key}.name")
                lines.append((words("kiosk.figures.of_game", mode=name), str(modes[game.key, mode.key])))
        return lines

    def _players(self) -> Lines:
        found = sorted(self._desk.books.by(Event.ROUND_FINISHED, "players"))
        return [(self.house.words("kiosk.figures.of_players", count=value), str(count)) for value, count in found]

    def _languages(self) -> Lines:
        found = self._desk.books.by(Event.ROUND_FINISHED, "language")
        return [(self.house.words(f"kiosk.language.{value}"), str(count)) for value, count in found]

    def _presses(self) -> Lines:
        """Return presses by device, those of keyboards by block."""
        inputs = kept(self._desk.books.inputs())
        names = InputNames(self.house, inputs)
        totals: Counter[str] = Counter()
        for where, seen in inputs.items():
            totals[names.group(where)] += seen.presses
        return [(name, str(total)) for name, total in totals.most_common()]

    def _export(self) -> None:
        """Write all figures as CSV into the data folder, and say where."""
        house = self.house
        written = house.store.write(EXPORT, self._desk.books.csv())
        key = "kiosk.figures.exported" if written else "notice.not_kept"
        self._told = house.words(key, file=house.store.folder / EXPORT)

    def _reset(self) -> None:
        """Begin all figures anew, when asked for a second time."""
        if self._asked:
            self._desk.books.reset()
        self._asked = not self._asked


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
