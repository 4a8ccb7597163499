"""The stopped game: what can be done while everything lies covered. Anybody at the table may do it (T8)."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

import pygame

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.facing import UPRIGHT, Facing, of_screen
from games.engine.house import House
from games.engine.inputs import FINGER, KEYBOARD, TOUCH, DeviceFound, DeviceLost, Input, Phase, Point, Press
from games.engine.page import Page
from games.engine.seats import Seat
from games.engine.theme import GOLD, INK, PAPER, SEAT_NAMES, SHADE
from games.engine.widgets import Style, Widget

WIDTH, ROW, GAP, PAD_IN = 640, 76, 16, 40
HEADING, WHY = 60, 28
DIMMED = 150
GUARD = TICK_RATE // 2  # ticks in which presses that were meant for the game do nothing
HANDED_LEVEL = 2  # the level of the computer that takes over a place, counted from 0


@dataclass(frozen=True)
class Answers:
    """What the scene does when something has been chosen."""

    go_on: Callable[[], None]
    hand_over: Callable[[int], None]  # a seat
    leave: Callable[[int], None]  # a seat
    end: Callable[[], None]


class StopMenu(Page):
    """Go on, hand a place to a computer, leave the table (asked once more), or end the game."""

    def __init__(
        self,
        house: House,
        why: str,
        answers: Answers,
        below: Callable[[Canvas], None],
        seats: Collection[int],
        *,
        lost: str = "",
        end: str = "end",
        alone: bool = False,
        turn: int = UPRIGHT,
    ) -> None:
        """Say why the game stands still; below draws the covered table; lost is the source that was unplugged.

        ``seats`` are those that play: somebody else may have sat down meanwhile, for the next game.
        ``alone``: no other person plays, so no place can be handed over or left without ending the game. ``end`` is the
        key of the words for ending: "end", or "save" when the game can be gone on with later. ``turn`` is how the table
        lies.
        """
        super().__init__(house)
        self._why = why
        self._answers = answers
        self._below = below
        self._seats = frozenset(seats)
        self._missing = {lost} if lost else set()  # sources that were unplugged
        self._asks_for_device = bool(lost or self._waiting())
        self._end = end
        self._alone = alone
        self._turn = turn
        self._age = 0
        self._step = "stop"  # stop, hand_over, leave, end or save: the list that is shown
        self._asked: int | None = None  # the seat that is asked once more whether it leaves
        self._frame = pygame.Rect(0, 0, 1, 1)

    def back(self) -> None:
        """Go back to the first list, or go on playing from there."""
        if self._step == "stop":
            self._choose(self._answers.go_on)
        else:
            self._show("stop")

    def handle(self, given: Input) -> None:
        """Give the place whose device was unplugged to whichever free device presses; else as in every menu."""
        if self._age < GUARD and isinstance(given, Press):
            return
        if isinstance(given, Point):
            given = replace(given, pos=self._facing.inwards(given.pos))
        if isinstance(given, DeviceLost):
            self._missing.add(given.source)
            self._asks_for_device |= given.source in {seat.source for seat in self._people()}
        elif isinstance(given, DeviceFound):
            self._missing.discard(given.source)
        elif not self._adopts(given):
            super().handle(given)

    def tick(self) -> None:
        """Count how long the list is there; where a stop has an end, play goes on by itself."""
        self._age += 1
        seconds = self.house.manners.stop_seconds
        if seconds is not None and self._age >= seconds * TICK_RATE:
            self._choose(self._answers.go_on)
        self.house.stale |= seconds is not None and self._age % TICK_RATE == 0

    def build(self) -> list[Widget]:
        """Return the list of the moment."""
        entries = self._entries()
        house = self.house
        size = self._facing.own.size
        width, row = min(house.px(WIDTH), size[0] - house.px(2 * PAD_IN)), house.px(ROW)
        heading = house.px(HEADING) * 3
        height = heading + len(entries) * (row + house.px(GAP)) + house.px(PAD_IN)
        self._frame = pygame.Rect(0, 0, width + 2 * house.px(PAD_IN), height)
        self._frame.center = (size[0] // 2, size[1] // 2)
        for number, entry in enumerate(entries):
            top = self._frame.top + heading + number * (row + house.px(GAP))
            entry.rect = pygame.Rect(self._frame.left + house.px(PAD_IN), top, width, row)
        return entries

    def draw(self, canvas: Canvas) -> None:
        """Draw the covered table, dimmed, and the list."""
        self._below(canvas)
        canvas = self._facing.canvas(canvas)
        house, frame = self.house, self._frame
        canvas.blit(shapes.rounded(canvas.size, 0, INK), (0, 0), DIMMED)
        canvas.blit(shapes.rounded(frame.size, house.px(34), SHADE, 1.0, GOLD, house.px(4)), frame.topleft)
        room = frame.width - house.px(2 * PAD_IN)
        heading = text.fitted(house.words("stop.heading"), house.px(HEADING), room, GOLD, text.Weight.BOLD)
        canvas.centre(heading, (frame.centerx, frame.top + house.px(70)))
        self._draw_why(canvas, room)
        self._draw_rest(canvas)
        for widget in self.widgets:
            rings = (GOLD,) if widget is self.focused else ()
            widgets.draw(house, canvas, widget, rings)

    @property
    def _facing(self) -> Facing:
        return of_screen(self.house.size, self._turn)

    def _draw_why(self, canvas: Canvas, room: int) -> None:
        """Draw the sentence below the heading, in two lines when one is too narrow."""
        house, size = self.house, self.house.px(WHY)
        lines = text.wrapped(self._sentence(), size, room)
        step = text.line_height(size)
        for number, line in enumerate(lines):
            words = text.fitted(line, size, room, PAPER, text.Weight.MEDIUM)
            y = self._frame.top + house.px(134) + (number - (len(lines) - 1) / 2) * step
            canvas.centre(words, (self._frame.centerx, y))

    def _draw_rest(self, canvas: Canvas) -> None:
        """Draw below the list when play goes on by itself, where it does."""
        seconds = self.house.manners.stop_seconds
        if seconds is None:
            return
        rest = max(0, -(-(seconds * TICK_RATE - self._age) // TICK_RATE))
        words = self.house.words("stop.goes_on", seconds=rest)
        size = self.house.px(WHY)
        line = text.fitted(words, size, self._frame.width * 2, PAPER, text.Weight.MEDIUM)
        canvas.centre(line, (self._frame.centerx, self._frame.bottom + size * 1.2))

    def _sentence(self) -> str:
        if self._asked is not None:
            return self.house.words("stop.sure", name=self.house.name(self._asked))
        if self._step != "stop":
            return self.house.words(f"stop.{self._step}_who")
        if not self._asks_for_device:
            return self._why
        waiting = [self.house.name(seat.number) for seat in self._waiting()]
        return self.house.words("stop.device", name=", ".join(waiting)) if waiting else self.house.words("stop.found")

    def _waiting(self) -> list[Seat]:
        """Return the seats whose device is not there."""
        return [seat for seat in self._people() if seat.source in self._missing | self.house.devices.lost]

    def _people(self) -> list[Seat]:
        """Return the seats of the people who play."""
        return [seat for seat in self.house.seats.humans() if seat.number in self._seats]

    def _adopts(self, given: Input) -> bool:
        """Let a device of nobody's take the first place that waits, by any press; pointers by one beside the list."""
        beside = isinstance(given, Point) and given.phase is Phase.DOWN and not self._frame.collidepoint(given.pos)
        presses = isinstance(given, Press) and given.source != KEYBOARD
        if not isinstance(given, Press | Point) or not (presses or beside):
            return False
        waiting = self._waiting()
        if not waiting or self.house.seats.of(given.source):
            return False
        is_finger = given.source.startswith(FINGER)
        waiting[0].source = f"{TOUCH}{waiting[0].number}" if is_finger else given.source
        self.house.sounds.effect("join")
        return True

    def _entries(self) -> list[Widget]:
        if self._step == "stop":
            people = [
                self._entry("hand_over", "robot", lambda: self._show("hand_over")),
                self._entry("leave", "quit", lambda: self._show("leave")),
            ]
            return [
                self._entry("go_on", "play", lambda: self._choose(self._answers.go_on), Style.PRIMARY),
                *([] if self._alone else people),
                *([self._entry("settings", "gear", self._settings)] if self.house.settings_page else []),
                self._entry(self._end, "home", lambda: self._show(self._end)),
            ]
        back = self._entry("back", "arrow-left", lambda: self._show("stop"))
        if self._step == self._end:
            return [back, self._entry(f"{self._end}_now", "home", lambda: self._choose(self._answers.end))]
        people = [self._person(seat.number) for seat in self._people()]
        return [back, *people]

    def _settings(self) -> None:
        page = self.house.settings_page
        if page:
            self.house.scenes.push(page())

    def _entry(self, key: str, icon: str, action: Callable[[], None], style: Style = Style.PLAIN) -> Widget:
        label = self.house.words(f"stop.{key}")
        return Widget(key, pygame.Rect(0, 0, 1, 1), label, f"ui/{icon}", on_ok=action, style=style)

    def _person(self, seat: int) -> Widget:
        return Widget(
            f"seat-{seat}",
            pygame.Rect(0, 0, 1, 1),
            self.house.name(seat),
            f"seats/emblem-{SEAT_NAMES[seat]}",
            on_ok=lambda: self._pick(seat),
        )

    def _pick(self, seat: int) -> None:
        if self._step == "hand_over":
            self._choose(lambda: self._answers.hand_over(seat))
        elif self._asked == seat:
            self._choose(lambda: self._answers.leave(seat))
        else:
            self._asked = seat

    def _show(self, step: str) -> None:
        self._step, self._asked = step, None
        self._at = ""
        self.layout()

    def _choose(self, answer: Callable[[], None]) -> None:
        self.house.scenes.pop()
        answer()
