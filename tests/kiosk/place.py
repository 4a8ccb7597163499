"""A kiosk for tests: a furnished house with the keeper over it, without a supervisor; time passes by ticks."""

import io
from dataclasses import dataclass
from pathlib import Path

from games import catalogue
from games.engine.app import App
from games.engine.clock import Ticker
from games.engine.manners import Manners
from games.engine.scene import Scene
from games.engine.window import Window
from games.engine.words import Words
from games.kiosk.attract import Attract
from games.kiosk.books import Books
from games.kiosk.desk import Desk
from games.kiosk.heart import Heart
from games.kiosk.keeper import SETTLING, Keeper, Parts
from games.kiosk.options import WORDS
from games.kiosk.pin import Pin
from games.kiosk.sessions import Sessions
from tests.furnished import Furnished, furnish

FOLDERS = [*catalogue.words_folders(), WORDS]
SET_UP = """
idle = 20
away = 10
stops = 2
stop = 5
demo = 30
card = 5
language = "en"
distance = "near"
"""


@dataclass
class Place:
    """The kiosk and its parts."""

    house: Furnished
    attract: Attract
    keeper: Keeper
    desk: Desk
    books: Books
    sessions: Sessions
    heart: Heart
    ended: list[int]

    @property
    def top(self) -> Scene | None:
        """The scene that is shown."""
        return self.house.scenes.top

    def rests(self) -> bool:
        """Return whether nobody is here."""
        return self.top is self.attract

    def shows(self, scene: Scene) -> bool:
        """Return whether a scene is the one that is shown."""
        return self.top is scene

    def close(self) -> None:
        """Let go of everything."""
        self.books.close()
        self.house.close()


def open_kiosk(folder: Path, set_up: str = SET_UP, size: tuple[int, int] = (640, 360)) -> Place:
    """Return a kiosk in attract mode, a moment after its start."""
    house = furnish(folder, size, "en")
    house.words = Words(FOLDERS, "en")
    file = folder / "kiosk.toml"
    file.write_text(set_up, "utf-8")
    ended: list[int] = []
    books = Books(None, house.moment, lambda _: None)
    desk = Desk(house, file, books, Pin(house.store, b"salt"), ended.append, "2026-03-14T12:00")
    house.manners = Manners(
        types_names=False, keeps_settings=False, stops=desk.config.stops, stop_seconds=desk.config.stop, has_desk=True
    )
    sessions = Sessions(house, books)
    house.records.listener = sessions.finished
    attract = Attract(house, lambda: desk.config, [Words(FOLDERS, code) for code in desk.config.languages])
    heart = Heart(house.now, io.StringIO(), io.StringIO())
    keeper = Keeper(house, Parts(attract, desk, heart, sessions))
    house.app = App(Window(size, 0, fullscreen=False), house, Ticker(house.clock.now, house.clock.sleep), keeper)
    house.scenes.push(attract)
    for _ in range(SETTLING + 1):
        house.do()
    return Place(house, attract, keeper, desk, books, sessions, heart, ended)
