"""A computer at work while the screen keeps running: it thinks in slices, and waits until everybody could follow."""

from collections.abc import Callable
from typing import Generic, TypeVar

from games.engine.clock import TICK_RATE
from games.turnbased.protocol import Thinking

ActionT = TypeVar("ActionT")

MOST_SLICES = 400  # of thought in one tick ...
SLICE_TIME = 3_000_000  # ... and nanoseconds
PAUSE = TICK_RATE * 7 // 10  # ticks before a computer acts


class Thinker(Generic[ActionT]):
    """Runs one thought after the other. ``now`` is a clock in nanoseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._thinking: Thinking[ActionT] | None = None
        self._decided: tuple[()] | tuple[ActionT] = ()
        self._pause = PAUSE

    def rest(self) -> None:
        """Let the table look at what has just happened before the next action."""
        self._pause = PAUSE

    def drop(self) -> None:
        """Forget what was thought: somebody else decides."""
        self._thinking, self._decided = None, ()

    def tick(self, begin: Callable[[], Thinking[ActionT]]) -> tuple[()] | tuple[ActionT]:
        """Think for as long as a tick allows; return the action once it is decided and the pause is over."""
        self._pause = max(0, self._pause - 1)
        if not self._decided:
            self._ponder(begin)
        if not self._decided or self._pause:
            return ()
        decided = self._decided
        self.drop()
        return decided

    def _ponder(self, begin: Callable[[], Thinking[ActionT]]) -> None:
        thinking = self._thinking = self._thinking or begin()
        begun = self._now()
        for _ in range(MOST_SLICES):
            try:
                next(thinking)
            except StopIteration as decision:
                self._decided = (decision.value,)
                return
            if self._now() - begun > SLICE_TIME:
                return
