"""The rules: the pages of a game's reference, one after the other."""

from collections.abc import Sequence

from games.catalogue import Game
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.widgets import Style, Widget
from games.menus import parts

BODY_TOP, BODY_HEIGHT = 150.0, 740.0
BUTTON_TOP, BUTTON_HEIGHT, BUTTON_WIDTH = 930.0, 96.0, 380.0
CHOICE_WIDTH = 420.0


class RulesPage(Page):
    """One page at a time of the reference of one of some games; each game brings its pages along."""

    def __init__(self, house: House, games: Sequence[Game]) -> None:
        super().__init__(house)
        self._games = games
        self._open(0)

    def build(self) -> list[Widget]:
        """Return the buttons to the next and the previous page, and back."""
        words, sheet = self.house.words, parts.sheet(self.house)
        is_last = self._number == len(self._pages) - 1
        onward = Widget(
            "next",
            sheet.rect(sheet.width - BUTTON_WIDTH, BUTTON_TOP, BUTTON_WIDTH, BUTTON_HEIGHT),
            words("lesson.done" if is_last else "lesson.next"),
            icon="ui/tick" if is_last else "ui/arrow-right",
            style=Style.PRIMARY,
            on_ok=lambda: self._turn(1),
        )
        before = Widget(
            "before",
            sheet.rect(0, BUTTON_TOP, BUTTON_WIDTH, BUTTON_HEIGHT),
            words("page.back" if self._number == 0 else "lesson.before"),
            icon="ui/arrow-left",
            on_ok=lambda: self._turn(-1),
        )
        return [onward, before, *self._choice()]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, page and the place in the lesson."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        page = self._pages[self._number]
        parts.heading(house, canvas, house.words(page.heading), sheet.rect(0, 34, sheet.width - CHOICE_WIDTH, 90))
        page.draw(house, canvas, sheet.rect(0, BODY_TOP, sheet.width, BODY_HEIGHT))
        self.draw_widgets(canvas)
        parts.dots(house, canvas, sheet.rect(0, BUTTON_TOP, sheet.width, BUTTON_HEIGHT), len(self._pages), self._number)

    def _choice(self) -> list[Widget]:
        """Return the choice of the game, when there is one."""
        if len(self._games) < 2:  # noqa: PLR2004 - one game is no choice
            return []
        sheet, words = parts.sheet(self.house), self.house.words
        place = sheet.rect(sheet.width - CHOICE_WIDTH, 34, CHOICE_WIDTH, 90)
        return [Widget("game", place, value=words(f"{self._game.key}.name"), on_adjust=self._step_game)]

    def _step_game(self, step: int) -> None:
        self._open((self._games.index(self._game) + step) % len(self._games))

    def _open(self, number: int) -> None:
        self._game = self._games[number]
        self._pages = self._game.lesson_pages()
        self._number = 0

    def _turn(self, step: int) -> None:
        self._number += step
        if not 0 <= self._number < len(self._pages):
            self._number = 0
            self.back()
