"""The clock of a round: opening call, play, stop and going on (T7, T8)."""

from typing import Final

from games.core.ticks import ticks
from games.tripolo.events import Called, Resumed, Resuming
from games.tripolo.view import Phase

CALL_TICKS: Final = ticks(800)
"""From the deal to the first word of the opening call, and from word to word."""
CALL_WORDS: Final = 3
SECOND: Final = ticks(1000)
RESUME_SECONDS: Final = 3

RUNNING: Final = frozenset({Phase.COUNTDOWN, Phase.PLAY, Phase.RESUMING})
"""Phases that "Stop!" freezes."""


class Clock:
    """Starts at the deal; the phases between rounds are set from outside."""

    def __init__(self) -> None:
        self.phase = Phase.COUNTDOWN
        self.opening = True
        """Whether "los!" is still to come."""
        self._timer = 0

    def move(self) -> Called | Resuming | Resumed | None:
        """Go on by one tick, and tell if a word or a second has come."""
        if self.phase is Phase.COUNTDOWN:
            self._timer += 1
            word, rest = divmod(self._timer, CALL_TICKS)
            return None if rest else self._call(word - 1)
        if self.phase is Phase.RESUMING:
            self._timer += 1
            seconds, rest = divmod(self._timer, SECOND)
            return None if rest else self._count_down(RESUME_SECONDS - seconds)
        return None

    def stop(self) -> bool:
        """Freeze everything; False when nothing runs that could be frozen (T8)."""
        if self.phase not in RUNNING:
            return False
        self.phase = Phase.STOPPED
        return True

    def go_on(self) -> Resuming | None:
        """Begin the countdown that ends a stop (T8); an opening call that was stopped starts anew after it."""
        if self.phase is not Phase.STOPPED:
            return None
        self.phase = Phase.RESUMING
        self._timer = 0
        return Resuming(RESUME_SECONDS)

    def frozen(self) -> tuple[str, bool, int]:
        """Give phase and timer as a tuple, for a hash."""
        return (self.phase, self.opening, self._timer)

    def _call(self, word: int) -> Called:
        if word == CALL_WORDS - 1:
            self.opening = False
            self.phase = Phase.PLAY
        return Called(word)

    def _count_down(self, seconds: int) -> Resuming | Resumed:
        if seconds:
            return Resuming(seconds)
        self._timer = 0
        self.phase = Phase.COUNTDOWN if self.opening else Phase.PLAY
        return Resumed()
