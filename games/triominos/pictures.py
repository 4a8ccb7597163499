"""Pictures of the Triominos table: tiles with their digits, glows, shadows, the felt, the rack."""

import math
from functools import lru_cache

import pygame

from games.engine import shapes, text
from games.engine.house import House
from games.engine.theme import INK, Colour
from games.triominos.camera import HEIGHT
from games.triominos.tiles import DIGITS, TURNS

FELT: Colour = (62, 150, 128)  # the table in daylight
FELT_EDGE: Colour = (27, 92, 78)
BAIZE: Colour = (14, 58, 49)  # panels on it
BUTTON: Colour = (32, 104, 88)  # what may be pressed
MINT: Colour = (196, 226, 214)  # second-rank text on it
DIGIT_COLOURS: tuple[Colour, ...] = (
    (0x34, 0x3A, 0x48),
    (0x1B, 0x68, 0xDB),
    (0x22, 0x9F, 0x61),
    (0xDF, 0x57, 0x06),
    (0x97, 0x12, 0x21),
    (0x51, 0x15, 0x8D),
)
DIGIT_SIZE = 0.27  # of a side
CORNER_WAY = 0.29  # of a side: from the middle of a tile to the middle of its digits
OUTLINE = 0.07  # of a side: the line round a tile, dark at its edges, so that every colour is seen on felt
INNER_LINE = 0.6  # of its width
KEPT_TILES = 800
KEPT_LINES = 80


class Pictures:
    """Keeps what is composed of several pictures."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept_tile = lru_cache(maxsize=KEPT_TILES)(self._tile)
        self._kept_triangle = lru_cache(maxsize=KEPT_LINES)(self._triangle)
        self._kept_rack = lru_cache(maxsize=4)(self._rack)

    def forget(self) -> None:
        """Drop all (the window has another size now)."""
        for kept in (self._kept_tile, self._kept_triangle, self._kept_rack):
            kept.cache_clear()

    def tile(self, turned: int, side: int, *, stands: bool) -> pygame.Surface:
        """Return the face of a turned tile, as it lies on a standing or on a hanging face of the lattice."""
        return self._kept_tile(turned, side, stands)

    def back(self, side: int, *, stands: bool) -> pygame.Surface:
        """Return the back of a tile."""
        return self._sprite("tile-back", side, stands=stands)

    def ghost(self, side: int, *, stands: bool) -> pygame.Surface:
        """Return the glow of a place."""
        return self._sprite("tile-ghost", side, stands=stands)

    def shadow(self, side: int, *, stands: bool) -> pygame.Surface:
        """Return the shadow of a tile."""
        return self._kept_triangle(side, stands, (8, 40, 34), 0.45, 0.0)

    def outline(self, side: int, colour: Colour, *, stands: bool) -> pygame.Surface:
        """Return a line in a colour round a tile."""
        return self._kept_triangle(side, stands, colour, 1.0, OUTLINE)

    def felt(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the table."""
        return shapes.ground(size, FELT, FELT_EDGE)

    def rack(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the empty rack."""
        return self._kept_rack(size)

    def _sprite(self, name: str, side: int, *, stands: bool) -> pygame.Surface:
        way = "up" if stands else "down"
        return self._house.sprites.get(f"triominos/{name}-{way}", side, round(side * HEIGHT))

    def _tile(self, turned: int, side: int, stands: bool) -> pygame.Surface:  # noqa: FBT001 - kept by its values
        surface = self._sprite("tile", side, stands=stands).copy()
        middle = (side / 2, side * HEIGHT * (2 / 3 if stands else 1 / 3))
        for corner, digit in enumerate(DIGITS[turned]):
            angle = math.radians(120 * corner + (0 if stands else -60))
            way = side * CORNER_WAY
            picture = text.sign(str(digit), round(side * DIGIT_SIZE), DIGIT_COLOURS[digit])
            at = (middle[0] + way * math.sin(angle), middle[1] - way * math.cos(angle))
            surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
        return surface

    @staticmethod
    def _triangle(side: int, stands: bool, colour: Colour, opacity: float, line: float) -> pygame.Surface:  # noqa: FBT001
        """Return a triangle with round corners: filled, or as a line of a share of its side that lies around it."""
        edge = round(side * line)
        high = round(side * HEIGHT)
        corners = ((side / 2, 0), (side, high), (0, high)) if stands else ((0, 0), (side, 0), (side / 2, high))
        points = " ".join(f"{x + edge:.1f},{y + edge:.1f}" for x, y in corners)
        if not line:
            look = f'fill="{shapes.hexed(colour)}" fill-opacity="{opacity}"'
            return shapes.from_svg(f'<polygon points="{points}" {look}/>', side, high)
        strokes = "".join(
            f'<polygon points="{points}" fill="none" stroke="{shapes.hexed(ink)}" stroke-width="{width:.1f}" '
            'stroke-linejoin="round"/>'
            for ink, width in ((INK, edge), (colour, edge * INNER_LINE))
        )
        return shapes.from_svg(strokes, side + 2 * edge, high + 2 * edge)

    def _rack(self, size: tuple[int, int]) -> pygame.Surface:
        width, height = size
        end = (height + 1) // 2  # the ends are half as wide as high
        surface = pygame.Surface(size, pygame.SRCALPHA)
        middle = self._house.sprites.get("triominos/rack-middle", height)
        for left in range(end, max(end, width - end), height):
            surface.blit(middle, (left, 0), (0, 0, min(height, width - end - left), height))
        surface.blit(self._house.sprites.get("triominos/rack-left", end, height), (0, 0))
        surface.blit(self._house.sprites.get("triominos/rack-right", end, height), (width - end, 0))
        return surface.convert_alpha() if pygame.display.get_surface() else surface


def turned(tile: int, turn: int = 0) -> int:
    """Return the number of a turned tile."""
    return TURNS * tile + turn
