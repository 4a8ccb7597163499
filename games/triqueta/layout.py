"""Where everything of the Triqueta table stands: towers above rows, players to the right, words at the bottom."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.engine import label
from games.engine.theme import unit
from games.triqueta.tokens import ANIMAL_COUNT, TOWER_COUNT

# Lengths in pixels of a full high definition screen; shares of the window.
MARGIN, GAP = 24, 14
LEFT_SHARE = 0.6
TOWERS_SHARE = 0.27  # of the height
BAR_HEIGHT = 170
HAND_SHARE = 0.27  # of the width of the towers, for the drawn token
TALLEST_ROW, TALLEST_PANEL = 250, 380
HEADER = 60
TALL_TOWERS = 250  # height of the towers on a high table
TALL_ROW, TALL_PANEL = 90, 230  # there, how a row's height is to a panel's
PANEL_COLUMNS = {False: 1, True: 2}  # by whether the table is high
SIDE_SHARE = 0.21  # of a panel, for face-down tokens
COUNT_LINE = 40  # below each animal of a panel
BUTTON, BUTTON_GAP = 68, 12
CHOICE_SHARE, CHOICE_STEP = 0.5, 1.2  # of the height; of a place
EYE_WIDTH = 290

Pixels = Callable[[float], int]


@dataclass(frozen=True)
class PanelLayout:
    """One player's panel and its parts, in window pixels."""

    rect: pygame.Rect
    header: pygame.Rect
    animals: tuple[pygame.Rect, ...]  # a cell for each animal
    kept: pygame.Rect


@dataclass(frozen=True)
class Layout:
    """The whole table, in window pixels."""

    towers: tuple[pygame.Rect, ...]
    hand: pygame.Rect  # where the drawn token lies
    keep: pygame.Rect  # the button beside it
    rows: tuple[pygame.Rect, ...]
    middle: pygame.Rect  # all the room of the rows
    panels: tuple[PanelLayout, ...]
    bar: pygame.Rect
    eye: pygame.Rect  # the button that is held to look
    stop: pygame.Rect


def arrange(size: tuple[int, int], players: int, scale: float | None = None) -> Layout:
    """Lay the table out for a picture of this size and so many players.

    ``scale`` is the pixels of one length, where the picture does not lie as the window does.
    """
    scale = scale or unit(size)

    def px(length: float) -> int:
        return max(1, round(length * scale))

    margin, gap = px(MARGIN), px(GAP)
    bar = pygame.Rect(margin, size[1] - margin - px(BAR_HEIGHT), max(1, size[0] - 2 * margin), px(BAR_HEIGHT))
    height = max(4, bar.top - gap - margin)
    is_tall = size[1] > size[0]  # then the players are below the rows instead of to their right
    table = pygame.Rect(margin, margin, bar.width, height)
    if is_tall:
        left, players_area = _above(table, players, px(TALL_TOWERS), gap)
        towers = pygame.Rect(left.left, left.top, left.width, min(px(TALL_TOWERS), left.height))
    else:
        left, players_area = _beside(table, gap)
        towers = pygame.Rect(left.left, left.top, left.width, round(height * TOWERS_SHARE))
    hand = pygame.Rect(0, towers.top, round(towers.width * HAND_SHARE), towers.height)
    hand.right = towers.right
    eye = pygame.Rect(0, 0, px(EYE_WIDTH), px(BUTTON))
    eye.bottomright = (bar.right - gap, bar.bottom - gap)
    stop = pygame.Rect(bar.right - gap - px(BUTTON), bar.top + px(BUTTON_GAP), px(BUTTON), px(BUTTON))
    button = max(px(BUTTON), label.height_of(2))  # higher for large texts
    keep = pygame.Rect(hand.left, hand.bottom - button, hand.width, button)
    rows = pygame.Rect(left.left, towers.bottom + gap, left.width, max(1, left.bottom - towers.bottom - gap))
    return Layout(
        towers=_columns(pygame.Rect(towers.topleft, (max(4, hand.left - gap - towers.left), towers.height)), gap),
        hand=pygame.Rect(hand.topleft, (hand.width, max(1, keep.top - px(BUTTON_GAP) - hand.top))),
        keep=keep,
        middle=rows,
        rows=_stacked(rows, players, gap, px(TALLEST_ROW)),
        panels=tuple(_panel(rect, px) for rect in _panels(players_area, players, gap, px, PANEL_COLUMNS[is_tall])),
        bar=bar,
        eye=eye,
        stop=stop,
    )


