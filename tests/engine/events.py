"""Events as pygame makes them, by the names that tests use."""

import pygame

from games.engine.pads import GUESS, Pad
from games.engine.sticks import Sticks


def key(scancode: int, character: str = "", *, down: bool = True) -> pygame.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, scancode=scancode, key=0, unicode=character, mod=0)


def mouse(kind: int, pos: tuple[int, int], button: int = 1, *, touch: bool = False) -> pygame.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
    return pygame.Event(kind, pos=pos, button=button, touch=touch)


def finger(kind: int, x: float, y: float, number: int = 0) -> pygame.Event:
    return pygame.Event(kind, touch_id=1, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=0.0)


def axis(pad: int, number: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.JOYAXISMOTION, instance_id=pad, axis=number, value=value)


def hat(pad: int, value: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.JOYHATMOTION, instance_id=pad, hat=0, value=value)


def button(pad: int, number: int, *, down: bool = True) -> pygame.Event:
    return pygame.Event(pygame.JOYBUTTONDOWN if down else pygame.JOYBUTTONUP, instance_id=pad, button=number)


def fake_pad(name: str = "Fake Pad", source: str = "pad-1", device: str = "pad 1") -> Pad:
    """Return a pad that no database knows."""
    opened: pygame.joystick.JoystickType = object()  # type: ignore[assignment]
    return Pad(source, device, name, "", dict(GUESS), parts={}, sticks=Sticks((0, 1)), opened=opened)
