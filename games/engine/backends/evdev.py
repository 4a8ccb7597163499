"""evdev: Linux' own input devices, for Wayland and the bare console, where no X server tells mice and keyboards apart.

Wants to read /dev/input, which the group ``input`` may. Needs no package: the kernel's records are 24 bytes each.
Tested with recorded bytes only: real devices were never at hand.
"""

import os
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from games.engine.backends.keycodes import KERNEL
from games.engine.backends.raw import Click, Hardware, Key, Motion, NotApartError, Raw, Wheel, changes
from games.engine.backends.sysfs import SYS, fact, place_of
from games.engine.inputs import Kind

DEVICES: Final = Path("/dev/input")
RECORD: Final = struct.Struct("llHHi")  # seconds, microseconds, type, code, value
CHUNK: Final = 512 * RECORD.size
KEY, RELATIVE = 1, 2  # types of records
RIGHT, DOWN, WHEEL = 0, 1, 8  # codes of ways
UP, PRESSED = 0, 1  # values of keys; 2 is a repeat
BUTTONS: Final = {0x110: 1, 0x111: 3, 0x112: 2}
KEY_A, FIRST_WAY = 30, 0
LOOK_AFTER = 240  # polls, 2 s, between two looks for devices that have come


def read(device: str, data: bytes) -> Iterator[Raw]:
    """Yield what records of one device tell, moves that follow each other joined; a cut record at the end is left."""
    right = down = 0
    for _, _, kind, code, value in RECORD.iter_unpack(data[: len(data) // RECORD.size * RECORD.size]):
        if kind == RELATIVE and code in {RIGHT, DOWN}:
            right, down = right + value * (code == RIGHT), down + value * (code == DOWN)
            continue
        told = _told(device, kind, code, value)
        if told and (right or down):
            yield Motion(device, right, down)
            right = down = 0
        if told:
            yield told
    if right or down:
        yield Motion(device, right, down)


def _told(device: str, kind: int, code: int, value: int) -> Raw | None:
    if kind == RELATIVE and code == WHEEL:
        return Wheel(device, value)
    if kind != KEY or value not in {UP, PRESSED}:
        return None
    if code in BUTTONS:
        return Click(device, BUTTONS[code], value == PRESSED)
    return Key(device, KERNEL[code], value == PRESSED) if code in KERNEL else None


class Evdev:
    """Reads every keyboard and mouse. Raises NotApartError when none may be read."""

    name = "evdev"

    def __init__(self, folder: Path = DEVICES, sys: Path = SYS) -> None:
        self._folder = folder
        self._sys = sys
        self._open: dict[str, tuple[int, Hardware]] = {}  # by the name of the event file
        self._polls = 0
        self._look()
        if not self._open:
            raise NotApartError("no_input_group")

    def poll(self) -> list[Raw]:
        """Return what has happened since the last call."""
        told: list[Raw] = []
        before = self.hardware()
        for event, (file, device) in list(self._open.items()):
            try:
                told += read(device.identity, os.read(file, CHUNK))
            except BlockingIOError:
                continue
            except OSError:  # unplugged
                self._drop(event)
        self._polls += 1
        if self._polls % LOOK_AFTER == 0:
            self._look()
        return told + changes(before, self.hardware())

    def hardware(self) -> list[Hardware]:
        """Return the devices that are plugged in."""
        return list(dict.fromkeys(device for _, device in self._open.values()))

    def close(self) -> None:
        """Close all devices."""
        for event in list(self._open):
            self._drop(event)

    def _drop(self, event: str) -> None:
        os.close(self._open.pop(event)[0])

    def _look(self) -> None:
        for path in sorted(self._folder.glob("event*")):
            kind = self._kind(path.name)
            if kind is None or path.name in self._open:
                continue
            name = fact(path.name, "name", self._sys)
            device = Hardware(place_of(path.name, self._sys) or name, name, kind)
            with suppress(OSError):
                self._open[path.name] = (os.open(path, os.O_RDONLY | os.O_NONBLOCK), device)

    def _kind(self, event: str) -> Kind | None:
        keys = _bits(fact(event, "capabilities/key", self._sys).split())
        if keys >> KEY_A & 1:
            return Kind.KEYBOARD
        ways = _bits(fact(event, "capabilities/rel", self._sys).split())
        return Kind.MOUSE if ways >> FIRST_WAY & 1 and any(keys >> button & 1 for button in BUTTONS) else None


def _bits(words: Iterable[str]) -> int:
    """Return a set of bits that the system writes as hexadecimal words of 64 bits, the highest first."""
    bits = 0
    for word in words:
        bits = bits << 64 | int(word, 16)
    return bits
