"""The course of a match, gone over once from its log: what is marked, and states on the way from which to step on."""

from bisect import bisect_right
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field

from games.core.log import Log
from games.core.ticks import TICKS_PER_SECOND
from games.engine.film import Mark, MarkKind
from games.tripolo.commands import Command, from_json
from games.tripolo.events import Dealt, Event, Laid, MatchOver, RoundOver
from games.tripolo.match import Match
from games.tripolo.table import match_of

APART = 5 * TICKS_PER_SECOND
"""Ticks between two states that are kept."""


@dataclass
class Course:
    """What happens at which tick of a match. Ticks are those of the match."""

    commands: dict[int, list[Command]]
    length: int
    marks: list[Mark] = field(default_factory=list)
    deals: list[tuple[int, int]] = field(default_factory=list)
    """(tick, most cards that anybody is dealt), for each deal."""
    kept: list[Match] = field(default_factory=list)
    """The match as it was every `APART` ticks, from tick 0 on."""

    def most(self, tick: int) -> int:
        """Return how many cards the fullest stack of the deal had that was on at a tick."""
        return self.deals[max(0, bisect_right(self.deals, tick, key=lambda deal: deal[0]) - 1)][1]

    def match_at(self, tick: int) -> Match:
        """Return a match of one's own, stepped to a tick."""
        match = deepcopy(self.kept[min(tick // APART, len(self.kept) - 1)])
        while match.tick < tick:
            self.step(match)
        return match

    def step(self, match: Match) -> tuple[Event, ...]:
        """Let one tick of a match be played as the log tells."""
        return match.step(self.commands.get(match.tick, ()))


def course_of(log: Log) -> Course:
    """Go over a log. Raises GameError when it cannot be stepped."""
    match = match_of(log.header)
    commands: dict[int, list[Command]] = {}
    for tick, command in log.entries:
        commands.setdefault(tick, []).append(from_json(command))
    last = max(commands, default=-1) + 1
    course = Course(commands, max(1, log.end.tick if log.end else last))
    while match.tick < course.length:
        if match.tick % APART == 0:
            course.kept.append(deepcopy(match))
        tick = match.tick
        _note(course, tick, course.step(match))
    return course


def _note(course: Course, tick: int, events: Iterable[Event]) -> None:
    """Mark what is worth finding again."""
    for event in events:
        match event:
            case Dealt(stacks=stacks):
                course.deals.append((tick, max(count for _, count in stacks)))
                course.marks.append(Mark(tick, MarkKind.ROUND))
            case Laid(seat=seat, triples=triples):
                kind = MarkKind.FIGURE if len(triples) > 1 else MarkKind.PLAY
                course.marks.append(Mark(tick, kind, seat))
            case RoundOver(winners=winners) | MatchOver(winners=winners):
                course.marks.extend(Mark(tick, MarkKind.WIN, seat) for seat in winners)
            case _:
                pass
