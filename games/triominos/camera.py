"""The camera over the endless table: which part of the lattice the window shows, and how large.

On paper a point (x, y) lies at (x + y / 2, y * HEIGHT), lengths in sides of a tile. Sides on the screen come in steps,
so that pictures of tiles can be kept; between two places the camera glides.
"""

import math
from collections.abc import Iterable
from functools import lru_cache

import pygame

from games.engine.clock import TICK_RATE
from games.engine.motion import Glide
from games.triominos.lattice import corners, point_at, position

HEIGHT = math.sqrt(3) / 2  # of a tile, in sides
STEP = 2**0.125  # from one size to the next
STEPS = 23
ZOOM = 2  # sizes, for one step of zoom
SMALLEST = 36.0  # side of a tile in pixels of a full high definition screen
LARGEST_FRAMED = 210.0  # no figure is shown larger by itself
KEPT_FACES = 1024
GLIDE = TICK_RATE * 260 // 1000

Place = tuple[float, float]


@lru_cache(maxsize=KEPT_FACES)
def on_paper(face: int) -> pygame.FRect:
    """Return the box of a face on paper."""
    places = [position(point) for point in corners(face)]
    left = min(x + y / 2 for x, y in places)
    top = min(y for _, y in places) * HEIGHT
    return pygame.FRect(left, top, 1, HEIGHT)


class Camera:
    """Looks at the table through a rectangle of the window."""

    def __init__(self) -> None:
        self.area = pygame.Rect(0, 0, 1, 1)
        self.by_hand = False
        """Whether somebody has moved the view since it was last framed."""
        self._sides = [1]
        self._step = 0
        self._glide = Glide((0.5, 0.5), (0.5, 0.5), 0, 0)
        self._now = 0

    @property
    def side(self) -> int:
        """The side of a tile in window pixels."""
        return self._sides[self._step]

    @property
    def middle(self) -> Place:
        """The place on paper that is shown in the middle."""
        return self._glide.at(self._now)

    @property
    def moving(self) -> bool:
        """Whether the camera glides."""
        return not self._glide.is_over(self._now)

    def look_through(self, area: pygame.Rect, unit: float) -> None:
        """Take over the rectangle of the window and the pixels of one length unit."""
        self.area = area
        self._sides = [max(6, round(SMALLEST * unit * STEP**step)) for step in range(STEPS)]
        self._largest_framed = LARGEST_FRAMED * unit

    def tick(self, now: int) -> bool:
        """Let the time be `now`; return whether the camera has moved."""
        was, self._now = self._now, now
        return not self._glide.is_over(was)

    def frame(self, faces: Iterable[int], *, at_once: bool = False) -> None:
        """Show all these faces as large as they may be."""
        boxes = [on_paper(face) for face in faces]
        if not boxes:
            return
        whole = boxes[0].unionall(boxes[1:])
        room = min(self.area.width / whole.width, self.area.height / whole.height, self._largest_framed)
        fitting = [step for step, side in enumerate(self._sides) if side <= room]
        self._step = fitting[-1] if fitting else 0
        self.by_hand = False
        self._go(whole.center, at_once=at_once)

    def shows(self, face: int) -> bool:
        """Return whether a face lies wholly in the view, as it will be when the camera has come to rest."""
        return self.area.contains(self._box(face, self._glide.end))

    def reveal(self, face: int, *, at_once: bool = False) -> None:
        """Move just so far that a face can be seen."""
        box, area = self._box(face, self._glide.end), self.area
        right, down = _overhang(box.left, box.right, area.left, area.right), 0.0
        down = _overhang(box.top, box.bottom, area.top, area.bottom)
        if right or down:
            x, y = self._glide.end
            self._go((x + right / self.side, y + down / self.side), at_once=at_once)

    def pan(self, right: float, down: float) -> None:
        """Move the table under the camera by so many pixels."""
        x, y = self.middle
        self.by_hand = True
        self._go((x - right / self.side, y - down / self.side), at_once=True)

    def zoom(self, steps: int, pos: tuple[float, float] | None = None) -> None:
        """Show the table larger or smaller; what lies under pos stays there."""
        pos = pos or self.area.center
        before = self.paper_at(pos)
        self._step = max(0, min(STEPS - 1, self._step + ZOOM * steps))
        self.by_hand = True
        x, y = (
            before[0] - (pos[0] - self.area.centerx) / self.side,
            before[1] - (pos[1] - self.area.centery) / self.side,
        )
        self._go((x, y), at_once=True)

    def paper_at(self, pos: tuple[float, float]) -> Place:
        """Return what lies under a place of the window."""
        x, y = self.middle
        return x + (pos[0] - self.area.centerx) / self.side, y + (pos[1] - self.area.centery) / self.side

    def face_at(self, pos: tuple[float, float]) -> int:
        """Return the face under a place of the window."""
        across, down = self.paper_at(pos)
        v = down / HEIGHT
        u = across - v / 2
        x, y = math.floor(u), math.floor(v)
        return 2 * point_at(x, y) + 1 if u - x + v - y < 1 else 2 * point_at(x + 1, y)

    def box(self, face: int) -> pygame.Rect:
        """Return the rectangle of a face in the window."""
        return self._box(face, self.middle)

    def middle_of(self, face: int) -> Place:
        """Return the place in the window where the three corners of a face are equally far."""
        box = self.box(face)
        return box.centerx, box.top + box.height * (1 / 3 if face & 1 else 2 / 3)

    def _box(self, face: int, middle: Place) -> pygame.Rect:
        paper, side = on_paper(face), self.side
        left = self.area.centerx + (paper.left - middle[0]) * side
        top = self.area.centery + (paper.top - middle[1]) * side
        # Halves go up, not to the even number: moved by whole pixels, a box moves by as many.
        return pygame.Rect(math.floor(left + 0.5), math.floor(top + 0.5), side, round(side * HEIGHT))

    def _go(self, middle: Place, *, at_once: bool) -> None:
        self._glide = Glide(middle if at_once else self.middle, middle, self._now, 0 if at_once else GLIDE)


def _overhang(low: float, high: float, least: float, most: float) -> float:
    """Return how far something sticks out of a range: negative before it, positive behind it."""
    return min(0.0, low - least) or max(0.0, high - most)
