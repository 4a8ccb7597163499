"""What the tests of access look at: pieces of rendered frames."""

from collections import Counter
from typing import Final

import pygame

from games.engine.canvas import OPAQUE
from games.engine.theme import Colour
from games.tripolo.cards import CARDS, Property
from tests.tripolo.tables import Tabled

MIDDLE: Final = 0.5  # of a card: there is its shape


def prevailing(picture: pygame.Surface, area: pygame.Rect) -> Colour:
    """Return the colour that most pixels of an area have."""
    pixels = pygame.surfarray.array3d(picture.subsurface(area)).reshape(-1, 3)
    counted = Counter(map(tuple, pixels.tolist()))
    red, green, blue = counted.most_common(1)[0][0]
    return red, green, blue


def card_middles(tabled: Tabled) -> dict[int, list[Colour]]:
    """Return what is seen in the middle of the top cards of a table, by the colour that those cards have."""
    picture, seen = tabled.house.picture(), dict[int, list[Colour]]()
    for rect, card in zip(tabled.scene._picture.table.cells, tabled.match.tops, strict=True):
        middle = rect.scale_by(MIDDLE)
        seen.setdefault(int(CARDS[card][Property.COLOUR]), []).append(prevailing(picture, middle))
    return seen


def main_colours(sprite: pygame.Surface, count: int) -> list[Colour]:
    """Return so many colours that most opaque pixels of a sprite have."""
    pixels = pygame.surfarray.array3d(sprite)[pygame.surfarray.array_alpha(sprite) == OPAQUE]
    common = Counter(map(tuple, pixels.tolist())).most_common(count)
    return [(red, green, blue) for (red, green, blue), _ in common]
