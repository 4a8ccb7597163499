"""The records: who has reached what, by game and mode, as a table and as plots; export, and the names."""

from functools import partial

import pygame

from games import catalogue
from games.engine import records_figures as figures
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.plots import Plot
from games.engine.theme import DIM
from games.engine.widgets import Widget
from games.menus import head, parts, records_export, records_plots, records_table, replays_page
from games.menus.records_names import NamesPage
from games.menus.sheet import split

CHOICE_TOP, CHOICE_HEIGHT, CHOICE_WIDTH = 130.0, 92.0, 900.0
TABS_TOP, TABS_HEIGHT, GAP = 238.0, 76.0, 20.0
BODY_TOP, BODY_HEIGHT, BODY_PAD = 332.0, 574.0, 22
FOOT_TOP, FOOT_HEIGHT = 926.0, 92.0
PAIR_WIDTH, PAIR_HEIGHT, SCORE_HEIGHT = 420, 92, 84
PICTURE = 190
TABS = {"table": "ui/list", "progress": "ui/chart", "cards": "ui/clock", "versus": "ui/people"}
COUPLE = 2


class RecordsPage(Page):
    """One mode of one game at a time; it opens with the one that was played last."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._modes = [(game, mode.key) for game in catalogue.GAMES for mode in game.modes]
        self._number = self._last_played()
        self._tab = "table"
        self._first = 0  # row of the table
        self._pair = [0, 1]  # who is compared
        self._read()

    def enter(self) -> None:
        """Read anew: names may have gone."""
        self._read()
        super().enter()

    def layout(self) -> None:
        """Build the widgets and the plot anew: size and language may have changed."""
        super().layout()
        self._plot = self._make_plot()

    def build(self) -> list[Widget]:
        """Return the choice of the mode, the tabs, what the open tab has to choose, and the ways on."""
        return [self._choice(), *self._tabs(), *self._own(), *self._foot(), head.back(self.house, self.back)]

    def draw(self, canvas: Canvas) -> None:
        """Draw what the open tab shows."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "records.heading")
        parts.panel(house, canvas, sheet.rect(0, BODY_TOP, sheet.width, BODY_HEIGHT))
        body = self._body()
        if not self._people:
            self._draw_empty(canvas, body, house.words("records.empty"))
        elif self._tab == "table":
            records_table.draw(house, canvas, body, self._people, self._first)
        elif self._plot is None:
            self._draw_empty(canvas, self._plot_place(body), house.words(f"records.none.{self._tab}"))
        else:
            self._plot(canvas, self._plot_place(body))
            if self._tab == "versus":
                self._draw_score(canvas, body)
        self.draw_widgets(canvas)

    @property
    def _game(self) -> catalogue.Game:
        return self._modes[self._number][0]

    @property
    def _mode(self) -> str:
        return self._modes[self._number][1]

    def _read(self) -> None:
        self._people = figures.players(self.house.records, self._game.key, self._mode)
        self._named = [each.name for each in self._people if each.name]
        self._first = min(self._first, max(0, len(self._people) - 1) // records_table.ROWS * records_table.ROWS)
        self._pair = [min(number, max(0, len(self._named) - 1)) for number in self._pair]
        if not self._has(self._tab):
            self._tab = "table"

    def _last_played(self) -> int:
        """Return the number of the mode that was played last; the first one when nothing was."""
        row = self.house.records.db.execute("SELECT game, mode FROM games ORDER BY id DESC LIMIT 1").fetchone()
        keys = [(game.key, mode) for game, mode in self._modes]
        return keys.index(row) if row in keys else 0

    def _has(self, tab: str) -> bool:
        """Return whether a tab has anything to show in this mode."""
        return tab != "cards" or any(each.ticks is not None for each in self._people)

    # The widgets

    def _choice(self) -> Widget:
        sheet, words = parts.sheet(self.house), self.house.words
        place = sheet.rect((sheet.width - CHOICE_WIDTH) / 2, CHOICE_TOP, CHOICE_WIDTH, CHOICE_HEIGHT)
        name = words(f"{self._game.key}.name")
        modes = len(self._game.modes)
        mode = words(f"{self._game.key}.mode.{self._mode}.name")
        value = words("records.mode", game=name, mode=mode) if modes > 1 else name
        return Widget("mode", place, value=value, on_adjust=self._step_mode, size=34)

    def _tabs(self) -> list[Widget]:
        sheet = parts.sheet(self.house)
        places = sheet.columns(len(TABS), TABS_TOP, TABS_HEIGHT, GAP)
        return [
            Widget(
                f"tab.{key}",
                place,
                self.house.words(f"records.tab.{key}"),
                icon=icon,
                on_ok=partial(self._open, key),
                lit=key == self._tab,
                enabled=self._has(key),
                size=28,
            )
            for (key, icon), place in zip(TABS.items(), places, strict=True)
        ]

    def _own(self) -> list[Widget]:
        """Return what the open tab has to choose: the rows of a long table, the two who are compared."""
        body, px = self._body(), self.house.px
        if self._tab == "versus" and len(self._named) >= COUPLE:
            return [
                Widget(
                    f"pair.{which}",
                    pygame.Rect(body.left, body.top + px(which * (PAIR_HEIGHT + GAP)), px(PAIR_WIDTH), px(PAIR_HEIGHT)),
                    value=self._named[self._pair[which]],
                    on_adjust=partial(self._step_pair, which),
                )
                for which in range(COUPLE)
            ]
        if self._tab == "table" and len(self._people) > records_table.ROWS:
            last = min(self._first + records_table.ROWS, len(self._people))
            rows = self.house.words("records.rows", first=self._first + 1, last=last, count=len(self._people))
            place = pygame.Rect(0, 0, px(PAIR_WIDTH), px(54))
            place.midbottom = (body.centerx, body.bottom + px(BODY_PAD - 8))
            return [Widget("rows", place, value=rows, on_adjust=self._step_rows, size=24)]
        return []

    def _foot(self) -> list[Widget]:
        sheet, words = parts.sheet(self.house), self.house.words
        row = sheet.rect(0, FOOT_TOP, sheet.width, FOOT_HEIGHT)
        acts = (
            ("replays", "ui/play", lambda: replays_page.open(self.house)),
            ("export", "ui/export", lambda: records_export.export(self.house)),
            ("names", "ui/people", lambda: self.house.scenes.push(NamesPage(self.house))),
        )
        places = split(row, len(acts), self.house.px(GAP))
        return [
            Widget(key, place, words(f"records.{key}"), icon=icon, on_ok=act)
            for (key, icon, act), place in zip(acts, places, strict=True)
        ]

    # What they do

    def _step_mode(self, step: int) -> None:
        self._number = (self._number + step) % len(self._modes)
        self._first, self._pair = 0, [0, 1]
        self._read()

    def _open(self, tab: str) -> None:
        self._tab = tab

    def _step_rows(self, step: int) -> None:
        pages = -(-len(self._people) // records_table.ROWS)
        self._first = (self._first // records_table.ROWS + step) % pages * records_table.ROWS

    def _step_pair(self, which: int, step: int) -> None:
        """Choose somebody else, never the same as the other one."""
        others = [number for number in range(len(self._named)) if number != self._pair[1 - which]]
        self._pair[which] = others[(others.index(self._pair[which]) + step) % len(others)]

    # The picture

    def _body(self) -> pygame.Rect:
        sheet, pad = parts.sheet(self.house), self.house.px(BODY_PAD)
        return sheet.rect(0, BODY_TOP, sheet.width, BODY_HEIGHT).inflate(-2 * pad, -2 * pad)

    def _plot_place(self, body: pygame.Rect) -> pygame.Rect:
        """Return where a plot stands: beside the choice of two people where there is one."""
        if self._tab != "versus" or len(self._named) < COUPLE:
            return body
        aside = self.house.px(PAIR_WIDTH + 2 * GAP)
        return pygame.Rect(body.left + aside, body.top, body.width - aside, body.height)

    def _make_plot(self) -> Plot | None:
        game, mode = self._game.key, self._mode
        if self._tab == "progress":
            return records_plots.progress(self.house, game, mode, self._people)
        if self._tab == "cards":
            return records_plots.cards(self.house, game, mode, self._people)
        score = self._score()
        return records_plots.versus(self.house, *self._two(), score) if score else None

    def _two(self) -> tuple[str, str]:
        return self._named[self._pair[0]], self._named[self._pair[1]]

    def _score(self) -> list[tuple[int, int]]:
        if self._tab != "versus" or len(self._named) < COUPLE:
            return []
        return figures.head_to_head(self.house.records, self._game.key, self._mode, *self._two())

    def _draw_score(self, canvas: Canvas, body: pygame.Rect) -> None:
        """Draw how it stands between the two, below their names."""
        px, (mine, theirs) = self.house.px, self._score()[-1]
        top = body.top + px(COUPLE * (PAIR_HEIGHT + GAP))
        place = pygame.Rect(body.left, top, px(PAIR_WIDTH), px(SCORE_HEIGHT))
        parts.line(self.house, canvas, f"{mine} : {theirs}", place, 64, align=0.5)
        below = pygame.Rect(place.left, place.bottom, place.width, body.bottom - place.bottom)
        games = len(self._score())
        together = self.house.words("records.together_one" if games == 1 else "records.together", count=games)
        parts.paragraph(self.house, canvas, together, below, 26, DIM, align=0.5)

    def _draw_empty(self, canvas: Canvas, area: pygame.Rect, words: str) -> None:
        """Draw a cup that waits, and why there is nothing yet."""
        side = self.house.px(PICTURE)
        canvas.centre(self.house.sprites.get("tripolo/trophy", side), (area.centerx, area.centery - side * 0.45))
        below = pygame.Rect(area.left, area.centery + side // 4, area.width, area.height // 3)
        parts.paragraph(self.house, canvas, words, below, 32, DIM, align=0.5)
