"""The whole kiosk in a window, in rounds that are played: whatever becomes of the child, another one fills the screen.

Each test goes through several ends with one kiosk, for a round takes seconds to begin.
"""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games import catalogue
from games.core.log import Log, read
from games.engine.words import Words
from games.kiosk.books import Event
from games.kiosk.config import CHANGES_FILE
from games.menus import replay_check
from tests.kiosk.whole import ALIVE, READY, STOPPING, Whole
from tests.window.keycodes import BLOCKS, DRAW, OK
from tests.window.rig import Desktop, waited

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for the child where Linux tells of it"),
]

JOIN = 0  # place in a block of a key that sits down, and does nothing more once somebody sits there
IMPATIENT = """
import sys, main
from games.kiosk import watch
watch.HANG, watch.TRACE_TIME, watch.FIRST_PAUSE = 4.0, 0.5, 0.1
sys.exit(main.main(sys.argv[1:]))
"""


class Impatient(Whole):
    """A kiosk whose supervisor waits less long for a child that hangs; the child is the program itself."""

    python = ("-c", IMPATIENT)


class Cafe:
    """A kiosk on a desktop, and its visitors, who play one game."""

    def __init__(self, desktop: Desktop, folder: Path, game: str) -> None:
        data = folder / "data"
        data.mkdir()
        (data / CHANGES_FILE).write_text(f'games = ["{game}"]\n', "utf-8")
        self.desktop = desktop
        self.whole = Impatient(folder, SDL_VIDEODRIVER="x11", DISPLAY=desktop.name)
        self.whole.hears(READY)

    def press(self, block: int, button: int) -> None:
        """Press a key of a block and let it go."""
        for down in (True, False):
            self.desktop.screen.keys([BLOCKS[block][button]], down=down)

    def window(self) -> str:
        """Wait for the window of the present child to have the keyboard; return its number."""

        def focused() -> str:
            found = self.desktop.tool("xdotool", "search", "--onlyvisible", "--pid", str(self.whole.child())).split()
            has_it = found and self.desktop.tool("xdotool", "getwindowfocus", "-f").strip() == found[-1]
            return found[-1] if has_it else ""

        return str(waited(focused, "a window with the keyboard"))

    def wake(self) -> None:
        """Press a key until a session has begun; whoever does it in the lobby sits down."""
        before = self.whole.total(Event.SESSION)
        self.window()

        def woken() -> bool:
            self.press(0, JOIN)
            return self.whole.total(Event.SESSION) > before

        waited(woken, "a session to begin")

    def begin(self, logs: str) -> Path:
        """Begin a game of two people; return its log."""
        before = set(self.whole.data.glob(logs))
        self.wake()
        for button in (JOIN, OK):
            for block in (0, 1):
                self.press(block, button)

        def begun() -> list[Path]:
            """Look for a log in which something stands already."""
            return [path for path in self.whole.data.glob(logs) if path not in before and path.stat().st_size]

        new = waited(begun, "a game to begin")
        return Path(*new)

    def play_on(self, path: Path, button: int) -> None:
        """Press a key of both blocks until something more has been done in a game."""
        before = len(log(path).entries)

        def done() -> bool:
            for block in (0, 1):
                self.press(block, button)
            return len(log(path).entries) > before

        waited(done, "something to be done in the game")

    def is_followed(self, end: Callable[[], object], event: Event) -> None:
        """Let the child end; wait for another one in front, and see the end counted."""
        first, before = self.whole.child(), self.whole.total(event)
        end()
        self.whole.hears(READY)
        assert self.window()
        assert self.whole.child() != first
        assert self.whole.total(event) == before + 1


def log(path: Path) -> Log:
    """Read the log of a game."""
    return read(path.read_text("utf-8").splitlines(keepends=True))


def fill_the_disk(process: int) -> None:
    """Let a process write nothing more into any file, as on a full disk."""
    resource = pytest.importorskip("resource")
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


@pytest.fixture
def cafe(desktop: Desktop, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Cafe]:
    """Lend a kiosk with one game, the test's parameter."""
    made = Cafe(desktop, tmp_path, request.param)
    yield made
    made.whole.close()


@pytest.mark.parametrize("cafe", ["tripolo"], indirect=True)
def test_hung_destroyed_and_told_to_end_in_a_round(cafe: Cafe) -> None:
    whole = cafe.whole
    cafe.wake()
    cafe.is_followed(lambda: os.kill(whole.child(), signal.SIGSTOP), Event.HANG)
    cafe.is_followed(lambda: cafe.desktop.tool("xdotool", "windowclose", cafe.window()), Event.CRASH)
    path = cafe.begin("logs/tripolo-*.jsonl")
    cafe.play_on(path, DRAW)
    whole.process.send_signal(signal.SIGTERM)
    assert whole.process.wait() == 0
    whole.hears(STOPPING)
    assert log(path).end
    assert replay_check.run(Words(catalogue.words_folders(), "en"), path, quietly=True) == 0
    assert whole.presses(), "presses are written down now and then, and at the end"
    counts = {event: whole.total(event) for event in (Event.SESSION, Event.HANG, Event.CRASH, Event.ROUND_LEFT)}
    assert counts == {Event.SESSION: 2, Event.HANG: 1, Event.CRASH: 1, Event.ROUND_LEFT: 1}


@pytest.mark.parametrize("cafe", ["triominos"], indirect=True)
def test_child_and_parent_killed_while_visitors_are_there(cafe: Cafe) -> None:
    """The disk is full, in the middle of a game: play goes on. Kill -9 of the child, of the parent: data are whole."""
    whole = cafe.whole
    path = cafe.begin("saved/triominos-*.jsonl")
    cafe.play_on(path, OK)
    left = log(path)
    fill_the_disk(whole.child())
    for _ in range(20):
        cafe.press(0, OK)
        cafe.press(1, OK)
    for _ in range(3):
        whole.hears(ALIVE)
    assert log(path) == left
    assert whole.total(Event.CRASH) == 0
    cafe.is_followed(lambda: os.kill(whole.child(), signal.SIGKILL), Event.CRASH)
    assert log(path) == left, "it can be gone on with"
    cafe.wake()
    child = os.pidfd_open(whole.child())
    whole.process.kill()
    select.select([child], [], [])  # until it has ended
    os.close(child)
    assert log(path) == left
    assert whole.total(Event.SESSION) == 2
