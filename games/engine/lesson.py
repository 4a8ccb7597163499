"""What a game brings along to explain itself: pages, each a heading and something drawn."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.engine.canvas import Canvas
from games.engine.house import House


@dataclass(frozen=True)
class LessonPage:
    """A page of a lesson: the key of its heading, and what draws the rest into a rectangle."""

    heading: str
    draw: Callable[[House, Canvas, pygame.Rect], None]
