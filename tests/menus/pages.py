"""Every page of the menus, as it is opened for the pictures and for the tests of their texts."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.inputs import KEYBOARD, MOUSE, Button, DeviceLost, Kind, Press, Seen
from games.engine.outcome import Row
from games.menus.controls_page import ControlsPage
from games.menus.devices_page import DevicesPage
from games.menus.how_to_play import HowToPlay
from games.menus.lobby import Lobby
from games.menus.pad_page import PadPage
from games.menus.records_names import NamesPage
from games.menus.records_page import RecordsPage
from games.menus.rules_page import RulesPage
from games.menus.settings_page import SettingsPage
from games.menus.title import Title
from games.turnbased.players import Player
from games.turnbased.saves import Save
from games.turnbased.session import Session
from tests.engine.events import fake_pad
from tests.furnished import Furnished
from tests.menus import record_books
from tests.menus.hands import DOWN, DRAW, MIDDLE, ONE, PAD_ONE, THREE, TWO
from tests.menus.saving import PUZZLE, TRIOMINOS, TRIQUETA, keep, newer
from tests.menus.stub_game import GAME, StubScene

LONGEST_NAME = "Maximilienne"
COLUMNS = ("left", "average", "fastest", "triples", "wrong")


def title(house: Furnished) -> None:
    house.enter(Title(house))


def title_with_a_saved_game(house: Furnished) -> None:
    save = Save.begin(house, TRIQUETA.key)
    players = [Player(number, LONGEST_NAME, ONE, None) for number in range(3)]
    Session(TRIQUETA, players, 1, {"first": 0}, save.add).begin()
    save.close()
    title(house)


def saved_games(house: Furnished) -> None:
    """List more games than fit, of every kind, with long names; one to be deleted, one of a later version."""
    names = (LONGEST_NAME, "Mira", "", "Jonas", "Lou")
    for game, players, computers, day in ((TRIQUETA, 5, 2, 14), (TRIOMINOS, 4, 1, 10), (PUZZLE, 1, 0, 6)):
        keep(house, game, names[:players], day, datetime(2026, 3, day, 20, 15), computers)  # noqa: DTZ001
    newer(house, datetime(2026, 3, 12, 17, 30))  # noqa: DTZ001 - of this place, as above
    keep(house, TRIQUETA, ("Mira", "Jonas"), 2, datetime(2025, 12, 24, 16, 0))  # noqa: DTZ001
    title(house)
    house.press(KEYBOARD, Button.OK)
    house.press(KEYBOARD, Button.DOWN, Button.RIGHT, Button.OK)


def quitting(house: Furnished) -> None:
    title(house)
    house.press(KEYBOARD, Button.UP)
    house.click(next(widget.rect.center for widget in Title(house).build() if widget.key == "quit"))


def settings(house: Furnished) -> None:
    house.store.folder = Path("/srv/cafe/tripolo")  # the same on every machine
    house.enter(SettingsPage(house))


def lesson(number: int) -> Callable[[Furnished], None]:
    def opened(house: Furnished) -> None:
        house.enter(Title(house))
        house.enter(RulesPage(house, [GAME]))
        house.press(KEYBOARD, *[Button.OK] * number)

    return opened


def how_to_play(house: Furnished) -> None:
    house.enter(Title(house))
    house.enter(HowToPlay(house, catalogue.GAMES))


def empty_lobby(house: Furnished) -> None:
    house.enter(Lobby(house, GAME))


def lobby_of_two(house: Furnished) -> None:
    empty_lobby(house)
    house.press(ONE, Button.CELL_0)
    house.press(TWO, Button.CELL_0, MIDDLE)


def full_lobby(house: Furnished) -> Lobby:
    """Take all places: three blocks, a mouse, a lost pad, a computer; some ready, cursors here and there."""
    lobby = Lobby(house, GAME)
    house.enter(lobby)
    for source in (ONE, TWO, THREE, PAD_ONE):
        house.press(source, Button.CELL_0)
    house.seats.join(MOUSE)
    house.seats.add_computer(4)
    house.seats[0].name = LONGEST_NAME
    house.seats[1].extra = 8
    house.seats[3].extra = -4
    house.do(Press(ONE, DOWN), Press(THREE, DOWN))
    house.do(Press(TWO, MIDDLE), DeviceLost(PAD_ONE))
    house.do(Press(ONE, DOWN))
    return lobby


def solo_lobby(house: Furnished) -> None:
    lobby = full_lobby(house)
    lobby._deeds.step_mode()
    lobby._deeds.step_mode()
    lobby._host.set_ready(house.seats[0], on=True)
    house.do()
    lobby.layout()


def counting(house: Furnished) -> None:
    lobby_of_two(house)
    house.press(ONE, MIDDLE)
    house.wait(0.5)


def between(house: Furnished) -> None:
    for source in (ONE, TWO):
        house.press(source, Button.CELL_0)
    house.enter(Lobby(house, GAME, between=lambda: None))
    house.press(ONE, Button.CELL_0)


def _results(house: Furnished, winners: tuple[int, ...], **changes: object) -> None:
    words = house.words
    lobby = house.on_top()
    assert isinstance(lobby, Lobby)
    house.enter(StubScene(house, lobby._choices.plan, lobby.played.show))
    scene = house.on_top()
    assert isinstance(scene, StubScene)
    scene.end(
        headline=words("tripolo.round_won", name=house.name(winners[0])),
        winners=winners,
        new_chips=winners,
        chips=dict.fromkeys(range(6), 2),
        columns=tuple(words(f"tripolo.column.{column}") for column in COLUMNS),
        rows=tuple(Row(seat.number, ("12", "12.5 s", "0.8 s", "17", "3")) for seat in house.seats.taken()),
        figure=_no_figure,
        **changes,
    )
    house.wait(2)


def _no_figure(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw nothing: the figure belongs to the game."""


