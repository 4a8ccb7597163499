"""Keyboards: which keys are down on each, which presses are fresh, and what they mean.

With pygame alone there is one, all keyboards in one. A back-end tells them apart: each then has blocks of its own,
numbered in the order in which people first press a key on them, never in the order of the devices; a saved game gives
them their numbers back.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import pygame

from games.engine.backends.raw import Hardware, Key
from games.engine.bindings import Bindings
from games.engine.inputs import (
    BLOCKS,
    KEYBOARD,
    NUMERIC_BLOCK,
    DeviceFound,
    DeviceLost,
    Edit,
    Edited,
    Input,
    Kind,
    Press,
    Release,
    Seen,
    base,
    device_number,
    lowest_free,
    of_device,
)
from games.engine.labels import KeyLabels

MERGED = "keyboard"  # all keyboards in one, as pygame has it
STALE_SPAN = 30  # ticks after the focus came back in which a key still held from before is no fresh press
EDIT_KEYS = {
    pygame.KSCAN_BACKSPACE: Edit.ERASE,
    pygame.KSCAN_RETURN: Edit.ENTER,
    pygame.KSCAN_KP_ENTER: Edit.ENTER,
    pygame.KSCAN_ESCAPE: Edit.CANCEL,
}
ALTS = frozenset({pygame.KSCAN_LALT, pygame.KSCAN_RALT})


@dataclass
class Keyboard:
    """One keyboard: its number is 0 until somebody presses a key of it."""

    device: str
    name: str = ""
    number: int = 0
    held: set[int] = field(default_factory=set)
    told: dict[int, Press] = field(default_factory=dict)  # presses by scancode whose end has not been told
    plugged: bool = True


class Keyboards:
    """All keyboards."""

    def __init__(self, labels: KeyLabels, bindings: Bindings, lost: set[str]) -> None:
        self._labels = labels
        self._bindings = bindings
        self._lost = lost
        self._merged = Keyboard(MERGED)
        self._apart: dict[str, Keyboard] = {}
        self._let_go: set[int] = set()  # keys that went up in this tick
        self._stale: set[int] = set()
        self._stale_ticks = 0
        self._held_before: set[int] = set()  # keys that were down already when typing began
        self.numeric: set[int] = set()  # numbers of the keyboards of which a key of the numeric pad has been seen
        self.typing = False
        self.watched = False
        self.is_apart = False  # whether a back-end tells of keys

    def known(self) -> list[Keyboard]:
        """Return the keyboards that people have played with, in the order of their numbers."""
        if not self.is_apart:
            return [self._merged]
        used = sorted((each for each in self._apart.values() if each.number), key=lambda each: each.number)
        return used or [self._merged]

    def plugged(self) -> list[int]:
        """Return the numbers of the keyboards that may be joined by; the first one before anybody has pressed a key."""
        return [max(1, each.number) for each in self.known() if each.plugged] or [1]

    def device(self, source: str) -> str:
        """Return the device that a block belongs to."""
        number = device_number(source)
        return next((each.device for each in self.known() if each.number == number), MERGED)

    def identity(self, source: str) -> str:
        """Return the identity of a block's keyboard, empty when it is not told from others."""
        device = self.device(source)
        return "" if device == MERGED else device

    def has(self, source: str) -> bool:
        """Return whether a block's keyboard is there; nobody's yet, it will be the one that is pressed first."""
        number = device_number(source)
        own = next((each for each in self._apart.values() if self.is_apart and each.number == number), None)
        return own.plugged if own else number == 1

    def recall(self, identities: Mapping[str, str]) -> None:
        """Give keyboards the numbers again that they had, by the identities of blocks' keyboards."""
        for source, identity in identities.items():
            number = device_number(source)
            for other in self._apart.values():
                if other.number == number and other.device != identity:
                    other.number = 0
            self._apart.setdefault(identity, Keyboard(identity, plugged=False)).number = number

    def keys_of(self, source: str) -> tuple[int, ...]:
        """Return the twelve keys of a block by scancode."""
        return self._bindings.block(self.device(source), base(source))

    def begin_tick(self) -> None:
        """Let 1/120 s pass."""
        self._let_go.clear()
        if self._stale_ticks == 1:
            self._stale.clear()
        self._stale_ticks = max(0, self._stale_ticks - 1)

    def begin_typing(self, *, on: bool) -> None:
        """Write text instead of pressing buttons, or end that."""
        self.typing = on
        self._held_before = set(self._merged.held)

    # What pygame tells

    def key_down(self, event: pygame.Event) -> Iterator[Input]:
        """Take in a key of pygame's one keyboard."""
        keyboard, scancode = self._merged, event.scancode
        if scancode in keyboard.held:
            return
        self._held_before.clear()  # only the last key that went down repeats
        keyboard.held.add(scancode)
        if not self.typing:
            self._labels.learn(scancode, event.unicode)
        if self.is_apart:
            return
        if scancode in self._stale:
            self._stale.discard(scancode)
            return
        yield from self._pressed(keyboard, scancode)

    def key_up(self, event: pygame.Event) -> Iterator[Input]:
        """Take in that a key of pygame's one keyboard went up."""
        if event.scancode not in self._merged.held:
            return
        self._merged.held.discard(event.scancode)
        self._held_before.discard(event.scancode)
        self._let_go.add(event.scancode)
        if not self.is_apart:
            yield from self._released(self._merged, event.scancode)

    def may_write(self) -> bool:
        """Return whether text that arrives now was typed: the key that opened the name field repeats as text."""
        return self.typing and not self._held_before

    def focus_lost(self) -> Iterator[Input]:
        """Let all keys go."""
        # SDL lets all keys go just before it tells of the loss; whoever still holds one does not press it afresh.
        self._stale |= self._merged.held | self._let_go
        self._stale_ticks = 0
        self._merged.held.clear()
        self._merged.told.clear()
        for keyboard in self._apart.values():
            yield from self._let_all_go(keyboard)

    def focus_gained(self) -> None:
        """Begin to wait for keys that are still held from before."""
        self._stale_ticks = STALE_SPAN

    # What a back-end tells

    def key(self, given: Key, *, focus: bool) -> Iterator[Input]:
        """Take in a key of one keyboard; without the focus it is only remembered whether it is down."""
        keyboard = self._apart.setdefault(given.device, Keyboard(given.device))
        scancode = given.scancode
        if not given.down:
            keyboard.held.discard(scancode)
            yield from self._released(keyboard, scancode)
        elif scancode not in keyboard.held:
            keyboard.held.add(scancode)
            if focus and not (scancode == pygame.KSCAN_RETURN and keyboard.held & ALTS):  # that is for full screen
                yield from self._pressed(keyboard, scancode)

    def come(self, device: Hardware) -> Iterator[Input]:
        """Take in that a keyboard was plugged in."""
        keyboard = self._apart.setdefault(device.identity, Keyboard(device.identity))
        keyboard.name, keyboard.plugged = device.name, True
        if keyboard.number:
            self._lost.difference_update(self._sources(keyboard))
            yield from map(DeviceFound, self._sources(keyboard))

    def gone(self, device: Hardware) -> Iterator[Input]:
        """Take in that a keyboard was unplugged: its keys are up, its blocks are lost."""
        keyboard = self._apart.setdefault(device.identity, Keyboard(device.identity))
        keyboard.plugged = False
        yield from self._let_all_go(keyboard)
        keyboard.held.clear()
        if keyboard.number:
            self._lost.update(self._sources(keyboard))
            yield from map(DeviceLost, self._sources(keyboard))

    # Both

    def _pressed(self, keyboard: Keyboard, scancode: int) -> Iterator[Input]:
        bound = None if self.typing else self._bindings.key(keyboard.device, scancode)
        if not keyboard.number and (bound or self.watched):
            keyboard.number = lowest_free(each.number for each in self._apart.values())
            back = self._lost.intersection(self._sources(keyboard))
            self._lost -= back
            yield from map(DeviceFound, sorted(back))
        if self.watched:
            yield Seen(keyboard.device, Kind.KEYBOARD, str(scancode), self._labels.label(scancode), down=True)
        if self.typing and scancode in EDIT_KEYS:
            yield Edited(EDIT_KEYS[scancode])
        if bound is None:
            return
        block, button = bound
        source = KEYBOARD if block == KEYBOARD else of_device(block, keyboard.number)
        if block == NUMERIC_BLOCK and keyboard.number not in self.numeric:
            self.numeric.add(keyboard.number)
            yield DeviceFound(source)
        keyboard.told[scancode] = Press(source, button)
        yield keyboard.told[scancode]

    def _released(self, keyboard: Keyboard, scancode: int) -> Iterator[Input]:
        if self.watched:
            yield Seen(keyboard.device, Kind.KEYBOARD, str(scancode), self._labels.label(scancode), down=False)
        press = keyboard.told.pop(scancode, None)
        if press and not self.typing:
            yield Release(press.source, press.button)

    def _let_all_go(self, keyboard: Keyboard) -> Iterator[Input]:
        for scancode in list(keyboard.told):
            yield from self._released(keyboard, scancode)

    @staticmethod
    def _sources(keyboard: Keyboard) -> Iterable[str]:
        return [of_device(block, keyboard.number) for block in BLOCKS]
