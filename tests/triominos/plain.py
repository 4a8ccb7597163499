"""The rules of placing as they read, without any table kept up to date: what tests and bench compare the board with."""

from collections.abc import Iterable

from games.triominos.board import Board, Figure
from games.triominos.lattice import START, about, across, corners
from games.triominos.tiles import DIGITS, EVERY_TURN, TURNS


def plain_digits(board: Board) -> dict[int, int]:
    """Read the digit of each point off the tiles."""
    return {
        point: digit
        for face, turned in board.tiles.items()
        for point, digit in zip(corners(face), DIGITS[turned], strict=True)
    }


def plain_fits(board: Board, face: int) -> set[int]:
    """Read M2 as it stands: a whole side touches a tile, and every corner on a numbered point shows its digit."""
    if face in board.tiles or not any(beyond in board.tiles for beyond in across(face)):
        return set()
    digits = plain_digits(board)
    a, b, c = (digits.get(point) for point in corners(face))
    return {
        turned
        for turned, (first, second, third) in enumerate(DIGITS)
        if a in (None, first) and b in (None, second) and c in (None, third) and EVERY_TURN >> turned & 1
    }


def plain_figure(board: Board, face: int) -> Figure:
    """Read M4 as it stands, for a face on which a tile is placed."""
    points = corners(face)
    closed = sum(all(other in board.tiles or other == face for other in about(point)) for point in points)
    if closed:
        return (Figure.HEXAGON, Figure.DOUBLE, Figure.TRIPLE)[closed - 1]
    sides = sum(beyond in board.tiles for beyond in across(face))
    if sides > 1:
        return Figure.SIDES
    return Figure.BRIDGE if sides and all(point in plain_digits(board) for point in points) else Figure.PLAIN


class PlainBoard(Board):
    """A board that looks at the whole table whenever it is asked where tiles fit."""

    def placements_of(self, rack: Iterable[int]) -> list[tuple[int, int]]:
        """List (face, turned tile) for all tiles of a rack."""
        tiles = set(rack)
        if not self.tiles:
            return [(START, TURNS * tile) for tile in tiles]
        edge = dict.fromkeys(beyond for placed in self.tiles for beyond in across(placed))
        return [
            (face, turned) for face in edge for turned in sorted(plain_fits(self, face)) if turned // TURNS in tiles
        ]
