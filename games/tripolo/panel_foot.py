"""The foot of a seat's panel: how the seat plays, in as many words as have room, and its chips."""

import pygame

from games.engine import keypicture, text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import PAD, TOUCH, base, is_block
from games.engine.theme import DIM, PAPER
from games.tripolo.layout import PanelLayout

SIZE, CHIP, ICON = 24, 30, 34
LINES = 2  # at most, in a narrow panel; else one
MANY_CHIPS = 3  # more than so many in a narrow panel are told by a number
WEIGHT = text.Weight.MEDIUM


def keys(house: House, seat: int) -> str:
    """Return in a few words how a seat plays."""
    place = house.seats[seat]
    source = place.source or ""
    if is_block(source):
        return keypicture.short(house, source)
    if place.level is not None:
        return house.words("tripolo.keys.computer", level=house.words(f"tripolo.level.{place.level}"))
    kind = next((kind for kind in (PAD, TOUCH) if source.startswith(kind)), base(source))
    key = f"tripolo.keys.{kind.rstrip('-')}"
    return house.words(key) if house.words.has(key) else ""


def draw(house: House, canvas: Canvas, panel: PanelLayout, chips: int, told: tuple[int, str]) -> None:
    """Draw the foot on a canvas of the panel; ``told`` is the seat, and what is told about how it plays, if at all."""
    seat, words = told
    foot = panel.footer.move(-panel.rect.left, -panel.rect.top)
    room = max(1, foot.width - _draw_chips(house, canvas, foot, chips, narrow=panel.narrow) - house.px(8))
    if not words:
        return
    source = house.seats[seat].source or ""
    if is_block(source):
        pictures = [_key_line(house, line, room) for line in _key_lines(house, words, room, narrow=panel.narrow)]
    else:
        lines = _lines(house, (words, *_shorter(house, seat)), room, LINES if panel.narrow else 1)
        pictures = [text.fitted(line, house.px(SIZE), room, DIM, WEIGHT) for line in lines]
    if not pictures and source:
        pictures = [house.sprites.get(keypicture.icon(source), house.px(ICON))]
    step = min(text.line_height(house.px(SIZE)), (canvas.size[1] - foot.top) // 2)  # two large lines stand closer
    middle = foot.centery if len(pictures) == 1 else min(foot.centery, canvas.size[1] - step)
    for number, picture in enumerate(pictures):
        y = middle + (number - (len(pictures) - 1) / 2) * step
        canvas.blit(picture, (foot.left, y - picture.get_height() / 2))


def _key_line(house: House, words: str, room: int) -> pygame.Surface:
    """Return what is printed on keys, which is as small as need be."""
    return text.sign(words, text.legible(house.px(SIZE)), DIM, WEIGHT, room)


def _key_lines(house: House, words: str, room: int, *, narrow: bool) -> tuple[str, ...]:
    lines = text.wrapped(words, house.px(SIZE), room) if narrow else (words,)
    first, _, last = words.rpartition(" ")
    return lines if len(lines) <= LINES else (first, last)


def _lines(house: House, wordings: tuple[str, ...], room: int, most: int) -> tuple[str, ...]:
    """Return the lines of the first wording that has room when it is as small as may be; none if none has."""
    smallest = text.font(1, WEIGHT)
    for words in wordings:
        lines = text.wrapped(words, house.px(SIZE), room) if most > 1 else (words,)
        if len(lines) <= most and all(smallest.size(line)[0] <= room for line in lines):
            return lines
    return ()


def _shorter(house: House, seat: int) -> tuple[str, ...]:
    """Return what else may be told: the computer's level alone, or what the device is called."""
    place = house.seats[seat]
    if place.level is not None:
        return (house.words(f"tripolo.level.{place.level}"),)
    return (keypicture.name(house, place.source),) if place.source else ()


def _draw_chips(house: House, canvas: Canvas, foot: pygame.Rect, chips: int, *, narrow: bool) -> int:
    """Draw the chips at the right end; return how wide they are."""
    side = house.px(CHIP)
    chip = house.sprites.get("tripolo/chip", side)
    if not narrow or chips < MANY_CHIPS:
        for number in range(chips):
            canvas.blit(chip, (foot.right - (number + 1) * (side + house.px(3)), foot.centery - side // 2))
        return chips * (side + house.px(3))
    count = text.rendered(str(chips), house.px(SIZE), PAPER, text.Weight.BOLD)
    canvas.blit(chip, (foot.right - side, foot.centery - side // 2))
    canvas.blit(count, (foot.right - side - count.get_width() - 3, foot.centery - count.get_height() // 2))
    return side + count.get_width() + 3
