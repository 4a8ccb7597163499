"""XInput2 over the wire: what bytes mean, whole or in pieces; a server that is away, too old or somewhere else."""

import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from games.core.rng import Stream
from games.engine.backends import x11door
from games.engine.backends import x11wire as wire
from games.engine.backends.raw import Click, Hardware, Key, Motion, NotApartError, Wheel
from games.engine.backends.xinput2 import XInput2
from games.engine.inputs import Kind
from tests.engine.backends.x11bytes import OPCODE, devices, event, hierarchy, motion

A, B, MOUSE = (
    Hardware(name, name, kind) for name, kind in (("A", Kind.KEYBOARD), ("B", Kind.KEYBOARD), ("M", Kind.MOUSE))
)
Q_CODE = 24  # as X counts


@pytest.fixture
def server() -> Iterator[tuple[XInput2, socket.socket]]:
    """Lend a listener that has greeted already, and the server's end of its connection."""
    near, far = socket.socketpair()
    near.settimeout(0)
    listener = XInput2.__new__(XInput2)
    listener._socket, listener._data, listener._opcode = near, b"", OPCODE
    listener._devices = {11: A, 12: B, 13: MOUSE}
    yield listener, far
    near.close()
    far.close()


def test_keys_are_told_by_keyboard(server: tuple[XInput2, socket.socket]) -> None:
    listener, far = server
    for kind, source in ((13, 11), (13, 12), (14, 12), (14, 11)):
        far.sendall(event(kind, source, Q_CODE))
    q = pygame.KSCAN_Q
    assert listener.poll() == [
        Key("A", q, down=True),
        Key("B", q, down=True),
        Key("B", q, down=False),
        Key("A", q, down=False),
    ]
    assert listener.poll() == []


def test_moves_that_follow_each_other_are_one_and_keep_their_place_between_clicks(
    server: tuple[XInput2, socket.socket],
) -> None:
    listener, far = server
    far.sendall(motion(13, 1.5, -2.25) * 3 + event(15, 13, 1) + motion(13, -0.5, 0) + event(16, 13, 1))
    assert listener.poll() == [
        Motion("M", 4.5, -6.75),
        Click("M", 1, down=True),
        Motion("M", -0.5, 0.0),
        Click("M", 1, down=False),
    ]


def test_a_move_along_one_axis_and_a_wheel_that_turns_finely(server: tuple[XInput2, socket.socket]) -> None:
    listener, far = server
    far.sendall(event(17, 13, axes={1: 3.0}) + event(15, 13, 4) + event(16, 13, 4))
    far.sendall(event(17, 13, axes={3: 15.0}) + event(15, 13, 5, emulated=True))
    assert listener.poll() == [Motion("M", 0.0, 3.0), Wheel("M", 1), Wheel("M", -1)]


def test_what_the_server_made_of_a_touch_is_no_click(server: tuple[XInput2, socket.socket]) -> None:
    """Known fault 8: one tap counts as two."""
    listener, far = server
    far.sendall(event(15, 13, 1, emulated=True) + event(15, 13, 6) + event(15, 99, 1) + event(13, 11, 255))
    assert listener.poll() == []


@pytest.mark.parametrize("seed", range(5))
def test_bytes_may_come_in_pieces_of_any_size(server: tuple[XInput2, socket.socket], seed: int) -> None:
    listener, far = server
    stream = Stream(seed, "pieces")
    rest = b"".join(event(13 + number % 2, 11, Q_CODE) + motion(13, 1, 1) for number in range(100))
    told = []
    while rest:
        size = 1 + stream.below(90)
        far.sendall(rest[:size])
        rest = rest[size:]
        told += listener.poll()
    keys = [given.down for given in told if isinstance(given, Key)]
    assert keys == [True, False] * 50, f"seed {seed}"
    assert sum(given.right for given in told if isinstance(given, Motion)) == 100, f"seed {seed}"


def test_replies_and_errors_between_events_are_passed_over(server: tuple[XInput2, socket.socket]) -> None:
    listener, far = server
    far.sendall(bytes(32) + struct.pack("<BxHI24x", 1, 9, 2) + bytes(8) + event(13, 11, Q_CODE))
    assert listener.poll() == [Key("A", pygame.KSCAN_Q, down=True)]


def test_devices_are_listed_by_name_use_and_kind() -> None:
    reply = devices((3, 3, True, "Mouse", False), (4, 4, False, "Keyboard", False), (5, 3, True, "Tablet", True))
    told = [(each.number, each.use, each.enabled, each.name, each.absolute) for each in wire.devices(reply)]
    assert told == [(3, 3, True, "Mouse", False), (4, 4, False, "Keyboard", False), (5, 3, True, "Tablet", True)]


def test_a_change_of_the_devices_is_looked_into(
    server: tuple[XInput2, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, far = server
    monkeypatch.setattr(listener, "_list", lambda: setattr(listener, "_devices", {11: A, 13: MOUSE}))
    far.sendall(event(13, 12, Q_CODE) + hierarchy())
    told = listener.poll()
    assert [type(given).__name__ for given in told] == ["Key", "Gone"]


@pytest.mark.parametrize("display", ["", "far.away:0", "localhost:10.0", ":x", ":65000", "unix:65001.2"])
def test_a_server_that_is_not_here_is_of_no_use(display: str) -> None:
    with pytest.raises(NotApartError, match="no_server"):
        XInput2(display)


def _entry(family: int, address: bytes, number: bytes, name: bytes, secret: bytes) -> bytes:
    fields = b"".join(struct.pack(">H", len(part)) + part for part in (address, number, name, secret))
    return struct.pack(">H", family) + fields


def test_the_secret_is_that_of_this_host_and_display() -> None:
    name = b"MIT-MAGIC-COOKIE-1"
    data = _entry(0, b"\x7f\0\0\1", b"7", name, b"tcp") + _entry(256, b"other", b"7", name, b"other")
    data += _entry(256, b"here", b"8", name, b"eight") + _entry(256, b"here", b"7", b"XDM", b"xdm")
    data += _entry(256, b"here", b"7", name, b"seven")
    assert x11door.cookie(data, b"7", b"here") == (name, b"seven")
    assert x11door.cookie(data, b"9", b"here") == (b"", b"")
    assert x11door.cookie(_entry(65535, b"", b"", name, b"any"), b"9", b"here") == (name, b"any")


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x01\0\0\xff", b"\xff\xff\0\0\0\0"])
def test_a_torn_authority_file_tells_no_secret(data: bytes) -> None:
    assert x11door.cookie(data, b"0", b"here") == (b"", b"")


def test_no_authority_file_is_no_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XAUTHORITY", str(tmp_path / "none"))
    assert x11door.authority(":0") == (b"", b"")


def test_a_run_of_motions_is_summed_up_to_the_first_other_event() -> None:
    data = motion(13, 1.5, -2.25) * 4 + motion(14, 9, 9) + event(13, 13, 1)
    source, behind, right, down = wire.run_of_motions(data, 0, OPCODE)
    assert (source, behind) == (13, 4 * len(motion(13, 0, 0)))
    one = wire.motion(data, 0)
    assert (right, down) == pytest.approx((4 * one[1], 4 * one[2]))
