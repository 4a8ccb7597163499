"""Random presses on every screen of the program, and the way back to the title by the keys of the house alone."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from games import catalogue
from games.core.rng import Stream
from games.engine.guided_pages import Paused
from games.engine.inputs import (
    BLOCKS,
    FINGER,
    KEYBOARD,
    MOUSE,
    PAD,
    Button,
    DeviceFound,
    DeviceLost,
    Edit,
    Edited,
    Happened,
    Input,
    Kind,
    News,
    Phase,
    Point,
    Press,
    Release,
    Seen,
    Typed,
)
from games.engine.stop_menu import StopMenu
from games.menus.lobby import Lobby
from games.menus.results import Results
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus.pages import PAGES
from tests.words.screens import SCREENS

Place = tuple[int, int]
Screen = Callable[[Furnished], object]

SIZE: Final = (480, 270)  # a small window is drawn sooner
SIZES: Final = (SIZE, (640, 480), (270, 480), (1, 1))
PRESSES: Final = 3_000
PADS: Final = (f"{PAD}0", f"{PAD}1")
POINTERS: Final = (MOUSE, f"{MOUSE}@2", f"{FINGER}1", f"{FINGER}2")
DEVICES: Final = (*BLOCKS, *PADS, MOUSE)
BLOCK_BUTTONS: Final = tuple(Button)[: Button.UP]
HOUSE_BUTTONS: Final = tuple(Button)[Button.UP :]
LETTERS: Final = ("a", "Ü", "ß", "9", " ", "\u4e2d", "Maximilienne")
LONGEST_GAME: Final = 90_000  # ticks until a game of computers is over
STEPS_HOME: Final = 60
PATIENCE: Final = 1.2  # seconds in which a press that came too early would do nothing


class Monkey:
    """Presses whatever there is."""

    def __init__(self, house: Furnished, seed: int) -> None:
        """Begin on the screen that is on top."""
        self._house = house
        self._stream = Stream(seed, "monkey")

    def press(self, count: int) -> None:
        """Let so many inputs arrive, mostly one a tick; stop when the program was quit."""
        for _ in range(count):
            if self._house.on_top() is None:
                return
            kind = self._stream.below(100)
            if kind == 0:
                self._house.resize(self._stream.choice(SIZES))
            elif kind == 1:
                self._house.wait(self._stream.between(0, 0.3))
            else:
                self._house.do(self._any())

    def _any(self) -> Input:
        makers: tuple[tuple[int, Callable[[], Input]], ...] = (
            (34, self._button),
            (8, self._release),
            (44, self._point),
            (4, lambda: Typed(self._stream.choice(LETTERS))),
            (4, lambda: Edited(self._stream.choice(tuple(Edit)))),
            (2, lambda: Happened(self._stream.choice(tuple(News)))),
            (1, lambda: DeviceLost(self._stream.choice(DEVICES))),
            (2, lambda: DeviceFound(self._stream.choice(DEVICES))),
            (1, self._seen),
        )
        return self._stream.choice([make for weight, make in makers for _ in range(weight)])()

    def _button(self) -> Press:
        source = self._stream.choice((*BLOCKS, *PADS, KEYBOARD))
        return Press(source, self._stream.choice(BLOCK_BUTTONS if source in BLOCKS else HOUSE_BUTTONS))

    def _release(self) -> Release:
        pressed = self._button()
        return Release(pressed.source, pressed.button)

    def _seen(self) -> Seen:
        code = str(self._stream.below(120))
        return Seen("keyboard", Kind.KEYBOARD, code, code, down=bool(self._stream.below(2)))

    def _point(self) -> Point:
        phase = self._stream.choice((*(Phase.DOWN, Phase.UP) * 3, *Phase))
        return Point(self._stream.choice(POINTERS), phase, self._place(), self._stream.below(3) - 1)

    def _place(self) -> Place:
        """Return any place of the window, most often the middle of something that can be chosen."""
        scene = self._house.on_top()
        found = [*getattr(scene, "widgets", []), *getattr(scene, "_widgets", []), *getattr(scene, "_targets", [])]
        if found and self._stream.below(4):
            x, y = self._stream.choice(found).rect.center
            return x, y
        width, height = self._house.window_size
        return self._stream.below(width + 2) - 1, self._stream.below(height + 2) - 1


def way_home(house: Furnished) -> bool:
    """Go back to the title by Escape, arrows and Return; return whether that goes (also if the program has ended)."""
    house.resize(SIZE)
    house.do(Happened(News.FOCUS_GAINED), *map(DeviceFound, DEVICES))
    for _ in range(STEPS_HOME):
        top = house.on_top()
        if top is None or isinstance(top, Title):
            return True
        house.do(Edited(Edit.CANCEL))
        if isinstance(top, StopMenu | Paused | Results):  # what ends the game stands last
            for button in (Button.DOWN, Button.RIGHT) * len(top._widgets if isinstance(top, Results) else top.widgets):
                house.press(KEYBOARD, button)
            house.press(KEYBOARD, Button.OK, *[Button.OK] * isinstance(top, Results))  # there it is asked once more
        else:
            house.press(KEYBOARD, Button.STOP)
        house.wait(PATIENCE)
    return False


def playing(house: Furnished, game: catalogue.Game, mode: str, *, people: int) -> None:
    """Begin a game in its lobby: people of all kinds of devices, the other places taken by computers."""
    chosen = next(each for each in game.modes if each.key == mode)
    lobby = Lobby(house, game)
    house.enter(lobby)
    for number in range(chosen.most):
        if number < people:
            house.seats.join(DEVICES[-1 - number], number)
        elif mode not in {"solo", "puzzle"}:
            house.seats.add_computer(1, number)
    while lobby._choices.mode.key != mode:
        lobby._choices.step_mode()
    for seat in house.seats.humans():
        seat.ready = True
    house.scenes.push(game.start(house, lobby._choices.plan, lobby.played.show))


def results(house: Furnished, game: catalogue.Game) -> None:
    """Let computers play a game to its end; then a person takes the place of the first."""
    playing(house, game, game.modes[0].key, people=0)
    for _ in range(LONGEST_GAME):
        if isinstance(house.on_top(), Results):
            break
        house.app.advance([])
        house.press(KEYBOARD, *[Button.OK] * (type(house.on_top()).__name__ == "AskFirst"))
    assert isinstance(house.on_top(), Results)
    house.seats[0].level, house.seats[0].source = None, BLOCKS[0]


def stopped(house: Furnished, game: catalogue.Game) -> None:
    """Stop a game at its beginning."""
    playing(house, game, game.modes[0].key, people=2)
    house.wait(1)
    house.press(KEYBOARD, Button.OK)
    house.wait(1)
    house.press(KEYBOARD, Button.STOP)


def page(house: Furnished, name: str) -> None:
    """Open a page as its picture shows it; what it writes goes into the house's own folder."""
    folder: Path = house.store.folder
    SCREENS[name](house)
    house.store.folder = folder
    if isinstance(house.on_top(), Title):
        house.scenes.home()


def _is_real(name: str) -> bool:
    """Return whether a screen belongs to the program alone, with no game in it that was made for tests."""
    return not name.startswith(("tripolo", "triqueta", "triominos", "results")) and not (
        name.startswith("lobby") and name in PAGES
    )


OPENED: Final[dict[str, Screen]] = {
    **{name: partial(page, name=name) for name in SCREENS if _is_real(name)},
    **{
        f"playing-{game.key}-{mode.key}": partial(playing, game=game, mode=mode.key, people=min(3, mode.most))
        for game in catalogue.GAMES
        for mode in game.modes
    },
    **{f"results-{game.key}": partial(results, game=game) for game in catalogue.GAMES},
    **{f"stopped-{game.key}": partial(stopped, game=game) for game in catalogue.GAMES},
}
"""Every screen by name."""


def tried(house: Furnished, name: str, seed: int, count: int) -> None:
    """Open a screen, press at random, and go home. AssertionError when there is no way."""
    house.enter(Title(house))
    OPENED[name](house)
    Monkey(house, seed).press(count)
    stuck = house.on_top()
    assert way_home(house), f"{name}, seed {seed}: no way home from {type(stuck).__name__}, {house.on_top()}"
