"""How Triominos is played, on five pages: what fits, points, the pool, the hands."""

from collections.abc import Mapping

import pygame

from games.engine import keypicture, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import BLOCKS, MOUSE, PAD, TOUCH
from games.engine.lesson import LessonPage
from games.engine.theme import ALARM, PAPER, SEAT_COLOURS, SHADE, Colour
from games.triominos.camera import Camera
from games.triominos.lattice import point_at
from games.triominos.pictures import FELT, FELT_EDGE, Pictures
from games.triominos.tiles import turned_of
from games.turnbased import lesson_parts as parts

GOOD: Colour = SEAT_COLOURS[0]
CORNER, GAP, PAD_IN = 28, 24, 30
TEXT_SIZE, SMALL_TEXT = 32, 28
ICON = 76

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
    px, words = house.px, house.words
    end = _text(house, canvas, words("triominos.lesson.place.intro"), rect, TEXT_SIZE)
    foot = pygame.Rect(rect.left, rect.bottom - px(96), rect.width, px(96))
    _text(house, canvas, words("triominos.lesson.place.first"), foot, SMALL_TEXT)
    middle = pygame.Rect(rect.left, end + px(GAP), rect.width, foot.top - end - px(2 * GAP))
    for key, place in zip(EXAMPLES, _columns(house, middle, len(EXAMPLES)), strict=True):
        figure, new, shows = EXAMPLES[key]
        board = pygame.Rect(place.left, place.top, place.width, place.height - px(130))
        _board(house, canvas, board, figure, (new, shows), fits=key == "yes")
        badge = (place.left + px(44), place.bottom - px(60))
        canvas.centre(shapes.disc(px(64), GOOD if key == "yes" else (0xB0, 0x30, 0x30)), badge)
        canvas.centre(widgets.icon(house, "ui/tick" if key == "yes" else "ui/cross", px(44), PAPER), badge)
        below = pygame.Rect(place.left + px(92), place.bottom - px(120), place.width - px(104), px(120))
        _text(house, canvas, words(f"triominos.lesson.place.{key}"), below, SMALL_TEXT, middle=True)


def _points(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the figures that are worth more."""
    end = _text(house, canvas, house.words("triominos.lesson.points.intro"), rect, TEXT_SIZE)
    rest = pygame.Rect(rect.left, end + house.px(GAP), rect.width, rect.bottom - end - house.px(GAP))
    keys = {"bridge": "bridge", "hexagon": "hexagon", "double": "double-hexagon"}
    _list(house, canvas, rest, "points", {key: f"triominos/{name}" for key, name in keys.items()})


def _draw(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw pool, penalty, the empty pool and the end."""
    pictures = {"draw": "triominos/bag", "give_up": "ui/pass", "empty": "ui/hourglass", "end": "tripolo/crown"}
    _list(house, canvas, rect, "draw", pictures)


def _hands(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the keys of a block, and the other devices."""
    px, words = house.px, house.words
    end = _text(house, canvas, words("triominos.lesson.hands.intro"), rect, TEXT_SIZE)
    rest = pygame.Rect(rect.left, end + px(GAP), rect.width, rect.bottom - end - px(GAP))
    left, right = _columns(house, rest, 2)
    _panel(house, canvas, left)
    keypicture.draw(
        house, canvas, BLOCKS[0], pygame.Rect(left.left, left.top + px(30), left.width, left.height - px(210))
    )
    below = pygame.Rect(left.left + px(PAD_IN), left.bottom - px(170), left.width - 2 * px(PAD_IN), px(160))
    _text(house, canvas, words("triominos.lesson.hands.keys"), below, SMALL_TEXT, middle=True)
    kinds = {"mouse": keypicture.icon(MOUSE), "pad": keypicture.icon(PAD), "touch": keypicture.icon(TOUCH)}
    _list(house, canvas, right, "hands", kinds)


def _list(house: House, canvas: Canvas, rect: pygame.Rect, page: str, pictures: Mapping[str, str]) -> None:
    """Draw a panel with a picture and a sentence for each key of a page."""
    px = house.px
    height = (rect.height - px(GAP) * (len(pictures) - 1)) // len(pictures)
    for number, (key, picture) in enumerate(pictures.items()):
        place = pygame.Rect(rect.left, rect.top + number * (height + px(GAP)), rect.width, height)
        _panel(house, canvas, place)
        side = min(px(150), height - px(24), place.width // 4)
        canvas.centre(house.sprites.get(picture, side), (place.left + px(PAD_IN) + side // 2, place.centery))
        left = place.left + 2 * px(PAD_IN) + side
        beside = pygame.Rect(left, place.top, place.right - px(PAD_IN) - left, place.height)
        _text(house, canvas, house.words(f"triominos.lesson.{page}.{key}"), beside, TEXT_SIZE, middle=True)


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
    ground = shapes.rounded(rect.size, house.px(CORNER), FELT, 1.0, FELT_EDGE, house.px(4))
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


def _panel(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.blit(shapes.rounded(rect.size, house.px(CORNER), SHADE, 0.55), rect.topleft)


def _columns(house: House, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    gap = house.px(GAP)
    width = (rect.width - gap * (count - 1)) // count
    return [pygame.Rect(rect.left + at * (width + gap), rect.top, width, rect.height) for at in range(count)]


def _text(house: House, canvas: Canvas, words: str, rect: pygame.Rect, size: float, *, middle: bool = False) -> int:
    """Draw a paragraph from the top of a rectangle or in its middle, smaller if need be; return where it ends."""
    pixels = house.px(size)
    while (
        middle
        and pixels > house.px(20)
        and len(text.wrapped(words, pixels, rect.width)) * text.line_height(pixels) > rect.height
    ):
        pixels -= 1
    lines, step = text.wrapped(words, pixels, rect.width), text.line_height(pixels)
    top = rect.centery - step * len(lines) // 2 if middle else rect.top
    for number, line in enumerate(lines):
        canvas.blit(text.rendered(line, pixels, PAPER, text.Weight.MEDIUM), (rect.left, top + number * step))
    return top + step * len(lines)


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
