"""The policy of the supervisor, pure: when a child counts as hung, how long to wait before the next, when to give up.

Times are seconds of any clock that never goes back; it is handed in with every question.
"""

from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import Final

START_GRACE: Final = 40.0  # until the first beat of a child
HANG: Final = 8.0  # without a beat
TRACE_TIME: Final = 4.0  # after SIGABRT, until SIGKILL
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
STEADY: Final = 120.0  # a child that lived so long has not "crashed at once"
MOST_CRASHES: Final = 6  # in a row, until the kiosk is out of order
OUT_OF_ORDER: Final = 600.0  # until it is tried again


class Act(StrEnum):
    """What the supervisor has to do with the child now."""

    NOTHING = auto()
    ABORT = auto()  # SIGABRT: the fault handler writes where it hangs
    KILL = auto()  # SIGKILL: a hung pygame hears nothing else


@dataclass
class Watch:
    """Watches one child."""

    began: float
    last_beat: float | None = None
    aborted: float | None = None

    def beat(self, now: float) -> None:
        """Hear a heartbeat of the frame loop."""
        self.last_beat = now

    def due(self, now: float) -> Act:
        """Return what has to be done now; each act is asked for once."""
        if self.aborted is not None:
            return Act.KILL if now - self.aborted >= TRACE_TIME else Act.NOTHING
        quiet = now - self.began - START_GRACE if self.last_beat is None else now - self.last_beat - HANG
        if quiet < 0:
            return Act.NOTHING
        self.aborted = now
        return Act.ABORT


@dataclass
class Restarts:
    """Counts how children ended, and says how long to wait before the next one."""

    crashes: int = field(default=0)
    """In a row, each shortly after its start."""

    def ended(self, lived: float) -> None:
        """Count a child that ended by itself although nobody asked for it, after so many seconds."""
        self.crashes = 1 if lived >= STEADY else self.crashes + 1

    @property
    def is_out_of_order(self) -> bool:
        """Whether to show the plain screen for a while instead of trying on."""
        return self.crashes >= MOST_CRASHES

    def pause(self) -> float:
        """Return the seconds until the next child: doubled with each crash in a row, at last a long one."""
        if self.is_out_of_order:
            return OUT_OF_ORDER
        return min(LONGEST_PAUSE, FIRST_PAUSE * float(2 ** max(0, self.crashes - 1)))
