"""What the lessons of games played in turns share: a game that is not kept, a partner with a plan, a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from games.turnbased.players import Player
from games.turnbased.protocol import Game, Thinking
from games.turnbased.saves import Save
from games.turnbased.scene import TurnScene
from games.turnbased.session import Session

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


class Unsaved(Save):
    """Of a lesson nothing is kept."""

    def __init__(self) -> None:
        """Need no file."""

    @property
    def keeps(self) -> bool:
        """Whether the game can be gone on with later."""
        return False

    def add(self, line: str) -> None:
        """Keep nothing."""

    def close(self) -> None:
        """Have nothing to let go."""

    def end(self) -> str:
        """Have nothing to put away."""
        return ""


class Rehearsed(Session[ActionT, EventT]):
    """A session whose computers follow a plan: what they do, by the state."""

    def __init__(
        self,
        game: Game[ActionT, EventT],
        players: Iterable[Player],
        settings: Mapping[str, Any],
        plan: Callable[[Any], ActionT],
        seed: int = 0,
    ) -> None:
        super().__init__(game, players, seed, settings, _nowhere)
        self._plan = plan

    def think(self) -> Thinking[ActionT]:
        """Let the computer do what the plan says."""
        yield
        return self._plan(self.state)


class Guide(Protocol):
    """Who decides which actions of the pupil count, and watches what happens."""

    def allows(self, action: Any) -> bool:
        """Return whether the pupil may do this now; say why not."""

    def saw(self, event: Any, player: int) -> None:
        """Hear of an event of a player, as it is told to everybody."""

    def over(self) -> None:
        """Hear at each tick that the game is over."""

    def pause(self) -> None:
        """Open the menu of the lesson."""


class Taught(TurnScene[ActionT, EventT]):
    """To be mixed into a game's scene, before it: every action of the pupil is asked about, and there is no result."""

    guide: Guide

    def act(self, action: Any) -> None:  # a scene may take any object
        """Do an action, if the guide lets the pupil."""
        if self.human is None or self.guide.allows(action):
            super().act(action)

    def _happened(self, events: Iterable[EventT], player: int) -> None:
        told = list(events)
        super()._happened(told, player)
        for event in told:
            self.guide.saw(self.session.seen_by(event, None), player)

    def _stop(self, why: str, lost: str) -> None:
        del why, lost
        self.guide.pause()

    def _miss(self, source: str) -> None:
        """Leave it to the lesson, which asks for another device."""

    def _end(self) -> None:
        self.guide.over()


def _nowhere(line: str) -> None:
    """Keep no log."""
