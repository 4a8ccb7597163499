"""Messages of an X server as they come over the wire, made by the protocol's text."""

import struct

from games.engine.backends.x11wire import EMULATED, GENERIC_EVENT, HIERARCHY, RAW_MOTION

OPCODE = 131


def event(
    kind: int, source: int, detail: int = 0, *, emulated: bool = False, axes: dict[int, float] | None = None
) -> bytes:
    """Return a raw event; axes are accelerated values by axis, which stand before the raw ones."""
    values = axes or {}
    units = 1 if values else 0
    mask = sum(1 << axis for axis in values).to_bytes(4, "little") if values else b""
    numbers = b"".join(_fixed(values[axis]) for axis in sorted(values)) + b"".join(_fixed(99.0) for _ in values)
    body = mask + numbers
    flags = EMULATED if emulated else 0
    head = struct.pack("<BBHIHHI", GENERIC_EVENT, OPCODE, 7, len(body) // 4, kind, 3, 123456)
    head += struct.pack("<IHHII", detail, source, units, flags, 0)
    return head + body


def motion(source: int, right: float, down: float) -> bytes:
    """Return a raw motion."""
    return event(RAW_MOTION, source, axes={0: right, 1: down})


def hierarchy() -> bytes:
    """Return the news that the devices have changed, with one device in it."""
    return struct.pack("<BBHIHHIIHxxxxxxxxxx", GENERIC_EVENT, OPCODE, 7, 3, HIERARCHY, 2, 123456, 1, 1) + bytes(12)


def devices(*listed: tuple[int, int, bool, str, bool]) -> bytes:
    """Return the reply that lists devices: number, use, enabled, name, absolute; mice are those with use 3."""
    body = b""
    for number, use, enabled, name, absolute in listed:
        classes = _valuator(number, absolute=absolute) if use == 3 else _keys(number)
        raw = name.encode()
        body += struct.pack("<HHHHHBx", number, use, 2, 1, len(raw), enabled) + raw + bytes(-len(raw) % 4) + classes
    return struct.pack("<BxHIH22x", 1, 5, len(body) // 4, len(listed)) + body


def _keys(source: int) -> bytes:
    return struct.pack("<HHHHII", 0, 4, source, 2, 38, 39)


def _valuator(source: int, *, absolute: bool) -> bytes:
    return struct.pack("<HHHHI24sIBxxx", 2, 11, source, 0, 0, bytes(24), 1, absolute)


def _fixed(value: float) -> bytes:
    whole = int(value // 1)
    return struct.pack("<iI", whole, round((value - whole) * (1 << 32)))