def results_of_two(house: Furnished) -> None:
    lobby_of_two(house)
    _results(house, (0,))


def results_of_six(house: Furnished) -> None:
    full_lobby(house)
    _results(house, (0, 3, 5), remark=house.words("lobby.alone"), proceeds_after=1200)
    house.press(TWO, DRAW)


def results_asking(house: Furnished) -> None:
    lobby_of_two(house)
    _results(house, (0,))
    house.press(KEYBOARD, Button.RIGHT, Button.RIGHT, Button.OK)


def devices(house: Furnished) -> None:
    house.enter(DevicesPage(house))
    keys = ("Q", "W", "R", "T", "J")
    house.do(*(Seen("keyboard", Kind.KEYBOARD, key, key, down=True) for key in keys))
    house.do(Seen("mouse", Kind.MOUSE, "1", "1", down=True))


def controls(house: Furnished) -> ControlsPage:
    page = ControlsPage(house)
    house.enter(page)
    return page


def controls_asking(house: Furnished) -> None:
    controls(house)
    house.press(KEYBOARD, Button.DOWN, Button.DOWN, Button.OK)


def controls_refused(house: Furnished) -> None:
    controls_asking(house)
    house.do(Seen("keyboard", Kind.KEYBOARD, str(pygame.KSCAN_KP_5), "5", down=True))


def new_pad(house: Furnished) -> None:
    house.enter(PadPage(house, fake_pad("Generic USB Joystick")))
    for code in ("b3", "b3"):
        house.do(Seen("pad 1", Kind.PAD, code, code, down=True))


def records(tab: str) -> Callable[[Furnished], object]:
    def opened(house: Furnished) -> None:
        record_books.fill(house.records)
        page = RecordsPage(house)
        house.enter(page)
        page._open(tab)
        page.layout()

    return opened


def no_records(house: Furnished) -> None:
    house.enter(RecordsPage(house))


def names(house: Furnished) -> None:
    record_books.fill(house.records)
    house.enter(NamesPage(house))
    house.press(KEYBOARD, Button.LEFT, Button.LEFT, Button.LEFT, Button.DOWN, Button.OK)


def name_removed(house: Furnished) -> None:
    damaged = house.store.folder / "logs" / "damaged.jsonl"
    damaged.parent.mkdir()
    damaged.touch()
    names(house)
    house.press(KEYBOARD, Button.OK)


PAGES: dict[str, Callable[[Furnished], object]] = {
    "title": title,
    "title-saved": title_with_a_saved_game,
    "saved": saved_games,
    "quitting": quitting,
    "settings": settings,
    **{f"lesson-{number + 1}": lesson(number) for number in range(4)},
    "how-to-play": how_to_play,
    "lobby-0": empty_lobby,
    "lobby-2": lobby_of_two,
    "lobby-6": full_lobby,
    "lobby-solo": solo_lobby,
    "lobby-count": counting,
    "lobby-between": between,
    "results-2": results_of_two,
    "results-6": results_of_six,
    "results-asking": results_asking,
    "devices": devices,
    "controls": controls,
    "controls-asking": controls_asking,
    "controls-refused": controls_refused,
    "new-pad": new_pad,
    **{f"records-{tab}": records(tab) for tab in ("table", "progress", "cards", "versus")},
    "records-empty": no_records,
    "records-names": names,
    "records-name-removed": name_removed,
}
