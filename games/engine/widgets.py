"""Widgets: buttons, choices and sliders as data, drawn in one look, reached by every device."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto

import pygame

from games.engine import label, shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Move
from games.engine.theme import DIM, GOLD, INK, LAMP, PAPER, SHADE, Colour, ink_on, mixed

TEXT_SIZE = 30
CORNER = 22
RING = 5
VALUE_SHARE = 0.52
ARROW = 28
CAPTION_SIZE = 20
CAPTION_PLACE, VALUE_PLACE = 0.27, 0.66  # of the height of a widget that has both
ASIDE = 3.0  # a widget off the line of a move counts as so many times farther away


class Style(StrEnum):
    """How a widget looks."""

    PLAIN = auto()
    PRIMARY = auto()  # the one thing to do now
    QUIET = auto()  # hardly there until it is reached


FILLS: dict[Style, tuple[Colour, float]] = {
    Style.PLAIN: (mixed(LAMP, PAPER, 0.06), 1.0),
    Style.PRIMARY: (GOLD, 1.0),
    Style.QUIET: (SHADE, 0.35),
}


@dataclass
class Widget:
    """Something that can be reached and pressed; ``on_adjust`` gets -1 or 1, ``on_share`` a place from 0 to 1."""

    key: str
    rect: pygame.Rect
    text: str = ""
    icon: str = ""  # a sprite's name
    value: str = ""  # of a choice, shown between two arrows
    caption: str = ""  # what a choice without a text is about, small above its value
    share: float | None = None  # of a slider, 0 to 1
    on_ok: Callable[[], None] | None = None
    on_adjust: Callable[[int], None] | None = None
    on_share: Callable[[float], None] | None = None
    style: Style = Style.PLAIN
    enabled: bool = True
    lit: bool = False  # switched on, or the one of several that is chosen
    size: float = TEXT_SIZE
    fill: Colour | None = None  # instead of the colour of its style
    value_share: float = VALUE_SHARE  # of the width, for the value beside a text

    def ok(self) -> None:
        """Do what the widget is for; a choice goes to its next value."""
        if self.on_ok:
            self.on_ok()
        elif self.on_adjust:
            self.on_adjust(1)

    def point(self, pos: tuple[int, int]) -> None:
        """Be pressed at a place by a mouse or a finger."""
        if self.on_share and self.share is not None:
            track = slider_track(self)
            self.on_share(max(0.0, min(1.0, (pos[0] - track.left) / max(1, track.width))))
        elif self.on_adjust and not self.on_ok:
            self.on_adjust(1 if pos[0] >= value_rect(self).centerx else -1)
        else:
            self.ok()


def nearest(widgets: Sequence[Widget], start: Widget, move: Move, *, closed: bool = False) -> Widget:
    """Return the widget that a move leads to from start, left and right in the same row; start itself if none.

    ``closed``: also one that is not enabled, where those say why when they are pressed.
    """
    across, down = {Move.LEFT: (-1, 0), Move.RIGHT: (1, 0), Move.UP: (0, -1), Move.DOWN: (0, 1)}[move]

    def cost(other: Widget) -> float:
        way_x, way_y = other.rect.centerx - start.rect.centerx, other.rect.centery - start.rect.centery
        along = way_x * across + way_y * down
        gap = _gap(start.rect, other.rect, sideways=bool(down))
        reach = (start.rect.width if across else start.rect.height) / 2  # what does not lie beyond the edge is aside
        in_row = start.rect.top < other.rect.bottom and other.rect.top < start.rect.bottom
        return along + ASIDE * gap if along > reach and (down or in_row) else float("inf")

    there = [widget for widget in widgets if widget is not start and (widget.enabled or closed)]
    others = [widget for widget in there if cost(widget) < float("inf")]
    return min(others, key=lambda other: (round(cost(other)), other.rect.left), default=start)


def _gap(one: pygame.Rect, other: pygame.Rect, *, sideways: bool) -> float:
    """Return how far two rectangles miss each other beside the line of a move, with their middles as tie-break."""
    if sideways:
        low, high, middle = max(one.left, other.left), min(one.right, other.right), one.centerx - other.centerx
    else:
        low, high, middle = max(one.top, other.top), min(one.bottom, other.bottom), one.centery - other.centery
    return max(0, low - high) + abs(middle) * 0.1


def value_rect(widget: Widget) -> pygame.Rect:
    """Return the right part of a choice, where its value and arrows stand (all of it without a text)."""
    if not widget.text:
        return widget.rect.copy()
    width = round(widget.rect.width * widget.value_share)
    return pygame.Rect(widget.rect.right - width, widget.rect.top, width, widget.rect.height)


def slider_track(widget: Widget) -> pygame.Rect:
    """Return where a slider's bar runs."""
    area = value_rect(widget)
    pad = widget.rect.height // 2
    height = max(2, widget.rect.height // 6)
    return pygame.Rect(area.left + pad, area.centery - height // 2, max(1, area.width - 2 * pad), height)


def draw(house: House, canvas: Canvas, widget: Widget, rings: Sequence[Colour] = ()) -> None:
    """Draw a widget with one ring for each cursor that is on it."""
    rect = widget.rect
    fill, opacity = _fill(widget, reached=bool(rings))
    ink = ink_on(fill)
    canvas.blit(shapes.rounded(rect.size, house.px(CORNER), fill, opacity if widget.enabled else 0.3), rect.topleft)
    if widget.lit:
        canvas.blit(shapes.ring(rect.size, house.px(CORNER), GOLD, house.px(RING)), rect.topleft)
    for number, own in enumerate(rings):
        colour = PAPER if own == fill else own
        grown = rect.inflate(2 * house.px(RING) * (number + 1), 2 * house.px(RING) * (number + 1))
        canvas.blit(shapes.ring(grown.size, house.px(CORNER + RING), colour, house.px(RING)), grown.topleft)
    _draw_content(house, canvas, widget, ink if widget.enabled else DIM)


def _fill(widget: Widget, *, reached: bool) -> tuple[Colour, float]:
    if widget.fill:
        return widget.fill, 1.0
    if reached and widget.style is not Style.PRIMARY:
        return mixed(LAMP, PAPER, 0.22), 1.0
    return FILLS[widget.style]


def _draw_content(house: House, canvas: Canvas, widget: Widget, ink: Colour) -> None:
    rect, pad = widget.rect, house.px(18)
    has_value = bool(widget.value) or widget.share is not None
    room = rect.width - 2 * pad - (value_rect(widget).width if has_value else 0)
    left = rect.left + pad
    if widget.icon:
        side = min(rect.height - house.px(16), house.px(56))
        picture = icon(house, widget.icon, side, ink)
        middle = rect.centerx if not widget.text and not has_value else left + side // 2
        canvas.centre(picture, (middle, rect.centery))
        left, room = left + side + pad // 2, room - side - pad // 2
    if widget.text:
        place = pygame.Rect(left, rect.top, room, rect.height)
        align = 0.0 if has_value or widget.icon else 0.5
        label.draw(canvas, widget.text, place, house.px(widget.size), ink, align=align)
    if widget.share is not None:
        _draw_slider(house, canvas, widget, ink)
    elif widget.value:
        _draw_value(house, canvas, widget, ink)


def icon(house: House, name: str, side: int, ink: Colour) -> pygame.Surface:
    """Return a picture for a ground with this ink: icons of one colour take it, pictures keep theirs."""
    plain = name.startswith("ui/") and not name.startswith(("ui/flag", "ui/keycap"))
    return house.sprites.tinted(name, side, ink) if plain and ink == INK else house.sprites.get(name, side)


def _draw_value(house: House, canvas: Canvas, widget: Widget, ink: Colour) -> None:
    area, side = value_rect(widget), house.px(ARROW)
    room = area.width - (3 * side if widget.on_adjust else side)
    if widget.caption:
        above = text.fitted(widget.caption, house.px(CAPTION_SIZE), room, ink, text.Weight.MEDIUM)
        words = text.fitted(widget.value, house.px(widget.size), room, ink, text.Weight.BOLD)
        canvas.centre(above, (area.centerx, area.top + area.height * CAPTION_PLACE))
        canvas.centre(words, (area.centerx, area.top + area.height * VALUE_PLACE))
    else:
        place = area.inflate(room - area.width, 0)
        label.draw(canvas, widget.value, place, house.px(widget.size), ink, text.Weight.BOLD, align=0.5)
    if widget.on_adjust:
        canvas.centre(icon(house, "ui/arrow-left", side, ink), (area.left + side * 0.85, area.centery))
        canvas.centre(icon(house, "ui/arrow-right", side, ink), (area.right - side * 0.85, area.centery))


def _draw_slider(house: House, canvas: Canvas, widget: Widget, ink: Colour) -> None:
    track, share = slider_track(widget), widget.share or 0.0
    canvas.blit(shapes.rounded(track.size, track.height, SHADE, 0.8), track.topleft)
    filled = (max(track.height, round(track.width * share)), track.height)
    if share:
        canvas.blit(shapes.rounded(filled, track.height, GOLD), track.topleft)
    knob = shapes.disc(house.px(34), ink)
    canvas.centre(knob, (track.left + round(track.width * share), track.centery))
