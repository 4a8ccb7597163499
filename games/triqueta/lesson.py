"""How Triqueta is played, on five pages: what animals are worth, a turn, a round and the end, the controls."""

import pygame

from games.engine import lesson_parts as parts
from games.engine import text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.lesson import LessonPage
from games.engine.theme import ALARM, GOLD, PAPER
from games.triqueta.pictures import Pictures
from games.triqueta.scoring import POINTS, TRIQUETA
from games.triqueta.tokens import Animal
from games.triqueta.told import signed

EXAMPLE = Animal.DEER
MOST = 5  # tokens of the example
PICTURE_SHARE = 0.3  # of a panel's width, left of its sentence
POINTS_SIZE, TIMES_SIZE = 60, 30
ROW = (Animal.BEAR, Animal.OWL)
KEYS = "triqueta.lesson.keys"


def _worth(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw what one to five tokens of an animal are worth, and what that means."""
    upper = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.46))
    for count, place in enumerate(parts.columns(house, upper, MOST), start=1):
        _draw_count(house, canvas, parts.panel(house, canvas, place), count)
    lower = pygame.Rect(rect.left, upper.bottom + house.px(parts.GAP), rect.width, 0)
    lower.height = rect.bottom - lower.top
    for key, place in zip(("three", "more"), parts.columns(house, lower, 2), strict=True):
        parts.paragraph(house, canvas, house.words(f"triqueta.lesson.worth.{key}"), parts.panel(house, canvas, place))


def _draw_count(house: House, canvas: Canvas, place: pygame.Rect, count: int) -> None:
    pictures, points = Pictures(house), POINTS[EXAMPLE][count]
    side = min(place.width, round(place.height * 0.52))
    middle = (place.centerx, place.top + side // 2)
    if count >= TRIQUETA:
        canvas.centre(pictures.knot(EXAMPLE, side), middle)
        for extra in range(count - TRIQUETA):
            head = pictures.animal(EXAMPLE, round(side * 0.46))
            canvas.centre(head, (middle[0] + side * (0.2 + extra * 0.14), middle[1] + side * (0.3 - extra * 0.18)))
    else:
        for number in range(count):
            shift = (number - (count - 1) / 2) * side * 0.4
            canvas.centre(pictures.animal(EXAMPLE, round(side * 0.7)), (middle[0] + shift, middle[1]))
    times = text.rendered(house.words("triqueta.times", count=count), house.px(TIMES_SIZE), PAPER)
    canvas.centre(times, (place.centerx, place.top + side + house.px(34)))
    colour = ALARM if points < 0 else GOLD if count == TRIQUETA else PAPER
    words = text.rendered(signed(points), house.px(POINTS_SIZE), colour, text.Weight.BOLD)
    canvas.centre(words, (place.centerx, place.bottom - house.px(32)))


def _turn(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the three things that can be done in a turn."""
    pictures = Pictures(house)
    places = parts.stacked(house, rect, 3)
    for key, place in zip(("place", "keep", "take"), places, strict=True):
        left, beside = _split(parts.panel(house, canvas, place))
        parts.paragraph(house, canvas, house.words(f"triqueta.lesson.turn.{key}"), beside)
        side = max(1, min(left.height, left.width // 2))
        first, second = (left.centerx - side * 0.52, left.centery), (left.centerx + side * 0.52, left.centery)
        if key == "take":
            canvas.centre(house.sprites.get("triqueta/marker-1", round(side * 0.7)), (left.left + side * 0.4, first[1]))
            for at, animal in enumerate(ROW):
                canvas.centre(
                    pictures.token(animal, round(side * 0.8)), (left.left + side * (1.15 + at * 0.7), first[1])
                )
            continue
        canvas.centre(pictures.tower(8, round(side * 0.86)), first)
        face = EXAMPLE if key == "place" else None
        canvas.centre(pictures.token(face, round(side * 0.86), secret=key == "keep"), second)


def _round(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the end of a round, the next tower, and the end of the game."""
    sprites = {"out": "marker-2", "last": "rock", "tower": "tree", "end": "token-secret"}
    for (key, name), place in zip(sprites.items(), parts.stacked(house, rect, len(sprites)), strict=True):
        left, beside = _split(parts.panel(house, canvas, place), 0.14)
        picture = house.sprites.get(f"triqueta/{name}", min(left.size))
        canvas.centre(picture, left.center)
        parts.paragraph(house, canvas, house.words(f"triqueta.lesson.round.{key}"), beside)


def _keys(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the controls."""
    parts.controls(house, canvas, rect, KEYS)


def _split(rect: pygame.Rect, share: float = PICTURE_SHARE) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the part for a picture and the part for its sentence."""
    width = round(rect.width * share)
    gap = round(rect.width * 0.02)
    left = pygame.Rect(rect.left, rect.top, width, rect.height)
    return left, pygame.Rect(left.right + gap, rect.top, rect.width - width - gap, rect.height)


def _more(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw what else one may want to know."""
    pictures = {
        "first": "triqueta/rock",
        "players": "triqueta/marker-2",
        "empty": "triqueta/trunk",
        "secret": "triqueta/token-secret",
    }
    parts.listed(house, canvas, rect, "triqueta.lesson.more", pictures)


PAGES = (
    LessonPage("triqueta.lesson.worth.heading", _worth),
    LessonPage("triqueta.lesson.turn.heading", _turn),
    LessonPage("triqueta.lesson.round.heading", _round),
    LessonPage("triqueta.lesson.keys.heading", _keys),
    LessonPage("triqueta.lesson.more.heading", _more),
)
