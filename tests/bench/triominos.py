"""Triominos' core: random rounds, placements of a rack, how long and how well computers think, checked games."""

from collections.abc import Iterator
from time import process_time
from typing import Final

from games.core.rng import Stream
from games.triominos.board import Board
from games.triominos.bots import LEVELS, Level, decide
from games.triominos.game import GAME
from games.triominos.rules import new_game
from games.triominos.tiles import TILE_COUNT, TURNS
from tests.bench.table import Row, seconds
from tests.triominos.duels import duel
from tests.triominos.pieces import CONCEIVABLE, inventory
from tests.triominos.plain import PlainBoard
from tests.turnbased.checker import Checker
from tests.turnbased.playthrough import decide as finish

ROUNDS: Final = 100
PLAIN_ROUNDS: Final = 3
FULL_BOARD: Final = 50
RACK: Final = 9
MIDDLE_DEALS: Final = 900
HARD_DEALS: Final = 900
BENCH_PLAYOUTS: Final = 60
"""The hard computer of the duels thinks so little; as it is played, it thinks longer."""
THOUGHTFUL_ROUNDS: Final = 4
CHECKED_GAMES: Final = 10_000

ROUNDS_A_SECOND: Final = 1_000
RACK_US: Final = 200
LEAD: Final = 15
ERROR: Final = 2.5
MOVE_SECONDS: Final = 1.0


def rows() -> Iterator[Row]:
    """Measure everything of the core."""
    yield _random_rounds()
    yield _placements()
    yield _thinking()
    yield _level("middle against easy", LEVELS[1], LEVELS[0], MIDDLE_DEALS)
    hard = Level(playouts=BENCH_PLAYOUTS)
    yield _level(f"hard ({BENCH_PLAYOUTS} playouts) against middle", hard, LEVELS[1], HARD_DEALS)
    yield _checked_games()


def _play_round(seed: int, board: Board) -> None:
    """Play a round of two players at random, through the public API, on this kind of board."""
    stream, state = Stream(seed, "bench"), new_game(2, seed)
    state.board = board
    while not state.is_over:
        state.apply(stream.choice(state.legal_actions()))


def _play_rounds(count: int, kind: type[Board]) -> None:
    for seed in range(count):
        _play_round(seed, kind())


def _random_rounds() -> Row:
    one = seconds(lambda: _play_rounds(ROUNDS, Board)) / ROUNDS
    plain = seconds(lambda: _play_rounds(PLAIN_ROUNDS, PlainBoard), repeats=3) / PLAIN_ROUNDS
    return Row(
        "random two-player rounds",
        f"{1 / one:,.0f} a second",
        f"{plain / one:.0f} x a plain board ({1 / plain:,.0f})",
        f">= {ROUNDS_A_SECOND:,} a second",
        1 / one >= ROUNDS_A_SECOND,
    )


def _full_boards() -> tuple[Board, PlainBoard]:
    """Grow a board of 50 tiles at random, once of each kind."""
    for seed in range(TILE_COUNT):
        stream, board, plain, left = Stream(seed, "bench board"), Board(), PlainBoard(), list(range(TILE_COUNT))
        while len(board.tiles) < FULL_BOARD and (spots := board.placements_of(left)):
            face, turned = stream.choice(spots)
            board.place(face, turned)
            plain.place(face, turned)
            left.remove(turned // TURNS)
        if len(board.tiles) == FULL_BOARD:
            return board, plain
    raise AssertionError("no figure of that size was found")


def _placements() -> Row:
    board, plain = _full_boards()
    rack = tuple(range(3, TILE_COUNT, 6))[:RACK]
    assert set(board.placements_of(rack)) == set(plain.placements_of(rack))
    one = seconds(lambda: board.placements_of(rack), calls=500)
    slow = seconds(lambda: plain.placements_of(rack), calls=3)
    return Row(
        f"placements of {RACK} tiles on a board of {FULL_BOARD}",
        f"{one * 1e6:.0f} us",
        f"{slow / one:,.0f} x a plain board ({slow * 1e3:.1f} ms)",
        f"<= {RACK_US} us",
        one * 1e6 <= RACK_US,
    )


def _thinking() -> Row:
    """Let the hard computer play as it is played and take the longest it thought about one move."""
    times = []
    for seed in range(THOUGHTFUL_ROUNDS):
        state, turn = new_game(2, seed), 0
        while not state.is_over:
            start = process_time()
            action = finish(decide(state.view(state.seat), LEVELS[2], Stream(seed, "bench", turn)))
            times.append(process_time() - start)
            state.apply(action)
            turn += 1
    return Row(
        f"hard ({LEVELS[2].playouts} playouts), a move",
        f"at most {max(times):.2f} s, mean {sum(times) / len(times):.2f} s",
        target=f"<= {MOVE_SECONDS:g} s of processor time",
        met=max(times) <= MOVE_SECONDS,
    )


def _level(name: str, better: Level, worse: Level, deals: int) -> Row:
    lead = duel(better, worse, range(deals))
    return Row(
        f"{name}, {deals} paired deals",
        f"{lead.points:+.1f} points a round, standard error {lead.error:.1f}",
        target=f">= {LEAD:+}, error <= {ERROR}",
        met=lead.points >= LEAD and lead.error <= ERROR,
    )


def _checked_games() -> Row:
    checker = Checker(GAME, inventory, CONCEIVABLE)
    actions = sum(checker.play(2 + seed % 3, seed) for seed in range(CHECKED_GAMES))
    return Row(
        f"{CHECKED_GAMES:,} random games, checked", f"{actions:,} actions, no fault", target="no fault", met=True
    )
