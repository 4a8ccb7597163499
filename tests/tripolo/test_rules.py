"""T1 and T2: which card goes where, on boards that are written down, and against a plain reading of the rulebook."""

import subprocess
import sys

import numpy as np
import pytest

from games.core.rng import Stream
from games.tripolo.cards import CARDS, Colour, Property, Shape, card_of
from games.tripolo.rules import LINES, Triple, any_move, mask_of, masks, new_triples, playable
from tests.tripolo.boards import card, cards

BOARD = """
R1O B0O P3O
Y2D R1+ B3*
P0* Y3+ R2D
"""


def plain_legal(tops: tuple[int, ...], number: int, cell: int) -> bool:
    """T1 as it stands in the rulings, property by property."""
    for line in LINES.tolist():
        if cell in line:
            a, b = (CARDS[tops[other]] for other in line if other != cell)
            new, old = CARDS[number], CARDS[tops[cell]]
            if any(a[p] == b[p] == new[p] != old[p] for p in Property):
                return True
    return False


def board(seed: int) -> tuple[int, ...]:
    pack = list(range(64))
    Stream(seed, "board").shuffle(pack)
    return tuple(pack[:9])


def legal_pairs(tops: tuple[int, ...]) -> int:
    """How many (card, cell) pairs are legal among the 55 cards that do not lie on top."""
    others = ~mask_of(tops)
    return sum((mask & others).bit_count() for mask in masks(tops))


PERFT = {0: 143, 1: 162, 2: 119, 3: 172, 4: 103, 5: 139, 6: 123, 7: 97, 8: 132, 9: 179}
"""Seed of the board: number of legal (card, cell) pairs."""


def test_a_card_id_is_16_colour_4_shape_quantity() -> None:
    assert CARDS.shape == (64, 3)
    assert CARDS.dtype == np.uint8
    number = card_of(Colour.PURPLE, Shape.PLUS, 3)
    assert number == 16 * 2 + 4 * 2 + 3
    assert tuple(CARDS[number]) == (Colour.PURPLE, Shape.PLUS, 3)
    assert len({tuple(row) for row in CARDS.tolist()}) == 64


def test_the_cards_are_light_to_import() -> None:
    probe = "import sys, games.tripolo.cards as c; assert 'numpy' not in sys.modules; assert c.CARDS.shape == (64, 3)"
    subprocess.run([sys.executable, "-c", probe], check=True)


def test_t1_a_new_triple_in_the_top_row() -> None:
    assert new_triples(cards(BOARD), card("B2*"), 2) == ()
    assert new_triples(cards("R1O R0D P3+  Y2D R1+ B3*  P0* Y3+ R2D"), card("R3*"), 2) == (
        Triple(0, Property.COLOUR, Colour.RED),
    )


def test_t1_what_lay_there_already_makes_no_new_triple() -> None:
    """The top row is circles: a circle on any of them changes nothing."""
    assert not new_triples(cards(BOARD), card("Y0O"), 1)


def test_t1_a_covered_card_may_share_one_property_if_another_is_new() -> None:
    """The top row shares its circles already; covering the blue one with red makes it red as well."""
    tops = cards("R1O B0O R3O  Y2D R1+ B3*  P0* Y3+ R2D")
    assert new_triples(tops, card("R2O"), 1) == (Triple(0, Property.COLOUR, Colour.RED),)


def test_t2_every_new_triple_is_told_first_by_line_then_by_property() -> None:
    """Row of reds with one wave, column of stars, all closed by the red star with one wave."""
    tops = cards("R1O R1D B3+  Y2D P0O Y2*  P0+ Y3+ R2*")
    assert new_triples(tops, card("R1*"), 2) == (
        Triple(0, Property.COLOUR, Colour.RED),
        Triple(0, Property.QUANTITY, 1),
        Triple(5, Property.SHAPE, Shape.STAR),
    )


@pytest.mark.parametrize("seed", range(40))
def test_t1_agrees_with_a_plain_reading_of_the_rulebook(seed: int) -> None:
    tops = board(seed)
    fits = masks(tops)
    for cell in range(9):
        for number in range(64):
            legal = plain_legal(tops, number, cell)
            assert bool(fits[cell] >> number & 1) == legal, f"seed {seed}, card {number} on cell {cell}"
            assert bool(new_triples(tops, number, cell)) == legal, f"seed {seed}, card {number} on cell {cell}"


@pytest.mark.parametrize(("seed", "count"), PERFT.items())
def test_perft_number_of_legal_pairs(seed: int, count: int) -> None:
    tops = board(seed)
    assert legal_pairs(tops) == count
    assert sum(plain_legal(tops, number, cell) for cell in range(9) for number in set(range(64)) - set(tops)) == count


def test_playable_takes_any_number_of_boards() -> None:
    boards = np.array([board(seed) for seed in range(24)], dtype=np.uint8)
    expected = np.array([masks(row.tolist()) for row in boards], dtype=np.uint64)
    assert np.array_equal(playable(boards), expected)
    assert np.array_equal(playable(boards.reshape(2, 3, 4, 9)), expected.reshape(2, 3, 4, 9))
    assert np.array_equal(playable(boards[5]), expected[5])
    assert np.array_equal(playable(boards[5].tolist()), expected[5])
    assert np.array_equal(playable(np.tile(boards, (400, 1))), np.tile(expected, (400, 1))), "more than one chunk"
    assert playable(boards[:0]).shape == (0, 9)
    assert playable(boards).dtype == np.uint64


@pytest.mark.parametrize("wrong", [5, [1, 2, 3], np.zeros((4, 8), dtype=np.uint8)])
def test_playable_refuses_boards_without_nine_cells(wrong: object) -> None:
    with pytest.raises(ValueError, match="nine cells"):
        playable(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 64])
def test_playable_refuses_what_is_no_card(number: int) -> None:
    for wrong in ([number] + [5] * 8, [[5] * 8 + [number]]):
        with pytest.raises(ValueError, match="0 to 63"):
            playable(wrong)


def test_any_move_asks_only_about_the_cards_in_the_mask() -> None:
    tops = cards(BOARD)
    fits = masks(tops)
    for number in range(64):
        assert any_move(tops, mask_of([number])) == any(mask >> number & 1 for mask in fits)
    assert not any_move(tops, 0)
