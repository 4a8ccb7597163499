"""M2 and M4: where tiles fit, and what they make there; drawn as text, and against a plain reading of the rules."""

from collections.abc import Iterator

import pytest

from games.core.rng import Stream
from games.triominos.board import Board, Figure, Spot
from games.triominos.lattice import START, about, across
from games.triominos.tiles import DIGITS, TILES, TURNS, turned_of
from tests.triominos.drawing import draw, table
from tests.triominos.plain import plain_digits, plain_figure, plain_fits

BOARDS = 300

PAIR = """
  1   2
  ^ v ?
3   2
"""

BRIDGE = """
    0   0
    ^ v ^
  5   0   3
  ^ v   ?
4   5   5
  v ^ v
  2   5
"""

HEXAGON = """
  3   4
  ^ v ?
3   1   0
  v ^ v
  2   1
"""

DOUBLE = """
        5
        ^
  0   1   1
  ^ v ^ v ^
0   5   2   2
  v ^ ? ^ v
  5   4   4
"""

TRIPLE = """
  3   4   5
  ^ v ^ v ^
3   4   4   5
  v ^ ? ^ v
  1   0   0
    v ^ v
    1   0
"""

TWO_SIDES = """
  4   5   1
  ^ v ^ v ^
1   4   2   2
  v ?   ^ v
  5   5   5   0
    v ^ v ^ v
    3   1   0
"""

THREE_SIDES = """
    0   0   2   2
      v ^   ^ v ^
  4   5   1   3   3
  ^ v ^ v ^   ^ v
3   5   1   4   4
  v ^   ^ ? ^ v
  5   0   0   0
    v ^ v   v ^
    3   0   2   1
      v ^ v ^ v
      3   2   1
"""

HEXAGON_WITH_THREE_SIDES = """
                2
                ^
  5   0   1   0   0
  ^ v ^ v     ^ v
3   5   2   3   0
    ^ v ^ v ^ v
  4   5   2   3
  ^ v ^ v   v ^
3   4   3   0   4
  v   v ^ v ? v
  1   3   1   0
        v ^ v
        1   1
"""

FIGURES = {
    "plain": (PAIR, (2, 5, 2), Figure.PLAIN),
    "bridge": (BRIDGE, (0, 3, 5), Figure.BRIDGE),
    "hexagon": (HEXAGON, (4, 0, 1), Figure.HEXAGON),
    "double": (DOUBLE, (5, 2, 4), Figure.DOUBLE),
    "triple": (TRIPLE, (4, 4, 0), Figure.TRIPLE),
    "two sides": (TWO_SIDES, (4, 5, 5), Figure.SIDES),
    "three sides": (THREE_SIDES, (1, 4, 0), Figure.SIDES),
    "hexagon with three sides": (HEXAGON_WITH_THREE_SIDES, (0, 0, 1), Figure.HEXAGON),
}


@pytest.mark.parametrize("name", FIGURES)
def test_m4_figure(name: str) -> None:
    text, digits, figure = FIGURES[name]
    board, (face,) = table(text)
    turned = turned_of(digits)
    assert board.allows(face, turned)
    assert board.place(face, turned) is figure


def test_m2_corner_only_contact_is_forbidden() -> None:
    """The first forbidden figure: the 2 would meet, but no side."""
    board, (face,) = table("""
    1
    ^
  3   2
      ?
""")
    assert not any(board.allows(face, turned) for turned in range(len(DIGITS)))


@pytest.mark.parametrize("differing", [(0, 4, 5), (0, 5, 5), (0, 0, 5)])
def test_m2_a_differing_point_is_forbidden(differing: tuple[int, int, int]) -> None:
    """The second forbidden figure: the side touches, the opposite point is a 3 already."""
    board, (face,) = table(BRIDGE)
    assert board.allows(face, turned_of((0, 3, 5)))
    assert not board.allows(face, turned_of(differing))


@pytest.mark.parametrize("differing", [(2, 3, 4), (3, 4, 2), (5, 2, 2), (0, 1, 1)])
def test_m2_both_digits_of_the_side_must_agree(differing: tuple[int, int, int]) -> None:
    board, (face,) = table(PAIR)
    assert board.allows(face, turned_of((2, 5, 2)))
    assert not board.allows(face, turned_of(differing))


def test_the_first_tile_goes_to_the_middle_without_a_turn() -> None:
    assert [Board().placements(tile) for tile in range(len(TILES))] == [(Spot(START, 0),)] * len(TILES)


