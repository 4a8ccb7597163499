"""Computer players in three levels; each knows its seat's view and nothing else (A3).

They think in slices: a generator that yields between two playouts and returns the action.
"""

from dataclasses import dataclass
from typing import Final

from games.core.rng import Stream
from games.triqueta.actions import Action, Count, Draw, Keep, Place, Take
from games.triqueta.greedy import NO_ROW, Board
from games.triqueta.legal import Phase
from games.triqueta.playout import Playout
from games.triqueta.rules import State
from games.triqueta.scoring import best_subset
from games.triqueta.taste import EASY, GREEDY, Taste
from games.triqueta.view import View
from games.turnbased.protocol import Thinking
from games.turnbased.search import choose


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer plays."""

    name_key: str
    taste: Taste
    slip: float = 0.0
    """Chance to do what comes to hand instead of what is best."""
    playouts: int = 0
    """For each decision; 0: it does what is greedy at once."""


LEVELS: Final = (
    Level("triqueta.level.1", EASY, slip=0.25),
    Level("triqueta.level.2", GREEDY),
    Level("triqueta.level.3", GREEDY, playouts=400),
)
"""The three levels; number n is LEVELS[n - 1]."""


def think(view: View, level: int, stream: Stream) -> Thinking[Action]:
    """Let a computer of a level, 1 to 3, decide for the seat whose turn it is.

    Same view, same stream, same choice. Raises ValueError when it is not the turn of the view's seat.
    """
    how = LEVELS[level - 1]
    candidates = view.legal_actions()
    if not candidates:
        raise ValueError("not this seat's turn")
    if view.phase is Phase.TOWER:
        return stream.choice(candidates)
    if view.phase is Phase.COUNT:
        return Count(best_subset(view.collected[view.seat], view.kept))
    if stream.random() < how.slip:
        return _slip(view, candidates, stream)
    if not how.playouts:
        return greedy(view, how.taste)
    return (yield from _search(view, how, candidates, stream))


def greedy(view: View, taste: Taste) -> Action:
    """Do what gains most at the moment, in Phase.TURN or Phase.DRAWN."""
    board = board_of(view, taste)
    if view.drawn is not None:
        row = board.put(view.seat, view.drawn)
        return Keep() if row == NO_ROW else Place(row)
    row = board.turn(view.seat) if view.lefts[view.tower] else board.best_row(view.seat)
    return Draw() if row == NO_ROW else Take(row)


def board_of(view: View, taste: Taste) -> Board:
    """Lay out what a seat sees; the face-down tokens of others count for nothing."""
    board = Board(taste, view.collected, [list(view.kept) if seat == view.seat else [] for seat in range(view.players)])
    board.lay_out(view.round, [row or () for row in view.rows], view.open_rows, view.active)
    return board


def _slip(view: View, candidates: tuple[Action, ...], stream: Stream) -> Action:
    """Take what comes to hand, but no row that costs points."""
    gains = board_of(view, EASY).gains[view.seat]
    return stream.choice(
        [each for each in candidates if not isinstance(each, Take) or gains[each.row] > 0] or candidates
    )


def _search(view: View, how: Level, candidates: tuple[Action, ...], stream: Stream) -> Thinking[Action]:
    """Try every action in imagined worlds that agree with the view, and play them out greedily."""

    def imagine() -> State:
        return view.sample(stream)

    def play_out(world: State, action: Action) -> float:
        begun = world.copy()
        begun.apply(action)
        return Playout(begun, how.taste).payoff(view.seat)

    return (yield from choose(candidates, imagine, play_out, how.playouts))
