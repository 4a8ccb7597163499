"""How a computer chooses in a game with secrets: it imagines worlds and plays them out (A3).

Every candidate is tried in the same worlds, so that luck counts for all alike; after each heat the worse half is
dropped (sequential halving). The budget is counted in playouts: the same random numbers give the same choice on a slow
and on a fast machine.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from games.turnbased.protocol import Thinking

ActionT = TypeVar("ActionT")
WorldT = TypeVar("WorldT")


def choose(
    candidates: Sequence[ActionT],
    imagine: Callable[[], WorldT],
    play_out: Callable[[WorldT, ActionT], float],
    budget: int,
) -> Thinking[ActionT]:
    """Find the candidate with the best average payoff within about `budget` playouts, a yield after each.

    `play_out` leaves the world as it was. Of equals, the first wins. Each candidate is tried at least once; a single
    one is returned at once. Raises ValueError without candidates.
    """
    if not candidates:
        raise ValueError("nothing to choose from")
    totals = [0.0] * len(candidates)
    running = list(range(len(candidates)))
    heats = (len(candidates) - 1).bit_length()
    while len(running) > 1:
        for _ in range(max(1, budget // (heats * len(running)))):
            world = imagine()
            for at in running:
                totals[at] += play_out(world, candidates[at])
                yield
        running.sort(key=lambda at: (-totals[at], at))
        del running[(len(running) + 1) // 2 :]
    return candidates[running[0]]
