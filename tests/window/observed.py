"""main.py as it is, telling on standard output what can be seen of it, one line of JSON whenever that has changed.

For window tests that must know more than pixels show: `python -m tests.window.observed --data DIR ...`. Where the
environment names a PACE, all its time passes so many times as fast. On standard input it takes orders, as JSON: "look"
draws at once and counts that, "plug in" makes a pad that is not there, and a button's number and whether it is down
lets its buttons be pressed.
"""

import json
import os
import queue
import sys
import threading
import time
from typing import Any

import main as front_door
from games.engine import clock
from games.engine.app import App
from games.engine.inputs import Input, Phase, Point
from tests.engine.virtual_pads import VirtualPad
from tests.window.seen import facts

PACE, USUAL = "PACE", "1.0"  # a variable of the environment
CAUGHT_UP = 5  # seconds as we feel them


class QuickTime:
    """The clock of the front door, so many times as fast."""

    def __init__(self, pace: float) -> None:
        self._pace = pace

    def perf_counter_ns(self) -> int:
        """Return nanoseconds of quick time."""
        return round(time.perf_counter_ns() * self._pace)

    def sleep(self, seconds: float) -> None:
        """Sleep for seconds of quick time."""
        time.sleep(seconds / self._pace)


class TellingApp(App):
    """The loop, telling after each tick."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._told: dict[str, Any] = {}
        self._orders: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._pad: VirtualPad | None = None
        self._looks = 0
        self._points = 0  # times that a pointer came down or went up
        threading.Thread(target=self._listen, daemon=True).start()

    def turn(self) -> None:
        """Do what was ordered, then what is due."""
        while not self._orders.empty():
            self._obey(self._orders.get())
        super().turn()

    def advance(self, inputs: list[Input]) -> bool:
        """Let a tick pass, then tell."""
        wanted = super().advance(inputs)
        heard = [repr(given) for given in inputs if not isinstance(given, Point)]
        self._points += sum(isinstance(given, Point) and given.phase in {Phase.DOWN, Phase.UP} for given in inputs)
        now = {**facts(self._house), "looks": self._looks, "points": self._points}
        if heard or now != self._told:
            self._told = now
            print(json.dumps({**now, "inputs": heard}), flush=True)  # noqa: T201 - telling is what this program is for
        return wanted

    def _listen(self) -> None:
        for line in sys.stdin:
            self._orders.put(json.loads(line))

    def _obey(self, order: Any) -> None:
        if order == "look":
            self.draw()
            self._looks += 1
        elif order == "plug in":
            self._pad = VirtualPad()
        elif self._pad:
            number, down = order
            self._pad.button(number, down=down)


def hurry(pace: float) -> None:
    """Let the program's time pass faster; on a machine that is busy, more of it is caught up before a round pauses."""
    vars(front_door)["time"] = QuickTime(pace)
    vars(clock)["CATCH_UP"] = round(CAUGHT_UP * clock.SECOND * pace)


if __name__ == "__main__":
    vars(front_door)["App"] = TellingApp  # the one piece that is exchanged
    if os.environ.get(PACE, USUAL) != USUAL:
        hurry(float(os.environ[PACE]))
    sys.exit(front_door.main(sys.argv[1:]))
