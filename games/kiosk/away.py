"""Places that give no input although the game waits for them: a computer plays for them until they press again."""

from collections.abc import Iterable


class Away:
    """Counts ticks by place."""

    def __init__(self) -> None:
        self._silent: dict[int, int] = {}

    def input(self, seat: int | None) -> None:
        """Hear of an input of somebody who sits here."""
        if seat is not None:
            self._silent[seat] = 0

    def tick(self, awaited: Iterable[int], limit: int) -> list[int]:
        """Let a tick pass for the places that the game waits for; return those that have been silent for too long."""
        waiting = set(awaited)
        self._silent = {number: self._silent.get(number, 0) + 1 for number in waiting} | {
            number: ticks for number, ticks in self._silent.items() if number not in waiting
        }
        gone = sorted(number for number in waiting if self._silent[number] >= limit)
        for number in gone:
            del self._silent[number]
        return gone

    def forget(self) -> None:
        """Begin anew: other people, another game."""
        self._silent.clear()
