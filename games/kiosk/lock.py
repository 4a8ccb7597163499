"""The lock: full screen, keyboard and pointer grabbed, so that no key leads out of the program.

What no program can hold (Ctrl+Alt+Del, SysRq, virtual terminals) is the system's affair; the operator's guide says how.
"""

import os
import warnings

import pygame

HINTS = {
    "SDL_GRAB_KEYBOARD": "1",
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "0",
}


def hint() -> None:
    """Set what SDL reads when it opens the window."""
    os.environ.update(HINTS)


def hold() -> None:
    """Be in front, and grab keyboard and pointer; meant to be called again and again, about once a second."""
    window = _window()
    if not window.focused:
        window.restore()
        window.focus()
    if not pygame.event.get_grab():
        pygame.event.set_grab(True)
    elif pygame.display.get_driver() == "x11":
        # An X server refuses a grab while another program has one, and SDL does not tell: ask once more.
        window.grab_keyboard = False
        window.grab_keyboard = True


def _window() -> pygame.Window:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the one way to the window that pygame.display opened
        return pygame.Window.from_display_module()
