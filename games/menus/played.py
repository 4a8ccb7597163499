"""A game that a lobby has begun, or gone on with: its scene, and the results page whenever a round of it is over."""

from collections.abc import Callable
from dataclasses import dataclass

from games.catalogue import Game
from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.scene import Scene
from games.menus.choices import Choices
from games.menus.remembering import remember
from games.menus.results import Results, Ways
from games.turnbased.saves import Saved


@dataclass(frozen=True)
class Played:
    """Puts the scenes on top; ``lobby`` is where it ends, ``between`` makes the page for people who come and go."""

    house: House
    game: Game
    choices: Choices
    lobby: Scene
    between: Callable[[Callable[[], None]], Scene]

    def start(self) -> None:
        """Begin a game as it was chosen."""
        self.house.scenes.push(self.game.start(self.house, self.choices.plan, self.show))

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game, its players sitting where they sat. Raises GameError when it cannot be read."""
        scene = self.game.resume(self.house, saved, self.show)
        self.choices.mode = self.game.mode_of(saved.header.game) or self.choices.mode
        self.house.scenes.push(scene)

    def show(self, outcome: Outcome) -> None:
        """Show the end of a round over the game's own scene."""
        scenes, below = self.house.scenes, self.house.scenes.top
        remember(self.house, extras=self.game.has_handicaps)  # a game may have changed them

        def proceed() -> None:
            if below is not None:
                scenes.back_to(below)
            outcome.proceed()

        ways = Ways(
            proceed,
            places=lambda: scenes.push(self.between(proceed)),
            end=lambda: scenes.back_to(self.lobby),
            music=self.game.key,
        )
        scenes.push(Results(self.house, outcome, self.choices.mode.fewest, ways, self.game.most))
