"""What a game of Triqueta is set up with (Q1, Q8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from games.core.errors import IllegalSettings

PLAYERS: Final = range(2, 6)


@dataclass(frozen=True, slots=True)
class Settings:
    """`first`: the seat that takes the rock and begins, the youngest player's; None for a random one (Q8)."""

    first: int | None = None

    def check(self, players: int) -> None:
        """Raise IllegalSettings when so many cannot play, or the first of them does not sit there (Q1)."""
        if players not in PLAYERS:
            raise IllegalSettings("triqueta.settings.players", players=players)
        if self.first is not None and self.first not in range(players):
            raise IllegalSettings("triqueta.settings.first", first=self.first)

    def to_json(self) -> dict[str, Any]:
        """Write the settings as a game log keeps them."""
        return {"first": self.first}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> "Settings":
        """Read settings back. Raises IllegalSettings for what is no seat."""
        first = values.get("first")
        if first is not None and type(first) is not int:
            raise IllegalSettings("triqueta.settings.first", first=first)
        return cls(first)
