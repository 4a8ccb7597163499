"""Two mice and two keyboards play a round of Tripolo against each other; six fingers drag six cards at once."""

from pathlib import Path
from typing import Any

import pytest

from games.core.log import Entry, decode
from games.engine.clock import TICK_RATE
from games.engine.inputs import BLOCKS, MOUSE, TOUCH, Button, of_device
from games.tripolo.commands import Command, Draw, Lay, from_json
from games.tripolo.match import Phase as Stage
from games.tripolo.table import replay
from tests.window.hands import Hands, Keys, Pointer
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.rig import PACE, Program, waited
from tests.window.test_apart import steer, wake_mice
from tests.window.workshop import KEYBOARDS, MICE, Workshop

pytestmark = pytest.mark.window

OPTIONS = ("--game", "tripolo", "--seed", "11", "--fullscreen")
LEFT, RIGHT = 1, 3  # buttons of a mouse
PLACES = range(6)


class OneKeyboard(Keys):
    """The first block of one of the keyboards."""

    def __init__(self, bench: Workshop, program: Program, number: int) -> None:
        super().__init__(program)
        self.source = of_device(BLOCKS[0], number + 1)
        self._device = bench.devices[KEYBOARDS[number]]

    def press(self, *buttons: Button) -> None:
        """Tap keys."""
        program = self.program
        for button in buttons:
            presses, releases = program.presses(self.source), program.releases()
            self._device.tap(KEYS[0][int(button)])
            waited(lambda: program.presses(self.source) > presses, button.name)  # noqa: B023 - called at once
            waited(lambda: program.releases() > releases, button.name)  # noqa: B023 - called at once


class OneMouse(Pointer):
    """One of the mice, at a place of its own."""

    def __init__(self, bench: Workshop, program: Program, number: int, seat: int) -> None:
        super().__init__(program, seat)
        self.source = of_device(MOUSE, number + 1)
        self._bench = bench
        self._number = number

    def point(self, what: str, pos: Any) -> None:
        """Push the cursor there, and press the left button or let it go."""
        steer(self._bench, self.program, self._number, pos)
        if what != "move":
            self._button(LEFT, down=what == "down")

    def draw(self) -> None:
        """Click with the right button, wherever that is."""
        for down in (True, False):
            self._button(RIGHT, down=down)

    def _button(self, number: int, *, down: bool) -> None:
        self._bench.devices[MICE[self._number]].button(number, down=down)


def entries(folder: Path) -> tuple[Entry, ...]:
    """Return what the one game log tells until now."""
    logs = list(folder.glob("logs/*.jsonl"))
    lines = logs[0].read_text("utf-8").splitlines(keepends=True) if logs else []
    return decode(lines)[1] if lines else ()


def commands(folder: Path) -> list[Command]:
    """Return the commands of the log."""
    return [from_json(entry.command) for entry in entries(folder)]


def test_two_mice_and_two_keyboards_play_a_round(workshop: Workshop, folder: Path) -> None:
    with Program(workshop, folder, *OPTIONS, pace=PACE) as program:
        wake_mice(workshop, program)
        four: list[Hands] = [OneMouse(workshop, program, number, seat) for number, seat in enumerate((2, 3))]
        four += [OneKeyboard(workshop, program, number) for number in range(len(KEYBOARDS))]
        for hands in four:
            hands.sit()
        for hands in four:
            hands.open(f"seat.{hands.seat}.ready")
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        for hands in four:
            hands.draw_all()
        while able := [hands for hands in four if hands.moves]:
            left = program.facts["table"]["remaining"]
            max(able, key=lambda hands: left[str(hands.seat)]).play_on()
        program.until(lambda facts: facts["scene"] == "Results")
        laid = [command for command in commands(folder) if isinstance(command, Lay)]
        assert {command.seat for command in laid} == {hands.seat for hands in four}
        (log,) = folder.glob("logs/*.jsonl")
        played = replay(*decode(log.read_text("utf-8").splitlines(keepends=True)))
        assert played.phase is Stage.ROUND_OVER
        assert program.close() == 0


def test_six_fingers_drag_six_cards_in_the_same_second(workshop: Workshop, folder: Path) -> None:
    with Program(workshop, folder, *OPTIONS, pace=PACE) as program:
        for what in ("free", "ready"):
            for place in PLACES:
                _tap(workshop, place, program.place(f"seat.{place}.{what}").center)
            program.until(lambda facts: facts["seats"] == [f"{TOUCH}{place}" for place in PLACES])
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        _draw(workshop, program, folder)
        table = program.facts["table"]
        for seat in PLACES:
            workshop.touch(seat, "down", table["cards"][str(table["hands"][seat][0])])
        for seat in PLACES:
            workshop.touch(seat, "move", table["cells"][seat])
        for seat in PLACES:
            workshop.touch(seat, "up", table["cells"][seat])
        waited(lambda: sum(isinstance(command, Lay) for command in commands(folder)) == len(PLACES), "six cards")
        laid = [(from_json(entry.command), entry.tick) for entry in entries(folder)][-len(PLACES) :]
        assert {getattr(command, "seat", None) for command, _ in laid} == set(PLACES)
        assert laid[-1][1] - laid[0][1] <= TICK_RATE * PACE
        assert program.close() == 0


def _draw(bench: Workshop, program: Program, folder: Path) -> None:
    """Tap every stack, the first one until play has begun."""
    stacks = program.facts["table"]["stacks"]

    def begun() -> bool:
        _tap(bench, 0, stacks["0"])
        return bool(commands(folder))

    waited(begun, "the first card")
    for seat in PLACES[1:]:
        _tap(bench, seat, stacks[str(seat)])
    waited(lambda: {command.seat for command in commands(folder) if isinstance(command, Draw)} == set(PLACES), "cards")
    program.until(lambda facts: all(facts["table"]["hands"]))


def _tap(bench: Workshop, finger: int, pos: tuple[int, int]) -> None:
    for what in ("down", "up"):
        bench.touch(finger, what, pos)
