"""The time bar of a film: how much has passed, who played when, where rounds begin and who won them."""

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.film import Film, Mark, MarkKind
from games.engine.house import House
from games.engine.theme import DIM, GOLD, LAMP, PAPER, SEAT_COLOURS, SEAT_NAMES, SHADE, Colour, mixed

TIME_SIZE, TIME_WIDTH = 26, 104
TRACK = 16  # heights
TICKS: dict[MarkKind, tuple[float, float]] = {  # width, and share of the height that a mark's line takes
    MarkKind.PLAY: (3, 0.52),
    MarkKind.FIGURE: (5, 0.8),
    MarkKind.ROUND: (4, 1.0),
}
EMBLEM, KNOB = 34, 30
MINUTE = 60


def track(rect: pygame.Rect) -> pygame.Rect:
    """Return the part of a slider's place over which the film runs, as pointers find it there."""
    room = rect.inflate(-2 * (rect.height // 2), 0)
    room.width = max(1, room.width)
    return room


class TimeBar:
    """Draws the bar; the marks stay as one picture."""

    def __init__(self, house: House, film: Film) -> None:
        self._house = house
        self._film = film
        self._marks: pygame.Surface | None = None

    def forget(self) -> None:
        """Draw the marks anew (the size has changed)."""
        self._marks = None

    def draw(self, canvas: Canvas, rect: pygame.Rect, *, reached: bool) -> None:
        """Draw the bar into its place with the times beside it; its knob is golden when the cursor is on it."""
        house, film, area = self._house, self._film, track(rect)
        share = film.at / max(1, film.length)
        height = house.px(TRACK)
        line = pygame.Rect(area.left, area.centery - height // 2, area.width, height)
        canvas.blit(shapes.rounded(line.size, height / 2, mixed(LAMP, PAPER, 0.16)), line.topleft)
        passed = max(height, round(line.width * share))
        canvas.blit(shapes.rounded((passed, height), height / 2, mixed(LAMP, GOLD, 0.55)), line.topleft)
        self._marks = self._marks or self._drawn_marks(area.size)
        canvas.blit(self._marks, area.topleft)
        for mark in (mark for mark in film.marks if mark.kind is MarkKind.WIN and mark.seat is not None):
            emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[mark.seat or 0]}", house.px(EMBLEM))
            canvas.centre(
                emblem, (area.left + area.width * mark.at / max(1, film.length), area.top + area.height * 0.2)
            )
        self._draw_knob(canvas, (line.left + line.width * share, line.centery), reached=reached)
        time = pygame.Rect(0, rect.top, house.px(TIME_WIDTH), rect.height)
        time.right = rect.left
        self._draw_time(canvas, film.at, time, PAPER)
        time.left = rect.right
        self._draw_time(canvas, film.length, time, DIM)

    def _draw_knob(self, canvas: Canvas, middle: tuple[float, float], *, reached: bool) -> None:
        side = self._house.px(KNOB)
        canvas.centre(shapes.disc(side + self._house.px(12 if reached else 6), GOLD if reached else SHADE), middle)
        canvas.centre(shapes.disc(side, PAPER), middle)

    def _draw_time(self, canvas: Canvas, ticks: int, place: pygame.Rect, colour: Colour) -> None:
        words = text.fitted(told(ticks), self._house.px(TIME_SIZE), place.width, colour, text.Weight.BOLD)
        canvas.centre(words, place.center)

    def _drawn_marks(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the lines of all marks, those that matter most on top."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        for kind, (width, share) in TICKS.items():
            for mark in (mark for mark in self._film.marks if mark.kind is kind):
                surface.fill(_colour(mark), self._line(mark, size, width, share))
        return surface

    def _line(self, mark: Mark, size: tuple[int, int], width: float, share: float) -> pygame.Rect:
        line = pygame.Rect(0, 0, self._house.px(width), max(1, round(size[1] * share)))
        line.center = (round(size[0] * mark.at / max(1, self._film.length)), size[1] // 2)
        return line.clamp(pygame.Rect((0, 0), size))


def _colour(mark: Mark) -> Colour:
    return PAPER if mark.seat is None else SEAT_COLOURS[mark.seat]


def told(ticks: int) -> str:
    """Return a time as minutes and seconds: 2:05."""
    minutes, seconds = divmod(ticks // TICK_RATE, MINUTE)
    return f"{minutes}:{seconds:02}"
