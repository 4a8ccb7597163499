"""A game of two keyboards is gone on with after a restart: each is its player's again, whichever is pressed first."""

import shutil
from pathlib import Path

import pytest

from games import catalogue
from games.menus.lobby import Lobby
from tests.furnished import Furnished
from tests.window.keycodes import BLOCKS, CODES, OK
from tests.window.rig import PACE, Program
from tests.window.workshop import KEYBOARDS, Workshop

pytestmark = pytest.mark.window

SOURCES = ["keys-1", "keys-1@2"]
OPTIONS = ("--game", "triqueta", "--fullscreen")


def begin(bench: Workshop, program: Program) -> list[str]:
    """Sit down at two keyboards, and begin; return the sources by seat."""
    for source, name in zip(SOURCES, KEYBOARDS, strict=True):
        bench.devices[name].tap(BLOCKS[0][0])
        program.until(lambda facts, source=source: source in facts["seats"])  # type: ignore[misc]
    for name in KEYBOARDS:
        bench.devices[name].tap(BLOCKS[0][OK])
    program.until(lambda facts: facts["scene"] == "AskFirst")
    bench.devices[KEYBOARDS[0]].tap(CODES["return"])
    program.until(lambda facts: facts["scene"] == "TriquetaScene")
    seats: list[str] = program.facts["seats"]
    return seats


def go_on(program: Program, house: Furnished, folder: Path) -> None:
    """Click on what goes on with the saved game; a lobby of this process knows where that is."""
    shutil.copytree(folder / "saved", house.store.folder / "saved", dirs_exist_ok=True)
    lobby = Lobby(house, next(game for game in catalogue.GAMES if game.key == "triqueta"))
    house.enter(lobby)
    program.click(next(widget.rect.center for widget in lobby._widgets if widget.key == "go_on"))


def test_each_keyboard_is_its_players_again(workshop: Workshop, folder: Path, house: Furnished) -> None:
    with Program(workshop, folder, *OPTIONS, pace=PACE) as program:
        seats = begin(workshop, program)
        program.process.kill()
        program.process.wait()
    with Program(workshop, folder, *OPTIONS, pace=PACE) as program:
        workshop.devices[KEYBOARDS[1]].tap(CODES["down"])  # now the other keyboard is pressed first
        program.until(lambda _: program.presses("keyboard") > 0)
        go_on(program, house, folder)
        program.until(lambda facts: facts["scene"] == "TriquetaScene")
        assert program.facts["seats"] == seats
        assert program.facts["lost"] == []
        for source, name in zip(SOURCES, KEYBOARDS, strict=True):
            workshop.devices[name].tap(BLOCKS[0][0])
            program.until(lambda _, source=source: program.presses(source) == 1)  # type: ignore[misc]
        assert program.close() == 0


def test_a_keyboard_that_is_missing_is_asked_for_until_it_is_plugged_in(
    workshop: Workshop, folder: Path, house: Furnished
) -> None:
    with Program(workshop, folder, *OPTIONS, pace=PACE) as program:
        begin(workshop, program)
        program.process.kill()
        program.process.wait()
    workshop.unplug(KEYBOARDS[1])
    with Program(workshop, folder, *OPTIONS, pace=PACE) as program:
        go_on(program, house, folder)
        program.until(lambda facts: facts["scene"] == "StopMenu" and facts["lost"] == ["keys-1@2"])
        workshop.plug_in(KEYBOARDS[1])
        program.until(lambda facts: not facts["lost"])
        assert program.close() == 0
