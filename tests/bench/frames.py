"""What a frame of Tripolo costs: six players, everything moving, in a real window under Xvfb."""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from games.engine.canvas import Canvas
from games.engine.plan import Plan
from games.tripolo.scene import TripoloScene, start
from tests.bench.table import Row
from tests.furnished import Furnished, furnish
from tests.window.rig import ROOT, Desktop, environment

SIZES = {(1280, 720): 3.0, (1920, 1080): 6.0, (3840, 2160): 16.0}  # target in ms
FRAMES = 600
NUDGE = 24  # pixels by which every card of every hand is pushed aside before each frame
CARDS = 24  # of the plain baseline
SECONDS_OF_ROUND = 6


def rows() -> Iterator[Row]:
    """Yield the median of a frame at each size, with its p99 and the ratio to a plain full redraw."""
    for size, target in SIZES.items():
        told = _measured(size)
        median, plain = told["median"], told["plain"]
        yield Row(
            name=f"frame, 6 players, all moving, {size[0]}x{size[1]}",
            value=f"{median:.2f} ms (p99 {told['p99']:.2f})",
            ratio=f"{median / plain:.2f} x full redraw ({plain:.2f} ms)",
            target=f"<= {target:g} ms",
            met=median <= target,
        )


def _measured(size: tuple[int, int]) -> dict[str, float]:
    """Measure in a process of its own, on a screen of that size."""
    with tempfile.TemporaryDirectory() as folder, Desktop(size) as desktop:
        more = {"SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        env = environment(Path(folder), DISPLAY=desktop.name, **more)
        command = [sys.executable, "-m", "tests.bench.frames", f"{size[0]}x{size[1]}", folder]
        done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def _child(size: tuple[int, int], folder: Path) -> dict[str, float]:
    """Play with six computers of the highest level and time the frames, in ms."""
    house = furnish(folder, size, "en")
    for seat in house.seats.places:
        seat.level = 4
    scene = start(house, Plan("match", {}), lambda _: None)
    assert isinstance(scene, TripoloScene)
    house.scenes.push(scene)
    for _ in range(SECONDS_OF_ROUND * 60):
        scene.tick()
    times = [_frame(house, scene) for _ in range(FRAMES)]
    plain = [_timed(lambda: _plain_frame(house)) for _ in range(FRAMES // 10)]
    ordered = sorted(times)
    told = {
        "median": statistics.median(times),
        "p99": ordered[len(ordered) * 99 // 100],
        "plain": statistics.median(plain),
    }
    house.close()
    return told


def _frame(house: Furnished, scene: TripoloScene) -> float:
    """Let everything move, then time one frame from its description to the window."""
    if scene._shown_in:  # the round is over: deal the next one
        scene._shown_in, scene._over = 0, None
        scene._proceed()
    for _ in range(2):
        scene.tick()
    for hand in scene._picture.hands.values():
        for card, (x, y) in hand.places.items():
            hand.put(card, (x + NUDGE, y))
    return _timed(lambda: _draw(house, scene))


def _draw(house: Furnished, scene: TripoloScene) -> None:
    canvas = Canvas(house.size)
    scene.draw(canvas)
    pygame.display.update(house.app._window.presenter.present(canvas))


def _plain_frame(house: Furnished) -> None:
    """Draw a background and 24 cards and flip: what any program of this kind does at the least."""
    screen = house.app._window.surface
    side = house.px(170)
    screen.fill((28, 34, 70))
    for number in range(CARDS):
        card = house.sprites.get("tripolo/card-red-star-2", side)
        screen.blit(card, (number % 8 * side, number // 8 * side))
    pygame.display.flip()


def _timed(work: Callable[[], None]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


if __name__ == "__main__":
    width, height = map(int, sys.argv[1].split("x"))
    print(json.dumps(_child((width, height), Path(sys.argv[2]) / "data")))  # noqa: T201 - the parent reads it
