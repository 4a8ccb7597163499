"""The kiosk's set-up at the screen: what is offered, for how long, how loud. What is changed here counts at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.theme import DIM, GOLD
from games.engine.widgets import Widget
from games.engine.words import LANGUAGES
from games.kiosk.config import ALL_GAMES, ALL_MODES, CHECKS, DISTANCES
from games.kiosk.desk import Desk
from games.menus import parts

TABS_TOP, TOP = 136.0, 236.0
ROW, GAP, SIDE_GAP = 76.0, 10.0, 32.0
TALL_ROW, TALL_GAP = 96.0, 18.0  # of the tabs with few entries
HEAD, HEAD_GAP, INDENT = 44.0, 6.0, 48.0
VALUE_SHARE: Final = 0.42  # of an entry's width
COLUMNS, OFFER_COLUMNS = 2, 3
ABOUT_TOP, ABOUT_HEIGHT = 726.0, 170.0
BACK_TOP: Final = 940.0
NEVER: Final = -1  # as the hour of the planned restart
SECOND_COLUMN: Final = ("tripolo", "triqueta")  # of the games; the others stand in the third one


@dataclass(frozen=True)
class Entry:
    """A number of the set-up: in which steps it is changed, and how its value is written."""

    name: str
    step: int
    key: str  # of the words, with {value}


NUMBERS: Final[dict[str, tuple[Entry, ...]]] = {
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


TABS: Final = ("offer", *NUMBERS)
SEATS: Final = Entry("seats", 1, "plain")


class SetupPage(Page):
    """Three tabs: what is offered, times, sound; below them a sentence about the entry under the cursor."""

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk
        self._tab = "offer"

    def build(self) -> list[Widget]:
        """Return the tabs, the entries of the open one, column by column, and the way back."""
        entries = self._offer() if self._tab == "offer" else self._numbers()
        return [*self._tabs(), *entries, self._way_back()]

    def _numbers(self) -> list[Widget]:
        sheet = parts.sheet(self.house)
        entries = [*map(self._number, NUMBERS[self._tab])]
        rows = -(-len(entries) // COLUMNS)
        for number, widget in enumerate(entries):
            column, row = divmod(number, rows)
            widget.rect = sheet.columns(COLUMNS, TOP + row * (TALL_ROW + TALL_GAP), TALL_ROW, SIDE_GAP)[column]
        return entries

    def _offer(self) -> list[Widget]:
        """Return what sessions begin with and the languages, then the games, each with its modes."""
        words = self.house.words
        languages = [self._switch("languages", code, words(f"kiosk.language.{code}")) for code in LANGUAGES]
        games = [game for game in ALL_GAMES if game in SECOND_COLUMN]
        others = [game for game in ALL_GAMES if game not in SECOND_COLUMN]
        begin = [self._row("language", words(f"kiosk.language.{self._desk.config.language}"), self._step_language)]
        begin.append(self._row("distance", self._distance(), self._step_distance))
        begin.append(self._number(SEATS))
        for widget in begin:  # the columns are narrow here: the words stand above the value
            widget.text, widget.caption = "", widget.text
        return [
            *self._stacked(begin, 0, 0),
            *self._stacked(languages, 0, len(begin), after_heads=2),
            *self._stacked(self._games(games), 1, 0),
            *self._stacked(self._games(others), 2, 0),
        ]

    def _stacked(self, entries: list[Widget], column: int, above: int, after_heads: int = 1) -> list[Widget]:
        """Put entries into a column, below so many others and headings; those of modes are indented."""
        sheet = parts.sheet(self.house)
        for number, widget in enumerate(entries):
            top = TOP + after_heads * (HEAD + HEAD_GAP) + (above + number) * (ROW + GAP)
            widget.rect = sheet.columns(OFFER_COLUMNS, top, ROW, SIDE_GAP)[column]
            if widget.key.startswith("modes."):
                indent = self.house.px(INDENT)
                widget.rect.left, widget.rect.width = widget.rect.left + indent, widget.rect.width - indent
        return entries

    def _games(self, games: Sequence[str]) -> list[Widget]:
        """Return a switch for each game, and below it those of its modes."""
        words = self.house.words
        made = []
        for game in games:
            made.append(self._switch("games", game, words(f"{game}.name")))
            modes = [mode for mode in ALL_MODES if mode.startswith(f"{game}.")]
            made += [self._switch("modes", mode, words("{}.mode.{}.name".format(*mode.split(".")))) for mode in modes]
        return made

    def _tabs(self) -> list[Widget]:
        row = parts.sheet(self.house).columns(len(TABS), TABS_TOP, ROW, 24)
        return [
            Widget(
                f"tab.{name}",
                place,
                self.house.words(f"kiosk.setup.tab.{name}"),
                on_ok=partial(self._open, name),
                lit=name == self._tab,
            )
            for name, place in zip(TABS, row, strict=True)
        ]

    def _open(self, name: str) -> None:
        self._tab = name

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, what may be of interest, and the entries."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("kiosk.operator.setup"), sheet.rect(0, 34, sheet.width, 90))
        if self._tab == "offer":
            self._draw_heads(canvas)
            about = sheet.rect(0, BACK_TOP - 14, sheet.width - 360, 112)
            parts.paragraph(house, canvas, self._about(), about, 28, DIM, middle=True)
        else:
            panel = sheet.rect(0, ABOUT_TOP, sheet.width, ABOUT_HEIGHT)
            parts.panel(house, canvas, panel)
            parts.paragraph(house, canvas, self._about(), panel.inflate(-house.px(80), 0), 34, middle=True)
        self.draw_widgets(canvas)

    def _draw_heads(self, canvas: Canvas) -> None:
        sheet = parts.sheet(self.house)
        below = TOP + HEAD + HEAD_GAP + 3 * (ROW + GAP)
        for column, top, key in ((0, TOP, "begin"), (0, below, "languages"), (1, TOP, "games")):
            place = sheet.columns(OFFER_COLUMNS, top, HEAD, SIDE_GAP)[column]
            parts.line(self.house, canvas, self.house.words(f"kiosk.setup.head.{key}"), place, 30, GOLD)

    def _about(self) -> str:
        """Return the sentence about the entry under the cursor."""
        key = f"kiosk.setup.about.{self._at.partition('.')[0]}"
        return self.house.words(key if self.house.words.has(key) else "kiosk.setup.about.all")

    def _number(self, entry: Entry) -> Widget:
        value = getattr(self._desk.config, entry.name)
        written = self.house.words(f"kiosk.setup.value.{entry.key}", value=value)
        never = value == NEVER or (entry.name == "loud_every_minutes" and not value)
        return self._row(
            entry.name,
            self.house.words("kiosk.setup.value.never") if never else written,
            partial(self._step, entry),
        )

    def _distance(self) -> str:
        return self.house.words(f"settings.value.text_size.{self._desk.config.distance}")

    def _row(self, name: str, value: str, adjust: Callable[[int], None]) -> Widget:
        return Widget(
            name,
            parts.sheet(self.house).rect(0, 0, 1, 1),
            self.house.words(f"kiosk.setup.{name}"),
            value=value,
            on_adjust=adjust,
            value_share=VALUE_SHARE,
        )

    def _switch(self, field: str, key: str, name: str) -> Widget:
        on = key in getattr(self._desk.config, field)
        place = parts.sheet(self.house).rect(0, 0, 1, 1)
        icon = "ui/tick" if on else "ui/cross"
        return Widget(f"{field}.{key}", place, name, icon=icon, on_ok=partial(self._toggle, field, key), lit=on)

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
        """Switch a game, a mode or a language; a game comes with its modes, and a mode with its game."""
        now = getattr(self._desk.config, field)
        order = {"games": ALL_GAMES, "modes": ALL_MODES, "languages": LANGUAGES}[field]
        self._change(field, [each for each in order if (each in now) != (each == key)], self._company(field, key))

    def _company(self, field: str, key: str) -> dict[str, tuple[str, ...]]:
        """Return what has to be offered so that a game or a mode can be."""
        config = self._desk.config
        if field == "games" and not any(mode.startswith(f"{key}.") for mode in config.modes):
            return {"modes": tuple(mode for mode in ALL_MODES if mode in config.modes or mode.startswith(f"{key}."))}
        game = key.partition(".")[0]
        if field == "modes" and key not in config.modes:
            return {"games": tuple(each for each in ALL_GAMES if each in config.games or each == game)}
        return {}

    def _change(self, name: str, value: Any, company: Mapping[str, Any] | None = None) -> None:
        """Change an entry, and others along with it, when the value is possible."""
        if not CHECKS[name](value):
            return
        kept = self._desk.change(**{name: tuple(value) if isinstance(value, list) else value}, **(company or {}))
        if not kept:
            self.house.notices.add(self.house.words("notice.not_kept"))
