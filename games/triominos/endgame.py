"""The end of a round between two, solved exactly: with an empty pool nothing is hidden any more.

All lines of play are followed to the end (alpha-beta search); each side plays for its lead over the other.
"""

from collections.abc import Generator
from typing import Final, NamedTuple, TypeAlias

from games.triominos.actions import Place, place
from games.triominos.board import Board
from games.triominos.scoring import BONUSES, OUT_BONUS
from games.triominos.tiles import SUMS, TURNS, TURNS_OF, mask_of
from games.triominos.view import View
from games.turnbased.protocol import Thinking

MOST_POSITIONS: Final = 30_000
"""An end with more positions than that is left unsolved; about one in forty is."""

SLICE: Final = 50
"""Positions between two yields."""

INFINITE: Final = 10_000
"""More points than anybody can be ahead."""

Value: TypeAlias = Generator[None, None, int]


class Move(NamedTuple):
    """A placement and the points it brings, so that the best come first in a sorted list."""

    points: int
    face: int
    turned: int


class TooLarge(Exception):  # noqa: N818 - a size, not an error
    """There are more positions than may be looked at."""


def solve(view: View) -> Thinking[Place | None]:
    """Find the best placement for a seat that has a choice of them; of equals, the one that brings most at once.

    None when the end is not yet open (more than two players, tiles in the pool) or has too many positions.
    """
    if view.players > len(("own", "rival")) or view.pool:
        return None
    try:
        move, _ = yield from Solver(view.settings.two_sided).best(view.board, view.rack, view.unseen())
    except TooLarge:
        return None
    return place(move.face, move.turned)


class Solver:
    """Looks at positions: a board and the racks, as masks of turned tiles, of the side to move and of the other."""

    def __init__(self, two_sided: bool, most_positions: int = MOST_POSITIONS) -> None:  # noqa: FBT001 - a switch
        self._bonuses = BONUSES[two_sided]
        self._most_positions = most_positions
        self.positions = 0

    def best(self, board: Board, own: tuple[int, ...], other: list[int]) -> Generator[None, None, tuple[Move, int]]:
        """Find the best of several placements and the points by which it will put its side ahead from now on.

        Raises TooLarge, and ValueError when there is none.
        """
        racks = mask_of(own), mask_of(other)
        moves = self._moves(board, racks[0])
        if not moves:
            raise ValueError("nothing fits")
        best, lead = moves[0], -INFINITE
        for move in moves:
            value = yield from self._after(board, move, *racks, lead, INFINITE)
            if value > lead:
                best, lead = move, value
        return best, lead

    def _after(self, board: Board, move: Move, own: int, other: int, low: int, high: int) -> Value:
        """Value a move for the side that makes it: exactly between `low` and `high`, else as a bound."""
        rest = own & ~TURNS_OF[move.turned // TURNS]
        if not rest:
            return move.points + OUT_BONUS + _left_in(other)
        after = board.copy()
        after.place(move.face, move.turned)
        rival = yield from self._value(after, other, rest, 0, move.points - high, move.points - low)
        return move.points - rival

    def _value(self, board: Board, own: int, other: int, stuck: int, low: int, high: int) -> Value:
        """Value a position for the side to move; `stuck`: the other has just passed."""
        self.positions += 1
        if self.positions > self._most_positions:
            raise TooLarge
        if self.positions % SLICE == 0:
            yield
        moves = self._moves(board, own)
        if not moves:
            if stuck:
                return _left_in(other) - _left_in(own)
            rival = yield from self._value(board, other, own, 1, -high, -low)
            return -rival
        best = -INFINITE
        for move in moves:
            value = yield from self._after(board, move, own, other, max(low, best), high)
            best = max(best, value)
            if best >= high:
                break
        return best

    def _moves(self, board: Board, rack: int) -> list[Move]:
        """List the placements, those with most points first."""
        moves = []
        for face, mask in board.fits.items():
            bonus = self._bonuses[board.figures.get(face, 0)]
            hits = mask & rack
            while hits:
                rest = hits & hits - 1
                turned = (hits ^ rest).bit_length() - 1
                moves.append(Move(SUMS[turned // TURNS] + bonus, face, turned))
                hits = rest
        moves.sort(reverse=True)
        return moves


def _left_in(rack: int) -> int:
    return sum(points for points, turns in zip(SUMS, TURNS_OF, strict=True) if rack & turns)