def _beside(table: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Divide a table into what all share, and the players to the right of it."""
    left = pygame.Rect(table.topleft, (max(4, round(table.width * LEFT_SHARE) - gap), table.height))
    start = left.right + 2 * gap
    return left, pygame.Rect(start, table.top, max(4, table.right - start), table.height)


def _above(table: pygame.Rect, players: int, towers: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Divide a high table into what all share, and the players below it."""
    rest = max(4, table.height - towers - 3 * gap)
    rows, panels = players * TALL_ROW, -(-players // PANEL_COLUMNS[True]) * TALL_PANEL
    shared = towers + gap + round(rest * rows / (rows + panels))
    below = table.top + shared + 2 * gap
    return (
        pygame.Rect(table.topleft, (table.width, shared)),
        pygame.Rect(table.left, below, table.width, max(1, table.bottom - below)),
    )


def _panels(area: pygame.Rect, players: int, gap: int, px: Pixels, columns: int) -> list[pygame.Rect]:
    """Return the players' panels, in lines of so many; the last one alone is as wide as the others."""
    lines = _stacked(area, -(-players // columns), gap, px(TALLEST_PANEL))
    width = (area.width - gap * (columns - 1)) // columns
    return [
        pygame.Rect(line.left + column * (width + gap), line.top, width, line.height)
        for line in lines
        for column in range(columns)
    ][:players]


def _columns(area: pygame.Rect, gap: int) -> tuple[pygame.Rect, ...]:
    """Return squares side by side, in the middle of the height."""
    width = max(1, (area.width - gap * (TOWER_COUNT - 1)) // TOWER_COUNT)
    side = max(1, min(width, area.height))
    squares = [pygame.Rect(0, 0, side, side) for _ in range(TOWER_COUNT)]
    for at, square in enumerate(squares):
        square.center = (area.left + at * (width + gap) + width // 2, area.centery)
    return tuple(squares)


def choices(layout: Layout, count: int) -> tuple[pygame.Rect, ...]:
    """Return where so many face-down tokens lie large, when it is chosen which of them count."""
    area = layout.middle
    side = min(round(area.height * CHOICE_SHARE), area.width // (count + 1))
    places = [pygame.Rect(0, 0, side, side) for _ in range(count)]
    for at, place in enumerate(places):
        place.center = (area.centerx + round((at - (count - 1) / 2) * side * CHOICE_STEP), area.centery)
    return tuple(places)


def _stacked(area: pygame.Rect, count: int, gap: int, tallest: int) -> tuple[pygame.Rect, ...]:
    height = max(1, min(tallest, (area.height - gap * (count - 1)) // count))
    top = area.top + max(0, area.height - height * count - gap * (count - 1)) // 2
    return tuple(pygame.Rect(area.left, top + at * (height + gap), area.width, height) for at in range(count))


def _panel(rect: pygame.Rect, px: Pixels) -> PanelLayout:
    pad = px(14)
    header = pygame.Rect(rect.left + pad, rect.top, max(1, rect.width - 2 * pad), min(px(HEADER), rect.height // 2))
    kept_width = max(1, round(rect.width * SIDE_SHARE))
    body = pygame.Rect(rect.left + pad, header.bottom, max(1, rect.width - 2 * pad - kept_width), 0)
    body.height = max(1, rect.bottom - px(8) - header.bottom)
    kept = pygame.Rect(body.right, body.top, max(1, rect.right - pad - body.right), body.height)
    return PanelLayout(rect, header, _cells(body, px(COUNT_LINE)), kept)


def _cells(area: pygame.Rect, line: int) -> tuple[pygame.Rect, ...]:
    """Return a cell for each animal, in one line or in two, whichever shows the animals larger."""

    def side(lines: int) -> int:
        return min(area.width * lines // ANIMAL_COUNT, area.height // lines - line)

    lines = max((1, 2), key=side)
    columns = ANIMAL_COUNT // lines
    across, down = area.width / columns, area.height / lines
    return tuple(
        pygame.Rect(
            round(area.left + at % columns * across), round(area.top + at // columns * down), int(across), int(down)
        )
        for at in range(ANIMAL_COUNT)
    )
