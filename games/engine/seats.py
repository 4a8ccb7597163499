"""Who sits at the table: six places, each with colour, emblem, name, source of input or computer level."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from games.engine.inputs import TOUCH
from games.engine.theme import SEAT_COUNT

NAME_LENGTH = 12  # characters


@dataclass
class Seat:
    """A place at the table. Free when nobody controls it and no computer fills it."""

    number: int
    source: str | None = None  # the block, pad, mouse or touch that plays it
    level: int | None = None  # a computer's level, from 0
    name: str = ""  # empty: the emblem's name is shown
    extra: int = 0  # handicap: cards more or fewer
    ready: bool = False
    former: str = ""  # the source of the person whose place a computer has taken over for the time being

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.source is None and self.level is None

    @property
    def is_human(self) -> bool:
        """Whether a person plays here."""
        return self.source is not None

    def clear(self) -> None:
        """Make the place free again."""
        self.source, self.level, self.name, self.extra, self.ready, self.former = None, None, "", 0, False, ""

    def hand_over(self, level: int) -> None:
        """Let a computer play on for the person here, who may come back by pressing."""
        self.former, self.source, self.level = self.source or "", None, level


class Sitting(Protocol):
    """Who sat at a seat in a saved game."""

    @property
    def seat(self) -> int:
        """The number of the seat."""

    @property
    def name(self) -> str:
        """The name; empty for the emblem's."""

    @property
    def source(self) -> str | None:
        """What the person played with; None for a computer."""

    @property
    def level(self) -> int | None:
        """The computer's level, None for a person."""


@dataclass
class Seats:
    """The six places; a seat's number is its colour and emblem."""

    places: list[Seat] = field(default_factory=lambda: [Seat(number) for number in range(SEAT_COUNT)])

    def __getitem__(self, number: int) -> Seat:
        """Return the seat of that number."""
        return self.places[number]

    def taken(self) -> list[Seat]:
        """Return the seats that play, in order of their numbers."""
        return [seat for seat in self.places if not seat.is_free]

    def offered(self, most: int) -> list[Seat]:
        """Return the seats that are shown where so many may play, in order: all taken ones, and free ones up to it."""
        room = max(0, most - len(self.taken()))
        free = [seat.number for seat in self.places if seat.is_free][:room]
        return [seat for seat in self.places if not seat.is_free or seat.number in free]

    def humans(self) -> list[Seat]:
        """Return the seats that people play."""
        return [seat for seat in self.places if seat.is_human]

    def of(self, source: str) -> Seat | None:
        """Return the seat that a source plays, None when it plays none."""
        return next((seat for seat in self.places if seat.source == source), None)

    def join(self, source: str, number: int | None = None) -> Seat | None:
        """Seat a source at a free place, the given or the first one; None when it sits already or all is full.

        Touch may take several places (each its own source), every other source one.
        """
        if self.of(source) is not None:
            return None
        wanted = self.places if number is None else [self.places[number]]
        seat = next((place for place in wanted if place.is_free), None)
        if seat is None:
            return None
        seat.source = f"{TOUCH}{seat.number}" if source == TOUCH else source
        seat.ready = False
        return seat

    def take_back(self, source: str) -> Seat | None:
        """Give a source the place back that it left to a computer; None when it left none, or plays already."""
        if not source or self.of(source) is not None:
            return None
        seat = next((place for place in self.places if place.former == source and place.level is not None), None)
        if seat is not None:
            seat.source, seat.level, seat.former, seat.ready = source, None, "", False
        return seat

    def sit(self, players: Iterable[Sitting]) -> None:
        """Seat the players of a saved game, and nobody else."""
        for seat in self.places:
            seat.clear()
        for player in players:
            seat = self.places[player.seat]
            seat.name, seat.source, seat.level = player.name, player.source, player.level

    def add_computer(self, level: int, number: int | None = None) -> Seat | None:
        """Let a computer take a free place, the given or the last one; None when there is none."""
        wanted = reversed(self.places) if number is None else [self.places[number]]
        seat = next((place for place in wanted if place.is_free), None)
        if seat is not None:
            seat.level, seat.ready = level, True
        return seat
