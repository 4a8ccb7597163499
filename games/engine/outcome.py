"""What a game hands over when a round or the whole game has ended; the results page shows it, knowing no game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from games.engine.canvas import Canvas
from games.engine.film import Film

Painter = Callable[[Canvas, pygame.Rect], None]


@dataclass(frozen=True)
class Row:
    """One line of the table of results: whose it is, and a short text for each column."""

    seat: int
    cells: tuple[str, ...]
    name: str = ""  # of somebody who does not sit at the table now (a list of records)


@dataclass(frozen=True)
class Leaf:
    """One thing to look at closely, with what is written above it."""

    title: str
    paint: Painter


@dataclass(frozen=True)
class Outcome:
    """The end of a round or a game. All texts are in the language of the moment.

    ``proceed`` deals the next round, or starts the rematch, with the seats as they are then.
    """

    headline: str
    winners: tuple[int, ...]  # seats
    columns: tuple[str, ...]
    rows: tuple[Row, ...]  # best first
    proceed: Callable[[], None]
    finished: bool  # the match is decided: what follows is a rematch
    figure: Painter | None = None  # draws the course of the round into a rectangle
    look_back: Painter | None = None  # draws what can be learned or laughed about, over the whole width, when asked for
    why_not: tuple[Leaf, ...] = ()  # plays that were refused, each with what was wrong with it, to step through
    film: Callable[[], Film] | None = None  # makes the film of the last seconds
    remark: str = ""  # a second sentence under the headline
    chips: Mapping[int, int] = field(default_factory=dict)  # seat -> chips, after this round
    new_chips: tuple[int, ...] = ()  # seats that got one just now
    chips_to_win: int = 0  # 0: no chips are played for
    proceeds_after: int | None = None  # ticks after which it goes on by itself
    people_change: bool = True  # whether people may come and go before it goes on
