"""Why a card does not fit on a cell, told by the one line of the board that comes nearest to it (T1)."""

from collections.abc import Sequence
from typing import NamedTuple

from games.tripolo.pictures import value_key
from games.tripolo.refusals import Reason, lines_of


class Why(NamedTuple):
    """The reason, the word of the value that it is about, and the cells of the line; both empty for APART."""

    reason: Reason
    word: str = ""
    cells: tuple[int, ...] = ()


def why_not(tops: Sequence[int], card: int, cell: int) -> Why:
    """Explain why a card that does not fit on a cell does not: by the line that comes nearest to fitting."""
    order = list(Reason)
    found = [(finding, line) for line in lines_of(tops, card, cell) for finding in line.findings]
    finding, line = min(found, key=lambda pair: order.index(pair[0].reason))
    if finding.property is None:
        return Why(finding.reason)
    return Why(finding.reason, f"tripolo.value.{value_key(finding.property, finding.value)}", line.cells)
