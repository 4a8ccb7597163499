"""Invitations: each free place shows one way of sitting down, and whoever takes that way sits down there."""

from games.engine.house import House
from games.engine.inputs import BLOCKS, MOUSE, NUMERIC_BLOCK, PAD, TOUCH


def ways(house: House) -> list[str]:
    """Return the free ways of joining: blocks and mouse once each, pads and fingers as often as one likes."""
    blocks = [block for block in BLOCKS if block != NUMERIC_BLOCK or house.devices.numeric_seen]
    return [*(source for source in (*blocks, MOUSE) if house.seats.of(source) is None), PAD, TOUCH]


def invitations(house: House) -> dict[int, str]:
    """Return for each free place the way of joining that it shows."""
    free = [seat.number for seat in house.seats.places if seat.is_free]
    offered = ways(house)
    return {number: offered[min(index, len(offered) - 1)] for index, number in enumerate(free)}


def place_for(house: House, source: str) -> int | None:
    """Return the free place that invites a source, None when none does."""
    kind = PAD if source.startswith(PAD) else source
    return next((number for number, way in invitations(house).items() if way == kind), None)
