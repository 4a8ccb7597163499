"""The SDL library that pygame brings along, for the little of it that pygame does not pass on."""

import ctypes
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pygame

PLACES = ("../pygame_ce.libs/libSDL2-2*.so*", "SDL2.dll", ".dylibs/libSDL2-2*.dylib")  # Linux, Windows, macOS


@cache
def library() -> Any:
    """Return the library that the process has loaded already; None when it is not where pygame puts it."""
    folder = Path(pygame.__file__).parent
    for place in PLACES:
        found = sorted((folder / place).parent.resolve().glob(Path(place).name))
        if found:
            loaded = ctypes.CDLL(str(found[0]))
            loaded.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
            loaded.SDL_JoystickGetSerial.argtypes = (ctypes.c_void_p,)
            loaded.SDL_JoystickGetSerial.restype = ctypes.c_char_p
            loaded.SDL_GetKeyFromScancode.argtypes = (ctypes.c_int,)
            loaded.SDL_GetKeyFromScancode.restype = ctypes.c_int32
            return loaded
    return None


def printed(scancode: int) -> str:
    """Return the character that a physical key types by the system's layout; empty for none, or when nobody knows."""
    sdl = library()
    code = sdl.SDL_GetKeyFromScancode(scancode) if sdl else 0
    return chr(code) if 0 < code <= sys.maxunicode else ""


def serial(instance: int) -> str:
    """Return the serial number of a pad that is open; empty when it tells none."""
    sdl = library()
    pad = sdl.SDL_JoystickFromInstanceID(instance) if sdl else None
    told = sdl.SDL_JoystickGetSerial(pad) if pad else None
    return told.decode("utf-8", "replace") if told else ""
