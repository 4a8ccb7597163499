"""The supervisor: a parent process that starts the kiosk's program, hears its heart beat, and starts it again.

It opens no window, so it survives what kills its child. It says what happened to the books, to the log and to systemd.
"""

import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Final

from games.kiosk.books import Books, Event
from games.kiosk.heart import END, EXIT_END, EXIT_POWER_OFF, EXIT_RESTART
from games.kiosk.service import Service
from games.kiosk.watch import Act, Restarts, Watch

LOOK: Final = 0.5  # seconds between two looks at the clock
NOT_STARTED: Final = 127  # as a shell says it
LAST_WORDS: Final = 12.0  # seconds that a child gets to save and end
if sys.platform == "win32":  # where a process can only be ended at once
    SIGNALS: Final = {Act.ABORT: signal.SIGTERM, Act.KILL: signal.SIGTERM}
else:
    SIGNALS: Final = {Act.ABORT: signal.SIGABRT, Act.KILL: signal.SIGKILL}
ASKED: Final = frozenset({EXIT_END, EXIT_POWER_OFF, EXIT_RESTART})
log = logging.getLogger("kiosk")


@dataclass(frozen=True)
class Commands:
    """The commands that the supervisor runs."""

    play: Sequence[str]
    out_of_order: Sequence[str]  # shows the plain screen until it is ended
    power_off: Callable[[], Sequence[str]]  # as the set-up says at that moment


class Supervisor:
    """Runs children until it is told to end; ``stop`` may be called from a signal handler."""

    def __init__(
        self, commands: Commands, books: Books, service: Service, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._commands = commands
        self._books = books
        self._service = service
        self._now = now
        self._restarts = Restarts()
        self._ending = threading.Event()
        self._told: queue.SimpleQueue[str | None] = queue.SimpleQueue()  # lines of the child; None: it said its last

    def stop(self, *_: object) -> None:
        """End the kiosk: the child saves and goes."""
        self._ending.set()

    def run(self) -> int:
        """Keep the kiosk running; return the exit status of the whole."""
        while not self._ending.is_set():
            began = self._now()
            status, hung = self._child()
            if self._ending.is_set():
                break
            if status in ASKED:
                if self._asked_to_end(status):
                    break
                self._restarts = Restarts()
                continue
            lived = self._now() - began
            self._restarts.ended(lived)
            self._books.count(Event.HANG if hung else Event.CRASH)
            log.error(
                "the program %s with status %s after %.0f s", "hung and ended" if hung else "ended", status, lived
            )
            self._pause()
        self._service.stopping()
        return 0

    def _asked_to_end(self, status: int) -> bool:
        """Do what the child has ended for; return whether that was all."""
        if status == EXIT_RESTART:
            self._books.count(Event.RESTART)
        return status == EXIT_END or (status == EXIT_POWER_OFF and self._power_off())

    def _power_off(self) -> bool:
        """Run the operator's command; return whether it worked. Where it did not, the kiosk goes on."""
        command = self._commands.power_off()
        if not command:
            return True
        try:
            done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL)  # noqa: S603 - the operator's own
        except OSError as error:
            log.error("no power off: %s", error)  # noqa: TRY400 - the operator needs no traceback
            return False
        if done.returncode:
            log.error("no power off: the command ended with status %s", done.returncode)
        return done.returncode == 0

    def _child(self) -> tuple[int, bool]:
        """Run one child to its end; return its exit status, and whether it hung."""
        try:
            process = subprocess.Popen(  # noqa: S603 - our own program
                self._commands.play,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
            )
        except OSError as error:  # no memory for it, or it is just being replaced by a newer one
            log.error("the program cannot be started: %s", error)  # noqa: TRY400 - as above
            return NOT_STARTED, False
        with process:
            self._told = queue.SimpleQueue()
            listeners = [
                threading.Thread(target=self._listen, args=(process.stdout,), daemon=True),
                threading.Thread(target=_write_down, args=(process.stderr,), daemon=True),
            ]
            for listener in listeners:
                listener.start()
            hung = self._watch_over(process, Watch(self._now()))
            for listener in listeners:
                listener.join(LAST_WORDS)
        return process.returncode, hung

    def _watch_over(self, process: subprocess.Popen[str], watch: Watch) -> bool:
        """Hear the child until it ends; return whether it hung."""
        asked_at: float | None = None
        while process.poll() is None:
            line = self._next_line()
            if line:
                self._hear(watch)
            if self._ending.is_set() and asked_at is None:
                asked_at = self._now()
                _order(process, END)
            late = asked_at is not None and self._now() - asked_at > LAST_WORDS
            act = Act.KILL if late else watch.due(self._now())
            if act in SIGNALS:
                process.send_signal(SIGNALS[act])
        return watch.aborted is not None

    def _next_line(self) -> str | None:
        try:
            return self._told.get(timeout=LOOK)
        except queue.Empty:
            return None

    def _hear(self, watch: Watch) -> None:
        if watch.last_beat is None:
            self._service.ready()
            self._service.status("playing")
        watch.beat(self._now())
        self._service.alive()

    def _listen(self, pipe: IO[str] | None) -> None:
        for line in pipe or ():
            self._told.put(line)
        self._told.put(None)

    def _pause(self) -> None:
        """Wait before the next child; after too many crashes in a row with the plain screen."""
        screen: subprocess.Popen[bytes] | None = None
        if self._restarts.is_out_of_order:
            self._service.ready()  # or systemd would start all over again
            self._service.status("out of order")
            log.error("out of order after %d crashes in a row", self._restarts.crashes)
            with suppress(OSError):
                screen = subprocess.Popen(self._commands.out_of_order, stdin=subprocess.PIPE)  # noqa: S603 - our own
        until = self._now() + self._restarts.pause()
        while self._now() < until and not self._ending.wait(LOOK):
            self._service.alive()
        if screen:
            screen.kill()
            screen.communicate()


def _order(process: subprocess.Popen[str], word: str) -> None:
    with suppress(OSError):  # it has gone already
        if process.stdin:
            # Past the buffer: what a child that has gone does not take would be written again when the pipe is closed.
            os.write(process.stdin.fileno(), f"{word}\n".encode())


def _write_down(pipe: IO[str] | None) -> None:
    """Keep what the child complains of, tracebacks above all, in the log, which is rotated."""
    for line in pipe or ():
        log.error("| %s", line.rstrip())
