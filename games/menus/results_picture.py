"""The picture of the results: winners with crowns, the table of figures with chips, the course of the round."""

import pygame

from games.engine import label, shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.motion import ease_out
from games.engine.outcome import Outcome, Row
from games.engine.theme import DIM, GOLD, INK, NIGHT, PAPER, mixed
from games.menus import parts, results_party
from games.menus.results_tabs import Tabs

HEAD_TOP, HEAD_HEIGHT = 18.0, 150.0
WON = 0.28  # of the seat's colour behind a winner: more would leave too little contrast to the white one
GAP = 24.0
NARROW, NARROW_SHARE = 1500.0, 0.65  # on windows as narrow as 4:3
TABLE_SHARE = 0.6  # of the width, when a figure stands beside it
ROW_HEIGHT, HIGHEST_ROW, COLUMN_HEAD = 84, 116, 68
HEAD_SIZE, HEAD_GAP = 22, 10  # of the columns
NAME_SHARE = 0.27
INDENT = 92  # of names, right of the emblems
CHIP = 32
FALL_TICKS, FLY_FROM, FLY_TICKS = 60, 60, 90
WINNER_EMBLEM = 116


def draw(house: House, canvas: Canvas, outcome: Outcome, age: int, tabs: Tabs) -> None:
    """Draw an outcome as it looks so many ticks after it appeared, with the page that is open."""
    _draw_head(house, canvas, outcome, age)
    if not tabs.draw_page(canvas):
        _draw_figures(house, canvas, outcome, tabs.body(), age)


