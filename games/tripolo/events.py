"""What happens in a match, told to whoever shows it: scene, sounds, figures, tests.

Events tell more than one player may know (a drawn card); a scene shows each to those who may see it.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.tripolo.rules import Triple

SeatCounts: TypeAlias = tuple[tuple[int, int], ...]
"""(seat, number) pairs, in the order of the seats."""


class Ending(StrEnum):
    """Why a round is over (T9)."""

    OUT = "out"
    """Somebody laid the last card."""
    NO_MOVES = "no_moves"
    """No card of anybody, in hand or stack, fits anywhere."""
    LEFT = "left"
    """All others have left the table."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new round lies on the table. `piles`: nine cells, cards from bottom to top; `stacks`: cards of each seat."""

    round: int
    piles: tuple[tuple[int, ...], ...]
    stacks: SeatCounts

    @property
    def tops(self) -> tuple[int, ...]:
        """The nine top cards."""
        return tuple(pile[-1] for pile in self.piles)

    @property
    def heights(self) -> tuple[int, ...]:
        """The number of cards on each cell; what is above one is surplus of the deal (T3)."""
        return tuple(map(len, self.piles))


@dataclass(frozen=True, slots=True)
class Called:
    """A word of the opening call: 0 and 1 announce, 2 is "los!", and play begins (T7)."""

    word: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card came from the own stack into the hand."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A card lies on the grid. The first triple is the spoken one (T2)."""

    seat: int
    card: int
    cell: int
    triples: tuple[Triple, ...]
    covered: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A wrong play: the card is back in the hand, the seat cannot lay until that round tick (T5)."""

    seat: int
    card: int
    cell: int
    locked_until: int


@dataclass(frozen=True, slots=True)
class Beaten:
    """The play was right a moment ago, somebody was faster: the card is back in the hand, no penalty (T4)."""

    seat: int
    card: int
    cell: int


@dataclass(frozen=True, slots=True)
class Locked:
    """A try to lay while locked; nothing else happens (T5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """Somebody called "Stop!" (T8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resuming:
    """Play goes on in so many seconds (T8)."""

    seconds: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The stop is over: play goes on, or the opening call starts anew."""


@dataclass(frozen=True, slots=True)
class SeatJoined:
    """Somebody sat down between rounds."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Somebody left the table; the cards of that seat are out of the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A computer of this level (1 to 5), or a person (0), plays for the seat from now on."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round has ended; `remaining`: cards that each seat still holds (T9)."""

    winners: tuple[int, ...]
    reason: Ending
    remaining: SeatCounts


@dataclass(frozen=True, slots=True)
class Chips:
    """A seat won a chip and now holds so many (T10)."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class MatchOver:
    """One seat holds enough chips, and more than every other (T10)."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealRefused:
    """The next round cannot be dealt like this; the key names the reason (T3)."""

    reason_key: str


Event: TypeAlias = (
    Dealt
    | Called
    | Drawn
    | Laid
    | Refused
    | Beaten
    | Locked
    | Stopped
    | Resuming
    | Resumed
    | SeatJoined
    | SeatLeft
    | HandedOver
    | RoundOver
    | Chips
    | MatchOver
    | DealRefused
)
