"""Devices that are not there: Xorg's own driver ``inputtest`` makes keyboards, mice and touch screens of sockets.

Layouts of the messages are those of ``xorg/xf86-input-inputtest-protocol.h`` (Xorg 21.1).
"""

import socket
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Self

HEADER = struct.Struct("=II")  # length of all, type
VERSION, SYNC, MOTION, BUTTON, KEY, TOUCH = 0, 1, 2, 4, 5, 6
WHICH_VERSION = (1, 1)
AXES = 64
FAR = 65535  # the far end of a touch screen's axes
PRESSURE = 4  # the axis of a touch screen
TOUCHES = {"down": 18, "move": 19, "up": 20}
PATIENCE = 20.0  # seconds after which a server that does not answer is given up


class Device:
    """A device of an X server, by its socket. One connection at a time: a second one would hang."""

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(str(path))
        self._send(VERSION, struct.pack("=HH", *WHICH_VERSION))
        self._socket.recv(HEADER.size + 4)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def key(self, code: int, *, down: bool) -> None:
        """Press a key by X's number, or let it go."""
        self._send(KEY, struct.pack("=iI", code, down))
        self.sync()

    def tap(self, code: int) -> None:
        """Press a key and let it go."""
        self.key(code, down=True)
        self.key(code, down=False)

    def move(self, right: float, down: float, *, wait: bool = True) -> None:
        """Push a mouse so far, in pixels."""
        self._send(MOTION, struct.pack("=I4x", 0) + _axes({0: right, 1: down}))
        if wait:
            self.sync()

    def button(self, number: int, *, down: bool) -> None:
        """Press a button of a mouse, or let it go: 1 left, 3 right, 4 and 5 the wheel."""
        self._send(BUTTON, struct.pack("=iiI4x", 0, number, down) + _axes({}))
        self.sync()

    def touch(self, finger: int, what: str, pos: tuple[float, float]) -> None:
        """Put a finger "down", "move" it or lift it ("up"); pos is in shares of the screen."""
        axes = _axes({0: pos[0] * FAR, 1: pos[1] * FAR, PRESSURE: 1})
        self._send(TOUCH, struct.pack("=II", finger, TOUCHES[what]) + axes)
        self.sync()

    def sync(self) -> None:
        """Wait until the server has taken in everything."""
        self._send(SYNC, b"")
        self._socket.recv(HEADER.size)

    def _send(self, kind: int, body: bytes) -> None:
        self._socket.sendall(HEADER.pack(HEADER.size + len(body), kind) + body)


def _axes(values: Mapping[int, float]) -> bytes:
    """Pack axis values as the server's valuators: a mask, the values, and the same unaccelerated, which is not used."""
    mask = sum(1 << axis for axis in values).to_bytes(AXES // 8, "little")
    row = [values.get(axis, 0.0) for axis in range(AXES)]
    return struct.pack(f"=I8s4x{AXES}d{AXES}d", 0, mask, *row, *[0.0] * AXES)
