"""Looking at a secret on a shared screen: a curtain names who looks, then it shows, only while the own key is held."""

from dataclasses import dataclass
from enum import StrEnum, auto

from games.engine.clock import TICK_RATE
from games.engine.inputs import Button

CURTAIN_TICKS = TICK_RATE * 7 // 10  # the others have this long to look away


class Sight(StrEnum):
    """What is to be seen of a secret."""

    COVERED = auto()
    CURTAIN = auto()  # the name of who is about to look, nothing else
    OPEN = auto()


def grip(source: str, button: Button) -> str:
    """Name what is held: a source's button; the grip of a pointer is the pointer itself."""
    return f"{source} {button.name}"


@dataclass
class Look:
    """Who looks, by which grip, and for how long already."""

    player: int | None = None
    _grip: str = ""
    _ticks: int = 0

    def hold(self, player: int, held: str) -> None:
        """Begin to look by a grip; nobody else can while one does."""
        if self.player is None:
            self.player, self._grip, self._ticks = player, held, 0

    def let_go(self, held: str) -> None:
        """Cover at once when the grip is let go."""
        if held == self._grip:
            self.cover()

    def cover(self) -> None:
        """Cover at once, whoever looks (the focus is lost, the turn is over)."""
        self.player, self._grip, self._ticks = None, "", 0

    def draw_curtain(self) -> None:
        """Begin with the curtain again: time stood still, and nobody knows who looks now."""
        self._ticks = 0

    def tick(self) -> bool:
        """Let 1/120 s pass; return whether the picture has changed."""
        if self.player is None:
            return False
        self._ticks += 1
        return self._ticks == CURTAIN_TICKS

    @property
    def sight(self) -> Sight:
        """What is to be seen now."""
        if self.player is None:
            return Sight.COVERED
        return Sight.OPEN if self._ticks >= CURTAIN_TICKS else Sight.CURTAIN
