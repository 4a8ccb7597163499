"""The bytes of Windows' raw input: what a RAWINPUT record of a keyboard or a mouse tells. Pure, so tested anywhere."""

import struct
from collections.abc import Iterator
from typing import Final

from games.engine.backends.keycodes import PC, PC_EXTENDED
from games.engine.backends.raw import Click, Key, Motion, Raw, Wheel

MOUSE, KEYBOARD = 0, 1  # dwType
POINTER: Final = struct.calcsize("P")
HEADER: Final = struct.Struct("<II" + ("QQ" if struct.calcsize("Q") == POINTER else "II"))  # type, size, device, wParam
KEY: Final = struct.Struct("<HHHHII")  # make code, flags, reserved, virtual key, message, extra
MOVE: Final = struct.Struct("<HxxHhIiiI")  # flags, button flags, button data, buttons, right, down, extra
BREAK, EXTENDED = 1, 2  # flags of a key
OVERRUN: Final = 0xFF  # make code of a keyboard that cannot tell
FAKE_SHIFT: Final = frozenset({0x2A, 0x36})  # with E0: made up by the keyboard around others
ABSOLUTE: Final = 1
BUTTONS: Final = ((0x1, 1, True), (0x2, 1, False), (0x4, 3, True), (0x8, 3, False), (0x10, 2, True), (0x20, 2, False))
WHEEL, NOTCH = 0x400, 120


def header(data: bytes) -> tuple[int, int]:
    """Return the type of a record and the handle of its device."""
    kind, _, device, _ = HEADER.unpack_from(data)
    return kind, device


def read(device: str, data: bytes) -> Iterator[Raw]:
    """Yield what one record of a device tells."""
    kind, _ = header(data)
    if kind == KEYBOARD:
        yield from _key(device, data)
    elif kind == MOUSE:
        yield from _mouse(device, data)


def _key(device: str, data: bytes) -> Iterator[Raw]:
    code, flags, *_ = KEY.unpack_from(data, HEADER.size)
    extended = bool(flags & EXTENDED)
    if code == OVERRUN or (extended and code in FAKE_SHIFT):
        return
    scancode = (PC_EXTENDED if extended else PC).get(code)
    if scancode is not None:
        yield Key(device, scancode, not flags & BREAK)


def _mouse(device: str, data: bytes) -> Iterator[Raw]:
    flags, buttons, turned, _, right, down, _ = MOVE.unpack_from(data, HEADER.size)
    if (right or down) and not flags & ABSOLUTE:
        yield Motion(device, right, down)
    for bit, button, pressed in BUTTONS:
        if buttons & bit:
            yield Click(device, button, pressed)
    if buttons & WHEEL and turned:
        yield Wheel(device, max(1, turned // NOTCH) if turned > 0 else min(-1, -(-turned // NOTCH)))
