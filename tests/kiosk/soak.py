"""Hours of a kiosk in simulated time: attract mode, then visitors who press at random, again and again."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from games.core.rng import Stream
from games.engine.clock import SECOND, TICK_RATE
from games.engine.inputs import KEYBOARD, Button, Input, Phase, Point, Press, Release
from tests.kiosk.place import Place

PAGE_SIZE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
HOUR = 3600 * TICK_RATE
DRAWN = 30  # every so many ticks a frame is drawn, if one is wanted
SOURCES = ("keys-1", "keys-2", "keys-3", "keys-4", "pad-0", KEYBOARD)
VISIT = 6 * 60 * TICK_RATE  # ticks at most that visitors stay
REST = 4 * 60 * TICK_RATE  # ticks at most until the next ones come
PATIENCE = TICK_RATE  # ticks between two presses of visitors, on average


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
    """Let time pass and visitors come; give so many samples, evenly spread."""
    stream = Stream(seed, "soak")
    total = round(hours * HOUR)
    here, change = False, 0
    taken = 0
    for tick in range(total):
        if tick >= change:
            here = not here
            change = tick + round(stream.random() * (VISIT if here else REST))
        inputs = [_random_input(stream, place.house.size)] if here and stream.below(PATIENCE) == 0 else []
        _step(place, inputs, draw=tick % DRAWN == 0)
        if tick >= (taken + 1) * total // samples - 1:
            taken += 1
            yield sample(tick / HOUR)


def _step(place: Place, inputs: list[Input], *, draw: bool) -> None:
    house = place.house
    house.clock.now_ns += SECOND // TICK_RATE
    house.app.advance(inputs)
    if draw:
        house.app.draw()
    out = place.heart._out
    out.seek(0)
    out.truncate()


def _random_input(stream: Stream, size: tuple[int, int]) -> Input:
    pos = stream.below(size[0]), stream.below(size[1])
    kind = stream.below(10)
    if kind < 6:
        return Press(stream.choice(SOURCES), Button(stream.below(len(Button))))
    if kind < 7:
        return Release(stream.choice(SOURCES), Button(stream.below(len(Button))))
    pointer = stream.choice(("mouse", "finger-1", "finger-2"))
    return Point(pointer, stream.choice((Phase.DOWN, Phase.UP, Phase.MOVE)), pos)
