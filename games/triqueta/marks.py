"""Which of the face-down tokens shall count, while their owner still chooses (Q6)."""

from collections import Counter
from collections.abc import Sequence

from games.triqueta.scoring import best_subset


class Marks:
    """A mark for each face-down token of each player who chooses; the best choice is marked at first."""

    def __init__(self) -> None:
        self._of: dict[int, tuple[bool, ...]] = {}

    def of(self, player: int, collected: Sequence[int], kept: tuple[int, ...]) -> tuple[bool, ...]:
        """Return the marks of a player, one for each face-down token."""
        if player not in self._of:
            self._of[player] = _marked(kept, best_subset(collected, kept))
        return self._of[player]

    def toggle(self, player: int, at: int) -> None:
        """Let a token count, or not any more."""
        marks = list(self._of[player])
        marks[at] = not marks[at]
        self._of[player] = tuple(marks)

    def added(self, player: int, kept: tuple[int, ...]) -> tuple[int, ...]:
        """Return the tokens that count, in the order of the animals."""
        return tuple(sorted(animal for animal, counts in zip(kept, self._of[player], strict=True) if counts))


def _marked(kept: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[bool, ...]:
    rest = Counter(wanted)
    marks = []
    for animal in kept:
        marks.append(rest[animal] > 0)
        rest[animal] -= 1
    return tuple(marks)
