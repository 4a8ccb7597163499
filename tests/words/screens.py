"""The table of screens: every page and scene as people meet it, full of people with long names.

A new page adds a row here, or to ``PAGES`` of the menus; the tests of this folder then read all that is written on it.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from games import catalogue
from games.engine.guided import Guided
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, Button
from games.engine.plan import Plan
from games.menus.lobby import Lobby
from games.menus.rules_page import RulesPage
from games.menus.settings_page import SettingsPage
from games.menus.settings_rows import TABS
from games.menus.title import Title
from games.triominos.actions import Draw
from games.triominos.start import start as start_triominos
from tests.furnished import Furnished
from tests.menus.hands import PAD_ONE
from tests.menus.pages import LONGEST_NAME, PAGES
from tests.triominos.tables import Table as TriominosTable
from tests.tripolo.tables import Tabled
from tests.triqueta.moments import MOMENTS
from tests.words.after_screens import after

Screen = Callable[[Furnished], object]
SOURCES = (BLOCKS[0], BLOCKS[1], MOUSE, PAD_ONE)
GUIDED = (("why", "last", "sheet", "go_on"), ("round", "look", "fourth", "take"), ("turn", "bridge", "pass", "side"))
LONG_NAMES = (LONGEST_NAME, "Christopher", "Annabella", "Bartholomäus", "Wilhelmine", "Ramanujan 12")


def seated(house: Furnished, players: int) -> None:
    """Take places: four people by block, mouse and pad, then computers, all with long names."""
    for number, source in enumerate(SOURCES[:players]):
        house.seats.join(source, number)
    for number in range(len(SOURCES), players):
        house.seats.add_computer(1, number)
    named(house, players)


def named(house: Furnished, players: int) -> None:
    for seat, name in zip(house.seats.places[:players], LONG_NAMES, strict=False):
        seat.name = name


def settings(house: Furnished, tab: str, row: str = "") -> None:
    """Open a tab, with the cursor on one of its rows."""
    house.store.folder = Path("/srv/cafe/tripolo")  # the same on every machine
    house.displays = lambda: 2
    page = SettingsPage(house)
    house.enter(page)
    house.click(next(widget.rect.center for widget in page.widgets if widget.key == f"tab.{tab}"))
    page._at = row or page._at
    page.layout()


def lobby(house: Furnished, game: catalogue.Game, mode: str) -> None:
    """Open the lobby of a mode, full of people."""
    house.enter(Title(house))
    page = Lobby(house, game)
    house.enter(page)
    seated(house, game.most)
    while page._choices.mode.key != mode:
        page._choices.step_mode()
    page.layout()


def rules(house: Furnished, game: catalogue.Game, number: int) -> None:
    """Open a page of the rules."""
    house.enter(RulesPage(house, [game]))
    house.press(KEYBOARD, *[Button.OK] * number)


def guided(house: Furnished, game: catalogue.Game, step: str, source: str = BLOCKS[0]) -> None:
    """Come to a step of a lesson by skipping what is before it."""
    lesson = game.try_it(house, print)
    assert isinstance(lesson, Guided)
    house.enter(lesson)
    lesson.sit(source)
    while lesson.step.key != step:
        lesson.skip()
        house.wait(0.5)
    house.wait(3)


def guided_menu(house: Furnished) -> None:
    """Open the menu of a lesson, before a device is chosen."""
    house.enter(catalogue.GAMES[0].try_it(house, print))
    house.press(KEYBOARD, Button.STOP)


def tripolo(house: Furnished, players: int, mode: str = "match", seconds: float = 6.0) -> Tabled:
    """Play for a while: people of every kind of device, then computers."""
    people = dict(enumerate(SOURCES[: max(1, players - 2)]))
    computers = {seat: 2 + seat % 3 for seat in range(len(people), players)}
    named(house, players)
    tabled = Tabled(house, people, mode, computers=computers)
    tabled.until_play()
    house.press(BLOCKS[0], *[Button.DRAW] * 5, Button.NEXT)
    house.wait(seconds)
    return tabled


def tripolo_stopped(house: Furnished, steps: int = 0) -> None:
    """Stop a round, and choose a row of the list."""
    tripolo(house, 6, seconds=2.0)
    house.press(KEYBOARD, Button.STOP)
    house.wait(1)
    house.press(KEYBOARD, *[Button.DOWN] * steps, *[Button.OK] * bool(steps))


def tripolo_calling(house: Furnished) -> None:
    """Listen to the call at the beginning."""
    people = dict(enumerate(SOURCES))
    named(house, 4)
    Tabled(house, people)
    house.wait(1)


def triqueta(house: Furnished, moment: str, players: int) -> None:
    """Stop at a moment of a game."""
    MOMENTS[moment](house, players)


def triominos(house: Furnished, players: int, tiles: int, source: str = BLOCKS[0]) -> TriominosTable:
    """Play until so many tiles lie."""
    sources = [next(other for other in SOURCES if other != source), source]
    named(house, players)
    table = TriominosTable(house, dict(enumerate(sources)), dict.fromkeys(range(2, players), 1))
    while len(table.state.board.tiles) < tiles:
        table.do(table.state.legal_actions()[0])
    house.wait(4)
    return table


def triominos_opened(house: Furnished, source: str) -> None:
    """Open the rack of whoever is to play."""
    table = triominos(house, 4, 12, source)
    table.open()
    house.wait(1)


def triominos_drawn(house: Furnished, draws: int) -> None:
    """Draw tiles, if there are any to be drawn."""
    table = triominos(house, 2, 9)
    table.open()
    for _ in range(draws):
        drawing = next((action for action in table.state.legal_actions() if isinstance(action, Draw)), None)
        if drawing:
            table.do(drawing)
    house.wait(4)


def triominos_over(house: Furnished) -> None:
    """Play a round to its end."""
    named(house, 3)
    table = TriominosTable(house, dict(enumerate(BLOCKS[:3])), mode="match")
    while table.scene.playing:
        actions = table.state.legal_actions()
        table.do(next((action for action in actions if not isinstance(action, Draw)), actions[0]))
    house.wait(4)


def triominos_puzzle(house: Furnished) -> None:
    """Place some tiles of a puzzle."""
    named(house, 2)
    house.seats[1].source, house.seats[1].ready = BLOCKS[0], True
    house.enter(start_triominos(house, Plan("puzzle", {"size": "12"}), print))
    for _ in range(3):
        house.press(BLOCKS[0], *[Button.CELL_4] * 3)
        house.wait(1)


SCREENS: dict[str, Screen] = {
    **PAGES,
    **{f"settings-{tab.key}": partial(settings, tab=tab.key) for tab in TABS},
    **{f"settings-{row.setting}": partial(settings, tab=tab.key, row=row.key) for tab in TABS for row in tab.rows},
    **{
        f"lobby-{game.key}-{mode.key}": partial(lobby, game=game, mode=mode.key)
        for game in catalogue.GAMES
        for mode in game.modes
    },
    **{
        f"rules-{game.key}-{number + 1}": partial(rules, game=game, number=number)
        for game in catalogue.GAMES
        for number in range(len(game.lesson_pages()))
    },
    **{
        f"guided-{game.key}-{step}": partial(guided, game=game, step=step, source=source)
        for game, steps in zip(catalogue.GAMES, GUIDED, strict=True)
        for step, source in zip(steps, (BLOCKS[0], MOUSE, PAD_ONE, BLOCKS[0]), strict=False)
    },
    "guided-menu": guided_menu,
    "tripolo-2": partial(tripolo, players=2),
    "tripolo-3": partial(tripolo, players=3),
    "tripolo-4": partial(tripolo, players=4),
    "tripolo-6": partial(tripolo, players=6),
    "tripolo-solo": partial(tripolo, players=1, mode="solo"),
    "tripolo-calling": tripolo_calling,
    "tripolo-stopped": tripolo_stopped,
    "tripolo-handing-over": partial(tripolo_stopped, steps=1),
    "tripolo-ending": partial(tripolo_stopped, steps=4),
    **{f"triqueta-{name}": partial(triqueta, moment=name, players=5) for name in MOMENTS},
    "triqueta-turn-2": partial(triqueta, moment="turn", players=2),
    "triominos-2": partial(triominos, players=2, tiles=9),
    "triominos-4": partial(triominos, players=4, tiles=24),
    **{
        f"triominos-open-{source.split('-')[0].split(' ')[0]}": partial(triominos_opened, source=source)
        for source in SOURCES
    },
    "triominos-drawn": partial(triominos_drawn, draws=1),
    "triominos-drawn-3": partial(triominos_drawn, draws=3),
    "triominos-over": triominos_over,
    "triominos-puzzle": triominos_puzzle,
    **after(seated),
}
