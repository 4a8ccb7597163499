"""Watching a film: play and pause, steps, speeds, and a bar on which every device seeks."""

from collections.abc import Callable

import pygame

from games.engine import shapes, widgets
from games.engine.canvas import Canvas
from games.engine.film import Film, shown_settings
from games.engine.house import House
from games.engine.inputs import Button, DeviceFound, DeviceLost, Input, Phase, Point, Press
from games.engine.page import Page
from games.engine.theme import GOLD, SHADE, unit
from games.engine.widgets import Style, Widget
from games.menus.replay_bar import TIME_WIDTH, TimeBar

FOOT = 164.0  # the height of bar and buttons, in lengths; the film has the rest
MARGIN, GAP = 24.0, 14.0
BAR_TOP, BAR_HEIGHT = 8.0, 62.0
BUTTON_TOP, BUTTON_HEIGHT = 76.0, 76.0
SMALL, BROAD, BROADEST = 92.0, 200.0, 330.0
SPEEDS = ("0.25", "0.5", "1", "2", "4", "8")
QUARTERS = (1, 2, 4, 8, 16, 32)  # of a tick of the film, for one tick of the house
NORMAL = SPEEDS.index("1")
SHARE = 0.02  # of the film, by which the bar moves for one press
LEAPS = {Button.PREVIOUS: -1, Button.NEXT: 1}


class ReplayScene(Page):
    """A film on the screen. `leave` is what back does; without it the scene below comes back."""

    def __init__(self, house: House, film: Film, leave: Callable[[], None] | None = None) -> None:
        super().__init__(house)
        self.film = film
        self.music = film.music
        self.playing = True
        self._leave = leave or house.scenes.pop
        self._bar = TimeBar(house, film)
        self._speed = NORMAL
        self._due = 0  # quarters of a tick that the film has still to play
        self._sought: int | None = None  # the tick that a pointer or a key asks for
        self._at = "play"
        self._size = (0, 0)

    @property
    def speed(self) -> str:
        """How many times as fast as it was the film plays."""
        return SPEEDS[self._speed]

    @property
    def animating(self) -> bool:
        """While it plays."""
        return self.playing

    def back(self) -> None:
        """Leave the film."""
        self._leave()

    def layout(self) -> None:
        """Give the film its part of the window."""
        house = self.house
        size = (house.size[0], max(1, house.size[1] - house.px(FOOT)))
        if size != self._size or self.film.house.settings != shown_settings(house):
            self._size = size
            self._bar.forget()
            self.film.resize(house, size)
        super().layout()

    def build(self) -> list[Widget]:
        """Return the bar, and below it the buttons from left to right."""
        words, film = self.house.words, self.film
        speed = Widget(
            "speed", self._place(0), value=words("replay.speed", speed=self.speed), on_adjust=self._change_speed
        )
        play = self._button("play", "pause" if self.playing else "play", self._toggle)
        play.style = Style.PRIMARY
        row = [
            (SMALL, self._button("back", "undo", self.back)),
            (SMALL, self._button("leap-back", "leap-back", lambda: self._move_to(film.leap, -1))),
            (SMALL, self._button("step-back", "step-back", lambda: self._move_to(film.step, -1))),
            (SMALL * 1.5, play),
            (SMALL, self._button("step-on", "step-on", lambda: self._move_to(film.step, 1))),
            (SMALL, self._button("leap-on", "leap-on", lambda: self._move_to(film.leap, 1))),
            (BROAD, speed),
        ]
        if film.can_open:
            racks = self._button("open", "eye" if film.is_open else "eye-off", self._open)
            racks.text = words("replay.racks")
            racks.lit, racks.size = film.is_open, 26
            row.append((BROADEST, racks))
        left = (self.house.size[0] / unit(self.house.size) - sum(width for width, _ in row) - GAP * (len(row) - 1)) / 2
        for width, widget in row:
            widget.rect = self._place(left, width)
            left += width + GAP
        bar = Widget("bar", self._bar_place(), share=0.0, on_share=self._seek_share)
        bar.on_adjust, bar.on_ok = self._nudge, self._toggle
        return [bar, *(widget for _, widget in row)]

    def handle(self, given: Input) -> None:
        """Seek by wheel and by the keys that leap, wherever the cursor is; the rest is as on every page."""
        if isinstance(given, Point) and given.phase is Phase.WHEEL:
            self._nudge(-given.steps)
        elif isinstance(given, Press) and given.button in LEAPS:
            self._move_to(self.film.leap, LEAPS[given.button])
        elif isinstance(given, DeviceLost):
            self.house.devices.lost.add(given.source)
        elif isinstance(given, DeviceFound):
            self.house.devices.lost.discard(given.source)
        else:
            super().handle(given)

    def tick(self) -> None:
        """Let the film go on, or show what is sought."""
        film = self.film
        if self._sought is not None:
            film.seek(self._sought)
            self._sought, self._due, self.house.stale = None, 0, True
        elif self.playing:
            self._due += QUARTERS[self._speed]
            film.heard(on=self._speed <= NORMAL)
            while self._due >= QUARTERS[NORMAL]:
                self._due -= QUARTERS[NORMAL]
                film.tick()
            if film.is_over:
                self._pause()

    def draw(self, canvas: Canvas) -> None:
        """Draw the film, and bar and buttons below it."""
        house = self.house
        shown = Canvas(self._size)
        self.film.draw(shown)
        canvas.items.extend(shown.items)
        foot = pygame.Rect(0, self._size[1], house.size[0], house.size[1] - self._size[1])
        canvas.blit(shapes.rounded(foot.size, 0, SHADE), foot.topleft)
        for widget in self.widgets:
            reached = widget.key == self._at
            if widget.key == "bar":
                self._bar.draw(canvas, widget.rect, reached=reached)
            else:
                widgets.draw(house, canvas, widget, (GOLD,) if reached else ())

    def _place(self, left: float, width: float = SMALL) -> pygame.Rect:
        px, top = self.house.px, self._size[1]
        return pygame.Rect(round(left * unit(self.house.size)), top + px(BUTTON_TOP), px(width), px(BUTTON_HEIGHT))

    def _bar_place(self) -> pygame.Rect:
        px, beside = self.house.px, self.house.px(MARGIN + TIME_WIDTH)
        return pygame.Rect(beside, self._size[1] + px(BAR_TOP), self.house.size[0] - 2 * beside, px(BAR_HEIGHT))

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> Widget:
        return Widget(key, pygame.Rect(0, 0, 1, 1), icon=f"ui/{icon}", on_ok=act)

    def _toggle(self) -> None:
        """Play or pause; at the end play from the beginning."""
        if self.playing:
            self._pause()
            return
        if self.film.is_over:
            self.film.seek(0)
        self.playing = True
        self.layout()

    def _pause(self) -> None:
        self.playing, self._due, self.house.stale = False, 0, True
        self.layout()

    def _move_to(self, way: Callable[[int], None], direction: int) -> None:
        """Step or leap; a film that is stepped through stands still."""
        way(direction)
        self._pause()

    def _change_speed(self, step: int) -> None:
        self._speed = (self._speed + step) % len(SPEEDS)

    def _open(self) -> None:
        self.film.open(on=not self.film.is_open)
        self.layout()

    def _nudge(self, step: int) -> None:
        """Seek by a little, on from what is sought already."""
        from_here = self.film.at if self._sought is None else self._sought
        self._sought = from_here + round(step * max(1, self.film.length * SHARE))

    def _seek_share(self, share: float) -> None:
        self._sought = round(share * self.film.length)
