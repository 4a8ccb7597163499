"""Solving a puzzle from any position: a way to place all tiles that are left, or the proof that there is none.

Tiles that fit in few places are tried first, and a figure is looked at once, in whatever order it was built.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from games.triominos.actions import Place, place
from games.triominos.board import Board
from games.triominos.tiles import TURNS
from games.turnbased.protocol import Thinking

MOST_POSITIONS: Final = 20_000
"""A search that has looked at so many figures gives up."""

SLICE: Final = 20
"""Figures between two yields."""

Figures: TypeAlias = set[frozenset[tuple[int, int]]]


class TooLarge(Exception):  # noqa: N818 - a size, not an error
    """Neither a solution nor a proof was found within the positions allowed."""


class Solver:
    """One search; ask once."""

    def __init__(self, most_positions: int = MOST_POSITIONS) -> None:
        self._most_positions = most_positions
        self._seen: Figures = set()

    def solve(self, board: Board, tiles: Iterable[int]) -> Thinking[tuple[Place, ...] | None]:
        """Find placements, in order, for all these tiles; None when there is no way. Raises TooLarge."""
        left = tuple(tiles)
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
            rest = yield from self.solve(after, (tile for tile in left if tile != turned // TURNS))
            if rest is not None:
                return (place(face, turned), *rest)
        return None
