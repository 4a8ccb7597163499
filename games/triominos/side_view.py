"""Draws the pool with what drawing costs, the buttons, and the sentence of the moment above the rack."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import label, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, PAPER, SEAT_COLOURS, SEAT_NAMES, Colour
from games.engine.widgets import Widget
from games.triominos.layout import PROMPT_HEIGHT, Layout
from games.triominos.pictures import BAIZE, MINT

CORNER = 26
BAG, SMALL_BAG, LINE_SIZE = 76, 44, 24
COUNT_SHARE = 0.71  # of the bag: the number of tiles in it
PROMPT_SIZE, PROMPT_LINE, EMBLEM, SMALL = 34, 25, 60, 28
ABOVE, BELOW = 0.33, 0.74  # of the prompt's height: the middles of its two sentences ...
HIGHER, LOWER = 0.27, 0.75  # ... where it is high for large texts, and each may have two lines
PART = " · "  # between the parts of a list of keys


@dataclass(frozen=True)
class PoolLook:
    """What is said about the pool."""

    count: str
    what: str
    about: str


@dataclass(frozen=True)
class PromptLook:
    """What is to be done, and below it why not, which keys, or what happened."""

    seat: int
    words: str
    below: str
    is_refusal: bool = False
    lines: tuple[tuple[int, str], ...] = ()  # what happened: seat and sentence


class SideView:
    """The pictures of pool, buttons and prompt."""

    def __init__(self, house: House) -> None:
        self._house = house

    def draw_pool(self, canvas: Canvas, layout: Layout, look: PoolLook) -> None:
        """Draw the bag, how many tiles are in it, and what it costs."""
        house, stock = self._house, layout.stock
        canvas.blit(shapes.rounded(layout.pool.size, house.px(CORNER), BAIZE, 0.72), layout.pool.topleft)
        size, height = self._about(stock, look.about)
        side = max(house.px(SMALL_BAG), min(house.px(BAG), stock.height - height))
        middle = stock.top + side // 2
        canvas.centre(house.sprites.get("triominos/bag", side), (stock.left + side // 2, middle))
        left = stock.left + side + house.px(14)
        count = text.rendered(look.count, round(COUNT_SHARE * side), PAPER, text.Weight.BOLD)
        canvas.blit(count, (left, middle - count.get_height() // 2))
        left += count.get_width() + house.px(12)
        what = text.fitted(look.what, house.px(LINE_SIZE + 2), max(1, stock.right - left), MINT)
        canvas.blit(what, (left, middle - what.get_height() // 2 + house.px(5)))
        top = min(stock.top + side + house.px(6), stock.bottom - height)
        for number, line in enumerate(text.wrapped(look.about, size, stock.width)):
            words = text.rendered(line, size, MINT, text.Weight.MEDIUM)
            canvas.blit(words, (stock.left, top + number * text.line_height(size)))

    def _about(self, stock: pygame.Rect, words: str) -> tuple[int, int]:
        """Return size and height of the words below the bag; where they get too small, the bag gives way to them."""
        size, room = self._house.px(LINE_SIZE), stock.height - self._house.px(BAG)
        while text.legible(size - 1) < size and self._height(words, size, stock.width) > room:
            size -= 1
        return size, self._height(words, size, stock.width)

    @staticmethod
    def _height(words: str, size: int, width: int) -> int:
        return text.line_height(size) * len(text.wrapped(words, size, width))

    def draw_buttons(self, canvas: Canvas, buttons: Sequence[Widget], focus: str, colour: Colour) -> None:
        """Draw the buttons, the one under the cursor with a ring."""
        for button in buttons:
            widgets.draw(self._house, canvas, button, (colour,) if button.key == focus else ())

    def draw_prompt(self, canvas: Canvas, prompt: pygame.Rect, look: PromptLook) -> None:
        """Draw the sentence of the moment."""
        house = self._house
        canvas.blit(shapes.rounded(prompt.size, house.px(CORNER), BAIZE, 0.8), prompt.topleft)
        bar = shapes.rounded((house.px(12), prompt.height - house.px(28)), house.px(6), SEAT_COLOURS[look.seat])
        canvas.blit(bar, (prompt.left + house.px(12), prompt.top + house.px(14)))
        side, left = house.px(EMBLEM), prompt.left + house.px(38)
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side)
        canvas.centre(emblem, (left + side // 2, prompt.centery))
        left += side + house.px(18)
        room = prompt.right - house.px(20) - left
        above, below = (ABOVE, BELOW) if prompt.height <= house.px(PROMPT_HEIGHT) else (HIGHER, LOWER)
        lower = pygame.Rect(left, 0, room, round(prompt.height * 2 * (1 - below)))
        lower.centery = prompt.top + round(prompt.height * below)
        upper = pygame.Rect(left, prompt.top, room, prompt.height)
        if look.below or look.lines:
            upper.height = round(prompt.height * 2 * above)
        size = house.px(PROMPT_SIZE)
        written = label.draw(canvas, look.words, upper, size, weight=text.Weight.BOLD)
        if len(text.broken(look.words, size, upper.size, text.Weight.BOLD)[0]) > 1 and written.bottom > lower.top:
            lower.height, lower.top = lower.bottom - written.bottom, written.bottom
        self._draw_below(canvas, lower, look)

    def _draw_below(self, canvas: Canvas, area: pygame.Rect, look: PromptLook) -> None:
        house, size = self._house, self._house.px(PROMPT_LINE)
        if look.below:
            colour = ALARM if look.is_refusal else MINT
            label.draw(canvas, _with_room(look.below, area), area, size, colour, text.Weight.MEDIUM)
            return
        small, lines = house.px(SMALL), look.lines
        beside = small + house.px(24)
        while len(lines) > 1 and any(_width(each) > area.width // len(lines) - beside for _, each in lines):
            lines = lines[1:]
        left, share = area.left, area.width // max(1, len(lines))
        for seat, sentence in lines:
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", small)
            canvas.centre(emblem, (left + small // 2, area.centery))
            words = text.fitted(sentence, size, share - beside, MINT, text.Weight.MEDIUM)
            canvas.blit(words, (left + small + house.px(8), area.centery - words.get_height() // 2))
            left += small + house.px(30) + words.get_width()


def _width(words: str) -> int:
    """Return how wide words are when they are as small as may be."""
    return text.font(1, text.Weight.MEDIUM).size(words)[0]


def _with_room(words: str, area: pygame.Rect) -> str:
    """Return as many parts of a list as have room in an area, the first ones."""
    parts = words.split(PART)
    while len(parts) > 1 and not label.has_room(PART.join(parts), area, text.Weight.MEDIUM):
        parts.pop()
    return PART.join(parts)
