"""The referee of Tripolo: which card may be laid on which cell (T1, T2).

A card N goes on cell c when some line through c, with its two other top cards A and B and the covered card O, has a
property p with A.p == B.p == N.p != O.p. A card is twelve bits here, one for each value of each property, three of them
set: what two cards have in common is the AND of their bits. So no board needs a loop over 64 cards.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from games.tripolo.cards import CARD_COUNT, VALUE_COUNT, VALUES, Property

CELL_COUNT: Final = 9
LINE_CELLS: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)  # fmt: skip
"""The eight lines as plain numbers: three rows, three columns, two diagonals."""

LINES: Final[NDArray[np.intp]] = np.array(LINE_CELLS, dtype=np.intp)
"""(8, 3): the cells of each line."""


CHUNK_BOARDS: Final = 4096
"""Boards worked on at once, so that what is in between stays in the processor's cache."""


class Triple(NamedTuple):
    """A new triple: the line (index into LINES), what its three cards share, and the shared value."""

    line: int
    property: Property
    value: int


def _bits(card: int) -> int:
    return sum(1 << VALUE_COUNT * prop + VALUES[card][prop] for prop in Property)


BITS: Final = tuple(_bits(card) for card in range(CARD_COUNT))
"""BITS[card]: bit 4 * property + value is set for each of the card's three values."""


def _carriers(wanted: int) -> int:
    return sum(1 << card for card in range(CARD_COUNT) if BITS[card] & wanted)


CARRIERS: Final = tuple(_carriers(wanted) for wanted in range(1 << VALUE_COUNT * len(Property)))
"""CARRIERS[wanted]: mask of the cards that have at least one of the wanted values."""

PAIRS: Final = tuple(
    tuple((line[(at + 1) % 3], line[(at + 2) % 3]) for line in LINE_CELLS for at in range(3) if line[at] == cell)
    for cell in range(CELL_COUNT)
)
"""PAIRS[cell]: for each line through the cell, the two other cells."""

_BITS_TABLE: Final = np.array(BITS, dtype=np.uint16)
_CARRIERS_TABLE: Final = np.array(CARRIERS, dtype=np.uint64)


def masks(tops: Sequence[int]) -> list[int]:
    """Give, for one board of nine top cards, the mask of the cards that fit on each cell; bit k: card k (T1)."""
    bits = [BITS[card] for card in tops]
    wanted = [0] * CELL_COUNT
    for a, b, c in LINE_CELLS:
        of_a, of_b, of_c = bits[a], bits[b], bits[c]
        wanted[a] |= of_b & of_c
        wanted[b] |= of_a & of_c
        wanted[c] |= of_a & of_b
    return [CARRIERS[want & ~own] for want, own in zip(wanted, bits, strict=True)]


def playable(tops: ArrayLike) -> NDArray[np.uint64]:
    """Which cards may be laid where, for any number of boards at once (T1).

    `tops` are card ids of shape (..., 9); the answer is (..., 9) uint64, bit k of it: card k may be laid on that cell.
    Top cards themselves are not left out: a caller asks about cards that are in somebody's hand.
    Raises ValueError when the last axis is not nine cells, or a number is no card.
    """
    boards = np.asarray(tops)
    if boards.ndim == 0 or boards.shape[-1] != CELL_COUNT:
        raise ValueError(f"boards have nine cells on their last axis, not the shape {boards.shape}")
    if boards.ndim == 1:
        cards = boards.tolist()
        _check_cards(min(cards), max(cards))
        return np.array(masks(cards), dtype=np.uint64)
    if boards.size:
        _check_cards(int(boards.min()), int(boards.max()))
    flat = boards.reshape(-1, CELL_COUNT)
    answer = np.empty(flat.shape, dtype=np.uint64)
    for start in range(0, len(flat), CHUNK_BOARDS):
        chunk = slice(start, start + CHUNK_BOARDS)
        bits = _BITS_TABLE.take(flat[chunk].T, mode="clip")  # the cards are checked; "clip" is the fast way of take
        _CARRIERS_TABLE.take(_wanted(bits).T, mode="clip", out=answer[chunk])
    return answer.reshape(boards.shape)


def _wanted(bits: NDArray[np.uint16]) -> NDArray[np.uint16]:
    """Give, for the bits of the top cards, (9, n), the values with which a card makes a new triple on each cell."""
    wanted = np.empty_like(bits)
    for cell, ((a, b), *more) in enumerate(PAIRS):
        want = bits[a] & bits[b]
        for c, d in more:
            want |= bits[c] & bits[d]
        wanted[cell] = want & ~bits[cell]
    return wanted


def _check_cards(least: int, greatest: int) -> None:
    if least < 0 or greatest >= CARD_COUNT:
        raise ValueError(f"cards are numbered 0 to {CARD_COUNT - 1}, there is one from {least} to {greatest}")


def new_triples(tops: Sequence[int], card: int, cell: int) -> tuple[Triple, ...]:
    """All new triples of a card laid on a cell, in the order of LINES, then of Property (T2). Empty: not legal (T1)."""
    own = BITS[card] & ~BITS[tops[cell]]
    found: list[Triple] = []
    for number, line in enumerate(LINE_CELLS):
        if cell in line:
            others = (BITS[tops[other]] for other in line if other != cell)
            common = own & next(others) & next(others)
            found.extend(
                Triple(number, prop, VALUES[card][prop]) for prop in Property if common >> VALUE_COUNT * prop & 0xF
            )
    return tuple(found)


def mask_of(cards: Iterable[int]) -> int:
    """Make the mask of some cards: bit k stands for card k."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def any_move(tops: Sequence[int], mask: int) -> bool:
    """Whether at least one card of the mask may be laid somewhere on the board: the deadlock check (T9, T11)."""
    return any(fits & mask for fits in masks(tops))
