"""Draws one player's panel: animals by kind with the knot on three, rock, trees, face-down tokens, running score."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, DIM, GOLD, PAPER, SEAT_COLOURS, SEAT_NAMES
from games.triqueta.layout import PanelLayout
from games.triqueta.pictures import MOSS, Pictures
from games.triqueta.scoring import POINTS, TRIQUETA

NAME_SIZE, SCORE_SIZE, COUNT_SIZE = 30, 38, 26
EMBLEM, TOKEN = 44, 36
FAINT = 46
CORNER = 26


@dataclass(frozen=True)
class PanelLook:
    """What a panel shows at the moment; faces only for those who may see them now."""

    seat: int
    counts: Sequence[int]
    faces: tuple[int | None, ...]  # of the face-down tokens: None is a back
    counted: tuple[bool, ...]  # which of them count, where that may be seen
    rock: bool
    trees: int
    marker: int | None  # the row that was taken in this round
    score: int
    turn: bool
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

    def kept_places(self, area: pygame.Rect, count: int) -> list[pygame.Rect]:
        """Return where the face-down tokens lie."""
        height = min(area.height, round(area.width / 2 * 1.02))
        width = round(height / 1.08)
        left = area.right - count * (width + 4)
        return [pygame.Rect(left + at * (width + 4), area.centery - height // 2, width, height) for at in range(count)]

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
        room = max(1, right - house.px(10) - left)
        name = text.fitted(house.name(look.seat), house.px(NAME_SIZE), room, PAPER, text.Weight.BOLD)
        canvas.blit(name, (left, header.centery - name.get_height() // 2))

    def _draw_animal(self, canvas: Canvas, cell: pygame.Rect, animal: int, look: PanelLook) -> None:
        """Draw how many of an animal there are: heads one behind the other, from three on the knot."""
        house, count = self._house, look.counts[animal]
        line = text.line_height(house.px(COUNT_SIZE))
        side = max(4, min(cell.width - house.px(8), cell.height - line))
        top = cell.centery - (side + line) // 2
        middle = (cell.centerx, top + side // 2)
        if count >= TRIQUETA:
            for extra in range(min(count - TRIQUETA, 3), -1, -1):
                canvas.centre(self._pictures.knot(animal, side), (middle[0] + extra * 3, middle[1] + extra * 3))
        elif count == 0:
            canvas.centre(self._pictures.animal(animal, round(side * 0.8)), middle, FAINT)
        else:
            small = round(side * (0.92 if count == 1 else 0.72))
            for number in range(count):
                shift = (number - (count - 1) / 2) * side * 0.3
                canvas.centre(self._pictures.animal(animal, small), (middle[0] + shift, middle[1] + shift * 0.3))
        if count:
            self._draw_count(canvas, (cell.centerx, top + side + line // 2), animal, look)

    def _draw_count(self, canvas: Canvas, middle: tuple[int, int], animal: int, look: PanelLook) -> None:
        house, count = self._house, look.counts[animal]
        points = POINTS[animal][count]
        counted = look.step is not None and animal < look.step
        words = house.words("triqueta.points", points=points) if counted else house.words("triqueta.times", count=count)
        colour = DIM if not counted and count < TRIQUETA else ALARM if points < 0 else GOLD
        canvas.centre(text.rendered(words, house.px(COUNT_SIZE), colour, text.Weight.BOLD), middle)

    def _draw_kept(self, canvas: Canvas, area: pygame.Rect, look: PanelLook) -> None:
        house = self._house
        for number, place in enumerate(self.kept_places(area, len(look.faces))):
            face = look.faces[number]
            picture = self._pictures.token(face, place.height, secret=face is None)
            canvas.centre(picture, place.center)
            if number < len(look.counted):
                icon = "ui/tick" if look.counted[number] else "ui/cross"
                side = house.px(34)
                canvas.centre(shapes.disc(side + house.px(8), MOSS), place.midbottom)
                canvas.centre(house.sprites.get(icon, side), place.midbottom)
