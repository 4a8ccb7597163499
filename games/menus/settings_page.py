"""Settings: tabs above, rows on the left, and on the right what the row under the cursor does, felt at once."""

from functools import partial

import pygame

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input, Press
from games.engine.page import Page
from games.engine.settings import FULL_VOLUME
from games.engine.widgets import Widget
from games.engine.words import LANGUAGE_NAMES
from games.menus import head, parts
from games.menus.controls_page import ControlsPage
from games.menus.devices_page import DevicesPage
from games.menus.settings_preview import Preview
from games.menus.settings_rows import TABS, Kind, Row, Tab, next_value, rows, value_words

TABS_TOP, TAB_HEIGHT, TAB_GAP = 136.0, 88.0, 14.0
BODY_TOP, BODY_HEIGHT = 252.0, 780.0
ROW, GAP = 112.0, 18.0
ROWS_SHARE, BETWEEN = 0.58, 32.0
SMALL_SHARE, WIDE_SHARE = 0.34, 0.5  # of a row, for the value of a switch, and for others


class SettingsPage(Page):
    """One tab at a time. The cursor opens a tab by standing on it, a pointer by pressing it."""

    music = catalogue.GAMES[0].key  # so that its volume is heard

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._tab = TABS[0]
        self._preview = Preview(house)

    @property
    def animating(self) -> bool:
        """While the preview moves."""
        return self._preview.moves(self._row)

    def handle(self, given: Input) -> None:
        """Move and press. Who comes up from the rows stands on the open tab; a tab that is moved to is opened."""
        comes_from_tab = self._at.startswith("tab.")
        super().handle(given)
        reached = next((tab for tab in TABS if self._at == f"tab.{tab.key}"), None)
        if reached is None or not isinstance(given, Press) or self.house.scenes.top is not self:
            return
        if comes_from_tab:
            self._open(reached)
        else:
            self._at = f"tab.{self._tab.key}"

    def tick(self) -> None:
        """Let the preview live."""
        self._preview.tick()

    def build(self) -> list[Widget]:
        """Return the rows of the open tab, the tabs, and the way back."""
        return [*self._rows(), *self._tabs(), head.back(self.house, self.back)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets and what the row under the cursor does."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "settings.heading")
        self.draw_widgets(canvas)
        left = sheet.width * ROWS_SHARE + BETWEEN
        self._preview.draw(canvas, sheet.rect(left, BODY_TOP, sheet.width - left, BODY_HEIGHT), self._row)

    @property
    def _row(self) -> Row:
        """The row under the cursor, or the first one."""
        shown = rows(self.house, self._tab)
        return next((row for row in shown if row.key == self._at), shown[0])

    def _rows(self) -> list[Widget]:
        sheet = parts.sheet(self.house)
        width = sheet.width * ROWS_SHARE
        return [
            self._widget(row, sheet.rect(0, BODY_TOP + number * (ROW + GAP), width, ROW))
            for number, row in enumerate(rows(self.house, self._tab))
        ]

    def _widget(self, row: Row, place: pygame.Rect) -> Widget:
        house = self.house
        label = LANGUAGE_NAMES[row.setting] if row.kind is Kind.LANGUAGE else house.words(f"settings.{row.setting}")
        made = Widget(row.key, place, label, icon=row.icon, size=32)
        if row.kind is Kind.VOLUME:
            made.share = getattr(house.settings, row.setting) / FULL_VOLUME
            made.on_adjust, made.on_share = partial(self._step_volume, row), partial(self._set_volume, row)
        elif row.kind is Kind.LANGUAGE:
            made.lit = house.settings.language == row.setting
            made.on_ok = partial(house.change, "language", row.setting)
        elif row.kind is Kind.DOOR:
            made.on_ok = partial(self._go, row.setting)
        else:
            made.value = value_words(house, row)
            made.value_share = SMALL_SHARE if row.kind in (Kind.SWITCH, Kind.DISPLAY) else WIDE_SHARE
            made.on_adjust = partial(self._step, row)
        return made

    def _tabs(self) -> list[Widget]:
        places = parts.sheet(self.house).columns(len(TABS), TABS_TOP, TAB_HEIGHT, TAB_GAP)
        return [
            Widget(
                f"tab.{tab.key}",
                place,
                self.house.words(f"settings.tab.{tab.key}"),
                icon=tab.icon,
                on_ok=partial(self._open, tab),
                lit=tab is self._tab,
            )
            for tab, place in zip(TABS, places, strict=True)
        ]

    def _open(self, tab: Tab) -> None:
        self._tab = tab
        self.layout()

    def _step_volume(self, row: Row, step: int) -> None:
        self._set(row, max(0, min(FULL_VOLUME, getattr(self.house.settings, row.setting) + step)))

    def _set_volume(self, row: Row, share: float) -> None:
        self._set(row, round(share * FULL_VOLUME))

    def _step(self, row: Row, step: int) -> None:
        self._set(row, next_value(self.house, row, step))

    def _set(self, row: Row, value: object) -> None:
        """Set something and let it be felt."""
        if value != getattr(self.house.settings, row.setting):
            self.house.change(row.setting, value)
            self._preview.feel(row)

    def _go(self, door: str) -> None:
        """Open another page, or show the folder by the system's own means."""
        house = self.house
        if door == "folder":
            if not house.open_folder(house.store.folder):
                house.notices.add(house.words("settings.folder_closed", folder=house.store.folder))
        else:
            house.scenes.push(DevicesPage(house) if door == "device_test" else ControlsPage(house))
