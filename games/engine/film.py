"""Films: games that were played, shown again from their logs. A film decides nothing and takes no input.

What shows it knows no game: it lets time pass, seeks, and draws. Time in a film is counted in ticks from its beginning.
"""

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from enum import StrEnum, auto

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.seats import Seats
from games.engine.settings import Settings
from games.engine.sound import Muffled, Sounds


class MarkKind(StrEnum):
    """What is marked on the bar of a film."""

    PLAY = auto()  # a card was laid, a tile placed, a row taken
    FIGURE = auto()  # a play worth looking for: two triples at once, a bridge, a hexagon
    ROUND = auto()  # a round begins
    WIN = auto()  # somebody has won


CHAPTERS = frozenset({MarkKind.FIGURE, MarkKind.ROUND, MarkKind.WIN})
"""Marks that one can leap to."""


@dataclass(frozen=True)
class Mark:
    """Something at a tick of a film, by a seat or by nobody."""

    at: int
    kind: MarkKind
    seat: int | None = None


class Film(ABC):
    """A game on the screen once more. `house` is a twin of the house, with seats, size and sounds of its own."""

    can_open = False  # whether there is a switch that shows what was hidden while the game went on
    is_open = False

    def __init__(self, house: House) -> None:
        self._muffled = Muffled(house.sounds)
        self.house = twin(house, self._muffled)
        self.music = ""
        self.length = 0
        """In ticks."""
        self.at = 0
        """The tick that is shown."""
        self.stops: tuple[int, ...] = ()
        """Where single steps lead, rising: shortly after each command or action."""
        self.marks: tuple[Mark, ...] = ()

    @property
    def chapters(self) -> list[int]:
        """The ticks of the marks that one can leap to, rising."""
        return sorted({mark.at for mark in self.marks if mark.kind in CHAPTERS})

    @property
    def is_over(self) -> bool:
        """Whether nothing follows."""
        return self.at >= self.length

    def step(self, direction: int) -> None:
        """Show the next stop, or the one before."""
        self.seek(beside(self.stops, self.at, direction, self.length))

    def leap(self, direction: int) -> None:
        """Show the next mark worth it, or the one before; else the end or the beginning."""
        self.seek(beside(self.chapters, self.at, direction, self.length))

    def open(self, *, on: bool) -> None:
        """Show what was hidden while the game went on, or hide it again."""
        self.is_open = on and self.can_open

    def heard(self, *, on: bool) -> None:
        """Let sounds be heard, or not."""
        self._muffled.on = on

    @contextmanager
    def hushed(self) -> Iterator[None]:
        """Let nothing be heard meanwhile."""
        before, self._muffled.on = self._muffled.on, False
        yield
        self._muffled.on = before

    def resize(self, house: House, size: tuple[int, int]) -> None:
        """Take over size, language and settings."""
        self.house.size = size
        self.house.settings = shown_settings(house)
        self.layout()

    @abstractmethod
    def layout(self) -> None:
        """Lay everything out for the size of the twin house."""

    @abstractmethod
    def seek(self, at: int) -> None:
        """Show the film as it is at a tick; silently. What is beyond its ends is its end."""

    @abstractmethod
    def tick(self) -> None:
        """Let 1/120 s of the film pass."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Describe the frame on a canvas of the twin house's size."""

    @abstractmethod
    def state_hash(self) -> str:
        """Hash the state that is shown."""


def beside(places: Sequence[int], at: int, direction: int, length: int) -> int:
    """Return the place after `at`, or the one before; the ends of 0 to length when there is none."""
    if direction > 0:
        following = bisect_right(places, at)
        return places[following] if following < len(places) else length
    before = bisect_left(places, at) - 1
    return places[before] if before >= 0 else 0


def twin(house: House, sounds: Sounds) -> House:
    """Return a house with the same rooms, but places, size and sounds of its own."""
    made = copy(house)
    made.seats = Seats()
    made.sounds = sounds
    made.settings = shown_settings(house)
    return made


def shown_settings(house: House) -> Settings:
    """Return the settings for a film: it lies upright, for whoever watches sits before the screen."""
    return replace(house.settings, around=False)
