"""Solving a puzzle from any position: a way to place all tiles that are left, or the proof that there is none.

Luck comes first: a few hundred attempts at random solve most puzzles that can be solved. Then follows the search, in
which tiles that fit in few places come first, and a figure is looked at once, in whatever order it was built.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from games.core.rng import Stream
from games.triominos.actions import Place, place
from games.triominos.board import Board
from games.triominos.puzzle import at_random
from games.triominos.tiles import TURNS
from games.turnbased.protocol import Thinking

MOST_POSITIONS: Final = 20_000
"""A search that has looked at so many figures gives up."""

SLICE: Final = 20
"""Figures between two yields."""

ATTEMPTS: Final = 300
"""Attempts at random before the search."""

Figures: TypeAlias = set[frozenset[tuple[int, int]]]


class TooLarge(Exception):  # noqa: N818 - a size, not an error
    """Neither a solution nor a proof was found within the positions allowed."""


class Solver:
    """One search; ask once."""

    def __init__(self, most_positions: int = MOST_POSITIONS) -> None:
        self._most_positions = most_positions
        self._seen: Figures = set()

    def solve(self, board: Board, tiles: Iterable[int]) -> Thinking[tuple[Place, ...] | None]:
        """Find placements, in order, for all these tiles; None when there is no way. Raises TooLarge.

        The same board and tiles always get the same answer.
        """
        left = tuple(tiles)
        stream = Stream(len(left), "triominos", "puzzle solver")
        for _ in range(ATTEMPTS):
            placed = at_random(board.copy(), left, len(left), stream)
            if len(placed) == len(left):
                return placed
            yield
        return (yield from self._search(board, left))

    def _search(self, board: Board, left: tuple[int, ...]) -> Thinking[tuple[Place, ...] | None]:
        if not left:
            return ()
        figure = frozenset(board.tiles.items())
        if figure in self._seen:
            return None
        self._seen.add(figure)
        if len(self._seen) > self._most_positions:
            raise TooLarge
        if len(self._seen) % SLICE == 0:
            yield
        spots = board.placements_of(left)
        choices = Counter(turned // TURNS for _, turned in spots)
        for face, turned in sorted(spots, key=lambda spot: (choices[spot[1] // TURNS], -board.touching(spot[0]), spot)):
            after = board.copy()
            after.place(face, turned)
            rest = yield from self._search(after, tuple(tile for tile in left if tile != turned // TURNS))
            if rest is not None:
                return (place(face, turned), *rest)
        return None
