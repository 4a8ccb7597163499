"""The rules of Triqueta: a state, the actions that are open in it, and what they bring about (Q1 to Q8).

Same seed and same actions, same game, on every machine (A1). A state knows all secrets; players get a `View` of it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final, Self

from games.core.errors import IllegalAction
from games.core.hashing import digest
from games.core.rng import Stream
from games.triqueta import legal
from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.events import (
    ChoiceMade,
    Drawn,
    Event,
    GameOver,
    Kept,
    Placed,
    Revealed,
    RoundOver,
    RowTaken,
    TowerChosen,
)
from games.triqueta.legal import Phase
from games.triqueta.scoring import NO_ANIMALS, add, score
from games.triqueta.settings import Settings
from games.triqueta.tokens import TOKENS, TOWER_COUNT, TOWER_HEIGHT
from games.triqueta.view import View

__all__ = ["Phase", "Settings", "State", "View", "new_game", "score"]


@dataclass(slots=True)
class State:
    """A game at one moment. Seats, rows and towers count from 0; masks: bit k stands for number k.

    Tokens that go out unseen stay where they are, in `towers` and `kept`: none is ever lost.
    """

    players: int
    towers: list[tuple[int, ...]]
    """The tokens of each tower, the top one last. What a tower had left at the end of its round stays, unseen (Q3)."""
    seat: int
    """Whose turn it is; when the game is over, who holds the rock."""
    rock: int
    """Who holds the starting rock."""
    phase: Phase = Phase.TURN
    round: int = 1
    tower: int = 0
    """The current tower."""
    waiting: int = (1 << TOWER_COUNT) - 2
    """Mask of the towers still to be played; each has its tree tile."""
    drawn: int | None = None
    """The token drawn and not yet placed."""
    rows: list[tuple[int, ...]] = field(default_factory=list)
    """The tokens of each row in the order in which they were placed."""
    open_rows: int = 0
    """Mask of the rows still to be taken."""
    active: int = 0
    """Mask of the seats still in the round."""
    markers: list[int | None] = field(default_factory=list)
    """The row that each seat has taken in this round."""
    collected: list[tuple[int, ...]] = field(default_factory=list)
    """How many of each animal lie open before each seat."""
    kept: list[tuple[int, ...]] = field(default_factory=list)
    """The face-down tokens of each seat, in the order in which they were kept."""
    trees: list[int] = field(default_factory=list)
    """The tree tiles of each seat."""
    choices: list[tuple[int, ...] | None] = field(default_factory=list)
    """The face-down tokens that each seat adds; None while it has not chosen (Q6)."""

    # What may be asked

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    def scores(self) -> tuple[int, ...]:
        """Give each seat's points: of what lies open, rock and trees included; final when the game is over (Q5)."""
        return tuple(
            score(counts, self.rock == seat, trees)
            for seat, (counts, trees) in enumerate(zip(self.collected, self.trees, strict=True))
        )

    def winners(self) -> tuple[int, ...]:
        """Give the seats with most points, of those the ones with most tokens; more than one may win (Q7).

        Empty before the end.
        """
        if not self.is_over:
            return ()
        ranks = list(zip(self.scores(), map(sum, self.collected), strict=True))
        best = max(ranks)
        return tuple(seat for seat, rank in enumerate(ranks) if rank == best)

    def legal_actions(self) -> tuple[Action, ...]:
        """List what the seat whose turn it is may do; empty only when the game is over."""
        return legal.actions(
            self.phase, self.open_rows, len(self.towers[self.tower]), self.kept[self.seat], self.waiting
        )

    def view(self, seat: int) -> View:
        """Give all that this seat may know (A3). Raises IndexError for a seat that does not exist."""
        return View.of(self, seat)

    def copy(self) -> Self:
        """Make a state that goes on by itself."""
        values: list[Any] = [list(value) if type(value) is list else value for value in self._values()]
        return type(self)(*values)

    def state_hash(self) -> str:
        """Hash all that the future depends on; equal hashes go on alike."""
        return digest(tuple(tuple(value) if type(value) is list else value for value in self._values()))

    def _values(self) -> list[Any]:
        return [getattr(self, name) for name in _FIELDS]

    # What may be done

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do it and tell what happened. Raises IllegalAction, with the reason's key, and changes nothing (A2)."""
        if action not in self.legal_actions():
            raise IllegalAction(self._reason(action), action=action)
        return _HANDLERS[type(action)](self, action)

    def _reason(self, action: Action) -> str:
        wanted = _PHASES.get(type(action))
        if wanted is not self.phase:
            return f"triqueta.illegal.{self.phase}" if wanted else "triqueta.illegal.unknown"
        if isinstance(action, Place | Take):
            return "triqueta.illegal.row_taken" if action.row in range(self.players) else "triqueta.illegal.no_row"
        return _REASONS[type(action)]

    def _draw(self, _: Draw) -> tuple[Event, ...]:
        tower = self.towers[self.tower]
        animal = self.drawn = tower[-1]
        self.towers[self.tower] = tower[:-1]
        self.phase = Phase.DRAWN
        return (_DRAWN(self.seat, animal),)

    def _place(self, action: Place) -> tuple[Event, ...]:
        seat, animal, row = self.seat, self._put_down(), action.row
        self.rows[row] += (animal,)
        return (_PLACED(seat, animal, row),)

    def _keep(self, _: Keep) -> tuple[Event, ...]:
        seat, animal = self.seat, self._put_down()
        self.kept[seat] += (animal,)
        return (_KEPT(seat, animal),)

    def _put_down(self) -> int:
        """Let the drawn token go and the turn with it."""
        animal = self.drawn
        assert animal is not None  # noqa: S101 - Place and Keep are open only in Phase.DRAWN
        self.drawn = None
        self.phase = Phase.TURN
        self._pass_on()
        return animal

    def _pass_on(self) -> None:
        seat = self.seat
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.active >> seat & 1:
                self.seat = seat
                return

    def _take(self, action: Take) -> tuple[Event, ...]:
        seat, row = self.seat, action.row
        animals = self.rows[row]
        self.rows[row] = ()
        self.open_rows &= ~(1 << row)
        self.active &= ~(1 << seat)
        self.markers[seat] = row
        if animals:
            self.collected[seat] = add(self.collected[seat], animals)
        taken = RowTaken(seat, row, animals)
        if self.active:
            self._pass_on()
            return (taken,)
        self.rock = seat
        return (taken, RoundOver(seat, self.round, len(self.towers[self.tower])), *self._end_round())

    def _end_round(self) -> tuple[Event, ...]:
        if self.waiting:
            self.phase = Phase.TOWER
            return ()
        self.phase = Phase.COUNT
        self.choices = [None if kept else () for kept in self.kept]
        return self._next_choice(self.rock)

    def _choose_tower(self, action: ChooseTower) -> tuple[Event, ...]:
        self.tower = action.tower
        self.waiting &= ~(1 << action.tower)
        self.trees[self.seat] += 1
        self.round += 1
        self._lay_markers()
        return (TowerChosen(self.seat, self.tower, self.round),)

    def _lay_markers(self) -> None:
        """Open one row for each player, who are all in the round (Q1)."""
        self.phase = Phase.TURN
        self.rows = [()] * self.players
        self.open_rows = self.active = (1 << self.players) - 1
        self.markers = [None] * self.players

    def _count(self, action: Count) -> tuple[Event, ...]:
        self.choices[self.seat] = action.added
        return (ChoiceMade(self.seat), *self._next_choice(self.seat))

    def _next_choice(self, first: int) -> tuple[Event, ...]:
        """Let the next seat choose that has face-down tokens, clockwise from the first; when all have, end the game."""
        for step in range(self.players):
            seat = (first + step) % self.players
            if self.choices[seat] is None:
                self.seat = seat
                return ()
        return self._reveal()

    def _reveal(self) -> tuple[Event, ...]:
        """All show at once what they add; what they return goes out unseen (Q6)."""
        events: list[Event] = []
        for seat, added in enumerate(self.choices):
            if added is not None and self.kept[seat]:
                self.collected[seat] = add(self.collected[seat], added)
                self.kept[seat] = _without(self.kept[seat], added)
                events.append(Revealed(seat, added, len(self.kept[seat])))
        self.phase = Phase.OVER
        self.seat = self.rock
        return (*events, GameOver(self.scores(), self.winners()))


