"""What a game of Tripolo is set up with: its length and its switches (T5, T10, T12)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from games.core.errors import IllegalSettings
from games.core.ticks import ticks


class Mode(StrEnum):
    """How long a game lasts."""

    MATCH = "match"
    """Rounds with the whole pack, until somebody holds enough chips (T10)."""
    SPEED = "speed"
    """Short rounds of seven cards each, without an end: players come and go between them (T12)."""
    SOLO = "solo"
    """One player and all 55 cards, against the clock (T12)."""


SEAT_NUMBERS: Final = range(6)
SEATS_NEEDED: Final = {Mode.MATCH: range(2, 7), Mode.SPEED: range(2, 7), Mode.SOLO: range(1, 2)}
"""How many seats each mode is played with (T3)."""

LOCK_TICKS: Final = (ticks(1000), 0, ticks(2000), ticks(3000))
"""How long a wrong play may lock its player, the default first (T5)."""

CHIPS_TO_WIN: Final = 4


@dataclass(frozen=True, slots=True)
class Settings:
    """The switches of a game. Raises IllegalSettings for a lock or a number of chips that is not offered."""

    mode: Mode = Mode.MATCH
    lock_ticks: int = LOCK_TICKS[0]
    chips_to_win: int = CHIPS_TO_WIN
    family: bool = False
    """The slower game for children: computers take their time, hints are given. Its lock should be 0."""

    def __post_init__(self) -> None:
        if self.lock_ticks not in LOCK_TICKS:
            raise IllegalSettings("tripolo.settings.lock", lock_ticks=self.lock_ticks)
        if self.chips_to_win < 1:
            raise IllegalSettings("tripolo.settings.chips", chips_to_win=self.chips_to_win)

    @property
    def kept_as(self) -> str:
        """The name under which results are kept: family rounds compete with no others."""
        return "family" if self.family else self.mode.value


DEFAULT_SETTINGS: Final = Settings()
