"""The solo puzzle: place all tiles of a given set, in any order, so that each fits (M2).

A set is found by growing a figure tile by tile, so that a solution is known; of several sets, the one is taken in which
random play fails most often.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from games.core.rng import Stream
from games.triominos.actions import Place, place
from games.triominos.board import Board
from games.triominos.tiles import TILE_COUNT, TURNS

SIZES: Final = (8, 12, 20)
"""Tiles in an easy, a middling and a hard puzzle; random play solves about a half, a sixth, a thirtieth of the sets."""

MOST_TILES: Final = 30

SETS_TRIED: Final = 8
ATTEMPTS: Final = 24
"""Random attempts at each set that is tried."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A set of tiles, smallest sum first, and one way to place them all."""

    tiles: tuple[int, ...]
    solution: tuple[Place, ...]


def make_puzzle(seed: int, size: int) -> Puzzle:
    """Make the puzzle of a seed with so many tiles, 2 to 30; it can be solved. Raises ValueError for other sizes."""
    if size not in range(2, MOST_TILES + 1):
        raise ValueError(f"no puzzle has {size} tiles")
    stream = Stream(seed, "triominos", "puzzle", size)
    grown = [grow(size, stream) for _ in range(SETS_TRIED)]
    solved = [sum(attempt(_tiles(solution), stream) for _ in range(ATTEMPTS)) for solution in grown]
    solution = grown[solved.index(min(solved))]
    return Puzzle(tuple(sorted(_tiles(solution))), solution)


def grow(size: int, stream: Stream) -> tuple[Place, ...]:
    """Place so many of the 56 tiles at random, each so that it fits."""
    while True:
        placed = at_random(Board(), range(TILE_COUNT), size, stream)
        if len(placed) == size:
            return placed


def attempt(tiles: tuple[int, ...], stream: Stream) -> bool:
    """Try once to place all tiles at random."""
    return len(at_random(Board(), tiles, len(tiles), stream)) == len(tiles)


def at_random(board: Board, tiles: Iterable[int], size: int, stream: Stream) -> tuple[Place, ...]:
    """Place tiles at random on a board, which goes along, until so many are placed or none fits."""
    left = list(tiles)
    placed: list[Place] = []
    while len(placed) < size:
        spots = board.placements_of(left)
        if not spots:
            break
        face, turned = stream.choice(spots)
        board.place(face, turned)
        left.remove(turned // TURNS)
        placed.append(place(face, turned))
    return tuple(placed)


def _tiles(solution: tuple[Place, ...]) -> tuple[int, ...]:
    return tuple(action.tile for action in solution)
