"""The picture of a round: how many cards each player still had, over time."""

from collections.abc import Mapping, Sequence

import pygame

from games.core.ticks import TICKS_PER_SECOND
from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.kept import Kept
from games.engine.theme import DIM, SEAT_COLOURS, SEAT_NAMES

Points = Sequence[tuple[int, int]]  # (round tick, remaining cards)

AXIS_TEXT = 22
ASIDE = 0.55  # of the width of a line: by so much curves of several seats stand apart
APART = 0.85  # of an emblem's width: emblems that end in one place stand so far apart
LINE_WIDTH, AXIS_WIDTH = 6, 3
TIME_STEPS = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600)  # seconds between two marks
MOST_MARKS = 6


class Figure:
    """The curves of a round as a picture that is drawn once for each size."""

    def __init__(self, house: House, curves: Mapping[int, Points]) -> None:
        self._house = house
        self._curves = curves
        self._kept = Kept(house)

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the curves into an area."""
        self._kept.draw(canvas, area, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        draw(self._house, canvas, pygame.Rect((0, 0), canvas.size), self._curves)


def draw(house: House, canvas: Canvas, area: pygame.Rect, curves: Mapping[int, Points]) -> None:
    """Draw the curves of all seats into an area, each ending in its seat's emblem."""
    ticks = max((points[-1][0] for points in curves.values() if points), default=0) or 1
    cards = max((points[0][1] for points in curves.values() if points), default=0) or 1
    size, badge = house.px(AXIS_TEXT), house.px(40)
    plot = pygame.Rect(
        area.left + 2 * size, area.top + size, area.width - 3 * size - badge // 2, area.height - 3 * size
    )
    if plot.width < badge or plot.height < badge:
        return
    _draw_axes(house, canvas, plot, ticks, cards)

    def place(point: tuple[int, int]) -> tuple[float, float]:
        return point[0] / ticks * plot.width, (1 - point[1] / cards) * plot.height

    pad = house.px(LINE_WIDTH)
    aside = {seat: (number - len(curves) / 2) * pad * ASIDE for number, seat in enumerate(curves)}
    lines = "".join(
        _line(seat, [(x, y + aside[seat]) for x, y in map(place, points)], pad) for seat, points in curves.items()
    )
    room = (plot.width + 4 * pad, plot.height + 4 * pad)
    canvas.blit(
        shapes.from_svg(f'<g transform="translate({pad} {pad})">{lines}</g>', *room),
        (
            plot.left - 2 * pad,
            plot.top - 2 * pad,
        ),
    )
    _draw_ends(house, canvas, plot, {seat: place(points[-1]) for seat, points in curves.items()}, badge)


def _draw_ends(
    house: House, canvas: Canvas, plot: pygame.Rect, ends: Mapping[int, tuple[float, float]], badge: int
) -> None:
    """Draw each seat's emblem at the end of its curve; where several would cover each other they stand in a row."""
    taken: list[tuple[float, float]] = []
    for seat, (end, y) in ends.items():
        x = end
        while any(abs(x - other) < badge * APART and abs(y - level) < badge * APART for other, level in taken):
            x -= badge * APART
        taken.append((x, y))
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", badge)
        canvas.centre(emblem, (plot.left + x, plot.top + y))


def _line(seat: int, places: Sequence[tuple[float, float]], width: int) -> str:
    """Return a curve as steps: the number of cards stays until the next card is laid."""
    x, y = places[0]
    steps = [f"M{x + width:.1f} {y + width:.1f}"]
    steps += [f"H{x + width:.1f}V{y + width:.1f}" for x, y in places[1:]]
    colour = shapes.hexed(SEAT_COLOURS[seat])
    return (
        f'<path d="{"".join(steps)}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _draw_axes(house: House, canvas: Canvas, plot: pygame.Rect, ticks: int, cards: int) -> None:
    size, width = house.px(AXIS_TEXT), house.px(AXIS_WIDTH)
    rule = shapes.rounded((plot.width, width), 1, DIM, 0.35)
    for count in (0, cards):
        y = plot.top + (1 - count / cards) * plot.height
        canvas.blit(rule, (plot.left, y - width // 2))
        label = text.rendered(str(count), size, DIM)
        canvas.blit(label, (plot.left - label.get_width() - size // 2, y - label.get_height() / 2))
    seconds = ticks / TICKS_PER_SECOND
    step = next((step for step in TIME_STEPS if seconds / step <= MOST_MARKS), TIME_STEPS[-1])
    for mark in range(step, int(seconds) + 1, step):
        x = plot.left + mark / seconds * plot.width
        label = text.rendered(house.words("tripolo.seconds", seconds=mark), size, DIM)
        canvas.centre(label, (x, plot.bottom + size))
        canvas.blit(shapes.rounded((width, plot.height), 1, DIM, 0.12), (x, plot.top))
