"""The lock: full screen, keyboard and pointer grabbed, so that no key leads out of the program.

What no program can hold (Ctrl+Alt+Del, SysRq, virtual terminals) is the system's affair; the operator's guide says how.
"""

import os
import warnings
from contextlib import suppress

import pygame

from games.engine.backends.raw import NotApartError
from games.kiosk.x11_hand import X11Hand

HINTS = {
    "SDL_GRAB_KEYBOARD": "1",
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "0",
}


def hint() -> None:
    """Set what SDL reads when it opens the window."""
    os.environ.update(HINTS)


class Lock:
    """Holds the program's window; made when it has been opened."""

    def __init__(self) -> None:
        self._window = _window()
        self._home = pygame.Rect(self._window.position, self._window.size)
        self._on_x11 = pygame.display.get_driver() == "x11"
        self._hand = self._find_hand()

    def hold(self) -> None:
        """Be in front, and grab keyboard and pointer; meant to be called again and again, about once a second."""
        window = self._window
        if self._hand:
            self._hand.put_back(self._place(self._hand), focused=window.focused)
        elif not window.focused:
            window.restore()
            window.focus()
        if window.focused:  # SDL tries for seconds to grab for a window that is not seen
            self._grab()

    def _grab(self) -> None:
        if not pygame.event.get_grab():
            pygame.event.set_grab(True)
        elif self._on_x11:
            # An X server refuses a grab while another program has one, and SDL does not tell: ask once more.
            self._window.grab_keyboard = False
            self._window.grab_keyboard = True

    def _place(self, hand: X11Hand) -> pygame.Rect:
        """Return where the window belongs: all of its screen, which may have got another size."""
        if hand.screen and pygame.display.get_num_displays() == 1:
            self._home.size = hand.screen
        return self._home

    def _find_hand(self) -> X11Hand | None:
        if not self._on_x11:
            return None
        with suppress(NotApartError):  # a server that is far away
            return X11Hand(os.environ.get("DISPLAY", ""), self._window.handle)
        return None


def _window() -> pygame.Window:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the one way to the window that pygame.display opened
        return pygame.Window.from_display_module()
