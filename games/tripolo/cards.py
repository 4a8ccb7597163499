"""The 64 cards: four colours, four shapes, four quantities, each combination once.

A card is a number: 16 * colour + 4 * shape + quantity. This room is light: numpy comes in when CARDS
is first asked for.
"""

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    CARDS: NDArray[np.uint8]
    """(64, 3): the values of each card, columns in the order of Property."""


class Property(IntEnum):
    """What three cards may have in common."""

    COLOUR, SHAPE, QUANTITY = range(3)


class Colour(IntEnum):
    """The four colours."""

    RED, BLUE, PURPLE, YELLOW = range(4)


class Shape(IntEnum):
    """The four shapes."""

    CIRCLE, DIAMOND, PLUS, STAR = range(4)


CARD_COUNT: Final = 64
VALUE_COUNT: Final = 4
VALUES: Final = tuple((card >> 4, card >> 2 & 3, card & 3) for card in range(CARD_COUNT))
"""VALUES[card][property]: 0 to 3; of a quantity, the number of waves."""


def card_of(colour: int, shape: int, quantity: int) -> int:
    """Give the card with these three values."""
    return 16 * colour + 4 * shape + quantity


def __getattr__(name: str) -> Any:  # a module's attributes are of any type
    """Make CARDS at the first use, so that a title screen need not wait for numpy."""
    if name != "CARDS":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import numpy as np  # noqa: PLC0415 - the point of this function

    table = np.array(VALUES, dtype=np.uint8)
    table.flags.writeable = False
    globals()["CARDS"] = table
    return table
