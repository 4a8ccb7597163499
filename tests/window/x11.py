"""A hand and an eye on an X server: presses physical keys and mouse buttons, and reads the screen's pixels."""

import ctypes
import ctypes.util
from collections.abc import Iterable
from typing import Any

import pygame

ALL_PLANES = 0xFFFFFFFF
Z_PIXMAP = 2
CORE_KEYBOARD = 0x100  # XkbUseCoreKbd


class _Image(ctypes.Structure):
    """The first fields of Xlib's XImage."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.POINTER(ctypes.c_char)),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
        ("bits_per_pixel", ctypes.c_int),
    )


def _library(name: str) -> Any:
    found = ctypes.util.find_library(name)
    if found is None:
        raise OSError(f"there is no lib{name} here")
    return ctypes.CDLL(found)


class Screen:
    """A connection to an X server such as ":7"; raises OSError when there is none."""

    def __init__(self, name: str) -> None:
        self._x11, self._test = _library("X11"), _library("Xtst")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XGetImage.restype = ctypes.POINTER(_Image)
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        opened = self._x11.XOpenDisplay(name.encode())
        if not opened:
            raise OSError(f"no X server answers at {name}")
        self._display = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def close(self) -> None:
        """Hang up."""
        self._x11.XCloseDisplay(self._display)

    def keys(self, codes: Iterable[int], *, down: bool) -> None:
        """Press or release physical keys, by X keycode, all in one go."""
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, int(down), 0)
        self._x11.XSync(self._display, 0)

    def move(self, pos: tuple[int, int]) -> None:
        """Put the mouse at a place of the screen."""
        self._test.XTestFakeMotionEvent(self._display, -1, *pos, 0)
        self._x11.XSync(self._display, 0)

    def button(self, number: int, *, down: bool) -> None:
        """Press or release a mouse button: 1 left, 2 middle, 3 right, 4 and 5 the wheel."""
        self._test.XTestFakeButtonEvent(self._display, number, int(down), 0)
        self._x11.XSync(self._display, 0)

    def place(self, window: int) -> pygame.Rect:
        """Return where the inside of a window lies on the screen, whatever frame a window manager has put around it."""
        root, left, top = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        own = ctypes.c_ulong(window)
        refs = [ctypes.byref(each) for each in (root, left, top, width, height, border, depth)]
        self._x11.XGetGeometry(self._display, own, *refs)
        self._x11.XTranslateCoordinates(self._display, own, self._root, 0, 0, refs[1], refs[2], refs[0])
        return pygame.Rect(left.value, top.value, width.value, height.value)

    def repeat(self, delay: int, interval: int) -> None:
        """Let keys that are held repeat after so many milliseconds, and then each time after so many more."""
        self._x11.XkbSetAutoRepeatRate(self._display, CORE_KEYBOARD, delay, interval)
        self._x11.XSync(self._display, 0)

    def pixels(self, rect: pygame.Rect) -> bytes:
        """Read a rectangle of the screen: rows of blue, green, red and an unused byte."""
        image = self._x11.XGetImage(
            self._display, self._root, rect.x, rect.y, rect.w, rect.h, ctypes.c_ulong(ALL_PLANES), Z_PIXMAP
        )
        try:
            return ctypes.string_at(image.contents.data, image.contents.bytes_per_line * image.contents.height)
        finally:
            self._x11.XDestroyImage(image)

    def shot(self, rect: pygame.Rect) -> pygame.Surface:
        """Take a picture of a rectangle of the screen."""
        return pygame.image.frombytes(self.pixels(rect), rect.size, "BGRA").convert(24)
