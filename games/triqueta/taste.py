"""How a greedy player weighs things: points, and hopes for the rounds to come."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeAlias

from games.triqueta.scoring import POINTS
from games.triqueta.tokens import ANIMAL_COUNT, TOWER_COUNT, VALUES

Steps: TypeAlias = tuple[tuple[tuple[float, ...], ...], ...]
"""[round - 1][animal][count]: what one more token is worth to who has so many of that animal."""


@dataclass(frozen=True)
class Taste:
    """All in points, unless it says otherwise."""

    single: float
    """For each round to come, so much of its value for one of a kind: it may become a triqueta."""
    pair: float
    """Likewise for two of a kind."""
    full: float
    """For each round to come, so much of its value less for a triqueta: it may be spoilt."""
    enough: float
    """A row is taken when it gains as much."""
    alone: float
    """The last player draws as long as a token gains as much on average."""
    reserve: float
    """Keeping a token face down must gain so much more than placing it."""
    spite: float
    """How much of the next player's gain counts against the own."""

    @cached_property
    def steps(self) -> Steps:
        """The table of what tokens are worth."""
        return tuple(
            tuple(_differences(self._prospects(animal, TOWER_COUNT - played)) for animal in range(ANIMAL_COUNT))
            for played in range(1, TOWER_COUNT + 1)
        )

    def _prospects(self, animal: int, rounds_to_come: int) -> list[float]:
        hopes = {1: self.single, 2: self.pair, 3: -self.full}
        share = VALUES[animal] * rounds_to_come
        return [points + hopes.get(count, 0.0) * share for count, points in enumerate(POINTS[animal])]


def _differences(values: list[float]) -> tuple[float, ...]:
    """Tell what each step adds; after the last copy of an animal there is none."""
    return (*(after - before for before, after in pairwise(values)), 0.0)


SHARES: Final = (
    (0.13, 0.32, 0.60, 0.87, 0.15),
    (0.27, 0.48, 0.73, 0.83, 0.10),
    (0.37, 0.62, 0.77, 0.76, 0.20),
)
"""[rounds to come - 1][count]: what tokens of one animal score in the end, as a share of its value.

Averages of greedy games of four. More than four stay what they are.
"""


def _prospects(animal: int, rounds_to_come: int) -> tuple[float, ...]:
    points = POINTS[animal]
    if not rounds_to_come:
        return tuple(map(float, points))
    shares = SHARES[rounds_to_come - 1]
    return (*(share * VALUES[animal] for share in shares), *points[len(shares) :])


PROSPECTS: Final = tuple(
    tuple(_prospects(animal, rounds_to_come) for animal in range(ANIMAL_COUNT)) for rounds_to_come in range(TOWER_COUNT)
)
"""[rounds to come][animal][count]: what tokens of one animal will probably score."""

EASY: Final = Taste(single=0.0, pair=0.0, full=0.0, enough=3.0, alone=0.5, reserve=3.0, spite=0.0)
GREEDY: Final = Taste(single=0.04, pair=0.12, full=0.2, enough=6.5, alone=0.3, reserve=0.5, spite=1.0)
