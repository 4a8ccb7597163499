"""Devices in a real window of an Xorg of their own: from a raw press to (seat, button), and a mouse of 8,000 Hz."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from games.core.rng import Stream
from tests.bench.table import Row
from tests.window.keycodes import CODES
from tests.window.rig import ROOT, environment, waited
from tests.window.workshop import Workshop

PRESSES = 400
PAUSE = 0.02  # seconds between two presses, and a random part of a tick
RATE, SPAN = 8000, 5.0  # of the quick mouse: reports a second, seconds
BATCH = 8  # reports sent together, each millisecond
TAPS_A_SECOND = 20
SECOND = 10**9
MOST_MS, MOST_SHARE = 2.0, 0.05


class Listener:
    """The listening program on a desktop, and what it has told."""

    def __init__(self, bench: Workshop, folder: Path, *options: str) -> None:
        self.told: list[dict[str, Any]] = []
        self._bench = bench
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.listening", *options],
            cwd=ROOT,
            env=environment(folder, DISPLAY=bench.name, SDL_VIDEODRIVER="x11", PYGAME_HIDE_SUPPORT_PROMPT="1"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)

    def __enter__(self) -> Self:
        self._reader.start()
        waited(self._hears, "the first press")
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def processor(self) -> float:
        """Return the seconds of processor time that the program has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _hears(self) -> bool:
        self._bench.devices["Keyboard A"].tap(CODES["q"])
        return bool(self.told)

    def _read(self) -> None:
        for line in self._process.stdout or ():
            if line.startswith("{"):
                self.told.append(json.loads(line))


def rows() -> Iterator[Row]:
    """Yield the figures of the devices."""
    with Workshop() as bench, tempfile.TemporaryDirectory() as folder:
        with Listener(bench, Path(folder)) as listener:
            yield _press(bench, listener)
            yield _quick_mouse(bench, listener, "8 kHz mouse for 5 s, the device layer")
        with Listener(bench, Path(folder), "whole") as listener:
            yield _quick_mouse(bench, listener, "8 kHz mouse for 5 s, the lobby with its cursor drawn")


def _press(bench: Workshop, listener: Listener) -> Row:
    """Measure from a press to its being known, less the wait for the tick that comes next."""
    chance = Stream(1, "bench", "devices")
    beyond = []
    for _ in range(PRESSES):
        time.sleep(PAUSE + chance.between(0.0, 0.01))
        before = len(listener.told)
        bench.devices["Keyboard A"].key(CODES["s"], down=True)
        there = time.perf_counter_ns()  # at the server, at the latest
        fact = waited(lambda before=before: listener.told[before:], "a press")[0]  # type: ignore[misc]
        bench.devices["Keyboard A"].key(CODES["s"], down=False)
        tick = next((turn for turn in fact["turns"] if turn >= there), fact["turns"][-1])
        beyond.append((fact["known"] - tick) / SECOND * 1000)
    beyond.sort()
    middle, late = statistics.median(beyond), beyond[round(len(beyond) * 0.99) - 1]
    return Row(
        f"raw press to (seat, button), beyond the wait for the tick, {PRESSES} presses",
        f"median {middle:.2f} ms, p99 {late:.2f} ms",
        target=f"<= {MOST_MS:g} ms",
        met=late <= MOST_MS,
    )


def _quick_mouse(bench: Workshop, listener: Listener, name: str) -> Row:
    """Let a mouse report 8,000 times a second while a key and another mouse are pressed; count presses and time.

    What the mouse costs is what the same presses cost more with it than without it.
    """
    mice = [bench.devices[name] for name in ("Mouse A", "Mouse B")]
    for mouse in mice:
        for _ in range(3):
            mouse.move(30, 0)
    still, _, _ = _pressed(bench, listener, 0)
    moved, heard, taps = _pressed(bench, listener, RATE)
    return Row(
        name,
        f"{moved - still:.1%} of a core ({moved:.1%} with the presses), {heard} of {taps} presses",
        target=f"<= {MOST_SHARE:.0%}, none lost",
        met=moved - still <= MOST_SHARE and heard == taps,
    )


def _pressed(bench: Workshop, listener: Listener, rate: int) -> tuple[float, int, int]:
    """Press while a mouse reports so often a second; return the share of a core, the presses heard, and all presses."""
    mice = [bench.devices[name] for name in ("Mouse A", "Mouse B")]
    before, cost, start = len(listener.told), listener.processor(), time.perf_counter()
    taps, reports = 0, 0
    while (now := time.perf_counter() - start) < SPAN:
        while reports < now * rate:
            mice[0].move(1 if reports // 2000 % 2 else -1, 1 if reports // 1000 % 2 else -1, wait=False)
            reports += 1
        if taps < now * TAPS_A_SECOND:
            taps += 1
            bench.devices["Keyboard B"].tap(CODES["w"])
            mice[1].button(2, down=True)
            mice[1].button(2, down=False)
        time.sleep(BATCH / RATE)
    spent = (listener.processor() - cost) / SPAN
    time.sleep(0.5)
    return spent, sum(fact["source"] == "keys-1@2" for fact in listener.told[before:]), taps
