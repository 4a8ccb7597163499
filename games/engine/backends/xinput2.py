"""XInput2: raw events of every keyboard and mouse of an X server, over a connection of its own beside SDL's.

They arrive also while another window has the focus; whoever reads them has to mind that. It works while pygame has
grabbed mouse and keyboard. Only a server on this machine is listened to.
"""

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

from games.engine.backends import x11wire as wire
from games.engine.backends.keycodes import KERNEL, X11_OFFSET
from games.engine.backends.raw import Click, Hardware, Key, Motion, NotApartError, Raw, Wheel, changes
from games.engine.backends.sysfs import place_of
from games.engine.backends.x11door import PATIENCE, enter
from games.engine.inputs import Kind

CHUNK: Final = 1 << 16
WHEEL: Final = MappingProxyType({4: 1, 5: -1})
SIDEWAYS_WHEEL: Final = frozenset({6, 7})
USES: Final = MappingProxyType({wire.SLAVE_KEYBOARD: Kind.KEYBOARD, wire.SLAVE_POINTER: Kind.MOUSE})
MERGED_SERVER: Final = "xwayland-"  # Xwayland names its devices so, and joins those of a kind into one


class XInput2:
    """Listens to an X server such as ":0". Raises NotApartError when it is of no use."""

    name = "xinput2"

    def __init__(self, display: str) -> None:
        self._data = b""
        self._devices: dict[int, Hardware] = {}
        self._socket, self._root = enter(display)
        try:
            self._greet()
        except (OSError, struct.error, IndexError) as error:
            self._socket.close()
            raise NotApartError("no_server") from error
        except NotApartError:
            self._socket.close()
            raise
        self._socket.settimeout(0)

    def poll(self) -> list[Raw]:
        """Return what has happened since the last call."""
        with suppress(BlockingIOError):
            while chunk := self._socket.recv(CHUNK):
                self._data += chunk
                if len(chunk) < CHUNK:
                    break
        return list(self._taken()) if self._data else []

    def hardware(self) -> list[Hardware]:
        """Return the devices that are plugged in."""
        return list(dict.fromkeys(self._devices.values()))

    def close(self) -> None:
        """Leave the server."""
        self._socket.close()

    def _greet(self) -> None:
        reply = self._ask(wire.query_extension(b"XInputExtension"))
        self._opcode = reply[9]
        if not reply[8]:
            raise NotApartError("no_xinput")
        if struct.unpack_from("<HH", self._ask(wire.query_version(self._opcode)), 8) < (2, 1):
            raise NotApartError("no_xinput")
        self._node = struct.unpack_from("<I", self._ask(wire.intern_atom(b"Device Node")), 8)[0]
        self._socket.sendall(wire.select(self._opcode, self._root, wire.ALL_MASTERS, wire.RAW))
        self._socket.sendall(wire.select(self._opcode, self._root, wire.ALL_DEVICES, (wire.HIERARCHY,)))
        self._list()
        if any(each.name.startswith(MERGED_SERVER) for each in self._devices.values()):
            raise NotApartError("wayland")

    def _list(self) -> None:
        """Ask which devices there are; absolute ones and touch screens stay with pygame."""
        listed = wire.devices(self._ask(wire.query_device(self._opcode)))
        found: dict[int, Hardware] = {}
        names: dict[tuple[str, str], int] = {}
        for each in sorted(listed):
            if not each.enabled or each.use not in USES or each.absolute or each.touch:
                continue
            place = self._place(each.number)
            twin = names[each.name, place] = names.get((each.name, place), 0) + 1
            same = f"#{twin}" if twin > 1 and not place else ""
            kind = USES[each.use]
            found[each.number] = Hardware(f"{place or each.name}{same}", each.name, kind)
        # The parts of one keyboard, which share a place, are one: they have the name of the first.
        first: dict[tuple[str, Kind], Hardware] = {}
        self._devices = {number: first.setdefault((each.identity, each.kind), each) for number, each in found.items()}

    def _place(self, number: int) -> str:
        """Return where a device is plugged in; empty when that is not known."""
        if not self._node:
            return ""
        try:
            reply = self._ask(wire.get_property(self._opcode, number, self._node))
        except wire.RefusedError:  # unplugged meanwhile
            return ""
        node = wire.property_text(reply)
        return place_of(Path(node).name) if node else ""

    def _read(self, count: int) -> bytes:
        while len(self._data) < count:
            chunk = self._socket.recv(CHUNK)
            if not chunk:
                raise NotApartError("no_server")
            self._data += chunk
        taken, self._data = self._data[:count], self._data[count:]
        return taken

    def _ask(self, request: bytes) -> bytes:
        """Send a request and return its reply; events that come between wait. OSError when none comes in time."""
        self._socket.settimeout(PATIENCE)
        self._socket.sendall(request)
        between = b""
        while True:
            head = self._read(wire.HEAD)
            message = head + self._read(wire.size(head) - wire.HEAD)
            if message[0] == wire.REPLY:
                self._data = between + self._data
                return message
            if message[0] == 0:
                raise wire.RefusedError(f"error {message[1]} of the X server")
            between += message

    def _taken(self) -> Iterator[Raw]:
        """Take whole messages off the bytes, the moves of a mouse that follow each other as one."""
        data, at, end, opcode = self._data, 0, len(self._data), self._opcode
        moving, right, down, changed = 0, 0.0, 0.0, False
        while end - at >= wire.HEAD:
            length = wire.size(data, at)
            if end - at < length:
                break
            if data[at] == wire.GENERIC_EVENT and data[at + 1] == opcode:
                kind = data[at + 8]
                if kind == wire.RAW_MOTION:
                    source, behind, across, along = wire.run_of_motions(data, at, opcode)
                    if behind > at:
                        length = behind - at
                    else:
                        source, across, along = wire.motion(data, at)
                    if source != moving:
                        yield from self._moved(moving, right, down)
                        moving, right, down = source, 0.0, 0.0
                    right += across
                    down += along
                else:
                    yield from self._moved(moving, right, down)
                    moving, right, down = 0, 0.0, 0.0
                    changed |= kind == wire.HIERARCHY
                    if kind in wire.RAW:
                        yield from self._pressed(wire.raw_event(data, at))
            at += length
        self._data = data[at:]
        yield from self._moved(moving, right, down)
        if changed:
            yield from self._changed()

    def _moved(self, source: int, right: float, down: float) -> Iterator[Raw]:
        device = self._devices.get(source)
        if device and (right or down):
            yield Motion(device.identity, right, down)

    def _pressed(self, event: wire.Event) -> Iterator[Raw]:
        device = self._devices.get(event.source)
        if device is None:
            return
        down = event.kind in {wire.RAW_KEY_PRESS, wire.RAW_BUTTON_PRESS}
        if event.kind in {wire.RAW_KEY_PRESS, wire.RAW_KEY_RELEASE}:
            scancode = KERNEL.get(event.detail - X11_OFFSET)
            if scancode is not None:
                yield Key(device.identity, scancode, down)
        elif event.detail in WHEEL:
            if down:
                yield Wheel(device.identity, WHEEL[event.detail])
        elif not event.emulated and event.detail not in SIDEWAYS_WHEEL:
            yield Click(device.identity, event.detail, down)

    def _changed(self) -> Iterator[Raw]:
        """Look which devices there are now."""
        before = self.hardware()
        try:
            self._list()
        except (OSError, NotApartError):  # the server goes, and SDL says so
            return
        finally:
            self._socket.settimeout(0)
        yield from changes(before, self.hardware())
