"""What one seat may know of a game, and nothing else (A3): the only thing that a computer player is handed."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.core.rng import Stream
from games.triominos.actions import Action
from games.triominos.board import Board
from games.triominos.guess import guess_racks
from games.triominos.knowledge import Knowledge
from games.triominos.legal import DEAL, Phase, open_tiles, turn_actions
from games.triominos.settings import Settings
from games.triominos.tiles import TILE_COUNT, TURNS

if TYPE_CHECKING:
    from games.triominos.rules import State


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; lists by seat, as in State. The board is the view's own."""

    seat: int
    players: int
    settings: Settings
    phase: Phase
    turn: int
    """Whose turn it is; when the round is over, who ended it."""
    round: int
    board: Board
    rack: tuple[int, ...]
    """The own tiles in the order in which they were drawn."""
    rack_sizes: tuple[int, ...]
    pool: int
    """How many tiles are left there."""
    drawn: int
    """Tiles drawn in this turn."""
    stuck: int
    """So many seats in a row have passed with an empty pool."""
    scores: tuple[int, ...]
    known: Knowledge
    """What all seats know about racks and pool."""
    racks: tuple[tuple[int, ...], ...]
    """All racks, once the round is over and they lie open; empty before."""

    @classmethod
    def of(cls, state: "State", seat: int) -> "View":
        """Take what this seat may know out of a state. Raises IndexError for a seat that does not exist."""
        if seat not in range(state.players):
            raise IndexError(seat)
        return cls(
            seat=seat,
            players=state.players,
            settings=state.settings,
            phase=state.phase,
            turn=state.seat,
            round=state.round,
            board=state.board.copy(),
            rack=state.racks[seat],
            rack_sizes=tuple(map(len, state.racks)),
            pool=len(state.pool),
            drawn=state.drawn,
            stuck=state.stuck,
            scores=state.scores(),
            known=state.known.copy(),
            racks=() if state.phase is Phase.TURN else tuple(state.racks),
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    def open_tiles(self) -> tuple[int, ...]:
        """List the own tiles that may be placed now, if they fit (M5, M6); none when it is another's turn."""
        if self.phase is not Phase.TURN or self.turn != self.seat:
            return ()
        return open_tiles(self.rack, self.drawn, self.pool, self.settings.any_tile)

    def legal_actions(self) -> list[Action]:
        """List what this seat may do: nothing when it is another's turn."""
        if self.turn != self.seat or self.is_over:
            return []
        if self.phase is Phase.ROUND_OVER:
            return [DEAL]
        return turn_actions(self.board, self.open_tiles(), self.drawn, self.pool)

    def unseen(self) -> list[int]:
        """List the tiles that this seat has not seen since they went into pool or racks, smallest sum first."""
        seen = {turned // TURNS for turned in self.board.tiles.values()}.union(self.rack, *self.racks)
        return [tile for tile in range(TILE_COUNT) if tile not in seen]

    def sample(self, rng: Stream, *, trusting: bool = False) -> "State":
        """Make a state that agrees with all that this seat knows.

        Known tiles stay where they are. A trusting player also takes it that nobody has drawn while a tile of the own
        rack fitted, as far as the tiles allow that.
        """
        from games.triominos.rules import State  # noqa: PLC0415 - states make views, and views states

        pool = self.unseen()
        rng.shuffle(pool)
        racks = list(self.racks) or guess_racks(self.seat, self.rack, self.rack_sizes, self.known, pool, trusting)
        return State(
            self.players,
            self.settings,
            seed=rng.below(1 << 32),
            board=self.board.copy(),
            racks=racks,
            pool=tuple(pool),
            seat=self.turn,
            known=self.known.copy(),
            points=list(self.scores),
            round=self.round,
            phase=self.phase,
            drawn=self.drawn,
            stuck=self.stuck,
        )
