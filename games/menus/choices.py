"""What the lobby has decided about the game so far: its mode and the values of its options."""

from games.catalogue import Game, Mode, Option
from games.engine.plan import Plan
from games.engine.settings import Settings


class Choices:
    """Steps through the modes and options of a game, beginning with what has been set for all games."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self._game = game
        self.mode: Mode = game.modes[0]
        self._values = {
            option.key: getattr(settings, option.setting) if option.setting else option.values[0]
            for option in game.options
        }

    @property
    def options(self) -> list[Option]:
        """The options that mean something now."""
        return [option for option in self._game.options if self._counts(option)]

    @property
    def plan(self) -> Plan:
        """What the game is started with."""
        return Plan(self.mode.key, {option.key: self._values[option.key] for option in self.options})

    def value(self, option: Option) -> str:
        """Return the chosen value of an option."""
        return self._values[option.key]

    def step_mode(self, step: int = 1) -> None:
        """Go to the next mode, or the one before."""
        modes = self._game.modes
        self.mode = modes[(modes.index(self.mode) + step) % len(modes)]

    def step(self, option: Option, step: int = 1) -> None:
        """Go to the next value of an option, or the one before."""
        at = option.values.index(self._values[option.key])
        self._values[option.key] = option.values[(at + step) % len(option.values)]

    def _counts(self, option: Option) -> bool:
        if option.modes and self.mode.key not in option.modes:
            return False
        return option.unless is None or self._values[option.unless[0]] != option.unless[1]
