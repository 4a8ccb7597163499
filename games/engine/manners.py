"""What people may do here: everything at home, less where the program stands in public."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Manners:
    """The rules of the house itself; those of a kiosk keep one person from spoiling it for the others."""

    types_names: bool = True  # otherwise names are picked from a list
    keeps_settings: bool = True  # whether a changed setting outlives the program
    stops: int | None = None  # how often each place may stop a round; None: as often as it likes
    stop_seconds: int | None = None  # after which a stopped round goes on by itself
    has_desk: bool = (
        False  # somebody else looks after devices and files: pages and sentences about them are not offered
    )


@dataclass
class Stops:
    """How often each place has stopped the round; None stands for the keys that belong to nobody."""

    taken: Counter[int | None] = field(default_factory=Counter)

    def take(self, seat: int | None, most: int | None) -> bool:
        """Let a place stop the round, if it has stopped it less than so often; return whether it may."""
        if most is not None and self.taken[seat] >= most:
            return False
        self.taken[seat] += 1
        return True

    def begin(self) -> None:
        """Begin a round."""
        self.taken.clear()
