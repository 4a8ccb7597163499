"""The whole kiosk in a window: whatever becomes of the child, another one soon fills the screen."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kiosk.books import Event
from tests.kiosk.whole import READY, Whole
from tests.window.keycodes import BLOCKS, OK
from tests.window.rig import Desktop, waited

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for the child where Linux tells of it"),
]


@pytest.fixture
def whole(desktop: Desktop, tmp_path: Path) -> Iterator[Whole]:
    made = Whole(tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=desktop.name)
    try:
        made.hears(READY)
        yield made
    finally:
        made.close()


def window(desktop: Desktop, whole: Whole) -> str:
    """Wait for the window of the present child to have the keyboard; return its number."""

    def focused() -> str:
        found = desktop.tool("xdotool", "search", "--onlyvisible", "--pid", str(whole.child())).split()
        has_it = found and desktop.tool("xdotool", "getwindowfocus", "-f").strip() == found[-1]
        return found[-1] if has_it else ""

    return str(waited(focused, "a window with the keyboard"))


def wake(desktop: Desktop) -> None:
    """Be a visitor, who presses a key."""
    desktop.screen.keys([BLOCKS[0][OK]], down=True)
    desktop.screen.keys([BLOCKS[0][OK]], down=False)


def test_a_child_that_is_killed_while_visitors_are_there_is_followed_by_another(desktop: Desktop, whole: Whole) -> None:
    window(desktop, whole)
    wake(desktop)
    first = whole.child()
    os.kill(first, signal.SIGKILL)
    whole.hears(READY)
    assert window(desktop, whole)
    assert whole.child() != first
    assert whole.total(Event.CRASH) == 1


def test_a_window_that_another_program_destroys_is_followed_by_another(desktop: Desktop, whole: Whole) -> None:
    first = whole.child()
    desktop.tool("xdotool", "windowclose", window(desktop, whole))
    whole.hears(READY)
    assert window(desktop, whole)
    assert whole.child() != first


def test_told_to_end_while_visitors_are_there_it_writes_down_their_visit(desktop: Desktop, whole: Whole) -> None:
    window(desktop, whole)

    def woken() -> bool:
        wake(desktop)
        return whole.total(Event.SESSION) == 1

    waited(woken, "a session to begin")
    whole.process.send_signal(signal.SIGTERM)
    assert whole.process.wait() == 0
    assert whole.presses(), "presses are written down now and then, and at the end"
    assert (whole.total(Event.CRASH), whole.total(Event.HANG)) == (0, 0)
