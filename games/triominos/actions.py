"""What a player may do, and how it is written in a game log (M2, M5, M6, M8).

Actions are small frozen values; whose turn it is, the state knows.
"""

from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from games.core.errors import DamagedLog
from games.triominos.tiles import TURNS


@dataclass(frozen=True, slots=True)
class Place:
    """Place a tile of the rack on a face, turned by so many thirds of a turn clockwise (M2)."""

    tile: int
    face: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile from the pool, which costs points (M5)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a placement: after the third draw, or with an empty pool when nothing fits (M5, M6)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin the next round, when the game goes on to a target (M8)."""


Action: TypeAlias = Place | Draw | Pass | Deal

NAMES: Final[dict[str, type[Action]]] = {"place": Place, "draw": Draw, "pass": Pass, "deal": Deal}
"""The actions by their names in a log."""

_NAME_OF: Final = {kind: name for name, kind in NAMES.items()}
_PLACES_KEPT: Final = 1 << 14


@lru_cache(maxsize=_PLACES_KEPT)
def place(face: int, turned: int) -> Place:
    """Make the action of placing a turned tile; the usual ones are made once."""
    return Place(turned // TURNS, face, turned % TURNS)


def to_json(action: Action) -> list[Any]:
    """Write an action as JSON values: its name, then its numbers."""
    return [_NAME_OF[type(action)], *astuple(action)]


def from_json(values: list[Any]) -> Action:
    """Read an action back. Raises DamagedLog when no action is written like that."""
    match values:
        case [str(name), *numbers] if name in NAMES and all(type(number) is int for number in numbers):
            kind = NAMES[name]
            if len(numbers) == len(kind.__dataclass_fields__):
                return kind(*numbers)
    raise DamagedLog("log.unknown_command", command=values)
