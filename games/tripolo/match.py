"""A match of Tripolo: one deterministic step a tick, commands in, events out (A1, T4 to T12).

Live play, computers, replays, attract demo and tests all call `Match.step`. A match is its seats, seed, settings
and list of (tick, command): stepping them again gives the same events and the same hash on any machine.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from games.core.errors import IllegalSettings
from games.core.hashing import digest
from games.tripolo.clock import Clock
from games.tripolo.commands import Command, Draw, GoOn, HandOver, Join, Lay, Leave, NextRound, Stop
from games.tripolo.deal import deal, stack_sizes
from games.tripolo.events import (
    Chips,
    DealRefused,
    Dealt,
    Ending,
    Event,
    HandedOver,
    Laid,
    MatchOver,
    RoundOver,
    SeatJoined,
    SeatLeft,
    Stopped,
)
from games.tripolo.party import LEVEL_NUMBERS, Party
from games.tripolo.round import Round
from games.tripolo.settings import DEFAULT_SETTINGS, SEAT_NUMBERS, SEATS_NEEDED, Mode, Settings
from games.tripolo.view import BETWEEN_ROUNDS, Phase, View

__all__ = ["Match", "Mode", "Phase", "Settings", "View"]

Applied: TypeAlias = Callable[[int, Command], None]
"""Told of each (tick, command) that had an effect; what it hears is the game log."""


class Match:
    """All rounds of one table.

    `seats`: how many (0 to n - 1), or which of 0 to 5; `extras`: handicaps by seat (T3).
    `tick` counts all steps, `round_tick` only those of play: times in rules stand still while a round is stopped.
    Raises IllegalSettings for seats and handicaps that cannot be dealt.
    """

    def __init__(
        self,
        seats: int | Iterable[int] = 3,
        seed: int = 7,
        settings: Settings = DEFAULT_SETTINGS,
        extras: Mapping[int, int] | None = None,
    ) -> None:
        self.seed = seed
        self.settings = settings
        self.tick = 0
        self.deal = 0
        self.round = 1
        self._clock = Clock()
        self._party = Party(seats, extras)
        self._events: list[Event] = []
        self._handlers: dict[type[Command], Callable[[Any], None]] = {
            Lay: self._lay,
            Draw: self._draw,
            Stop: self._stop,
            GoOn: self._go_on,
            Leave: self._leave,
            Join: self._join,
            HandOver: self._hand_over,
            NextRound: self._next_round,
        }
        self._deal()

    # What may be seen

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats at the table, in the order of their numbers."""
        return self._party.seats

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        return self._clock.phase

    @property
    def round_tick(self) -> int:
        """The ticks of play in this round."""
        return self._round.tick

    @property
    def tops(self) -> tuple[int, ...]:
        """The nine top cards."""
        return tuple(self._round.tops)

    @property
    def heights(self) -> tuple[int, ...]:
        """The number of cards on each cell."""
        return tuple(map(len, self._round.piles))

    @property
    def chips(self) -> dict[int, int]:
        """The chips of each seat (T10)."""
        return dict(self._party.chips)

    @property
    def extras(self) -> dict[int, int]:
        """The handicap of each seat (T3)."""
        return dict(self._party.extras)

    @property
    def levels(self) -> dict[int, int]:
        """Who plays each seat: a computer of level 1 to 5, or a person (0)."""
        return dict(self._party.levels)

    def hand(self, seat: int) -> tuple[int, ...]:
        """Give the cards in a hand, in the order in which they were drawn."""
        return tuple(self._round.hands.get(seat, ()))

    def stack(self, seat: int) -> int:
        """Count the cards in a stack."""
        return len(self._round.stacks.get(seat, ()))

    def remaining(self, seat: int) -> int:
        """Count the cards in hand and stack."""
        return self._round.remaining(seat)

    def view(self, seat: int) -> View:
        """Give all that this seat may know (A3). Raises KeyError for a seat that is not at the table."""
        if seat not in self._party.chips:
            raise KeyError(seat)
        now = self._round
        return View(
            seat=seat,
            deal=self.deal,
            round=self.round,
            phase=self.phase,
            round_tick=now.tick,
            tops=tuple(now.tops),
            heights=self.heights,
            hand=self.hand(seat),
            stack=self.stack(seat),
            remaining=now.counts(),
            locked_until=now.locked_until.get(seat, 0),
        )

    def state_hash(self) -> str:
        """Hash all that the future depends on; equal hashes go on alike."""
        settings: tuple[str | int, ...] = (self.settings.mode, self.settings.lock_ticks, self.settings.chips_to_win)
        settings += ("family",) if self.settings.family else ()  # so that older logs keep their hashes
        clocks = (self.seed, self.tick, self.deal, self.round)
        return digest((settings, clocks, self._clock.frozen(), self._party.frozen(), self._round.frozen()))

    # One tick

    def step(self, commands: Iterable[Command] = (), applied: Applied | None = None) -> tuple[Event, ...]:
        """Play one tick and tell what happened, in order.

        `commands` come in the order of their arrival, the only order that decides who was first (T4). They are taken
        one by one, each applied before the next is asked for: a generator may look at `view` between two presses of
        one player, and so lay the card that the first press drew. A command that makes no sense is ignored; it never
        raises. `applied` hears of each one that had an effect.
        """
        if self.phase is Phase.PLAY:
            self._round.tick += 1
        self._tell(self._clock.move())
        for command in commands:
            self._apply(command, applied)
        self.tick += 1
        events, self._events = self._events, []
        return tuple(events)

    def _apply(self, command: Command, applied: Applied | None) -> None:
        handler = self._handlers.get(type(command))
        if handler is None:
            return
        told = len(self._events)
        handler(command)
        if applied is not None and len(self._events) > told:
            applied(self.tick, command)

    def _tell(self, event: Event | None) -> None:
        if event is not None:
            self._events.append(event)

    # Commands

    def _lay(self, command: Lay) -> None:
        if self.phase is not Phase.PLAY:
            return
        event = self._round.lay(command.seat, command.card, command.cell)
        self._tell(event)
        if isinstance(event, Laid):
            self._end_if_over(event.seat)

    def _draw(self, command: Draw) -> None:
        if self.phase is Phase.PLAY:
            self._tell(self._round.draw(command.seat))

    def _stop(self, command: Stop) -> None:
        if self._sits(command.seat) and self._clock.stop():
            self._tell(Stopped(command.seat))

    def _go_on(self, command: GoOn) -> None:
        if self._sits(command.seat):
            self._tell(self._clock.go_on())

    def _hand_over(self, command: HandOver) -> None:
        seat, level = command.seat, command.level
        if self._sits(seat) and level in LEVEL_NUMBERS and self._party.levels[seat] != level:
            self._party.levels[seat] = level
            self._tell(HandedOver(seat, level))

    def _join(self, command: Join) -> None:
        free = command.seat in SEAT_NUMBERS and not self._sits(command.seat)
        room = len(self.seats) + 1 in SEATS_NEEDED[self.settings.mode] or not self.seats
        if free and room and self.phase in BETWEEN_ROUNDS:
            self._party.join(command.seat)
            self._tell(SeatJoined(command.seat))

    def _leave(self, command: Leave) -> None:
        if not self._sits(command.seat):
            return
        self._party.leave(command.seat)
        self._round.remove(command.seat)
        self._tell(SeatLeft(command.seat))
        if self.phase in BETWEEN_ROUNDS:
            self._end_match_if_won()
        elif len(self.seats) <= 1:
            self._end(self.seats, Ending.LEFT)
        elif self._round.is_stuck():
            self._without_moves()

    def _next_round(self, command: NextRound) -> None:
        if self.phase not in BETWEEN_ROUNDS:
            return
        extras = self.extras | {seat: extra for seat, extra in command.extras if self._sits(seat)}
        try:
            stack_sizes(self.settings.mode, extras)
        except IllegalSettings as refusal:
            self._tell(DealRefused(refusal.reason_key))
            return
        self._party.extras = extras
        if self.phase is Phase.MATCH_OVER:
            self._party.take_chips_back()
            self.round = 0
        self.round += 1
        self._clock = Clock()
        self._deal()

    # Rounds

    def _sits(self, seat: int) -> bool:
        return seat in self._party.chips

    def _deal(self) -> None:
        self.deal += 1
        dealt = deal(self.seed, self.deal, self.settings.mode, self._party.extras)
        self._round = Round(dealt, self.settings.lock_ticks)
        self._tell(Dealt(self.round, dealt.piles, self._round.counts()))

    def _end_if_over(self, seat: int) -> None:
        if self.remaining(seat) == 0:
            self._end((seat,), Ending.OUT)
        elif self._round.is_stuck():
            self._without_moves()

    def _without_moves(self) -> None:
        """End the round for the fewest cards (T9), alone for nobody; before "los!" deal again (T11)."""
        if self._clock.opening:
            self._deal()
        else:
            self._end(() if self.settings.mode is Mode.SOLO else self._round.fewest(), Ending.NO_MOVES)

    def _end(self, winners: tuple[int, ...], reason: Ending) -> None:
        self._clock.phase = Phase.ROUND_OVER
        self._tell(RoundOver(winners, reason, self._round.counts()))
        if self.settings.mode is Mode.SOLO:
            return
        for seat in winners:
            self._party.chips[seat] += 1
            self._tell(Chips(seat, self._party.chips[seat]))
        self._end_match_if_won()

    def _end_match_if_won(self) -> None:
        champion = self._party.champion(self.settings.chips_to_win)
        if champion is None or self.phase is Phase.MATCH_OVER or self.settings.mode is not Mode.MATCH:
            return
        self._clock.phase = Phase.MATCH_OVER
        self._tell(MatchOver((champion,)))
