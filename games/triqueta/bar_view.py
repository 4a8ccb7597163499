"""Draws what is to be done: the sentence at the bottom, what happened last, the cursor, the curtain."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, DIM, GOLD, INK, PAPER, SEAT_COLOURS, SEAT_NAMES
from games.engine.widgets import Widget

PROMPT_SIZE, LINE_SIZE, CURTAIN_SIZE = 36, 25, 64
EMBLEM, SMALL = 62, 30
RING, CORNER = 7, 26
OFFERED = 0.45  # opacity of the ring of what may be chosen


@dataclass(frozen=True)
class BarLook:
    """What the bar says."""

    seat: int
    prompt: str
    reason: str  # why the last choice could not be made
    lines: tuple[tuple[int, str], ...]  # what happened last: seat and sentence


class BarView:
    """The picture of the bar and of what may be chosen."""

    def __init__(self, house: House) -> None:
        self._house = house

    def draw(self, canvas: Canvas, bar: pygame.Rect, look: BarLook) -> None:
        """Draw the sentence of the moment and, below it, why not or what happened."""
        house = self._house
        side, pad = house.px(EMBLEM), house.px(20)
        middle = (bar.left + pad + side // 2, bar.top + pad + side // 2)
        canvas.centre(house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side), middle)
        left = bar.left + 2 * pad + side
        prompt = text.fitted(look.prompt, house.px(PROMPT_SIZE), bar.right - left - pad, PAPER, text.Weight.BOLD)
        canvas.blit(prompt, (left, middle[1] - prompt.get_height() // 2))
        lines = ((look.seat, look.reason),) if look.reason else look.lines
        room = bar.width - 2 * pad - house.px(290)
        for number, (seat, words) in enumerate(lines):
            y = bar.top + house.px(104) + number * house.px(34)
            small = house.px(SMALL)
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", small)
            canvas.centre(emblem, (left + small // 2, y))
            colour = ALARM if look.reason else DIM
            line = text.fitted(words, house.px(LINE_SIZE), room - side, colour, text.Weight.MEDIUM)
            canvas.blit(line, (left + small + house.px(10), y - line.get_height() // 2))

    def draw_targets(self, canvas: Canvas, targets: Sequence[Widget], focus: str, seat: int) -> None:
        """Draw rings round all that may be chosen, the strong one where the cursor is; buttons as buttons."""
        house, colour = self._house, SEAT_COLOURS[seat]
        for target in targets:
            at = target.key == focus
            if target.text:
                widgets.draw(house, canvas, target, (colour,) if at else ())
                continue
            ring = shapes.ring(target.rect.size, house.px(CORNER), GOLD, house.px(3), OFFERED)
            if at:
                ring = shapes.ring(target.rect.size, house.px(CORNER), colour, house.px(RING))
            canvas.blit(ring, target.rect.topleft)

    def draw_curtain(self, canvas: Canvas, seat: int) -> None:
        """Draw the curtain that names who is about to look; nothing secret is drawn as long as it is there."""
        house = self._house
        middle = (canvas.size[0] // 2, canvas.size[1] // 2)
        canvas.blit(shapes.rounded(canvas.size, 0, INK), (0, 0))
        side = house.px(190)
        canvas.centre(
            house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", side), (middle[0], middle[1] - house.px(120))
        )
        words = house.words("turn.only_you", name=house.name(seat))
        room = round(canvas.size[0] * 0.9)
        canvas.centre(
            text.fitted(words, house.px(CURTAIN_SIZE), room, PAPER, text.Weight.BOLD),
            (middle[0], middle[1] + house.px(60)),
        )
