"""A window that only reads its devices, 120 times a second, and tells of each press when it was known.

For the bench: `python -m tests.bench.listening`. With `whole` the title is drawn as well, as the program does it.
"""

import json
import os
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

import pygame

import main as front_door
from games.engine.app import App
from games.engine.backends import choice
from games.engine.clock import Ticker
from games.engine.devices import Devices
from games.engine.inputs import Input, Phase, Point, Press
from games.engine.labels import KeyLabels

TURNS_TOLD = 12


class Told:
    """Remembers when the latest turns began, and writes down each press with them."""

    def __init__(self) -> None:
        self._turns: deque[int] = deque(maxlen=TURNS_TOLD)

    def begin(self) -> None:
        """Begin a turn."""
        self._turns.append(time.perf_counter_ns())

    def press(self, given: Input) -> None:
        """Tell of a press of a key or a mouse's button."""
        if isinstance(given, Press) or (isinstance(given, Point) and given.phase is Phase.DOWN):
            fact = {"source": given.source, "known": time.perf_counter_ns(), "turns": list(self._turns)}
            print(json.dumps(fact), flush=True)  # noqa: T201 - telling is what this program is for


def listen() -> None:
    """Read the devices until the window is closed."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    devices = Devices(KeyLabels())
    devices.use(choice.choose(pygame.display.get_driver(), choice.makers(os.environ["DISPLAY"])))
    ticker, told = Ticker(time.perf_counter_ns, time.sleep), Told()
    while True:
        ticker.wait()
        if not ticker.due().ticks:
            continue
        told.begin()
        devices.gather()
        for given in devices.read(pygame.event.get(), (1280, 720)):
            told.press(given)


class ToldApp(App):
    """The whole program, telling of presses."""

    def __init__(self, *parts: object) -> None:
        super().__init__(*parts)  # type: ignore[arg-type]  # handed on as they come
        self._told = Told()

    def turn(self) -> None:
        """Begin a turn."""
        self._told.begin()
        super().turn()

    def advance(self, inputs: list[Input]) -> bool:
        """Tell of presses on their way to the scene."""
        for given in inputs:
            self._told.press(given)
        return super().advance(inputs)


if __name__ == "__main__":
    if "whole" in sys.argv:
        vars(front_door)["App"] = ToldApp
        with tempfile.TemporaryDirectory() as folder:
            front_door.main(["--data", str(Path(folder) / "data"), "--mute", "--game", "tripolo"])
    else:
        listen()
