"""The scenes of Triominos as a film shows them: racks stay covered; when the game is over they may be opened (M7)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from games.engine.clock import TICK_RATE
from games.engine.film import Mark, MarkKind
from games.engine.widgets import Widget
from games.triominos.events import Event, GameOver, Placed, RoundBegun, RoundOver, StartDraw
from games.triominos.flights import Flights
from games.triominos.layout import Layout
from games.triominos.ledger import Ledger
from games.triominos.puzzle_scene import PuzzleScene
from games.triominos.rounds import DRAW_SHOWN
from games.triominos.scene import TriominosScene
from games.triominos.told import NAMED
from games.turnbased.players import Player
from games.turnbased.protocol import State as AnyState
from games.turnbased.replay_film import Watched

SHOWN = TICK_RATE * 16 // 10  # until the points that were called out have faded
FIGURE_SHOWN = TICK_RATE * 24 // 10
END_SHOWN = 5 * TICK_RATE


class WatchedTriominos(Watched[Any, Event], TriominosScene):
    """A game of Triominos that is looked at."""

    can_open = True

    def tick(self) -> None:
        """Let 1/120 s pass; what lies over the table goes by itself."""
        self._card_age += 1
        super().tick()
        self._shouts.tick(self.now)
        if self._draws and self._card_age >= DRAW_SHOWN:
            self._next_draw()

    def jump(
        self, state: AnyState[Any, Event], players: Sequence[Player], events: Sequence[Sequence[Event]], since: int
    ) -> None:
        """Show another state; right after a deal, the draw for the start that was shown then."""
        self._flights = Flights()
        self._shouts.heard.clear()
        self.ledger = Ledger(len(players))
        self._latest = self._over = None
        super().jump(state, players, events, since)
        told = events[-1] if events else self.state.opening
        draws = [event for event in told if isinstance(event, StartDraw)]
        self._draws, self._card_age = draws[since // DRAW_SHOWN :], since % DRAW_SHOWN
        self.frame(at_once=True)

    def shown_for(self, events: Sequence[Event]) -> int:
        """Return how long what happened is shown; each draw for the start has its time, and so has the end."""
        told = events or self.state.opening
        draws = DRAW_SHOWN * sum(isinstance(event, StartDraw) for event in told)
        if any(isinstance(event, RoundOver) for event in events):
            return END_SHOWN
        figure = any(isinstance(event, Placed) and event.figure in NAMED for event in events)
        return draws + (FIGURE_SHOWN if figure else SHOWN)

    def mark(self, event: Event, at: int) -> Mark | None:
        """Return the mark of a tile placed, a figure, a round begun, a game won."""
        match event:
            case Placed(seat=player, figure=figure):
                kind = MarkKind.FIGURE if figure in NAMED else MarkKind.PLAY
                return Mark(at, kind, self.session.players[player].seat)
            case RoundBegun():
                return Mark(at, MarkKind.ROUND)
            case GameOver(winners=winners):
                return Mark(at, MarkKind.WIN, self.session.players[winners[0]].seat)
            case _:
                return None

    def buttons(self) -> list[Widget]:
        """Return none: nobody plays."""
        return []

    def end_foot(self) -> str:
        """Return nothing: it goes on by itself."""
        return ""

    def _arranged(self) -> Layout:
        return without_buttons(super()._arranged())

    def _sees(self, player: int) -> bool:
        """Return whether racks are open: the film's switch says so, for everybody."""
        del player
        return self.open


class WatchedPuzzle(Watched[Any, Any], PuzzleScene):
    """A puzzle that is looked at."""

    @property
    def sees_hand(self) -> bool:
        """Nobody is to place a tile."""
        return False

    def tick(self) -> None:
        """Let 1/120 s pass."""
        super().tick()
        self._shouts.tick(self.now)

    def jump(
        self, state: AnyState[Any, Any], players: Sequence[Player], events: Sequence[Sequence[Any]], since: int
    ) -> None:
        """Show another state of the table."""
        super().jump(state, players, events, since)
        self.frame(at_once=True)

    def shown_for(self, events: Sequence[Any]) -> int:
        """Return how long a tile is shown."""
        del events
        return SHOWN

    def mark(self, event: Any, at: int) -> Mark | None:
        """Return the mark of a tile placed."""
        return Mark(at, MarkKind.PLAY, self.session.players[0].seat) if isinstance(event, Placed) else None

    def keys(self, seat: int) -> str:
        """Return nothing: nobody plays."""
        del seat
        return ""

    def buttons(self) -> list[Widget]:
        """Return none: nobody plays."""
        return []

    def _arranged(self) -> Layout:
        return without_buttons(super()._arranged())


def without_buttons(layout: Layout) -> Layout:
    """Return a table whose pool has no room for buttons, but for a text that grew."""
    pad = layout.stock.top - layout.pool.top
    pool = pygame.Rect(layout.pool.left, 0, layout.pool.width, layout.draw.bottom - layout.stock.top + 2 * pad)
    pool.bottom = layout.pool.bottom
    return replace(layout, pool=pool, stock=pool.inflate(-2 * pad, -2 * pad))
