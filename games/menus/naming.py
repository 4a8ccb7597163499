"""Naming: the one name that is being typed, or picked from those that are remembered and a list of animals."""

from games.engine import text
from games.engine.guests import Guests
from games.engine.house import House
from games.engine.inputs import Edit, Edited, Typed
from games.engine.seats import NAME_LENGTH

ANIMALS = 24  # names in the words: animal.0 ...
REMEMBERED = 24  # names that are offered


class Naming:
    """Edits the name of one seat at a time; ``seat`` is None while nobody types."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._guests = Guests(house.records)
        self._offered: list[str] = []  # names, in the order in which they are picked; they stay while people pick
        self.seat: int | None = None
        self.text = ""

    def begin(self, seat: int) -> None:
        """Open the name of a seat; a name that was being typed is kept first. Where nobody types, pick the next one."""
        self.end(keep=True)
        if not self._house.manners.types_names:
            self.pick(seat, 1)
            return
        self.seat = seat
        self.text = self._house.seats[seat].name
        self._house.devices.type_text(on=True)

    def end(self, *, keep: bool) -> None:
        """Close the name; a blank one, like the emblem's own, leaves the place to the emblem's name."""
        if self.seat is None:
            return
        seat, name = self._house.seats[self.seat], " ".join(self.text.split())
        if keep:
            seat.name = "" if name == self._house.words(f"seat.{seat.number}.name") else name
            self._guests.took([seat.name])
            self._offered = []
        self.seat, self.text = None, ""
        self._house.devices.type_text(on=False)

    def take(self, given: Typed | Edited) -> None:
        """Take typed text or an editing key; letters that the typeface lacks are refused in words."""
        if self.seat is None:
            return
        if isinstance(given, Typed):
            fresh = "".join(letter for letter in given.text if letter.isprintable())
            if all(map(text.has_glyph, fresh)):
                self.text = (self.text + fresh).lstrip()[:NAME_LENGTH]
            else:
                self._house.notices.add(self._house.words("lobby.letter"))
        elif given.edit is Edit.ERASE:
            self.text = self.text[:-1]
        else:
            self.end(keep=given.edit is Edit.ENTER)

    def pick(self, seat: int, step: int) -> None:
        """Give a seat the next or previous name that nobody else bears: remembered ones, then animals."""
        seats = self._house.seats
        others = {place.name for place in seats.taken() if place.number != seat} - {""}
        free = [name for name in self._names() if name not in others]
        at = free.index(seats[seat].name) if seats[seat].name in free else 0
        seats[seat].name = free[(at + step) % len(free)]

    def _names(self) -> list[str]:
        """Return the names that are offered, none (the emblem's) first."""
        animals = [self._house.words(f"animal.{number}") for number in range(ANIMALS)]
        remembered = self._guests.names(REMEMBERED) if self._house.manners.types_names else []
        self._offered = self._offered or ["", *remembered]
        return list(dict.fromkeys([*self._offered, *animals]))
