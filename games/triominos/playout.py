"""Playing an imagined world out, everybody greedy: how the hard computer sees what an action is worth."""

from games.triominos.greedy import best_placement
from games.triominos.legal import TURN
from games.triominos.rules import State
from games.triominos.scoring import BONUSES, DRAW_COST, GIVE_UP_COST, MOST_DRAWS, blocked_changes, out_changes
from games.triominos.tiles import TURNS, TURNS_OF, mask_of


class Playout:
    """A world being played out. It takes what it needs from the state and leaves it as it was."""

    def __init__(self, state: State) -> None:
        self._board = state.board.copy()
        self._bonuses = BONUSES[state.settings.two_sided]
        self._any_tile = state.settings.any_tile
        self._racks = list(map(mask_of, state.racks))
        self._pool = list(state.pool)
        self._seat = state.seat
        self._stuck = state.stuck
        self.points = list(state.points)
        if state.phase is TURN:
            self._play(state.drawn, state.open_tiles())

    def _play(self, drawn: int, open_tiles: tuple[int, ...]) -> None:
        """Play from a turn that may have begun to the end of the round."""
        racks, players, wanted = self._racks, len(self._racks), mask_of(open_tiles)
        while True:
            self._turn(drawn, wanted)
            if not racks[self._seat] or self._stuck == players:
                break
            self._seat = self._seat + 1 if self._seat + 1 < players else 0
            drawn, wanted = 0, racks[self._seat]
        self._settle()

    def _turn(self, drawn: int, wanted: int) -> None:
        """Place what brings most; draw as long as that does not go."""
        board, seat, pool = self._board, self._seat, self._pool
        while True:
            best = best_placement(board, wanted, self._bonuses)
            if best:
                points, face, turned = best
                board.place(face, turned)
                self.points[seat] += points
                self._racks[seat] &= ~TURNS_OF[turned // TURNS]
                self._stuck = 0
                return
            if not pool or drawn == MOST_DRAWS:
                break
            tile = pool.pop()
            self._racks[seat] |= TURNS_OF[tile]
            self.points[seat] -= DRAW_COST
            drawn += 1
            wanted = TURNS_OF[tile] if pool and not self._any_tile else self._racks[seat]
        if drawn == MOST_DRAWS:
            self.points[seat] -= GIVE_UP_COST
        if not pool:
            self._stuck += 1

    def _settle(self) -> None:
        racks = [tuple(tile for tile, turns in enumerate(TURNS_OF) if rack & turns) for rack in self._racks]
        out = not self._racks[self._seat]
        changes = out_changes(racks, self._seat) if out else blocked_changes(racks)
        self.points = [points + change for points, change in zip(self.points, changes, strict=True)]

    def lead(self, seat: int) -> int:
        """Tell by how many points a seat is ahead of the best other one."""
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)
