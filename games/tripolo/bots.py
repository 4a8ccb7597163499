"""Computer players: they see their own view, look at one card and one line at a time, take their time, and slip (A3).

A computer sleeps from thought to thought. It looks at the table, goes through pairs of a card and a place until one
seems to fit, and moves its hand there, which takes as long as so many looks take a person. Shortly before the card
comes down it glances at the place once more; what changes after that glance comes too late for it, as for everybody.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from games.core.rng import Stream
from games.tripolo.commands import Draw, Lay
from games.tripolo.rules import BITS, CELL_COUNT, PAIRS, new_triples
from games.tripolo.view import Phase, View


@dataclass(frozen=True, slots=True)
class Level:
    """How good a computer plays; times in ticks."""

    name_key: str
    seconds_a_card: float
    """What it comes to, roughly, in rounds of two."""
    reaction: int
    """From a change on the table to noticing it."""
    look: float
    """Checking one card at one place."""
    move: int
    """Bringing a card to the grid."""
    draw: int
    """Taking a card from the stack."""
    hand: int
    """The cards that it likes to hold."""
    slip: float
    """Chance to take a place for right where the triple lies already."""


LEVELS: Final = (
    Level("tripolo.level.1", 6.0, reaction=54, look=29.0, move=80, draw=70, hand=3, slip=0.14),
    Level("tripolo.level.2", 4.0, reaction=44, look=19.0, move=60, draw=48, hand=3, slip=0.11),
    Level("tripolo.level.3", 2.5, reaction=34, look=12.0, move=38, draw=28, hand=4, slip=0.08),
    Level("tripolo.level.4", 1.5, reaction=24, look=6.5, move=25, draw=18, hand=5, slip=0.05),
    Level("tripolo.level.5", 0.8, reaction=16, look=2.8, move=16, draw=11, hand=6, slip=0.03),
)
"""The five levels; number n, as `HandOver` names it, is LEVELS[n - 1]."""

GENTLE: Final = 1.7
"""So many times longer does everything take a gentle computer."""

PLACES: Final = tuple((cell, a, b) for cell in range(CELL_COUNT) for a, b in PAIRS[cell])
"""Each cell with the two others of each line through it: 24 places to look at."""

STRIDES: Final = (59, 61, 67, 71, 73, 79)
"""Steps through all pairs of card and place in a jumbled order. Primes above the largest hand: none is left out."""

TEMPO_RANGE: Final = (0.6, 1.4)
"""How far one thought differs from the usual pace."""


def _slowed(level: Level) -> Level:
    return replace(
        level,
        seconds_a_card=level.seconds_a_card * GENTLE,
        reaction=round(level.reaction * GENTLE),
        look=level.look * GENTLE,
        move=round(level.move * GENTLE),
        draw=round(level.draw * GENTLE),
    )


Act: TypeAlias = Callable[[View], list[Lay | Draw]]


class Plan(NamedTuple):
    """A card on its way to a cell, and the round tick at which it comes down."""

    card: int
    cell: int
    due: int
    slipped: bool


class Computer:
    """One seat's computer of a level, 1 to 5. Ask it once a tick, or only when it is `due`: it answers the same.

    A `gentle` one takes its time, as the family level wants it.
    """

    def __init__(self, seat: int, level: int, seed: int, *, gentle: bool = False) -> None:
        self.seat = seat
        self.number = level
        self.level = _slowed(LEVELS[level - 1]) if gentle else LEVELS[level - 1]
        self._stream = Stream(seed, "tripolo", "computer", seat, level)
        self._deal = 0
        self._wake = 0
        self._act: Act = self._think
        self._plan = Plan(0, 0, 0, slipped=False)
        self._seen: tuple[int, ...] = ()
        self._mistakes: set[tuple[int, int]] = set()

    def due(self, deal: int, round_tick: int) -> bool:
        """Tell whether it has something to do now; only in play."""
        return round_tick >= self._wake or deal != self._deal

    def commands(self, view: View) -> list[Lay | Draw]:
        """Say what it does in this tick, knowing only this view (A3)."""
        if view.phase is not Phase.PLAY or not self.due(view.deal, view.round_tick):
            return []
        if view.deal != self._deal:
            self._begin(view)
            return []
        return self._act(view)

    def _begin(self, view: View) -> None:
        self._deal = view.deal
        self._mistakes.clear()
        self._sleep(view, self.level.reaction * self._tempo(), self._think)

    def _sleep(self, view: View, ticks: float, act: Act) -> None:
        self._wake = view.round_tick + max(1, round(ticks))
        self._act = act

    def _tempo(self) -> float:
        return self._stream.between(*TEMPO_RANGE)

    def _think(self, view: View) -> list[Lay | Draw]:
        if view.tops != self._seen:
            self._seen = view.tops
            self._mistakes.clear()
        if view.stack and len(view.hand) < self.level.hand:
            self._sleep(view, self.level.draw * self._tempo(), self._think)
            return [Draw(self.seat)]
        looks = self._search(view)
        time = looks * self.level.look * self._tempo()
        if self._plan.due < 0:
            self._sleep(view, time, self._wait)
            return []
        landing = max(view.round_tick + round(time) + self.level.move, view.locked_until)
        self._plan = self._plan._replace(due=landing)
        self._sleep(view, landing - self.level.reaction - view.round_tick, self._glance)
        return []

    def _search(self, view: View) -> int:
        """Look for a place; the plan is set, its `due` below 0 when there is none. Returns the number of looks."""
        pairs = len(view.hand) * len(PLACES)
        bits = [BITS[card] for card in view.tops]
        at = self._stream.below(pairs) if pairs else 0
        stride = self._stream.choice(STRIDES)
        for looks in range(1, pairs + 1):
            at = (at + stride) % pairs
            card = view.hand[at // len(PLACES)]
            cell, a, b = PLACES[at % len(PLACES)]
            common = BITS[card] & bits[a] & bits[b]
            if not common:
                continue
            fits = bool(common & ~bits[cell])
            if fits or self._slips(card, cell):
                self._plan = Plan(card, cell, 0, slipped=not fits)
                return looks
        self._plan = Plan(0, 0, -1, slipped=False)
        return pairs

    def _slips(self, card: int, cell: int) -> bool:
        return (card, cell) not in self._mistakes and self._stream.random() < self.level.slip

    def _glance(self, view: View) -> list[Lay | Draw]:
        plan = self._plan
        if view.tops != self._seen and not new_triples(view.tops, plan.card, plan.cell):
            self._sleep(view, self.level.reaction, self._think)
            return []
        self._sleep(view, plan.due - view.round_tick, self._drop)
        return []

    def _drop(self, view: View) -> list[Lay | Draw]:
        plan = self._plan
        if plan.slipped:
            self._mistakes.add((plan.card, plan.cell))
        self._sleep(view, self.level.reaction, self._think)
        return [Lay(self.seat, plan.card, plan.cell)]

    def _wait(self, view: View) -> list[Lay | Draw]:
        """Nothing in the hand fits: take a card more, or wait until the table changes."""
        if view.tops != self._seen:
            self._sleep(view, self.level.reaction, self._think)
            return []
        if view.stack:
            self._sleep(view, self.level.draw * self._tempo(), self._think)
            return [Draw(self.seat)]
        self._sleep(view, self.level.reaction, self._wait)
        return []
