"""The picture of a round: how many cards each player still had, over time."""

from collections.abc import Mapping, Sequence

import pygame

from games.core.ticks import TICKS_PER_SECOND
from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import DIM, SEAT_COLOURS, SEAT_NAMES

Points = Sequence[tuple[int, int]]  # (round tick, remaining cards)

AXIS_TEXT = 22
LINE_WIDTH, AXIS_WIDTH = 6, 3
TIME_STEPS = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600)  # seconds between two marks
MOST_MARKS = 6


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
    lines = "".join(_line(seat, [place(point) for point in points], pad) for seat, points in curves.items())
    picture = shapes.from_svg(lines, plot.width + 2 * pad, plot.height + 2 * pad)
    canvas.blit(picture, (plot.left - pad, plot.top - pad))
    for seat, points in sorted(curves.items(), key=lambda pair: -pair[1][-1][1]):
        x, y = place(points[-1])
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
