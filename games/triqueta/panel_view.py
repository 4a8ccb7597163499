"""Draws one player's panel: animals by kind with the knot on three, rock, trees, face-down tokens, running score."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, DIM, GOLD, INK, PAPER, SEAT_COLOURS, SEAT_NAMES
from games.triqueta.layout import PanelLayout
from games.triqueta.legal import MOST_KEPT
from games.triqueta.pictures import PETAL_RATIO, Pictures
from games.triqueta.scoring import POINTS, TRIQUETA
from games.triqueta.told import signed

NAME_SIZE, SCORE_SIZE, COUNT_SIZE, NEXT_SIZE = 30, 42, 25, 22
EMBLEM, TOKEN, ROBOT = 46, 40, 30
FAINT = 150  # opacity of an animal of which there is none
MOST_SURPLUS = 3  # heads shown on a knot
CORNER = 26


@dataclass(frozen=True)
class PanelLook:
    """What a panel shows at the moment; faces only for those who may see them now."""

    seat: int
    counts: Sequence[int]
    faces: tuple[int | None, ...]  # of the face-down tokens: None is a back
    rock: bool
    trees: int
    marker: int | None  # the row that was taken in this round
    score: int
    is_computer: bool
    turn: bool
    next: bool  # whether it is this player's turn after this one
    step: int | None  # while points are counted up: kinds below this number are counted


class PanelView:
    """The pictures of the panels."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures

    def draw(self, canvas: Canvas, panel: PanelLayout, look: PanelLook) -> None:
        """Draw a panel; the one whose turn it is has a ring."""
        colour = SEAT_COLOURS[look.seat]
        if look.turn:
            ring = shapes.ring(panel.rect.size, self._house.px(CORNER), colour, self._house.px(6))
            canvas.blit(ring, panel.rect.topleft)
        self._draw_header(canvas, panel, look)
        for animal, cell in enumerate(panel.animals):
            self._draw_animal(canvas, cell, animal, look)
        self._draw_kept(canvas, panel.kept, look)

    def _kept_places(self, area: pygame.Rect, count: int) -> list[pygame.Rect]:
        gap = self._house.px(6)
        height = min(area.height, round((area.width / MOST_KEPT - gap) * PETAL_RATIO))
        width = round(height / PETAL_RATIO)
        left = area.right - count * (width + gap) + gap
        return [
            pygame.Rect(left + at * (width + gap), area.centery - height // 2, width, height) for at in range(count)
        ]

    def _draw_header(self, canvas: Canvas, panel: PanelLayout, look: PanelLook) -> None:
        house, header = self._house, panel.header
        side = min(house.px(EMBLEM), header.height - 4)
        middle = (header.left + side // 2, header.centery)
        canvas.centre(house.sprites.get(f"seats/emblem-{SEAT_NAMES[look.seat]}", side), middle)
        score = text.rendered(str(look.score), house.px(SCORE_SIZE), PAPER, text.Weight.BOLD)
        right = header.right - score.get_width()
        canvas.blit(score, (right, header.centery - score.get_height() // 2))
        things = ["triqueta/tree"] * look.trees + ["triqueta/rock"] * look.rock
        if look.marker is not None:
            things.append(f"triqueta/marker-{look.marker + 1}")
        small = min(house.px(TOKEN), header.height - 6)
        for thing in things:
            right -= small + house.px(8)
            canvas.centre(house.sprites.get(thing, small), (right + small // 2, header.centery))
        left = header.left + side + house.px(10)
        if look.is_computer:
            robot = house.px(ROBOT)
            canvas.centre(house.sprites.get("ui/robot", robot), (left + robot // 2, header.centery))
            left += robot + house.px(8)
        pill = self._next_pill() if look.next else None
        room = max(1, right - house.px(10) - left - (pill.get_width() + house.px(10) if pill else 0))
        name = text.fitted(house.name(look.seat), house.px(NAME_SIZE), room, PAPER, text.Weight.BOLD)
        canvas.blit(name, (left, header.centery - name.get_height() // 2))
        if pill:
            at = left + name.get_width() + house.px(12)
            canvas.blit(pill, (at, header.centery - pill.get_height() // 2))

    def _next_pill(self) -> pygame.Surface:
        """Return the sign of who is next."""
        house = self._house
        words = text.rendered(house.words("triqueta.next"), house.px(NEXT_SIZE), INK, text.Weight.BOLD)
        size = (words.get_width() + house.px(24), house.px(NEXT_SIZE + 12))
        return self._pictures.pill(house.words("triqueta.next"), size, words)

    def _draw_animal(self, canvas: Canvas, cell: pygame.Rect, animal: int, look: PanelLook) -> None:
        """Draw how many of an animal there are: heads one behind the other, from three on the knot."""
        house, count = self._house, look.counts[animal]
        line = text.line_height(house.px(COUNT_SIZE))
        side = max(4, min(cell.width - house.px(8), cell.height - line))
        top = cell.centery - (side + line) // 2
        middle = (cell.centerx, top + side // 2)
        if count >= TRIQUETA:
            canvas.centre(self._pictures.knot(animal, side), middle)
            for extra in range(min(count - TRIQUETA, MOST_SURPLUS)):
                head = self._pictures.animal(animal, round(side * 0.46))
                canvas.centre(head, (middle[0] + side * (0.2 + extra * 0.12), middle[1] + side * (0.3 - extra * 0.16)))
        elif count == 0:
            canvas.centre(self._pictures.trace(animal, round(side * 0.8)), middle, FAINT)
        else:
            small = round(side * (0.92 if count == 1 else 0.72))
            for number in range(count):
                shift = (number - (count - 1) / 2) * side * 0.3
                canvas.centre(self._pictures.animal(animal, small), (middle[0] + shift, middle[1] + shift * 0.3))
        if count:
            place = pygame.Rect(cell.left, top + side, cell.width, line)
            self._draw_count(canvas, place, animal, look)

    def _draw_count(self, canvas: Canvas, place: pygame.Rect, animal: int, look: PanelLook) -> None:
        """Draw how many there are and what they bring; where that is too wide, what they bring alone."""
        house, count = self._house, look.counts[animal]
        points = POINTS[animal][count]
        size = house.px(COUNT_SIZE)
        parts = [text.rendered(house.words("triqueta.times", count=count), size, DIM)]
        if look.step is None or animal < look.step:
            colour = ALARM if points < 0 else GOLD if count == TRIQUETA else PAPER
            parts.append(text.rendered(signed(points), size, colour, text.Weight.BOLD))
        gap = house.px(8)
        width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
        if width > place.width - gap and len(parts) > 1:
            width, parts = parts[-1].get_width(), parts[-1:]
        left = place.centerx - width // 2
        for part in parts:
            canvas.blit(part, (left, place.centery - part.get_height() // 2))
            left += part.get_width() + gap

    def _draw_kept(self, canvas: Canvas, area: pygame.Rect, look: PanelLook) -> None:
        for face, place in zip(look.faces, self._kept_places(area, len(look.faces)), strict=True):
            picture = self._pictures.token(face, place.height, secret=face is None)
            canvas.centre(picture, place.center)
