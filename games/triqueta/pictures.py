"""Pictures of the Triqueta table: tokens, flowers, towers, knots, at the sizes at which they are shown."""

import math
from functools import lru_cache

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas, flattened
from games.engine.house import House
from games.engine.theme import GOLD, Colour
from games.triqueta.tokens import FLOWER, Animal

GLADE: Colour = (74, 112, 72)  # the clearing
DUSK: Colour = (20, 40, 30)  # towards the trees
MOSS: Colour = (22, 44, 32)  # panels
PETAL_RATIO = 1.08  # a token is higher than wide; its tip is the middle of the flower
TIP_SHARE = 0.5  # of the height, from a token's middle to its tip
STOREY = 0.07  # of a flower's width: how far the storeys of a tower stand above each other
TURN = 360 / FLOWER
FERNS = (  # side, turn, place of the middle
    (190, 20, (0.0, 1.0)),
    (150, -35, (0.075, 1.03)),
    (200, -25, (1.0, 1.0)),
    (170, 160, (0.0, 0.0)),
    (170, -160, (1.0, 0.0)),
)
LITTER = (("toadstool", 0.95, 8, 0.03), ("leaf-1", 0.7, 60, 0.36), ("leaf-2", 0.6, -40, 0.93))
"""What lies about: its side as a share of the strip's height, its turn, its place as a share of the strip's width."""

LEAST_LITTER, MOST_LITTER = 36, 72
ORNAMENT = 170  # opacity
TRACE_DARK, TRACE_LIGHT = (110, 116, 110), (74, 92, 80)  # a grey between these two grounds is made of each colour
KEPT_TRACES = 24
NAMES = tuple(animal.name.lower() for animal in Animal)


class Pictures:
    """Keeps what is composed of several sprites."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.tower = lru_cache(maxsize=128)(self._tower)
        self._kept_trace = lru_cache(maxsize=KEPT_TRACES)(self._trace)
        self._pills: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}

    def forget(self) -> None:
        """Drop all (the window has another size now)."""
        self.tower.cache_clear()
        self._kept_trace.cache_clear()
        self._pills.clear()

    def pill(self, key: str, size: tuple[int, int], words: pygame.Surface) -> pygame.Surface:
        """Return words on a round golden plate."""
        if (key, size) not in self._pills:
            canvas = Canvas(size)
            canvas.blit(shapes.rounded(size, size[1] / 2, GOLD), (0, 0))
            canvas.centre(words, (size[0] / 2, size[1] / 2))
            self._pills[key, size] = flattened(canvas)
        return self._pills[key, size]

    def token(self, animal: int | None, height: int, *, secret: bool = False) -> pygame.Surface:
        """Return a token upright; None is its back, secret the back of one that is kept."""
        name = "secret" if secret else "back" if animal is None else NAMES[animal]
        return self._house.sprites.get(f"triqueta/token-{name}", round(height / PETAL_RATIO), height)

    def animal(self, animal: int, side: int) -> pygame.Surface:
        """Return an animal's head."""
        return self._house.sprites.get(f"triqueta/animal-{NAMES[animal]}", side)

    def trace(self, animal: int, side: int) -> pygame.Surface:
        """Return the head of an animal of which there is none: light grey, so that the dark ones are seen as well."""
        return self._kept_trace(animal, side)

    def _trace(self, animal: int, side: int) -> pygame.Surface:
        grey = pygame.transform.grayscale(self.animal(animal, side))
        grey.fill(TRACE_DARK, special_flags=pygame.BLEND_RGB_MULT)
        grey.fill(TRACE_LIGHT, special_flags=pygame.BLEND_RGB_ADD)
        return grey

    def knot(self, animal: int, side: int) -> pygame.Surface:
        """Return the knot that three of an animal join into."""
        return self._house.sprites.get(f"triqueta/knot-{NAMES[animal]}", side)

    def glade(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the clearing at dusk, with ferns in its corners."""
        surface = shapes.ground(size, GLADE, DUSK).copy()
        for side, turn, (across, down) in FERNS:
            middle = (round(across * size[0]), round(down * size[1]))
            self._adorn(surface, "fern", self._house.px(side), turn, middle)
        return surface

    def scatter(self, surface: pygame.Surface, strip: pygame.Rect) -> None:
        """Let a toadstool and fallen leaves lie on a strip of the clearing on which nothing else is."""
        for name, share, turn, across in LITTER:
            side = min(self._house.px(MOST_LITTER), round(strip.height * share))
            if side >= self._house.px(LEAST_LITTER):
                self._adorn(surface, name, side, turn, (strip.left + round(strip.width * across), strip.centery))

    def _adorn(self, surface: pygame.Surface, name: str, side: int, turn: float, middle: tuple[int, int]) -> None:
        picture = self._house.sprites.get(f"triqueta/{name}", side, turn=turn).copy()
        picture.set_alpha(ORNAMENT)
        surface.blit(picture, picture.get_rect(center=middle))

    def _tower(self, left: int, side: int) -> pygame.Surface:
        """Return a tower of so many tokens at a slant: flowers of five petals, of which the top one may be torn."""
        storeys = math.ceil(left / FLOWER)
        petal = round(side * 0.46)
        lift = side * STOREY
        surface = pygame.Surface((side, round(side + 2 * lift)), pygame.SRCALPHA)
        for storey in range(storeys):
            petals = min(FLOWER, left - storey * FLOWER)
            middle = (side / 2, surface.get_height() - side / 2 - storey * lift)
            for number in range(petals):
                angle = math.radians(TURN * number)
                picture = self._house.sprites.get(
                    "triqueta/token-back", round(petal / PETAL_RATIO), petal, turn=-TURN * number
                )
                out = petal * TIP_SHARE
                place = (middle[0] + out * math.sin(angle), middle[1] - out * math.cos(angle))
                surface.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))
        return surface