def test_placements_list_every_place_and_turn_of_a_tile() -> None:
    """Beside 2-2-2 a tile with two of them fits three sides in one turn each, 2-2-2's other sides being alike."""
    board = Board()
    board.place(START, turned_of((2, 2, 2)))
    spots = board.placements(TILES.index((2, 2, 5)))
    assert sorted(spot.face for spot in spots) == sorted(across(START))
    assert board.placements(TILES.index((2, 3, 5))) == ()
    for face, turn in spots:
        twin = board.copy()
        twin.place(face, TURNS * TILES.index((2, 2, 5)) + turn)
        assert sorted(twin.points.values()) == [2, 2, 2, 5], draw(twin)


def test_a_copy_goes_on_by_itself() -> None:
    board, (face,) = table(HEXAGON)
    before = draw(board)
    twin = board.copy()
    twin.place(face, turned_of((4, 0, 1)))
    assert draw(board) == before
    assert board.figures[face] is Figure.HEXAGON


def random_boards(seed: int) -> Iterator[Board]:
    """Yield the boards of one random figure, tile by tile, until nothing fits or all 56 lie."""
    stream, board, left = Stream(seed, "test board"), Board(), list(range(len(TILES)))
    while spots := board.placements_of(left):
        face, turned = stream.choice(spots)
        board.place(face, turned)
        left.remove(turned // TURNS)
        yield board


def test_all_turns_of_all_tiles_on_300_random_boards_as_the_rules_read() -> None:
    """Every seed gives one board, of another size each time: 1 to 56 tiles, as far as they go."""
    for seed in range(BOARDS):
        for board in random_boards(seed):
            if len(board.tiles) > seed % len(TILES):
                break
        told = f"seed {seed}\n{draw(board)}"
        assert board.points == plain_digits(board), told
        near = {face for point in board.points for face in about(point)}
        for face in near | {beyond for other in near for beyond in across(other)}:
            fits = plain_fits(board, face)
            assert {turned for turned in range(len(DIGITS)) if board.allows(face, turned)} == fits, told
            if fits:
                assert board.figures.get(face, Figure.PLAIN) is plain_figure(board, face), told


def test_a_rack_has_the_placements_of_its_tiles() -> None:
    for seed in range(20):
        rack = (3, 17, 22, 23, 30, 41, 55)
        for board in random_boards(seed):
            each = {(spot.face, TURNS * tile + spot.turn) for tile in rack for spot in board.placements(tile)}
            together = board.placements_of(rack)
            assert len(together) == len(each), f"seed {seed}"
            assert set(together) == each, f"seed {seed}"
            assert board.any_fits(rack) is bool(each)
            assert set(board.fitting_tiles()) & set(rack) == {turned // TURNS for _, turned in each}


def count_plays(board: Board, left: list[int], depth: int) -> int:
    """Count the ways to place so many further tiles, one after the other."""
    if not depth:
        return 1
    plays = 0
    for face, turned in board.placements_of(left):
        after = board.copy()
        after.place(face, turned)
        plays += count_plays(after, [tile for tile in left if tile != turned // TURNS], depth - 1)
    return plays


def count_plainly(board: Board, left: list[int], depth: int) -> int:
    """Count the same by the rules as they read."""
    if not depth:
        return 1
    plays = 0
    for face in {beyond for placed in board.tiles for beyond in across(placed)}:
        for turned in plain_fits(board, face):
            if turned // TURNS in left:
                after = board.copy()
                after.tiles[face] = turned
                plays += count_plainly(after, [tile for tile in left if tile != turned // TURNS], depth - 1)
    return plays


@pytest.mark.parametrize(
    ("first", "counts"),
    [
        ((0, 0, 0), (15, 210, 3270)),
        ((0, 1, 2), (9, 108, 1578)),
        ((2, 2, 5), (11, 142, 2122)),
        ((3, 4, 5), (9, 108, 1578)),
    ],
)
def test_numbers_of_plays_after_one_two_and_three_tiles(first: tuple[int, int, int], counts: tuple[int, ...]) -> None:
    board = Board()
    board.place(START, turned_of(first))
    left = [tile for tile in range(len(TILES)) if TILES[tile] != first]
    assert tuple(count_plays(board, left, depth) for depth in (1, 2, 3)) == counts
    assert tuple(count_plainly(board, left, depth) for depth in (1, 2)) == counts[:2]
