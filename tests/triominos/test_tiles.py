"""M1: 56 tiles, three digits each that never fall clockwise, turned but never flipped."""

from itertools import pairwise

import pytest

from games.triominos.tiles import (
    DIGITS,
    EVERY_TURN,
    FITTING,
    SUMS,
    TILES,
    TURNS,
    TURNS_OF,
    mask_of,
    name_of,
    turned_of,
)


def test_m1_there_are_6_triples_30_pairs_and_20_with_three_digits() -> None:
    kinds = [len(set(digits)) for digits in TILES]
    assert len(set(TILES)) == 56
    assert [kinds.count(1), kinds.count(2), kinds.count(3)] == [6, 30, 20]


def test_m1_digits_from_0_to_5_never_fall_clockwise() -> None:
    assert all(0 <= a <= b <= c <= 5 for a, b, c in TILES)


def test_all_digits_together_are_420_points_each_digit_as_often_as_the_others() -> None:
    assert sum(SUMS) == 420
    assert [sum(digits.count(digit) for digits in TILES) for digit in range(6)] == [28] * 6


def test_tiles_are_numbered_by_their_sums() -> None:
    assert all(before <= after for before, after in pairwise(SUMS))


def test_a_turn_moves_every_digit_to_the_next_corner_clockwise() -> None:
    tile = TILES.index((0, 3, 5))
    assert [DIGITS[TURNS * tile + turn] for turn in range(TURNS)] == [(0, 3, 5), (5, 0, 3), (3, 5, 0)]


def test_there_are_156_turned_tiles_that_look_different() -> None:
    looks = [DIGITS[turned] for turned in range(len(DIGITS)) if EVERY_TURN >> turned & 1]
    assert len(looks) == len(set(looks)) == 50 * 3 + 6


@pytest.mark.parametrize("wanted", [(1, 2, 4), (2, None, 2), (None, None, None), (5, 4, None), (4, 3, 2)])
def test_fitting_are_the_turned_tiles_with_the_wanted_digits(wanted: tuple[int | None, ...]) -> None:
    found = {DIGITS[turned] for turned in range(len(DIGITS)) if FITTING[wanted] >> turned & 1}
    agree = {
        digits for digits in DIGITS if all(want in (None, digit) for want, digit in zip(wanted, digits, strict=True))
    }
    assert found == agree


def test_m1_no_tile_is_flipped() -> None:
    assert turned_of((0, 3, 5)) // TURNS == TILES.index((0, 3, 5))
    with pytest.raises(KeyError):
        turned_of((5, 3, 0))


def test_masks_of_racks_join_the_turns_of_their_tiles() -> None:
    assert mask_of(()) == 0
    assert mask_of((3, 7)) == TURNS_OF[3] | TURNS_OF[7]
    assert mask_of(range(56)) == EVERY_TURN


def test_a_tile_has_a_name_for_people() -> None:
    assert name_of(TILES.index((0, 3, 5))) == "0-3-5"
