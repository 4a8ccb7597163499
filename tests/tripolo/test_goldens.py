"""How the Tripolo table looks: with two and six players at three sizes, stopped, with a very full hand, with hints."""

from collections.abc import Callable

import pytest

from games.engine.inputs import BLOCKS, Button
from games.tripolo.match import Phase
from tests.furnished import Furnished
from tests.golden import Golden
from tests.tripolo.tables import Tabled

SIZES = ((1280, 720), (1024, 768), (1920, 1080))
IN_PLAY = 9.0  # seconds after los!, when cards fly and lines are lit


def table(house: Furnished, players: int, seconds: float = IN_PLAY) -> Tabled:
    """Seat a person with five cards and computers of several levels, and let them play for a while."""
    house.seats[0].name = "Mira"
    tabled = Tabled(house, {0: BLOCKS[0]}, computers={seat: 5 - seat for seat in range(1, players)})
    tabled.until_play()
    house.press(BLOCKS[0], *[Button.DRAW] * 5, Button.NEXT, Button.NEXT)
    house.wait(seconds)
    return tabled


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_in_play(
    make_house: Callable[..., Furnished], golden: Golden, size: tuple[int, int], players: int
) -> None:
    house = make_house(size, {2: "en", 6: "de"}[players])
    table(house, players)
    golden.check(f"tripolo-{size[0]}x{size[1]}-{players}", house.picture())


def test_the_stopped_table(house: Furnished, golden: Golden) -> None:
    tabled = table(house, 4, seconds=3.0)
    house.press("keyboard", Button.STOP)
    assert tabled.match.phase is Phase.STOPPED
    golden.check("tripolo-stopped", house.picture())


def test_a_hand_of_55_cards_with_colour_letters(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house((1024, 768), "fr")
    house.settings.letters = True
    tabled = Tabled(house, {3: BLOCKS[1]}, "solo")
    tabled.until_play()
    tabled.draw_all(3)
    house.press(BLOCKS[1], *[Button.PREVIOUS] * 20)
    house.wait(1)
    golden.check("tripolo-solo-55", house.picture())


def test_the_hints_of_the_family_level(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house(language="de")
    Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options={"pace": "family"}).until_play()
    house.press(BLOCKS[0], *[Button.DRAW] * 6)
    house.wait(9)
    golden.check("tripolo-family", house.picture())
