"""Numbers of physical keys: from the kernel's and the PC keyboard's to SDL's scancodes.

The kernel numbers the keys of a PC keyboard as its first set of scan codes does, so one table serves both; X servers
count eight higher. Keys that neither play nor lead through menus nor can sensibly be bound are left out.
"""

from typing import Final

import pygame

X11_OFFSET: Final = 8

_ROWS: Final = {
    2: "1 2 3 4 5 6 7 8 9 0 MINUS EQUALS BACKSPACE TAB",
    16: "Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET RETURN LCTRL",
    30: "A S D F G H J K L SEMICOLON APOSTROPHE GRAVE LSHIFT BACKSLASH",
    44: "Z X C V B N M COMMA PERIOD SLASH RSHIFT KP_MULTIPLY LALT SPACE CAPSLOCK",
    59: "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 NUMLOCK SCROLLLOCK",
    71: "KP_7 KP_8 KP_9 KP_MINUS KP_4 KP_5 KP_6 KP_PLUS KP_1 KP_2 KP_3 KP_0 KP_PERIOD",
    86: "NONUSBACKSLASH F11 F12",
}
_PLAIN: Final = {
    1: pygame.KSCAN_ESCAPE,
    **{
        first + place: getattr(pygame, f"KSCAN_{name}")
        for first, row in _ROWS.items()
        for place, name in enumerate(row.split())
    },
}
_KERNEL_ONLY: Final = {
    first + place: getattr(pygame, f"KSCAN_{name}")
    for first, row in {
        96: "KP_ENTER RCTRL KP_DIVIDE PRINTSCREEN RALT",
        102: "HOME UP PAGEUP LEFT RIGHT END DOWN PAGEDOWN INSERT DELETE",
        117: "KP_EQUALS",
        125: "LGUI RGUI MENU",
    }.items()
    for place, name in enumerate(row.split())
}

KERNEL: Final[dict[int, int]] = {**_PLAIN, **_KERNEL_ONLY}
"""By the number of a key in linux/input-event-codes.h."""

PC: Final[dict[int, int]] = _PLAIN
"""By make code of the first set."""

PC_EXTENDED: Final[dict[int, int]] = {
    0x1C: pygame.KSCAN_KP_ENTER,
    0x1D: pygame.KSCAN_RCTRL,
    0x35: pygame.KSCAN_KP_DIVIDE,
    0x38: pygame.KSCAN_RALT,
    0x47: pygame.KSCAN_HOME,
    0x48: pygame.KSCAN_UP,
    0x49: pygame.KSCAN_PAGEUP,
    0x4B: pygame.KSCAN_LEFT,
    0x4D: pygame.KSCAN_RIGHT,
    0x4F: pygame.KSCAN_END,
    0x50: pygame.KSCAN_DOWN,
    0x51: pygame.KSCAN_PAGEDOWN,
    0x52: pygame.KSCAN_INSERT,
    0x53: pygame.KSCAN_DELETE,
    0x5B: pygame.KSCAN_LGUI,
    0x5C: pygame.KSCAN_RGUI,
}
"""By make code of the first set, with the prefix E0."""
