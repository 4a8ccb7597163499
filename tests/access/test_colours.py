"""Colours that carry a meaning are told apart with every kind of colour vision, as they stand in rendered frames."""

from collections.abc import Callable
from itertools import combinations

import pytest

from games.engine.inputs import BLOCKS, PAD
from games.engine.theme import CARD_COLOURS, SEAT_COLOURS, SEAT_NAMES
from tests.access.frames import card_middles, main_colours
from tests.access.vision import seen_distance
from tests.furnished import Furnished
from tests.sprites.colour_vision import VISIONS
from tests.tripolo.tables import Tabled

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (3840, 2160))
CARDS_APART = 30  # CIEDE2000
SEATS_APART, SEATS_FROM_CARDS = 17, 13
SIX = (*BLOCKS, f"{PAD}0", f"{PAD}1")
CALL = 3  # seconds until the opening call is gone
SAME = 2  # what a picture may differ from its colour

Make = Callable[..., Furnished]


def seen_cards(house: Furnished) -> dict[int, list[tuple[int, int, int]]]:
    """Return the middles of top cards by colour, with six at the table, from deals that show all four."""
    seen: dict[int, list[tuple[int, int, int]]] = {}
    for seed in range(20):
        house.new_seed = lambda seed=seed: seed  # type: ignore[misc]
        tabled = Tabled(house, dict(enumerate(SIX)))
        tabled.until_play()
        house.wait(CALL)
        for colour, found in card_middles(tabled).items():
            seen.setdefault(colour, []).extend(found)
        if len(seen) == len(CARD_COLOURS):
            return seen
    raise AssertionError(f"only the colours {sorted(seen)} were dealt")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_card_colours_in_a_frame_are_told_apart_with_every_vision(make_house: Make, size: tuple[int, int]) -> None:
    seen = seen_cards(make_house(size))
    for colour, found in seen.items():
        assert all(seen_distance(CARD_COLOURS[colour], each, "normal") < SAME for each in found), (
            f"not sampled: {found}"
        )
    for vision in VISIONS:
        for one, other in combinations(seen, 2):
            apart = min(seen_distance(first, second, vision) for first in seen[one] for second in seen[other])
            assert apart >= CARDS_APART, f"colours {one} and {other} with {vision}: {apart:.1f}"


@pytest.mark.parametrize("vision", VISIONS)
def test_seat_colours_are_told_apart_from_each_other_and_from_the_cards(vision: str) -> None:
    between = {pair: seen_distance(*pair, vision) for pair in combinations(SEAT_COLOURS, 2)}
    to_cards = {(seat, card): seen_distance(seat, card, vision) for seat in SEAT_COLOURS for card in CARD_COLOURS}
    assert min(between.values()) >= SEATS_APART, between
    assert min(to_cards.values()) >= SEATS_FROM_CARDS, to_cards


@pytest.mark.parametrize("seat", range(len(SEAT_COLOURS)), ids=SEAT_NAMES.__getitem__)
def test_an_emblem_shows_the_colour_of_its_seat(house: Furnished, seat: int) -> None:
    emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", 96)
    found = main_colours(emblem, 2)  # its rim may be the larger part
    assert min(seen_distance(each, SEAT_COLOURS[seat], "normal") for each in found) < SAME
