"""3,000 random presses on every screen: how many of them end with an exception, or without a way back to the title."""

import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import time_ns
from traceback import format_exc
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.access.monkey import OPENED, PRESSES, SIZE, tried
from tests.bench.table import Row
from tests.furnished import furnish

SEED: Final = "TRIPOLO_MONKEY_SEED"
"""Environment variable by which a run is done again; without it each run presses something else."""


def fault(name: str, seed: int) -> str:
    """Press on a screen; return what went wrong, with the seed, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        house = furnish(Path(folder), SIZE, "en")
        try:
            tried(house, name, seed, PRESSES)
        except Exception:  # noqa: BLE001 - whatever goes wrong is what is looked for
            return f"{name}, {SEED}={seed}\n{format_exc()}"
        finally:
            house.close()
    return ""


def rows() -> Iterator[Row]:
    """Press on every screen."""
    seed = int(os.environ.get(SEED) or time_ns() % 1_000_000)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        faults = [found for found in pool.map(fault, OPENED, [seed] * len(OPENED)) if found]
    sys.stderr.writelines(faults)
    name = f"{PRESSES} random presses on each of {len(OPENED)} screens, seed {seed}"
    yield Row(name, f"{len(faults)} faults", target="0", met=not faults)
