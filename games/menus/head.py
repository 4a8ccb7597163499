"""The head of a page: its heading at the left, the way back at the right."""

from collections.abc import Callable

import pygame

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.widgets import Widget
from games.menus import parts

TOP, HEIGHT = 34.0, 80.0
BACK_WIDTH, GAP = 300.0, 20.0


def back(house: House, leave: Callable[[], None]) -> Widget:
    """Return the button that leaves the page."""
    sheet = parts.sheet(house)
    place = sheet.rect(sheet.width - BACK_WIDTH, TOP, BACK_WIDTH, HEIGHT)
    return Widget("back", place, house.words("page.back"), icon="ui/arrow-left", on_ok=leave)


def beside_back(house: House, width: float) -> pygame.Rect:
    """Return the place of another button of so many lengths, left of the way back."""
    return parts.sheet(house).rect(parts.sheet(house).width - BACK_WIDTH - GAP - width, TOP, width, HEIGHT)


def draw(house: House, canvas: Canvas, key: str, beside: float = 0.0) -> None:
    """Draw the heading, a key of the words; beside: lengths that other buttons take left of the way back."""
    sheet = parts.sheet(house)
    room = sheet.rect(0, TOP, sheet.width - BACK_WIDTH - 2 * GAP - beside, HEIGHT)
    parts.heading(house, canvas, house.words(key), room)
