"""Saved games: all that can be gone on with, a few on each page; each is gone on with or deleted, asked once more."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from games.catalogue import Game, saved_games
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.page import Page
from games.engine.theme import DIM
from games.engine.widgets import Widget
from games.menus import head, parts
from games.menus.saved_picture import draw_game
from games.turnbased.saves import Newer, Saved, forget

ROWS = 4  # on a page
TOP, ROW_HEIGHT, GAP = 150.0, 172.0, 18.0
DELETE_WIDTH, TURN_WIDTH = 330.0, 380.0
TURN_TOP, BUTTON_HEIGHT = 930.0, 96.0


class SavedPage(Page):
    """The saved games of some games; ``choose`` goes on with one, after this page is gone."""

    def __init__(self, house: House, games: Sequence[Game], choose: Callable[[Game, Saved], None]) -> None:
        super().__init__(house)
        self._games = games
        self._choose = choose
        self._all: list[tuple[Game, Saved | Newer]] = []
        self._number = 0  # of the page
        self._sure: Path | None = None  # the game whose deletion was asked for once

    def enter(self) -> None:
        """Look for the saved games."""
        self._find()
        super().enter()

    def handle(self, given: Input) -> None:
        """Move and press; whoever moves away from the button does not want to delete after all."""
        super().handle(given)
        if self._sure and not self._at.startswith("delete."):
            self._sure = None
            self.layout()

    def build(self) -> list[Widget]:
        """Return a button for each game, one to delete it, those that turn the page, and the way back."""
        rows = [self._row(number, each) for number, each in enumerate(self._shown)]
        deletes = [
            self._delete(number, saved) for number, (_, saved) in enumerate(self._shown) if isinstance(saved, Saved)
        ]
        made = [*rows, *deletes, *self._turns(), head.back(self.house, self.back)]
        return sorted(made, key=lambda widget: not widget.enabled)

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading, the games, and the place in the list."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "saved.heading")
        self.draw_widgets(canvas)
        for number, (game, saved) in enumerate(self._shown):
            draw_game(house, canvas, self._place(number), game, saved)
        if not self._all:
            middle = sheet.rect(0, TOP, sheet.width, TURN_TOP - TOP)
            parts.line(house, canvas, house.words("saved.none"), middle, 36, DIM, align=0.5)
        if self._pages > 1:
            parts.dots(house, canvas, sheet.rect(0, TURN_TOP, sheet.width, BUTTON_HEIGHT), self._pages, self._number)

    # What is shown

    @property
    def _pages(self) -> int:
        return -(-len(self._all) // ROWS)

    @property
    def _shown(self) -> list[tuple[Game, Saved | Newer]]:
        return self._all[self._number * ROWS :][:ROWS]

    def _find(self) -> None:
        self._all = saved_games(self.house, self._games)
        self._number = max(0, min(self._number, self._pages - 1))

    def _place(self, number: int) -> pygame.Rect:
        sheet = parts.sheet(self.house)
        return sheet.rect(0, TOP + number * (ROW_HEIGHT + GAP), sheet.width - DELETE_WIDTH - GAP, ROW_HEIGHT)

    # The widgets

    def _row(self, number: int, each: tuple[Game, Saved | Newer]) -> Widget:
        game, saved = each
        if isinstance(saved, Newer):
            return Widget(f"game.{number}", self._place(number), enabled=False)
        return Widget(f"game.{number}", self._place(number), on_ok=partial(self._go_on, game, saved))

    def _delete(self, number: int, saved: Saved) -> Widget:
        place, sheet = self._place(number), parts.sheet(self.house)
        beside = pygame.Rect(sheet.rect(sheet.width - DELETE_WIDTH, 0, DELETE_WIDTH, 1))
        words = self.house.words("saved.delete_sure" if saved.path == self._sure else "saved.delete")
        return Widget(
            f"delete.{number}",
            pygame.Rect(beside.left, place.top, beside.width, place.height),
            words,
            icon="ui/trash",
            on_ok=partial(self._ask_or_delete, number, saved),
            lit=saved.path == self._sure,
        )

    def _turns(self) -> list[Widget]:
        """Return the buttons to the pages before and after, in a ring."""
        if self._pages <= 1:
            return []
        sheet = parts.sheet(self.house)
        return [
            Widget(
                key,
                sheet.rect(left, TURN_TOP, TURN_WIDTH, BUTTON_HEIGHT),
                self.house.words(f"lesson.{key}"),
                icon=icon,
                on_ok=partial(self._turn, step),
            )
            for key, left, icon, step in (
                ("before", 0, "ui/arrow-left", -1),
                ("next", sheet.width - TURN_WIDTH, "ui/arrow-right", 1),
            )
        ]

    # What they do

    def _go_on(self, game: Game, saved: Saved) -> None:
        self.house.scenes.pop()
        self._choose(game, saved)

    def _ask_or_delete(self, number: int, saved: Saved) -> None:
        """Ask once more, then delete; the cursor goes to the game that moves up, so that nobody deletes two at once."""
        if self._sure != saved.path:
            self._sure = saved.path
            return
        forget(self.house, saved)
        self._sure = None
        self._find()
        self._at = f"game.{min(number, len(self._shown) - 1)}"

    def _turn(self, step: int) -> None:
        self._number = (self._number + step) % self._pages
