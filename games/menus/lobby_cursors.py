"""The lobby's cursors: everybody has one, which reaches the own place and the table and shows in the own colour."""

from collections.abc import Sequence

from games.engine import widgets
from games.engine.house import House
from games.engine.inputs import KEYBOARD, Move
from games.engine.seats import Seat
from games.engine.theme import GOLD, Colour
from games.engine.widgets import Widget
from games.menus import parts, table
from games.menus.focus import Focus

NAME, CROSS = ".name", ".cross"  # ends of keys
HOME = ".ready"  # ends the key of the widget to which a cursor comes home from the panel


class Cursors:
    """Where the cursors of a house's people are; they share the focus with the lobby's host."""

    def __init__(self, house: House, focus: Focus) -> None:
        self._house = house
        self._focus = focus

    def reach(self, shown: Sequence[Widget], seat: Seat | None) -> list[Widget]:
        """Return the widgets that a seat's cursor reaches; the house keys' (None) reaches all."""
        return [widget for widget in shown if seat is None or self._may_reach(seat, owner(widget.key))]

    def is_on(self, shown: Sequence[Widget], seat: Seat, key: str) -> bool:
        """Return whether a seat's cursor is on a widget."""
        if seat.source is None or not self._focus.has(seat.source):
            return False
        at = self._focus.on(seat.source, self.reach(shown, seat))
        return at is not None and at.key == key

    def visitors(self, shown: Sequence[Widget], key: str) -> list[int]:
        """Return the seats whose cursor is on a widget."""
        return [seat.number for seat in self._house.seats.humans() if self.is_on(shown, seat, key)]

    def rings(self, shown: Sequence[Widget], key: str) -> list[Colour]:
        """Return the colours of the cursors that are on a widget; the house's own is gold."""
        colours = [parts.seat_colour(number) for number in self.visitors(shown, key)]
        at = self._focus.on(KEYBOARD, shown) if self._focus.has(KEYBOARD) else None
        return [*colours, GOLD] if at and at.key == key else colours

    def _may_reach(self, seat: Seat, number: int | None) -> bool:
        return number is None or number == seat.number or self._house.seats[number].level is not None


def onward(reach: Sequence[Widget], at: Widget, move: Move) -> Widget:
    """Return the widget that a move leads to: from the panel left, and down from the last, home to the places."""
    there, places = widgets.nearest(reach, at, move), [other for other in reach if owner(other.key) is not None]
    home = next((place for place in places if place.key.endswith(HOME)), places[0] if places else at)
    if move is Move.LEFT and at.key in table.BUTTONS:
        return home
    if move is Move.UP and at.key.endswith(NAME):  # left and right leaf through names, so the cross is above
        return next(place for place in places if place.key == at.key.replace(NAME, CROSS))
    if there is at and move is Move.DOWN:
        return home
    if there is at and move is Move.RIGHT and at in places:
        return next((other for other in reach if other.enabled and other not in places), at)
    return there


def owner(key: str) -> int | None:
    """Return the seat that a widget belongs to, None for those of the table."""
    return int(key.split(".")[1]) if key.startswith("seat.") else None
