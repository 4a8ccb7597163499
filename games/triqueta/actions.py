"""What a player may do, and how it is written in a game log (Q2, Q4, Q6).

Actions are small frozen values; whose turn it is, the state knows.
"""

from dataclasses import astuple, dataclass
from typing import Any, Final, TypeAlias

from games.core.errors import DamagedLog


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a token from the current tower and look at it; `Place` or `Keep` follows."""


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the drawn token face up in a row."""

    row: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the drawn token face down, twice at most in a game."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take a row with all its tokens, if any, and drop out of the round."""

    row: int


@dataclass(frozen=True, slots=True)
class ChooseTower:
    """Choose the tower of the next round and get its tree tile (Q4)."""

    tower: int


@dataclass(frozen=True, slots=True)
class Count:
    """At the end of the game: add these face-down tokens, return the others unseen (Q6)."""

    added: tuple[int, ...] = ()
    """In the order of the animals."""


Action: TypeAlias = Draw | Place | Keep | Take | ChooseTower | Count

NAMES: Final[dict[str, type[Action]]] = {
    "draw": Draw,
    "place": Place,
    "keep": Keep,
    "take": Take,
    "tower": ChooseTower,
}
"""Actions of no or one number, by their name in a log."""

COUNT: Final = "count"
_NAME_OF: Final = {kind: name for name, kind in NAMES.items()}


def to_json(action: Action) -> list[Any]:
    """Write an action as JSON values: its name, then its numbers."""
    if isinstance(action, Count):
        return [COUNT, *action.added]
    return [_NAME_OF[type(action)], *astuple(action)]


def from_json(values: list[Any]) -> Action:
    """Read an action back. Raises DamagedLog when no action is written like that."""
    match values:
        case [str(name), *numbers] if all(type(number) is int for number in numbers):
            if name == COUNT:
                return Count(tuple(numbers))
            kind = NAMES.get(name)
            if kind and len(numbers) == len(kind.__dataclass_fields__):
                return kind(*numbers)
    raise DamagedLog("log.unknown_command", command=values)
