"""Pictures of the cards at every size: drawn once from SVG, smaller ones scaled from there."""

from functools import lru_cache

import pygame

from games.engine import shapes, text
from games.engine.house import House
from games.engine.theme import INK, SEAT_NAMES
from games.tripolo.cards import VALUES, Colour, Property, Shape

TILTS = (-2.2, 1.4, -0.9, 2.4, -1.6, 0.7, 1.9)  # degrees by which cards lie askew on the grid
SHADOW_SIZE = 1.09  # of the card's
LETTER_SIZE, LETTER_PLACE = 0.17, (0.15, 0.84)  # of the card's width
MOST_EDGES = 7  # more cards in a stack do not make it look higher
EDGE_SHIFT = 0.022  # of the card's width, for each card below
EDGE_FACE, EDGE_RIM = (226, 216, 192), (150, 138, 112)
KEPT = 500


class Pictures:
    """Card pictures for one house; ``forget`` when the window's size or the settings change."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.largest = 1  # the size of the cards on the grid, in pixels
        self.face = lru_cache(maxsize=KEPT)(self._face)
        self.tilted = lru_cache(maxsize=64)(self._tilted)
        self.edges = lru_cache(maxsize=MOST_EDGES)(self._edges)
        self.back = lru_cache(maxsize=64)(self._back)
        self.shadow = lru_cache(maxsize=32)(self._shadow)

    def forget(self, largest: int) -> None:
        """Drop all pictures; the next ones are at most so many pixels wide."""
        self.largest = max(1, largest)
        for kept in (self.face, self.tilted, self.edges, self.back, self.shadow):
            kept.cache_clear()

    def _face(self, card: int, size: int) -> pygame.Surface:
        if size != self.largest:
            return _converted(pygame.transform.smoothscale(self.face(card, self.largest), (size, size)))
        colour, shape, quantity = VALUES[card]
        name = f"tripolo/card-{Colour(colour).name.lower()}-{Shape(shape).name.lower()}-{quantity}"
        picture = pygame.transform.smoothscale(self._house.sprites.get(name, size), (size, size))
        if self._house.settings.letters:
            letter = self._house.words(f"tripolo.letter.{colour}")
            mark = text.sign(letter, round(size * LETTER_SIZE), INK)
            left, top = size * LETTER_PLACE[0], size * LETTER_PLACE[1]
            picture.blit(mark, (left - mark.get_width() / 2, top - mark.get_height() / 2))
        return _converted(picture)

    def _tilted(self, card: int) -> pygame.Surface:
        """Return a card at full size, lying askew; each card always by the same angle."""
        return _converted(pygame.transform.rotozoom(self.face(card, self.largest), TILTS[card % len(TILTS)], 1.0))

    def _edges(self, below: int) -> pygame.Surface:
        """Return the edges of the cards below the top one, which show how high a stack is."""
        shift, size = self.largest * EDGE_SHIFT, self.largest
        reach = round(size + shift * MOST_EDGES) + 1
        cards = "".join(
            f'<rect x="{step * shift + 0.5:.2f}" y="{step * shift + 0.5:.2f}" width="{size - 1}" height="{size - 1}" '
            f'rx="{size * 0.14:.2f}" fill="{shapes.hexed(EDGE_FACE)}" stroke="{shapes.hexed(EDGE_RIM)}" '
            f'stroke-width="{max(1.0, size * 0.008):.2f}"/>'
            for step in range(min(below, MOST_EDGES), 0, -1)
        )
        return shapes.from_svg(cards, reach, reach)

    def _back(self, seat: int | None, size: int) -> pygame.Surface:
        """Return a card's back in a seat's colour; without a seat the one that covers the grid."""
        name = "plain" if seat is None else SEAT_NAMES[seat]
        return self._house.sprites.get(f"tripolo/back-{name}", size)

    def _shadow(self, size: int) -> pygame.Surface:
        """Return a soft shadow for a card of this size."""
        return shapes.rounded((round(size * SHADOW_SIZE),) * 2, size * 0.18, (6, 8, 20), 0.35)


def _converted(picture: pygame.Surface) -> pygame.Surface:
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def value_key(prop: Property, value: int) -> str:
    """Return the key of the word, and the name of the spoken clip, for a value of a property."""
    names: dict[Property, type[Colour | Shape]] = {Property.COLOUR: Colour, Property.SHAPE: Shape}
    return names[prop](value).name.lower() if prop in names else str(value)
