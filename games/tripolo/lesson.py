"""How Tripolo is played, on five pages: the goal, what fits where, the keys, the end."""

import pygame

from games.engine import keypicture, shapes, text
from games.engine import lesson_parts as parts
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import BLOCKS, MOUSE, PAD, TOUCH
from games.engine.lesson import LessonPage
from games.engine.theme import ALARM, INK, PAPER, SHADE, Colour
from games.tripolo.cards import Colour as CardColour
from games.tripolo.pictures import LETTER_PLACE, LETTER_SIZE

CARD_SHARE = 0.9  # of a cell
BOARD: tuple[str, ...] = (
    *("red-star-0", "blue-plus-2", "yellow-diamond-3"),
    *("yellow-circle-1", "blue-diamond-1", "red-plus-3"),
    *("purple-plus-2", "red-diamond-0", "blue-star-3"),
)
LINE = (3, 4, 5)  # the cells that light up
TARGET = 5  # the cell on which the card is laid
LAID = "purple-star-1"
COVERED_WRONG = "red-plus-1"  # has what the card would make new
HAND = ("blue-circle-0", "red-star-3", "yellow-plus-1", "purple-diamond-2")
DEVICE_HEIGHT = 220


def _goal(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw stack, hand and grid on the left, three sentences on the right."""
    left, right = _halves(house, rect)
    card = min(left.width // 6, round(left.height * 0.22))
    side = min(left.width, left.height - card - house.px(56))
    grid = pygame.Rect(0, 0, side, side)
    grid.midtop = left.midtop
    _board(house, canvas, grid, BOARD)
    top = grid.bottom + house.px(36)
    row = left.centerx - round(card * 2.83)
    for step in range(3):
        back = house.sprites.get("tripolo/back-teal", card)
        canvas.blit(back, (row - step * house.px(4), top + (2 - step) * house.px(5)))
    for number, name in enumerate(HAND):
        _card(house, canvas, name, pygame.Rect(row + round(card * (1.4 + number * 1.07)), top, card, card))
    _paragraphs(
        house, canvas, right, [house.words(f"tripolo.lesson.goal.{key}") for key in ("first", "second", "third")]
    )


def _fit(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw one example that fits and one that does not, with the rule above and the lines below."""
    words, px = house.words, house.px
    end = parts.opening(house, canvas, words("tripolo.lesson.fit.intro"), rect)
    foot = pygame.Rect(rect.left, rect.bottom - px(92), rect.width, px(92))
    parts.opening(house, canvas, words("tripolo.lesson.fit.lines"), foot, parts.SMALL_TEXT)
    middle = pygame.Rect(rect.left, end + px(24), rect.width, foot.top - end - px(48))
    for fits, half in zip((True, False), _halves(house, middle), strict=True):
        _example(house, canvas, parts.panel(house, canvas, half), fits=fits)


def _example(house: House, canvas: Canvas, rect: pygame.Rect, *, fits: bool) -> None:
    """Draw a board with its lit line, the card that is laid, and the verdict."""
    px = house.px
    side = min(rect.height, round(rect.width * 0.5))
    board = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
    names = [name if number != TARGET or fits else COVERED_WRONG for number, name in enumerate(BOARD)]
    _board(house, canvas, board, names, line=parts.GOOD if fits else ALARM)
    beside = pygame.Rect(board.right + px(28), rect.top, rect.right - board.right - px(28), rect.height)
    card = min(round(side / 3 * CARD_SHARE), beside.width // 2)
    _card(house, canvas, LAID, pygame.Rect(beside.left, beside.top, card, card))
    arrow = house.sprites.get("ui/arrow-left", px(56))
    canvas.blit(arrow, (beside.left + card + px(14), beside.top + card // 2 - px(28)))
    top = beside.top + card + px(16)
    parts.verdict(house, canvas, (beside.left + px(38), top + px(38)), fits=fits)
    if fits:
        call = text.fitted(
            house.words("tripolo.lesson.fit.call"), px(44), beside.width - px(90), PAPER, text.Weight.BOLD
        )
        canvas.blit(call, (beside.left + px(92), top + px(38) - call.get_height() // 2))
    below = pygame.Rect(beside.left, top + px(92), beside.width, beside.bottom - top - px(92))
    parts.paragraph(
        house, canvas, house.words(f"tripolo.lesson.fit.{'yes' if fits else 'no'}"), below, parts.SMALL_TEXT
    )


def _keys(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the four blocks as keycaps, and the other devices below."""
    px, words, gap = house.px, house.words, house.px(parts.GAP)
    top = parts.opening(house, canvas, words("tripolo.lesson.keys.intro"), rect) + px(16)
    devices = pygame.Rect(rect.left, rect.bottom - px(DEVICE_HEIGHT), rect.width, px(DEVICE_HEIGHT))
    blocks = pygame.Rect(rect.left, top, rect.width, devices.top - gap - top)
    for block, place in zip(BLOCKS, parts.columns(house, blocks, len(BLOCKS)), strict=True):
        keypicture.draw(house, canvas, block, parts.panel(house, canvas, place))
    for device, place in zip((MOUSE, PAD, TOUCH), parts.columns(house, devices, 3), strict=True):
        inside, side, icon = parts.panel(house, canvas, place), px(84), keypicture.icon(device)
        canvas.centre(house.sprites.get(icon, side), (inside.left + side / 2, inside.centery))
        beside = pygame.Rect(inside.left + side + px(20), inside.top, inside.width - side - px(20), inside.height)
        kind = icon.removeprefix("ui/")
        parts.paragraph(house, canvas, words(f"tripolo.lesson.keys.{kind}"), beside, parts.SMALL_TEXT)


def _end(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw stop, the end of a round, and chips: a picture and a sentence each."""
    pictures = {"stop": "ui/hand-stop", "end": "tripolo/crown", "chips": "tripolo/chip"}
    parts.listed(house, canvas, rect, "tripolo.lesson.end", pictures)


def _board(
    house: House, canvas: Canvas, rect: pygame.Rect, names: tuple[str, ...] | list[str], line: Colour | None = None
) -> None:
    """Draw nine cards; with a colour the line of the example is lit by it."""
    canvas.blit(shapes.rounded(rect.size, house.px(parts.CORNER), SHADE, 0.8), rect.topleft)
    inner = rect.inflate(-house.px(16), -house.px(16))
    cell = inner.width // 3
    if line:
        band = shapes.rounded((cell * 3, cell), cell * 0.16, line, 0.75)
        canvas.blit(band, (inner.left, inner.top + LINE[0] // 3 * cell))
    for number, name in enumerate(names):
        row, column = divmod(number, 3)
        place = pygame.Rect(0, 0, round(cell * CARD_SHARE), round(cell * CARD_SHARE))
        place.center = middle = (inner.left + round((column + 0.5) * cell), inner.top + round((row + 0.5) * cell))
        _card(house, canvas, name, place)
        if line and number == TARGET:
            side = round(cell * 0.98)
            ring = shapes.ring((side, side), cell * 0.16, PAPER if line == parts.GOOD else INK, house.px(6))
            canvas.centre(ring, middle)


def _card(house: House, canvas: Canvas, name: str, rect: pygame.Rect) -> None:
    """Draw a card, with the letter of its colour when letters are switched on."""
    canvas.blit(house.sprites.get(f"tripolo/card-{name}", rect.width), rect.topleft)
    if house.settings.letters:
        colour = CardColour[name.split("-", maxsplit=1)[0].upper()]
        letter = house.words(f"tripolo.letter.{int(colour)}")
        mark = text.sign(letter, round(rect.width * LETTER_SIZE), INK)
        canvas.centre(mark, (rect.left + rect.width * LETTER_PLACE[0], rect.top + rect.height * LETTER_PLACE[1]))


def _halves(house: House, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    gap = house.px(40)
    width = (rect.width - gap) // 2
    left = pygame.Rect(rect.left, rect.top, width, rect.height)
    return left, left.move(width + gap, 0)


def _paragraphs(house: House, canvas: Canvas, rect: pygame.Rect, sentences: list[str]) -> None:
    """Draw sentences on panels below each other, the first one being the shortest."""
    gap = house.px(24)
    unit = (rect.height - gap * (len(sentences) - 1)) / (2 * len(sentences) - 1)
    top = float(rect.top)
    for number, sentence in enumerate(sentences):
        height = unit * (2 if number else 1)
        place = pygame.Rect(rect.left, round(top), rect.width, round(height))
        parts.paragraph(house, canvas, sentence, parts.panel(house, canvas, place))
        top += height + gap


def _more(house: House, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw what else one may want to know."""
    pictures = {
        "several": "ui/lightning",
        "deal": "ui/people",
        "late": "ui/hourglass",
        "tie": "tripolo/chip",
        "modes": "ui/clock",
    }
    parts.listed(house, canvas, rect, "tripolo.lesson.more", pictures)


PAGES = (
    LessonPage("tripolo.lesson.goal.heading", _goal),
    LessonPage("tripolo.lesson.fit.heading", _fit),
    LessonPage("tripolo.lesson.keys.heading", _keys),
    LessonPage("tripolo.lesson.end.heading", _end),
    LessonPage("tripolo.lesson.more.heading", _more),
)
