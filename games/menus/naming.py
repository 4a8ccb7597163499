"""Naming: the one name that is being typed, or picked from a list by those who have no keys."""

from games.engine import text
from games.engine.house import House
from games.engine.inputs import Edit, Edited, Typed
from games.engine.seats import NAME_LENGTH

ANIMALS = 24  # names in the words: animal.0 ...


class Naming:
    """Edits the name of one seat at a time; ``seat`` is None while nobody types."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.seat: int | None = None
        self.text = ""

    def begin(self, seat: int) -> None:
        """Open the name of a seat; a name that was being typed is kept first."""
        self.end(keep=True)
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
        self.seat, self.text = None, ""
        self._house.devices.type_text(on=False)

    def take(self, given: Typed | Edited) -> None:
        """Take typed text or an editing key."""
        if self.seat is None:
            return
        if isinstance(given, Typed):
            fresh = "".join(letter for letter in given.text if letter.isprintable() and text.has_glyph(letter))
            self.text = (self.text + fresh).lstrip()[:NAME_LENGTH]
        elif given.edit is Edit.ERASE:
            self.text = self.text[:-1]
        else:
            self.end(keep=given.edit is Edit.ENTER)

    def pick(self, seat: int, step: int) -> None:
        """Give a seat the next or previous animal's name that nobody else bears."""
        seats, words = self._house.seats, self._house.words
        names = ["", *(words(f"animal.{number}") for number in range(ANIMALS))]
        others = {place.name for place in seats.taken() if place.number != seat} - {""}
        free = [name for name in names if name not in others]
        at = free.index(seats[seat].name) if seats[seat].name in free else 0
        seats[seat].name = free[(at + step) % len(free)]
