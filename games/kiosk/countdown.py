"""The countdown above a game that nobody plays any more."""

from typing import Final

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import GOLD, INK, PAPER, SHADE

DISC, NUMBER, WORDS = 300, 190, 54
OPACITY: Final = 0.72
STEP: Final = 76  # from line to line
KEYS: Final = ("kiosk.still_there", "kiosk.any_key")
PLACE: Final = 0.42  # of the window's height


def draw(house: House, canvas: Canvas, seconds: int) -> None:
    """Draw the seconds that are left, and how to stay."""
    middle = canvas.size[0] / 2
    canvas.blit(shapes.rounded(canvas.size, 0, SHADE, OPACITY), (0, 0))
    top = canvas.size[1] * PLACE
    canvas.centre(shapes.disc(house.px(DISC), GOLD), (middle, top))
    canvas.centre(text.rendered(str(seconds), house.px(NUMBER), INK, text.Weight.BOLD), (middle, top))
    width = round(canvas.size[0] * 0.86)
    lines = [text.fitted(house.words(key), house.px(WORDS), width, PAPER, text.Weight.BOLD) for key in KEYS]
    plate = max(line.get_width() for line in lines) + house.px(100), house.px(STEP * len(lines) + 64)
    below = top + house.px(DISC * 0.5 + 70 + STEP * (len(lines) - 1) / 2)
    canvas.centre(shapes.rounded(plate, house.px(40), INK), (middle, below))
    for number, line in enumerate(lines):
        canvas.centre(line, (middle, below + house.px(STEP) * (number - (len(lines) - 1) / 2)))
