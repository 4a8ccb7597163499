"""Finished games to be watched again: one row each, the newest first, page by page; a log can be deleted."""

from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path, PurePosixPath

import pygame

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Button, Input, Phase, Point, Press
from games.engine.page import Page
from games.engine.records import Result, Standing
from games.engine.theme import DIM, GOLD, PAPER
from games.engine.widgets import Style, Widget
from games.menus import parts, replay_files
from games.menus.replay_files import ReplayError
from games.menus.replay_scene import ReplayScene
from games.turnbased.saves import ENDED

ROWS = 6  # on a page
TOP, HEIGHT, GAP = 150.0, 108.0, 16.0
TRASH = 108.0  # width
FOOT_TOP, FOOT_HEIGHT, FOOT_WIDTH = 930.0, 96.0, 300.0
PICTURE, TITLE_SIZE, NAMES_SIZE = 76, 32, 26
WHEN_WIDTH = 360
TURNS = {Button.PREVIOUS: -1, Button.NEXT: 1}


def open(house: House) -> None:  # noqa: A001 - called as replays_page.open
    """Show the list."""
    house.scenes.push(ReplaysPage(house))


class ReplaysPage(Page):
    """The list of the games whose logs are there."""

    heading = ""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._skipped = 0  # results before this page
        self._results: list[Result] = []
        self._has_more = False
        self._armed = ""  # the log that is deleted if it is asked for once more

    def enter(self) -> None:
        """Look anew which games there are."""
        self._look()
        super().enter()

    def handle(self, given: Input) -> None:
        """Turn pages by wheel and by the keys that choose; whoever moves away does not want to delete."""
        before = self._at
        if isinstance(given, Point) and given.phase is Phase.WHEEL:
            self._turn(-given.steps)
        elif isinstance(given, Press) and given.button in TURNS:
            self._turn(TURNS[given.button])
        else:
            super().handle(given)
        if self._armed and self._at != before:
            self._armed = ""
            self.layout()

    def build(self) -> list[Widget]:
        """Return a row and a bin for each game, and the ways on and back."""
        words, sheet = self.house.words, parts.sheet(self.house)
        found = []
        for number, result in enumerate(self._results):
            top = TOP + number * (HEIGHT + GAP)
            row = sheet.rect(0, top, sheet.width - TRASH - GAP, HEIGHT)
            found.append(Widget(f"game-{number}", row, on_ok=partial(self._watch, result)))
            bin_place = sheet.rect(sheet.width - TRASH, top, TRASH, HEIGHT)
            is_armed = self._armed == result.log
            bin_ = Widget(
                f"bin-{number}", bin_place, icon="ui/trash", on_ok=partial(self._delete, result), lit=is_armed
            )
            found.append(bin_)
        back = Widget("back", self._foot(0), words("page.back"), "ui/arrow-left", on_ok=self.back)
        if not found:
            back.style = Style.PRIMARY
        newer = Widget("newer", self._foot(1), icon="ui/arrow-up", on_ok=lambda: self._turn(-1))
        older = Widget("older", self._foot(2), icon="ui/arrow-down", on_ok=lambda: self._turn(1))
        newer.enabled, older.enabled = self._skipped > 0, self._has_more
        turning = [newer, older] if newer.enabled or older.enabled else []
        return [*found, back, *turning]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading and rows."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("replays.heading"), sheet.rect(0, 34, sheet.width, 90))
        self.draw_widgets(canvas)
        for number, result in enumerate(self._results):
            self._draw_row(canvas, self.widgets[2 * number].rect, result)
        if not self._results:
            self._draw_none(canvas)

    def _foot(self, column: int) -> pygame.Rect:
        sheet = parts.sheet(self.house)
        left = (0.0, sheet.width - 2 * TRASH - GAP, sheet.width - TRASH)[column]
        return sheet.rect(left, FOOT_TOP, FOOT_WIDTH if column == 0 else TRASH, FOOT_HEIGHT)

    def _draw_row(self, canvas: Canvas, rect: pygame.Rect, result: Result) -> None:
        """Draw which game it was, when it ended, who played and who won; when it is to be deleted, ask so."""
        house, px = self.house, self.house.px
        game = catalogue.owner(result.game)
        side = px(PICTURE)
        if game:
            picture = house.sprites.get(game.pictures[0], side)
            canvas.centre(picture, (rect.left + px(16) + side // 2, rect.centery))
        left = rect.left + side + px(36)
        upper = pygame.Rect(left, rect.top + px(10), rect.right - px(24) - left, px(46))
        when = pygame.Rect(0, upper.top, min(px(WHEN_WIDTH), upper.width // 2), upper.height)
        when.right = upper.right
        name = pygame.Rect(upper.left, upper.top, when.left - upper.left, upper.height)
        parts.line(house, canvas, self._title(game, result), name, TITLE_SIZE)
        parts.line(house, canvas, self._when(result), when, NAMES_SIZE, DIM, align=1.0)
        lower = upper.move(0, px(46))
        if self._armed == result.log:
            parts.line(house, canvas, house.words("replays.delete_sure"), lower, NAMES_SIZE, GOLD)
            return
        won = [self._name(each) for each in result.standings if each.won]
        lost = [self._name(each) for each in result.standings if not each.won]
        if won:
            told = house.words("replays.won", names=", ".join(won))
            drawn = parts.line(house, canvas, told, lower, NAMES_SIZE, GOLD)
            lower = pygame.Rect(
                drawn.right + px(20), lower.top, max(1, lower.right - drawn.right - px(20)), lower.height
            )
        if lost and lower.width > px(NAMES_SIZE):
            parts.line(house, canvas, ", ".join(lost), lower, NAMES_SIZE, PAPER)

    def _draw_none(self, canvas: Canvas) -> None:
        house, sheet = self.house, parts.sheet(self.house)
        place = sheet.rect(0, 330, sheet.width, 160)
        canvas.centre(house.sprites.get("ui/film", place.height), place.center, 200)
        below = sheet.rect(sheet.width * 0.15, 540, sheet.width * 0.7, 200)
        parts.paragraph(house, canvas, house.words("replays.none"), below, 36, DIM, align=0.5)

    def _title(self, game: catalogue.Game | None, result: Result) -> str:
        words = self.house.words
        if game is None:
            return result.game
        mode = f"{game.key}.mode.{result.mode}.name"
        has_modes = len(game.modes) > 1 and words.has(mode)
        return f"{words(f'{game.key}.name')} · {words(mode)}" if has_modes else words(f"{game.key}.name")

    def _when(self, result: Result) -> str:
        try:
            ended = datetime.fromisoformat(result.ended)
        except ValueError:
            return result.day
        shown = {"day": "d", "month": "m", "year": "Y", "hour": "H", "minute": "M"}
        return self.house.words("replays.when", **{name: f"{ended:%{code}}" for name, code in shown.items()})

    def _name(self, standing: Standing) -> str:
        return standing.name or self.house.words("records.somebody")

    def _path(self, result: Result) -> Path:
        """Return where a log is; only the folder of finished games is looked into, whatever the records say."""
        return self.house.store.folder / ENDED / Path(result.log).name

    def _is_there(self, result: Result) -> bool:
        return PurePosixPath(result.log).parent == PurePosixPath(ENDED) and self._path(result).is_file()

    def _look(self) -> None:
        """Fetch the results of this page; of logs that somebody has removed take note."""
        records = self.house.records
        found = records.logged(ROWS + 1, self._skipped)
        gone = [result for result in found if not self._is_there(result)]
        for result in gone:
            records.forget_log(result.log)
        if gone:
            found = records.logged(ROWS + 1, self._skipped)
        self._results = [result for result in found[:ROWS] if self._is_there(result)]
        self._has_more = len(found) > ROWS
        if not found and self._skipped:
            self._turn(-1)

    def _turn(self, step: int) -> None:
        """Show older games, or newer ones."""
        if (step > 0 and not self._has_more) or (step < 0 and self._skipped == 0):
            return
        self._skipped = max(0, self._skipped + (ROWS if step > 0 else -ROWS))
        self._armed = ""
        self._look()
        self.layout()
        self.house.stale = True

    def _watch(self, result: Result) -> None:
        try:
            film = replay_files.film(self.house, self._path(result))
        except ReplayError as error:
            self.house.notices.add(str(error))
            return
        self.house.scenes.push(ReplayScene(self.house, film))

    def _delete(self, result: Result) -> None:
        """Delete a log, when asked for a second time."""
        if self._armed != result.log:
            self._armed = result.log
            return
        with suppress(OSError):
            self._path(result).unlink()
        self._armed = ""
        self.house.records.forget_log(result.log)
        self.house.notices.add(self.house.words("replays.deleted"))
        self._look()
