"""Visitors come and go: whoever comes late gets the next round; when all have gone, everything is as before."""

from typing import Final

from games.engine.house import House
from games.engine.inputs import FINGER, KEYBOARD, TOUCH, Input, Phase, Point, Press
from games.engine.scene import Scene
from games.menus.results import Results
from games.turnbased.saves import ENDING, SAVED, age

KEPT_LOGS: Final = 300  # of games that are over; older ones make room
LOGS: Final = "logs"


class Visitors:
    """Keeps those who wait, and clears the table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._late: list[str] = []  # sources, in the order in which they pressed

    def hear(self, given: Input, playing: Scene | None) -> None:
        """Note who presses, clicks or touches while others play, if there are places left."""
        source = _source(given)
        if playing is None or not source or source in self._late:
            return
        places = self._house.seats.places
        acts = isinstance(given, Press | Point) and playing.seat_of(given) is not None
        sitting = [seat.source or seat.former for seat in places]
        sits = source in sitting or (source == TOUCH and any(each.startswith(TOUCH) for each in sitting))
        if acts or sits or not any(seat.is_free for seat in places):
            return
        self._late.append(source)
        self._house.notices.add(self._house.words("kiosk.next_round"))

    def tick(self) -> None:
        """Let those who wait sit down between two rounds, as far as there are places."""
        if self._late and isinstance(self._house.scenes.top, Results):
            for source in self._late:
                self._house.scenes.top.join(source, None)
            self._late.clear()

    def clear_left(self) -> None:
        """Free the places of people who were away when the game was left; computers have played for them."""
        for seat in self._house.seats.places:
            if seat.former:
                seat.clear()
        self._house.scenes.layout()
        self._house.stale = True

    def clear(self) -> None:
        """Clear the table: places, names, games that were not played to their end, the oldest logs."""
        house = self._house
        for seat in house.seats.places:
            seat.clear()
        self._late.clear()
        self._prune(SAVED, 0)
        self._prune(LOGS, KEPT_LOGS)

    def _prune(self, folder: str, kept: int) -> None:
        """Delete all files of a folder but the newest."""
        store = self._house.store
        if not store.writable:
            return
        files = sorted((store.folder / folder).glob(f"*{ENDING}"), key=age, reverse=True)
        for path in files[kept:]:
            store.remove(store.name(path))


def _source(given: Input) -> str:
    """Return by what somebody would sit down who gives an input; empty when it could be anybody, or is no press."""
    if isinstance(given, Press) and given.source != KEYBOARD:
        return given.source
    if isinstance(given, Point) and given.phase is Phase.DOWN:
        return TOUCH if given.source.startswith(FINGER) else given.source
    return ""
