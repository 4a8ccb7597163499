"""How often a screen flashes: general flashes by WCAG 2.3.1, counted over frames as they are drawn."""

from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from games.engine.canvas import Presenter
from games.engine.clock import TICK_RATE
from tests.access.vision import luminance
from tests.furnished import Furnished

WINDOW: Final = (512, 384)
"""Stands for 1024 x 768: what is measured is a share of the window."""

SHOWN: Final = (128, 96)
FIELD: Final = (43, 32)  # ten degrees of sight: 341 x 256 of 1024 x 768
STRIDE: Final = 4  # between two fields that are looked at
STEP: Final = 0.1  # of relative luminance, from which a change counts
BRIGHT: Final = 0.8  # where the darker of two states is brighter than that, no change counts
AREA: Final = 0.25  # of a field, from which changes count
CONCURRENT: Final = TICK_RATE // 15  # ticks within which changes happen at the same time
MOST: Final = 3  # flashes in a second

UP, DOWN = 1, -1
NEVER: Final = -10 * TICK_RATE

Mask = npt.NDArray[np.bool_]


class Meter:
    """Follows the luminance of all pixels, and counts the flashes of all fields.

    A pixel flashes when it changes and then changes back. A field flashes when more than AREA of its pixels do so at
    one time: what lights up and goes dark in its place. A card that moves across changes few pixels at a time.
    """

    def __init__(self) -> None:
        """Begin before the first frame."""
        self.worst = 0, 0
        """The most flashes of a field within a second, and the tick at which that second ends."""

        self._low: npt.NDArray[np.float64] = np.zeros(0)
        self._high = self._low
        self._way = np.zeros(SHOWN, np.int8)  # of the last change of each pixel
        self._begun = np.full(SHOWN, NEVER)  # when each pixel's flash began; NEVER: it is over
        self._flashed = np.full(SHOWN, NEVER)  # when each pixel's last flash ended
        fields = _shares(np.zeros(SHOWN, np.bool_)).shape
        self._last = np.full(fields, NEVER)  # when each field flashed last
        self._recent: list[tuple[int, Mask]] = []  # which fields flashed in the last second, and when

    def see(self, tick: int, shown: npt.NDArray[np.float64]) -> None:
        """Take the relative luminance (SHOWN) of what is shown from a tick on."""
        if not self._low.size:
            self._low, self._high = shown.copy(), shown.copy()
        up = (shown - self._low >= STEP) & (self._low < BRIGHT) & (self._way != UP)
        down = (self._high - shown >= STEP) & (shown < BRIGHT) & (self._way != DOWN)
        self._way[up], self._way[down] = UP, DOWN
        turned = up | down
        self._low = np.where(turned, shown, np.minimum(self._low, shown))
        self._high = np.where(turned, shown, np.maximum(self._high, shown))
        ended = turned & (tick - self._begun <= TICK_RATE)
        self._begun[turned] = tick
        self._begun[ended] = NEVER
        self._flashed[ended] = tick
        if ended.any():
            self._judge(tick)

    def _judge(self, tick: int) -> None:
        """Note the fields that flash now, and how often they did so within the last second."""
        fields = (_shares(tick - self._flashed < CONCURRENT) > AREA) & (tick - self._last >= CONCURRENT)
        if not fields.any():
            return
        self._last[fields] = tick
        self._recent = [(when, which) for when, which in self._recent if tick - when < TICK_RATE] + [(tick, fields)]
        flashes = int(np.sum([which for _, which in self._recent], axis=0).max())
        self.worst = max(self.worst, (flashes, tick), key=lambda pair: pair[0])


def _shares(mask: Mask) -> npt.NDArray[np.float64]:
    """Return which share of each field is set."""
    sums = np.pad(np.cumsum(np.cumsum(mask, axis=0), axis=1), ((1, 0), (1, 0)))
    wide, high = FIELD
    across, down = slice(0, SHOWN[0] - wide + 1, STRIDE), slice(0, SHOWN[1] - high + 1, STRIDE)
    whole = sums[wide:, high:] - sums[:-wide, high:] - sums[wide:, :-high] + sums[:-wide, :-high]
    return np.asarray(whole[across, down] / (wide * high))


class Watcher:
    """Looks at a house of the size WINDOW, tick by tick."""

    def __init__(self, house: Furnished) -> None:
        """Begin with what is shown now."""
        self.meter = Meter()
        self._house = house
        self._screen = pygame.Surface(WINDOW)
        self._presenter = Presenter(self._screen)
        self._tick = 0
        self._look()

    def wait(self, seconds: float) -> None:
        """Let ticks pass; see every frame that is drawn."""
        for _ in range(round(seconds * TICK_RATE)):
            self.step()

    def step(self) -> None:
        """Let one tick pass."""
        self._tick += 1
        if self._house.app.advance([]):
            self._look()

    def _look(self) -> None:
        if self._presenter.present(self._house.described()):
            small = pygame.transform.smoothscale(self._screen, SHOWN)
            self.meter.see(self._tick, luminance(pygame.surfarray.array3d(small)))
