"""The countdown above a game that nobody plays any more."""

from typing import Final

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import GOLD, INK, PAPER, SHADE

DISC, NUMBER, WORDS = 300, 190, 54
OPACITY: Final = 0.72
PLACE: Final = 0.42  # of the window's height


def draw(house: House, canvas: Canvas, seconds: int) -> None:
    """Draw the seconds that are left, and how to stay."""
    middle = canvas.size[0] / 2
    canvas.blit(shapes.rounded(canvas.size, 0, SHADE, OPACITY), (0, 0))
    top = canvas.size[1] * PLACE
    canvas.centre(shapes.disc(house.px(DISC), GOLD), (middle, top))
    canvas.centre(text.rendered(str(seconds), house.px(NUMBER), INK, text.Weight.BOLD), (middle, top))
    width = round(canvas.size[0] * 0.86)
    for number, key in enumerate(("kiosk.still_there", "kiosk.any_key")):
        line = text.fitted(house.words(key), house.px(WORDS), width, PAPER, text.Weight.BOLD)
        canvas.centre(line, (middle, top + house.px(DISC * 0.5 + 70 + number * 76)))
