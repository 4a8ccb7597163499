"""Where everything of the Tripolo table stands: grid in the middle, race above, hands below (art.md)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from games.engine.facing import Facing
from games.engine.theme import unit
from games.tripolo.rules import LINES

# Lengths in pixels of a full high definition screen.
MARGIN, GAP = 20, 14
RACE_HEIGHT = 60
CALL_GAP = 62  # between race and grid, where the words of columns stand
PANEL_HEIGHT, TALL_PANEL_HEIGHT = 316, 368
MANY_SEATS = 5  # from so many seats on the panels are narrow and tall
WIDEST_PANEL = 940
BOARD_PAD, CELL_GAP = 18, 14
HEADER, FOOTER = 64, 48
STACK_WIDTH = 100
SMALL_STACK = 62  # of a narrow panel, in its footer
PANEL_PAD = 14
WORD_GAP = 16  # from the grid's edge to a called word beside it
WORD_HEIGHT = 56


class Anchor(NamedTuple):
    """Where the word of a line stands: a place in grid sides, a push outwards in word gaps, and its own fixed end."""

    across: float
    down: float
    push_x: int
    push_y: int
    fixed: float  # share of the word's width that lies left of the place: 0 left end, 0.5 middle, 1 right end


WORD_ANCHORS: dict[tuple[int, ...], Anchor] = {
    (0, 1, 2): Anchor(1.0, 1 / 6, 1, 0, 0.0),
    (3, 4, 5): Anchor(1.0, 1 / 2, 1, 0, 0.0),
    (6, 7, 8): Anchor(1.0, 5 / 6, 1, 0, 0.0),
    (0, 3, 6): Anchor(0.29, 0.0, 0, -1, 1.0),
    (1, 4, 7): Anchor(1 / 2, 0.0, 0, -1, 0.5),
    (2, 5, 8): Anchor(0.71, 0.0, 0, -1, 0.0),
    (0, 4, 8): Anchor(0.0, 0.05, -1, 0, 1.0),
    (2, 4, 6): Anchor(0.0, 0.95, -1, 0, 1.0),
}


class WordPlace(NamedTuple):
    """Where a called word stands, in pixels: the place of its fixed end, at half its height."""

    x: int
    y: int
    fixed: float


@dataclass(frozen=True)
class PanelLayout:
    """One seat's panel and its parts, in its own coordinates: the window's, if it lies upright."""

    facing: Facing
    header: pygame.Rect
    stack: pygame.Rect
    fan: pygame.Rect
    footer: pygame.Rect
    stop: pygame.Rect
    narrow: bool  # the stack stands in the footer, the hand takes the whole width

    @property
    def rect(self) -> pygame.Rect:
        """The whole panel."""
        return self.facing.own


@dataclass(frozen=True)
class Layout:
    """The whole table, in window pixels."""

    size: tuple[int, int]
    race: pygame.Rect
    board: pygame.Rect
    cells: tuple[pygame.Rect, ...]
    words: tuple[WordPlace, ...]  # of each line, in the order of LINES
    left: pygame.Rect  # beside the grid
    right: pygame.Rect
    panels: dict[int, PanelLayout]  # by seat

    def cell_at(self, pos: tuple[int, int]) -> int | None:
        """Return the cell at a place, gaps between cells belonging to the nearest one; None beside the board."""
        if not self.board.collidepoint(pos):
            return None
        side = self.board.width / 3
        across, down = (pos[0] - self.board.left) / side, (pos[1] - self.board.top) / side
        return min(2, int(down)) * 3 + min(2, int(across))


def arrange(size: tuple[int, int], seats: Sequence[int]) -> Layout:
    """Lay the table out for a window of this size and the seats that play."""
    scale = unit(size)

    def px(length: float) -> int:
        return max(1, round(length * scale))

    width, height = size
    narrow = len(seats) >= MANY_SEATS
    panel_height = px(TALL_PANEL_HEIGHT if narrow else PANEL_HEIGHT)
    race = pygame.Rect(px(MARGIN), px(MARGIN), max(1, width - 2 * px(MARGIN)), px(RACE_HEIGHT))
    panel_top = height - px(MARGIN) - panel_height
    top = race.bottom + px(CALL_GAP)
    side = max(9, min(panel_top - px(GAP) - top, round(width * 0.6)))
    board = pygame.Rect((width - side) // 2, top, side, side)
    return Layout(
        size=size,
        race=race,
        board=board,
        cells=cells_of(board, px(BOARD_PAD), px(CELL_GAP)),
        words=tuple(word_place(board, line, px(WORD_GAP), px(WORD_HEIGHT)) for line in LINES.tolist()),
        left=pygame.Rect(px(MARGIN), top, max(1, board.left - 2 * px(MARGIN)), side),
        right=pygame.Rect(board.right + px(MARGIN), top, max(1, width - board.right - 2 * px(MARGIN)), side),
        panels=_panels(seats, pygame.Rect(race.left, panel_top, race.width, panel_height), scale),
    )


def cells_of(board: pygame.Rect, pad: int, gap: int) -> tuple[pygame.Rect, ...]:
    """Return the nine cells of a board."""
    side = max(1, (board.width - 2 * pad - 2 * gap) // 3)
    step = side + gap
    return tuple(
        pygame.Rect(board.left + pad + column * step, board.top + pad + row * step, side, side)
        for row in range(3)
        for column in range(3)
    )


def word_place(board: pygame.Rect, line: Sequence[int], gap: int, height: int) -> WordPlace:
    """Return where the word of a line stands."""
    anchor = WORD_ANCHORS[tuple(line)]
    return WordPlace(
        round(board.left + anchor.across * board.width + anchor.push_x * gap),
        round(board.top + anchor.down * board.height + anchor.push_y * (height / 2 + gap / 4)),
        anchor.fixed,
    )


def _panels(seats: Sequence[int], area: pygame.Rect, scale: float) -> dict[int, PanelLayout]:
    gap = max(1, round(GAP * scale))
    count = max(1, len(seats))
    widest = area.width if count == 1 else round(WIDEST_PANEL * scale)
    width = max(1, min(widest, (area.width - gap * (count - 1)) // count))
    left = area.left + (area.width - width * count - gap * (count - 1)) // 2
    make = narrow_panel if count >= MANY_SEATS else panel
    return {
        seat: make(Facing(pygame.Rect(left + number * (width + gap), area.top, width, area.height)), scale)
        for number, seat in enumerate(seats)
    }


def panel(facing: Facing, scale: float) -> PanelLayout:
    """Return a panel with the stack beside the hand."""
    rect = facing.own

    def px(length: float) -> int:
        return max(1, round(length * scale))

    pad = px(PANEL_PAD)
    inner = rect.inflate(-2 * pad, 0)
    header = pygame.Rect(inner.left, rect.top + px(10), inner.width, px(HEADER) - px(10))
    footer = pygame.Rect(inner.left, rect.bottom - px(FOOTER), inner.width, px(FOOTER) - px(6))
    middle = pygame.Rect(inner.left, header.bottom, inner.width, max(1, footer.top - header.bottom))
    stack = pygame.Rect(0, 0, px(STACK_WIDTH), px(STACK_WIDTH))
    stack.midleft = middle.midleft
    fan_left = stack.right + pad
    stop = pygame.Rect(0, 0, px(46), px(46))
    stop.midright = header.midright
    fan = pygame.Rect(fan_left, middle.top, max(1, inner.right - fan_left), middle.height)
    return PanelLayout(facing, header, stack, fan, footer, stop, narrow=False)


def narrow_panel(facing: Facing, scale: float) -> PanelLayout:
    """Return a panel with the stack in the footer."""
    rect = facing.own

    def px(length: float) -> int:
        return max(1, round(length * scale))

    inner = rect.inflate(-2 * px(PANEL_PAD), 0)
    header = pygame.Rect(inner.left, rect.top + px(10), inner.width, px(HEADER) - px(10))
    stack = pygame.Rect(inner.left, 0, px(SMALL_STACK), px(SMALL_STACK))
    stack.bottom = rect.bottom - px(8)
    left = stack.right + px(8)
    footer = pygame.Rect(left, stack.top, max(1, inner.right - left), stack.height)
    stop = pygame.Rect(0, 0, px(38), px(38))
    stop.midright = header.midright
    fan = pygame.Rect(inner.left, header.bottom, inner.width, max(1, stack.top - px(6) - header.bottom))
    return PanelLayout(facing, header, stack, fan, footer, stop, narrow=True)
