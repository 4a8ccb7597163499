"""Asks for the operator's PIN on a pad that every device reaches; after the first PIN for a new one, twice.

Keys with digits type them, whatever else they do elsewhere.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.clock import SECOND
from games.engine.house import House
from games.engine.inputs import KEYBOARD, Input, Kind, Move, Press, Seen, menu_move
from games.engine.page import Page
from games.engine.theme import ALARM, DIM, GOLD
from games.engine.widgets import Style, Widget
from games.kiosk.books import Event
from games.kiosk.desk import Desk
from games.kiosk.pin import LONGEST, SHORTEST, is_fit
from games.menus import parts

KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "ok")
COLUMNS: Final = 3
KEY, GAP, PAD_TOP, HEIGHT = 150.0, 18.0, 400.0, 0.86
ICONS: Final = {"erase": "ui/arrow-left", "ok": "ui/tick"}
DOT, DOT_STEP = 34, 62
DIGITS: Final = {
    str(getattr(pygame, f"KSCAN_{prefix}{digit}")): str(digit) for digit in range(10) for prefix in ("", "KP_")
}
"""What keys type, by their code."""


class PinPage(Page):
    """``opened`` is called once the right PIN is there and none is the first one any more."""

    def __init__(self, house: House, desk: Desk, opened: Callable[[], None]) -> None:
        super().__init__(house)
        self._desk = desk
        self._opened = opened
        self._typed = ""
        self._fresh = ""  # a new PIN that has been typed once
        self._step = "ask"  # then "new" and "again", when it was the first one
        self._told = ""  # key of what is wrong
        self._quiet = False  # what a key does elsewhere does not count now: it has typed a digit

    @classmethod
    def changing(cls, house: House, desk: Desk, opened: Callable[[], None]) -> "PinPage":
        """Return the page as it asks for another PIN."""
        page = cls(house, desk, opened)
        page._step = "new"
        return page

    def build(self) -> list[Widget]:
        """Return the keys of the pad, and the way back."""
        sheet, house = parts.sheet(self.house), self.house
        left = (sheet.width - COLUMNS * KEY - (COLUMNS - 1) * GAP) / 2
        keys = []
        for number, name in enumerate(KEYS):
            row, column = divmod(number, COLUMNS)
            top = PAD_TOP + row * (KEY * HEIGHT + GAP)
            place = sheet.rect(left + column * (KEY + GAP), top, KEY, KEY * HEIGHT)
            style = Style.PRIMARY if name == "ok" else Style.PLAIN
            words = "" if name in ICONS else name
            keys.append(
                Widget(
                    name,
                    place,
                    words,
                    icon=ICONS.get(name, ""),
                    on_ok=partial(self._take, name),
                    style=style,
                    size=54,
                )
            )
        back = sheet.rect(sheet.width - 300, 34, 300, 80)
        return [*keys, Widget("back", back, house.words("page.back"), icon="ui/arrow-left", on_ok=self.back)]

    def handle(self, given: Input) -> None:
        """Take digits from keys; the key that goes back takes back a digit first."""
        if isinstance(given, Seen):
            if given.down and given.kind is Kind.KEYBOARD and given.code in DIGITS:
                self._type(DIGITS[given.code])
        elif isinstance(given, Press) and self._quiet and given.source != KEYBOARD:
            return
        elif menu_move(given) is Move.BACK and self._typed:
            self._take("erase")
        else:
            super().handle(given)

    def tick(self) -> None:
        """Let the seconds be seen that a wrong PIN costs."""
        self._quiet = False
        self.house.stale |= self._rest > 0

    def draw(self, canvas: Canvas) -> None:
        """Draw what is asked for, a dot for each digit, what is wrong, and the pad."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        heading = house.words(f"kiosk.pin.{self._step}", least=SHORTEST, most=LONGEST)
        parts.line(house, canvas, heading, sheet.rect(0, 134, sheet.width, 90), 46, align=0.5)
        row = sheet.rect(0, 236, sheet.width, 70)
        for number in range(max(SHORTEST, len(self._typed))):
            at = row.centerx + (number - (max(SHORTEST, len(self._typed)) - 1) / 2) * house.px(DOT_STEP)
            colour = GOLD if number < len(self._typed) else DIM
            canvas.centre(shapes.disc(house.px(DOT), colour, 1.0 if colour == GOLD else 0.35), (at, row.centery))
        told = (
            house.words("kiosk.pin.wait", seconds=self._rest) if self._rest else self._told and house.words(self._told)
        )
        if told:
            parts.line(house, canvas, told, sheet.rect(0, 312, sheet.width, 64), 32, ALARM, align=0.5)
        self.draw_widgets(canvas)

    @property
    def _now(self) -> float:
        return self.house.now() / SECOND

    @property
    def _rest(self) -> int:
        """The seconds to wait after wrong ones."""
        return self._desk.tries.rest(self._now)

    def _type(self, digit: str) -> None:
        """Take a digit; Return is the answer then."""
        self._take(digit)
        self._quiet, self._at = True, "ok"
        self.house.sounds.effect("menu-ok")

    def _take(self, key: str) -> None:
        self._told = ""
        if key == "ok":
            self._answer()
        elif key == "erase":
            self._typed = self._typed[:-1]
        else:
            self._typed = (self._typed + key)[:LONGEST]

    def _answer(self) -> None:
        typed, self._typed = self._typed, ""
        if self._step == "ask":
            self._try(typed)
        elif self._step == "new":
            self._step, self._fresh = ("again", typed) if is_fit(typed) else ("new", "")
            self._told = "" if self._fresh else "kiosk.pin.unfit"
        elif typed == self._fresh:
            if not self._desk.pin.change(typed):
                self.house.notices.add(self.house.words("notice.not_kept"))
            self._open()
        else:
            self._step, self._told = "new", "kiosk.pin.differ"

    def _try(self, typed: str) -> None:
        tries = self._desk.tries
        if not tries.may(self._now):
            return
        if not self._desk.pin.opens(typed):
            tries.miss(self._now)
            self._desk.books.count(Event.WRONG_PIN)
            self._told = "kiosk.pin.wrong"
            return
        tries.hit()
        if self._desk.pin.is_first:
            self._step = "new"
        else:
            self._open()

    def _open(self) -> None:
        self.house.scenes.pop()
        self._opened()
