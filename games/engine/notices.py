"""Notices: single sentences for people, shown over whatever scene is on for a few seconds, each once."""

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.theme import GOLD, INK, unit

SHOWN = 7 * TICK_RATE  # ticks a notice stays
TEXT_SIZE, GAP, ROUND = 26, 18, 22


class Notices:
    """The sentences that wait to be shown, the first one being on the screen."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._rest = 0

    def add(self, sentence: str) -> None:
        """Show a sentence, after those that already wait; the same one is not shown twice in a row."""
        if sentence not in self._waiting:
            self._waiting.append(sentence)
            self._rest = self._rest or SHOWN

    def taken(self) -> list[str]:
        """Take all sentences away, and return them: they are for somebody else."""
        taken, self._waiting, self._rest = self._waiting, [], 0
        return taken

    def tick(self) -> bool:
        """Let 1/120 s pass; return whether the picture has changed."""
        if not self._waiting:
            return False
        self._rest -= 1
        if self._rest > 0:
            return self._rest == SHOWN - 1
        self._waiting.pop(0)
        self._rest = SHOWN if self._waiting else 0
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the first sentence at the bottom of the window."""
        if not self._waiting:
            return
        scale = unit(canvas.size)
        size, gap = round(TEXT_SIZE * scale), round(GAP * scale)
        width = canvas.size[0] - 6 * gap
        lines = text.wrapped(self._waiting[0], size, width, text.Weight.SEMIBOLD)
        pictures = [text.fitted(line, size, width, INK) for line in lines]
        step = text.line_height(size)
        box = (max(p.get_width() for p in pictures) + 4 * gap, step * len(lines) + 2 * gap)
        left, top = (canvas.size[0] - box[0]) // 2, canvas.size[1] - box[1] - gap
        canvas.blit(shapes.rounded(box, round(ROUND * scale), GOLD), (left, top))
        for number, picture in enumerate(pictures):
            canvas.centre(picture, (canvas.size[0] / 2, top + gap + step * (number + 0.5)))
