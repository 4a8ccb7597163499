"""Who learns: whoever presses first. What a lesson asks at the beginning, and what its words call the devices."""

import pygame

from games.engine import keypicture, shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import (
    BLOCKS,
    FINGER,
    KEYBOARD,
    MOUSE,
    NUMERIC_BLOCK,
    PAD,
    TOUCH,
    Input,
    Phase,
    Point,
    Press,
    is_block,
    is_mouse,
)
from games.engine.theme import INK, SHADE

DIMMED = 170
GAP, CORNER, PAD_IN = 22, 26, 22
COLUMNS = 3
HEIGHT_SHARE, WIDTH_SHARE = 0.86, 0.84  # of the table


def presses(given: Input) -> bool:
    """Return whether an input is a fresh press of anything."""
    return isinstance(given, Press) or (isinstance(given, Point) and given.phase in {Phase.DOWN, Phase.SECOND})


def sat_down(given: Input) -> str:
    """Return the source of the seat that an input takes; empty when it takes none."""
    if isinstance(given, Press) and given.source != KEYBOARD:
        return given.source
    if isinstance(given, Point) and given.phase is Phase.DOWN:
        return f"{TOUCH}0" if given.source.startswith(FINGER) else given.source
    return ""


def kind_of(source: str) -> str:
    """Return the kind of a device as the words name it: keys, mouse, pad or touch."""
    if is_block(source):
        return "keys"
    return "mouse" if is_mouse(source) else "pad" if source.startswith(PAD) else "touch"


def draw_choice(house: House, canvas: Canvas) -> None:
    """Draw over the table what one can play with."""
    canvas.blit(shapes.rounded(canvas.size, 0, INK), (0, 0), DIMMED)
    blocks = [block for block in BLOCKS if block != NUMERIC_BLOCK or house.devices.numeric_seen]
    sources = [*blocks[:COLUMNS], MOUSE, PAD, TOUCH]
    gap = house.px(GAP)
    width, height = round(canvas.size[0] * WIDTH_SHARE), round(canvas.size[1] * HEIGHT_SHARE)
    side = ((width - gap * (COLUMNS - 1)) // COLUMNS, (height - gap) // 2)
    left, top = (canvas.size[0] - width) // 2, (canvas.size[1] - height) // 2
    for number, source in enumerate(sources):
        row, column = divmod(number, COLUMNS)
        place = pygame.Rect((left + column * (side[0] + gap), top + row * (side[1] + gap)), side)
        canvas.blit(shapes.rounded(place.size, house.px(CORNER), SHADE, 0.9), place.topleft)
        keypicture.draw(house, canvas, source, place.inflate(-2 * house.px(PAD_IN), -2 * house.px(PAD_IN)))
