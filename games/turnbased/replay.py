"""Replays of games played in turns: where stepping a log leads, and every state on the way."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.log import Log
from games.turnbased.players import Player
from games.turnbased.protocol import Game, State
from games.turnbased.session import Session, resumed

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


def final_hash(game: Game[ActionT, EventT], log: Log) -> str:
    """Step a log and hash the state at its end. Raises GameError when it cannot be stepped."""
    return resumed(game, log.header, log.entries, _nowhere)[0].state.state_hash()


@dataclass(frozen=True)
class Moment(Generic[ActionT, EventT]):
    """One action in a game that was played: the state before it, who sat there then, and what happened."""

    before: State[ActionT, EventT]
    players: tuple[Player, ...]
    action: ActionT
    events: tuple[EventT, ...]


@dataclass(frozen=True)
class Course(Generic[ActionT, EventT]):
    """A whole game, action by action. `session` stands at its beginning."""

    session: Session[ActionT, EventT]
    moments: tuple[Moment[ActionT, EventT], ...]
    last: State[ActionT, EventT]
    """The state after the last action."""
    players: tuple[Player, ...]
    """Who sat there in the end."""

    def state(self, done: int) -> State[ActionT, EventT]:
        """Return a state of one's own, as it was after so many actions."""
        return (self.moments[done].before if done < len(self.moments) else self.last).copy()

    def seated(self, done: int) -> tuple[Player, ...]:
        """Return who sat there after so many actions."""
        return self.moments[done].players if done < len(self.moments) else self.players


def course_of(game: Game[ActionT, EventT], log: Log) -> Course[ActionT, EventT]:
    """Go over a log. Raises GameError when it cannot be stepped."""
    begun, _ = resumed(game, log.header, (), _nowhere)
    session, _ = resumed(game, log.header, (), _nowhere)
    moments = []
    for entry in log.entries:
        turns, before, players = session.turns, session.state.copy(), tuple(session.players)
        events = session.follow(entry)
        if session.turns > turns:
            moments.append(Moment(before, players, game.from_json(entry.command), events))
    return Course(begun, tuple(moments), session.state, tuple(session.players))


def _nowhere(line: str) -> None:
    """Write nothing: what is stepped again is on the disk already."""
