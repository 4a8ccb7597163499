"""What happens in a game, told to whoever shows it: scene, sounds, score sheet, log, tests.

One event names a tile that only one seat may see; `seen_by` hides it from the others.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from games.triominos.board import Figure


class Ending(StrEnum):
    """Why a round is over (M7)."""

    OUT = "out"
    """Somebody placed the last tile of the rack."""
    BLOCKED = "blocked"
    """The pool is empty and nobody has a tile that fits."""


@dataclass(frozen=True, slots=True)
class StartDraw:
    """These seats drew a tile each, face up, to find who starts; `leaders` drew the highest sum (M3).

    Several leaders draw again. All these tiles are back in the pool when the round begins.
    """

    tiles: tuple[tuple[int, int], ...]
    """(seat, tile) pairs in the order of the seats."""
    leaders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Racks are dealt, so many tiles lie in the pool, and a seat starts (M3, M8)."""

    round: int
    starter: int
    rack: int
    """Tiles on every rack."""
    pool: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile lies on the table: `points` in all, `bonus` of them for the figure (M4)."""

    seat: int
    tile: int
    face: int
    turn: int
    figure: Figure
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew a tile and lost points, so many are left in the pool (M5). `tile` is None for all other seats."""

    seat: int
    tile: int | None
    points: int
    pool: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat ends its turn without a placement; `points` is what that costs, not above 0 (M5, M6)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """A round has ended, all racks are open (M7)."""

    round: int
    reason: Ending
    racks: tuple[tuple[int, ...], ...]
    """What is left on each seat's rack."""
    changes: tuple[int, ...]
    """What the end adds to each seat's score, or takes away."""
    scores: tuple[int, ...]
    """After that, all rounds together."""


@dataclass(frozen=True, slots=True)
class GameOver:
    """The final scores by seat, and who has won; equal scores share (M7, M8)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = StartDraw | RoundBegun | Placed | Drawn | Passed | RoundOver | GameOver


def seen_by(event: Event, seat: int | None) -> Event:
    """Give the event as this seat may know it; None: as everybody may."""
    if isinstance(event, Drawn) and event.seat != seat:
        return replace(event, tile=None)
    return event
