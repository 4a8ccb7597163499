"""Settings: sound, picture, language and devices; everything is felt at once."""

from functools import partial

import pygame

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.page import Page
from games.engine.settings import FULL_VOLUME
from games.engine.theme import DIM
from games.engine.widgets import Widget
from games.engine.words import LANGUAGES
from games.menus import parts
from games.menus.controls_page import ControlsPage
from games.menus.devices_page import DevicesPage
from games.menus.sheet import split

ROW, GAP, PANEL_PAD, PANEL_HEAD = 82.0, 12.0, 30.0, 66.0
PANEL_TOP, PANEL_HEIGHT = 136.0, 458.0
LANGUAGE_TOP, LANGUAGE_HEIGHT, SIDE_SHARE = 616.0, 116.0, 0.26
DEVICES_TOP, DEVICES_HEIGHT, WHY_HEIGHT = 754.0, 196.0, 78.0
FOLDER_TOP, FOLDER_HEIGHT = 966.0, 80.0
VOLUMES = (("effects", "ui/speaker"), ("voice", "ui/voice"), ("music", "ui/music"))
SWITCHES = ("fullscreen", "letters", "calm", "around")
SWITCH_SHARE = 0.34
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}  # each in its own language


class SettingsPage(Page):
    """Two panels: what is heard, and what is seen."""

    music = catalogue.GAMES[0].key  # so that its volume is heard

    def build(self) -> list[Widget]:
        """Return sliders, switches, the languages and the way back."""
        return [*self._sounds(), *self._picture(), *self._languages(), *self._devices(), self._back_button()]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panels below the widgets."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("settings.heading"), sheet.rect(0, 34, sheet.width - 400, 80))
        for number, key in enumerate(("sound", "picture")):
            place = self._panel(number)
            parts.panel(house, canvas, place)
            head = pygame.Rect(place.left + house.px(PANEL_PAD), place.top + house.px(6), place.width, house.px(56))
            parts.line(house, canvas, house.words(f"settings.{key}"), head, 34, DIM)
        for key, place, row in (
            ("language", self._language_panel(), self._language_row()),
            ("devices", self._devices_panel(), self._devices_row()),
        ):
            parts.panel(house, canvas, place)
            left = place.left + house.px(PANEL_PAD)
            head = pygame.Rect(left, row.top, row.left - left - house.px(GAP), row.height)
            parts.line(house, canvas, house.words(f"settings.{key}"), head, 34, DIM)
        self._draw_why(canvas)
        self.draw_widgets(canvas)
        folder = house.words("settings.folder", folder=house.store.folder)
        area = sheet.rect(0, FOLDER_TOP, sheet.width, FOLDER_HEIGHT)
        parts.paragraph(house, canvas, folder, area, 26, DIM, align=0.5)

    def _draw_why(self, canvas: Canvas) -> None:
        """Draw whether keyboards and mice are told apart here, and why."""
        house, place = self.house, self._devices_panel()
        why = house.words(f"devices.why.{house.devices.why}")
        area = pygame.Rect(0, 0, place.width - 2 * house.px(PANEL_PAD), house.px(WHY_HEIGHT))
        area.midbottom = (place.centerx, place.bottom - house.px(GAP))
        parts.paragraph(house, canvas, why, area, 26, DIM, middle=True)

    def _panel(self, number: int) -> pygame.Rect:
        return parts.sheet(self.house).columns(2, PANEL_TOP, PANEL_HEIGHT, 32)[number]

    def _row(self, panel: int, number: int) -> pygame.Rect:
        place, px = self._panel(panel), self.house.px
        top = place.top + px(PANEL_HEAD) + number * px(ROW + GAP)
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
        return [
            Widget(
                f"switch.{key}",
                self._row(1, number),
                house.words(f"settings.{key}"),
                value=house.words("settings.on" if getattr(house.settings, key) else "settings.off"),
                on_adjust=partial(self._switch, key),
                value_share=SWITCH_SHARE,
            )
            for number, key in enumerate(SWITCHES)
        ]

    def _languages(self) -> list[Widget]:
        return [
            Widget(
                f"language.{code}",
                button,
                NAMES[code],
                icon=f"ui/flag-{code}",
                on_ok=partial(self.house.change, "language", code),
                lit=self.house.settings.language == code,
            )
            for code, button in zip(
                LANGUAGES, split(self._language_row(), len(LANGUAGES), self.house.px(GAP)), strict=True
            )
        ]

    def _devices(self) -> list[Widget]:
        """Return the ways to the pages about devices."""
        house = self.house
        pages = (("device_test", "ui/keyboard", DevicesPage), ("controls", "ui/pencil", ControlsPage))
        return [
            Widget(
                key,
                place,
                house.words(f"settings.{key}"),
                icon=icon,
                on_ok=partial(lambda made: house.scenes.push(made(house)), page),
            )
            for (key, icon, page), place in zip(pages, split(self._devices_row(), 2, house.px(GAP)), strict=True)
        ]

    def _language_row(self) -> pygame.Rect:
        place = self._language_panel()
        return self._side_row(place, place.centery - self.house.px(ROW) // 2)

    def _devices_row(self) -> pygame.Rect:
        place = self._devices_panel()
        return self._side_row(place, place.top + self.house.px(GAP))

    def _side_row(self, place: pygame.Rect, top: int) -> pygame.Rect:
        """Return the row of buttons at the right of a panel."""
        px = self.house.px
        left = place.left + round(place.width * SIDE_SHARE)
        return pygame.Rect(left, top, place.right - px(PANEL_PAD) - left, px(ROW))

    def _devices_panel(self) -> pygame.Rect:
        sheet = parts.sheet(self.house)
        return sheet.rect(0, DEVICES_TOP, sheet.width, DEVICES_HEIGHT)

    def _language_panel(self) -> pygame.Rect:
        sheet = parts.sheet(self.house)
        return sheet.rect(0, LANGUAGE_TOP, sheet.width, LANGUAGE_HEIGHT)

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
            self.house.sounds.say("ready")
        elif key == "effects":
            self.house.sounds.effect("card")

    def _switch(self, key: str, _step: int) -> None:
        self.house.change(key, not getattr(self.house.settings, key))
