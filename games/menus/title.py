"""The title: the name of the house, its games, and the ways to help, settings and out."""

from collections.abc import Callable
from functools import partial

import pygame

from games import catalogue
from games.engine import text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.page import Page
from games.engine.theme import DIM, PAPER
from games.engine.widgets import Style, Widget
from games.engine.words import LANGUAGES
from games.menus import parts
from games.menus.drift import Drift
from games.menus.sheet import split
from games.turnbased.saves import Newer, Saved, people, when

COLUMN = 690.0  # width of the buttons' column
GAP, GAME_HEIGHT, GO_ON_HEIGHT, HEIGHT, FLAG_HEIGHT = 22.0, 132.0, 108.0, 92.0, 88.0
GRID = 2  # columns of the smaller buttons
GO_ON = "go_on"
SMALL = 22  # size of the text below the name of a saved game
NOWHERE = pygame.Rect(0, 0, 1, 1)  # until the column is laid out


class Title(Page):
    """The first page."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._leaving = False  # quit has been pressed once
        self._saves: list[tuple[catalogue.Game, Saved | Newer]] = []
        self._drift = Drift(house, catalogue.GAMES[0].pictures)

    @property
    def animating(self) -> bool:
        """While a card glides."""
        return self._drift.moving

    @staticmethod
    def open(house: House, game_key: str) -> None:
        """Go to the lobby of a game."""
        from games.menus.lobby import Lobby  # noqa: PLC0415 - the first frame need not wait for it

        game = catalogue.find(game_key)
        if game is not None:
            house.scenes.push(Lobby(house, game))

    def back(self) -> None:
        """Stay: only the button quits."""

    def enter(self) -> None:
        """Forget a quit that was asked for once; see whether a game can be gone on with."""
        self._leaving = False
        self._saves = catalogue.saved_games(self.house)
        super().enter()

    def handle(self, given: Input) -> None:
        """Move and press; whoever moves away from the button does not want to quit after all."""
        super().handle(given)
        if self._leaving and self._at != "quit":
            self._leaving = False
            self.layout()

    def tick(self) -> None:
        """Let the cards live."""
        self._drift.tick()

    def build(self) -> list[Widget]:
        """Return the games, the smaller buttons in a grid, and the languages."""
        rows = [
            *((GO_ON_HEIGHT, [Widget(GO_ON, NOWHERE, on_ok=self._go_on)]) for _ in self._saves[:1]),
            *((GAME_HEIGHT, [self._play(game)]) for game in catalogue.GAMES),
            *((HEIGHT, row) for row in self._grid()),
            (FLAG_HEIGHT, self._flags()),
        ]
        sheet, top = parts.sheet(self.house), (1080 - sum(height + GAP for height, _ in rows) + GAP) / 2
        left = sheet.width - COLUMN - max(0.0, (sheet.width - 1500) / 4)
        for height, row in rows:
            for widget, place in zip(
                row, split(sheet.rect(left, top, COLUMN, height), len(row), self.house.px(GAP)), strict=True
            ):
                widget.rect = place
            top += height + GAP
        return [widget for _, row in rows for widget in row]

    def draw(self, canvas: Canvas) -> None:
        """Draw the name on the left, the buttons on the right."""
        super().draw(canvas)
        for widget in self.widgets:
            if widget.key == GO_ON:
                self._draw_saved(canvas, widget.rect)
        house, sheet = self.house, parts.sheet(self.house)
        room = self.widgets[0].rect.left - sheet.rect(0, 0, 1, 1).left - house.px(70)
        area = sheet.rect(0, 110, 1, 1)
        width = min(room, house.px(760))
        middle = area.left + room / 2
        canvas.centre(
            house.sprites.get(f"{catalogue.GAMES[0].key}/logo", width, width // 2),
            (middle, sheet.rect(0, 290, 1, 1).top),
        )
        name = text.fitted(house.words("title.name"), house.px(150), room, PAPER, text.Weight.BOLD)
        canvas.centre(name, (middle, sheet.rect(0, 560, 1, 1).top))
        place = pygame.Rect(round(middle - width / 2), sheet.rect(0, 660, 1, 1).top, width, house.px(120))
        parts.paragraph(house, canvas, house.words("title.tagline"), place, 36, DIM, align=0.5)
        self._drift.draw(
            canvas, pygame.Rect(round(middle - width / 2), sheet.rect(0, 840, 1, 1).top, width, house.px(150))
        )

    def _draw_saved(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw which game is gone on with, by whom and since when; nothing else of it."""
        (game, saved), house, px = self._saves[0], self.house, self.house.px
        canvas.centre(house.sprites.get("ui/play", px(46)), (rect.left + px(48), rect.centery))
        room = pygame.Rect(rect.left + px(86), rect.top + px(10), rect.width - px(106), px(44))
        name, date = house.words(f"{game.key}.name"), when(house, saved)
        if len(self._saves) == 1 and isinstance(saved, Saved):
            heading = house.words("saved.title", game=name)
            below = [f"{people(house, saved, most)} · {date}" for most in (2, 1)]
        else:
            heading, below = house.words("saved.several", count=len(self._saves)), [f"{name} · {date}"]
        parts.line(house, canvas, heading, room, 32)
        fits = [words for words in below if text.font(px(SMALL)).size(words)[0] <= room.width]
        parts.line(house, canvas, [*fits, below[-1]][0], room.move(0, px(44)), SMALL, PAPER)

    def _play(self, game: catalogue.Game) -> Widget:
        words = self.house.words
        return Widget(
            f"game.{game.key}",
            NOWHERE,
            words("title.play", game=words(f"{game.key}.name")),
            icon="ui/play",
            style=Style.PRIMARY,
            on_ok=partial(self.open, self.house, game.key),
            size=44,
        )

    def _grid(self) -> list[list[Widget]]:
        """Return the smaller buttons, row by row."""
        small = [
            self._button("lesson", "ui/question", self._lesson),
            self._button("records", "ui/cup", self._records),
            self._button("settings", "ui/gear", self._settings),
            self._button("quit_sure" if self._leaving else "quit", "ui/quit", self._quit, "quit"),
        ]
        return [small[first : first + GRID] for first in range(0, len(small), GRID)]

    def _button(self, name: str, icon: str, act: Callable[[], None], key: str = "") -> Widget:
        return Widget(key or name, NOWHERE, self.house.words(f"title.{name}"), icon=icon, on_ok=act)

    def _flags(self) -> list[Widget]:
        return [
            Widget(
                f"language.{code}",
                NOWHERE,
                icon=f"ui/flag-{code}",
                on_ok=partial(self.house.change, "language", code),
                lit=self.house.settings.language == code,
            )
            for code in LANGUAGES
        ]

    def _go_on(self) -> None:
        """Go on with the saved game; let one of several be chosen."""
        from games.menus.saved_page import SavedPage  # noqa: PLC0415 - the first frame need not wait for it

        (game, saved), *others = self._saves
        if others or isinstance(saved, Newer):
            self.house.scenes.push(SavedPage(self.house, catalogue.GAMES, self._resume))
        else:
            self._resume(game, saved)

    def _resume(self, game: catalogue.Game, saved: Saved) -> None:
        """Go on with a saved game by way of its lobby, to which it comes back in the end."""
        from games.menus.lobby import Lobby  # noqa: PLC0415 - the first frame need not wait for it

        lobby = Lobby(self.house, game)
        self.house.scenes.push(lobby)
        lobby.resume(saved)

    def _lesson(self) -> None:
        from games.menus.how_to_play import HowToPlay  # noqa: PLC0415 - the first frame need not wait for it

        self.house.scenes.push(HowToPlay(self.house, [game for game in catalogue.GAMES if game.lesson]))

    def _records(self) -> None:
        from games.menus.records_page import RecordsPage  # noqa: PLC0415 - the first frame need not wait for it

        self.house.scenes.push(RecordsPage(self.house))

    def _settings(self) -> None:
        from games.menus.settings_page import SettingsPage  # noqa: PLC0415 - the first frame need not wait for it

        self.house.scenes.push(SettingsPage(self.house))

    def _quit(self) -> None:
        if self._leaving:
            self.house.quit()
        self._leaving = True