_DRAWN: Final = cache(Drawn)
_PLACED: Final = cache(Placed)
_KEPT: Final = cache(Kept)
"""The commonest events are few, and frozen: each is made once."""

_FIELDS: Final = tuple(part.name for part in fields(State))

_HANDLERS: Final[dict[type[Action], Callable[[State, Any], tuple[Event, ...]]]] = {
    Draw: State._draw,  # noqa: SLF001 - the state's own table
    Place: State._place,  # noqa: SLF001
    Keep: State._keep,  # noqa: SLF001
    Take: State._take,  # noqa: SLF001
    ChooseTower: State._choose_tower,  # noqa: SLF001
    Count: State._count,  # noqa: SLF001
}

_PHASES: Final[dict[type[Action], Phase]] = {
    Draw: Phase.TURN,
    Take: Phase.TURN,
    Place: Phase.DRAWN,
    Keep: Phase.DRAWN,
    ChooseTower: Phase.TOWER,
    Count: Phase.COUNT,
}
"""When each action has its turn."""

_REASONS: Final[dict[type[Action], str]] = {
    Draw: "triqueta.illegal.tower_empty",
    Keep: "triqueta.illegal.kept_two",
    ChooseTower: "triqueta.illegal.no_tower",
    Count: "triqueta.illegal.not_kept",
}
"""Why an action is not open although it has its turn."""


def _without(tokens: tuple[int, ...], removed: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(tokens)
    for animal in removed:
        rest.remove(animal)
    return tuple(rest)


def new_game(players: int = 3, seed: int = 7, settings: Settings | None = None) -> State:
    """Build the towers and give somebody the rock (Q1, Q8). Raises IllegalSettings for what cannot be played."""
    chosen = settings or Settings()
    chosen.check(players)
    tokens = list(TOKENS)
    Stream(seed, "triqueta", "towers").shuffle(tokens)
    towers = [tuple(tokens[at : at + TOWER_HEIGHT]) for at in range(0, len(tokens), TOWER_HEIGHT)]
    first = Stream(seed, "triqueta", "first").below(players) if chosen.first is None else chosen.first
    state = State(
        players,
        towers,
        seat=first,
        rock=first,
        collected=[NO_ANIMALS] * players,
        kept=[()] * players,
        trees=[0] * players,
        choices=[None] * players,
    )
    state._lay_markers()  # noqa: SLF001 - the setup of the first round, too
    return state
