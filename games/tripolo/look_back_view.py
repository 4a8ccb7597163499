"""The picture of looking back: for each player the longest missed chance on a small table, and two sentences."""

from collections.abc import Mapping

import pygame

from games.core.ticks import TICKS_PER_SECOND
from games.engine import shapes, text
from games.engine.canvas import Canvas, flattened
from games.engine.house import House
from games.engine.theme import PAPER, SEAT_COLOURS, SEAT_NAMES, SHADE
from games.tripolo.cards import VALUES, Colour, Shape
from games.tripolo.looking_back import Glance, Missed

COLUMNS = 2
NAME_SIZE, TEXT_SIZE, SMALLEST_TEXT = 32, 28, 19
CARD_SHARE = 0.52  # of a row's height
GAP = 16


class LookBackFigure:
    """Draws what was missed, once for each size."""

    def __init__(self, house: House, glances: Mapping[int, Glance]) -> None:
        self._house = house
        self._glances = glances
        self._kept: tuple[object, pygame.Surface] | None = None

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw into an area."""
        look = (area.size, self._house.writing)
        if self._kept is None or self._kept[0] != look:
            part = Canvas(area.size)
            self._draw(part)
            self._kept = (look, flattened(part))
        canvas.blit(self._kept[1], area.topleft)

    def _draw(self, canvas: Canvas) -> None:
        house, count = self._house, len(self._glances)
        columns = COLUMNS if count > COLUMNS else 1
        rows = -(-count // columns)
        gap = house.px(GAP)
        width = (canvas.size[0] - gap * (columns - 1)) // columns
        height = min((canvas.size[1] - gap * (rows - 1)) // rows, house.px(250))
        top = (canvas.size[1] - rows * height - (rows - 1) * gap) // 2
        for number, (seat, glance) in enumerate(sorted(self._glances.items())):
            row, column = divmod(number, columns)
            place = pygame.Rect(column * (width + gap), top + row * (height + gap), width, height)
            self._draw_seat(canvas, place, seat, glance)

    def _draw_seat(self, canvas: Canvas, place: pygame.Rect, seat: int, glance: Glance) -> None:
        house = self._house
        canvas.blit(shapes.rounded(place.size, house.px(22), SHADE, 0.55), place.topleft)
        inner = place.inflate(-2 * house.px(14), -2 * house.px(12))
        left = inner.left
        if glance.missed:
            left = self._draw_board(canvas, inner, seat, glance.missed)
        badge = house.px(44)
        canvas.blit(house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", badge), (left, inner.top))
        room = max(1, inner.right - left)
        name = text.fitted(house.name(seat), house.px(NAME_SIZE), room - badge - 8, PAPER, text.Weight.BOLD)
        canvas.blit(name, (left + badge + house.px(10), inner.top + (badge - name.get_height()) // 2))
        below = pygame.Rect(left, inner.top + badge + house.px(6), room, inner.bottom - inner.top - badge - house.px(6))
        self._draw_sentences(canvas, below, self._sentences(glance))

    def _draw_board(self, canvas: Canvas, inner: pygame.Rect, seat: int, missed: Missed) -> int:
        """Draw the table of that moment with the cell marked, and the card; return where the words begin."""
        house = self._house
        side = inner.height
        step = side // 3
        for cell, card in enumerate(missed.tops):
            corner = (inner.left + cell % 3 * step, inner.top + cell // 3 * step)
            if cell == missed.cell:
                mark = shapes.rounded((step, step), step * 0.16, SEAT_COLOURS[seat])
                canvas.blit(mark, corner)
            small = max(1, round(step * 0.84))
            shift = (step - small) // 2
            canvas.blit(self._card(card, small), (corner[0] + shift, corner[1] + shift))
        card_side = round(side * CARD_SHARE)
        left = inner.left + 3 * step + house.px(16)
        canvas.blit(self._card(missed.card, card_side), (left, inner.top + (side - card_side) // 2))
        ring = shapes.ring((card_side, card_side), card_side * 0.14, SEAT_COLOURS[seat], house.px(5))
        canvas.blit(ring, (left, inner.top + (side - card_side) // 2))
        return left + card_side + house.px(18)

    def _card(self, card: int, size: int) -> pygame.Surface:
        colour, shape, quantity = VALUES[card]
        name = f"tripolo/card-{Colour(colour).name.lower()}-{Shape(shape).name.lower()}-{quantity}"
        return self._house.sprites.get(name, size)

    def _draw_sentences(self, canvas: Canvas, area: pygame.Rect, words: str) -> None:
        house, size = self._house, TEXT_SIZE
        while size > SMALLEST_TEXT and self._height(words, size, area.width) > area.height:
            size -= 1
        pixels = house.px(size)
        for number, line in enumerate(text.wrapped(words, pixels, area.width)):
            picture = text.rendered(line, pixels, PAPER, text.Weight.MEDIUM)
            canvas.blit(picture, (area.left, area.top + number * text.line_height(pixels)))

    def _height(self, words: str, size: int, width: int) -> int:
        pixels = self._house.px(size)
        return len(text.wrapped(words, pixels, width)) * text.line_height(pixels)

    def _sentences(self, glance: Glance) -> str:
        """Return the two sentences about a player."""
        words, missed = self._house.words, glance.missed
        mark = words("tripolo.decimal_mark")
        average = f"{glance.chances:.1f}".replace(".", mark)
        first = words("tripolo.look_back.chances", average=average)
        if missed is None and glance.chances == 0:
            return words("tripolo.look_back.idle")
        if missed is None:
            return f"{words('tripolo.look_back.nothing')} {first}"
        seconds = f"{missed.ticks / TICKS_PER_SECOND:.1f}".replace(".", mark)
        key = "own" if missed.taken_by is None else "taken"
        by = "" if missed.taken_by is None else self._house.name(missed.taken_by)
        return f"{words(f'tripolo.look_back.{key}', seconds=seconds, name=by)} {first}"
