"""What collected animals are worth, and which face-down tokens it pays to count (Q5, Q6)."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from games.triqueta.tokens import ANIMAL_COUNT, COPIES, VALUES

TRIQUETA: Final = 3
"""So many of one animal are worth the printed value; each one more costs a point."""

POINTS: Final = tuple(
    (0, 1, 2, value, *(TRIQUETA - count for count in range(TRIQUETA + 1, COPIES + 1))) for value in VALUES
)
"""POINTS[animal][count]: what so many tokens of one animal score (Q5)."""

NO_ANIMALS: Final = (0,) * ANIMAL_COUNT


def score(counts: Sequence[int], rock: bool = False, trees: int = 0) -> int:  # noqa: FBT001, FBT002 - the agreed name
    """Give the points for so many tokens of each animal, the rock and the tree tiles (Q5)."""
    return sum(points[count] for points, count in zip(POINTS, counts, strict=True)) + rock + trees


def add(counts: Sequence[int], tokens: Iterable[int]) -> tuple[int, ...]:
    """Count some tokens in."""
    sums = list(counts)
    for animal in tokens:
        sums[animal] += 1
    return tuple(sums)


@cache
def subsets(tokens: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List all choices out of some tokens, equal ones once: each in the order of the animals, small ones first (Q6)."""
    chosen = (choice for size in range(len(tokens) + 1) for choice in combinations(sorted(tokens), size))
    return tuple(dict.fromkeys(chosen))


def best_subset(counts: Sequence[int], tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Choose the face-down tokens to add: most points, then most tokens (Q6)."""
    return max(subsets(tokens), key=lambda choice: (score(add(counts, choice)), len(choice)))
