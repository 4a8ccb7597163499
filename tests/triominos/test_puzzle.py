"""The solo puzzle: every one can be solved, everything can be taken back, and the solver tells the truth."""

from itertools import permutations

import pytest

from games.core.errors import IllegalAction
from games.core.rng import Stream
from games.triominos.actions import Draw, Place
from games.triominos.board import Board
from games.triominos.puzzle import SIZES, attempt, make_puzzle
from games.triominos.puzzle_game import PuzzleGame
from games.triominos.puzzle_solver import Solver, TooLarge
from games.triominos.tiles import TURNS
from tests.triominos.situations import tile, tiles
from tests.turnbased.playthrough import decide as finish


@pytest.mark.parametrize("size", [2, 5, *SIZES, 30])
def test_every_puzzle_is_proven_solvable_by_its_own_solution(size: int) -> None:
    for seed in range(5):
        puzzle = make_puzzle(seed, size)
        assert len(set(puzzle.tiles)) == size, f"seed {seed}"
        game = PuzzleGame(puzzle.tiles)
        for action in puzzle.solution:
            assert not game.is_solved, f"seed {seed}"
            game.apply(action)
        assert game.is_solved, f"seed {seed}"
        assert not game.is_stuck, f"seed {seed}"
        assert game.left == (), f"seed {seed}"


def test_same_seed_same_puzzle_and_the_tiles_do_not_tell_the_order() -> None:
    assert make_puzzle(3, 8) == make_puzzle(3, 8)
    assert make_puzzle(3, 8) != make_puzzle(4, 8)
    puzzle = make_puzzle(3, 8)
    assert list(puzzle.tiles) == sorted(puzzle.tiles)


@pytest.mark.parametrize("size", [-1, 0, 1, 31, 56])
def test_sizes_that_are_no_puzzle(size: int) -> None:
    with pytest.raises(ValueError, match="no puzzle"):
        make_puzzle(1, size)


def test_puzzles_are_harder_than_chance_sets_and_large_ones_harder_than_small_ones() -> None:
    stream = Stream(1, "test puzzles")
    solved = []
    for size in SIZES:
        puzzles = [make_puzzle(seed, size) for seed in range(10)]
        solved.append(sum(attempt(puzzle.tiles, stream) for puzzle in puzzles for _ in range(20)))
    assert solved == sorted(solved, reverse=True)
    assert solved[0] < 0.6 * 200
    assert solved[-1] < 0.1 * 200


def test_a_tile_is_placed_and_taken_back() -> None:
    game = PuzzleGame(tiles("3-3-3 0-3-3 1-1-2"))
    start = game.state_hash()
    first = Place(tile("3-3-3"), 0)
    game.apply(first)
    game.apply(game.legal_actions()[0])
    stuck = [game.is_stuck]
    game.take_back()
    stuck.append(game.is_stuck)
    assert stuck == [True, False]
    assert game.left == tiles("0-3-3 1-1-2")
    assert game.take_back() == first
    assert game.state_hash() == start
    with pytest.raises(IllegalAction, match="nothing_placed"):
        game.take_back()


@pytest.mark.parametrize("action", [Place(tile("0-0-0"), 0), Place(tile("3-3-3"), 5), Place(99, 0), Draw()])
def test_what_does_not_fit_is_refused_and_changes_nothing(action: Place) -> None:
    game = PuzzleGame(tiles("3-3-3 0-3-3"))
    before = game.state_hash()
    with pytest.raises(IllegalAction, match="does_not_fit"):
        game.apply(action)
    assert game.state_hash() == before
    assert game.placed == []


def solvable(names: tuple[int, ...]) -> bool:
    """Try all orders and places, the plain way."""

    def extend(board: Board, rest: tuple[int, ...]) -> bool:
        if not rest:
            return True
        for spot in board.placements(rest[0]):
            after = board.copy()
            after.place(spot.face, TURNS * rest[0] + spot.turn)
            if extend(after, rest[1:]):
                return True
        return False

    return any(extend(Board(), order) for order in permutations(names))


def test_the_solver_agrees_with_trying_everything_on_sets_of_four() -> None:
    stream, answers = Stream(1, "sets of four"), []
    for _ in range(30):
        pack = list(tiles("0-0-1 0-1-1 0-1-2 1-1-2 1-2-2 2-2-3 0-2-3 0-0-3"))
        stream.shuffle(pack)
        names = tuple(pack[:4])
        found = finish(Solver().solve(Board(), names))
        answers.append(found is not None)
        assert answers[-1] is solvable(names), names
        if found:
            game = PuzzleGame(names)
            for action in found:
                game.apply(action)
            assert game.is_solved, names
    assert 5 < sum(answers) < 25


@pytest.mark.parametrize("size", SIZES)
def test_the_solver_solves_puzzles_whatever_tile_is_placed_first(size: int) -> None:
    """A figure can be built from each of its tiles, so a puzzle is never lost with the first one."""
    for seed in range(3):
        puzzle = make_puzzle(seed, size)
        for first in puzzle.tiles[::5]:
            game = PuzzleGame(puzzle.tiles)
            game.apply(Place(first, 0))
            rest = finish(Solver().solve(game.board, game.left))
            assert rest is not None, f"seed {seed}, first {first}"
            for action in rest:
                game.apply(action)
            assert game.is_solved


def test_the_search_finds_what_luck_has_missed() -> None:
    for seed in range(6):
        puzzle = make_puzzle(seed, SIZES[1])
        found = finish(Solver()._search(Board(), puzzle.tiles))
        game = PuzzleGame(puzzle.tiles)
        for action in found:
            game.apply(action)
        assert game.is_solved, f"seed {seed}"


def test_a_search_that_grows_too_large_says_so() -> None:
    impossible = tiles("0-0-1 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-2-2 0-3-3 5-5-5 4-4-4")
    with pytest.raises(TooLarge):
        finish(Solver(most_positions=50).solve(Board(), impossible))
