"""What a person has in the hand: places from left to right, and why no turn needs to be chosen."""

from itertools import product

import pytest

from games.core.rng import Stream
from games.triominos.board import Board, Figure
from games.triominos.camera import on_paper
from games.triominos.hand import Hand, all_places, worth
from games.triominos.puzzle import grow
from games.triominos.tiles import DIGIT_COUNT, FITTING, TILE_COUNT, TURNS, TURNS_OF


def grown(seed: int, size: int) -> Board:
    """Return a board with so many tiles at random."""
    board = Board()
    for action in grow(size, Stream(seed, "a figure")):
        board.place(action.face, TURNS * action.tile + action.turn)
    return board


def test_where_a_side_touches_at_most_one_turn_of_a_tile_fits() -> None:
    """Two corners are given then; so the preview can turn every tile by itself."""
    for one, two, open_corner in product(range(DIGIT_COUNT), range(DIGIT_COUNT), range(3)):
        wanted: list[int | None] = [one, two]
        wanted.insert(open_corner, None)
        mask = FITTING[wanted[0], wanted[1], wanted[2]]
        assert all((mask & turns).bit_count() <= 1 for turns in TURNS_OF), f"{wanted}"


@pytest.mark.parametrize("seed", range(10))
def test_the_places_of_a_tile_come_from_left_to_right_each_once(seed: int) -> None:
    board = grown(seed, 20)
    for tile in range(TILE_COUNT):
        hand = Hand()
        hand.choose(tile, board)
        lefts = [on_paper(face).left for face in hand.places]
        assert lefts == sorted(lefts), f"seed {seed}"
        assert len(hand.places) == len(board.placements(tile)), f"seed {seed}"
        assert all(board.allows(face, TURNS * tile + turn) for face, turn in hand.places.items()), f"seed {seed}"


def test_steps_go_through_all_places_and_no_further() -> None:
    board = grown(3, 20)
    tile = max(range(TILE_COUNT), key=lambda each: len(board.placements(each)))
    hand = Hand()
    hand.choose(tile, board)
    seen = []
    while (face := hand.step(1)) is not None:
        hand.show(face)
        seen.append(face)
    assert seen == list(hand.places)
    assert hand.step(-len(seen)) is None


def test_a_tile_is_not_put_where_it_does_not_fit() -> None:
    hand = Hand()
    hand.choose(0, grown(3, 20))
    assert not hand.put(10**6)
    assert hand.action() is None


def test_all_places_are_those_of_each_tile_together() -> None:
    board = grown(4, 15)
    tiles = (0, 5, 20, 33, 55)
    fitting, faces = all_places(tiles, board)
    assert fitting == {tile for tile in tiles if board.placements(tile)}
    assert faces == {spot.face for tile in tiles for spot in board.placements(tile)}


@pytest.mark.parametrize("seed", range(5))
def test_m4_what_a_place_is_worth_is_what_placing_there_makes(seed: int) -> None:
    board = grown(seed, 25)
    for tile in range(TILE_COUNT):
        for face, turn in board.placements(tile):
            points, figure = worth(board, tile, face, two_sided=False)
            assert board.copy().place(face, TURNS * tile + turn) is figure, f"seed {seed}"
            assert points >= (50 if figure >= Figure.HEXAGON else 0), f"seed {seed}"
