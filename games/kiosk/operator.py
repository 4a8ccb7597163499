"""The operator's menu: tests, figures, set-up, PIN, restart and power; beside it, what is wrong at the moment."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

import pygame

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.theme import DIM, GOLD, PAPER
from games.engine.widgets import Style, Widget
from games.kiosk.books import Event
from games.kiosk.desk import Desk
from games.kiosk.figures_page import FiguresPage
from games.kiosk.heart import EXIT_END, EXIT_POWER_OFF, EXIT_RESTART
from games.kiosk.pin_page import PinPage
from games.kiosk.setup_page import SetupPage
from games.kiosk.tests_page import TestsPage
from games.menus import parts
from games.menus.controls_page import ControlsPage

ENTRY, GAP, TOP, WIDTH = 84.0, 14.0, 150.0, 560.0
STATE: Final = 48  # height of a line about how things stand
ENDINGS: Final = {"restart": EXIT_RESTART, "power_off": EXIT_POWER_OFF, "end": EXIT_END}
ICONS: Final = {
    "tests": "ui/keyboard",
    "figures": "ui/list",
    "setup": "ui/gear",
    "controls": "ui/pencil",
    "pin": "ui/lock",
    "restart": "ui/repeat",
    "power_off": "ui/quit",
    "end": "ui/home",
    "back": "ui/arrow-left",
}


class OperatorPage(Page):
    """What the operator finds behind the PIN."""

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk
        self._asked = ""  # the ending that has been pressed once

    def enter(self) -> None:
        """Come back from a page: what was set there, bindings above all, is what sessions begin with."""
        self._asked = ""
        super().enter()

    def build(self) -> list[Widget]:
        """Return the entries."""
        house, desk = self.house, self._desk
        acts: dict[str, Callable[[], None]] = {
            "tests": lambda: house.scenes.push(TestsPage(house, desk)),
            "figures": lambda: house.scenes.push(FiguresPage(house, desk)),
            "setup": lambda: house.scenes.push(SetupPage(house, desk)),
            "controls": lambda: house.scenes.push(Bindings(house, desk)),
            "pin": lambda: house.scenes.push(PinPage.changing(house, desk, lambda: None)),
            "restart": lambda: self._end("restart"),
            "power_off": lambda: self._end("power_off"),
            "end": lambda: self._end("end"),
            "back": self.back,
        }
        if not desk.config.power_off:
            del acts["power_off"]
        sheet = parts.sheet(house)
        made = []
        for number, (name, act) in enumerate(acts.items()):
            key = f"kiosk.operator.{name}{'_sure' if name == self._asked else ''}"
            place = sheet.rect(0, TOP + number * (ENTRY + GAP), WIDTH, ENTRY)
            style = Style.PRIMARY if name == self._asked else Style.PLAIN
            made.append(Widget(name, place, house.words(key), icon=ICONS[name], on_ok=act, style=style, size=30))
        return made

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, entries, and what is wrong."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("kiosk.operator.heading"), sheet.rect(0, 40, sheet.width, 90))
        room = sheet.rect(WIDTH + 40, TOP, sheet.width - WIDTH - 40, 9 * ENTRY + 8 * GAP)
        parts.panel(house, canvas, room)
        inner = room.inflate(-house.px(60), -house.px(50))
        complaints = self._desk.complaints()
        head = house.words("kiosk.operator.wrong" if complaints else "kiosk.operator.well")
        line = pygame.Rect(inner.left, inner.top, inner.width, house.px(60))
        parts.line(house, canvas, head, line, 36, GOLD if complaints else DIM)
        top = line.bottom + house.px(16)
        for sentence in complaints:
            area = pygame.Rect(inner.left, top, inner.width, max(1, inner.bottom - top))
            top = parts.paragraph(house, canvas, sentence, area, 28, PAPER) + house.px(18)
        self._draw_state(canvas, inner)
        self.draw_widgets(canvas)

    def _draw_state(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw at the foot of an area since when the program runs, and what has happened today."""
        house, books = self.house, self._desk.books
        today = house.moment().date()
        sessions, rounds = (books.total(event, today) for event in (Event.SESSION, Event.ROUND_FINISHED))
        started = datetime.fromisoformat(self._desk.started)
        since = {"day": f"{started:%d}", "month": f"{started:%m}", "hour": f"{started:%H}", "minute": f"{started:%M}"}
        told = (
            house.words("kiosk.operator.since", **since),
            house.words("kiosk.operator.today", sessions=sessions, rounds=rounds),
        )
        for number, sentence in enumerate(reversed(told)):
            row = pygame.Rect(area.left, area.bottom - (number + 1) * house.px(STATE), area.width, house.px(STATE))
            parts.line(house, canvas, sentence, row, 28, DIM)

    def _end(self, name: str) -> None:
        """End the program, when asked for a second time."""
        if self._asked == name:
            self._desk.end(ENDINGS[name])
        self._asked = name


class Bindings(ControlsPage):
    """The page on which controls are changed; what is changed here is kept for every session."""

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk

    def close(self) -> None:
        """Keep what was set."""
        super().close()
        self._desk.adopt_settings()
