"""Where visitors choose: the game, the language, how loud it is, how large the texts are. It is all put back later."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from games.catalogue import Game
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.settings import FULL_VOLUME, TEXTS
from games.engine.theme import DIM
from games.engine.widgets import Style, Widget
from games.engine.words import LANGUAGE_NAMES
from games.kiosk.attract import games_of
from games.kiosk.config import Config
from games.menus import parts
from games.menus.lobby import Lobby
from games.menus.sheet import split

HEAD_TOP, GAMES_TOP, GAMES_HEIGHT = 44.0, 160.0, 400.0
PICTURES, PICTURE, PICTURE_SHARE = 3, 180, 0.28  # how many, pixels, share of the button's width
ROW_HEIGHT, GAP = 90.0, 24.0
FLAGS_TOP, COMFORT_TOPS, BACK_TOP = 590.0, (704.0, 818.0), 948.0
SWITCHES: Final = {"letters": "ui/letters", "calm": "ui/motion"}
SIZE_SHARE: Final = 0.42  # of its widget, for the size of texts
SIZES: Final = TEXTS["text_size"]


class Chooser(Page):
    """The visitors' own title page."""

    def __init__(self, house: House, config: Config, volume: Callable[[int], None]) -> None:
        """Take what the kiosk offers; ``volume`` sets how loud it shall be, in tenths."""
        super().__init__(house)
        self._config = config
        self._set_volume = volume
        self._games = games_of(config)

    def open(self, game: Game) -> None:
        """Go to the lobby of a game, with the modes and places that this kiosk offers."""
        self.house.scenes.push(Lobby(self.house, narrowed(game, self._config)))

    def build(self) -> list[Widget]:
        """Return games, languages, comfort, and the way back."""
        return [*self._game_buttons(), *self._flags(), *self._comfort(), self._way_back()]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, widgets, and a picture above each game's name."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.line(house, canvas, house.words("kiosk.choose"), sheet.rect(0, HEAD_TOP, sheet.width, 100), 60, align=0.5)
        self.draw_widgets(canvas)
        for game, widget in zip(self._games, self.widgets, strict=False):
            self._draw_game(canvas, game, widget.rect)

    def _draw_game(self, canvas: Canvas, game: Game, rect: pygame.Rect) -> None:
        house = self.house
        side = min(house.px(PICTURE), round(rect.width * PICTURE_SHARE))
        shown = game.pictures[:PICTURES]
        for number, picture in enumerate(shown):
            middle = rect.centerx + (number - (len(shown) - 1) / 2) * side * 1.06, rect.top + house.px(140)
            canvas.centre(house.sprites.get(picture, side), middle)
        name = pygame.Rect(rect.left, rect.bottom - house.px(140), rect.width, house.px(64))
        parts.line(house, canvas, house.words(f"{game.key}.name"), name, 48, align=0.5)
        about = house.words(f"kiosk.about.{game.key}")
        parts.line(house, canvas, about, name.move(0, house.px(62)).inflate(-house.px(30), 0), 28, DIM, align=0.5)

    def _game_buttons(self) -> list[Widget]:
        places = parts.sheet(self.house).columns(len(self._games), GAMES_TOP, GAMES_HEIGHT, GAP)
        return [
            Widget(f"game.{game.key}", place, on_ok=partial(self.open, game))
            for game, place in zip(self._games, places, strict=True)
        ]

    def _flags(self) -> list[Widget]:
        sheet, house = parts.sheet(self.house), self.house
        row = sheet.rect(0, FLAGS_TOP, sheet.width, ROW_HEIGHT)
        codes = self._config.languages
        return [
            Widget(
                f"language.{code}",
                place,
                LANGUAGE_NAMES[code],
                icon=f"ui/flag-{code}",
                on_ok=partial(house.change, "language", code),
                lit=house.settings.language == code,
            )
            for code, place in zip(codes, split(row, len(codes), house.px(GAP)), strict=True)
        ]

    def _comfort(self) -> list[Widget]:
        """Return volume, size of texts, colour letters, and less motion."""
        house, sheet = self.house, parts.sheet(self.house)
        rows = (sheet.rect(0, top, sheet.width, ROW_HEIGHT) for top in COMFORT_TOPS)
        places = [place for row in rows for place in split(row, 2, house.px(GAP))]
        settings = house.settings
        return [
            Widget(
                "volume",
                places[0],
                house.words("kiosk.volume"),
                icon="ui/speaker",
                share=settings.effects / FULL_VOLUME,
                on_adjust=lambda step: self._set_volume(settings.effects + step),
                on_share=lambda share: self._set_volume(round(share * FULL_VOLUME)),
            ),
            Widget(
                "text_size",
                places[1],
                house.words("settings.text_size"),
                icon="ui/text-size",
                value=house.words(f"settings.value.text_size.{settings.text_size}"),
                on_adjust=self._step_text,
                size=28,
                value_share=SIZE_SHARE,
            ),
            self._switch("letters", places[2]),
            self._switch("calm", places[3]),
        ]

    def _switch(self, key: str, place: pygame.Rect) -> Widget:
        house = self.house
        on = bool(getattr(house.settings, key))
        return Widget(
            key,
            place,
            house.words(f"settings.{key}"),
            icon=SWITCHES[key],
            on_ok=lambda: house.change(key, not on),
            lit=on,
            size=28,
        )

    def _step_text(self, step: int) -> None:
        now = SIZES.index(self.house.settings.text_size)
        self.house.change("text_size", SIZES[(now + step) % len(SIZES)])

    def _way_back(self) -> Widget:
        sheet = parts.sheet(self.house)
        place = sheet.rect((sheet.width - 460) / 2, BACK_TOP, 460, ROW_HEIGHT)
        words = self.house.words("page.back")
        return Widget("back", place, words, icon="ui/arrow-left", on_ok=self.back, style=Style.QUIET)


def narrowed(game: Game, config: Config) -> Game:
    """Return a game with the modes and the places that a kiosk offers."""
    modes = tuple(
        replace(mode, most=max(mode.fewest, min(mode.most, config.seats)))
        for mode in game.modes
        if f"{game.key}.{mode.key}" in config.modes
    )
    return replace(game, modes=modes)
