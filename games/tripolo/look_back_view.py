"""The picture of looking back: for each player the longest missed chance, and how many cards fitted when."""

from collections.abc import Mapping

import pygame

from games.core.ticks import TICKS_PER_SECOND
from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.kept import Kept
from games.engine.theme import DIM, GOLD, PAPER, SEAT_COLOURS, SEAT_NAMES, SHADE
from games.tripolo import prose
from games.tripolo.little_board import LittleBoard
from games.tripolo.looking_back import Glance, Missed

COLUMNS = 2
NAME_SIZE, TEXT_SIZES = 32, (28.0, 19.0)
CARD_SHARE = 0.52  # of a row's height
TALLEST = 270  # of a row
HEAD_SHARE, HEAD = 0.3, 46  # of a row's height, at least so much: name and course
COURSE_SHARE = 0.46  # of the width beside the table
AXIS_SHARE = 0.3  # of the course's width, at most, for what stands at its height
AXIS_SIZE = 18
GAP = 16
SHORT, LONG = 5, 20  # seconds
FEW, MANY = 0.8, 2.5  # cards that fitted on average


class LookBackFigure:
    """Draws what was missed, once for each size; end is the round tick at which the round was over."""

    def __init__(self, house: House, glances: Mapping[int, Glance], end: int) -> None:
        self._house = house
        self._glances = glances
        self._end = max(1, end)
        self._most = max((count for glance in glances.values() for _, count in glance.course), default=0)
        self._board = LittleBoard(house)
        self._kept = Kept(house)

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw into an area."""
        self._kept.draw(canvas, area, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        self._board.refresh()
        house, count = self._house, max(1, len(self._glances))
        columns = COLUMNS if count > COLUMNS else 1
        rows = -(-count // columns)
        gap = house.px(GAP)
        width = (canvas.size[0] - gap * (columns - 1)) // columns
        height = min((canvas.size[1] - gap * (rows - 1)) // rows, house.px(TALLEST))
        top = (canvas.size[1] - rows * height - (rows - 1) * gap) // 2
        for number, (seat, glance) in enumerate(sorted(self._glances.items())):
            row, column = divmod(number, columns)
            place = pygame.Rect(column * (width + gap), top + row * (height + gap), width, height)
            self._draw_seat(canvas, place, seat, glance)

    def _draw_seat(self, canvas: Canvas, place: pygame.Rect, seat: int, glance: Glance) -> None:
        house, px = self._house, self._house.px
        canvas.blit(shapes.rounded(place.size, px(22), SHADE, 0.62), place.topleft)
        inner = place.inflate(-2 * px(14), -2 * px(12))
        left = self._draw_missed(canvas, inner, seat, glance.missed) if glance.missed else inner.left
        room = max(1, inner.right - left)
        head = max(px(HEAD), round(inner.height * HEAD_SHARE))
        course = pygame.Rect(inner.right - round(room * COURSE_SHARE), inner.top, round(room * COURSE_SHARE), head)
        self._draw_name(canvas, pygame.Rect(left, inner.top, course.left - left - px(10), head), seat)
        self._draw_course(canvas, course, seat, glance)
        below = pygame.Rect(left, course.bottom + px(6), room, inner.bottom - course.bottom - px(6))
        words = prose.fitting(house, self._wordings(glance), below, TEXT_SIZES[1])
        prose.write(house, canvas, words, below, TEXT_SIZES)

    def _draw_name(self, canvas: Canvas, place: pygame.Rect, seat: int) -> None:
        house, badge = self._house, self._house.px(44)
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", badge)
        canvas.centre(emblem, (place.left + badge // 2, place.centery))
        left = place.left + badge + house.px(10)
        name = text.fitted(house.name(seat), house.px(NAME_SIZE), max(1, place.right - left), PAPER, text.Weight.BOLD)
        canvas.blit(name, (left, place.centery - name.get_height() // 2))

    def _draw_missed(self, canvas: Canvas, inner: pygame.Rect, seat: int, missed: Missed) -> int:
        """Draw the table of that moment with the cell marked, and the card; return where the words begin."""
        px, side, colour = self._house.px, inner.height, SEAT_COLOURS[seat]
        self._board.draw(canvas, pygame.Rect(inner.topleft, (side, side)), missed.tops, {missed.cell: colour})
        card = round(side * CARD_SHARE)
        left = inner.left + side + px(16)
        self._board.card(canvas, missed.card, (left, inner.centery - card // 2), card, colour)
        return left + card + px(18)

    def _draw_course(self, canvas: Canvas, place: pygame.Rect, seat: int, glance: Glance) -> None:
        """Draw how many cards fitted at each moment, with the time of the missed chance on gold."""
        px, most = self._house.px, max(1, self._most)
        long, short = (
            text.rendered(words, px(AXIS_SIZE), DIM)
            for words in (self._house.words("tripolo.look_back.most", count=most), str(most))
        )
        label = long if long.get_width() < place.width * AXIS_SHARE else short
        plot = pygame.Rect(place.left + label.get_width() + px(6), place.top + px(4), 0, place.height - px(8))
        plot.width = max(1, place.right - plot.left)
        canvas.blit(label, (place.left, plot.top - px(4)))
        canvas.blit(shapes.rounded(plot.size, px(6), PAPER, 0.08), plot.topleft)
        if glance.missed:
            scale, missed = plot.width / self._end, glance.missed
            band = shapes.rounded((max(px(4), round(missed.ticks * scale)), plot.height), px(4), GOLD, 0.32)
            canvas.blit(band, (plot.left + round(missed.begun * scale), plot.top))
        edges = [*(tick for tick, _ in glance.course[1:]), self._end]
        bars = "".join(
            f'<rect x="{tick / self._end * plot.width:.2f}" y="{plot.height * (1 - count / most):.2f}" '
            f'width="{(end - tick) / self._end * plot.width + 0.3:.2f}" height="{plot.height * count / most:.2f}"/>'
            for (tick, count), end in zip(glance.course, edges, strict=True)
        )
        colour = shapes.hexed(SEAT_COLOURS[seat])
        canvas.blit(shapes.from_svg(f'<g fill="{colour}">{bars}</g>', plot.width, plot.height), plot.topleft)

    def _wordings(self, glance: Glance) -> tuple[str, ...]:
        """Return what is said about a player, two sentences if there is room for them, and ever less."""
        words, missed = self._house.words, glance.missed
        average = f"{glance.chances:.1f}".replace(".", words("tripolo.decimal_mark"))
        fitted = "_few" if glance.chances < FEW else "_many" if glance.chances > MANY else ""
        second = words(f"tripolo.look_back.chances{fitted}", average=average)
        if missed is None and glance.chances == 0:
            return (words("tripolo.look_back.idle"),)
        if missed is None:
            first = words("tripolo.look_back.nothing")
            return f"{first} {second}", first
        time = missed.ticks / TICKS_PER_SECOND
        key = "own" if missed.taken_by is None else "taken"
        length = "_short" if time < SHORT else "_long" if time > LONG else ""
        told = {
            "seconds": prose.seconds(self._house, missed.ticks),
            "name": "" if missed.taken_by is None else self._house.name(missed.taken_by),
        }
        first = words(f"tripolo.look_back.{key}{length}", **told)
        return f"{first} {second}", first, words(f"tripolo.look_back.{key}_brief", **told)
