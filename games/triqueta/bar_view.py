"""Draws what is to be done: the sentence at the bottom, what happened last, the cursor, the curtain."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import label, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, DIM, GOLD, INK, PAPER, SEAT_COLOURS, SEAT_NAMES, Colour
from games.engine.widgets import Widget
from games.triqueta.layout import Layout

PROMPT_SIZE, LINE_SIZE, CURTAIN_SIZE = 36, 25, 64
EMBLEM, SMALL = 62, 30
RING, LINE, OFFERED_RING, CORNER = 8, 4, 4, 26
OFFERED = 0.75  # opacity of the ring of what may be chosen
NARROWEST_COLUMN = 440  # of the recap
ROWS, ROW_TOP, ROW_STEP = 2, 104, 38


@dataclass(frozen=True)
class BarLook:
    """What the bar says."""

    seat: int
    prompt: str
    reason: str  # why the last choice could not be made
    lines: tuple[tuple[int, str], ...]  # what happened, the newest last: seat and sentence


class BarView:
    """The picture of the bar and of what may be chosen."""

    def __init__(self, house: House) -> None:
        self._house = house

    def draw(self, canvas: Canvas, layout: Layout, look: BarLook) -> None:
        """Draw the sentence of the moment and, below it, why not or what happened."""
        house, bar, eye, stop = self._house, layout.bar, layout.eye, layout.stop
        side, pad = house.px(EMBLEM), house.px(20)
        middle = (bar.left + pad + side // 2, bar.top + pad + side // 2)
        canvas.centre(house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side), middle)
        left = bar.left + 2 * pad + side
        room = stop.left - left - pad
        upper = pygame.Rect(left, bar.top, room, 2 * (middle[1] - bar.top))
        if len(text.broken(look.prompt, house.px(PROMPT_SIZE), upper.size, text.Weight.BOLD)[0]) > 1:
            upper.height -= pad  # two lines stand higher, away from what is below
        label.draw(canvas, look.prompt, upper, house.px(PROMPT_SIZE), weight=text.Weight.BOLD)
        area = pygame.Rect(left, bar.top + house.px(ROW_TOP), eye.left - pad - left, ROWS * house.px(ROW_STEP))
        if look.reason:
            self._draw_reason(canvas, area, look.seat, look.reason)
        else:
            self._draw_recap(canvas, area, look.lines)

    def _draw_recap(self, canvas: Canvas, area: pygame.Rect, lines: Sequence[tuple[int, str]]) -> None:
        """Draw the latest lines, as many as there is room for, down the columns."""
        size = self._house.px(LINE_SIZE)
        columns = max(1, area.width * size // (self._house.px(NARROWEST_COLUMN) * text.legible(size)))
        widest = max(
            (text.font(1, text.Weight.MEDIUM).size(words)[0] for _, words in lines[-columns * ROWS :]), default=0
        )
        columns = max(1, min(columns, area.width // (widest + self._house.px(SMALL + 30))))
        step = area.width // columns
        for number, (seat, words) in enumerate(lines[-columns * ROWS :]):
            column, row = divmod(number, ROWS)
            place = pygame.Rect(area.left + column * step, area.top + row * self._house.px(ROW_STEP), step, area.height)
            self._draw_line(canvas, place, seat, words, DIM)

    def _draw_line(self, canvas: Canvas, area: pygame.Rect, seat: int, words: str, colour: Colour) -> None:
        house, small = self._house, self._house.px(SMALL)
        canvas.centre(house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", small), (area.left + small // 2, area.top))
        room = area.width - small - house.px(30)
        line = text.fitted(words, house.px(LINE_SIZE), room, colour, text.Weight.MEDIUM)
        canvas.blit(line, (area.left + small + house.px(10), area.top - line.get_height() // 2))

    def _draw_reason(self, canvas: Canvas, area: pygame.Rect, seat: int, words: str) -> None:
        """Draw why the last choice could not be made, where otherwise the recap stands."""
        house, small = self._house, self._house.px(SMALL)
        place = area.move(small + house.px(10), -house.px(ROW_STEP) // 2)
        place.width -= small + house.px(30)
        canvas.centre(
            house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", small), (area.left + small // 2, place.centery)
        )
        label.draw(canvas, words, place, house.px(LINE_SIZE), ALARM, text.Weight.MEDIUM)

    def draw_targets(self, canvas: Canvas, targets: Sequence[Widget], focus: str, seat: int) -> None:
        """Draw rings round all that may be chosen, the strong one where the cursor is; buttons as buttons."""
        house, colour = self._house, SEAT_COLOURS[seat]
        for target in targets:
            at = target.key == focus
            if target.text:
                widgets.draw(house, canvas, target, (colour,) if at else ())
                continue
            if at:
                self._draw_cursor(canvas, target.rect, colour)
            elif target.enabled:
                ring = shapes.ring(target.rect.size, house.px(CORNER), GOLD, house.px(OFFERED_RING), OFFERED)
                canvas.blit(ring, target.rect.topleft)

    def _draw_cursor(self, canvas: Canvas, rect: pygame.Rect, colour: Colour) -> None:
        """Draw the player's colour with a light line round it, which shows on every ground."""
        house = self._house
        outer = rect.inflate(2 * house.px(LINE), 2 * house.px(LINE))
        canvas.blit(shapes.ring(outer.size, house.px(CORNER + LINE), PAPER, house.px(LINE)), outer.topleft)
        canvas.blit(shapes.ring(rect.size, house.px(CORNER), colour, house.px(RING)), rect.topleft)

    def draw_curtain(self, canvas: Canvas, seat: int) -> None:
        """Draw the curtain that names who is about to look; nothing secret is drawn as long as it is there."""
        house = self._house
        middle = (canvas.size[0] // 2, canvas.size[1] // 2)
        canvas.blit(shapes.ground(canvas.size, INK, INK), (0, 0))
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
