"""The supervisor with real children: a script that beats, hangs, crashes or ends as it is told, in short times."""

import logging
import os
import select
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import pytest

from games.kiosk import supervisor as module
from games.kiosk import watch
from games.kiosk.books import FILE, Books, Event
from games.kiosk.heart import EXIT_END, EXIT_POWER_OFF, EXIT_RESTART
from games.kiosk.service import Service
from games.kiosk.supervisor import Commands, Supervisor

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the signals of a Unix system")

CHILD = """
import faulthandler, os, signal, sys, threading
faulthandler.enable()
folder, lives = sys.argv[1], sys.argv[2:]
born = len(os.listdir(folder))
open(os.path.join(folder, str(born)), "w").close()
life = lives[min(born, len(lives) - 1)]
beats = threading.Event()

def beat():
    while not beats.wait(0.05):
        print("beat", flush=True)

if life == "crash":
    sys.exit("the disk sings")
if life.isdecimal():
    sys.exit(int(life))
if life == "closed":
    os.close(0)
print("beat", flush=True)
if life == "hang":
    while True:
        pass
if life == "stop":
    os.kill(os.getpid(), signal.SIGSTOP)
threading.Thread(target=beat, daemon=True).start()
while life == "closed":
    pass
for line in sys.stdin:
    if life != "deaf":
        open(os.path.join(folder, "saved"), "w").close()
        sys.exit(0)
while life == "deaf":
    pass
"""
LOOK = 0.02


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Books]:
    made = Books(tmp_path / FILE, lambda: datetime(2026, 3, 14, 12), lambda _: None)  # noqa: DTZ001 - the place's time
    yield made
    made.close()


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait as a test does."""
    for name, seconds in {"START_GRACE": 20.0, "HANG": 0.8, "TRACE_TIME": 0.5, "FIRST_PAUSE": 0.02}.items():
        monkeypatch.setattr(watch, name, seconds)
    monkeypatch.setattr(watch, "OUT_OF_ORDER", 0.2)
    monkeypatch.setattr(watch, "LONGEST_PAUSE", 0.05)
    monkeypatch.setattr(module, "LOOK", LOOK)
    monkeypatch.setattr(module, "LAST_WORDS", 1.5)


class Watched:
    """A supervisor whose children live as they are told, one life after the other, the last one again and again."""

    def __init__(
        self, folder: Path, books: Books, *lives: str, service: Service | None = None, power_off: Sequence[str] = ()
    ) -> None:
        self.born = folder / "born"
        self.born.mkdir()
        self.powered_off = folder / "off"
        self.shown = folder / "shown"
        play = [sys.executable, "-c", CHILD, str(self.born), *lives]
        touch = [sys.executable, "-c", "import sys, pathlib; pathlib.Path(sys.argv[1]).touch()"]
        commands = Commands(play, [*touch, str(self.shown)], lambda: power_off or [*touch, str(self.powered_off)])
        self.supervisor = Supervisor(commands, books, service or Service({}))

    @property
    def births(self) -> int:
        """How many children there were."""
        return len([path for path in self.born.iterdir() if path.name.isdecimal()])


class Told(Service):
    """Notes what systemd would be told, and does something when the first child is there."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        super().__init__({})
        self.then = then
        self.sentences: list[str] = []

    def ready(self) -> None:
        """Do it."""
        self.then()

    def status(self, sentence: str) -> None:
        """Note it."""
        self.sentences.append(sentence)


def test_a_crash_is_counted_its_complaint_kept_and_the_program_started_again(
    tmp_path: Path, books: Books, caplog: pytest.LogCaptureFixture
) -> None:
    watched = Watched(tmp_path, books, "crash", "crash", "0")
    with caplog.at_level(logging.ERROR, "kiosk"):
        assert watched.supervisor.run() == 0
    assert books.total(Event.CRASH) == 2
    assert watched.births == 3
    assert "the disk sings" in caplog.text


@pytest.mark.parametrize("life", ["hang", "stop"])
def test_a_child_that_does_not_beat_is_killed_counted_and_started_again(
    tmp_path: Path, books: Books, caplog: pytest.LogCaptureFixture, life: str
) -> None:
    """A loop without end, and SIGSTOP, which even SIGABRT waits for."""
    watched = Watched(tmp_path, books, life, "0")
    with caplog.at_level(logging.ERROR, "kiosk"):
        assert watched.supervisor.run() == 0
    assert (books.total(Event.HANG), books.total(Event.CRASH)) == (1, 0)
    assert watched.births == 2
    if life == "hang":
        assert "most recent call first" in caplog.text, "the traceback of the hang is kept"


