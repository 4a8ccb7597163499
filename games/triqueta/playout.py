"""Playing an imagined world on, everybody greedy: the hard computer's way of seeing what an action is worth.

Two play to the end of the game. With more, chance covers up what an action did long before; so these stop at the end of
the round and go by what tokens are usually worth then.
"""

import math
from typing import Final

from games.triqueta.greedy import NO_ROW, Board
from games.triqueta.legal import Phase, members
from games.triqueta.rules import State
from games.triqueta.scoring import add, best_subset, score
from games.triqueta.taste import PROSPECTS, Taste
from games.triqueta.tokens import TOWER_COUNT

HORIZON: Final = {2: TOWER_COUNT}
"""How many rounds are played out after the current one, by players; none when they are not named."""

HEAT: Final = 8.0
HEAT_A_ROUND: Final = 2.0
"""A lead of so many points multiplies the chance of victory by e: at the end, and more for each round to come."""

TOKEN: Final = 0.01
"""What a token counts in a tie, in points (Q7)."""


class Playout:
    """A world being played out. It takes what it needs from the state and leaves it as it was."""

    def __init__(self, state: State, taste: Taste) -> None:
        self._board = Board(taste, state.collected, list(map(list, state.kept)))
        self._board.lay_out(state.round, state.rows, state.open_rows, state.active)
        self._round = state.round
        self._rock = state.rock
        self._trees = list(state.trees)
        self._tower = list(state.towers[state.tower])
        waiting = members(state.waiting)
        played = waiting[: HORIZON.get(state.players, 0)]
        self._waiting = [list(state.towers[tower]) for tower in played]
        self._rest = len(waiting) - len(played)
        self._everybody = (1 << state.players) - 1
        self._no_rows = ((),) * state.players
        self._begin(state)

    def _begin(self, state: State) -> None:
        """Play from the state to the end; what is drawn must be placed first, a tower chosen."""
        seat = state.seat
        if state.phase is Phase.DRAWN and state.drawn is not None:
            self._put(seat, state.drawn)
            seat = self._board.following(seat)
        if self._board.seats and state.phase in {Phase.TURN, Phase.DRAWN}:
            self._play_round(seat)
        while self._waiting:
            self._next_tower()
            self._play_round(self._rock)

    def _next_tower(self) -> None:
        self._tower = self._waiting.pop()
        self._trees[self._rock] += 1
        self._round += 1
        self._board.lay_out(self._round, self._no_rows, self._everybody, self._everybody)

    def _play_round(self, seat: int) -> None:
        board, tower = self._board, self._tower
        while True:
            row = board.turn(seat) if tower else board.best_row(seat)
            following = board.following(seat)
            if row == NO_ROW:
                self._put(seat, tower.pop())
            else:
                board.take(seat, row)
                if not board.seats:
                    self._rock = seat
                    return
            seat = following

    def _put(self, seat: int, animal: int) -> None:
        row = self._board.put(seat, animal)
        if row == NO_ROW:
            self._board.keep(seat, animal)
        else:
            self._board.lay(row, animal)

    def payoff(self, seat: int) -> float:
        """Estimate the seat's chance of victory from what everybody has in the end."""
        heat = HEAT + HEAT_A_ROUND * self._rest
        standings = [self._standing(each) for each in range(len(self._trees))]
        best = max(standings)
        chances = [math.exp((standing - best) / heat) for standing in standings]
        return chances[seat] / sum(chances)

    def _standing(self, seat: int) -> float:
        """Count a seat's points, with its best face-down tokens (Q5, Q6) or, before the end, with its prospects."""
        board = self._board
        extra = self._trees[seat] + (self._rock == seat)
        if self._rest:
            worth = PROSPECTS[self._rest]
            return extra + sum(worth[animal][count] for animal, count in enumerate(board.own[seat]))
        counts = list(board.own[seat])
        for animal in board.kept[seat]:
            counts[animal] -= 1
        counts = list(add(counts, best_subset(counts, tuple(board.kept[seat]))))
        return extra + score(counts) + TOKEN * sum(counts)
