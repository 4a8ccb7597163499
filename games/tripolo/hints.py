"""Hints of the family level: who has not played for some seconds sees a card that fits, and its cell, glow softly."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from games.core.ticks import ticks
from games.tripolo.events import Beaten, Dealt, Drawn, Event, Laid, Refused
from games.tripolo.rules import masks
from games.tripolo.view import Phase, View

PATIENCE: Final = ticks(6000)
"""How long a player looks without a hint, counted from the last card drawn or tried."""

RISE: Final = ticks(1500)
"""How long the glow takes to rise; then it stays."""


class Hint(NamedTuple):
    """A card of the hand and a cell where it fits, or the advice to draw one (both None); since which round tick."""

    card: int | None
    cell: int | None
    begun: int


class Hints:
    """Watches a match for the seats that people play; tells what each of them may see glow."""

    def __init__(self) -> None:
        self._busy: dict[int, int] = {}  # by seat: when it drew or tried a card last
        self._shown: dict[int, Hint] = {}

    def feed(self, round_tick: int, events: Iterable[Event]) -> None:
        """Take in the events of one step, and the match's round tick."""
        for event in events:
            match event:
                case Dealt():
                    self._busy.clear()
                    self._shown.clear()
                case Laid(seat=seat) | Refused(seat=seat) | Beaten(seat=seat) | Drawn(seat=seat):
                    self._busy[seat] = round_tick
                    self._shown.pop(seat, None)
                case _:
                    pass

    def of(self, view: View) -> Hint | None:
        """Tell the hint for a seat now; it stays the same as long as it is right."""
        since = self._busy.get(view.seat, 0) + PATIENCE
        if view.phase is not Phase.PLAY or view.round_tick < since:
            return None
        shown = self._shown.get(view.seat)
        if shown is None or not _is_right(view, shown):
            found = _found(view)
            if found is None:
                self._shown.pop(view.seat, None)
                return None
            self._shown[view.seat] = shown = found
        return shown


def glow(hint: Hint, round_tick: int) -> float:
    """Tell how bright a hint is, 0 to 1: it rises once and never blinks."""
    return max(0.0, min(1.0, (round_tick - hint.begun + 1) / RISE))


def _found(view: View) -> Hint | None:
    fits = masks(view.tops)
    for card in view.hand:
        for cell, mask in enumerate(fits):
            if mask >> card & 1:
                return Hint(card, cell, view.round_tick)
    return Hint(None, None, view.round_tick) if view.stack else None


def _is_right(view: View, hint: Hint) -> bool:
    if hint.card is None or hint.cell is None:
        found = _found(view)
        return found is not None and found.card is None
    return hint.card in view.hand and bool(masks(view.tops)[hint.cell] >> hint.card & 1)
