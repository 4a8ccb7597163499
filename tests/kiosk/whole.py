"""The whole kiosk for tests, parent and child as they are, with a socket in the place of systemd."""

import queue
import socket
import subprocess
import sys
import threading
from contextlib import closing
from datetime import datetime
from pathlib import Path

from games.kiosk.books import FILE, Books, Event
from tests.window.rig import HUNG, ROOT, environment

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


class Whole:
    """main.py --kiosk; ``more`` is its environment, which without any is one of a screen that nobody sees."""

    python: tuple[str, ...] = ("main.py",)  # what Python runs

    def __init__(self, folder: Path, **more: str) -> None:
        self.data = folder / "data"
        self._systemd = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._systemd.bind(str(folder / "notify"))
        self._words: queue.SimpleQueue[str] = queue.SimpleQueue()  # that systemd was told, and nobody has heard yet
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        env = environment(folder, **{"SDL_VIDEODRIVER": "dummy", "NOTIFY_SOCKET": str(folder / "notify"), **more})
        self.process = subprocess.Popen(
            [sys.executable, *self.python, "--kiosk", "--data", str(self.data)],
            cwd=ROOT,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def close(self) -> None:
        """End what still runs; the child of a parent that is gone ends by itself."""
        self.process.kill()
        self.process.wait()
        self._systemd.shutdown(socket.SHUT_RD)
        self._listener.join()
        self._systemd.close()

    def hears(self, word: str) -> None:
        """Wait until systemd is told something; queue.Empty when it is told nothing any more."""
        while self._words.get(timeout=HUNG) != word:
            pass

    def child(self) -> int:
        """Return the number of the process that plays, as Linux tells it."""
        number = self.process.pid
        return int(Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split()[0])

    def total(self, event: Event) -> int:
        """Return how often the books say that something happened."""
        with closing(self._books()) as books:
            return books.total(event)

    def presses(self) -> int:
        """Return how many presses of all devices stand in the books."""
        with closing(self._books()) as books:
            return sum(seen.presses for seen in books.inputs())

    def _listen(self) -> None:
        """Hear everything at once, as systemd does."""
        while word := self._systemd.recv(200):
            self._words.put(word.decode())

    def _books(self) -> Books:
        return Books(self.data / FILE, lambda: datetime(2026, 3, 14, 12), lambda _: None)  # noqa: DTZ001 - local time
