"""The cards of one round: grid, stacks, hands, box, and what a play does to them (T4, T5, T7, T9)."""

from collections import deque
from typing import Final

from games.core.ticks import ticks
from games.tripolo.deal import Deal
from games.tripolo.events import Beaten, Drawn, Laid, Locked, Refused, SeatCounts
from games.tripolo.rules import CELL_COUNT, any_move, mask_of, new_triples

BEATEN_TICKS: Final = ticks(300)
"""How long after a change of the board a play that it spoiled is only too late, not wrong (T4)."""


class Round:
    """Every one of the 64 cards lies in exactly one place: a pile of the grid, a stack, a hand or the box.

    `tick` counts the ticks of play; who runs the round moves it on.
    """

    def __init__(self, dealt: Deal, lock_ticks: int) -> None:
        self.tick = 0
        self.piles = [list(pile) for pile in dealt.piles]
        self.tops = [pile[-1] for pile in self.piles]
        self.stacks = {seat: list(stack) for seat, stack in dealt.stacks.items()}
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.stacks}
        self.box = list(dealt.box)
        self.locked_until = dict.fromkeys(self.stacks, 0)
        self._lock_ticks = lock_ticks
        self._owned = mask_of(card for stack in self.stacks.values() for card in stack)
        self._past: deque[tuple[int, tuple[int, ...]]] = deque()

    def remaining(self, seat: int) -> int:
        """Count the cards in hand and stack; 0 for a seat that was not dealt to."""
        return len(self.hands.get(seat, ())) + len(self.stacks.get(seat, ()))

    def counts(self) -> SeatCounts:
        """List the remaining cards of everybody in this round."""
        return tuple((seat, self.remaining(seat)) for seat in self.stacks)

    def fewest(self) -> tuple[int, ...]:
        """Name the seats with the fewest cards left, all of them (T9)."""
        counts = self.counts()
        least = min((left for _, left in counts), default=0)
        return tuple(seat for seat, left in counts if left == least)

    def is_stuck(self) -> bool:
        """Whether no card of anybody, in hand or stack, fits anywhere (T9)."""
        return not any_move(self.tops, self._owned)

    def draw(self, seat: int) -> Drawn | None:
        """Move the top card of the own stack into the hand; None when there is none (T7)."""
        if not self.stacks.get(seat):
            return None
        card = self.stacks[seat].pop()
        self.hands[seat].append(card)
        return Drawn(seat, card)

    def lay(self, seat: int, card: int, cell: int) -> Laid | Beaten | Refused | Locked | None:
        """Try to lay a card. None, and no harm: not a card of that hand, or no cell (T5)."""
        if card not in self.hands.get(seat, ()) or cell not in range(CELL_COUNT):
            return None
        if self.tick < self.locked_until[seat]:
            return Locked(seat)
        triples = new_triples(self.tops, card, cell)
        if triples:
            covered = self._put(seat, card, cell)
            return Laid(seat, card, cell, triples, covered)
        if self._was_legal(card, cell):
            return Beaten(seat, card, cell)
        self.locked_until[seat] = self.tick + self._lock_ticks
        return Refused(seat, card, cell, self.locked_until[seat])

    def remove(self, seat: int) -> None:
        """Take the cards of a seat out of the game (T8)."""
        cards = self.hands.pop(seat, []) + self.stacks.pop(seat, [])
        self.locked_until.pop(seat, None)
        self.box.extend(cards)
        self._owned &= ~mask_of(cards)

    def frozen(self) -> tuple[tuple[int, ...] | tuple[tuple[int, ...], ...], ...]:
        """Give everything that the future depends on, as nested tuples, for a hash."""
        return (
            (self.tick,),
            tuple(map(tuple, self.piles)),
            tuple((seat, *stack) for seat, stack in self.stacks.items()),
            tuple((seat, *hand) for seat, hand in self.hands.items()),
            tuple(self.box),
            tuple(self.locked_until.items()),
            tuple((tick, *tops) for tick, tops in self._past if self._is_recent(tick)),
        )

    def _put(self, seat: int, card: int, cell: int) -> int:
        while self._past and not self._is_recent(self._past[0][0]):
            self._past.popleft()
        self._past.append((self.tick, tuple(self.tops)))
        self.hands[seat].remove(card)
        self._owned &= ~(1 << card)
        covered = self.tops[cell]
        self.piles[cell].append(card)
        self.tops[cell] = card
        return covered

    def _is_recent(self, tick: int) -> bool:
        return self.tick - tick <= BEATEN_TICKS

    def _was_legal(self, card: int, cell: int) -> bool:
        return any(self._is_recent(tick) and new_triples(tops, card, cell) for tick, tops in self._past)
