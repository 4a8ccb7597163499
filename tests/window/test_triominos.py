"""A whole game of Triominos in a real window, by the keys of one block, against a computer; and a rack that opens."""

from pathlib import Path

import pytest

from games.core.log import decode
from games.engine.inputs import BLOCKS, Button
from games.triominos.actions import Action, Place
from games.triominos.choosing import ANSWER, DRAW
from games.triominos.game import GAME
from games.turnbased.session import resumed
from tests.furnished import Furnished
from tests.triominos.tables import Table
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import CODES, OK
from tests.window.rig import PACE, Desktop, Program, waited

pytestmark = pytest.mark.window

SEED = 11
MOST_ACTIONS = 300
CURTAIN_ANSWERS = 120  # answers of the program after which a press that opens a rack has surely done so
FOCUS = {"Draw": DRAW, "Pass": ANSWER}


def lines(folder: Path) -> list[str]:
    """Return the lines of the one game log, while the game goes on or afterwards."""
    logs = [*folder.glob("saved/triominos*.jsonl"), *folder.glob("logs/triominos*.jsonl")]
    return logs[0].read_text().splitlines(keepends=True) if logs else []


def tap(program: Program, code: int) -> None:
    """Press a key, let it go, and wait until both have arrived."""
    before = program.releases()
    program.tap(code)
    waited(lambda: program.releases() > before, "a key that was let go")


def reach(program: Program, table: Table, key: str) -> None:
    """Move the cursor to a target by the cross of block 1, then press OK."""
    for button in table.way(BLOCKS[0], key):
        tap(program, KEYS[0][button])
    program.until(lambda facts: facts["focus"] == key)
    tap(program, KEYS[0][OK])


def play(program: Program, table: Table, action: Action) -> None:
    """Do an action by key presses; the same goes on in this process, so that it knows where the cursor is."""
    if isinstance(action, Place):
        tile = f"tile-{action.tile}"
        for button in table.way(BLOCKS[0], tile) if table.scene.focus != tile else []:
            tap(program, KEYS[0][button])
        table.scene.aim(tile)
        reach(program, table, f"face-{action.face}")
        tap(program, KEYS[0][OK])
    else:
        reach(program, table, FOCUS[type(action).__name__])
    table.do(action)
    table.house.wait(1)


def seat(program: Program, *blocks: int, computer: bool) -> None:
    """Let blocks join, perhaps a computer, and start."""
    for block in blocks:
        tap(program, KEYS[block][0])
    program.until(lambda facts: all(BLOCKS[block] in facts["seats"] for block in blocks))
    if computer:
        tap(program, CODES["return"])  # the house's own keys act for a single person, too: ready, then "Add a computer"
        tap(program, CODES["return"])
        program.until(lambda facts: "computer" in facts["seats"])
    for number, block in enumerate(blocks):
        if number not in program.facts["ready"]:
            tap(program, KEYS[block][OK])
    program.until(lambda facts: facts["scene"] == "TriominosScene")


def past_the_draw(program: Program) -> None:
    """Wait until somebody can be seen to play."""
    program.until(lambda facts: facts["focus"])


def test_a_whole_game_is_played_to_its_end_by_key_presses(desktop: Desktop, folder: Path, house: Furnished) -> None:
    house.new_seed = lambda: SEED
    table = Table(house, {0: BLOCKS[0]}, {4: 1})
    table.settle()
    house.wait(1)
    options = ("--game", "triominos", "--seed", str(SEED), "--size", "1280x720")
    with Program(desktop, folder, *options, pace=PACE) as program:
        seat(program, 0, computer=True)
        past_the_draw(program)
        for _ in range(MOST_ACTIONS):
            if table.state.is_over:
                break
            waited(lambda: len(lines(folder)) == table.scene.session.turns + 1, "all actions so far")
            program.until(lambda facts: facts["focus"] == table.scene.focus)
            actions = table.state.legal_actions()
            play(program, table, next((action for action in actions if isinstance(action, Place)), actions[-1]))
        program.until(lambda facts: facts["scene"] == "Results")
        session, _ = resumed(GAME, *decode(lines(folder)), lambda _: None)
        assert session.state.state_hash() == table.state.state_hash()
        assert program.close() == 0


def test_a_rack_opens_by_the_own_key_alone(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder, "--game", "triominos", "--seed", str(SEED), pace=PACE) as program:
        seat(program, 0, 1, computer=False)
        past_the_draw(program)
        assert program.facts["focus"] == "open"
        session, _ = resumed(GAME, *decode(lines(folder)), lambda _: None)
        own = session.state.seat
        for _ in range(3):
            tap(program, KEYS[1 - own][OK])
            tap(program, KEYS[1 - own][Button.DRAW])
        for _ in range(CURTAIN_ANSWERS):
            assert program.answers()
        assert program.facts["focus"] == "open"
        tap(program, KEYS[own][OK])
        program.until(lambda facts: facts["focus"].startswith("tile-"))
        assert program.close() == 0
