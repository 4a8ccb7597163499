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
_LENGTH = struct.Struct("<I")
_FIXED = struct.Struct("<iI")
_BOTH = struct.Struct("<iIiI")
_PART = 1.0 / (1 << 32)
# Raw motions of a mouse that tells both ways and nothing else, by the units of the mask of its axes.
_MOTIONS = {1: struct.Struct("<BB2xIH10xHH8xIiIiI"), 2: struct.Struct("<BB2xIH10xHH8xQiIiI")}
_NO_MOTION = struct.Struct("iIiI")  # fits none
_TWO_AXES = 8  # units of two accelerated and two raw values


class RefusedError(OSError):
    """The server answers a request with an error."""


class Event(NamedTuple):
    """A raw event: its type, device, and key or button."""

    kind: int
    source: int
    detail: int
    emulated: bool


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


def size(data: bytes, at: int = 0) -> int:
    """Return the length of the message that begins at a place, of which the first 32 bytes must be there."""
    if data[at] != GENERIC_EVENT and data[at] != REPLY:
        return HEAD
    units: int = _LENGTH.unpack_from(data, at + 4)[0]
    return HEAD + units * UNIT


def run_of_motions(data: bytes, at: int, opcode: int) -> tuple[int, int, float, float]:
    """Sum up the raw motions of one mouse that follow each other from a place on, as far as they have both ways.

    A raw motion must begin there. Return the device, the place behind them (the same
    one when there is none such), and how far the mouse went right and down.
    """
    masks = data[at + 22]
    unpack = _MOTIONS.get(masks, _NO_MOTION).unpack_from
    wanted = (GENERIC_EVENT, opcode, masks + _TWO_AXES, RAW_MOTION, data[at + 20] | data[at + 21] << 8, masks, 3)
    length = HEAD + UNIT * (masks + _TWO_AXES)
    right = down = parts_right = parts_down = 0
    for place in range(at, len(data) - length + 1, length):
        *kind, across, part, along, rest = unpack(data, place)
        if tuple(kind) != wanted:
            break
        at = place + length
        right, down, parts_right, parts_down = right + across, down + along, parts_right + part, parts_down + rest
    return wanted[4], at, right + parts_right * _PART, down + parts_down * _PART


def raw_event(data: bytes, at: int) -> Event:
    """Return the raw event that begins at a place."""
    kind, _, _, detail, source, _, flags = _RAW.unpack_from(data, at + 8)
    return Event(kind, source, detail, bool(flags & EMULATED))


def motion(data: bytes, at: int) -> tuple[int, float, float]:
    """Return the device of a raw motion that begins at a place, and how far it went right and down, in pixels."""
    source, units = data[at + 20] | data[at + 21] << 8, data[at + 22]
    axes, place = data[at + HEAD] & 3 if units else 0, at + HEAD + units * UNIT
    if axes == 3:  # noqa: PLR2004 - both
        across, part, along, rest = _BOTH.unpack_from(data, place)
        return source, across + part * _PART, along + rest * _PART
    if not axes:  # a wheel that turns finely
        return source, 0.0, 0.0
    whole, part = _FIXED.unpack_from(data, place)
    way = whole + part * _PART
    return (source, way, 0.0) if axes == 1 else (source, 0.0, way)
