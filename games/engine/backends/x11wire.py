"""The few words of the X protocol that are needed to hear every keyboard and mouse by itself: bytes in, bytes out.

Plain bytes instead of Xlib: a mouse that reports 8,000 times a second costs a tenth of what it costs through ctypes,
and all of this is tested without a server. Names are those of the protocol's own text (X11, XInput 2.2), little-endian.
"""

import struct
from typing import NamedTuple

REPLY, GENERIC_EVENT = 1, 35
HEAD = 32  # bytes that every reply, event and error has at least
UNIT = 4  # lengths on the wire count so many bytes

# Minor opcodes and event types of XInput 2.
SELECT_EVENTS, QUERY_VERSION, QUERY_DEVICE, GET_PROPERTY = 46, 47, 48, 59
HIERARCHY, RAW_KEY_PRESS, RAW_KEY_RELEASE, RAW_BUTTON_PRESS, RAW_BUTTON_RELEASE, RAW_MOTION = 11, 13, 14, 15, 16, 17
RAW = (RAW_KEY_PRESS, RAW_KEY_RELEASE, RAW_BUTTON_PRESS, RAW_BUTTON_RELEASE, RAW_MOTION)
ALL_DEVICES, ALL_MASTERS = 0, 1
SLAVE_POINTER, SLAVE_KEYBOARD, FLOATING = 3, 4, 5
EMULATED = 1 << 16  # a pointer event that the server made of a touch or of a finely turning wheel
VALUATOR, TOUCH_CLASS, RELATIVE = 2, 8, 0
ANY_TYPE = 0

_RAW = struct.Struct("<HHIIHHI")  # of an event, from byte 8: evtype, deviceid, time, detail, sourceid, mask, flags
_FIXED = struct.Struct("<iI")


class Event(NamedTuple):
    """A raw event: its type, device, key or button; how far it went in server pixels, right and down."""

    kind: int
    source: int
    detail: int
    emulated: bool
    right: float
    down: float


class Device(NamedTuple):
    """A device as the server lists it."""

    number: int
    use: int
    enabled: bool
    name: str
    absolute: bool  # its first axis tells a place, not a way
    touch: bool


def padded(data: bytes) -> bytes:
    """Fill bytes up to whole units."""
    return data + bytes(-len(data) % UNIT)


def setup(name: bytes, secret: bytes) -> bytes:
    """Return the greeting of a client with its authorization; both empty when there is none."""
    return struct.pack("<BxHHHHxx", ord("l"), 11, 0, len(name), len(secret)) + padded(name) + padded(secret)


def root_window(answer: bytes) -> int:
    """Return the root window of the first screen from a server's answer to the greeting, all bytes of it."""
    vendor, formats = struct.unpack_from("<H", answer, 24)[0], answer[29]
    root: int = struct.unpack_from("<I", answer, 40 + len(padded(bytes(vendor))) + 8 * formats)[0]
    return root


def query_extension(name: bytes) -> bytes:
    """Ask for the opcode of an extension."""
    return struct.pack("<BxHHxx", 98, 2 + len(padded(name)) // UNIT, len(name)) + padded(name)


def intern_atom(name: bytes) -> bytes:
    """Ask for the number of a name, which is not made when the server does not know it."""
    return struct.pack("<BBHHxx", 16, 1, 2 + len(padded(name)) // UNIT, len(name)) + padded(name)


def query_version(opcode: int) -> bytes:
    """Say that this client speaks XInput 2.2."""
    return struct.pack("<BBHHH", opcode, QUERY_VERSION, 2, 2, 2)


def select(opcode: int, root: int, device: int, kinds: tuple[int, ...]) -> bytes:
    """Ask for events of these types on the root window."""
    mask = sum(1 << kind for kind in kinds)
    return struct.pack("<BBHIHxxHHI", opcode, SELECT_EVENTS, 5, root, 1, device, 1, mask)


def query_device(opcode: int) -> bytes:
    """Ask for all devices."""
    return struct.pack("<BBHHxx", opcode, QUERY_DEVICE, 2, ALL_DEVICES)


def get_property(opcode: int, device: int, atom: int) -> bytes:
    """Ask for a device's property."""
    return struct.pack("<BBHHBxIIII", opcode, GET_PROPERTY, 6, device, 0, atom, ANY_TYPE, 0, 256)


def property_text(reply: bytes) -> str:
    """Return the text of a property; empty when the device has it not."""
    count, bits = struct.unpack_from("<IB", reply, 16)
    return reply[HEAD : HEAD + count].rstrip(b"\0").decode("utf-8", "replace") if bits == 8 else ""  # noqa: PLR2004


def devices(reply: bytes) -> list[Device]:
    """Return the devices from the reply to query_device."""
    found, at = [], HEAD
    for _ in range(struct.unpack_from("<H", reply, 8)[0]):
        number, use, _, classes, length, enabled = struct.unpack_from("<HHHHHB", reply, at)
        name = reply[at + 12 : at + 12 + length].decode("utf-8", "replace")
        at += 12 + len(padded(bytes(length)))
        absolute = touch = False
        for _ in range(classes):
            kind, units, _, axis = struct.unpack_from("<HHHH", reply, at)
            touch |= kind == TOUCH_CLASS
            absolute |= kind == VALUATOR and axis == 0 and reply[at + 40] != RELATIVE
            at += units * UNIT
        found.append(Device(number, use, bool(enabled), name, absolute, touch))
    return found


def size(data: bytes | memoryview) -> int:
    """Return the length of the message that begins these bytes, of which the first 32 must be there."""
    if data[0] not in {REPLY, GENERIC_EVENT}:
        return HEAD
    units: int = struct.unpack_from("<I", data, 4)[0]
    return HEAD + units * UNIT


def raw_event(data: bytes | memoryview, at: int) -> Event:
    """Return the raw event that begins at a place."""
    kind, _, _, detail, source, units, flags = _RAW.unpack_from(data, at + 8)
    right = down = 0.0
    if kind == RAW_MOTION and units:
        mask, place = data[at + HEAD], at + HEAD + units * UNIT
        if mask & 1:
            right = _fixed(data, place)
            place += _FIXED.size
        if mask & 2:
            down = _fixed(data, place)
    return Event(kind, source, detail, bool(flags & EMULATED), right, down)


def _fixed(data: bytes | memoryview, at: int) -> float:
    whole, part = _FIXED.unpack_from(data, at)
    value: float = whole + part / (1 << 32)
    return value
