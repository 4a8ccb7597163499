"""When the lobby may start: what is still missing, as a sentence, and the short count before it does."""

from games.catalogue import Game, Mode
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import TOUCH, is_mouse
from games.engine.seats import Seat

COUNT_SECONDS = 3


def is_alone(mode: Mode) -> bool:
    """Return whether a mode is for one person alone."""
    return mode.most == 1


def missing(house: House, game: Game, mode: Mode) -> str:
    """Return the sentence that says what a start still needs; empty when nothing is missing."""
    humans, taken = house.seats.humans(), house.seats.taken()
    alone, ready = is_alone(mode), [seat.ready for seat in humans]
    lacks = (
        ("nobody", not taken),
        ("no_human", not humans),
        ("alone", alone and not any(ready)),
        ("too_few", not alone and len(taken) < mode.fewest),
        ("too_many", not alone and len(taken) > mode.most),
        (_ready_sentence(humans), not alone and not all(ready)),
    )
    key = next((key for key, lacking in lacks if lacking), "")
    if not key and not alone and not game.can_deal(mode.key, {seat.number: seat.extra for seat in taken}):
        key = "handicaps"
    return house.words(f"lobby.{key}", fewest=mode.fewest, most=mode.most) if key else ""


def _ready_sentence(humans: list[Seat]) -> str:
    """Return the key of how those get ready who are not yet: by a key, on the screen, or some this way, some that."""
    pointing = {_points(seat.source or "") for seat in humans if not seat.ready}
    if len(pointing) > 1:
        return "press_ready_mixed"
    return "press_ready" if False in pointing else "press_ready_pointer"


def _points(source: str) -> bool:
    return is_mouse(source) or source.startswith(TOUCH)


class Count:
    """The count of three before the start; ``due`` once it has run down."""

    def __init__(self) -> None:
        self._rest: int | None = None

    @property
    def running(self) -> bool:
        """Whether it counts."""
        return self._rest is not None

    @property
    def number(self) -> int:
        """What is shown big: 3, 2, 1."""
        return -(-(self._rest or 0) // TICK_RATE)

    def begin(self) -> None:
        """Count from the beginning."""
        self._rest = COUNT_SECONDS * TICK_RATE

    def stop(self) -> None:
        """Do not start after all."""
        self._rest = None

    def tick(self) -> bool:
        """Let 1/120 s pass; return whether it is time to start."""
        if self._rest is None:
            return False
        self._rest -= 1
        return self._rest <= 0


def soloist(seats: list[Seat]) -> Seat | None:
    """Return the person who plays alone: whoever is ready, for only one can be."""
    return next((seat for seat in seats if seat.ready), None)
