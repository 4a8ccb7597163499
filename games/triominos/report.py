"""The end of a game as the results page shows it."""

from collections.abc import Callable, Sequence

from games.engine.house import House
from games.engine.outcome import Outcome, Row
from games.triominos.ledger import Ledger
from games.triominos.rules import State
from games.triominos.sheet_view import Column, ResultSheet
from games.triominos.told import MINUS

COLUMNS = ("tiles", "figures", "costs", "ends", "points")


def outcome(house: House, state: State, seats: Sequence[int], ledger: Ledger, rematch: Callable[[], None]) -> Outcome:
    """Return the end of a game; seats are those of the players, in their order."""
    words, scores = house.words, state.scores()
    winners = tuple(seats[player] for player in state.winners())
    order = sorted(range(state.players), key=lambda player: (-scores[player], player))
    names = [house.name(seat) for seat in winners]
    headline = words("triominos.won", name=names[0])
    if len(names) > 1:
        headline = words("triominos.shared", names=", ".join(names[:-1]), last=names[-1])
    return Outcome(
        headline=headline,
        winners=winners,
        columns=tuple(words(f"triominos.column.{column}") for column in COLUMNS),
        rows=tuple(Row(seats[player], _cells(ledger, player, scores[player])) for player in order),
        figure=ResultSheet(house, ledger, [Column(player, seats[player], scores[player]) for player in order]),
        finished=True,
        proceed=rematch,
    )


def _cells(ledger: Ledger, player: int, score: int) -> tuple[str, ...]:
    sums = ledger.sums(player)
    numbers = (sums["placed"], sums["figures"], sums["costs"], sums["ends"], score)
    return tuple(f"{MINUS}{-number}" if number < 0 else str(number) for number in numbers)
