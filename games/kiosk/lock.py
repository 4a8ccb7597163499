"""The lock: full screen, keyboard and pointer grabbed, so that no key leads out of the program.

What no program can hold (Ctrl+Alt+Del, SysRq, virtual terminals) is the system's affair; the operator's guide says how.
"""

import os

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
    """Grab keyboard and pointer, again if something has let them go."""
    if not pygame.event.get_grab():
        pygame.event.set_grab(True)
