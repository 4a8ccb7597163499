"""Why a card does not fit on a cell, told by one line of the board (T1)."""

from collections.abc import Sequence
from enum import StrEnum, auto
from typing import NamedTuple

from games.tripolo.cards import VALUES, Property
from games.tripolo.pictures import value_key
from games.tripolo.rules import LINE_CELLS


class Fault(StrEnum):
    """What is wrong with a play; the worst cases are explained last."""

    COVERED = auto()
    """All three would share it, but the covered card has it, too: nothing new."""
    DIFFERS = auto()
    """Two cards of the line share it, the played one has not got it."""
    ALONE = auto()
    """No line through the cell has two cards that share anything."""


class Why(NamedTuple):
    """The fault, the word of the value that it is about, and the cells of the line."""

    fault: Fault
    word: str = ""
    cells: tuple[int, ...] = ()


def why_not(tops: Sequence[int], card: int, cell: int) -> Why:
    """Explain why a card that does not fit on a cell does not: by the line that comes nearest to fitting."""
    found = [
        _of_pair(tops, card, cell, line, prop)
        for line in LINE_CELLS
        if cell in line
        for prop in Property
        if len({VALUES[tops[other]][prop] for other in line if other != cell}) == 1
    ]
    order = list(Fault)
    return min(found, key=lambda why: order.index(why.fault), default=Why(Fault.ALONE))


def _of_pair(tops: Sequence[int], card: int, cell: int, line: tuple[int, ...], prop: Property) -> Why:
    shared = next(VALUES[tops[other]][prop] for other in line if other != cell)
    fault = Fault.COVERED if VALUES[card][prop] == shared else Fault.DIFFERS
    return Why(fault, f"tripolo.value.{value_key(prop, shared)}", line)