def _draw_figures(house: House, canvas: Canvas, outcome: Outcome, body: pygame.Rect, age: int) -> None:
    """Draw the table, and beside it the course of the round where there is one."""
    narrow = parts.sheet(house).width <= NARROW
    gap = house.px(GAP)
    share = (NARROW_SHARE if narrow else TABLE_SHARE) if outcome.figure else 1.0
    width = round(body.width * share) - (gap // 2 if outcome.figure else 0)
    _draw_table(house, canvas, outcome, pygame.Rect(body.topleft, (width, body.height)), age)
    if outcome.figure:
        panel = pygame.Rect(body.left + width + gap, body.top, body.width - width - gap, body.height)
        parts.panel(house, canvas, panel)
        area = panel.inflate(-2 * house.px(24), -2 * house.px(24))
        if area.width > 0 and area.height > 0:
            outcome.figure(canvas, area)


def draw_countdown(house: House, canvas: Canvas, button: pygame.Rect, seconds: int) -> None:
    """Draw the seconds after which it goes on by itself, over the button's icon."""
    side = min(button.height - house.px(16), house.px(56))
    middle = (button.left + house.px(18) + side / 2, button.centery)
    canvas.centre(shapes.disc(side + house.px(6), INK), middle)
    canvas.centre(text.fitted(str(seconds), house.px(34), side, GOLD, text.Weight.BOLD), middle)


def _draw_head(house: House, canvas: Canvas, outcome: Outcome, age: int) -> None:
    sheet, px = parts.sheet(house), house.px
    area = sheet.rect(0, HEAD_TOP, sheet.width, HEAD_HEIGHT)
    side, gap = px(WINNER_EMBLEM), px(10)
    emblems = len(outcome.winners) * (side + gap)
    room = area.width - emblems - px(30)
    head = text.fitted(outcome.headline, px(64), room, PAPER, text.Weight.BOLD)
    remark = text.fitted(outcome.remark, px(32), room, DIM, text.Weight.MEDIUM) if outcome.remark else None
    block = max(head.get_width(), remark.get_width() if remark else 0)
    left = area.centerx - (emblems + (px(30) if emblems else 0) + block) // 2
    for seat in outcome.winners:
        place = pygame.Rect(left, area.bottom - side, side, side)
        if results_party.is_held(outcome):
            results_party.draw_rays(canvas, place, seat, age)
        parts.emblem(house, canvas, seat, place)
        _draw_crown(house, canvas, place, age)
        left += side + gap
    left += px(30) if emblems else 0
    middle = area.bottom - side // 2
    canvas.blit(head, (left, middle - head.get_height() / 2 - (px(24) if remark else 0)))
    if remark:
        canvas.blit(remark, (left, middle + px(20)))


def _draw_crown(house: House, canvas: Canvas, emblem: pygame.Rect, age: int) -> None:
    """Let the crown come down on a winner; without motion it fades in."""
    share = ease_out(age / FALL_TICKS)
    side = house.px(70)
    lift = 0 if house.settings.calm else (1 - share) * house.px(60)
    crown = house.sprites.get("tripolo/crown", side)
    canvas.centre(crown, (emblem.centerx, emblem.top - side * 0.1 - lift), round(255 * share))


def _draw_table(house: House, canvas: Canvas, outcome: Outcome, panel: pygame.Rect, age: int) -> None:
    px = house.px
    parts.panel(house, canvas, panel)
    inner = panel.inflate(-2 * px(24), -2 * px(16))
    heads = _heads(house, outcome, inner)
    top = heads[0].bottom if heads else inner.top
    height = min(px(HIGHEST_ROW), (inner.bottom - top) // max(1, len(outcome.rows)))
    for words, place in zip(outcome.columns, heads, strict=False):
        label.draw(canvas, words, place.inflate(-px(HEAD_GAP), 0), px(HEAD_SIZE), DIM, text.Weight.MEDIUM, align=0.5)
    for number, row in enumerate(outcome.rows):
        place = pygame.Rect(inner.left, top + number * height, inner.width, height)
        _draw_row(house, canvas, outcome, row, place, [(head.left, head.width) for head in heads])
    for number, row in enumerate(outcome.rows):
        place = pygame.Rect(inner.left, top + number * height, inner.width, height)
        _draw_chips(house, canvas, outcome, row, place, age)


def _heads(house: House, outcome: Outcome, inner: pygame.Rect) -> list[pygame.Rect]:
    """Return the places of the columns' heads, right of the names; the last columns give way to large texts."""
    left = inner.left + round(inner.width * NAME_SHARE) + house.px(INDENT)
    height = max(house.px(COLUMN_HEAD), label.height_of(2))
    for count in range(len(outcome.columns), 0, -1):
        width = (inner.right - left) // count
        heads = [pygame.Rect(left + number * width, inner.top, width, height) for number in range(count)]
        places = [head.inflate(-house.px(HEAD_GAP), 0) for head in heads]
        if all(label.has_room(*each, text.Weight.MEDIUM) for each in zip(outcome.columns, places, strict=False)):
            break
    return heads


def _draw_row(
    house: House, canvas: Canvas, outcome: Outcome, row: Row, place: pygame.Rect, columns: list[tuple[int, int]]
) -> None:
    px = house.px
    at_table = not row.name
    if at_table and row.seat in outcome.winners:
        colour = mixed(NIGHT, parts.seat_colour(row.seat), WON)
        bar = shapes.rounded((place.width, place.height - px(8)), px(18), colour)
        canvas.blit(bar, (place.left, place.top + px(4)))
    grow = _grow(house, place)
    side = min(px(66 * min(grow, 1.1)), place.height - px(14))
    if at_table:
        parts.emblem(house, canvas, row.seat, pygame.Rect(place.left + px(8), place.centery - side // 2, side, side))
    name = _name_rect(house, outcome, row, place)
    parts.line(house, canvas, row.name or house.name(row.seat), name, 30 * grow, weight=text.Weight.BOLD)
    for words, (left, width) in zip(row.cells, columns, strict=False):
        cell = pygame.Rect(left + px(6), place.top, width - px(12), place.height)
        parts.line(house, canvas, words, cell, 30 * grow, align=0.5)


def _grow(house: House, row: pygame.Rect) -> float:
    """Return how much larger than usual the contents of a row may be, for few rows are higher."""
    return max(1.0, min(1.3, row.height / house.px(ROW_HEIGHT)))


def _name_rect(house: House, outcome: Outcome, row: Row, place: pygame.Rect) -> pygame.Rect:
    """Return where the name of a row stands: above the chips where chips are played for."""
    height = place.height // 2 if outcome.chips_to_win and not row.name else place.height
    top = place.top + (house.px(3) if height < place.height else 0)
    width = round(place.width * NAME_SHARE) - house.px(10)
    return pygame.Rect(place.left + house.px(INDENT), top, width, height)


def _draw_chips(house: House, canvas: Canvas, outcome: Outcome, row: Row, place: pygame.Rect, age: int) -> None:
    """Draw the chips of a seat; the newest one flies in from the headline."""
    if not outcome.chips_to_win or row.name:
        return
    px, own = house.px, outcome.chips.get(row.seat, 0)
    name = _name_rect(house, outcome, row, place)
    slots = max(outcome.chips_to_win, own)
    side = px(CHIP * _grow(house, place))
    step = (side + px(6)) * outcome.chips_to_win / slots
    for number in range(slots):
        middle = (name.left + step * (number + 0.5), place.bottom - px(9) - side / 2)
        is_new = row.seat in outcome.new_chips and number == own - 1
        if number >= own or (is_new and age < FLY_FROM):
            canvas.centre(house.sprites.get("tripolo/chip-empty", side), middle)
        elif is_new:
            _draw_flying(house, canvas, middle, side, (age - FLY_FROM) / FLY_TICKS)
        else:
            canvas.centre(house.sprites.get("tripolo/chip", side), middle)


def _draw_flying(house: House, canvas: Canvas, end: tuple[float, float], side: int, share: float) -> None:
    share = ease_out(share)
    start = end if house.settings.calm else (canvas.size[0] / 2, canvas.size[1] * 0.1)
    at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    alpha = round(255 * share) if house.settings.calm else 255
    canvas.centre(house.sprites.get("tripolo/chip", side), at, alpha)
