"""Who sat where: names and handicaps come back with the device, and names are counted when a game begins."""

from games.engine.guests import Guest, Guests
from games.engine.house import House
from games.engine.seats import Seat


def recall(house: House, seat: Seat, extras: range | None = None) -> None:
    """Give a seat that was just taken the name and, within a range, the handicap that its device had last."""
    if not house.manners.types_names:
        return
    guest = Guests(house.records).last_at(_device(house, seat.source or ""))
    others = {place.name for place in house.seats.taken() if place is not seat}
    if guest.name not in others:
        seat.name = guest.name
        seat.extra = guest.extra if extras is None or guest.extra in extras else 0


def remember(house: House, *, extras: bool) -> None:
    """Remember who sits at which device; the handicap only where the game has ``extras``."""
    if not house.manners.types_names:
        return
    guests = Guests(house.records)
    now = []
    for seat in house.seats.humans():
        device = _device(house, seat.source or "")
        now.append((device, Guest(seat.name, seat.extra if extras else guests.last_at(device).extra)))
    guests.sat(now)


def count_names(house: House) -> None:
    """Remember the names of those who begin a game."""
    if house.manners.types_names:
        Guests(house.records).took(seat.name for seat in house.seats.humans())


def _device(house: House, source: str) -> str:
    """Return what stays the same of a source when the program ends: of a pad its model and serial number."""
    pad = next((pad for pad in house.devices.pads.pads() if pad.source == source), None)
    return f"{pad.device} {pad.serial}" if pad else source
