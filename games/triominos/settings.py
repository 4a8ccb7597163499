"""What a game of Triominos is set up with: the switches of the rulings (M4, M5, M8)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from games.core.errors import IllegalSettings

PLAYERS: Final = range(2, 5)
RACK: Final = {2: 9, 3: 7, 4: 7}
"""Tiles dealt to each of so many players (M8)."""

ONE_ROUND: Final = 0
TARGET: Final = 400
"""The usual sum to play to, when a game is not one round (M8)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The switches, each with its default first."""

    two_sided: bool = False
    """Whether a tile that touches two or three sides without closing a hexagon is paid like a bridge (M4)."""
    any_tile: bool = False
    """Whether after a draw any tile of the rack may be placed, not only the one just drawn (M5)."""
    target: int = ONE_ROUND
    """Rounds are played until somebody has so many points; 0: one round (M8)."""

    def check(self, players: int) -> None:
        """Raise IllegalSettings when so many cannot play, or to such a target."""
        if players not in PLAYERS:
            raise IllegalSettings("triominos.settings.players", players=players)
        if self.target < 0:
            raise IllegalSettings("triominos.settings.target", target=self.target)

    def to_json(self) -> dict[str, Any]:
        """Write the settings as a game log keeps them."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> "Settings":
        """Read settings back; what is missing has its default. Raises IllegalSettings for values of a wrong kind."""
        default = cls()
        chosen = {name: values.get(name, getattr(default, name)) for name in cls.__dataclass_fields__}
        for name, value in chosen.items():
            if type(value) is not type(getattr(default, name)):
                raise IllegalSettings(f"triominos.settings.{name}", **{name: value})
        return cls(**chosen)
