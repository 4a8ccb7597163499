"""A hand on the X server, beside SDL's: puts the kiosk's window back, whatever another program has done to it.

SDL waits for ever when it has to show a window that a window manager keeps on another desktop. Here nothing is waited
for: each wish goes out, what is as wished already stays as it is, and what the server refuses is not heard.
"""

import struct
from contextlib import suppress
from typing import Final

import pygame

from games.engine.backends import x11wire as wire
from games.engine.backends.raw import NotApartError
from games.engine.backends.x11door import enter, read

CHUNK: Final = 1 << 16
CHANGE_ATTRIBUTES, MAP, CONFIGURE, SEND_EVENT, SET_FOCUS = 2, 8, 12, 25, 42  # opcodes
CONFIGURED, CLIENT_MESSAGE = 22, 33  # events
EVENT_MASK: Final = 1 << 11
OF_ITSELF: Final = 1 << 17  # StructureNotify
OF_A_WINDOW_MANAGER: Final = 1 << 20 | 1 << 19  # SubstructureRedirect and SubstructureNotify
PLACE_SIZE_AND_STACK: Final = 0b1001111  # x, y, width, height, stack mode
ABOVE: Final = 0
TO_PARENT: Final = 2  # who gets the keyboard when the window has gone
NOW: Final = 0
ADD: Final = 1
BY_A_PERSON: Final = 2  # a window manager does at once what a pager asks for, which acts for a person
ON_ALL_DESKTOPS: Final = 0xFFFFFFFF
NAMES: Final = (
    b"_NET_WM_STATE",
    b"_NET_WM_STATE_FULLSCREEN",
    b"_NET_WM_STATE_ABOVE",
    b"_NET_WM_DESKTOP",
    b"_NET_ACTIVE_WINDOW",
)


class X11Hand:
    """Holds one window of a server such as ":0", which NotApartError says when it cannot be reached."""

    def __init__(self, display: str, window: int) -> None:
        self.screen: tuple[int, int] | None = None
        """The size of the screen, once it has changed; SDL is not told of that where there is no window manager."""
        self._window = window
        self._socket, self._root = enter(display)
        try:
            self._greet()
        except (OSError, NotApartError) as error:
            self._socket.close()
            raise NotApartError("no_server") from error
        self._socket.setblocking(False)  # noqa: FBT003 - the standard library's way

    def close(self) -> None:
        """Leave the server."""
        self._socket.close()

    def put_back(self, place: pygame.Rect, *, focused: bool) -> None:
        """Have the window shown, over all others, at a place of the screen; with the keyboard if it has lost it."""
        state, fullscreen, above, desktop, active = self._atoms
        wishes = [_mapped(self._window), _placed(self._window, place)]
        wishes += self._told(state, ADD, fullscreen, above, BY_A_PERSON)
        if not focused:
            wishes += self._told(desktop, ON_ALL_DESKTOPS, BY_A_PERSON)
            wishes += self._told(active, BY_A_PERSON, NOW)
            wishes.append(struct.pack("<BBHII", SET_FOCUS, TO_PARENT, 3, self._window, NOW))
        with suppress(OSError):  # a server that has gone takes the program along anyway
            self._socket.sendall(b"".join(wishes))
            while data := self._socket.recv(CHUNK):
                self._hear(data)

    def _hear(self, data: bytes) -> None:
        """Take the screen's new size from what the server tells; the rest is what it refuses."""
        for at in range(0, len(data) - wire.HEAD + 1, wire.HEAD):
            kind, window, width, height = struct.unpack_from("<B7xI8xHH", data, at)
            if kind == CONFIGURED and window == self._root:
                self.screen = width, height

    def _told(self, what: int, *values: int) -> list[bytes]:
        """Return a word to the window manager; none where its name is not known, for then there is no such one."""
        if not what:
            return []
        data = (*values, *[0] * (5 - len(values)))
        event = struct.pack("<BBHII5I", CLIENT_MESSAGE, 32, 0, self._window, what, *data)
        return [struct.pack("<BBHII", SEND_EVENT, 0, 11, self._root, OF_A_WINDOW_MANAGER) + event]

    def _greet(self) -> None:
        listen = struct.pack("<BxHIII", CHANGE_ATTRIBUTES, 4, self._root, EVENT_MASK, OF_ITSELF)
        self._socket.sendall(listen + b"".join(map(wire.intern_atom, NAMES)))
        self._atoms = [struct.unpack_from("<I", read(self._socket, wire.HEAD), 8)[0] for _ in NAMES]


def _mapped(window: int) -> bytes:
    return struct.pack("<BxHI", MAP, 2, window)


def _placed(window: int, place: pygame.Rect) -> bytes:
    return struct.pack("<BxHIHxx2i3I", CONFIGURE, 8, window, PLACE_SIZE_AND_STACK, *place, ABOVE)
