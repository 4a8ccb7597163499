"""T3, T11, T12: how many cards everybody gets, and that somebody can play."""

import pytest

from games.core.errors import IllegalSettings
from games.core.rng import Stream
from games.tripolo.deal import Deal, _deal_once, deal, stack_sizes
from games.tripolo.match import Match, Mode, Settings
from games.tripolo.rules import any_move, mask_of

STUCK_SEEDS = (46721, 48595)
"""Seeds whose first speed deal for two, three cards each, has no move; found by trying."""

PILES_OF_SEED_7 = ((15,), (61, 38), (30,), (52,), (40,), (62,), (63,), (31,), (9,))


def sizes(mode: Mode, *extras: int) -> list[int]:
    return list(stack_sizes(mode, dict(enumerate(extras))).values())


def someone_can_play(dealt: Deal) -> bool:
    return any_move(
        [pile[-1] for pile in dealt.piles], mask_of(card for cards in dealt.stacks.values() for card in cards)
    )


@pytest.mark.parametrize(("seats", "each"), [(2, 27), (3, 18), (4, 13), (5, 11), (6, 9)])
def test_t3_everybody_gets_the_same_number_and_the_surplus_lies_on_the_grid(seats: int, each: int) -> None:
    dealt = deal(7, 1, Mode.MATCH, dict.fromkeys(range(seats), 0))
    assert [len(stack) for stack in dealt.stacks.values()] == [each] * seats
    assert sum(map(len, dealt.piles)) == 64 - seats * each
    assert all(dealt.piles)
    assert dealt.box == ()


@pytest.mark.parametrize(
    ("extras", "expected"),
    [((8, 0), [31, 23]), ((-4, 0), [25, 29]), ((8, -4, 0), [25, 13, 17]), ((8, 8, -4, 0, 0, 0), [15, 15, 3, 7, 7, 7])],
)
def test_t3_a_handicap_comes_on_top_of_the_equal_share(extras: tuple[int, ...], expected: list[int]) -> None:
    assert sizes(Mode.MATCH, *extras) == expected


@pytest.mark.parametrize(
    ("mode", "extras"),
    [
        (Mode.MATCH, (9, 0)),
        (Mode.MATCH, (-5, 0)),
        (Mode.MATCH, (8, 8, 8, -4, 0, 0)),
        (Mode.SPEED, (8, 8, 8, 8, 8, 8)),
    ],
)
def test_t3_handicaps_out_of_range_or_beyond_the_pack_are_refused(mode: Mode, extras: tuple[int, ...]) -> None:
    with pytest.raises(IllegalSettings) as refusal:
        sizes(mode, *extras)
    assert refusal.value.reason_key == "tripolo.deal.handicaps"


@pytest.mark.parametrize(("mode", "seats"), [(Mode.MATCH, 1), (Mode.MATCH, 7), (Mode.SPEED, 0), (Mode.SOLO, 2)])
def test_t3_two_to_six_seats_or_one_alone(mode: Mode, seats: int) -> None:
    with pytest.raises(IllegalSettings) as refusal:
        sizes(mode, *[0] * seats)
    assert refusal.value.reason_key == "tripolo.deal.seats"


@pytest.mark.parametrize("seats", [[0, 0], [0, 6], [-1, 2]])
def test_seats_are_numbers_from_0_to_5_each_once(seats: list[int]) -> None:
    with pytest.raises(IllegalSettings):
        Match(seats)


def test_t11_a_deal_on_which_nobody_could_play_is_dealt_again() -> None:
    extras = {0: -4, 1: -4}
    for seed in STUCK_SEEDS:
        first = _deal_once(Stream(seed, "tripolo", "deal", 1, 0), Mode.SPEED, {0: 3, 1: 3})
        assert not someone_can_play(first), f"seed {seed}"
        again = deal(seed, 1, Mode.SPEED, extras)
        assert again != first, f"seed {seed}"
        assert someone_can_play(again), f"seed {seed}"


def test_t12_speed_round_seven_cards_each_the_rest_stays_in_the_box() -> None:
    dealt = deal(7, 1, Mode.SPEED, {0: 0, 3: 2, 4: -4})
    assert {seat: len(stack) for seat, stack in dealt.stacks.items()} == {0: 7, 3: 9, 4: 3}
    assert [len(pile) for pile in dealt.piles] == [1] * 9
    assert len(dealt.box) == 64 - 9 - 19


def test_t12_solo_sprint_all_55_cards_are_one_players() -> None:
    match = Match([4], settings=Settings(Mode.SOLO))
    assert match.remaining(4) == 55
    assert match.heights == (1,) * 9


def test_every_round_and_every_seed_has_cards_of_its_own() -> None:
    seats = {0: 0, 1: 0}
    dealt = {deal(seed, number, Mode.MATCH, seats).piles for seed in (1, 2) for number in (1, 2)}
    assert len(dealt) == 4
    assert deal(1, 1, Mode.MATCH, seats) == deal(1, 1, Mode.MATCH, seats)


def test_a1_a_seed_gives_these_cards_on_every_machine() -> None:
    assert deal(7, 1, Mode.MATCH, {0: 0, 1: 0}).piles == PILES_OF_SEED_7
