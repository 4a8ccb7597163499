"""What one seat may know of a game, and nothing else (A3, Q3): the only thing that a computer player is handed."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.core.rng import Stream
from games.triqueta import legal
from games.triqueta.actions import Action
from games.triqueta.legal import Phase, members
from games.triqueta.scoring import best_subset
from games.triqueta.tokens import ANIMAL_COUNT, COPIES

if TYPE_CHECKING:
    from games.triqueta.rules import State


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; lists by seat, row or tower, as in State."""

    seat: int
    players: int
    phase: Phase
    turn: int
    """Whose turn it is."""
    round: int
    rock: int
    tower: int
    lefts: tuple[int, ...]
    """How many tokens each tower has, or had left when it was played."""
    waiting: tuple[int, ...]
    """The towers still to be played, each with its tree tile."""
    rows: tuple[tuple[int, ...] | None, ...]
    """The tokens of each row; None when it has been taken."""
    markers: tuple[int | None, ...]
    """The row that each seat has taken in this round; None: it is still in."""
    collected: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]
    """How many tokens each seat has kept; when the game is over, has returned."""
    kept: tuple[int, ...]
    """The own ones of them."""
    drawn: int | None
    """The own token, drawn and not yet placed; None when another seat holds one."""
    trees: tuple[int, ...]
    scores: tuple[int, ...]
    chosen: tuple[bool, ...]
    """Who has chosen which face-down tokens count (Q6); nobody has before the last round is over."""
    choice: tuple[int, ...] | None
    """The own choice."""
    added: tuple[tuple[int, ...], ...]
    """What each seat has added; empty until the game is over."""

    @classmethod
    def of(cls, state: "State", seat: int) -> "View":
        """Take what this seat may know out of a state. Raises IndexError for a seat that does not exist."""
        if seat not in range(state.players):
            raise IndexError(seat)
        return cls(
            seat=seat,
            players=state.players,
            phase=state.phase,
            turn=state.seat,
            round=state.round,
            rock=state.rock,
            tower=state.tower,
            lefts=tuple(map(len, state.towers)),
            waiting=members(state.waiting),
            rows=tuple(row if state.open_rows >> at & 1 else None for at, row in enumerate(state.rows)),
            markers=tuple(state.markers),
            collected=tuple(state.collected),
            face_down=tuple(map(len, state.kept)),
            kept=state.kept[seat],
            drawn=state.drawn if seat == state.seat else None,
            trees=tuple(state.trees),
            scores=state.scores(),
            chosen=tuple(choice is not None for choice in state.choices),
            choice=state.choices[seat],
            added=tuple(choice or () for choice in state.choices) if state.is_over else (),
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    def legal_actions(self) -> tuple[Action, ...]:
        """List what this seat may do: nothing when it is another's turn."""
        if self.turn != self.seat:
            return ()
        return legal.actions(self.phase, self.open_rows, self.lefts[self.tower], self.kept, _mask(self.waiting))

    @property
    def open_rows(self) -> int:
        """Mask of the rows still to be taken."""
        return _mask(at for at, row in enumerate(self.rows) if row is not None)

    @property
    def active(self) -> int:
        """Mask of the seats still in the round."""
        return _mask(seat for seat, row in enumerate(self.markers) if row is None)

    def unseen(self) -> tuple[int, ...]:
        """Count the tokens of each animal that this seat has not seen: in towers, kept or drawn by others, or out."""
        left = [COPIES] * ANIMAL_COUNT
        for counts in self.collected:
            for animal, count in enumerate(counts):
                left[animal] -= count
        own = self.kept if self.drawn is None else (*self.kept, self.drawn)
        for tokens in (own, *self.rows):
            for animal in tokens or ():
                left[animal] -= 1
        return tuple(left)

    def sample(self, rng: Stream) -> "State":
        """Make a state that agrees with all that this seat knows, each as likely as the others.

        Tokens that are known stay where they are; the unseen ones are shuffled.
        """
        from games.triqueta.rules import State  # noqa: PLC0415 - states make views, and views states

        pool = [animal for animal, count in enumerate(self.unseen()) for _ in range(count)]
        rng.shuffle(pool)
        hidden = self.phase is Phase.DRAWN and self.drawn is None
        drawn = pool.pop() if hidden else self.drawn
        kept = [self.kept if seat == self.seat else _pop(pool, size) for seat, size in enumerate(self.face_down)]
        return State(
            self.players,
            towers=[_pop(pool, left) for left in self.lefts],
            seat=self.turn,
            rock=self.rock,
            phase=self.phase,
            round=self.round,
            tower=self.tower,
            waiting=_mask(self.waiting),
            drawn=drawn,
            rows=[row or () for row in self.rows],
            open_rows=self.open_rows,
            active=self.active,
            markers=list(self.markers),
            collected=list(self.collected),
            kept=kept,
            trees=list(self.trees),
            choices=[self._choice(seat, kept[seat]) for seat in range(self.players)],
        )

    def _choice(self, seat: int, kept: tuple[int, ...]) -> tuple[int, ...] | None:
        """Tell what a seat has chosen; of another's secret choice, what it would be wise to choose."""
        if seat == self.seat or not self.chosen[seat]:
            return self.choice if seat == self.seat else None
        return self.added[seat] if self.is_over else best_subset(self.collected[seat], kept)


def _pop(pool: list[int], count: int) -> tuple[int, ...]:
    return tuple(pool.pop() for _ in range(count))


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
