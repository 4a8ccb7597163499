"""Computers against each other over paired deals: every deal once for each seat of the stronger one."""

from dataclasses import dataclass
from math import sqrt
from time import process_time

from games.core.rng import Stream
from games.triqueta.bots import think
from games.triqueta.rules import State, new_game
from tests.turnbased.playthrough import decide


@dataclass
class Duel:
    """What came out. A victory shared by n counts 1/n."""

    games: int = 0
    wins: float = 0.0
    squares: float = 0.0
    """Sum over the deals of the squared shares, for the error."""
    deals: int = 0
    decisions: int = 0
    """Those of the strong one."""
    seconds: float = 0.0
    """Processor time for them."""
    longest: float = 0.0

    @property
    def share(self) -> float:
        """The share of the victories."""
        return self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of the share; the games of one deal are no independent ones, so deals are what counts."""
        spread = self.squares / self.deals - self.share**2
        return sqrt(max(0.0, spread) / max(1, self.deals - 1))

    def add(self, other: "Duel") -> None:
        """Count another's games in."""
        self.games += other.games
        self.wins += other.wins
        self.squares += other.squares
        self.deals += other.deals
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


def share_of_wins(strong: int, weak: int, players: int, deals: int, first_seed: int = 0) -> Duel:
    """Play deals with one computer of the strong level, in every seat once, against the weak level in the others."""
    duel = Duel()
    for seed in range(first_seed, first_seed + deals):
        shares = [_game(duel, strong, weak, players, seed, seat) for seat in range(players)]
        duel.games += players
        duel.deals += 1
        duel.wins += sum(shares)
        duel.squares += (sum(shares) / players) ** 2
    return duel


def _game(duel: Duel, strong: int, weak: int, players: int, seed: int, seat: int) -> float:
    """Play one game; return the seat's share of the victory."""
    state = new_game(players, seed)
    turn = 0
    while not state.is_over:
        if state.seat == seat:
            _timed_turn(duel, state, strong, Stream(seed, "duel", turn))
        else:
            state.apply(decide(think(state.view(state.seat), weak, Stream(seed, "duel", turn))))
        turn += 1
    winners = state.winners()
    return (seat in winners) / len(winners)


def _timed_turn(duel: Duel, state: State, level: int, stream: Stream) -> None:
    begin = process_time()
    action = decide(think(state.view(state.seat), level, stream))
    spent = process_time() - begin
    duel.decisions += 1
    duel.seconds += spent
    duel.longest = max(duel.longest, spent)
    state.apply(action)
