"""Mice and fingers: where each points and what it does there.

As long as one mouse is used, pygame's own is it, with the system's cursor. When a second one is moved or clicked, and a
back-end tells them apart, each gets a cursor that the program moves itself and the system's is hidden.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import pygame
from pygame._sdl2 import touch

from games.engine.backends.raw import Click, Hardware, Motion, Wheel
from games.engine.bindings import MOUSE_CODES, POINTS, Bindings
from games.engine.inputs import (
    FINGER,
    MOUSE,
    TOUCH,
    DeviceFound,
    DeviceLost,
    Input,
    Kind,
    Phase,
    Point,
    Seen,
    device_number,
    is_mouse,
    lowest_free,
    of_device,
)

MERGED = "mouse"  # all mice in one, as pygame has it
WAKES = 40.0  # pixels that a mouse goes before it counts as used: desks are bumped against
SAME_TAP = 3  # pixels between a finger and a mouse that the system made of it ...
TAP_TICKS = 24  # ... and ticks
PHASES = {pygame.FINGERDOWN: Phase.DOWN, pygame.FINGERMOTION: Phase.MOVE, pygame.FINGERUP: Phase.UP}

Place = tuple[int, int]


@dataclass
class Mouse:
    """One mouse: its number is 0 until it has been used."""

    device: str
    name: str = ""
    number: int = 0
    x: float = 0.0
    y: float = 0.0
    way: float = 0.0  # pixels gone before it was used
    plugged: bool = True

    @property
    def source(self) -> str:
        """Who acts by it."""
        return of_device(MOUSE, self.number)

    @property
    def pos(self) -> Place:
        """Where it points, in pixels of the window."""
        return int(self.x), int(self.y)


class Pointers:
    """All mice and fingers."""

    def __init__(self, bindings: Bindings, lost: set[str]) -> None:
        self._bindings = bindings
        self._lost = lost
        self._pos: Place = (0, 0)  # of the system's cursor
        self._down: Place | None = None  # where the system's mouse went down
        self._mice: dict[str, Mouse] = {}
        self._fingers: dict[int, Place] = {}
        self._taps: dict[Place, int] = {}  # where fingers came down lately, and for how many ticks that counts
        self.size: Place = (1, 1)  # of the window
        self.touch_seen = False
        self.watched = False

    @property
    def is_apart(self) -> bool:
        """Whether each mouse has its own cursor."""
        return sum(mouse.number > 0 for mouse in self._mice.values()) > 1

    def mice(self) -> list[Mouse]:
        """Return the mice that have been used, in the order in which they were."""
        used = sorted((mouse for mouse in self._mice.values() if mouse.number), key=lambda mouse: mouse.number)
        return used or [Mouse(MERGED, number=1)]

    def identity(self, source: str) -> str:
        """Return the identity of a mouse, empty when it is not told from others."""
        mouse = next((mouse for mouse in self._mice.values() if mouse.number and mouse.source == source), None)
        return mouse.device if mouse else ""

    def has(self, source: str) -> bool:
        """Return whether a mouse is there, or a touch screen; nobody's yet, a mouse will be the one used first."""
        if not is_mouse(source):
            return self.touch_seen or touch.get_num_devices() > 0
        own = next((mouse for mouse in self._mice.values() if mouse.number and mouse.source == source), None)
        return own.plugged if own else source == MOUSE

    def recall(self, identities: Mapping[str, str]) -> None:
        """Give mice the numbers again that they had, by their identities."""
        was_apart = self.is_apart
        for source, identity in identities.items():
            number = device_number(source)
            for other in self._mice.values():
                if other.number == number and other.device != identity:
                    other.number = 0
            self._mice.setdefault(identity, Mouse(identity, plugged=False)).number = number
        for mouse in self._mice.values() if not was_apart else ():
            mouse.x, mouse.y = self._pos if mouse.number == 1 else (self.size[0] / 2, self.size[1] / 2)

    def cursors(self) -> list[tuple[str, Place]]:
        """Return the cursors that the program draws: source and place."""
        return [(mouse.source, mouse.pos) for mouse in self.mice() if mouse.plugged] if self.is_apart else []

    def begin_tick(self) -> None:
        """Let 1/120 s pass."""
        if self._taps:
            self._taps = {place: left - 1 for place, left in self._taps.items() if left > 1}

    # What pygame tells

    def mouse_down(self, event: pygame.Event) -> Iterator[Input]:
        """Take in a button of pygame's one mouse."""
        if event.touch or self.is_apart or self._was_touched(event.pos):
            return
        yield from self._pressed(self._merged(), event.button, event.pos, down=True)

    def mouse_up(self, event: pygame.Event) -> Iterator[Input]:
        """Take in that a button of pygame's one mouse went up."""
        if not event.touch and not self.is_apart:
            yield from self._pressed(self._merged(), event.button, event.pos, down=False)

    def mouse_move(self, event: pygame.Event) -> Iterator[Input]:
        """Take in a move of pygame's one mouse."""
        if not event.touch and not self.is_apart:
            self._pos = event.pos
            yield Point(MOUSE, Phase.MOVE, event.pos)

    def wheel(self, event: pygame.Event) -> Iterator[Input]:
        """Take in the wheel of pygame's one mouse."""
        if event.y and not event.touch and not self.is_apart:
            yield Point(MOUSE, Phase.WHEEL, self._pos, event.y)

    def finger(self, event: pygame.Event) -> Iterator[Input]:
        """Take in a finger; one whose lifting was never told is taken back when it comes down again."""
        if not self.touch_seen:
            self.touch_seen = True
            yield from self._touched_first()
        number, phase = event.finger_id, PHASES[event.type]
        pos = (int(event.x * self.size[0]), int(event.y * self.size[1]))
        if phase is Phase.DOWN:
            yield from self._lifted([number])
            self._taps[pos] = TAP_TICKS
        elif number not in self._fingers:
            return
        self._fingers[number] = pos
        if phase is Phase.UP:
            del self._fingers[number]
        if self.watched and phase is not Phase.MOVE:
            yield Seen(FINGER, Kind.FINGER, str(number), str(len(self._fingers)), phase is Phase.DOWN)
        yield Point(f"{FINGER}{number}", phase, pos)

    def focus_lost(self) -> Iterator[Input]:
        """Take back whatever fingers and mice had begun."""
        yield from self._lifted(list(self._fingers))
        if self._down:
            self._down = None
            yield Point(MOUSE, Phase.CANCEL, self._pos)
        for source, pos in self.cursors():
            yield Point(source, Phase.CANCEL, pos)

    # What a back-end tells

    def motion(self, given: Motion) -> Iterator[Input]:
        """Take in how far one mouse went."""
        mouse = self._mouse(given.device)
        if not mouse.number:
            mouse.way += abs(given.right) + abs(given.down)
            if mouse.way < WAKES:
                return
        yield from self._used(mouse)
        if self.is_apart:
            mouse.x = min(max(0.0, mouse.x + given.right), self.size[0] - 1.0)
            mouse.y = min(max(0.0, mouse.y + given.down), self.size[1] - 1.0)
            yield Point(mouse.source, Phase.MOVE, mouse.pos)

    def click(self, given: Click) -> Iterator[Input]:
        """Take in a button of one mouse."""
        mouse = self._mouse(given.device)
        if given.down:
            yield from self._used(mouse)
        if mouse.number and self.is_apart:
            yield from self._pressed(mouse, given.button, mouse.pos, down=given.down)

    def turn(self, given: Wheel) -> Iterator[Input]:
        """Take in the wheel of one mouse."""
        mouse = self._mouse(given.device)
        if mouse.number and self.is_apart:
            yield Point(mouse.source, Phase.WHEEL, mouse.pos, given.steps)

    def come(self, device: Hardware) -> Iterator[Input]:
        """Take in that a mouse was plugged in."""
        mouse = self._mouse(device.identity)
        mouse.name, mouse.plugged = device.name, True
        if mouse.number:
            self._lost.discard(mouse.source)
            yield DeviceFound(mouse.source)

    def gone(self, device: Hardware) -> Iterator[Input]:
        """Take in that a mouse was unplugged."""
        mouse = self._mouse(device.identity)
        mouse.plugged = False
        if mouse.number:
            self._lost.add(mouse.source)
            yield Point(mouse.source, Phase.CANCEL, mouse.pos)
            yield DeviceLost(mouse.source)

    # Both

    def _merged(self) -> Mouse:
        """Return the one mouse that has been used."""
        return self.mice()[0]

    def _mouse(self, device: str) -> Mouse:
        return self._mice.setdefault(device, Mouse(device))

    def _used(self, mouse: Mouse) -> Iterator[Input]:
        """Give a mouse that is used for the first time its number; from the second one on each has its own cursor."""
        if mouse.number:
            return
        was_apart = self.is_apart
        mouse.number = lowest_free(other.number for other in self._mice.values())
        mouse.x, mouse.y = self.size[0] / 2, self.size[1] / 2
        if self.is_apart and not was_apart:
            first = next(other for other in self.mice() if other is not mouse)
            first.x, first.y = self._pos
            if self._down:
                self._down = None
                yield Point(MOUSE, Phase.CANCEL, self._pos)
        if mouse.source in self._lost:
            self._lost.discard(mouse.source)
            yield DeviceFound(mouse.source)

    def _pressed(self, mouse: Mouse, button: int, pos: Place, *, down: bool) -> Iterator[Input]:
        if self.watched:
            yield Seen(mouse.device, Kind.MOUSE, str(button), str(button), down)
        control = self._bindings.table(mouse.device, MOUSE_CODES).get(str(button))
        if control == POINTS:
            self._down = pos if down else None
            yield Point(mouse.source, Phase.DOWN if down else Phase.UP, pos)
        elif control and down:
            yield Point(mouse.source, Phase.SECOND, pos)

    def _lifted(self, numbers: Iterable[int]) -> Iterator[Input]:
        for number in numbers:
            pos = self._fingers.pop(number, None)
            if pos:
                yield Point(f"{FINGER}{number}", Phase.CANCEL, pos)

    def _touched_first(self) -> Iterator[Input]:
        """Find the places again that are played by touch: their screen is there after all."""
        back = {source for source in self._lost if source.startswith(TOUCH)}
        self._lost -= back
        yield from map(DeviceFound, sorted(back))

    def _was_touched(self, pos: Place) -> bool:
        """Return whether a finger has just come down here, so that this is the same tap."""
        return any(abs(pos[0] - x) <= SAME_TAP and abs(pos[1] - y) <= SAME_TAP for x, y in self._taps)
