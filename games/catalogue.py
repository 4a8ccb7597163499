"""The list of the games, as data. A game is loaded only when it is started, or ahead of time in the background."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

from games.core.errors import IllegalSettings
from games.core.log import Log
from games.engine.film import Film
from games.engine.house import House
from games.engine.lesson import LessonPage
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.scene import Scene
from games.turnbased.saves import Newer, Saved, listed


@dataclass(frozen=True)
class Mode:
    """A way to play a game, with the fewest and the most places that may be taken."""

    key: str
    fewest: int
    most: int


@dataclass(frozen=True)
class Option:
    """A choice about a game or one of its modes, shown in the lobby; the first value is the default.

    Where a ``setting`` is named, the default is what a person has set there.
    """

    key: str
    values: tuple[str, ...]
    modes: tuple[str, ...] = ()  # empty: in every mode
    unless: tuple[str, str] | None = None  # another option and its value with which this one means nothing
    setting: str = ""


@dataclass(frozen=True)
class Game:
    """One entry. Texts are found under its key: <key>.name, .mode.<mode>, .option.<option>, .level.<number>."""

    key: str
    module: str  # offers start(house, plan, show) -> Scene
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    levels: int  # of computers
    has_letters: bool = False  # whether its colours can be shown as letters, too
    fewest_extra: int = 0  # handicap: cards fewer ...
    most_extra: int = 0  # ... or more
    dealing: str = ""  # module with Mode and stack_sizes(mode, extras), which raises when that cannot be dealt
    lesson: str = ""  # module with PAGES, how the game is played; empty: there is none
    guided: str = ""  # module with begin(house, play) -> Scene, a table at which one does each thing once
    resumes: bool = False  # whether it is saved after every action; the module then offers resume(house, saved, show)
    replay: str = ""  # module with final_hash(log) and film(house, log), which raise when it cannot be stepped
    logs: tuple[str, ...] = ()  # keys of other kinds of logs of this game
    next_round: str = ""  # the action with which logs begin a further round; empty: there are none
    pictures: tuple[str, ...] = ()  # sprites that show it on the title

    def start(self, house: House, plan: Plan, show: Callable[[Outcome], None]) -> Scene:
        """Return the scene of a new game for the seats of the house; show is called with each outcome."""
        begin = cast("Starter", import_module(self.module).start)
        return begin(house, plan, show)

    def resume(self, house: House, saved: Saved, show: Callable[[Outcome], None]) -> Scene:
        """Return the scene of a saved game. Raises GameError when it cannot be stepped again."""
        go_on = cast("Resumer", import_module(self.module).resume)
        return go_on(house, saved, show)

    def saved(self, house: House) -> list[Saved | Newer]:
        """Return the saved games, the newest first; those of later versions cannot be gone on with."""
        return list(listed(house, (self.key, *self.logs))) if self.resumes else []

    def mode_of(self, log_key: str) -> Mode | None:
        """Return the mode that has logs of its own, such as triominos-puzzle; None for other logs."""
        return next((mode for mode in self.modes if log_key == f"{self.key}-{mode.key}"), None)

    @property
    def most(self) -> int:
        """How many may sit down at most, in whatever mode."""
        return max(mode.most for mode in self.modes)

    @property
    def has_handicaps(self) -> bool:
        """Whether places may be given more or fewer cards."""
        return self.fewest_extra < self.most_extra

    def can_deal(self, mode: str, extras: dict[int, int]) -> bool:
        """Return whether there are enough cards for everybody with these handicaps by seat."""
        if not self.dealing:
            return True
        rules = import_module(self.dealing)
        try:
            rules.stack_sizes(rules.Mode(mode), extras)
        except IllegalSettings:
            return False
        return True

    def lesson_pages(self) -> Sequence[LessonPage]:
        """Return the pages that explain the game."""
        return cast("Sequence[LessonPage]", import_module(self.lesson).PAGES)

    def try_it(self, house: House, play: Callable[[str], None]) -> Scene:
        """Return the lesson with hands; play is called with the source of who wants to play the game then."""
        begin = cast("Lesson", import_module(self.guided).begin)
        return begin(house, play)

    def final_hash(self, log: Log) -> str:
        """Step a log and hash the state at its end. Raises GameError when it cannot be stepped."""
        return cast("Callable[[Log], str]", import_module(self.replay).final_hash)(log)

    def film(self, house: House, log: Log) -> Film:
        """Return the film of a log. Raises GameError when it cannot be stepped."""
        return cast("Callable[[House, Log], Film]", import_module(self.replay).film)(house, log)

    def load(self) -> None:
        """Import everything that starting needs."""
        import_module(self.module)


Starter = Callable[[House, Plan, Callable[[Outcome], None]], Scene]
Resumer = Callable[[House, Saved, Callable[[Outcome], None]], Scene]
Lesson = Callable[[House, Callable[[str], None]], Scene]

GAMES: tuple[Game, ...] = (
    Game(
        key="tripolo",
        module="games.tripolo.scene",
        modes=(Mode("match", 2, 6), Mode("speed", 2, 6), Mode("solo", 1, 1)),
        options=(
            Option("pace", ("usual", "family"), ("match", "speed")),
            Option("lock", ("1", "0", "2", "3"), ("match", "speed"), unless=("pace", "family"), setting="penalty"),
            Option("balance", ("off", "on"), ("match", "speed")),
            Option("deal", ("random", "day"), ("solo",)),
        ),
        levels=5,
        has_letters=True,
        fewest_extra=-4,
        most_extra=8,
        dealing="games.tripolo.deal",
        lesson="games.tripolo.lesson",
        replay="games.tripolo.replay",
        guided="games.tripolo.guided",
        pictures=(
            "tripolo/card-red-circle-1",
            "tripolo/card-yellow-star-2",
            "tripolo/card-blue-plus-3",
            "tripolo/card-purple-diamond-0",
            "tripolo/card-blue-star-1",
            "tripolo/card-red-diamond-3",
            "tripolo/card-yellow-circle-0",
            "tripolo/card-purple-plus-2",
        ),
    ),
    Game(
        key="triqueta",
        module="games.triqueta.scene",
        modes=(Mode("game", 2, 5),),
        options=(),
        levels=3,
        lesson="games.triqueta.lesson",
        guided="games.triqueta.guided",
        replay="games.triqueta.replay",
        resumes=True,
        pictures=tuple(f"triqueta/animal-{name}" for name in ("rabbit", "owl", "deer", "boar", "ram", "bear")),
    ),
    Game(
        key="triominos",
        module="games.triominos.start",
        modes=(Mode("game", 2, 4), Mode("match", 2, 4), Mode("puzzle", 1, 1)),
        options=(
            Option("sides", ("plain", "pay"), ("game", "match")),
            Option("draw", ("drawn", "any"), ("game", "match")),
            Option("racks", ("hidden", "open"), ("game", "match")),
            Option("help", ("on", "off"), ("game", "match")),
            Option("size", ("8", "12", "20"), ("puzzle",)),
        ),
        levels=3,
        resumes=True,
        lesson="games.triominos.lesson",
        guided="games.triominos.guided",
        replay="games.triominos.replay",
        logs=("triominos-puzzle",),
        next_round="deal",
        pictures=("triominos/hexagon", "triominos/bridge", "triominos/double-hexagon", "triominos/bag"),
    ),
)


def saved_games(house: House, games: Sequence[Game] = GAMES) -> list[tuple[Game, Saved | Newer]]:
    """Return the saved games of some games, the newest first."""
    every = [(game, saved) for game in games for saved in game.saved(house)]
    return sorted(every, key=lambda each: each[1].when, reverse=True)


def words_folders() -> list[Path]:
    """Return the folders in which the texts of the house and of all games stand."""
    games = Path(__file__).parent
    of_games = [games / game.key / room for room in ("words", "lesson_words") for game in GAMES]
    return [games / "menus" / "words", *(folder for folder in of_games if folder.is_dir())]


def find(key: str) -> Game | None:
    """Return the game of that key."""
    return next((game for game in GAMES if game.key == key), None)


def owner(key: str) -> Game | None:
    """Return the game under whose key, or one of the keys of its logs, something was kept."""
    return next((game for game in GAMES if key in {game.key, *game.logs}), None)


def of_log(log: Log) -> Game | None:
    """Return the game that a log is of."""
    return owner(log.header.game)
