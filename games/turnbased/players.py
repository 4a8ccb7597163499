"""Who plays a game in turns, and how its log tells that: in the header, and in a line when somebody else takes over."""

from dataclasses import dataclass
from typing import Final

from games.core.errors import DamagedLog
from games.core.log import WHO, Header
from games.engine.theme import SEAT_COUNT

SEATED: Final = "seated"
"""Name of a log line that tells who plays from now on: player, source (empty: a computer), level (-1: a person).

Where the device of the source can be told from others of its kind, its identity follows.
"""

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays: the seat at the table, a name, and either a source of input or a computer's level, from 0.

    ``device`` is the identity of the source's device, empty where it cannot be told from others.
    """

    seat: int
    name: str
    source: str | None
    level: int | None
    device: str = ""

    @property
    def told(self) -> list[str | int]:
        """Source, level and device as a log tells them."""
        level = NOBODY if self.level is None else self.level
        return [self.source or "", level, *([self.device] if self.device else [])]


def seated(header: Header) -> tuple[Player, ...]:
    """Return who sat down to a game when it began. Raises DamagedLog when the header does not tell."""
    try:
        who = tuple(
            Player(seat, str(name), str(source) or None, None if level == NOBODY else int(level), *map(str, device[:1]))
            for seat, (name, source, level, *device) in zip(header.seats, header.settings[WHO], strict=True)
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedLog("log.damaged", line=1) from error
    if len({player.seat for player in who} & set(range(SEAT_COUNT))) < len(who):
        raise DamagedLog("log.damaged", line=1)
    return who
