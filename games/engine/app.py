"""The loop: every tick drains the events, steps the top scene, and draws a frame when there is something new."""

from collections.abc import Hashable

import pygame

from games.engine import cursors
from games.engine.canvas import Canvas, Item
from games.engine.clock import Ticker
from games.engine.house import House
from games.engine.inputs import Happened, Input, News, Phase, Point
from games.engine.overseer import Overseer
from games.engine.scene import Scene
from games.engine.window import Window

TICKS_A_FRAME = 2  # animations run at 60 frames a second
REPAINT = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})
RESIZED = frozenset({pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE})


class App:
    """Runs the house in a window until no scene is left."""

    def __init__(self, window: Window, house: House, ticker: Ticker, overseer: Overseer | None = None) -> None:
        self._window = window
        self._house = house
        self._ticker = ticker
        self._overseer = overseer or Overseer()
        self._ticks = 0
        self._excused = False  # a lateness now is nobody's lost time
        self._animated = False  # something moved in the last tick
        self._moved = False  # a pointer was moved since the last frame
        self._fresh = True  # more than that may have changed since then
        self._kept: tuple[Scene, Hashable, list[Item]] | None = None  # the last picture of a scene
        self._known = house.scenes.changes  # pushes and pops up to the last turn

    def run(self) -> None:
        """Loop until the scenes are gone."""
        while self._house.scenes.top:
            self._ticker.wait()
            self.turn()

    def turn(self) -> None:
        """Do what is due now: nothing before the next tick, several ticks when late."""
        due = self._ticker.due()
        if due.ticks == 0:
            return
        excused, self._excused = self._excused or self._known != self._house.scenes.changes, False
        inputs = self._inputs()
        # A scene that has just come on top loads its pictures, and a window takes its time to fill the screen.
        if due.jumped and not excused:
            inputs.insert(0, Happened(News.TIME_JUMPED))
        self._known = self._house.scenes.changes
        wanted = self.advance(inputs)
        for _ in range(due.ticks - 1):
            wanted |= self.advance([])
        if wanted:
            self.draw()

    def step(self, inputs: list[Input]) -> None:
        """Let one tick pass with the inputs that arrived before it, and draw if need be."""
        if self.advance(inputs):
            self.draw()

    def advance(self, inputs: list[Input]) -> bool:
        """Let one tick pass; return whether a frame is wanted. Being late never means drawing more often."""
        scenes = self._house.scenes
        before = scenes.changes
        inputs = self._overseer.hear(inputs)
        for given in inputs if scenes.changes == before else ():
            if scenes.top is None:
                return False
            scenes.top.handle(given)
            if scenes.changes != before:
                break  # the rest was meant for the scene that was left
        if scenes.top is None:
            return False
        scenes.top.tick()
        self._overseer.tick()
        changed = [self._house.notices.tick(), self._house.captions.tick(), scenes.changes != before]
        self._house.stale |= any(changed)
        self._ticks += 1
        self._moved |= bool(inputs)
        animating = scenes.animating or self._overseer.animating
        frame_due = self._ticks % TICKS_A_FRAME == 0 and (self._moved or animating)
        settled = self._animated and not animating  # what has come to rest is drawn once more
        self._animated = animating
        changed_much = self._house.stale or settled or not all(map(_is_move, inputs))
        self._fresh |= changed_much or animating
        return changed_much or frame_due

    def draw(self) -> None:
        """Draw one frame; only what differs from the last one is painted."""
        scene = self._house.scenes.top
        if scene is None:
            return
        self._house.stale = self._moved = False
        self._house.sounds.music(scene.music)
        canvas = Canvas(self._house.size)
        self._describe(scene, canvas)
        self._house.notices.draw(canvas)
        self._overseer.draw(canvas)
        canvas.size = self._house.window_size
        self._house.captions.draw(canvas)
        cursors.draw(self._house, canvas)
        rects = self._window.presenter.present(canvas)
        if rects:
            pygame.display.update(rects)

    def _describe(self, scene: Scene, canvas: Canvas) -> None:
        """Let a scene describe its picture; where only cursors moved on, the last one is taken once more."""
        fresh, self._fresh = self._fresh, False
        what = scene.pointed_at
        if not fresh and what is not None and self._kept and self._kept[:2] == (scene, what):
            canvas.items += self._kept[2]
            return
        scene.draw(canvas)
        self._kept = (scene, what, list(canvas.items))

    def _inputs(self) -> list[Input]:
        """Read the events of this tick: the window's own are answered here, the rest become inputs."""
        others = []
        self._house.devices.gather()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                if self._overseer.lets_go:
                    self._house.quit()
            elif event.type in RESIZED:
                self._window.resized()
                self._house.resize(self._window.size)
            elif event.type in REPAINT:
                self._window.presenter.forget()
                self._house.stale = True
            elif event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
                if self._overseer.lets_go:
                    self._house.change("fullscreen", not self._house.settings.fullscreen)
                    self._excused = True
            else:
                others.append(event)
        return _without_idle_moves(self._house.devices.read(others, self._window.size))


def _is_fullscreen_key(event: pygame.Event) -> bool:
    is_alt_return = event.scancode == pygame.KSCAN_RETURN and event.mod & pygame.KMOD_ALT
    return event.scancode == pygame.KSCAN_F11 or bool(is_alt_return)


def _without_idle_moves(inputs: list[Input]) -> list[Input]:
    """Drop pointer moves that another move of the same pointer follows at once: only the last one is seen."""
    kept: list[Input] = []
    for given in inputs:
        if kept and _is_move(given) and _is_move(kept[-1]) and _source(given) == _source(kept[-1]):
            kept.pop()
        kept.append(given)
    return kept


def _is_move(given: Input) -> bool:
    return isinstance(given, Point) and given.phase is Phase.MOVE


def _source(given: Input) -> str | None:
    return given.source if isinstance(given, Point) else None