def test_after_many_crashes_it_is_out_of_order_for_a_while(tmp_path: Path, books: Books) -> None:
    service = Told()
    watched = Watched(tmp_path, books, *["crash"] * watch.MOST_CRASHES, "0", service=service)
    assert watched.supervisor.run() == 0
    assert service.sentences == ["out of order"]
    assert watched.shown.exists()
    assert books.total(Event.CRASH) == watch.MOST_CRASHES


def test_a_program_that_cannot_be_started_is_tried_again_until_it_is_out_of_order(
    books: Books, caplog: pytest.LogCaptureFixture
) -> None:
    service = Told()
    commands = Commands(["no-such-program"], ["no-such-program"], list)
    supervisor = Supervisor(commands, books, service)
    service.then = supervisor.stop  # it is ready when it shows the plain screen, at the latest
    with caplog.at_level(logging.ERROR, "kiosk"):
        assert supervisor.run() == 0
    assert "cannot be started" in caplog.text
    assert books.total(Event.CRASH) == watch.MOST_CRASHES


def test_a_restart_that_is_asked_for_is_no_crash(tmp_path: Path, books: Books) -> None:
    watched = Watched(tmp_path, books, str(EXIT_RESTART), str(EXIT_END))
    assert watched.supervisor.run() == 0
    assert (books.total(Event.RESTART), books.total(Event.CRASH)) == (1, 0)


def test_power_off_runs_the_command_and_ends(tmp_path: Path, books: Books) -> None:
    watched = Watched(tmp_path, books, str(EXIT_POWER_OFF))
    assert watched.supervisor.run() == 0
    assert watched.powered_off.exists()


@pytest.mark.parametrize("command", [["no-such-command"], [sys.executable, "-c", "raise SystemExit(1)"]])
def test_where_power_off_does_not_work_the_kiosk_goes_on(
    tmp_path: Path, books: Books, caplog: pytest.LogCaptureFixture, command: list[str]
) -> None:
    watched = Watched(tmp_path, books, str(EXIT_POWER_OFF), str(EXIT_END), power_off=command)
    with caplog.at_level(logging.ERROR, "kiosk"):
        assert watched.supervisor.run() == 0
    assert watched.births == 2
    assert "no power off" in caplog.text
    assert books.total(Event.CRASH) == 0


@pytest.mark.parametrize(("life", "saved"), [("play", True), ("deaf", False), ("closed", False)])
def test_told_to_end_the_child_may_save_but_not_refuse(tmp_path: Path, books: Books, life: str, *, saved: bool) -> None:
    service = Told()
    watched = Watched(tmp_path, books, life, service=service)
    service.then = watched.supervisor.stop
    assert watched.supervisor.run() == 0
    assert watched.births == 1
    assert (watched.born / "saved").exists() is saved
    assert (books.total(Event.CRASH), books.total(Event.HANG)) == (0, 0), "an end that was asked for is no fault"


def test_systemd_hears_of_ready_alive_and_stopping(tmp_path: Path, books: Books) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)  # noqa: FBT003 - the standard library's way
        service = Service({"NOTIFY_SOCKET": str(tmp_path / "notify")})
        watched = Watched(tmp_path, books, "hang", "0", service=service)
        watched.supervisor.run()
        told = []
        while True:
            try:
                told.append(systemd.recv(200).decode())
            except BlockingIOError:
                break
    assert told[0] == "READY=1"
    assert "WATCHDOG=1" in told
    assert told[-1] == "STOPPING=1"


@pytest.mark.skipif(sys.platform != "linux", reason="waits for a process that is not its own child")
def test_a_child_whose_parent_is_killed_ends_by_itself(tmp_path: Path) -> None:
    """The orders end without a word."""
    parent = (
        "import subprocess, sys, signal; c = subprocess.Popen([sys.executable, '-c', sys.argv[1], sys.argv[2], 'play'],"
        " stdin=subprocess.PIPE, stdout=subprocess.PIPE); c.stdout.readline(); print(c.pid, flush=True); signal.pause()"
    )
    born = tmp_path / "born"
    born.mkdir()
    command = [sys.executable, "-c", parent, CHILD, str(born)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        child = os.pidfd_open(int(process.stdout.readline()))
        process.kill()
    select.select([child], [], [])  # until it has ended
    os.close(child)
