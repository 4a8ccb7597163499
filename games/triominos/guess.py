"""Imagining racks that agree with what is known: each place on a rack takes one of the tiles that it may hold (A3).

Places that may hold least are filled first. Where the tiles left over do not suit a place, tiles that are already
placed move on to make room, so that a way is found whenever there is one.
"""

from games.triominos.knowledge import Knowledge
from games.triominos.tiles import TURNS


def guess_racks(
    seat: int,
    rack: tuple[int, ...],
    sizes: tuple[int, ...],
    known: Knowledge,
    pool: list[int],
    trusting: bool,  # noqa: FBT001 - a trait
) -> list[tuple[int, ...]]:
    """Give every seat a rack: `seat` its own, the others tiles that are taken out of the shuffled `pool`."""
    places = _places(seat, sizes, known, trusting)
    held = _fill([barred for _, barred in places], pool)
    if held is None and trusting:
        return guess_racks(seat, rack, sizes, known, pool, trusting=False)
    assert held is not None  # noqa: S101 - the true racks are one way to fill the places
    racks: list[list[int]] = [[] for _ in sizes]
    for (owner, _), tile in zip(places, held, strict=True):
        racks[owner].append(tile)
        pool.remove(tile)
    return [rack if owner == seat else tuple(tiles) for owner, tiles in enumerate(racks)]


def _places(seat: int, sizes: tuple[int, ...], known: Knowledge, trusting: bool) -> list[tuple[int, int]]:  # noqa: FBT001
    """List the places on the other racks: whose, and the set of tiles that it cannot hold; the narrowest first."""
    narrow, wide = [], []
    for owner, size in enumerate(sizes):
        if owner != seat:
            barred = known.lacking[owner] | (known.declined[owner] if trusting else 0)
            drawn = min(size, known.from_pool[owner])
            narrow += [(owner, barred | known.shown)] * (size - drawn)
            wide += [(owner, barred)] * drawn
    return narrow + wide


def _fill(barred: list[int], tiles: list[int]) -> list[int] | None:
    """Give each place one of the tiles, the first that suits; None when there is no way to fill all."""
    holder: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        suiting = [tile for tile in tiles if tile not in tried and not barred[place] >> TURNS * tile & 1]
        for tile in suiting:
            if tile not in holder:
                holder[tile] = place
                return True
        for tile in suiting:
            if tile not in tried:
                tried.add(tile)
                if find(holder[tile], tried):
                    holder[tile] = place
                    return True
        return False

    if not all(find(place, set()) for place in range(len(barred))):
        return None
    held = {place: tile for tile, place in holder.items()}
    return [held[place] for place in range(len(barred))]
