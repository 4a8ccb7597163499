"""T1 proven: all sheets of nine cards that give the rulebook's example, and what it says of the blue circle 2.

The example lists for each cell what may be laid on it. A property at a time, all 4 ** 9 ways to fill the grid are
tried; what remains is combined into sheets of nine distinct cards.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from games.tripolo.cards import Colour, Property, Shape, card_of
from games.tripolo.rules import LINES, new_triples, playable

NONE: set[int] = set()
LISTING: dict[Property, dict[int, set[int]]] = {
    Property.COLOUR: {1: {Colour.BLUE}, 3: {Colour.BLUE}, 4: {Colour.BLUE}, 9: {Colour.PURPLE}},
    Property.SHAPE: {7: {Shape.CIRCLE}, 9: {Shape.CIRCLE}},
    Property.QUANTITY: {1: {1}, 2: {1}, 4: {0}, 6: {1}, 7: {1}, 9: {3}},
}
"""Property: cell of the example, 1 to 9: the values that it can take; other cells take none."""

BLUE_CIRCLE_2 = card_of(Colour.BLUE, Shape.CIRCLE, 2)
GOES_ON = [1, 3, 4, 7, 9]


def fillings(prop: Property) -> NDArray[np.intp]:
    """All (n, 9) ways to give the nine cells a value of this property, so that the listing comes out."""
    grids = np.indices((4,) * 9).reshape(9, -1).T
    takes = np.zeros(grids.shape, dtype=np.uint8)
    for line in LINES:
        for cell in line:
            a, b = (other for other in line if other != cell)
            new = (grids[:, a] == grids[:, b]) & (grids[:, a] != grids[:, cell])
            takes[:, cell] |= np.where(new, 1 << grids[:, a], 0).astype(np.uint8)
    listed = [sum(1 << value for value in LISTING[prop].get(cell, NONE)) for cell in range(1, 10)]
    found: NDArray[np.intp] = grids[(takes == np.array(listed)).all(axis=1)]
    return found


def sheets() -> NDArray[np.intp]:
    """All sheets of the example: (n, 9) distinct cards, none of them the blue circle with 2 waves."""
    found = []
    for colours, shapes, quantities in product(*map(fillings, Property)):
        sheet = 16 * colours + 4 * shapes + quantities
        if len(set(sheet.tolist())) == 9 and BLUE_CIRCLE_2 not in sheet:
            found.append(sheet)
    return np.array(found)


def test_t1_there_are_228_sheets_and_in_each_the_blue_circle_with_2_waves_goes_where_the_rulebook_says() -> None:
    found = sheets()
    assert len(found) == 228
    fits = playable(found) >> np.uint64(BLUE_CIRCLE_2) & np.uint64(1)
    for sheet, cells in zip(found.tolist(), fits, strict=True):
        assert [cell + 1 for cell in np.flatnonzero(cells)] == GOES_ON, sheet


def test_t1_every_sheet_gives_the_listing_of_the_example_cell_by_cell() -> None:
    for sheet in sheets().tolist():
        for cell in range(9):
            taken: dict[Property, set[int]] = {prop: set() for prop in Property}
            for number in range(64):
                for triple in new_triples(sheet, number, cell):
                    taken[triple.property].add(triple.value)
            assert taken == {prop: LISTING[prop].get(cell + 1, NONE) for prop in Property}, (sheet, cell + 1)
