"""The puzzle as a game for one, played in turns: so it has log, cursor, stop menu and results like every other.

A tile that was placed can be taken back; that is an action here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from games.core.errors import IllegalAction, IllegalSettings
from games.triominos import actions
from games.triominos.actions import Action, Place
from games.triominos.board import Board
from games.triominos.events import Event, Placed
from games.triominos.puzzle import MOST_TILES, SIZES, make_puzzle
from games.triominos.puzzle_game import PuzzleGame
from games.triominos.tiles import SUMS
from games.turnbased.protocol import Game, Thinking


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the tile back that was placed last."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A tile is on the rack again."""

    tile: int
    face: int


PuzzleAction = Action | TakeBack
PuzzleEvent = Event | TakenBack
TAKE_BACK: Final = TakeBack()
_TAKE_BACK_JSON: Final = ["take_back"]


class PuzzleState:
    """A puzzle at one moment; the one player is seat 0."""

    players = 1
    seat = 0

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.game = PuzzleGame(tiles)
        self.taken_back = 0
        """How often a tile was taken back."""

    @property
    def is_over(self) -> bool:
        """Whether all tiles lie."""
        return self.game.is_solved

    @property
    def board(self) -> Board:
        """The table as it lies."""
        return self.game.board

    def winners(self) -> tuple[int, ...]:
        """Give the one player, once it is solved."""
        return (0,) if self.is_over else ()

    def scores(self) -> tuple[int, ...]:
        """Give how many tiles lie."""
        return (len(self.game.placed),)

    def legal_actions(self) -> list[PuzzleAction]:
        """List all placements, and taking back."""
        back: list[PuzzleAction] = [TAKE_BACK] if self.game.placed and not self.is_over else []
        return [*self.game.legal_actions(), *back]

    def apply(self, action: PuzzleAction) -> tuple[PuzzleEvent, ...]:
        """Do it and tell what happened. Raises IllegalAction and changes nothing when it cannot be done (A2)."""
        if isinstance(action, TakeBack):
            if self.is_over:
                raise IllegalAction("triominos.illegal.over", action=action)
            placed = self.game.take_back()
            self.taken_back += 1
            return (TakenBack(placed.tile, placed.face),)
        figure = self.game.apply(action)
        assert isinstance(action, Place)  # noqa: S101 - a puzzle takes nothing else
        return (Placed(0, action.tile, action.face, action.turn, figure, SUMS[action.tile], 0),)

    def view(self, seat: int) -> Any:
        """Raise IndexError: nothing is hidden, and no computer plays."""
        raise IndexError(seat)

    def copy(self) -> "PuzzleState":
        """Make a puzzle that goes on by itself."""
        twin = PuzzleState(self.game.tiles)
        for action in self.game.placed:
            twin.game.apply(action)
        twin.taken_back = self.taken_back
        return twin

    def state_hash(self) -> str:
        """Hash the set and the table."""
        return self.game.state_hash()


def _new_game(players: int, seed: int, settings: Mapping[str, Any]) -> PuzzleState:
    size = settings.get("size", SIZES[0])
    if players != 1 or size not in range(2, MOST_TILES + 1):
        raise IllegalSettings("triominos.settings.players", players=players)
    return PuzzleState(make_puzzle(seed, size).tiles)


def _to_json(action: PuzzleAction) -> list[Any]:
    return list(_TAKE_BACK_JSON) if isinstance(action, TakeBack) else actions.to_json(action)


def _from_json(values: list[Any]) -> PuzzleAction:
    return TAKE_BACK if values == _TAKE_BACK_JSON else actions.from_json(values)


def _think(view: Any, level: int, stream: object) -> Thinking[PuzzleAction]:
    raise ValueError("no computer solves puzzles for people", view, level, stream)


PUZZLE: Final[Game[PuzzleAction, PuzzleEvent]] = Game(
    key="triominos-puzzle",
    players=range(1, 2),
    levels=0,
    new_game=_new_game,
    to_json=_to_json,
    from_json=_from_json,
    seen_by=lambda event, _: event,
    think=_think,
)
