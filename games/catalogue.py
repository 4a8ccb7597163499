"""The list of the games, as data. A game is loaded only when it is started, or ahead of time in the background."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.scene import Scene


@dataclass(frozen=True)
class Mode:
    """A way to play a game, with the fewest and the most places that may be taken."""

    key: str
    fewest: int
    most: int


@dataclass(frozen=True)
class Option:
    """A choice about a game or one of its modes, shown in the lobby; the first value is the default."""

    key: str
    values: tuple[str, ...]
    modes: tuple[str, ...] = ()  # empty: in every mode


@dataclass(frozen=True)
class Game:
    """One entry. Texts are found under its key: <key>.name, .mode.<mode>, .option.<option>, .level.<number>."""

    key: str
    module: str  # offers start(house, plan, show) -> Scene
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    levels: int  # of computers
    fewest_extra: int = 0  # handicap: cards fewer ...
    most_extra: int = 0  # ... or more

    def start(self, house: House, plan: "Plan", show: Callable[[Outcome], None]) -> Scene:
        """Return the scene of a new game for the seats of the house; show is called with each outcome."""
        begin = cast("Starter", import_module(self.module).start)
        return begin(house, plan, show)

    def load(self) -> None:
        """Import everything that starting needs."""
        import_module(self.module)


@dataclass(frozen=True)
class Plan:
    """What the lobby decided: the mode and the value of each of its options, by key."""

    mode: str
    options: dict[str, str]


Starter = Callable[[House, Plan, Callable[[Outcome], None]], Scene]

GAMES: tuple[Game, ...] = (
    Game(
        key="tripolo",
        module="games.tripolo.scene",
        modes=(Mode("match", 2, 6), Mode("speed", 2, 6), Mode("solo", 1, 1)),
        options=(
            Option("lock", ("1", "0", "2", "3"), ("match", "speed")),
            Option("deal", ("random", "day"), ("solo",)),
        ),
        levels=5,
        fewest_extra=-4,
        most_extra=8,
    ),
)


def words_folders() -> list[Path]:
    """Return the folders in which the texts of the house and of all games stand."""
    games = Path(__file__).parent
    return [games / "menus" / "words", *(games / game.key / "words" for game in GAMES)]


def find(key: str) -> Game | None:
    """Return the game of that key."""
    return next((game for game in GAMES if game.key == key), None)
