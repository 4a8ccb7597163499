"""How Triominos is played, on five pages: what fits, points, the pool, the hands."""

from collections.abc import Mapping

import pygame

from games.engine import keypicture, shapes
from games.engine import lesson_parts as parts
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import BLOCKS, MOUSE, PAD, TOUCH
from games.engine.lesson import LessonPage
from games.engine.theme import ALARM, PAPER
from games.triominos.camera import Camera
from games.triominos.lattice import point_at
from games.triominos.pictures import FELT, FELT_EDGE, Pictures
from games.triominos.tiles import turned_of

STANDING, HANGING = 0, 1

Face = tuple[int, int, int]  # the point that a face belongs to, and whether it hangs from it
Shows = tuple[int, int, int]  # the digits at its corners, clockwise

FIGURE: Mapping[Face, Shows] = {
    (0, 0, STANDING): (1, 4, 0),
    (0, 0, HANGING): (1, 3, 4),
    (1, 0, STANDING): (3, 4, 4),
}
SINGLE: Mapping[Face, Shows] = {(0, 0, STANDING): (1, 4, 0)}
EXAMPLES: Mapping[str, tuple[Mapping[Face, Shows], Face, Shows]] = {
    "yes": (FIGURE, (0, 1, HANGING), (4, 4, 2)),
    "corner": (SINGLE, (0, 1, STANDING), (4, 5, 5)),
    "differs": (FIGURE, (0, 1, HANGING), (4, 5, 2)),
}
"""For each example the figure on the table, the face of the new tile, and what it shows."""


def _place(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw one tile that fits and two that do not, with the rule above and the start below."""
    px, words, gap = house.px, house.words, house.px(parts.GAP)
    end = parts.opening(house, canvas, words("triominos.lesson.place.intro"), rect)
    foot = pygame.Rect(rect.left, rect.bottom - px(96), rect.width, px(96))
    parts.opening(house, canvas, words("triominos.lesson.place.first"), foot, parts.SMALL_TEXT)
    middle = pygame.Rect(rect.left, end + gap, rect.width, foot.top - end - 2 * gap)
    for key, place in zip(EXAMPLES, parts.columns(house, middle, len(EXAMPLES)), strict=True):
        figure, new, shows = EXAMPLES[key]
        board = pygame.Rect(place.left, place.top, place.width, place.height - px(130))
        _board(house, canvas, board, figure, (new, shows), fits=key == "yes")
        parts.verdict(house, canvas, (place.left + px(44), place.bottom - px(60)), fits=key == "yes")
        below = pygame.Rect(place.left + px(92), place.bottom - px(120), place.width - px(104), px(120))
        parts.paragraph(house, canvas, words(f"triominos.lesson.place.{key}"), below, parts.SMALL_TEXT)


def _points(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the figures that are worth more."""
    rest = _below_intro(house, canvas, rect, "points")
    figures = {"bridge": "bridge", "hexagon": "hexagon", "double": "double-hexagon"}
    pictures = {key: f"triominos/{name}" for key, name in figures.items()}
    parts.listed(house, canvas, rest, "triominos.lesson.points", pictures)


def _draw(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw pool, penalty, the empty pool and the end."""
    pictures = {"draw": "triominos/bag", "give_up": "ui/pass", "empty": "ui/hourglass", "end": "tripolo/crown"}
    parts.listed(house, canvas, rect, "triominos.lesson.draw", pictures)


def _hands(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the keys of a block, and the other devices."""
    left, right = parts.columns(house, _below_intro(house, canvas, rect, "hands"), 2)
    inside = parts.panel(house, canvas, left)
    keys = pygame.Rect(inside.left, inside.top, inside.width, inside.height - house.px(160))
    keypicture.draw(house, canvas, BLOCKS[0], keys)
    below = pygame.Rect(inside.left, keys.bottom, inside.width, inside.bottom - keys.bottom)
    parts.paragraph(house, canvas, house.words("triominos.lesson.hands.keys"), below, parts.SMALL_TEXT)
    kinds = {"mouse": keypicture.icon(MOUSE), "pad": keypicture.icon(PAD), "touch": keypicture.icon(TOUCH)}
    parts.listed(house, canvas, right, "triominos.lesson.hands", kinds)


def _below_intro(house: House, canvas: Canvas, rect: pygame.Rect, page: str) -> pygame.Rect:
    """Draw the sentence that a page begins with; return the room below."""
    top = parts.opening(house, canvas, house.words(f"triominos.lesson.{page}.intro"), rect) + house.px(parts.GAP)
    return pygame.Rect(rect.left, top, rect.width, rect.bottom - top)


def _board(
    house: House,
    canvas: Canvas,
    rect: pygame.Rect,
    figure: Mapping[Face, Shows],
    new: tuple[Face, Shows],
    *,
    fits: bool,
) -> None:
    """Draw a figure on felt, and a tile beside it with a line in the colour of the verdict."""
    ground = shapes.rounded(rect.size, house.px(parts.CORNER), FELT, 1.0, FELT_EDGE, house.px(4))
    canvas.blit(ground, rect.topleft)
    pictures, camera = Pictures(house), Camera()
    camera.look_through(rect.inflate(-house.px(70), -house.px(50)), rect.width / 560)
    face, shows = _face(new[0]), new[1]
    camera.frame([*map(_face, figure), face], at_once=True)
    tiles = {_face(place): turned_of(shown) for place, shown in figure.items()}
    for at, tile in {**tiles, face: turned_of(shows)}.items():
        canvas.blit(pictures.tile(tile, camera.side, stands=not at & 1), camera.box(at).topleft)
    line = pictures.outline(camera.side, PAPER if fits else ALARM, stands=not face & 1)
    canvas.centre(line, camera.box(face).center)


def _face(place: Face) -> int:
    return 2 * point_at(place[0], place[1]) + place[2]


def _more(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw what else one may want to know."""
    pictures = {
        "tiles": "ui/turn",
        "start": "ui/people",
        "bonus": "triominos/bridge",
        "rounds": "ui/list",
    }
    parts.listed(house, canvas, rect, "triominos.lesson.more", pictures)


PAGES = (
    LessonPage("triominos.lesson.place.heading", _place),
    LessonPage("triominos.lesson.points.heading", _points),
    LessonPage("triominos.lesson.draw.heading", _draw),
    LessonPage("triominos.lesson.hands.heading", _hands),
    LessonPage("triominos.lesson.more.heading", _more),
)
