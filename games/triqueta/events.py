"""What happens in a game, told to whoever shows it: scene, sounds, recap, log, tests.

Two events name a token that only one seat may see; `seen_by` hides it from the others (Q3).
"""

from dataclasses import dataclass, replace
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat took a token from the tower. `animal` is None for those who may not see it (Q3)."""

    seat: int
    animal: int | None


@dataclass(frozen=True, slots=True)
class Placed:
    """The drawn token lies face up in a row."""

    seat: int
    animal: int
    row: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The drawn token lies face down before the seat. `animal` is None for those who may not see it (Q3)."""

    seat: int
    animal: int | None


@dataclass(frozen=True, slots=True)
class RowTaken:
    """A seat took a row with these tokens, in the order in which they lay, and is out of the round."""

    seat: int
    row: int
    animals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The last row is taken: the seat has the rock, so many tokens go out of the tower unseen (Q3, Q4)."""

    seat: int
    round: int
    unseen: int


@dataclass(frozen=True, slots=True)
class TowerChosen:
    """The next round begins with this tower; the seat got its tree tile (Q4)."""

    seat: int
    tower: int
    round: int


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A seat has chosen which face-down tokens count; what it chose is told when all have (Q6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat adds these face-down tokens and returns so many unseen (Q6)."""

    seat: int
    added: tuple[int, ...]
    returned: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The final scores by seat, and who has won (Q7)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = Drawn | Placed | Kept | RowTaken | RoundOver | TowerChosen | ChoiceMade | Revealed | GameOver


def seen_by(event: Event, seat: int | None) -> Event:
    """Give the event as this seat may know it; None: as everybody may (Q3)."""
    if isinstance(event, Drawn | Kept) and event.seat != seat:
        return replace(event, animal=None)
    return event
