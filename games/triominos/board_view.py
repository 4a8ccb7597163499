"""Draws the felt: the figure of tiles, the places that glow, the tile that somebody is about to place."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import GOLD, INK, PAPER, Colour
from games.triominos.board import Figure
from games.triominos.camera import Camera
from games.triominos.pictures import Pictures
from games.triominos.shouts import SPRITES

SHADOW_DROP = 0.045  # of a side
TAG_SIZE, TAG_PAD, TAG_PICTURE = 36, 22, 58
DIMMED = 150
PREVIEW = 205


@dataclass(frozen=True)
class Preview:
    """A tile that is shown where it may be placed."""

    face: int
    turned: int
    is_put: bool
    points: str
    figure: Figure


@dataclass(frozen=True)
class BoardLook:
    """What lies on the felt at the moment, and what glows."""

    tiles: Mapping[int, int]
    hidden: frozenset[int]  # faces whose tile is still in the air
    latest: int | None  # the face of the last tile
    latest_colour: Colour
    places: Iterable[int]  # where the chosen tile fits
    others: Iterable[int]  # where other tiles fit
    preview: Preview | None
    colour: Colour  # of who is about to place


class BoardView:
    """The picture of the felt."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures

    def draw(self, canvas: Canvas, camera: Camera, look: BoardLook) -> None:
        """Draw the figure and what glows around it."""
        window = pygame.Rect((0, 0), canvas.size)
        side, pictures = camera.side, self._pictures
        boxes = {face: camera.box(face) for face in look.tiles if face not in look.hidden}
        shown = {face: box for face, box in boxes.items() if box.colliderect(window)}
        drop = round(side * SHADOW_DROP)
        for face, box in shown.items():
            canvas.blit(pictures.shadow(side, stands=_stands(face)), (box.left + drop // 2, box.top + drop))
        for face, box in shown.items():
            canvas.blit(pictures.tile(look.tiles[face], side, stands=_stands(face)), box.topleft)
        if look.latest in shown:
            self._outline(canvas, camera, look.latest, look.latest_colour)
        for face in look.others:
            canvas.blit(pictures.ghost(side, stands=_stands(face)), camera.box(face).topleft, DIMMED)
        for face in look.places:
            canvas.blit(pictures.ghost(side, stands=_stands(face)), camera.box(face).topleft)
        if look.preview:
            self._draw_preview(canvas, camera, look.preview, look.colour, list(shown.values()))

    def draw_tile(self, canvas: Canvas, turned: int | None, middle: tuple[float, float], side: int) -> None:
        """Draw a tile in the air, on its base; None is its back."""
        picture = (
            self._pictures.back(side, stands=True) if turned is None else self._pictures.tile(turned, side, stands=True)
        )
        canvas.centre(self._pictures.shadow(side, stands=True), (middle[0] + side * 0.06, middle[1] + side * 0.1))
        canvas.centre(picture, middle)

    def _draw_preview(
        self, canvas: Canvas, camera: Camera, preview: Preview, colour: Colour, lying: Sequence[pygame.Rect]
    ) -> None:
        side, face = camera.side, preview.face
        box, stands = camera.box(face), _stands(face)
        lift = round(side * 0.03) if preview.is_put else 0
        canvas.blit(self._pictures.shadow(side, stands=stands), (box.left + lift, box.top + 3 * lift))
        tile = self._pictures.tile(preview.turned, side, stands=stands)
        canvas.blit(tile, (box.left, box.top - lift), 255 if preview.is_put else PREVIEW)
        self._outline(canvas, camera, face, GOLD if preview.is_put else colour, lift)
        self._draw_tag(canvas, camera, preview, lying)

    def _draw_tag(self, canvas: Canvas, camera: Camera, preview: Preview, lying: Sequence[pygame.Rect]) -> None:
        """Draw the points it would bring beside the tile."""
        house, box = self._house, camera.box(preview.face)
        words = text.rendered(preview.points, house.px(TAG_SIZE), INK, text.Weight.BOLD)
        sprite = SPRITES.get(preview.figure)
        icon = house.px(TAG_PICTURE) if sprite else 0
        plate = pygame.Rect(0, 0, words.get_width() + icon + 2 * house.px(TAG_PAD), house.px(TAG_PICTURE + 6))
        plate = self._free_place(plate, box, camera, lying)
        canvas.blit(shapes.rounded(plate.size, plate.height / 2, GOLD if preview.is_put else PAPER), plate.topleft)
        if sprite:
            canvas.centre(
                house.sprites.get(sprite, icon), (plate.left + house.px(TAG_PAD) / 2 + icon / 2, plate.centery)
            )
        canvas.centre(words, (plate.centerx + icon / 2, plate.centery))

    def _free_place(
        self, plate: pygame.Rect, box: pygame.Rect, camera: Camera, lying: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Return where a plate beside a tile covers as few others as can be: above, right, left or below it."""
        gap = self._house.px(12)
        places = [plate.copy() for _ in range(4)]
        places[0].midbottom = (box.centerx, box.top - gap)
        places[1].midleft = (box.right + gap, box.centery)
        places[2].midright = (box.left - gap, box.centery)
        places[3].midtop = (box.centerx, box.bottom + gap)
        return min(
            places,
            key=lambda place: (not camera.area.contains(place), len(place.collidelistall(lying))),
        )

    def _outline(self, canvas: Canvas, camera: Camera, face: int | None, colour: Colour, lift: int = 0) -> None:
        if face is None:
            return
        box = camera.box(face)
        ring = self._pictures.outline(camera.side, colour, stands=_stands(face))
        canvas.centre(ring, (box.centerx, box.centery - lift))


def _stands(face: int) -> bool:
    return not face & 1
