"""The hand on the X server, with a server that is told what to answer, and notes what it is asked."""

import socket
import struct
from collections.abc import Iterator

import pygame
import pytest

from games.engine.backends import x11door
from games.engine.backends.raw import NotApartError
from games.kiosk.x11_hand import MAP, NAMES, SEND_EVENT, SET_FOCUS, X11Hand

ROOT, WINDOW = 0x123, 0x456
PLACE = pygame.Rect(0, 0, 1280, 720)


class Server:
    """One end of a connection; ``atoms`` are the numbers of the names that it knows, 0 for one that it does not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, atoms: range | list[int]) -> None:
        self._mine, theirs = socket.socketpair()
        monkeypatch.setattr(x11door, "connect", lambda _: theirs)
        self._mine.sendall(struct.pack("<BxHHH", 1, 11, 0, 9) + bytes(32) + struct.pack("<I", ROOT))
        for atom in atoms:
            self._mine.sendall(struct.pack("<BxHII20x", 1, 0, 0, atom))
        self.hand = X11Hand(":7", WINDOW)
        self._mine.recv(4096)

    def configured(self, size: tuple[int, int]) -> None:
        """Say that the screen has another size."""
        self._mine.sendall(struct.pack("<BxHIIIhhHH8x", 22, 0, ROOT, ROOT, 0, 0, 0, *size))

    def asked(self, *, focused: bool) -> list[int]:
        """Let the window be put back; return the opcodes of what the server was asked then."""
        self.hand.put_back(PLACE, focused=focused)
        data, found = self._mine.recv(4096), []
        while data:
            found.append(data[0])
            data = data[4 * struct.unpack_from("<H", data, 2)[0] :]
        return found

    def close(self) -> None:
        """Hang up."""
        self.hand.close()
        self._mine.close()


@pytest.fixture
def managed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    made = Server(monkeypatch, range(1, len(NAMES) + 1))
    yield made
    made.close()


def test_a_window_with_the_keyboard_stays_in_front(managed: Server) -> None:
    asked = managed.asked(focused=True)
    assert (asked.count(MAP), asked.count(SEND_EVENT), asked.count(SET_FOCUS)) == (1, 1, 0)


def test_one_without_it_is_put_on_all_desktops_activated_and_given_the_keyboard(managed: Server) -> None:
    asked = managed.asked(focused=False)
    assert (asked.count(MAP), asked.count(SEND_EVENT), asked.count(SET_FOCUS)) == (1, 3, 1)


def test_where_no_window_manager_has_ever_been_nobody_is_told_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(monkeypatch, [0] * len(NAMES))
    asked = server.asked(focused=False)
    assert (asked.count(MAP), asked.count(SEND_EVENT), asked.count(SET_FOCUS)) == (1, 0, 1)
    server.close()


def test_it_hears_of_another_size_of_the_screen(managed: Server) -> None:
    managed.configured((1024, 768))
    managed.asked(focused=True)
    assert managed.hand.screen == (1024, 768)


def test_a_server_that_has_gone_harms_nobody(managed: Server) -> None:
    managed._mine.close()
    managed.hand.put_back(PLACE, focused=False)


def test_without_a_server_it_says_so() -> None:
    with pytest.raises(NotApartError):
        X11Hand("elsewhere:0", WINDOW)
