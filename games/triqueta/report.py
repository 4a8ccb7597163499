"""What a game of Triqueta brings to the results page: points by kind, as they were counted up (Q5, Q7)."""

from collections.abc import Callable, Sequence

from games.engine.house import House
from games.engine.outcome import Outcome, Row
from games.triqueta.rules import State
from games.triqueta.score_sheet import ScoreSheet

COLUMNS = ("animals", "tokens", "points")


def outcome(house: House, state: State, seats: Sequence[int], rematch: Callable[[], None]) -> Outcome:
    """Return the end of a game; seats are those of the players, in their order."""
    words, scores = house.words, state.scores()
    winners = tuple(seats[player] for player in state.winners())
    order = sorted(range(state.players), key=lambda player: (-scores[player], -sum(state.collected[player]), player))
    names = [house.name(seat) for seat in winners]
    headline = words("triqueta.won", name=names[0])
    if len(names) > 1:
        headline = words("triqueta.shared", names=", ".join(names[:-1]), last=names[-1])
    tie = [player for player in order if scores[player] == scores[order[0]]]
    return Outcome(
        headline=headline,
        remark=words("triqueta.tie") if len(tie) > len(winners) else "",
        winners=winners,
        columns=tuple(words(f"triqueta.column.{column}") for column in COLUMNS),
        rows=tuple(Row(seats[player], _cells(state, player)) for player in order),
        figure=ScoreSheet(house, state, seats, order),
        finished=True,
        proceed=rematch,
    )


def _cells(state: State, player: int) -> tuple[str, ...]:
    extra = state.trees[player] + (state.rock == player)
    points = state.scores()[player]
    return (str(points - extra), str(sum(state.collected[player])), str(points))
