"""A whole game of Triqueta in a real window, by keys and mouse; the program is killed in the middle and goes on."""

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from games.core.log import Entry, Header, decode
from games.engine.inputs import BLOCKS, MOUSE, Button, Press, Release
from games.menus.lobby import Lobby
from games.menus.title import Title
from games.triqueta.game import GAME
from games.triqueta.rules import Phase
from games.triqueta.scene import TriquetaScene
from games.turnbased.first import AskFirst
from games.turnbased.session import resumed
from tests.furnished import Furnished
from tests.golden import SHARE, differing
from tests.menus.hands import widget
from tests.triqueta.tables import BLOCK_CROSS, Table, key_of
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.rig import PACE, Desktop, Program, waited

pytestmark = pytest.mark.window

SEED = 12
SIZE = (1280, 720)
OPTIONS = ("--seed", str(SEED), "--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", "en")
KILLED_AFTER = 12  # actions


class Twin:
    """The program in its window, and the same game in this process: whatever is done is done to both."""

    def __init__(self, program: Program, house: Furnished, folder: Path) -> None:
        self.program = program
        self.house = house
        self.folder = folder
        self.table: Table | None = None

    def press(self, button: Button) -> None:
        """Press a key of the first block and wait until it has arrived."""
        before = self.program.releases()
        self.program.tap(KEYS[0][int(button)])
        waited(lambda: self.program.releases() > before, f"the press of {button.name}")
        self.house.press(BLOCKS[0], button)

    def click(self, pos: tuple[int, int]) -> None:
        """Click at a place."""
        self.program.click(pos)
        self.house.click(pos)

    def meet(self) -> None:
        """Let the keys and the mouse sit down, be ready, and let chance decide who begins."""
        lobby = self.house.scenes.top
        assert isinstance(lobby, Lobby)
        self.press(Button.CELL_0)
        self.click(widget(lobby, "seat.1.free").rect.center)
        self.program.until(lambda facts: facts["seats"][:2] == [BLOCKS[0], MOUSE])
        self.press(Button.CELL_4)
        self.click(widget(lobby, "seat.1.ready").rect.center)
        self.program.until(lambda facts: facts["scene"] == "AskFirst")
        self.house.wait(3.1)
        assert isinstance(self.house.scenes.top, AskFirst)
        self.press(Button.CELL_4)
        self.sit_at_the_table()

    def sit_at_the_table(self) -> None:
        """Wait for the table."""
        self.program.until(lambda facts: facts["scene"] == "TriquetaScene")
        scene = self.house.scenes.top
        assert isinstance(scene, TriquetaScene)
        self.table = Table.__new__(Table)
        self.table.house, self.table.scene, self.table.outcomes = self.house, scene, []
        scene.show = self.table.outcomes.append

    def play(self, chance: random.Random, actions: int) -> None:
        """Do so many actions, or all to the end: the first player by keys, the second one by mouse."""
        table = self.table
        assert table
        done = 0
        while done < actions and not table.state.is_over:
            key = key_of(chance.choice(table.state.legal_actions()))
            if table.source() == MOUSE:
                self.click(table.rect(key).center)
            else:
                for move in table._way(key):
                    self.press(BLOCK_CROSS[move])
                self.press(Button.CELL_4)
            done += 1
            self.until_logged(table.scene.session.turns)

    def until_logged(self, turns: int) -> None:
        """Wait until the program has written so many actions."""
        waited(lambda: len(log_of(self.folder)) > turns, f"action {turns} in the log")

    def look(self) -> None:
        """Hold the own key: behind the curtain the window shows what the other process shows, then it is covered."""
        key = KEYS[0][int(Button.DRAW)]
        covered = self.program.shot()
        self.program.keys_down([key])
        self.house.do(Press(BLOCKS[0], Button.DRAW))
        self.house.wait(1)
        assert not like(covered, self.house), "the secret cannot be seen"
        waited(lambda: like(self.program.shot(), self.house), "the open secret")
        self.program.keys_up([key])
        self.house.do(Release(BLOCKS[0], Button.DRAW))
        waited(lambda: like(self.program.shot(), self.house), "the cover")


def like(shot: pygame.Surface, house: Furnished) -> bool:
    """Return whether a picture of the window looks like this process's frame."""
    return differing(shot, house.picture()) <= SHARE


def log_of(folder: Path) -> list[str]:
    """Return the lines of the one game log."""
    (log,) = [*folder.glob("saved/*.jsonl"), *folder.glob("logs/*.jsonl")]
    return log.read_text().splitlines(keepends=True)


def read(folder: Path) -> tuple[Header, tuple[Entry, ...]]:
    """Read the one game log."""
    return decode(log_of(folder))


def until_drawn(twin: Twin, chance: random.Random) -> None:
    """Play until the player by keys holds a token that is still to be placed."""
    assert twin.table
    while not (twin.table.phase is Phase.DRAWN and twin.table.source() != MOUSE):
        twin.play(chance, 1)


def test_a_whole_game_by_keys_and_mouse_killed_in_the_middle(
    desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    house = make_house(SIZE)
    house.new_seed = lambda: SEED
    house.enter(Title(house))
    Title.open(house, "triqueta")
    chance = random.Random(4)
    with Program(desktop, folder, "--game", "triqueta", *OPTIONS, pace=PACE) as program:
        twin = Twin(program, house, folder)
        twin.meet()
        twin.play(chance, KILLED_AFTER)
        until_drawn(twin, chance)
        house.wait(1)
        twin.look()
        program.process.kill()
        program.process.wait()
    house.scenes.home()
    title = house.scenes.top
    assert isinstance(title, Title)
    with Program(desktop, folder, *OPTIONS, pace=PACE) as program:
        twin.program = program
        program.until(lambda facts: facts["scene"] == "Title")
        twin.click(next(button.rect.center for button in title.widgets if button.key == "go_on"))
        twin.sit_at_the_table()
        house.wait(0.1)
        waited(lambda: like(program.shot(), house), "the same covered table")
        twin.look()
        twin.play(chance, 1000)
        program.until(lambda facts: facts["scene"] == "Results")
        session, _ = resumed(GAME, *read(folder), lambda _: None)
        assert twin.table
        assert session.state.is_over
        assert session.state.state_hash() == twin.table.state.state_hash()
        assert list(folder.glob("saved/*")) == []
        assert program.close() == 0
