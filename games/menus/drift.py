"""A row of pictures on the title, one of which is covered by another now and then: a little life that costs little."""

from collections.abc import Sequence

import pygame

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.motion import ease_out

SLOTS = 5
PAUSE_TICKS = 14 * TICK_RATE
GLIDE_TICKS = TICK_RATE * 6 // 10
STRIDE = 3  # slots from one covered picture to the next


class Drift:
    """The row; it stands still with reduced motion."""

    def __init__(self, house: House, pictures: Sequence[str]) -> None:
        self._house = house
        self._pictures = pictures
        self._shown = list(range(SLOTS))  # index of the picture in each slot
        self._turn = 0
        self._age = 0

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self._age >= PAUSE_TICKS

    def tick(self) -> None:
        """Let 1/120 s pass."""
        if self._house.settings.calm or not self._pictures:
            return
        self._age += 1
        if self._age >= PAUSE_TICKS + GLIDE_TICKS:
            self._shown[self._slot] = self._next
            self._turn += 1
            self._age = 0
            self._house.stale = True

    def draw(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the row into a rectangle."""
        side = min(rect.height, rect.width // SLOTS)
        for slot, picture in enumerate(self._shown):
            canvas.centre(self._sprite(picture, side), self._middle(rect, slot))
        if self.moving:
            left = 1 - ease_out((self._age - PAUSE_TICKS) / GLIDE_TICKS)
            x, y = self._middle(rect, self._slot)
            canvas.centre(self._sprite(self._next, side), (x, y + left * (canvas.size[1] - rect.top + side)))

    @property
    def _slot(self) -> int:
        return self._turn * STRIDE % SLOTS

    @property
    def _next(self) -> int:
        return (self._turn + SLOTS) % max(1, len(self._pictures))

    def _sprite(self, number: int, side: int) -> pygame.Surface:
        return self._house.sprites.get(self._pictures[number % len(self._pictures)], round(side * 0.92))

    @staticmethod
    def _middle(rect: pygame.Rect, slot: int) -> tuple[float, float]:
        return rect.left + rect.width * (slot + 0.5) / SLOTS, float(rect.centery)
