"""When nobody plays any more: the time without input, and the countdown before the kiosk begins anew."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final

from games.engine.clock import TICK_RATE

COUNTDOWN: Final = 15  # seconds over the game


class State(StrEnum):
    """How it stands."""

    BUSY = auto()
    COUNTING = auto()  # the countdown is shown
    OVER = auto()


@dataclass
class Idle:
    """Counts ticks without input."""

    limit: int  # ticks until the countdown begins
    quiet: int = 0  # ticks without input so far

    def input(self) -> bool:
        """Hear of an input; return whether it has cancelled a countdown."""
        counting = self.state is State.COUNTING
        self.quiet = 0
        return counting

    def tick(self, *, held: bool = False) -> State:
        """Let a tick pass; it does not count while somebody types or a computer thinks (held)."""
        if not held or self.state is State.COUNTING:
            self.quiet += 1
        return self.state

    @property
    def state(self) -> State:
        """Whether the session goes on, is counted out, or over."""
        rest = self.limit + COUNTDOWN * TICK_RATE - self.quiet
        return State.OVER if rest <= 0 else State.COUNTING if self.quiet >= self.limit else State.BUSY

    @property
    def seconds(self) -> int:
        """Seconds left of the countdown: 15 to 1."""
        rest = self.limit + COUNTDOWN * TICK_RATE - self.quiet
        return max(0, min(COUNTDOWN, -(-rest // TICK_RATE)))
