"""The 60 animal tokens: six animals, ten of each. A token is the number of its animal; its copies are alike."""

from enum import IntEnum
from typing import Final


class Animal(IntEnum):
    """The six animals, the least valuable first."""

    RABBIT, OWL, DEER, BOAR, RAM, BEAR = range(6)


ANIMAL_COUNT: Final = len(Animal)
VALUES: Final = (5, 6, 7, 8, 9, 10)
"""VALUES[animal]: the number printed on its tokens, what a triqueta of it is worth."""

COPIES: Final = 10
TOKENS: Final = tuple(animal for animal in range(ANIMAL_COUNT) for _ in range(COPIES))

TOWER_COUNT: Final = 4
FLOWER: Final = 5
"""Tokens in one flower, the storey of a tower."""

TOWER_HEIGHT: Final = 3 * FLOWER
"""Tokens in a fresh tower."""
