"""Invitations: each free place shows one way of sitting down, and whoever takes that way sits down there."""

from games.engine.house import House
from games.engine.inputs import BLOCKS, MOUSE, NUMERIC_BLOCK, PAD, TOUCH, of_device
from games.engine.theme import SEAT_COUNT


def ways(house: House) -> list[str]:
    """Return the free ways of joining: each block and mouse once, pads and fingers as often as one likes."""
    keyboards, pointers = house.devices.keyboards, house.devices.pointers
    first, *others = keyboards.plugged()
    mice = [of_device(MOUSE, mouse.number) for mouse in pointers.mice() if mouse.plugged]
    more = [source for number in others for source in _blocks(house, number)]
    return [*(each for each in (*_blocks(house, first), *mice, *more) if house.seats.of(each) is None), PAD, TOUCH]


def _blocks(house: House, keyboard: int) -> list[str]:
    """Return the blocks of a keyboard, the numeric pad once one of its keys has been seen."""
    blocks = [each for each in BLOCKS if each != NUMERIC_BLOCK or keyboard in house.devices.keyboards.numeric]
    return [of_device(block, keyboard) for block in blocks]


def invitations(house: House, most: int = SEAT_COUNT) -> dict[int, str]:
    """Return for each free place that is shown where so many may play the way of joining that it shows."""
    free = [seat.number for seat in house.seats.offered(most) if seat.is_free]
    offered = ways(house)
    return {number: offered[min(index, len(offered) - 1)] for index, number in enumerate(free)}


def place_for(house: House, source: str, most: int = SEAT_COUNT) -> int | None:
    """Return the free place that invites a source where so many may play, None when none does."""
    kind = PAD if source.startswith(PAD) else source
    return next((number for number, way in invitations(house, most).items() if way == kind), None)
