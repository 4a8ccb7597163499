"""A whole round of Tripolo in a real window, from joining to the next round, by key presses alone."""

from pathlib import Path

import pytest

from games.core.log import decode
from games.engine.inputs import BLOCKS, Button
from games.tripolo.commands import Lay, from_json
from games.tripolo.match import Match, Phase
from games.tripolo.table import replay
from tests.furnished import Furnished
from tests.tripolo.tables import CELLS, Tabled, moves, two_blocks
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.rig import PACE, Desktop, Program, waited

pytestmark = pytest.mark.window

SEED = 5
OK = 4  # place of the centre key in a block


class Twin:
    """The program in its window, and the same game in this process: every press goes to both, in the same order."""

    def __init__(self, program: Program, shadow: Tabled) -> None:
        self.program = program
        self.shadow = shadow

    def press(self, seat: int, button: Button) -> None:
        """Press a button of a seat's block and wait until it has arrived: nobody presses a key 500 times a second."""
        before = self.program.releases()
        self.program.tap(KEYS[seat][int(button)])
        self.shadow.house.press(BLOCKS[seat], button)
        waited(lambda: self.program.releases() > before, f"the press of {button.name} by seat {seat}")

    def play(self, seat: int, card: int, cell: int) -> None:
        """Choose a card and lay it on a cell."""
        while self.shadow.scene._controls.chosen(seat) != card:
            self.press(seat, Button.NEXT)
        self.press(seat, CELLS[cell])


def log_of(folder: Path) -> list[str]:
    """Return the lines of the one game log."""
    logs = list(folder.glob("logs/*.jsonl"))
    return logs[0].read_text().splitlines(keepends=True) if logs else []


def replayed(folder: Path) -> Match:
    """Step the log that the program wrote."""
    return replay(*decode(log_of(folder)))


def until_los(program: Program, folder: Path) -> None:
    """Press the first seat's draw key until it has drawn its first card: play has begun."""

    def drawn() -> bool:
        program.tap(KEYS[0][int(Button.DRAW)])
        return len(log_of(folder)) > 1

    waited(drawn, "the first card")
    waited(lambda: len(log_of(folder)) > 1, "the log")


def test_a_whole_round_is_played_to_its_end_by_key_presses(desktop: Desktop, folder: Path, house: Furnished) -> None:
    house.new_seed = lambda: SEED
    shadow = two_blocks(house)
    with Program(desktop, folder, "--game", "tripolo", "--seed", str(SEED), pace=PACE) as program:
        for seat in (0, 1):
            program.tap(KEYS[seat][0])
        program.until(lambda facts: facts["seats"][:2] == list(BLOCKS[:2]))
        for seat in (0, 1):
            program.tap(KEYS[seat][OK])
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        until_los(program, folder)
        twin = Twin(program, shadow)
        program.keys_down([KEYS[3][8]])  # a key of nobody's, held all the time: it is in nobody's way
        while shadow.match.stack(0):
            twin.press(0, Button.DRAW)
        while shadow.match.stack(1):
            twin.press(1, Button.DRAW)
        while shadow.match.phase is Phase.PLAY:
            seat = next(seat for seat in (0, 1) if moves(shadow.match, seat))
            twin.play(seat, *moves(shadow.match, seat)[0])
        program.until(lambda facts: facts["scene"] == "Results")
        laid = [from_json(entry.command) for entry in decode(log_of(folder))[1]]
        played = replayed(folder)
        assert sum(isinstance(command, Lay) for command in laid) == 54 - sum(map(shadow.match.remaining, (0, 1)))
        assert played.phase is Phase.ROUND_OVER
        assert played.tops == shadow.match.tops
        assert played.chips == shadow.match.chips
        waited(lambda: _next_round(program), "the next round")
        assert program.close() == 0


def _next_round(program: Program) -> bool:
    """Press OK on the results page, which is deaf for a moment, and say whether the table is back."""
    program.tap(KEYS[1][OK])
    return bool(program.facts["scene"] == "TripoloScene")
