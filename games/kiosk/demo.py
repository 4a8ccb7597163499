"""Games that only computers play, for real, on a table of their own: what attract mode shows.

The demo has a house of its own that shares pictures, words and settings with the real one, but no seats, scenes,
records or files: nothing of it is kept, and no input reaches it.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from games.catalogue import Game
from games.core.rng import Stream
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import KEYBOARD, Button, Press
from games.engine.notices import Notices
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.records import Records
from games.engine.scene import Scenes
from games.engine.seats import Seats
from games.engine.sound import Muffled
from games.engine.store import Store
from games.turnbased.first import AskFirst

MOST_PLAYERS: Final = 4
SHOWN: Final = {"racks": "open"}  # options that let more be seen; otherwise the first one counts
SHARE: Final = 0.88  # of the picture's height that the table gets


class NoStore(Store):
    """Keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.writable = False
        self._lock = None


class Demo:
    """One game between computers; ``over`` once its outcome is there."""

    def __init__(self, house: House, game: Game, stream: Stream) -> None:
        self.game = game
        self.over = False
        self._whole = house
        self.sounds = Muffled(house.sounds)
        self.sounds.on = False
        self._house = replace(
            house,
            seats=Seats(),
            scenes=Scenes(),
            notices=Notices(),
            records=Records(None, lambda _: None),
            store=NoStore(house.store.folder),
            sounds=self.sounds,
            settings_page=None,
            complaints=[],  # a demo that is not saved is nothing to complain of
            new_seed=lambda: stream.below(2**32),
        )
        self.layout()
        self._seat(stream)
        mode = game.modes[0]
        options = {
            option.key: SHOWN.get(option.key, option.values[0])
            for option in game.options
            if not option.modes or mode.key in option.modes
        }
        self._house.scenes.push(game.start(self._house, Plan(mode.key, options), self._end))

    @property
    def animating(self) -> bool:
        """Whether anything moves on the table."""
        return self._house.scenes.animating

    def layout(self) -> None:
        """Take over size, language and settings of the real house, but for the strip below the table."""
        self._house.words.language = self._whole.words.language
        width, height = self._whole.size
        self._house.resize((width, round(height * SHARE)))

    def tick(self) -> None:
        """Let the computers play on."""
        scene = self._house.scenes.top
        if scene is None or self.over:
            return
        if isinstance(scene, AskFirst):  # who begins is left to chance
            scene.handle(Press(KEYBOARD, Button.OK))
            return
        scene.tick()
        self._whole.stale |= self._house.stale
        self._house.stale = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        if self._house.scenes.top:
            self._house.scenes.top.draw(canvas)

    def close(self) -> None:
        """Let go of everything."""
        self._house.scenes.clear()
        self._house.records.close()

    def _seat(self, stream: Stream) -> None:
        mode = self.game.modes[0]
        players = mode.fewest + stream.below(min(mode.most, MOST_PLAYERS) - mode.fewest + 1)
        for number in range(players):
            self._house.seats.add_computer(stream.below(self.game.levels), number)

    def _end(self, _outcome: Outcome) -> None:
        self.over = True


def order(games: Sequence[Game], stream: Stream) -> list[Game]:
    """Return games in the order in which they are shown."""
    shown = list(games)
    stream.shuffle(shown)
    return shown
