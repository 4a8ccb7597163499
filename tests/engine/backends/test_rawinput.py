"""Windows' raw input: what the bytes of its records mean."""

import pygame
import pytest

from games.engine.backends.raw import Click, Key, Motion, Raw, Wheel
from games.engine.backends.rawinput import BREAK, EXTENDED, HEADER, KEY, KEYBOARD, MOUSE, MOVE, header, read

DEVICE = 0x1003D


def key(code: int, flags: int = 0) -> bytes:
    body = KEY.pack(code, flags, 0, 0, 0x100, 0)
    return HEADER.pack(KEYBOARD, HEADER.size + len(body), DEVICE, 0) + body


def mouse(right: int = 0, down: int = 0, buttons: int = 0, turned: int = 0, flags: int = 0) -> bytes:
    body = MOVE.pack(flags, buttons, turned, 0, right, down, 0)
    return HEADER.pack(MOUSE, HEADER.size + len(body), DEVICE, 0) + body


def test_sizes_are_those_of_the_system() -> None:
    assert (HEADER.size, KEY.size, MOVE.size) in {(24, 16, 24), (16, 16, 24)}
    assert header(key(0x1E)) == (KEYBOARD, DEVICE)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (key(0x10), [Key("k", pygame.KSCAN_Q, down=True)]),
        (key(0x10, BREAK), [Key("k", pygame.KSCAN_Q, down=False)]),
        (key(0x48), [Key("k", pygame.KSCAN_KP_8, down=True)]),
        (key(0x48, EXTENDED), [Key("k", pygame.KSCAN_UP, down=True)]),
        (key(0x35, EXTENDED | BREAK), [Key("k", pygame.KSCAN_KP_DIVIDE, down=False)]),
        (key(0x1C, EXTENDED), [Key("k", pygame.KSCAN_KP_ENTER, down=True)]),
        (key(0x2A, EXTENDED), []),
        (key(0xFF), []),
        (key(0x7E), []),
    ],
)
def test_keys(data: bytes, told: list[Raw]) -> None:
    assert list(read("k", data)) == told


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (mouse(5, -3), [Motion("m", 5, -3)]),
        (mouse(1, 0, 0x1), [Motion("m", 1, 0), Click("m", 1, down=True)]),
        (mouse(buttons=0x2 | 0x4), [Click("m", 1, down=False), Click("m", 3, down=True)]),
        (
            mouse(buttons=0x8 | 0x10 | 0x20),
            [Click("m", 3, down=False), Click("m", 2, down=True), Click("m", 2, down=False)],
        ),
        (mouse(buttons=0x400, turned=120), [Wheel("m", 1)]),
        (mouse(buttons=0x400, turned=-240), [Wheel("m", -2)]),
        (mouse(buttons=0x400, turned=-15), [Wheel("m", -1)]),
        (mouse(30000, 30000, flags=1), []),
        (mouse(), []),
    ],
)
def test_mice(data: bytes, told: list[Raw]) -> None:
    assert list(read("m", data)) == told
