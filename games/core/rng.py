"""Seeded random numbers: one independent stream for every purpose (A1).

Only `random.Random(n).random()` is used, the one sequence that Python promises to keep from version to version.
"""

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from games.core.hashing import digest

T = TypeVar("T")


class Stream:
    """Random numbers for one purpose, made from a seed and labels: `Stream(7, "deal", 3)`.

    Streams with other labels are independent, so that a new purpose never shifts the numbers of an old one.
    """

    def __init__(self, seed: int, *labels: str | int) -> None:
        self._source = random.Random(int(digest((seed, *labels)), 16))

    def random(self) -> float:
        """Give a number from 0 up to, not including, 1."""
        return self._source.random()

    def below(self, n: int) -> int:
        """Give a whole number from 0 to n - 1."""
        return int(self._source.random() * n)

    def between(self, lo: float, hi: float) -> float:
        """Give a number from lo up to hi."""
        return lo + (hi - lo) * self._source.random()

    def choice(self, items: Sequence[T]) -> T:
        """Give one of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
