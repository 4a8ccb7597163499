"""Plots drawn by the program: axes with marks and words, lines with markers, and a legend.

Lines differ in colour, dashes and markers, so that they are told apart without any one of these.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.kept import Kept
from games.engine.theme import DIM, GOLD, PAPER, Colour

TEXT = 22
LINE, AXIS, MARKER, SAMPLE = 5, 3, 11, 64
MOST_MARKS = 5  # steps on an axis
GRID_OPACITY, AXIS_OPACITY = 0.14, 0.45
ROUND_STEPS = (1, 2, 5)
SMALLEST_SPAN = 0.001  # of an axis on which all values are the same
MOST_LINES = 6


@dataclass(frozen=True)
class Style:
    """How a line looks: its colour, its dashes in widths of the line, and its marker in a field from -1 to 1."""

    colour: Colour
    dashes: str
    marker: str


STYLES: tuple[Style, ...] = (
    Style(GOLD, "", "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0z"),
    Style((0x7F, 0xB4, 0xFF), "3 2", "M-0.9 -0.9H0.9V0.9H-0.9z"),
    Style((0x7F, 0xCF, 0x8F), "0.1 2", "M0 -1.2L1.2 0.9H-1.2z"),
    Style((0xFF, 0x8A, 0x5C), "6 2", "M0 -1.3L1.3 0L0 1.3L-1.3 0z"),
    Style((0xE9, 0xA9, 0xDA), "6 2 0.1 2", "M0 1.2L1.2 -0.9H-1.2z"),
    Style(PAPER, "1.5 1.5", "M-1 -0.35H-0.35V-1H0.35V-0.35H1V0.35H0.35V1H-0.35V0.35H-1z"),
)


@dataclass(frozen=True)
class Line:
    """One line of a plot: its name in the legend, and its points from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Axis:
    """An axis: what it measures, and its marks as (value, words), the lowest and the highest being its ends."""

    name: str
    marks: Sequence[tuple[float, str]]

    def share(self, value: float) -> float:
        """Return where a value stands on the axis, 0 to 1."""
        low, high = self.marks[0][0], self.marks[-1][0]
        return (value - low) / (high - low)


def steps(low: float, high: float, *, whole: bool = False, most: int = MOST_MARKS) -> list[float]:
    """Return round values at equal distances, at most so many steps, that enclose two values; two of them at least.

    Things that are counted want ``whole`` numbers.
    """
    span = max(high - low, most if whole else SMALLEST_SPAN)
    power = 10.0 ** math.floor(math.log10(span / most))
    sizes = (power * factor * tens for tens in (1, 10, 100) for factor in ROUND_STEPS)
    size = next(size for size in sizes if math.ceil(high / size) - math.floor(low / size) <= most)
    first, last = math.floor(low / size), math.ceil(high / size)
    return [round(number * size, 6) for number in range(first, max(last, first + 1) + 1)]


