"""The score sheet: what every turn of every seat brought, as all may know it (no drawn tile is named)."""

from dataclasses import dataclass, field

from games.triominos.board import Figure
from games.triominos.events import Drawn, Event, Passed, Placed, RoundOver


@dataclass(frozen=True)
class Turn:
    """One turn of a seat, or what the end of a round brought it."""

    round: int
    seat: int
    draws: int = 0
    cost: int = 0
    """Of drawing and giving up; not above 0."""
    placed: int | None = None
    """The points of the tile that was placed, figure included."""
    figure: Figure = Figure.PLAIN
    end: int | None = None
    """What the end of the round adds or takes away."""

    @property
    def points(self) -> int:
        """What the turn brought in all."""
        return self.cost + (self.placed or 0) + (self.end or 0)


@dataclass
class Ledger:
    """All turns so far, in order; the last one may still be going on."""

    players: int
    turns: list[Turn] = field(default_factory=list)
    round: int = 1
    _draws: int = 0
    _cost: int = 0

    def add(self, event: Event) -> None:
        """Take an event in."""
        match event:
            case Drawn(points=points):
                self._draws += 1
                self._cost += points
            case Placed(seat=seat, points=points, figure=figure):
                self._close(Turn(self.round, seat, self._draws, self._cost, points, figure))
            case Passed(seat=seat, points=points):
                self._close(Turn(self.round, seat, self._draws, self._cost + points))
            case RoundOver(changes=changes):
                self.turns += [Turn(self.round, seat, end=change) for seat, change in enumerate(changes)]
                self.round += 1
            case _:
                pass

    def latest(self, seat: int) -> Turn | None:
        """Return the last turn of a seat."""
        return next((turn for turn in reversed(self.turns) if turn.seat == seat), None)

    def rows(self) -> list[tuple[int, tuple[Turn | None, ...]]]:
        """Return the sheet: for each row the round, and for each seat its turn in it, or nothing.

        A row ends where a seat would have a second turn in it; the end of a round has a row of its own.
        """
        found: list[tuple[int, list[Turn | None]]] = []
        for turn in self.turns:
            fresh = not found or found[-1][0] != turn.round or found[-1][1][turn.seat] is not None
            if fresh or any(other and (other.end is None) is not (turn.end is None) for other in found[-1][1]):
                found.append((turn.round, [None] * self.players))
            found[-1][1][turn.seat] = turn
        return [(number, tuple(row)) for number, row in found]

    def sums(self, seat: int) -> dict[str, int]:
        """Return where the points of a seat came from: tiles, figures, draws (with giving up), ends."""
        own = [turn for turn in self.turns if turn.seat == seat]
        return {
            "placed": sum(turn.placed or 0 for turn in own),
            "costs": sum(turn.cost for turn in own),
            "ends": sum(turn.end or 0 for turn in own),
            "figures": sum(turn.figure in {Figure.BRIDGE, *_HEXAGONS} for turn in own),
        }

    def _close(self, turn: Turn) -> None:
        self.turns.append(turn)
        self._draws = self._cost = 0


_HEXAGONS = (Figure.HEXAGON, Figure.DOUBLE, Figure.TRIPLE)
