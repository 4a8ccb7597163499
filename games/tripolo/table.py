"""The table at which a match is played: people's commands, computers, and the game log.

The live scene, the attract demo, headless rounds and tests all run a match through it.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from games.core.errors import DamagedLog
from games.core.log import Entry, Header
from games.core.rng import Stream
from games.tripolo.bots import Computer
from games.tripolo.commands import Command, HandOver, from_json
from games.tripolo.events import Event, SeatLeft
from games.tripolo.match import Applied, Match, Mode, Phase, Settings
from games.tripolo.party import PERSON

GAME: Final = "tripolo"


class Table:
    """A match and the computers at it. `computers`: level, 1 to 5, by seat.

    `sink` hears of every (tick, command) that had an effect: with `header_of` the whole game log, which `replay` reads.
    """

    def __init__(self, match: Match, computers: Mapping[int, int] | None = None, sink: Applied | None = None) -> None:
        self.match = match
        self._computers: dict[int, Computer] = {}
        self._order = Stream(match.seed, "tripolo", "order")
        self._sink = sink
        self._handed_over: list[HandOver] = []
        for seat, level in sorted((computers or {}).items()):
            self.seat_computer(seat, level)

    def seat_computer(self, seat: int, level: int) -> None:
        """Let a computer of this level, 1 to 5, play for a seat from the next tick on."""
        self._computers[seat] = Computer(seat, level, self.match.seed, gentle=self.match.settings.family)
        self._handed_over.append(HandOver(seat, level))

    def remove_computer(self, seat: int) -> None:
        """Let a person play for a seat again."""
        if self._computers.pop(seat, None) is not None:
            self._handed_over.append(HandOver(seat, PERSON))

    def level(self, seat: int) -> int | None:
        """Give the level, 1 to 5, of the computer that plays for a seat; None when a person does."""
        computer = self._computers.get(seat)
        return None if computer is None else computer.number

    def step(self, commands: Iterable[Command] = ()) -> tuple[Event, ...]:
        """Play one tick: people's commands in the order of their arrival, then computers', in a seeded random order.

        `commands` may be a generator that looks at the match between two commands, as in `Match.step`.
        """
        events = self.match.step(self._all(commands), self._sink)
        for event in events:
            if isinstance(event, SeatLeft):
                self._computers.pop(event.seat, None)
        return events

    def _all(self, commands: Iterable[Command]) -> Iterator[Command]:
        yield from commands
        while self._handed_over:
            yield self._handed_over.pop(0)
        if self.match.phase is Phase.PLAY:
            yield from self._thoughts()

    def _thoughts(self) -> Iterator[Command]:
        match = self.match
        due = [each for each in self._computers.values() if each.due(match.deal, match.round_tick)]
        self._order.shuffle(due)
        for computer in due:
            if computer.seat in match.seats:
                yield from computer.commands(match.view(computer.seat))


def header_of(match: Match) -> Header:
    """Make the header of a match's log; before the first step, while seats and handicaps are those at its start."""
    settings = match.settings
    return Header(
        game=GAME,
        seed=match.seed,
        settings={
            "mode": settings.mode.value,
            "lock_ticks": settings.lock_ticks,
            "chips_to_win": settings.chips_to_win,
            "family": settings.family,
            "extras": [[seat, extra] for seat, extra in match.extras.items()],
        },
        seats=match.seats,
    )


def match_of(header: Header) -> Match:
    """Set up the match of a header. Raises DamagedLog when it is none of this game, IllegalSettings like Match."""
    try:
        read = header.settings
        family = read.get("family", False)  # logs from before there was such a level are without it
        settings = Settings(Mode(read["mode"]), read["lock_ticks"], read["chips_to_win"], family is True)
        extras = dict(read["extras"])
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedLog("log.damaged", line=1) from error
    if header.game != GAME:
        raise DamagedLog("log.damaged", line=1)
    return Match(header.seats, header.seed, settings, extras)


def replay(header: Header, entries: Iterable[Entry], until: int | None = None) -> Match:
    """Step through a log, without computers: their commands are in it.

    Stops after the tick of the last entry, or when `until` ticks are played. Raises DamagedLog for a command that
    nobody can have given.
    """
    match = match_of(header)
    by_tick: dict[int, list[Command]] = {}
    for tick, command in entries:
        by_tick.setdefault(tick, []).append(from_json(command))
    last = max(by_tick, default=-1) + 1 if until is None else until
    while match.tick < last:
        match.step(by_tick.get(match.tick, ()))
    return match
