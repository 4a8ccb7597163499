"""Random presses on every screen: no exception, and a way back to the title. The bench presses 3,000 times on each."""

from collections.abc import Callable

import pytest

from tests.access.monkey import OPENED, SIZE, tried
from tests.furnished import Furnished

PRESSES = 120
SEEDS = (1, 2)


@pytest.mark.parametrize("name", OPENED)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_breaks_and_there_is_a_way_home(make_house: Callable[..., Furnished], name: str, seed: int) -> None:
    tried(make_house(SIZE), name, seed, PRESSES)
