"""The film of a game played in turns: the game's own scene, moved by a log, with nobody at it who could act.

What is seen is what everybody at the table could see. Each action has its time, however long people took for it.
"""

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate, chain
from typing import Generic, TypeVar

from games.core.log import Log
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.film import Film, Mark
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.outcome import Outcome
from games.engine.store import Appender
from games.turnbased.chronicle import Chronicle
from games.turnbased.players import Player
from games.turnbased.protocol import Game, State
from games.turnbased.replay import course_of
from games.turnbased.saves import Save
from games.turnbased.scene import TurnScene
from games.turnbased.session import Session

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")

SETTLED = TICK_RATE * 45 // 100
"""So many ticks after an action it can be seen what it did."""


class Watched(TurnScene[ActionT, EventT]):
    """A scene that is only looked at: nobody may act, nothing is written, and of secrets it shows what all may see.

    A game adds how long its actions are shown, and what is worth a mark.
    """

    can_open = False  # whether the rulings let hidden things be shown once the game is over
    open = False

    def __init__(self, house: House, session: Session[ActionT, EventT]) -> None:
        super().__init__(house, session, Save(house, Appender(None)), _show_nothing)

    @property
    def human(self) -> Player | None:
        """Nobody: what people did stands in the log."""
        return None

    @property
    def humans(self) -> list[int]:
        """Nobody, likewise: nothing is shown as one person sees it."""
        return []

    def handle(self, given: Input) -> None:
        """Take no input."""

    def tick(self) -> None:
        """Let 1/120 s pass: things move, nobody thinks, and no end is told."""
        self.now += 1
        self._moving = self.move()

    def jump(
        self, state: State[ActionT, EventT], players: Sequence[Player], events: Sequence[Sequence[EventT]], since: int
    ) -> None:
        """Show another state at rest: all events up to it by action, and the ticks since the last of them."""
        del since  # what a game shows for longer than a moment depends on it
        self.session.state = state
        self.session.turns = len(events)
        self.session.players = list(players)
        self.chronicle = Chronicle()
        self.reason = ""
        self.recall(chain.from_iterable(events))
        self.refresh()

    @abstractmethod
    def shown_for(self, events: Sequence[EventT]) -> int:
        """Return for how many ticks what happened is shown before the next action."""

    @abstractmethod
    def mark(self, event: EventT, at: int) -> Mark | None:
        """Return the mark of an event that is worth one."""


class TurnFilm(Film, Generic[ActionT, EventT]):
    """A whole game. Raises GameError when the log cannot be stepped."""

    def __init__(
        self,
        house: House,
        game: Game[ActionT, EventT],
        log: Log,
        scene: Callable[[House, Session[ActionT, EventT]], Watched[ActionT, EventT]],
    ) -> None:
        super().__init__(house)
        course = self._course = course_of(game, log)
        self.music = game.key
        for player in course.players:
            self.house.seats[player.seat].name = player.name
        self._scene = scene(self.house, course.session)
        self._events = [moment.events for moment in course.moments]
        times = [self._scene.shown_for(()), *map(self._scene.shown_for, self._events)]
        *self._starts, self.length = accumulate(times)  # of the actions, and the end
        self.stops = tuple(min(self.length, start + SETTLED) for start in self._starts)
        self.marks = tuple(self._marks())
        self.can_open = self._scene.can_open and course.last.is_over
        self._scene.layout()
        self.seek(0)

    def open(self, *, on: bool) -> None:
        """Show what was hidden while the game went on, or hide it again."""
        super().open(on=on)
        self._scene.open = self.is_open

    def layout(self) -> None:
        """Take over size, language and settings."""
        self._scene.layout()

    def seek(self, at: int) -> None:
        """Show the game as it was at a tick."""
        self.at = max(0, min(self.length, at))
        done = self._done = bisect_right(self._starts, self.at)
        since = self.at - (self._starts[done - 1] if done else 0)
        with self.hushed():
            self._scene.jump(self._course.state(done), self._course.seated(done), self._events[:done], since)

    def tick(self) -> None:
        """Let 1/120 s pass."""
        if self.is_over:
            return
        self.at += 1
        if self._done < len(self._starts) and self._starts[self._done] <= self.at:
            moment = self._course.moments[self._done]
            self._done += 1
            self._scene.session.players = list(moment.players)
            self._scene.act(moment.action)
        self._scene.tick()

    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""
        self._scene.draw_table(canvas)

    def state_hash(self) -> str:
        """Hash the state that is shown."""
        return self._scene.session.state.state_hash()

    def _marks(self) -> list[Mark]:
        found = [
            self._scene.mark(event, start)
            for start, events in zip(self._starts, self._events, strict=True)
            for event in events
        ]
        return [mark for mark in found if mark]


def _show_nothing(outcome: Outcome) -> None:
    """Lead nowhere: the end of a film is no end of a game."""
