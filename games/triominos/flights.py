"""Tiles on their way over the Triominos table."""

from dataclasses import dataclass, field

from games.engine.clock import TICK_RATE
from games.engine.motion import ease_out

FLIGHT = TICK_RATE * 280 // 1000

Place = tuple[float, float]


@dataclass(frozen=True)
class Flight:
    """One tile in the air; turned None is face down. It flies to a face, or to a place when there is no face."""

    turned: int | None
    start: Place
    begun: int
    face: int | None = None
    end: Place = (0.0, 0.0)

    def at(self, now: int, end: Place) -> Place:
        """Return where the tile is at a tick, on its way to an end that may move itself."""
        share = ease_out((now - self.begun) / FLIGHT)
        return self.start[0] + (end[0] - self.start[0]) * share, self.start[1] + (end[1] - self.start[1]) * share


@dataclass
class Flights:
    """All tiles in the air."""

    flying: list[Flight] = field(default_factory=list)

    def start(self, flight: Flight) -> None:
        """Let a tile fly."""
        self.flying.append(flight)

    def tick(self, now: int) -> bool:
        """Drop those that have arrived; return whether any was in the air."""
        before = bool(self.flying)
        self.flying = [flight for flight in self.flying if now < flight.begun + FLIGHT]
        return before

    @property
    def faces(self) -> frozenset[int]:
        """The faces whose tile has not arrived yet."""
        return frozenset(flight.face for flight in self.flying if flight.face is not None)

    @property
    def drawn(self) -> int:
        """How many tiles are on their way to a rack."""
        return sum(flight.face is None for flight in self.flying)
