"""A lesson with hands: a real table in the lower part of the window, above it what is to be done now, and by which key.

A game says which steps there are, and plays its own table in a house of the lesson's own: no record, no log and no
seat of the real house is touched. Whoever presses first is the pupil; every step can be skipped, and is then shown.
"""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

import pygame

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.guided_band import Band, BandLook
from games.engine.guided_marks import draw_marks
from games.engine.guided_pages import Finished, Paused, Ways
from games.engine.guided_pupil import draw_choice, kind_of, presses, sat_down
from games.engine.guided_step import Step
from games.engine.house import House
from games.engine.inputs import KEYBOARD, Button, DeviceLost, Input, Phase, Point, Press
from games.engine.scene import Scene, Scenes
from games.engine.seats import Seats

PRAISE = TICK_RATE * 3 // 2  # ticks
GUARD = TICK_RATE // 2  # ticks in which presses that were meant for something else do nothing
PRAISES = 4  # texts
PUPIL = 0  # the seat


class Guided(Scene):
    """The frame of a lesson. ``play`` is called with the pupil's source by who wants to play at once."""

    game = ""
    steps: ClassVar[tuple[Step, ...]] = ()

    def __init__(self, house: House, play: Callable[[str], None]) -> None:
        super().__init__(house)
        self._play = play
        self.source = ""  # of the pupil; empty until somebody has pressed
        self.music = self.game
        self.number = 0
        self.age = 0  # ticks of the step
        self._praise = 0  # ticks for which it still stands
        self.shown = False  # the step was done for the pupil
        self.note = ""  # why the last try was not it
        self._begun = False
        self._pressed: dict[str, str] = {}  # pointers that came down above the table: key of the button
        self._band = Band(house)
        self._inner_size = self._band.rest
        self.inner = replace(
            house,
            size=self._inner_size,
            seats=Seats(),
            scenes=Scenes(),
            settings=replace(house.settings, around=False),
        )

    # What a game adds

    @abstractmethod
    def begin(self, step: Step) -> None:
        """Set up what a step needs; at the first one the table."""

    @abstractmethod
    def solve(self, step: Step) -> None:
        """Do a step for the pupil."""

    @abstractmethod
    def marks(self) -> list[pygame.Rect]:
        """Return what is to be looked at, in the pixels of the table."""

    @abstractmethod
    def labels(self) -> tuple[Button, ...]:
        """Return the buttons that do what is wanted now; those of the step, if it names them."""

    def how(self) -> str:
        """Return the key of how it is done at this moment."""
        return self.step.how

    def takes(self, given: Input) -> bool:
        """Return whether an input is for the table."""
        return isinstance(given, Point | Press)

    def is_calm(self) -> bool:
        """Return whether the table is at rest, so that the next step may begin."""
        return not self.inner.scenes.animating

    def seated(self) -> None:
        """Take over the device with which the pupil plays from now on."""

    def values(self) -> dict[str, object]:
        """Return what stands in the sentence of the step."""
        return {}

    # What a game tells

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.steps[self.number]

    @property
    def inner_top(self) -> int:
        """Where the table begins, in pixels of the window."""
        return self._band.height

    @property
    def waits(self) -> bool:
        """Whether the pupil is to do something: nobody chooses a device, nothing is praised."""
        return bool(self.source) and not self._praise and self._begun

    def done(self, *, praised: bool = True) -> None:
        """End the step: with praise, or at once."""
        if self._praise or not self._begun:
            return
        self.note = ""
        if praised:
            self._praise = PRAISE
            self.house.sounds.effect("ready")
        else:
            self._onward()
        self.house.stale = True

    def not_yet(self, key: str, **values: object) -> None:
        """Say gently why this was not it; the key stands below the game's guided texts."""
        self.note = self.house.words(f"{self.game}.guided.not.{key}", **values)
        self.house.sounds.effect("menu-back")
        self.house.stale = True

    # The scene

    @property
    def animating(self) -> bool:
        """Whether anything moves."""
        glows = self.waits and bool(self.marks()) and not self.house.settings.calm
        return self.inner.scenes.animating or glows or bool(self._praise)

    def enter(self) -> None:
        """Set the table when the lesson begins."""
        if not self.inner.scenes.top:
            self.begin(self.step)
            self._begun = True
        super().enter()

    def close(self) -> None:
        """Let the table go."""
        self.inner.scenes.clear()

    def layout(self) -> None:
        """Take over size, language and settings."""
        self._band.arrange()
        self.inner.size = self._band.rest
        self.inner.settings = replace(self.house.settings, around=False)
        self.inner.scenes.layout()

    def handle(self, given: Input) -> None:
        """Take one input: for the band, for the choice of a device, or for the table."""
        if isinstance(given, DeviceLost) and given.source == self.source:
            self.source = ""
        elif isinstance(given, Point) and self._on_band(given):
            return
        elif isinstance(given, Press) and given.button is Button.STOP and not (self.waits and self.step.stops):
            self.pause()
        elif not self.source:
            self._sit_down(given)
        elif not self.step.how:
            if presses(given) and self.age >= GUARD:
                self.done(praised=False)
        elif self.waits and self.takes(given):
            self._hand_on(given)

    def tick(self) -> None:
        """Let 1/120 s pass."""
        top = self.inner.scenes.top
        if top:
            top.tick()
        self.house.stale |= self.inner.stale
        self.inner.stale = False
        self.age += 1
        if self._praise > 1:
            self._praise -= 1
        elif self._praise and self.is_calm():
            self._praise = 0
            self._onward()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table with what is to be looked at, and the band above it."""
        table = Canvas(self._band.rest)
        top = self.inner.scenes.top
        if top:
            top.draw(table)
        if not self.source:
            draw_choice(self.inner, table)
        elif self.waits:
            draw_marks(self.inner, table, self.marks(), self.age)
        down = self._band.height
        for surface, left, upper, alpha in table.items:
            canvas.blit(surface, (left, upper + down), alpha)
        self._band.draw(canvas, self._look())

    def pause(self) -> None:
        """Ask whether to go on, skip the step, begin anew, or leave."""
        self.house.sounds.effect("menu-back")
        ways = Ways(skip=self.skip, again=self.again, leave=self.leave_lesson)
        self.house.scenes.push(Paused(self.house, ways, self.draw))

    def skip(self) -> None:
        """Do the step for the pupil, and show it."""
        if not self.source or self._praise:
            return
        self.note = ""
        if not self.step.how:
            self.done(praised=False)
            return
        self.shown = True
        self.solve(self.step)

    def again(self) -> None:
        """Begin anew with the same device."""
        source = self.source
        self.house.scenes.replace(fresh := type(self)(self.house, self._play))
        if source:
            fresh.sit(source)

    def leave_lesson(self) -> None:
        """Go back to where the lesson was opened."""
        self.house.scenes.pop()

    def sit(self, source: str) -> None:
        """Let a source be the pupil's."""
        self.source = self.inner.seats[PUPIL].source = source
        self.age, self.note = 0, ""
        self.seated()
        self.inner.scenes.layout()

    def _sit_down(self, given: Input) -> None:
        """Let whoever presses be the pupil; that press does nothing else."""
        if isinstance(given, Press) and given.source == KEYBOARD:
            self.note = self.house.words("guided.block")
            return
        source = sat_down(given)
        if source:
            self.house.sounds.effect("join")
            self.sit(source)

    def _hand_on(self, given: Input) -> None:
        top = self.inner.scenes.top
        if presses(given):
            self.note = ""
        if top and isinstance(given, Point):
            top.handle(replace(given, pos=(given.pos[0], given.pos[1] - self._band.height)))
        elif top:
            top.handle(given)

    def _on_band(self, given: Point) -> bool:
        """Press the buttons above the table; return whether the pointer has to do with them."""
        hit = self._band.button_at(given.pos)
        above = given.pos[1] < self._band.height
        if given.phase is Phase.DOWN and above:
            self._pressed[given.source] = hit
        elif given.phase is Phase.UP and given.source in self._pressed:
            if hit and self._pressed.pop(given.source, "") == hit:
                self.house.sounds.effect("menu-ok")
                {"skip": self.skip, "menu": self.pause}[hit]()
            self._pressed.pop(given.source, None)
            return True
        return given.source in self._pressed or (
            above and given.phase is not Phase.MOVE and given.phase is not Phase.UP
        )

    def _onward(self) -> None:
        if self.number + 1 == len(self.steps):
            ways = Ways(skip=lambda: self._play(self.source), again=self.again, leave=self.leave_lesson)
            self.house.sounds.effect("win")
            self.house.scenes.push(Finished(self.house, self.game, ways))
            return
        self.number += 1
        self.age, self.shown = 0, False
        self._pressed.clear()
        self.begin(self.step)
        self.inner.scenes.layout()
        self.house.stale = True

    def _menu(self, kind: str) -> str:
        """Return how the menu is opened without pointing."""
        key = f"guided.menu.{kind}"
        return self.house.words(key) if self.house.words.has(key) else ""

    def _look(self) -> BandLook:
        words, step, kind = self.house.words, self.step, kind_of(self.source)
        buttons = step.buttons or self.labels()
        progress = (self.number + bool(self._praise)) / len(self.steps)
        if not self.source:
            return BandLook(words("guided.choose"), words("guided.choose_how"), self.note, progress=0.0)
        if self._praise:
            said = words("guided.shown") if self.shown else words(f"guided.praise.{self.number % PRAISES}")
            return BandLook(said, source=self.source, progress=progress, praises=True)
        printed = self.house.devices.labels.block(self.source) if kind == "keys" else ()
        key = printed[int(buttons[0])] if printed and buttons else ""
        how = words(f"{self.game}.guided.how.{self.how()}.{kind}", key=key) if step.how else words(f"guided.on.{kind}")
        said = words(f"{self.game}.guided.{step.key}", **self.values())
        return BandLook(said, how, self.note, self.source, frozenset(buttons), progress, menu=self._menu(kind))
