"""How settings and a table look when they are read from the other end of a room; what can be read after a round."""

import pytest

from tests.furnished import Furnished
from tests.golden import Golden
from tests.words.screens import SCREENS


@pytest.mark.parametrize("screen", ["settings-text_size", "tripolo-6"])
def test_texts_for_a_room(house: Furnished, golden: Golden, screen: str) -> None:
    house.change("text_size", "room")
    house.change("captions", "all")
    SCREENS[screen](house)
    golden.check(f"room-{screen}", house.picture())


@pytest.mark.parametrize("screen", ["round-look-back-2", "round-why-not-2"])
def test_the_tabs_of_the_results(house: Furnished, golden: Golden, screen: str) -> None:
    SCREENS[screen](house)
    golden.check(screen, house.picture())
