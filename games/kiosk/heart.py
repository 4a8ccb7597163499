"""The heart of the kiosk's program: beats for the supervisor out of the frame loop, and hears its orders."""

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Final

from games.engine.clock import SECOND

BEAT: Final = SECOND  # nanoseconds between two beats
END: Final = "end"
EXIT_END: Final = 0
EXIT_RESTART: Final = 10
EXIT_POWER_OFF: Final = 11


class Heart:
    """Writes a line each second on ``out``; ``orders`` is read by a thread of its own, for reading may wait.

    When the orders end without a word, the supervisor is gone, and the program has to go, too.
    """

    def __init__(self, now: Callable[[], int], out: IO[str] = sys.stdout, orders: IO[str] = sys.stdin) -> None:
        self.must_end = False
        self._now = now
        self._out = out
        self._orders = orders
        self._next = now()

    def listen(self) -> None:
        """Begin to hear orders."""
        threading.Thread(target=self._hear, daemon=True).start()

    def tick(self) -> None:
        """Beat, if it is time to."""
        if self._now() < self._next:
            return
        self._next = self._now() + BEAT
        with suppress(OSError, ValueError):  # nobody hears it any more
            self._out.write("beat\n")
            self._out.flush()

    def _hear(self) -> None:
        for line in self._orders:
            if line.strip() == END:
                break
        self.must_end = True
