"""The door of an X server: its socket, and the secret by which it knows its friends."""

import os
import re
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from games.engine.backends import x11wire as wire
from games.engine.backends.raw import NotApartError

SOCKETS: Final = Path("/", "tmp", ".X11-unix")  # as every X server has it
COOKIE: Final = b"MIT-MAGIC-COOKIE-1"
LOCAL, WILD = 256, 65535  # families of addresses in an authority file
SETUP_HEAD: Final = 8  # bytes of the answer to a greeting that tell how many follow
LET_IN: Final = 1
PATIENCE: Final = 2.0  # seconds for the server to answer


def connect(display: str) -> socket.socket:
    """Return a connection to a server on this machine, such as ":0"; NotApartError when there is none."""
    path = str(SOCKETS / f"X{_number(display)}")
    made = socket.socket(socket.AF_UNIX)
    made.settimeout(PATIENCE)
    for address in (path, f"\0{path}"):
        with suppress(OSError):
            made.connect(address)
            return made
    made.close()
    raise NotApartError("no_server")


def enter(display: str) -> tuple[socket.socket, int]:
    """Return a connection on which the server has let us in, and its root window; NotApartError when it does not."""
    made = connect(display)
    try:
        return made, _root(made, display)
    except (OSError, struct.error, IndexError, NotApartError) as error:
        made.close()
        raise NotApartError("no_server") from error


def _root(connection: socket.socket, display: str) -> int:
    connection.sendall(wire.setup(*authority(display)))
    head = read(connection, SETUP_HEAD)
    answer = head + read(connection, struct.unpack_from("<H", head, 6)[0] * wire.UNIT)
    if head[0] != LET_IN:
        raise NotApartError("no_server")
    return wire.root_window(answer)


def read(connection: socket.socket, count: int) -> bytes:
    """Return so many bytes; NotApartError when the server closes the door before."""
    data = b""
    while len(data) < count:
        chunk = connection.recv(count - len(data))
        if not chunk:
            raise NotApartError("no_server")
        data += chunk
    return data


def _number(display: str) -> str:
    """Return the number of a local display such as ":0", "unix:7.0"."""
    found = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not found:
        raise NotApartError("no_server")
    return found[1]


def authority(display: str) -> tuple[bytes, bytes]:
    """Return name and secret by which the server knows its friends; empty when none is kept for it."""
    path = Path(os.environ.get("XAUTHORITY") or Path.home() / ".Xauthority")
    try:
        return cookie(path.read_bytes(), _number(display).encode(), socket.gethostname().encode())
    except OSError:
        return b"", b""


def cookie(data: bytes, number: bytes, host: bytes) -> tuple[bytes, bytes]:
    """Return name and secret for a display of this host from the bytes of an authority file."""
    at = 0
    while at + 2 <= len(data):
        (family,) = struct.unpack_from(">H", data, at)
        at += 2
        fields = []
        for _ in range(4):
            if at + 2 > len(data):
                return b"", b""
            (length,) = struct.unpack_from(">H", data, at)
            fields.append(data[at + 2 : at + 2 + length])
            at += 2 + length
        address, of_display, name, secret = fields
        here = family == WILD or (family == LOCAL and address == host)
        if here and of_display in {b"", number} and name == COOKIE:
            return name, secret
    return b"", b""
