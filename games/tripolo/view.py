"""What one seat may know of a match, and nothing else (A3): the only thing that a computer player is handed."""

from enum import StrEnum
from typing import Final, NamedTuple


class Phase(StrEnum):
    """Where a match stands."""

    COUNTDOWN = "countdown"
    """The cards are dealt, the opening call runs, presses do nothing (T7)."""
    PLAY = "play"
    STOPPED = "stopped"
    """Somebody called "Stop!" (T8)."""
    RESUMING = "resuming"
    """The countdown that ends a stop (T8)."""
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


COVERED: Final = frozenset({Phase.STOPPED, Phase.RESUMING})
"""Phases in which grid and hands lie covered, so that nobody studies them at leisure (T8)."""

BETWEEN_ROUNDS: Final = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})


class View(NamedTuple):
    """The table as one seat sees it. Of the stacks only their sizes: nobody knows the cards in them."""

    seat: int
    deal: int
    """The deals since the match began, rematches included: another number is another set of cards."""
    round: int
    phase: Phase
    round_tick: int
    """Ticks of play in this round; stands still while the round is stopped."""
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    hand: tuple[int, ...]
    """The own cards in the order in which they were drawn, the latest last."""
    stack: int
    remaining: tuple[tuple[int, int], ...]
    """(seat, cards in hand and stack) of everybody at the table."""
    locked_until: int
    """The round tick from which this seat may lay again (T5)."""

    @property
    def covered(self) -> bool:
        """Whether grid and hands lie covered (T8)."""
        return self.phase in COVERED

    @property
    def locked(self) -> bool:
        """Whether this seat cannot lay at the moment (T5)."""
        return self.round_tick < self.locked_until
