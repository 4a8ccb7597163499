"""Rollover: how many keys of a keyboard arrive at once, and which blocks that is enough for. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.engine.inputs import BLOCKS, NUMERIC_BLOCK, Kind, Seen

# Blocks far apart share the fewest wires: those are tried first.
BEST_FIRST = (BLOCKS[0], BLOCKS[2], BLOCKS[3], BLOCKS[1])
SPARE = 1  # keys more than players: one finger is still down when the next comes


@dataclass
class Handful:
    """What is down on one device now, by code, and the most that was down at once."""

    kind: Kind
    held: dict[str, str] = field(default_factory=dict)  # labels by code, in the order of the presses
    most: int = 0


class Rollover:
    """Takes in what is seen, device by device."""

    def __init__(self) -> None:
        self.handfuls: dict[str, Handful] = {}

    def take(self, seen: Seen) -> None:
        """Take in that a key or button went down or up."""
        handful = self.handfuls.setdefault(seen.device, Handful(seen.kind))
        if seen.down:
            handful.held[seen.code] = seen.label
            handful.most = max(handful.most, len(handful.held))
        else:
            handful.held.pop(seen.code, None)

    def let_go(self) -> None:
        """Take everything as let go: the window was left."""
        for handful in self.handfuls.values():
            handful.held.clear()


def blocks_for(most: int, *, numeric: bool) -> Sequence[str]:
    """Return the blocks that a keyboard which carries so many keys at once is good for, best first."""
    offered = [block for block in BEST_FIRST if numeric or block != NUMERIC_BLOCK]
    return offered[: max(1, most - SPARE)]
