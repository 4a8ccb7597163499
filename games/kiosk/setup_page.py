"""The kiosk's set-up at the screen: what is offered, for how long, how loud. What is changed here counts at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.theme import DIM
from games.engine.widgets import Widget
from games.engine.words import LANGUAGES
from games.kiosk.config import ALL_GAMES, ALL_MODES, CHECKS, DISTANCES
from games.kiosk.desk import Desk
from games.menus import parts

TABS_TOP, TOP, ROW, GAP, COLUMNS = 136.0, 236.0, 76.0, 10.0, 2
BACK_TOP: Final = 940.0
NEVER: Final = -1  # as the hour of the planned restart


@dataclass(frozen=True)
class Entry:
    """A number of the set-up: in which steps it is changed, and how its value is written."""

    name: str
    step: int
    key: str  # of the words, with {value}


NUMBERS: Final[dict[str, tuple[Entry, ...]]] = {
    "offer": (Entry("seats", 1, "plain"),),
    "times": (
        Entry("idle", 10, "seconds"),
        Entry("away", 5, "seconds"),
        Entry("stops", 1, "plain"),
        Entry("stop", 5, "seconds"),
        Entry("demo", 15, "seconds"),
        Entry("card", 2, "seconds"),
        Entry("restart_hour", 1, "hour"),
    ),
    "sound": (
        Entry("volume_floor", 1, "plain"),
        Entry("volume_ceiling", 1, "plain"),
        Entry("loud_from", 1, "hour"),
        Entry("loud_until", 1, "hour"),
        Entry("loud_every_minutes", 5, "minutes"),
    ),
}


class SetupPage(Page):
    """Three tabs: what is offered, times, sound."""

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk
        self._tab = "offer"

    def build(self) -> list[Widget]:
        """Return the tabs, the entries of the open one, column by column, and the way back."""
        sheet = parts.sheet(self.house)
        entries = [*map(self._number, NUMBERS[self._tab])]
        if self._tab == "offer":
            entries = [*self._choices(), *entries, *self._switches()]
        rows = -(-len(entries) // COLUMNS)
        for number, widget in enumerate(entries):
            column, row = divmod(number, rows)
            widget.rect = sheet.columns(COLUMNS, TOP + row * (ROW + GAP), ROW, 32)[column]
        return [*self._tabs(), *entries, self._way_back()]

    def _tabs(self) -> list[Widget]:
        row = parts.sheet(self.house).columns(len(NUMBERS), TABS_TOP, ROW, 24)
        return [
            Widget(
                f"tab.{name}",
                place,
                self.house.words(f"kiosk.setup.tab.{name}"),
                on_ok=partial(self._open, name),
                lit=name == self._tab,
            )
            for name, place in zip(NUMBERS, row, strict=True)
        ]

    def _open(self, name: str) -> None:
        self._tab = name

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, what may be of interest, and the entries."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("kiosk.operator.setup"), sheet.rect(0, 34, sheet.width, 90))
        about = sheet.rect(0, BACK_TOP, sheet.width - 340, 84)
        parts.paragraph(house, canvas, house.words("kiosk.setup.about"), about, 26, DIM, middle=True)
        self.draw_widgets(canvas)

    def _number(self, entry: Entry) -> Widget:
        value = getattr(self._desk.config, entry.name)
        written = self.house.words(f"kiosk.setup.value.{entry.key}", value=value)
        never = value == NEVER or (entry.name == "loud_every_minutes" and not value)
        return self._row(
            entry.name,
            self.house.words("kiosk.setup.value.never") if never else written,
            partial(self._step, entry),
        )

    def _choices(self) -> list[Widget]:
        config, words = self._desk.config, self.house.words
        return [
            self._row("language", words(f"kiosk.language.{config.language}"), self._step_language),
            self._row("distance", words(f"settings.value.text_size.{config.distance}"), self._step_distance),
        ]

    def _switches(self) -> list[Widget]:
        """Return a switch for each game, mode and language; the last one of a kind cannot be switched off."""
        words = self.house.words
        return [
            *(self._switch("games", key, words(f"{key}.name")) for key in ALL_GAMES),
            *(self._switch("modes", key, self._mode_name(key)) for key in ALL_MODES),
            *(self._switch("languages", code, words(f"kiosk.language.{code}")) for code in LANGUAGES),
        ]

    def _mode_name(self, mode: str) -> str:
        game, key = mode.split(".")
        return f"{self.house.words(f'{game}.name')}: {self.house.words(f'{game}.mode.{key}.name')}"

    def _row(self, name: str, value: str, adjust: Callable[[int], None]) -> Widget:
        return Widget(
            name,
            parts.sheet(self.house).rect(0, 0, 1, 1),
            self.house.words(f"kiosk.setup.{name}"),
            value=value,
            on_adjust=adjust,
            value_share=0.36,
        )

    def _switch(self, field: str, key: str, name: str) -> Widget:
        on = key in getattr(self._desk.config, field)
        place = parts.sheet(self.house).rect(0, 0, 1, 1)
        return Widget(f"{field}.{key}", place, name, on_ok=partial(self._toggle, field, key), lit=on)

    def _way_back(self) -> Widget:
        sheet = parts.sheet(self.house)
        place = sheet.rect(sheet.width - 320, BACK_TOP, 320, 84)
        return Widget("back", place, self.house.words("page.back"), icon="ui/arrow-left", on_ok=self.back)

    def _step(self, entry: Entry, step: int) -> None:
        self._change(entry.name, getattr(self._desk.config, entry.name) + step * entry.step)

    def _step_language(self, step: int) -> None:
        offered = self._desk.config.languages
        at = offered.index(self._desk.config.language)
        self._change("language", offered[(at + step) % len(offered)])

    def _step_distance(self, step: int) -> None:
        at = DISTANCES.index(self._desk.config.distance)
        self._change("distance", DISTANCES[(at + step) % len(DISTANCES)])

    def _toggle(self, field: str, key: str) -> None:
        now = getattr(self._desk.config, field)
        order = {"games": ALL_GAMES, "modes": ALL_MODES, "languages": LANGUAGES}[field]
        fresh = [each for each in order if (each in now) != (each == key)]
        self._change(field, fresh)

    def _change(self, name: str, value: Any) -> None:
        """Change an entry when the value is possible, and agrees with the others."""
        if not CHECKS[name](value):
            return
        kept = self._desk.change(**{name: tuple(value) if isinstance(value, list) else value})
        if not kept:
            self.house.notices.add(self.house.words("notice.not_kept"))
