"""Playing a puzzle: place, take back, until all tiles lie."""

from games.core.errors import IllegalAction
from games.core.hashing import digest
from games.triominos.actions import Action, Place, place
from games.triominos.board import Board, Figure
from games.triominos.tiles import TURNS


class PuzzleGame:
    """One player, a set of tiles and an empty table. Everything can be taken back."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles
        """The whole set."""
        self.placed: list[Place] = []
        """The placements so far, in their order."""
        self._boards = [Board()]

    @property
    def board(self) -> Board:
        """The table as it lies."""
        return self._boards[-1]

    @property
    def left(self) -> tuple[int, ...]:
        """The tiles still to be placed."""
        lying = {action.tile for action in self.placed}
        return tuple(tile for tile in self.tiles if tile not in lying)

    @property
    def is_solved(self) -> bool:
        """Whether all tiles lie."""
        return len(self.placed) == len(self.tiles)

    @property
    def is_stuck(self) -> bool:
        """Whether tiles are left and none of them fits: something must be taken back."""
        return not self.is_solved and not self.board.any_fits(self.left)

    def legal_actions(self) -> list[Place]:
        """List all placements of the tiles left."""
        return [place(face, turned) for face, turned in self.board.placements_of(self.left)]

    def apply(self, action: Action) -> Figure:
        """Place a tile and tell what it makes. Raises IllegalAction and changes nothing if it does not fit (A2)."""
        if action not in self.legal_actions():
            raise IllegalAction("triominos.illegal.does_not_fit", action=action)
        assert isinstance(action, Place)  # noqa: S101 - nothing else is legal
        after = self.board.copy()
        figure = after.place(action.face, TURNS * action.tile + action.turn)
        self._boards.append(after)
        self.placed.append(action)
        return figure

    def take_back(self) -> Place:
        """Take the latest tile back and tell which it was. Raises IllegalAction when none lies."""
        if not self.placed:
            raise IllegalAction("triominos.illegal.nothing_placed")
        self._boards.pop()
        return self.placed.pop()

    def state_hash(self) -> str:
        """Hash the set and the table; equal hashes go on alike."""
        return digest((self.tiles, tuple(self.board.tiles.items())))
