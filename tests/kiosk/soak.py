"""Hours of a kiosk in simulated time: attract mode and all kinds of guests, again and again."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from games.core.rng import Stream
from games.engine.clock import SECOND, TICK_RATE
from games.engine.inputs import Input
from tests.kiosk.guests import VISITS, Visit
from tests.kiosk.place import Place

PAGE_SIZE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
HOUR = 3600 * TICK_RATE
DRAWN = 30  # every so many ticks a frame is drawn, if one is wanted
REST = 2 * 60 * TICK_RATE  # ticks at most until the next guests come


@dataclass(frozen=True)
class Sample:
    """What the process holds at a moment of the simulated time."""

    hours: float
    megabytes: float
    handles: int
    threads: int


def sample(hours: float) -> Sample:
    """Ask the system what this process holds (Linux)."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    handles, threads = (len(list(Path(f"/proc/self/{name}").iterdir())) for name in ("fd", "task"))
    return Sample(hours, pages * PAGE_SIZE / 1e6, handles, threads)


def soak(place: Place, hours: float, seed: int, samples: int) -> Iterator[Sample]:
    """Let time pass and guests come; give so many samples, evenly spread."""
    stream = Stream(seed, "soak")
    total = round(hours * HOUR)
    coming = _guests(place, stream)
    taken = 0
    for tick in range(total):
        _step(place, next(coming), draw=tick % DRAWN == 0)
        if tick >= (taken + 1) * total // samples - 1:
            taken += 1
            yield sample(tick / HOUR)


def _guests(place: Place, stream: Stream) -> Iterator[list[Input]]:
    """Give the inputs of each tick: every kind of visit in turn, each when the kiosk is at rest again."""
    waiting: list[Visit] = []
    while True:
        if not waiting:
            waiting = list(VISITS)
            stream.shuffle(waiting)
        for _ in range(stream.below(REST)):
            yield []
        yield from waiting.pop()(place, stream)
        while not place.rests():
            yield []


def _step(place: Place, inputs: list[Input], *, draw: bool) -> None:
    house = place.house
    house.clock.now_ns += SECOND // TICK_RATE
    house.app.advance(inputs)
    if draw:
        house.app.draw()
    out = place.heart._out
    out.seek(0)
    out.truncate()
    house.sounds.heard.clear()
