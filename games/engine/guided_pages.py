"""The menu of a lesson, and its end: what next."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import Input, Press
from games.engine.page import Page
from games.engine.theme import GOLD, INK, LAMP, NIGHT, PAPER, SHADE
from games.engine.widgets import Style, Widget

WIDTH, ROW, GAP, PAD_IN, TOP = 640, 84, 18, 44, 130
DIMMED = 150
GUARD = TICK_RATE // 2  # ticks in which presses that were meant for the table do nothing
HEADING, SENTENCE = 64, 34
MEDAL = 250


@dataclass(frozen=True)
class Ways:
    """What can be done in the middle (skip the step) or at the end (play the game) of a lesson."""

    skip: Callable[[], None]
    again: Callable[[], None]
    leave: Callable[[], None]


class _Menu(Page):
    """A list that takes no press too early; each entry first takes the list off the stack."""

    entries: tuple[tuple[str, str, Style], ...] = ()  # key, icon, style

    def __init__(self, house: House, ways: Ways) -> None:
        super().__init__(house)
        self._ways = ways
        self.age = 0

    def handle(self, given: Input) -> None:
        """Take one input as in every menu."""
        if self.age >= GUARD or not isinstance(given, Press):
            super().handle(given)

    def tick(self) -> None:
        """Count how long the list is there."""
        self.age += 1

    def _choose(self, act: Callable[[], None] | None) -> None:
        self.house.scenes.pop()
        if act:
            act()

    def _listed(self, frame: pygame.Rect, acts: dict[str, Callable[[], None] | None]) -> list[Widget]:
        """Return the entries, one below the other from the top of a rectangle."""
        house, made = self.house, []
        for number, (key, icon, style) in enumerate(self.entries):
            top = frame.top + number * (house.px(ROW) + house.px(GAP))
            rect = pygame.Rect(frame.left, top, frame.width, house.px(ROW))
            made.append(
                Widget(key, rect, house.words(f"guided.{key}"), icon, on_ok=self._acting(acts[key]), style=style)
            )
        return made

    def _acting(self, act: Callable[[], None] | None) -> Callable[[], None]:
        return lambda: self._choose(act)


class Paused(_Menu):
    """Go on, skip the step, begin anew, or leave; the table is dimmed behind it."""

    entries = (
        ("go_on", "ui/play", Style.PRIMARY),
        ("skip_step", "ui/arrow-right", Style.PLAIN),
        ("again", "ui/repeat", Style.PLAIN),
        ("leave", "ui/home", Style.PLAIN),
    )

    def __init__(self, house: House, ways: Ways, below: Callable[[Canvas], None]) -> None:
        super().__init__(house, ways)
        self._below = below
        self._frame = pygame.Rect(0, 0, 1, 1)

    def build(self) -> list[Widget]:
        """Return the list."""
        house, pad = self.house, self.house.px(PAD_IN)
        height = house.px(TOP) + len(self.entries) * (house.px(ROW) + house.px(GAP)) + pad
        self._frame = pygame.Rect(0, 0, min(house.px(WIDTH), house.size[0] - pad), height)
        self._frame.center = (house.size[0] // 2, house.size[1] // 2)
        inside = pygame.Rect(self._frame.left + pad, self._frame.top + house.px(TOP), self._frame.width - 2 * pad, 1)
        ways = self._ways
        return self._listed(inside, {"go_on": None, "skip_step": ways.skip, "again": ways.again, "leave": ways.leave})

    def draw(self, canvas: Canvas) -> None:
        """Draw the list over the table."""
        house, frame = self.house, self._frame
        self._below(canvas)
        canvas.blit(shapes.rounded(canvas.size, 0, INK), (0, 0), DIMMED)
        canvas.blit(shapes.rounded(frame.size, house.px(34), SHADE, 1.0, GOLD, house.px(4)), frame.topleft)
        room = frame.width - 2 * house.px(PAD_IN)
        heading = text.fitted(house.words("guided.paused"), house.px(HEADING - 12), room, GOLD, text.Weight.BOLD)
        canvas.centre(heading, (frame.centerx, frame.top + house.px(TOP) // 2 + house.px(4)))
        self.draw_widgets(canvas)


class Finished(_Menu):
    """All steps are done: play at once, once more, or back."""

    entries = (
        ("play", "ui/play", Style.PRIMARY),
        ("again", "ui/repeat", Style.PLAIN),
        ("leave", "ui/home", Style.PLAIN),
    )

    def __init__(self, house: House, game: str, ways: Ways) -> None:
        super().__init__(house, ways)
        self._game = game
        self.music = game

    def back(self) -> None:
        """Leave the lesson."""
        self._choose(self._ways.leave)

    def build(self) -> list[Widget]:
        """Return the list, in the lower half."""
        house = self.house
        frame = pygame.Rect(0, 0, house.px(WIDTH), 1)
        frame.midtop = (house.size[0] // 2, house.size[1] // 2 + house.px(130))
        return self._listed(frame, {"play": self._ways.skip, "again": self._ways.again, "leave": self._ways.leave})

    def draw(self, canvas: Canvas) -> None:
        """Draw a medal, the praise, and the list."""
        house, words = self.house, self.house.words
        canvas.blit(shapes.ground(canvas.size, LAMP, NIGHT), (0, 0))
        middle, half = canvas.size[0] // 2, canvas.size[1] // 2
        canvas.centre(shapes.disc(house.px(MEDAL), GOLD), (middle, half - house.px(290)))
        tick = widgets.icon(house, "ui/tick", house.px(MEDAL * 0.62), INK)
        canvas.centre(tick, (middle, half - house.px(290)))
        room = canvas.size[0] - house.px(120)
        heading = text.fitted(words("guided.end"), house.px(HEADING), room, GOLD, text.Weight.BOLD)
        canvas.centre(heading, (middle, half - house.px(90)))
        size = house.px(SENTENCE)
        lines = text.wrapped(words(f"{self._game}.guided.end"), size, min(room, house.px(1200)))
        for number, line in enumerate(lines):
            picture = text.fitted(line, size, room, PAPER, text.Weight.MEDIUM)
            canvas.centre(picture, (middle, half - house.px(14) + number * text.line_height(size)))
        self.draw_widgets(canvas)
