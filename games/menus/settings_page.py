"""Settings: sound, picture and language; everything is felt at once."""

from functools import partial

import pygame

from games.engine.canvas import Canvas
from games.engine.page import Page
from games.engine.settings import FULL_VOLUME
from games.engine.theme import DIM
from games.engine.widgets import Widget
from games.engine.words import LANGUAGES
from games.menus import parts

TOP, ROW, GAP, PANEL_PAD = 250.0, 96.0, 18.0, 30.0
PANEL_TOP = 160.0
VOLUMES = (("effects", "ui/speaker"), ("voice", "ui/voice"), ("music", "ui/music"))
SWITCHES = (("fullscreen", "ui/eye-off"), ("letters", "ui/letters"), ("calm", "ui/hourglass"))
SWITCH_SHARE = 0.34


class SettingsPage(Page):
    """Two panels: what is heard, and what is seen."""

    def build(self) -> list[Widget]:
        """Return sliders, switches, the languages and the way back."""
        return [*self._sounds(), *self._picture(), self._back_button()]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panels below the widgets."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("settings.heading"), sheet.rect(0, 34, sheet.width - 400, 80))
        for number, key in enumerate(("sound", "picture")):
            place = self._panel(number)
            parts.panel(house, canvas, place)
            head = pygame.Rect(place.left + house.px(PANEL_PAD), place.top + house.px(16), place.width, house.px(60))
            parts.line(house, canvas, house.words(f"settings.{key}"), head, 34, DIM)
        self.draw_widgets(canvas)
        folder = house.words("settings.folder", folder=house.store.folder)
        parts.paragraph(house, canvas, folder, sheet.rect(0, 880, sheet.width, 100), 26, DIM, align=0.5)

    def _panel(self, number: int) -> pygame.Rect:
        return parts.sheet(self.house).columns(2, PANEL_TOP, 680, 32)[number]

    def _row(self, panel: int, number: int) -> pygame.Rect:
        place, px = self._panel(panel), self.house.px
        top = place.top + px(TOP - PANEL_TOP) + number * px(ROW + GAP)
        return pygame.Rect(place.left + px(PANEL_PAD), top, place.width - 2 * px(PANEL_PAD), px(ROW))

    def _sounds(self) -> list[Widget]:
        house = self.house
        return [
            Widget(
                f"volume.{key}",
                self._row(0, number),
                house.words(f"settings.{key}"),
                icon=icon,
                share=getattr(house.settings, key) / FULL_VOLUME,
                on_adjust=partial(self._step_volume, key),
                on_share=partial(self._set_volume, key),
            )
            for number, (key, icon) in enumerate(VOLUMES)
        ]

    def _picture(self) -> list[Widget]:
        house = self.house
        switches = [
            Widget(
                f"switch.{key}",
                self._row(1, number),
                house.words(f"settings.{key}"),
                value=house.words("settings.on" if getattr(house.settings, key) else "settings.off"),
                on_adjust=partial(self._switch, key),
                value_share=SWITCH_SHARE,
            )
            for number, (key, _) in enumerate(SWITCHES)
        ]
        language = Widget(
            "language",
            self._row(1, len(SWITCHES)),
            house.words("settings.language"),
            value=house.words("settings.this_language"),
            on_adjust=self._step_language,
        )
        return [*switches, language]

    def _back_button(self) -> Widget:
        sheet = parts.sheet(self.house)
        place = sheet.rect(sheet.width - 300, 34, 300, 80)
        return Widget("back", place, self.house.words("page.back"), icon="ui/arrow-left", on_ok=self.back)

    def _step_volume(self, key: str, step: int) -> None:
        now = getattr(self.house.settings, key)
        self._set(key, max(0, min(FULL_VOLUME, now + step)))

    def _set_volume(self, key: str, share: float) -> None:
        self._set(key, round(share * FULL_VOLUME))

    def _set(self, key: str, value: int) -> None:
        """Set a volume and let it be heard."""
        if value == getattr(self.house.settings, key):
            return
        self.house.change(key, value)
        if key == "voice":
            self.house.sounds.say("star")
        elif key == "effects":
            self.house.sounds.effect("card")

    def _switch(self, key: str, _step: int) -> None:
        self.house.change(key, not getattr(self.house.settings, key))

    def _step_language(self, step: int) -> None:
        at = LANGUAGES.index(self.house.settings.language)
        self.house.change("language", LANGUAGES[(at + step) % len(LANGUAGES)])
