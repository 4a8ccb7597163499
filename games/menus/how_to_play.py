"""How to play: try it hands-on, or read the rules."""

from collections.abc import Sequence
from functools import partial

import pygame

from games.catalogue import Game
from games.engine import text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import TOUCH
from games.engine.page import Page
from games.engine.scene import Scene
from games.engine.theme import INK, PAPER, Colour
from games.engine.widgets import Style, Widget
from games.menus import parts
from games.menus.invitations import place_for
from games.menus.rules_page import RulesPage

HEAD_TOP, HEAD_HEIGHT, CHOICE_WIDTH = 34.0, 90.0, 420.0
CARDS_TOP, CARDS_HEIGHT, GAP = 200.0, 640.0, 44.0
BACK_TOP, BACK_WIDTH, BACK_HEIGHT = 930.0, 380.0, 96.0
ICON, ICON_MIDDLE = 250.0, 0.32  # its place: a share of a card's height
NAME, NAME_MIDDLE, ABOUT = 64, 0.66, 34
CARDS = {"try": "ui/touch", "rules": "ui/list"}


class HowToPlay(Page):
    """The choice for one of some games. ``lobby`` is where "Play now" leads to; without one it is opened."""

    def __init__(self, house: House, games: Sequence[Game], lobby: Scene | None = None) -> None:
        super().__init__(house)
        self._games = games
        self._game = games[0]
        self._lobby = lobby

    def build(self) -> list[Widget]:
        """Return the two ways, the choice of the game, and back."""
        sheet, words = parts.sheet(self.house), self.house.words
        acts = {"try": self._try, "rules": self._rules}
        offered = [key for key in CARDS if key != "try" or self._game.guided]
        places = sheet.columns(len(offered), CARDS_TOP, CARDS_HEIGHT, GAP)
        cards = [
            Widget(key, place, on_ok=acts[key], style=Style.PRIMARY if number == 0 else Style.PLAIN)
            for number, (key, place) in enumerate(zip(offered, places, strict=True))
        ]
        back = sheet.rect(0, BACK_TOP, BACK_WIDTH, BACK_HEIGHT)
        leave = Widget("back", back, words("page.back"), "ui/arrow-left", on_ok=self.back)
        return [*cards, *self._choice(), leave]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading and the two cards."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        place = sheet.rect(0, HEAD_TOP, sheet.width - CHOICE_WIDTH, HEAD_HEIGHT)
        title = house.words("how_to_play.heading")
        if len(self._games) == 1:
            title = f"{title}: {house.words(f'{self._game.key}.name')}"
        parts.heading(house, canvas, title, place)
        self.draw_widgets(canvas)
        for widget in self.widgets:
            if widget.key in CARDS:
                self._draw_card(canvas, widget, INK if widget.style is Style.PRIMARY else PAPER)

    def _draw_card(self, canvas: Canvas, widget: Widget, ink: Colour) -> None:
        """Draw picture, name and a sentence into a card."""
        house, rect, key = self.house, widget.rect, widget.key
        icon = widgets.icon(house, CARDS[key], house.px(ICON), ink)
        canvas.centre(icon, (rect.centerx, rect.top + rect.height * ICON_MIDDLE))
        room = rect.inflate(-house.px(80), 0)
        name = text.fitted(house.words(f"how_to_play.{key}"), house.px(NAME), room.width, ink, text.Weight.BOLD)
        middle = rect.top + rect.height * NAME_MIDDLE
        canvas.centre(name, (rect.centerx, middle))
        top = round(middle) + house.px(NAME) * 2 // 3
        below = pygame.Rect(room.left, top, room.width, rect.bottom - top - house.px(24))
        parts.paragraph(house, canvas, house.words(f"how_to_play.{key}_about"), below, ABOUT, ink, align=0.5)

    def _choice(self) -> list[Widget]:
        """Return the choice of the game, when there is one."""
        if len(self._games) == 1:
            return []
        sheet = parts.sheet(self.house)
        place = sheet.rect(sheet.width - CHOICE_WIDTH, HEAD_TOP, CHOICE_WIDTH, HEAD_HEIGHT)
        name = self.house.words(f"{self._game.key}.name")
        return [Widget("game", place, value=name, on_adjust=self._step_game)]

    def _step_game(self, step: int) -> None:
        self._game = self._games[(self._games.index(self._game) + step) % len(self._games)]

    def _rules(self) -> None:
        self.house.scenes.push(RulesPage(self.house, [self._game]))

    def _try(self) -> None:
        self.house.scenes.push(self._game.try_it(self.house, partial(self._play, self._game)))

    def _play(self, game: Game, source: str) -> None:
        """Go to the lobby of a game, with the device of the lesson at a place."""
        from games.menus.lobby import Lobby  # noqa: PLC0415 - the lobby opens this page

        house = self.house
        house.seats.join(TOUCH if source.startswith(TOUCH) else source, place_for(house, source))
        house.sounds.effect("join")
        if self._lobby:
            house.scenes.back_to(self._lobby)
        else:
            house.scenes.back_to(self)
            house.scenes.replace(Lobby(house, game))
