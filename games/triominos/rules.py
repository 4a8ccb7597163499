"""The rules of Triominos: a state, the actions that are open in it, and what they bring about (M1 to M8).

Same seed and same actions, same game, on every machine (A1). A state knows all secrets; players get a `View` of it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from games.core.errors import IllegalAction
from games.core.hashing import digest
from games.triominos.actions import Action, Deal, Draw, Pass, Place
from games.triominos.board import Board
from games.triominos.deal import deal
from games.triominos.events import Drawn, Ending, Event, GameOver, Passed, Placed, RoundBegun, RoundOver
from games.triominos.knowledge import Knowledge
from games.triominos.legal import DEAL, OVER, ROUND_OVER, TURN, Phase, open_tiles, turn_actions
from games.triominos.scoring import BONUSES, DRAW_COST, GIVE_UP_COST, MOST_DRAWS, blocked_changes, out_changes
from games.triominos.settings import RACK, Settings
from games.triominos.tiles import SUMS, TURNS
from games.triominos.view import View

__all__ = ["Phase", "Settings", "State", "View", "new_game"]


@dataclass(slots=True)
class State:
    """A game at one moment. Seats count from 0, rounds from 1."""

    players: int
    settings: Settings
    seed: int
    """What the next rounds are dealt from."""
    board: Board
    racks: list[tuple[int, ...]]
    """The tiles of each seat in the order in which they were drawn."""
    pool: tuple[int, ...]
    """The tiles still to be drawn, the next one last."""
    seat: int
    """Whose turn it is; when the round is over, who ended it."""
    known: Knowledge
    """What all seats know about racks and pool."""
    points: list[int]
    """Each seat's score, all rounds together."""
    round: int = 1
    phase: Phase = TURN
    drawn: int = 0
    """Tiles drawn in this turn; the last of them is the last of the rack."""
    stuck: int = 0
    """So many seats in a row have passed with an empty pool."""
    opening: tuple[Event, ...] = field(default=(), compare=False)
    """What happened when the first round was dealt: the draws for the start (M3)."""

    # What may be asked

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is OVER

    def scores(self) -> tuple[int, ...]:
        """Give each seat's points; they are public at all times."""
        return tuple(self.points)

    def winners(self) -> tuple[int, ...]:
        """Give the seats with the highest score; more than one may win (M7). Empty before the end."""
        if not self.is_over:
            return ()
        best = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)

    def open_tiles(self) -> tuple[int, ...]:
        """List the tiles of the seat whose turn it is that may be placed, if they fit (M5, M6)."""
        return open_tiles(self.racks[self.seat], self.drawn, len(self.pool), self.settings.any_tile)

    def legal_actions(self) -> list[Action]:
        """List what the seat whose turn it is may do; empty only when the game is over."""
        if self.phase is TURN:
            return turn_actions(self.board, self.open_tiles(), self.drawn, len(self.pool))
        return [DEAL] if self.phase is ROUND_OVER else []

    def view(self, seat: int) -> View:
        """Give all that this seat may know (A3). Raises IndexError for a seat that does not exist."""
        return View.of(self, seat)

    def copy(self) -> "State":
        """Make a state that goes on by itself."""
        return State(
            self.players,
            self.settings,
            self.seed,
            self.board.copy(),
            self.racks.copy(),
            self.pool,
            self.seat,
            self.known.copy(),
            self.points.copy(),
            self.round,
            self.phase,
            self.drawn,
            self.stuck,
            self.opening,
        )

    def state_hash(self) -> str:
        """Hash all that the future depends on; equal hashes go on alike."""
        settings, known = self.settings, self.known
        # Plain numbers in a fixed order: their text is the same everywhere, and quickly made.
        parts = (
            (self.players, settings.two_sided, settings.any_tile, settings.target, self.seed, self.round),
            (str(self.phase), self.seat, self.drawn, self.stuck),
            list(self.board.tiles.items()),
            (self.racks, self.pool, self.points),
            (known.shown, known.from_pool, known.lacking, known.declined),
        )
        return digest(repr(parts))

    # What may be done

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do it and tell what happened. Raises IllegalAction, with the reason's key, and changes nothing (A2)."""
        handler = _HANDLERS.get(type(action))
        if handler is None:
            raise IllegalAction("triominos.illegal.unknown", action=action)
        if self.phase is not (ROUND_OVER if type(action) is Deal else TURN):
            raise IllegalAction(f"triominos.illegal.{self.phase}", action=action)
        return handler(self, action)

    def _place(self, action: Place) -> tuple[Event, ...]:
        seat, tile, face, turn, board = self.seat, action.tile, action.face, action.turn, self.board
        rack, turned = self.racks[seat], TURNS * tile + turn
        open_tiles = self.open_tiles()
        if tile not in open_tiles or turn not in _TURNS or not board.allows(face, turned):
            raise IllegalAction(self._fault(action), action=action)
        figure = board.place(face, turned)
        bonus = BONUSES[self.settings.two_sided][figure]
        points = SUMS[tile] + bonus
        self.points[seat] += points
        at = rack.index(tile)
        self.racks[seat] = rack[:at] + rack[at + 1 :]
        self.known.place(seat, tile, len(rack) - 1, just_drawn=self.drawn > 0 and len(open_tiles) == 1)
        self.stuck = 0
        placed = Placed(seat, tile, face, turn, figure, points, bonus)
        if len(rack) == 1:
            return (placed, *self._end_round(Ending.OUT))
        self._pass_on()
        return (placed,)

    def _fault(self, action: Place) -> str:
        """Tell why a tile may not be placed like that."""
        if action.tile not in self.racks[self.seat]:
            return "triominos.illegal.not_on_rack"
        if action.tile not in self.open_tiles():
            return "triominos.illegal.not_drawn"
        return f"triominos.illegal.{'taken' if action.face in self.board.tiles else 'does_not_fit'}"

    def _draw(self, action: Draw) -> tuple[Event, ...]:
        if not self.board.tiles:
            raise IllegalAction("triominos.illegal.must_start", action=action)
        if self.drawn == MOST_DRAWS:
            raise IllegalAction("triominos.illegal.drawn_three", action=action)
        if not self.pool:
            raise IllegalAction("triominos.illegal.pool_empty", action=action)
        seat, tile = self.seat, self.pool[-1]
        self.pool = self.pool[:-1]
        self.racks[seat] += (tile,)
        self.drawn += 1
        self.points[seat] -= DRAW_COST
        self.known.draw(seat, self.board.fitting() if self.drawn == 1 else None)
        return (Drawn(seat, tile, -DRAW_COST, len(self.pool)),)

    def _pass(self, action: Pass) -> tuple[Event, ...]:
        seat = self.seat
        if self.pool and self.drawn < MOST_DRAWS:
            raise IllegalAction("triominos.illegal.may_draw", action=action)
        if not self.pool and self.board.any_fits(self.racks[seat]):
            raise IllegalAction("triominos.illegal.must_play", action=action)
        cost = GIVE_UP_COST if self.drawn == MOST_DRAWS else 0
        self.points[seat] -= cost
        passed = Passed(seat, -cost)
        if not self.pool:
            self.known.lack(seat, self.board.fitting())
            self.stuck += 1
            if self.stuck == self.players:
                return (passed, *self._end_round(Ending.BLOCKED))
        self._pass_on()
        return (passed,)

    def _pass_on(self) -> None:
        self.drawn = 0
        self.seat = self.seat + 1 if self.seat + 1 < self.players else 0

    def _end_round(self, reason: Ending) -> tuple[Event, ...]:
        """Settle the racks (M7); the game is over after one round, or when somebody has reached the target (M8)."""
        changes = out_changes(self.racks, self.seat) if reason is Ending.OUT else blocked_changes(self.racks)
        self.points = [points + change for points, change in zip(self.points, changes, strict=True)]
        over = RoundOver(self.round, reason, tuple(self.racks), changes, self.scores())
        if self.settings.target and max(self.points) < self.settings.target:
            self.phase = ROUND_OVER
            return (over,)
        self.phase = OVER
        return (over, GameOver(self.scores(), self.winners()))

    def _deal(self, _: Deal) -> tuple[Event, ...]:
        self.round += 1
        return self._begin_round()

    def _begin_round(self) -> tuple[Event, ...]:
        """Deal and find who starts; of the round before, the scores alone remain (M3, M8)."""
        dealt = deal(self.players, self.seed, self.round)
        self.board = Board()
        self.racks = dealt.racks
        self.pool = dealt.pool
        self.seat = dealt.starter
        self.known = Knowledge.begin(self.players, dealt.draws)
        self.phase = TURN
        self.drawn = self.stuck = 0
        return (*dealt.draws, RoundBegun(self.round, self.seat, RACK[self.players], len(self.pool)))


_TURNS: Final = range(TURNS)

_HANDLERS: Final[dict[type[Action], Callable[[State, Any], tuple[Event, ...]]]] = {
    Place: State._place,  # noqa: SLF001 - the state's own table
    Draw: State._draw,  # noqa: SLF001
    Pass: State._pass,  # noqa: SLF001
    Deal: State._deal,  # noqa: SLF001
}


def new_game(players: int = 2, seed: int = 7, settings: Settings | None = None) -> State:
    """Deal the first round. Raises IllegalSettings for what cannot be played."""
    chosen = settings or Settings()
    chosen.check(players)
    state = State(
        players,
        chosen,
        seed,
        Board(),
        racks=[()] * players,
        pool=(),
        seat=0,
        known=Knowledge.begin(players, ()),
        points=[0] * players,
    )
    state.opening = state._begin_round()  # noqa: SLF001 - the setup of the first round, too
    return state
