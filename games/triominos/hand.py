"""What the person at the table is about to do: the chosen tile, the places where it fits, the one it is put on.

Nothing of this is an action yet: a tile that is put down can be taken back until it is confirmed. On any face at most
one turn of a tile fits (tests prove it), so a tile turns itself and only places are chosen.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from games.triominos.actions import Place
from games.triominos.board import Board, Figure
from games.triominos.lattice import corners, position
from games.triominos.scoring import BONUSES
from games.triominos.tiles import SUMS


@dataclass
class Hand:
    """A choice in the making."""

    tile: int | None = None
    places: Mapping[int, int] = field(default_factory=dict)
    """The turn that fits on each face, from left to right."""
    face: int | None = None
    """The place where the tile is shown."""
    is_put: bool = False
    """Whether it lies there, to be confirmed or taken back."""

    def choose(self, tile: int | None, board: Board) -> None:
        """Choose a tile; whatever was put down before is taken back."""
        self.tile, self.face, self.is_put = tile, None, False
        spots = board.placements(tile) if tile is not None else ()
        self.places = {spot.face: spot.turn for spot in sorted(spots, key=lambda spot: _from_left(spot.face))}

    def show(self, face: int | None) -> None:
        """Show the tile at one of its places, or nowhere."""
        self.face = face if face in self.places else None
        self.is_put = self.is_put and self.face is not None

    def put(self, face: int) -> bool:
        """Put the tile down; return whether it fits there."""
        self.show(face)
        self.is_put = self.face is not None
        return self.is_put

    def take_back(self) -> None:
        """Take the tile back into the hand; it is still shown."""
        self.is_put = False

    def step(self, step: int) -> int | None:
        """Return the place so many to the right of the present one; None beyond the last."""
        faces = list(self.places)
        if self.face not in faces:
            return faces[0] if faces else None
        at = faces.index(self.face) + step
        return faces[at] if at in range(len(faces)) else None

    def action(self) -> Place | None:
        """Return the placement that is shown."""
        if self.tile is None or self.face is None:
            return None
        return Place(self.tile, self.face, self.places[self.face])


def all_places(tiles: Iterable[int], board: Board) -> tuple[set[int], set[int]]:
    """Return which of some tiles fit, and all faces where one of them does."""
    spots = {tile: board.placements(tile) for tile in tiles}
    return {tile for tile, found in spots.items() if found}, {spot.face for found in spots.values() for spot in found}


def worth(board: Board, tile: int, face: int, *, two_sided: bool) -> tuple[int, Figure]:
    """Return the points that a tile would bring on an open face, and the figure it would make (M4)."""
    figure = board.figures.get(face, Figure.PLAIN)
    return SUMS[tile] + BONUSES[two_sided][figure], figure


def _from_left(face: int) -> tuple[float, int]:
    x, y = position(corners(face)[0])
    return x + y / 2 + (face & 1) / 2, y
