"""Visitors come and go: whoever comes late gets the next round; when all have gone, everything is as before."""

from typing import Final

from games.engine.house import House
from games.engine.inputs import KEYBOARD, Input, Press
from games.menus.results import Results
from games.turnbased.saves import ENDING, SAVED

KEPT_LOGS: Final = 300  # of games that are over; older ones make room
LOGS: Final = "logs"


class Visitors:
    """Keeps those who wait, and clears the table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._late: list[str] = []  # sources, in the order in which they pressed

    def hear(self, given: Input, *, playing: bool) -> None:
        """Note who presses while others play."""
        if not playing or not isinstance(given, Press) or given.source == KEYBOARD:
            return
        seats = self._house.seats
        left_it = any(seat.former == given.source for seat in seats.places)
        if left_it or seats.of(given.source) is not None or given.source in self._late:
            return
        self._late.append(given.source)
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
        files = sorted((store.folder / folder).glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[kept:]:
            store.remove(store.name(path))