class Plot:
    """A plot as a picture that is drawn once for each size of itself and of its texts."""

    def __init__(self, house: House, lines: Sequence[Line], across: Axis, up: Axis) -> None:
        """Take at most MOST_LINES lines; they get their styles in this order."""
        self._house = house
        self._lines = lines[:MOST_LINES]
        self._across, self._up = across, up
        self._kept = Kept(house)

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the plot into an area, if there is any."""
        self._kept.draw(canvas, area, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        area = pygame.Rect((0, 0), canvas.size)
        size, gap = self._house.px(TEXT), self._house.px(12)
        height = text.line_height(size)
        labels = [text.rendered(words, size, DIM) for _, words in self._up.marks]
        left = area.left + max(label.get_width() for label in labels) + 2 * gap
        legend = max(text.font(size).size(line.name)[0] for line in self._lines) + self._house.px(SAMPLE) + 3 * gap
        field = pygame.Rect(left, area.top + height + gap, 0, 0)
        field.width = area.right - legend - left
        field.height = area.bottom - 2 * height - gap - field.top
        if field.width < 4 * gap or field.height < 4 * gap:
            return
        canvas.blit(text.rendered(self._up.name, size, PAPER), (area.left, area.top))
        name = text.rendered(self._across.name, size, PAPER)
        canvas.blit(name, (field.right - name.get_width(), area.bottom - height))
        self._draw_up(canvas, field, labels, gap)
        self._draw_across(canvas, field, size, gap)
        canvas.blit(*self._curves(field))
        self._draw_legend(canvas, pygame.Rect(field.right + 2 * gap, field.top, legend - 2 * gap, field.height), size)

    def _draw_up(self, canvas: Canvas, field: pygame.Rect, labels: Sequence[pygame.Surface], gap: int) -> None:
        width = self._house.px(AXIS)
        for number, ((value, _), label) in enumerate(zip(self._up.marks, labels, strict=True)):
            y = round(field.bottom - self._up.share(value) * field.height)
            rule = shapes.rounded((field.width, width), 1, DIM, GRID_OPACITY if number else AXIS_OPACITY)
            canvas.blit(rule, (field.left, y - width // 2))
            canvas.blit(label, (field.left - gap - label.get_width(), y - label.get_height() // 2))

    def _draw_across(self, canvas: Canvas, field: pygame.Rect, size: int, gap: int) -> None:
        """Draw the marks below; words that would stand on those before them are left out."""
        width, free = self._house.px(AXIS), field.left - 10 * gap
        canvas.blit(shapes.rounded((width, field.height), 1, DIM, AXIS_OPACITY), (field.left - width // 2, field.top))
        for value, words in self._across.marks:
            x = round(field.left + self._across.share(value) * field.width)
            label = text.rendered(words, size, DIM)
            start = x - label.get_width() // 2
            if words and start > free:
                canvas.blit(shapes.rounded((width, gap), 1, DIM, AXIS_OPACITY), (x - width // 2, field.bottom))
                canvas.blit(label, (start, field.bottom + gap))
                free = start + label.get_width() + gap

    def _curves(self, field: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        pad = self._house.px(2 * MARKER)
        drawn = []
        for line, style in zip(self._lines, STYLES, strict=False):
            places = [
                (pad + self._across.share(x) * field.width, pad + (1 - self._up.share(y)) * field.height)
                for x, y in line.points
            ]
            drawn.append(self._svg(style, places))
        picture = shapes.from_svg("".join(drawn), field.width + 2 * pad, field.height + 2 * pad)
        return picture, (field.left - pad, field.top - pad)

    def _svg(self, style: Style, places: Sequence[tuple[float, float]]) -> str:
        """Return a line through places, with its markers."""
        width, side, colour = self._house.px(LINE), self._house.px(MARKER), shapes.hexed(style.colour)
        dashes = " ".join(f"{float(dash) * width:.1f}" for dash in style.dashes.split())
        way = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        line = (
            f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
            f'stroke-linejoin="round" {f"stroke-dasharray={chr(34)}{dashes}{chr(34)}" if dashes else ""}/>'
        )
        markers = (
            f'<path d="{style.marker}" fill="{colour}" transform="translate({x:.1f} {y:.1f}) scale({side})"/>'
            for x, y in places
        )
        return (line if len(places) > 1 else "") + "".join(markers)

    def _draw_legend(self, canvas: Canvas, area: pygame.Rect, size: int) -> None:
        """Draw which line is whose, in the lines' order."""
        height, sample = round(text.line_height(size) * 1.2), self._house.px(SAMPLE)
        for number, (line, style) in enumerate(zip(self._lines, STYLES, strict=False)):
            top = area.top + number * height
            half = self._house.px(MARKER)
            ends = [(half, height / 2), (sample / 2, height / 2), (sample - half, height / 2)]
            row = self._svg(style, ends[::2]).partition("/>")[0] + "/>" + self._svg(style, ends[1:2])
            canvas.blit(shapes.from_svg(row, sample, height), (area.left, top))
            name = text.rendered(line.name, size, PAPER)
            canvas.blit(name, (area.left + sample + self._house.px(12), top + (height - name.get_height()) // 2))
