"""Computer players in three levels; each knows its seat's view and nothing else (A3).

They think in slices: a generator that yields between two slices of thought and returns the action.
"""

from dataclasses import dataclass
from typing import Final

from games.core.rng import Stream
from games.triominos.actions import Action, Place
from games.triominos.endgame import solve
from games.triominos.playout import Playout
from games.triominos.rules import State
from games.triominos.scoring import BONUSES
from games.triominos.tiles import SUMS
from games.triominos.view import View
from games.turnbased.protocol import Thinking
from games.turnbased.search import choose


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer plays."""

    greedy: bool = True
    """Whether it looks at points; else it does any one of all that is legal."""
    playouts: int = 0
    """For each decision; 0: it does what is greedy at once."""


LEVELS: Final = (
    Level(greedy=False),
    Level(),
    Level(playouts=1000),
)
"""The three levels; number n is LEVELS[n - 1]."""

MOST_CANDIDATES: Final = 16
"""So many placements are tried in playouts: those that bring most at once."""


def think(view: View, level: int, stream: Stream) -> Thinking[Action]:
    """Let a computer of a level, 1 to 3, decide for the seat whose turn it is.

    Same view, same stream, same choice. Raises ValueError when it is not the turn of the view's seat.
    """
    return decide(view, LEVELS[level - 1], stream)


def decide(view: View, how: Level, stream: Stream) -> Thinking[Action]:
    """Let any kind of computer decide; of several actions one at least is a placement."""
    actions = view.legal_actions()
    if not actions:
        raise ValueError("not this seat's turn")
    if len(actions) == 1:
        return actions[0]
    if not how.greedy:
        return stream.choice(actions)
    places = [action for action in actions if isinstance(action, Place)]
    others = [action for action in actions if not isinstance(action, Place)]
    stream.shuffle(places)
    places.sort(key=lambda action: -points_now(view, action))
    if not how.playouts:
        return places[0]
    solved = yield from solve(view)
    if solved:
        return solved
    return (yield from _search(view, how, [*places[:MOST_CANDIDATES], *others], stream))


def points_now(view: View, action: Place) -> int:
    """Count what a placement brings at once (M4)."""
    return SUMS[action.tile] + BONUSES[view.settings.two_sided][view.board.figures.get(action.face, 0)]


def _search(view: View, how: Level, candidates: list[Action], stream: Stream) -> Thinking[Action]:
    """Try actions in imagined worlds that agree with the view, and play them out greedily to the end of the round."""

    def imagine() -> State:
        return view.sample(stream, trusting=True)

    def play_out(world: State, action: Action) -> float:
        begun = world.copy()
        begun.apply(action)
        return Playout(begun).lead(view.seat)

    return (yield from choose(candidates, imagine, play_out, how.playouts))
