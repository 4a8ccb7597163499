"""Tokens on their way over the Triqueta table."""

from dataclasses import dataclass, field

from games.engine.clock import TICK_RATE
from games.engine.motion import Glide

FLIGHT = TICK_RATE * 300 // 1000
BETWEEN = TICK_RATE * 60 // 1000  # tokens of a row leave one after the other


@dataclass(frozen=True)
class Flight:
    """One token; animal None is face down. ``height`` in pixels."""

    animal: int | None
    height: int
    glide: Glide
    goal: str  # where it arrives: "hand", "row-1", "player-2"


@dataclass
class Flights:
    """All tokens in the air."""

    flying: list[Flight] = field(default_factory=list)

    def start(
        self,
        animal: int | None,
        height: int,
        way: tuple[tuple[float, float], tuple[float, float]],
        goal: str,
        begun: int,
    ) -> None:
        """Let a token fly from one middle to another, beginning at a tick."""
        self.flying.append(Flight(animal, height, Glide(way[0], way[1], begun, FLIGHT), goal))

    def tick(self, now: int) -> bool:
        """Drop those that have arrived; return whether any is in the air."""
        self.flying = [flight for flight in self.flying if not flight.glide.is_over(now)]
        return bool(self.flying)

    def bound_for(self, goal: str) -> int:
        """Count the tokens that have not arrived yet at a goal."""
        return sum(flight.goal == goal for flight in self.flying)
