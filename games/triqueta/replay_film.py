"""The scene of Triqueta as a film shows it: face-down tokens stay so, also those that were returned (Q3, Q6)."""

from collections.abc import Sequence

from games.engine.clock import TICK_RATE
from games.engine.film import Mark, MarkKind
from games.triqueta.actions import Action
from games.triqueta.events import Event, GameOver, RowTaken, TowerChosen
from games.triqueta.flights import Flights
from games.triqueta.picture import KINDS
from games.triqueta.scene import KIND_TICKS, TriquetaScene
from games.turnbased.players import Player
from games.turnbased.protocol import State as AnyState
from games.turnbased.replay_film import Watched

SHOWN = TICK_RATE * 12 // 10
ROW_SHOWN = TICK_RATE * 18 // 10
END_SHOWN = KINDS * KIND_TICKS + 3 * TICK_RATE


class WatchedTriqueta(Watched[Action, Event], TriquetaScene):
    """A game of Triqueta that is looked at."""

    def jump(
        self, state: AnyState[Action, Event], players: Sequence[Player], events: Sequence[Sequence[Event]], since: int
    ) -> None:
        """Show another state; at the end, with as many points counted up as there was time for."""
        self._flights = Flights()
        self._counting = since if state.is_over else 0
        super().jump(state, players, events, since)

    def shown_for(self, events: Sequence[Event]) -> int:
        """Return how long what happened is shown; at the end the points are counted up."""
        kinds = set(map(type, events))
        return END_SHOWN if GameOver in kinds else ROW_SHOWN if RowTaken in kinds else SHOWN

    def mark(self, event: Event, at: int) -> Mark | None:
        """Return the mark of a row taken, a round begun, a game won."""
        match event:
            case RowTaken(seat=player):
                return Mark(at, MarkKind.PLAY, self.session.players[player].seat)
            case TowerChosen():
                return Mark(at, MarkKind.ROUND)
            case GameOver(winners=winners):
                return Mark(at, MarkKind.WIN, self.session.players[winners[0]].seat)
            case _:
                return None

    def _sees(self, player: int) -> bool:
        """Return that nobody's secrets are seen (Q3, Q6)."""
        del player
        return False
