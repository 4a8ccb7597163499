"""What everybody at the table knows about racks and pool without seeing them (M3, M6).

Sets of tiles are masks here: bit `3 * tile` stands for a tile.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from games.triominos.events import StartDraw
from games.triominos.tiles import TURNS, UNTURNED


def tiles_in(turned: int) -> int:
    """Give the set of tiles of which any turn is in a mask of turned tiles."""
    return (turned | turned >> 1 | turned >> 2) & UNTURNED


def set_of(tiles: Iterable[int]) -> int:
    """Give the set of some tiles."""
    mask = 0
    for tile in tiles:
        mask |= 1 << TURNS * tile
    return mask


@dataclass(slots=True)
class Knowledge:
    """Facts about one round, by seat."""

    shown: int
    """The tiles of the start draw: all saw them go back into the pool (M3)."""
    from_pool: list[int]
    """At most so many tiles of each rack came out of the pool; the others have been there since the deal."""
    lacking: list[int]
    """Tiles that a seat certainly has not: they fitted when it had to pass with an empty pool (M6)."""
    declined: list[int]
    """Tiles that fitted when a seat last began to draw: who is not bluffing has none of them since."""

    @classmethod
    def begin(cls, players: int, draws: Iterable[StartDraw]) -> "Knowledge":
        """Know what the draws for the start have shown."""
        shown = set_of(tile for draw in draws for _, tile in draw.tiles)
        return cls(shown, [0] * players, [0] * players, [0] * players)

    def copy(self) -> "Knowledge":
        """Make a copy that goes on by itself."""
        return Knowledge(self.shown, self.from_pool.copy(), self.lacking.copy(), self.declined.copy())

    def draw(self, seat: int, fitting: int | None) -> None:
        """Note that a seat has drawn; `fitting`: the turned tiles that fitted, None after its first draw in a turn."""
        self.from_pool[seat] += 1
        if fitting is not None:
            self.declined[seat] = tiles_in(fitting)

    def place(self, seat: int, tile: int, left: int, just_drawn: bool) -> None:  # noqa: FBT001 - a fact
        """Note that a seat has placed a tile and has so many left; the tile may be known to come from the pool."""
        if just_drawn or self.shown >> TURNS * tile & 1:
            self.from_pool[seat] -= 1
        elif self.from_pool[seat] > left:
            self.from_pool[seat] = left

    def lack(self, seat: int, fitting: int) -> None:
        """Note that a seat has passed with an empty pool: of what fitted, it has nothing."""
        self.lacking[seat] |= tiles_in(fitting)
