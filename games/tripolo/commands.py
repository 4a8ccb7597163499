"""What players, computers and the host may ask of a match, and how it is written in a game log.

A command that makes no sense at its moment, or names a seat, card or cell that does not exist, is ignored without harm.
"""

from dataclasses import astuple, dataclass
from typing import Any, Final, TypeAlias

from games.core.errors import DamagedLog


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the own hand on a cell, 0 to 8."""

    seat: int
    card: int
    cell: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the own stack into the hand (T7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Call "Stop!": everything freezes (T8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """End a stop, after a countdown; anybody at the table may (T8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table; in mid-round the own cards leave the game (T8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down between rounds, without a chip; the next deal counts."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Tell that a computer of this level (1 to 5) plays on for a seat, or a person again (0). Changes no card."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deal again, between rounds. `extras`: (seat, handicap) pairs that change; other seats keep theirs (T3)."""

    extras: tuple[tuple[int, int], ...] = ()


Command: TypeAlias = Lay | Draw | Stop | GoOn | Leave | Join | HandOver | NextRound

NAMES: Final[dict[str, type[Command]]] = {
    "lay": Lay,
    "draw": Draw,
    "stop": Stop,
    "go_on": GoOn,
    "leave": Leave,
    "join": Join,
    "hand_over": HandOver,
}
"""Commands that consist of numbers, by their name in a log."""

NEXT_ROUND: Final = "next_round"
_NAME_OF: Final = {kind: name for name, kind in NAMES.items()}


def to_json(command: Command) -> list[Any]:
    """Write a command as JSON values: its name, then its fields."""
    if isinstance(command, NextRound):
        return [NEXT_ROUND, *(list(pair) for pair in command.extras)]
    return [_NAME_OF[type(command)], *astuple(command)]


def from_json(values: list[Any]) -> Command:
    """Read a command back. Raises DamagedLog when no command is written like that."""
    match values:
        case ["next_round", *pairs] if all(_are_numbers(pair) and len(pair) == 2 for pair in pairs):  # noqa: PLR2004
            return NextRound(tuple((seat, extra) for seat, extra in pairs))
        case [str(name), *fields] if name in NAMES and _are_numbers(fields):
            kind = NAMES[name]
            if len(fields) == len(kind.__dataclass_fields__):
                return kind(*fields)
    raise DamagedLog("log.unknown_command", command=values)


def _are_numbers(values: Any) -> bool:
    return isinstance(values, list) and all(type(value) is int for value in values)
