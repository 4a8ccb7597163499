"""What is called out over the table for a moment: points that a tile brings, with the figure that it makes."""

from dataclasses import dataclass, field

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.motion import ease_out
from games.engine.theme import ALARM, GOLD, INK, PAPER
from games.triominos.board import Figure

RISE, HOLD, FADE = TICK_RATE // 4, TICK_RATE * 9 // 10, TICK_RATE * 3 // 10
HOLD_FIGURE = TICK_RATE * 17 // 10  # a bridge or a hexagon is worth a longer look
WAY = 70  # upwards, in pixels of a full high definition screen
SIZE, FIGURE_SIZE, PICTURE = 40, 54, 150
SPRITES = {
    Figure.BRIDGE: "triominos/bridge",
    Figure.HEXAGON: "triominos/hexagon",
    Figure.DOUBLE: "triominos/double-hexagon",
    Figure.TRIPLE: "triominos/triple-hexagon",
}


@dataclass(frozen=True)
class Shout:
    """Words at a face, or at a place of the window when there is no face."""

    words: str
    begun: int
    face: int | None = None
    pos: tuple[int, int] = (0, 0)
    figure: Figure = Figure.PLAIN
    is_loss: bool = False

    @property
    def ticks(self) -> int:
        """How long it is there."""
        return RISE + (HOLD_FIGURE if self.figure in SPRITES else HOLD) + FADE

    def alpha(self, now: int) -> int:
        """Return its opacity at a tick, 0 to 255."""
        age = now - self.begun
        return round(255 * max(0.0, min(1.0, age / RISE, (self.ticks - age) / FADE)))


@dataclass
class Shouts:
    """All that is called out at the moment."""

    house: House
    heard: list[Shout] = field(default_factory=list)

    def add(self, shout: Shout) -> None:
        """Call something out."""
        self.heard.append(shout)

    def tick(self, now: int) -> bool:
        """Drop what has faded; return whether anything is there."""
        self.heard = [shout for shout in self.heard if now < shout.begun + shout.ticks]
        return bool(self.heard)

    def draw(self, canvas: Canvas, shout: Shout, middle: tuple[float, float], now: int) -> None:
        """Draw one of them, rising from a place."""
        house, alpha = self.house, shout.alpha(now)
        rise = 1.0 if house.settings.calm else ease_out((now - shout.begun) / RISE)
        x, y = middle[0], middle[1] - house.px(WAY) * rise
        sprite = SPRITES.get(shout.figure)
        if sprite:
            picture = house.sprites.get(sprite, house.px(PICTURE))
            canvas.centre(shapes.disc(house.px(PICTURE * 1.25), INK, 0.45), (x, y - house.px(40)), alpha)
            canvas.centre(picture, (x, y - house.px(40)), alpha)
            y += house.px(56)
        words = text.rendered(
            shout.words,
            house.px(FIGURE_SIZE if sprite else SIZE),
            ALARM if shout.is_loss else GOLD if sprite else PAPER,
            text.Weight.BOLD,
        )
        plate = pygame.Rect(0, 0, words.get_width() + house.px(44), words.get_height() + house.px(8))
        canvas.centre(shapes.rounded(plate.size, plate.height / 2, INK, 0.82), (x, y), alpha)
        canvas.centre(words, (x, y), alpha)
