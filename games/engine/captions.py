"""Captions: what is heard, in words, on a strip of its own below the picture (art.md: never sound alone).

With the setting "calls" spoken words stand where they belong on the table, and there is no strip. With "all" the window
keeps a strip free, on which the newest sounds stand for a while, next to each other and without any motion.
"""

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.settings import Settings
from games.engine.sprites import Sprites
from games.engine.theme import GOLD, INK, PAPER, unit
from games.engine.words import Words

SHOWN = 5 * TICK_RATE // 2  # ticks that a caption stays
MOST = 3  # captions at once, each in a third of the strip
STRIP, TEXT_SIZE, ICON, GAP = 58, 30, 36, 14
ICONS = {"voice": "ui/voice", "effect": "ui/speaker"}
COLOURS = {"voice": GOLD, "effect": PAPER}
PITCHES = "0123456789"


def key_of(sound: str) -> str:
    """Return the key of the words for a sound: "effect.<name>", whatever its seat's pitch, or "voice.<name>"."""
    return f"caption.{sound if sound.startswith('voice.') else sound.rstrip(PITCHES).rstrip('-')}"


class Captions:
    """The sounds that were heard a moment ago, each in the place that it got."""

    def __init__(self, settings: Settings, words: Words, sprites: Sprites) -> None:
        self._settings = settings
        self._words = words
        self._sprites = sprites
        self._keys = [""] * MOST
        self._left = [0] * MOST  # ticks that each caption still stays

    def height(self, window: tuple[int, int]) -> int:
        """Return the pixels that a window of this size keeps free at its bottom."""
        return round(STRIP * unit(window)) if self._settings.captions == "all" else 0

    def hear(self, sound: str) -> None:
        """Take note of a sound. One that is shown already stays where it is, another takes the place of the oldest."""
        key = key_of(sound)
        if self._settings.captions != "all" or not self._words.has(key):
            return
        place = self._keys.index(key) if key in self._keys else self._left.index(min(self._left))
        self._keys[place], self._left[place] = key, SHOWN

    def tick(self) -> bool:
        """Let 1/120 s pass; return whether the picture has changed."""
        changed = any(left in (SHOWN, 1) for left in self._left)
        self._left = [max(0, left - 1) for left in self._left]
        self._keys = [key if left else "" for key, left in zip(self._keys, self._left, strict=True)]
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip at the bottom of a whole window."""
        height, width = self.height(canvas.size), canvas.size[0]
        if not height:
            return
        top, scale = canvas.size[1] - height, unit(canvas.size)
        canvas.blit(shapes.rounded((width, height), 0, INK), (0, top))
        gap, side = round(GAP * scale), round(ICON * scale)
        for place, key in enumerate(self._keys):
            if key:
                kind = key.split(".")[1]
                room = width // MOST - side - 3 * gap
                words = text.fitted(self._words(key), round(TEXT_SIZE * scale), room, COLOURS[kind])
                left = width * (place + 0.5) / MOST - (side + gap + words.width) / 2
                canvas.blit(self._sprites.get(ICONS[kind], side), (left, top + (height - side) / 2))
                canvas.blit(words, (left + side + gap, top + (height - words.height) / 2))
