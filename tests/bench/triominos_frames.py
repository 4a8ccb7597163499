"""What a frame of Triominos costs: all 56 tiles on the table and the view moving, in a real window under Xvfb."""

import json
import math
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from games.core.rng import Stream
from games.engine.canvas import Canvas
from games.engine.inputs import BLOCKS
from games.engine.plan import Plan
from games.triominos.board import Board
from games.triominos.camera import STEPS
from games.triominos.puzzle import grow
from games.triominos.scene import TriominosScene
from games.triominos.start import start
from games.triominos.tiles import TILE_COUNT, TURNS
from tests.bench.table import Row
from tests.furnished import Furnished, furnish
from tests.window.rig import ROOT, Desktop, environment

SIZES = {(1280, 720): None, (1920, 1080): 6.0, (3840, 2160): None}  # target of the p99 in ms
FRAMES = 900
ZOOM_EVERY = 45  # frames
SWING = 9  # pixels that the view moves in a frame


def rows() -> Iterator[Row]:
    """Yield the p99 of a frame at each size, with its median."""
    for size, target in SIZES.items():
        told = _measured(size)
        yield Row(
            name=f"frame, 56 tiles, view moving, {size[0]}x{size[1]}",
            value=f"p99 {told['p99']:.2f} ms (median {told['median']:.2f})",
            ratio=f"first look at a size {told['first']:.1f} ms",
            target=f"<= {target:g} ms" if target else "",
            met=told["p99"] <= target if target else None,
        )


def _measured(size: tuple[int, int]) -> dict[str, float]:
    """Measure in a process of its own, on a screen of that size."""
    with tempfile.TemporaryDirectory() as folder, Desktop(size) as desktop:
        more = {"SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        env = environment(Path(folder), DISPLAY=desktop.name, **more)
        command = [sys.executable, "-m", "tests.bench.triominos_frames", f"{size[0]}x{size[1]}", folder]
        done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def _child(size: tuple[int, int], folder: Path) -> dict[str, float]:
    """Lay all tiles and time the frames, in ms; the first look at each size of tiles is timed apart."""
    house = furnish(folder, size, "en")
    house.seats[0].source = BLOCKS[0]
    for number in (1, 2, 3):
        house.seats[number].level = 1
    scene = start(house, Plan("game", {}), lambda _: None)
    assert isinstance(scene, TriominosScene)
    house.scenes.push(scene)
    scene._draws = []
    scene.state.board = full_board()
    scene.frame(at_once=True)
    _timed(house, scene)
    first = [_zoomed(house, scene, step) for step in (-1,) * STEPS + (1,) * STEPS]
    scene.frame(at_once=True)
    times = [_frame(house, scene, number) for number in range(FRAMES)]
    house.close()
    ordered = sorted(times)
    return {"median": statistics.median(times), "p99": ordered[len(ordered) * 99 // 100], "first": max(first)}


def full_board() -> Board:
    """Return a table with all 56 tiles."""
    board = Board()
    for action in grow(TILE_COUNT, Stream(1, "bench")):
        board.place(action.face, TURNS * action.tile + action.turn)
    return board


def _zoomed(house: Furnished, scene: TriominosScene, step: int) -> float:
    scene.camera.zoom(step)
    return _timed(house, scene)


def _frame(house: Furnished, scene: TriominosScene, number: int) -> float:
    """Move the view, then time one frame from its description to the window."""
    scene.camera.pan(SWING * math.sin(number / 20), SWING * math.cos(number / 20))
    if number % ZOOM_EVERY == 0:
        scene.camera.zoom(1 if number // ZOOM_EVERY % 2 else -1)
    return _timed(house, scene)


def _timed(house: Furnished, scene: TriominosScene) -> float:
    begun = time.perf_counter()
    canvas = Canvas(house.size)
    scene.draw(canvas)
    pygame.display.update(house.app._window.presenter.present(canvas))
    return (time.perf_counter() - begun) * 1000


if __name__ == "__main__":
    width, height = map(int, sys.argv[1].split("x"))
    print(json.dumps(_child((width, height), Path(sys.argv[2]) / "data")))  # noqa: T201 - the parent reads it
