"""A sprint in a real window from the first key to its end; then the records: its row, the table, the name removed."""

import csv
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS, Button
from games.engine.outcome import Outcome
from games.engine.records import Records, Result
from games.engine.widgets import Widget
from games.menus import replay_check
from games.menus.lobby import Lobby
from games.menus.records_names import NamesPage
from games.menus.records_page import RecordsPage
from games.menus.results import Results, Ways
from games.menus.title import Title
from games.tripolo.match import Phase
from tests.furnished import Furnished
from tests.golden import SHARE, differing
from tests.tripolo.tables import Tabled, moves
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import CODES, OK
from tests.window.rig import Desktop, Facts, Program, waited
from tests.window.test_round import Twin, until_los

pytestmark = pytest.mark.window

SEED = 5
NAME = "mira"
UP, DOWN = 1, 7  # places in a block
WRITTEN = ("Typed", "Edited")


def arrives(key: int, program: Program, told: Callable[[], int]) -> None:
    """Tap a key and wait until the program has told one more of something."""
    before = told()
    program.tap(key)
    waited(lambda: told() > before, f"the press of {key}")


def tap(program: Program, *keys: str) -> None:
    """Tap keys one after the other, each when the one before has arrived."""
    for key in keys:
        arrives(CODES[key], program, program.releases)


def click(program: Program, widgets: Sequence[Widget], key: str) -> None:
    """Click on a widget where a house of the same size has it."""
    program.click(next(widget.rect.center for widget in widgets if widget.key == key))


def scene(name: str) -> Callable[[Facts], bool]:
    def is_on_top(facts: Facts) -> bool:
        return bool(facts["scene"] == name)

    return is_on_top


def kept(folder: Path) -> list[Result]:
    """Return the sprints that the records have."""
    records = Records(folder / "records.sqlite", lambda _: None)
    found = records.results("tripolo", "solo", 9)
    records.close()
    return found


def sit_down(program: Program, house: Furnished) -> None:
    """Go to the lobby, take a place, give it a name, choose the sprint, and be ready."""
    title = Title(house)
    house.enter(title)
    click(program, title.widgets, "game.tripolo")
    program.until(scene("Lobby"))
    lobby = Lobby(house, catalogue.GAMES[0])
    house.enter(lobby)
    program.tap(KEYS[0][0])
    house.press(BLOCKS[0], Button.CELL_0)
    program.until(lambda facts: facts["seats"][0] == BLOCKS[0])
    type_name(program)
    while lobby._choices.mode.key != "solo":
        choice = next(widget for widget in lobby._widgets if widget.key == "mode")
        right = (choice.rect.right - choice.rect.height // 2, choice.rect.centery)
        program.click(right)
        house.click(right)
    press(program, DOWN, DOWN, OK)
    program.until(scene("TripoloScene"))


def press(program: Program, *places: int) -> None:
    """Press keys of the first block, each when the one before has arrived."""
    for place in places:
        arrives(KEYS[0][place], program, lambda: program.presses(BLOCKS[0]))


def type_name(program: Program) -> None:
    """Open the name of the first block's place, which lies above its handicap, and type it letter by letter."""
    press(program, UP, UP, OK)
    for key in (*NAME, "return"):
        arrives(CODES[key], program, lambda: sum(told.startswith(WRITTEN) for told in program.inputs))


def play(program: Program, folder: Path, house: Furnished) -> Outcome:
    """Lay whatever fits until the sprint is over, done or stuck; return what its results page shows."""
    house.scenes.clear()
    house.seats[0].clear()
    house.new_seed = lambda: SEED
    shadow = Tabled(house, {0: BLOCKS[0]}, "solo")
    shadow.until_play()
    until_los(program, folder)
    twin = Twin(program, shadow)
    while shadow.match.stack(0):
        twin.press(0, Button.DRAW)
    while shadow.match.phase is Phase.PLAY:
        twin.play(0, *moves(shadow.match, 0)[0])
    program.until(scene("Results"))
    while not shadow.outcomes:
        house.do()
    return shadow.outcomes[0]


def go_to_the_title(program: Program, house: Furnished, outcome: Outcome) -> None:
    """Leave the results, which are deaf at first, by their button, and the lobby by Escape."""
    results = Results(house, outcome, 1, Ways(house.quit, house.quit, house.quit))
    house.enter(results)

    def left() -> bool:
        click(program, results._widgets, "end")
        return bool(program.facts["scene"] == "Lobby")

    waited(left, "the lobby")
    tap(program, "escape")
    program.until(scene("Title"))


def test_a_sprint_is_found_in_the_records_exported_and_its_name_removed(
    desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    house = make_house(desktop.size)
    with Program(desktop, folder, "--seed", str(SEED), "--lang", "en", "--fullscreen") as program:
        sit_down(program, house)
        outcome = play(program, folder, house)
        go_to_the_title(program, house, outcome)
        house.scenes.clear()
        (result,) = kept(folder)
        assert [each.name for each in result.standings] == [NAME]
        log = folder / result.log
        before = log.read_text("utf-8")
        assert NAME in before

        title = Title(house)
        house.enter(title)
        click(program, title.widgets, "records")
        program.until(scene("RecordsPage"))
        house.records = Records(folder / "records.sqlite", lambda _: None)
        page = RecordsPage(house)
        house.enter(page)
        waited(lambda: differing(program.shot(), house.picture()) <= SHARE, "the row to be seen")

        click(program, page.widgets, "export")
        waited(lambda: list(folder.glob("export/*.csv")), "the table")
        (table,) = folder.glob("export/*.csv")
        with table.open(encoding="utf-8", newline="") as file:
            assert {row["name"] for row in csv.DictReader(file)} == {NAME}
        program.until(lambda facts: str(table) in " ".join(facts["notices"]))

        click(program, page.widgets, "names")
        program.until(scene("NamesPage"))
        names = NamesPage(house)
        house.enter(names)
        for _ in range(2):
            click(program, names.widgets, "remove")
        waited(lambda: [each.name for each in kept(folder)[0].standings] == [""], "the name to be gone")
        waited(lambda: NAME not in log.read_text("utf-8"), "the name to be gone from the game, too")
        assert log.read_text("utf-8").splitlines()[1:-1] == before.splitlines()[1:-1]
        assert replay_check.run(house.words, log, quietly=True) == replay_check.SAME
        assert program.close() == 0
    assert NAME.encode() not in (folder / "records.sqlite").read_bytes()
