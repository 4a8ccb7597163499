"""The key picture: how a seat is played, drawn as the keys of a block, or as the device with its name."""

from collections.abc import Sequence

import pygame

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import PAD, device_number, is_block, is_mouse
from games.engine.theme import DIM, GOLD, INK, PAPER, SHADE, Colour

ROWS = 3
COLUMNS = 3
MIDDLE = 4  # the label of the middle key
MARK_SHARE = 0.09  # of a keycap: how thick the mark is
CHOOSERS_FROM = 9  # labels 0 to 8 are the cells, 9 to 11 the choosers
CHOOSER_GAP = 0.22  # of a keycap, between the choosers and the grid
CAP_GAP = 0.05
LABEL_SHARE = 0.46  # of a keycap
LABEL_ROOM = 0.8
LABEL_LIFT = 0.055  # a keycap's face lies above its middle
NUMBER_SHARE = 0.7  # of a keycap: the disc with the keyboard's number, where there are several
STRIP_TEXT, STRIP_INDENT = 0.68, 1.3  # of a strip's height
ICON_SHARE = 0.58
NAME_SHARE = 0.19


def draw(
    house: House, canvas: Canvas, source: str, rect: pygame.Rect, alpha: int = 255, marked: Colour | None = None
) -> None:
    """Draw the controls of a source into a rectangle; readable from about 130 px of height.

    A colour marks the middle key, which is OK in lobby and menus.
    """
    if is_block(source):
        _draw_block(house, canvas, source, rect, alpha, marked)
    else:
        _draw_device(house, canvas, source, rect, alpha)


def strip(house: House, canvas: Canvas, source: str, rect: pygame.Rect) -> None:
    """Draw the controls of a source in one line from the left of a rectangle: QWE ASD ZXC, or an icon and a name."""
    if not is_block(source):
        tag(house, canvas, icon(source), _names(house, source), rect)
        return
    size = text.legible(round(rect.height * STRIP_TEXT))
    words = text.sign(name(house, source), size, DIM, text.Weight.SEMIBOLD, rect.width)
    canvas.blit(words, (rect.left, rect.centery - words.get_height() // 2))


def tag(house: House, canvas: Canvas, picture: str, names: Sequence[str], rect: pygame.Rect) -> None:
    """Draw a picture at the left of a rectangle, and beside it the first of several names that has room there."""
    canvas.blit(house.sprites.get(picture, rect.height), rect.topleft)
    left = rect.left + round(rect.height * STRIP_INDENT)
    words = text.fitted(
        _with_room(names, rect.right - left), round(rect.height * STRIP_TEXT), max(1, rect.right - left), DIM
    )
    canvas.blit(words, (left, rect.centery - words.get_height() // 2))


def short(house: House, source: str) -> str:
    """Return the nine cell keys of a block as one line of text, after the keyboard's number if there are several."""
    keys, number = cells(house, source), keyboard_number(house, source)
    return f"{number}: {keys}" if number else keys


def cells(house: House, source: str) -> str:
    """Return the nine cell keys of a block as one line of text."""
    labels = house.devices.labels.block(source)
    return " ".join("".join(labels[row * COLUMNS : row * COLUMNS + COLUMNS]) for row in range(ROWS))


def keyboard_number(house: House, source: str) -> int:
    """Return the number of a block's keyboard where there are several of them, else 0."""
    return device_number(source) if len(house.devices.keyboards.known()) > 1 else 0


def name(house: House, source: str) -> str:
    """Return what a source is called: its keys, or the kind of device."""
    if is_block(source):
        return short(house, source)
    called, number = house.words(f"device.{_kind(source)}"), device_number(source)
    return f"{called} {number}" if number > 1 or (is_mouse(source) and house.devices.pointers.is_apart) else called


def icon(source: str) -> str:
    """Return the sprite of a kind of device."""
    return "ui/keyboard" if is_block(source) else f"ui/{_kind(source)}"


def _kind(source: str) -> str:
    if is_mouse(source):
        return "mouse"
    return "pad" if source.startswith(PAD) else "touch"


def _draw_block(
    house: House, canvas: Canvas, source: str, rect: pygame.Rect, alpha: int, marked: Colour | None
) -> None:
    cap = max(1, int(min(rect.height / (ROWS + 1 + CHOOSER_GAP), rect.width / COLUMNS)))
    left = rect.centerx - cap * COLUMNS // 2
    top = rect.centery - round(cap * (ROWS + 1 + CHOOSER_GAP)) // 2
    below = top + round(cap * (1 + CHOOSER_GAP))
    labels = house.devices.labels.block(source)
    for number, label in enumerate(labels):
        is_chooser = number >= CHOOSERS_FROM
        row, column = divmod(number - CHOOSERS_FROM if is_chooser else number, COLUMNS)
        place = pygame.Rect(left + column * cap, (top if is_chooser else below) + row * cap, cap, cap)
        keycap(house, canvas, label, place, accent=is_chooser, alpha=alpha)
        if marked and number == MIDDLE:
            canvas.blit(shapes.ring(place.size, cap * 0.2, marked, max(2, cap * MARK_SHARE)), place.topleft)
    keyboard = keyboard_number(house, source)
    if keyboard:
        side = round(cap * NUMBER_SHARE)
        middle = (left - side * 0.35, top + side * 0.35)
        canvas.centre(shapes.disc(side, GOLD), middle, alpha)
        canvas.centre(text.sign(str(keyboard), round(side * 0.7), INK), middle, alpha)


def keycap(
    house: House, canvas: Canvas, label: str, rect: pygame.Rect, *, accent: bool = False, alpha: int = 255
) -> None:
    """Draw one key with what is printed on it; accent marks the keys that choose and draw."""
    side = max(1, round(rect.height * (1 - CAP_GAP)))
    canvas.centre(house.sprites.get("ui/keycap-accent" if accent else "ui/keycap", side), rect.center, alpha)
    size = text.legible(round(rect.height * LABEL_SHARE))
    words = text.sign(label, size, PAPER if accent else INK, width=round(rect.width * LABEL_ROOM))
    canvas.centre(words, (rect.centerx, rect.centery - rect.height * LABEL_LIFT), alpha)


def _draw_device(house: House, canvas: Canvas, source: str, rect: pygame.Rect, alpha: int) -> None:
    side = min(rect.width, rect.height)
    canvas.blit(shapes.rounded(rect.size, side * 0.14, SHADE, 0.55), rect.topleft, alpha)
    picture = widgets.icon(house, icon(source), round(side * ICON_SHARE), PAPER)
    canvas.centre(picture, (rect.centerx, rect.top + rect.height * 0.4), alpha)
    size, room = round(side * NAME_SHARE), round(rect.width * 0.96)
    words = _with_room(_names(house, source), room)
    canvas.centre(text.fitted(words, size, room), (rect.centerx, rect.top + rect.height * 0.84), alpha)


def _names(house: House, source: str) -> tuple[str, str]:
    """Return what a device is called, and its number alone for where only that has room below its picture."""
    called, number = name(house, source), device_number(source)
    return called, str(number) if called.endswith(str(number)) else ""


def _with_room(names: Sequence[str], width: int) -> str:
    """Return the first of several names that has room when it is as small as texts may be; none if none has."""
    smallest = text.font(1)
    return next((each for each in names if smallest.size(each)[0] <= width), "")
