"""Pads that are not there: SDL makes them, and they tell real events."""

import ctypes

import pygame

from games.engine import sdl

KNOWN, STRANGE = 1, 0  # types of SDL: a game controller whose layout it knows, and something else
AXES, BUTTONS, HATS = 6, 15, 1
FULL = 32767


class VirtualPad:
    """A pad that is plugged in until it is unplugged; needs pygame.joystick to be on."""

    def __init__(self, kind: int = KNOWN) -> None:
        self._kind = kind
        self.plug_in()

    def plug_in(self) -> None:
        """Plug the pad in."""
        index = sdl.library().SDL_JoystickAttachVirtual(self._kind, AXES, BUTTONS, HATS)
        assert index >= 0
        self._instance = int(sdl.library().SDL_JoystickGetDeviceInstanceID(index))

    def unplug(self) -> None:
        """Pull the pad out, whatever is held."""
        library = sdl.library()
        for index in range(library.SDL_NumJoysticks()):
            if library.SDL_JoystickGetDeviceInstanceID(index) == self._instance:
                library.SDL_JoystickDetachVirtual(index)
                return

    def button(self, number: int, *, down: bool) -> None:
        """Press a button, or let it go. The pad must have been opened."""
        sdl.library().SDL_JoystickSetVirtualButton(self._pad(), number, int(down))

    def tap(self, number: int) -> list[pygame.Event]:
        """Press a button and let it go; return the events."""
        self.button(number, down=True)
        events = pygame.event.get()
        self.button(number, down=False)
        return events + pygame.event.get()

    def axis(self, number: int, value: float) -> None:
        """Push an axis to a place from -1 to 1."""
        sdl.library().SDL_JoystickSetVirtualAxis(self._pad(), number, ctypes.c_int16(round(value * FULL)))

    def _pad(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(sdl.library().SDL_JoystickFromInstanceID(self._instance))
