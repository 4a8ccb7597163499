"""Ways of people through the program in a real window: settings that stay, a family round, what was refused in it."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS, Button
from games.menus.lobby import Lobby
from games.menus.results import Results, Ways
from games.menus.settings_page import SettingsPage
from games.menus.settings_rows import TABS
from games.menus.title import Title
from games.tripolo.match import Phase
from tests.furnished import Furnished
from tests.golden import SHARE, differing
from tests.tripolo.tables import Tabled, moves
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.keycodes import CODES, OK
from tests.window.rig import Desktop, Program, waited
from tests.window.test_records import click, scene
from tests.window.test_round import Twin, until_los

pytestmark = pytest.mark.window

SEED = 5
WANTED = {"text_size": "room", "captions": "all", "letters": True, "calm": True, "music_on": False, "penalty": "3"}


def settings_of(folder: Path) -> dict[str, Any]:
    """Return what is kept of the settings."""
    path = folder / "settings.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def test_language_and_settings_are_chosen_felt_and_kept(
    desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    """Languages and settings: the way by mouse, then a second start."""
    house = make_house(desktop.size)
    with Program(desktop, folder, "--fullscreen") as program:
        title = Title(house)
        house.enter(title)
        click(program, title.widgets, "language.de")
        program.until(lambda facts: facts["language"] == "de")
        house.change("language", "de")
        click(program, title.widgets, "settings")
        program.until(scene("SettingsPage"))
        page = SettingsPage(house)
        house.enter(page)
        for name, value in WANTED.items():
            set_by_clicks(program, house, page, folder, name, value)
        assert program.close() == 0
    kept = settings_of(folder)
    assert {name: kept[name] for name in WANTED} == WANTED
    with Program(desktop, folder, "--fullscreen") as program:
        program.until(lambda facts: facts["language"] == "de")
        assert program.close() == 0


def set_by_clicks(
    program: Program, house: Furnished, page: SettingsPage, folder: Path, name: str, value: object
) -> None:
    """Find a setting's row on its tab, and click on it until it has a value."""
    tab = next(widget for widget in page.widgets if _holds(widget.key, name))
    for hands in (program.click, house.click):
        hands(tab.rect.center)
    page.layout()
    row = next(widget for widget in page.widgets if widget.key.endswith(f".{name}"))
    right = (row.rect.right - row.rect.height // 2, row.rect.centery)
    while getattr(house.settings, name) != value:
        house.click(right)
        program.click(right)
        waited(lambda: settings_of(folder).get(name) == getattr(house.settings, name), name)
    page.layout()


def _holds(tab: str, name: str) -> bool:
    """Return whether a widget's key is that of the tab on which a setting stands."""
    return any(f"tab.{each.key}" == tab and name in [row.setting for row in each.rows] for each in TABS)


def test_a_family_round_its_refused_play_and_its_last_seconds(
    desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    """Family level, a handicap that finds itself, why not, looking back, the last ten seconds."""
    house = make_house(desktop.size)
    house.new_seed = lambda: SEED
    with Program(desktop, folder, "--game", "tripolo", "--seed", str(SEED), "--lang", "en", "--fullscreen") as program:
        lobby = Lobby(house, catalogue.GAMES[0])
        house.enter(lobby)
        for key in ("mode", "option.pace", "option.balance"):
            choice = next(widget for widget in lobby._widgets if widget.key == key)
            right = (choice.rect.right - choice.rect.height // 2, choice.rect.centery)
            program.click(right)
            house.click(right)
        assert lobby._choices.plan.mode == "speed"
        options = lobby._choices.plan.options
        assert (options["pace"], options["balance"]) == ("family", "on")
        house.scenes.clear()
        for place in house.seats.places:
            place.clear()
        shadow = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, "speed", options=options)
        shadow.until_play()
        for seat in (0, 1):
            program.tap(KEYS[seat][0])
        program.until(lambda facts: facts["seats"][:2] == list(BLOCKS[:2]))
        for seat in (0, 1):
            program.tap(KEYS[seat][OK])
        program.until(scene("TripoloScene"))
        until_los(program, folder)
        play(Twin(program, shadow))
        program.until(scene("Results"))
        while not shadow.outcomes:
            house.do()
        outcome = shadow.outcomes[0]
        assert outcome.why_not
        results = Results(house, outcome, 2, Ways(house.quit, house.quit, house.quit))
        house.enter(results)
        house.wait(3)
        for tab in ("look_back", "why_not"):
            _open_tab(program, house, results, tab)
        click(program, results._widgets, "replay")
        program.until(scene("ReplayScene"))
        program.until(lambda facts: facts["film"].get("playing"))
        program.tap(CODES["escape"])
        program.until(scene("Results"))
        assert program.close() == 0


def play(twin: Twin) -> None:
    """Draw all, play one wrong card, and then whatever fits until the round is over."""
    match = twin.shadow.match
    for seat in (0, 1):
        while match.stack(seat):
            twin.press(seat, Button.DRAW)
    twin.play(0, *moves(match, 0, legal=False)[0])
    while match.phase is Phase.PLAY:
        seat = next(seat for seat in (0, 1) if moves(match, seat))
        twin.play(seat, *moves(match, seat)[0])


def _open_tab(program: Program, house: Furnished, results: Results, tab: str) -> None:
    """Open a tab of the results by mouse, and wait until the program shows what a house of the same size shows."""
    widget = next(widget for widget in results._widgets if widget.key == f"tab.{tab}")

    def shown() -> bool:
        program.click(widget.rect.center)
        return differing(program.shot(), house.picture()) <= 20 * SHARE  # people did not play at the same ticks

    house.click(widget.rect.center)
    waited(shown, f"the tab {tab}")
