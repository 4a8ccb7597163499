"""The beginning of a round: racks, pool, and who starts (M3, M8)."""

from dataclasses import dataclass

from games.core.rng import Stream
from games.triominos.events import StartDraw
from games.triominos.settings import RACK
from games.triominos.tiles import SUMS, TILE_COUNT


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round ready to begin."""

    racks: list[tuple[int, ...]]
    pool: tuple[int, ...]
    """The next tile to be drawn last."""
    draws: tuple[StartDraw, ...]
    """All draws for the start, ties and all; the last has one leader."""

    @property
    def starter(self) -> int:
        """The seat that starts."""
        return self.draws[-1].leaders[0]


def deal(players: int, seed: int, number: int) -> Dealt:
    """Deal round `number`; each is dealt anew from all 56 tiles.

    Whoever draws again after a tie does so from the shuffled pool, into which the tiles drawn before have gone back.
    """
    stream = Stream(seed, "triominos", "deal", number)
    pool = list(range(TILE_COUNT))
    stream.shuffle(pool)
    racks = [_pop(pool, RACK[players]) for _ in range(players)]
    draws: list[StartDraw] = []
    leaders = tuple(range(players))
    while not draws or len(leaders) > 1:
        tiles = tuple(zip(leaders, reversed(pool), strict=False))
        best = max(SUMS[tile] for _, tile in tiles)
        leaders = tuple(seat for seat, tile in tiles if SUMS[tile] == best)
        draws.append(StartDraw(tiles, leaders))
        stream.shuffle(pool)
    return Dealt(racks, tuple(pool), tuple(draws))


def _pop(pool: list[int], count: int) -> tuple[int, ...]:
    return tuple(pool.pop() for _ in range(count))
