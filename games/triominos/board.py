"""The tiles on the table, and where further ones fit (M2, M4).

Along the edge of the figure lie the *open* faces: empty, with a tile across at least one side. For each of them the
board keeps the mask of the turned tiles that fit there, and the figure that a tile would make. One more tile changes
only what lies around its corners, so that the cost of a placement does not grow with the table.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple

from games.triominos.lattice import ABOUT, ACROSS, CORNERS_OF, START, about
from games.triominos.sides import SIDES_OF
from games.triominos.tiles import DIGITS, SHOWING, TURNS, TURNS_OF, UNTURNED, mask_of

AROUND_A_POINT: Final = 6


class Figure(IntEnum):
    """What a tile makes where it is placed; the better ones last (M4)."""

    PLAIN = 0
    """One side touches and nothing else, or it is the first tile."""
    BRIDGE = 1
    """One side touches, and the opposite point meets a numbered point."""
    SIDES = 2
    """Two or three sides touch, and no hexagon is closed."""
    HEXAGON = 3
    """It closes six tiles round a point."""
    DOUBLE = 4
    """It closes two hexagons."""
    TRIPLE = 5
    """It closes three hexagons."""


PLAIN, BRIDGE, SIDES, HEXAGON, DOUBLE, TRIPLE = Figure


class Spot(NamedTuple):
    """Where and how a tile may be placed: `turn` thirds of a turn clockwise."""

    face: int
    turn: int


class Board:
    """Tiles on a lattice without edges. Empty, its only open face is START, where every tile fits without a turn."""

    __slots__ = ("_count", "figures", "fits", "points", "tiles")

    def __init__(self) -> None:
        self.tiles: dict[int, int] = {}
        """Turned tile of each face, in the order in which they were placed."""
        self.points: dict[int, int] = {}
        """The digit of each numbered point."""
        self.fits: dict[int, int] = {START: UNTURNED}
        """For each open face the mask of the turned tiles that fit; faces where no tile fits any more are left out."""
        self.figures: dict[int, Figure] = {}
        """What a tile would make on an open face; PLAIN is left out."""
        self._count: dict[int, int] = {}
        """The tiles around each numbered point."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and list(self.tiles.items()) == list(other.tiles.items())

    __hash__ = None  # type: ignore[assignment] # a board changes

    def copy(self) -> "Board":
        """Make a board that goes on by itself."""
        twin = Board.__new__(Board)
        twin.tiles = self.tiles.copy()
        twin.points = self.points.copy()
        twin.fits = self.fits.copy()
        twin.figures = self.figures.copy()
        twin._count = self._count.copy()  # noqa: SLF001 - its own kind
        return twin

    def allows(self, face: int, turned: int) -> bool:
        """Tell whether a turned tile may be placed on a face: a whole side touches and no digit differs (M2)."""
        return bool(self.fits.get(face, 0) >> turned & 1)

    def placements(self, tile: int) -> tuple[Spot, ...]:
        """List all places and turns of one tile."""
        first = TURNS * tile
        return tuple(Spot(face, turned - first) for face, turned in self.placements_of((tile,)))

    def placements_of(self, rack: Iterable[int]) -> list[tuple[int, int]]:
        """List (face, turned tile) for all tiles of a rack: face by face, on each face the smallest sum first."""
        wanted = mask_of(rack)
        found = []
        for face, mask in self.fits.items():
            hits = mask & wanted
            while hits:
                rest = hits & hits - 1
                found.append((face, (hits ^ rest).bit_length() - 1))
                hits = rest
        return found

    def any_fits(self, rack: Iterable[int]) -> bool:
        """Tell whether any tile of a rack may be placed somewhere."""
        wanted = mask_of(rack)
        return any(mask & wanted for mask in self.fits.values())

    def touching(self, face: int) -> int:
        """Count the tiles across the sides of a face."""
        return sum(face + step in self.tiles for step in ACROSS[face & 1])

    def fitting(self) -> int:
        """Give the mask of all turned tiles that fit somewhere."""
        mask = 0
        for fit in self.fits.values():
            mask |= fit
        return mask

    def fitting_tiles(self) -> tuple[int, ...]:
        """List the tiles that fit somewhere."""
        mask = self.fitting()
        return tuple(tile for tile, turns in enumerate(TURNS_OF) if mask & turns)

    def place(self, face: int, turned: int) -> Figure:
        """Place a turned tile that is allowed there; tell what it makes. Raises KeyError when the face is not open."""
        fits, figures, tiles, digit_of, own = self.fits, self.figures, self.tiles, self.points.get, face >> 1
        del fits[face]
        figure = figures.pop(face, PLAIN)
        tiles[face] = turned
        nearly_closed = self._lay_corners(face, turned)
        for step, opposite, showing, beside in SIDES_OF[face & 1]:
            beyond = face + step
            if beyond in fits:
                if figures.get(beyond, 0) < SIDES:
                    figures[beyond] = SIDES
            elif beyond not in tiles:
                digit = digit_of(own + opposite)
                if digit is None:
                    fits[beyond] = beside[turned]
                elif mask := beside[turned] & showing[digit]:
                    fits[beyond] = mask
                    figures[beyond] = BRIDGE
        for point in nearly_closed:
            self._nearly_close(point)
        return figure

    def _lay_corners(self, face: int, turned: int) -> list[int]:
        """Count a tile at its points, which get their digits; return those at which one more closes a hexagon."""
        count, nearly_closed, own, digits = self._count, [], face >> 1, DIGITS[turned]
        for corner, step in enumerate(CORNERS_OF[face & 1]):
            point = own + step
            if point in count:
                tiles = count[point] = count[point] + 1
                if tiles == AROUND_A_POINT - 1:
                    nearly_closed.append(point)
            else:
                count[point] = 1
                self._number(point, digits[corner])
        return nearly_closed

    def _number(self, point: int, digit: int) -> None:
        """Give a point its digit: open faces around it, which lay opposite, now want it and would be bridges."""
        self.points[point] = digit
        fits, figures, twice = self.fits, self.figures, 2 * point
        for step, corner in ABOUT:
            face = twice + step
            if face in fits:
                mask = fits[face] & SHOWING[corner][digit]
                if mask:
                    fits[face] = mask
                    figures[face] = BRIDGE
                else:
                    del fits[face]

    def _nearly_close(self, point: int) -> None:
        """Note that the last empty face around a point closes a hexagon, perhaps not its first."""
        for face in about(point):
            if face in self.fits:
                before = self.figures.get(face, PLAIN)
                self.figures[face] = Figure(before + 1) if before >= HEXAGON else HEXAGON
