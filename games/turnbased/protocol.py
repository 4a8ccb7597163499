"""What every game played in turns offers, whatever its rules: a state, the view of a seat, and a bundle of functions.

Scenes, logs, computers, the invariant checker and the playthroughs know games only through these shapes.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from games.core.rng import Stream

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
EventT_co = TypeVar("EventT_co", covariant=True)

Thinking: TypeAlias = Generator[None, None, ActionT]
"""A computer at work: it yields between two slices of thought and returns its action. Drop it at any moment."""


class View(Protocol[ActionT, EventT_co]):
    """All that one seat may know of a game, and nothing else (A3)."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def legal_actions(self) -> Sequence[ActionT]:
        """List what this seat may do; nothing when it is another's turn."""

    def sample(self, rng: Stream) -> "State[ActionT, EventT_co]":
        """Make a state that agrees with all that this seat knows."""


class State(Protocol[ActionT, EventT_co]):
    """A game at one moment, secrets included."""

    @property
    def players(self) -> int:
        """How many seats play, numbered from 0."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def winners(self) -> tuple[int, ...]:
        """Give the seats that have won; empty before the end."""

    def scores(self) -> tuple[int, ...]:
        """Give each seat's points: what is public until the end, then final."""

    def legal_actions(self) -> Sequence[ActionT]:
        """List what the seat whose turn it is may do; never empty before the end."""

    def apply(self, action: ActionT) -> tuple[EventT_co, ...]:
        """Do it and tell what happened. Raises IllegalAction and changes nothing when it is not legal (A2)."""

    def view(self, seat: int) -> View[ActionT, EventT_co]:
        """Give all that this seat may know."""

    def copy(self) -> Self:
        """Make a state that goes on by itself."""

    def state_hash(self) -> str:
        """Hash all that the future depends on."""


@dataclass(frozen=True)
class Game(Generic[ActionT, EventT]):
    """One game as everything around it sees it."""

    key: str
    """Its name in logs, words and folders."""
    players: range
    """How many may play."""
    levels: int
    """How many levels its computers have, numbered from 1."""
    new_game: Callable[[int, int, Mapping[str, Any]], State[ActionT, EventT]]
    """From players, seed and settings as JSON values. Raises IllegalSettings."""
    to_json: Callable[[ActionT], list[Any]]
    from_json: Callable[[list[Any]], ActionT]
    """Raises DamagedLog."""
    seen_by: Callable[[EventT, int | None], EventT]
    """The event as a seat may know it; None: as everybody may."""
    think: Callable[[Any, int, Stream], Thinking[ActionT]]
    """From the game's own view of the seat whose turn it is, a level, and random numbers for this decision."""
