"""What the house costs in a real window under Xvfb: its start, its rest, its memory, and the answer to a key."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame

from games.core.rng import Stream
from tests.bench.table import Row
from tests.window.keycodes import BLOCKS, CODES, DRAW, NEXT, OK, PREVIOUS
from tests.window.rig import ROOT, Desktop, Program, environment, waited

FULL_HD = (1920, 1080)
ROOM = (2048, 1200)  # of a screen on which a full HD window has place with its frame
STARTS = 9
REST = 10.0  # seconds over which the processor time at rest is taken
SETTLED = 3.0  # seconds after which a scene is at rest
PRESSES = 200
PAUSE = 0.25  # seconds between two presses, longer than any motion
WATCHED = (160, 120)  # pixels of the screen that are watched for a change
DARK = bytes(3)  # the screen where there is no window
QUICK = {"SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
BARE_WINDOW = """
import pygame, time
pygame.display.init()
surface = pygame.display.set_mode((1280, 720))
surface.fill((250, 245, 232))
pygame.display.flip()
time.sleep(60)
"""

BARE_TICKS = """
import time
due = time.perf_counter()
while True:
    due += 1 / 120
    time.sleep(max(0.0, due - time.perf_counter()))
"""


def rows() -> Iterator[Row]:
    """Yield all figures of the house."""
    yield _start()
    yield _title_at_rest()
    yield from _round()


def _start() -> Row:
    """Measure the start to the first frame, in turns with a window that shows nothing but a colour."""
    ours, bare = [], []
    with Desktop(FULL_HD) as desktop, tempfile.TemporaryDirectory() as folder:
        for number in range(STARTS):
            bare.append(_first_frame(desktop, Path(folder), ["-c", BARE_WINDOW]))
            ours.append(_first_frame(desktop, Path(folder), ["main.py", "--data", f"{folder}/{number}"]))
    own, plain = statistics.median(ours), statistics.median(bare)
    return Row(
        name="start to first frame",
        value=f"{own * 1000:.0f} ms",
        ratio=f"{own / plain:.2f} x bare window ({plain * 1000:.0f} ms)",
        target="<= 2 x",
        met=own <= 2 * plain,
    )


def _first_frame(desktop: Desktop, folder: Path, command: list[str]) -> float:
    """Start Python; return the seconds until the middle of the screen is lit."""
    middle = pygame.Rect(desktop.size[0] // 2, desktop.size[1] // 2, 1, 1)
    waited(lambda: desktop.screen.pixels(middle)[:3] == DARK, "the dark screen")
    env = environment(folder, DISPLAY=desktop.name, **QUICK)
    start = time.perf_counter()
    process = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=env)
    while desktop.screen.pixels(middle)[:3] == DARK:
        time.sleep(0.0002)
    took = time.perf_counter() - start
    process.kill()
    process.wait()
    return took


def _title_at_rest() -> Row:
    with Desktop(ROOM) as desktop, tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with Program(desktop, data, "--size", "1920x1080", plain=True) as program:
            return _at_rest("at rest on the title, 1080p", program)


def _at_rest(name: str, program: Program) -> Row:
    bare = subprocess.Popen([sys.executable, "-c", BARE_TICKS])
    time.sleep(SETTLED)
    pids = (program.process.pid, bare.pid)
    before = [_processor_time(pid) for pid in pids]
    time.sleep(REST)
    share, plain = ((_processor_time(pid) - was) / REST for pid, was in zip(pids, before, strict=True))
    bare.kill()
    bare.wait()
    return Row(
        name=name,
        value=f"{share:.2%} of a core",
        ratio=f"{share / plain:.1f} x nothing but 120 sleeps a second ({plain:.2%})",
        target="<= 2 %",
        met=share <= 0.02,
    )


def _round() -> Iterator[Row]:
    """Begin a round of two; measure the answer to a key, then the rest while it is stopped, then the memory."""
    with Desktop(ROOM) as desktop, tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        options = ("--game", "tripolo", "--seed", "5", "--size", "1920x1080")
        with Program(desktop, data, *options, plain=True) as program:
            _begin(program, data)
            yield _answer_to_a_key(program)
            program.tap(CODES["escape"])
            waited(lambda: "stop" in _log(data), "the stop in the log")
            yield _at_rest("in a stopped round, 1080p", program)
            peak = _peak_memory(program.process.pid)
    yield Row(name="peak memory, 1080p", value=f"{peak:.0f} MB", target="<= 150 MB", met=peak <= 150)


def _begin(program: Program, data: Path) -> None:
    """Seat two blocks, make them ready, and draw some cards as soon as play has begun."""
    first, second = BLOCKS[:2]
    time.sleep(1)
    for key in (first[OK], second[OK]) * 2:
        program.tap(key)
        time.sleep(0.2)
    waited(lambda: _log(data), "the round")

    def drawn() -> bool:
        program.tap(first[DRAW])
        return _log(data).count("\n") > 4

    waited(drawn, "a few cards in the hand")
    time.sleep(1)


def _answer_to_a_key(program: Program) -> Row:
    """Choose the next card and the one before, in turns; time each press until the hand looks different."""
    block = BLOCKS[0]
    watched = _changing(program, lambda: program.tap(block[NEXT]))
    stream = Stream(1, "pauses")
    times = []
    for number in range(PRESSES):
        time.sleep(PAUSE + stream.between(0, 1 / 60))
        key = block[PREVIOUS if number % 2 == 0 else NEXT]
        before = program.desktop.screen.pixels(watched)
        start = time.perf_counter()
        program.keys_down([key])
        while program.desktop.screen.pixels(watched) == before:
            pass
        times.append(time.perf_counter() - start)
        program.keys_up([key])
    median, p99 = statistics.median(times) * 1000, sorted(times)[PRESSES * 99 // 100] * 1000
    return Row(
        name="key press to changed pixel, 1080p",
        value=f"{median:.1f} ms (p99 {p99:.1f})",
        target="<= 12 ms (p99 <= 25)",
        met=median <= 12 and p99 <= 25,
    )


def _changing(program: Program, act: Callable[[], None]) -> pygame.Rect:
    """Return the part of the screen around the first pixel that differs after an act."""
    before = pygame.surfarray.array2d(program.shot())
    act()
    time.sleep(2 * PAUSE)
    after = pygame.surfarray.array2d(program.shot())
    places = np.argwhere(before != after)
    if not len(places):
        raise RuntimeError("the key changed nothing on the screen")
    rect = pygame.Rect((0, 0), WATCHED)
    left, top = program.rect.topleft
    rect.center = (int(places[0][0]) + left, int(places[0][1]) + top)
    return rect.clamp(pygame.Rect((0, 0), program.desktop.size))


def _log(data: Path) -> str:
    """Return the text of the game log, empty before there is one."""
    return "".join(path.read_text("utf-8") for path in data.glob("logs/*.jsonl"))


def _processor_time(pid: int) -> float:
    """Return the seconds of processor time that a process has used, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _peak_memory(pid: int) -> float:
    """Return the most memory that a process has had at once, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1000
