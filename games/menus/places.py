"""The places of the lobby: their widgets, and how a taken and a free place look."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.catalogue import Game
from games.engine import keypicture, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import PAD, TOUCH, is_mouse
from games.engine.seats import Seat
from games.engine.theme import DIM, PAPER, SHADE, Colour, mixed
from games.engine.widgets import Style, Widget
from games.menus import parts, side_mark
from games.menus.invitations import invitations
from games.menus.naming import Naming
from games.menus.table import PANEL_WIDTH

COLUMNS = 2
TOP, HEIGHT, GAP = 132.0, 822.0, 18.0
PAD_IN, BAR, EMBLEM, CROSS = 16, 8, 76, 52
NAME_SIZE = 36
PICTURE_SHARE = 0.92  # width of what a place is played with, of its height
FREE_PICTURE_SHARE = 0.8  # the same where nobody sits
WIDEST_PICTURE = 0.4  # of the place's width
HIGHEST_ROW = 84
FREE_ALPHA, LOST_ALPHA = 130, 70
NOT_READY = 0.4  # share of the seat's colour on a button that waits to be pressed
MARK_SHARE = 0.86  # of the emblem, where the middle of the mark of the table layout is
PENCIL, PENCIL_ALPHA = 30, 150


@dataclass(frozen=True)
class Acts:
    """What the widgets of a place do; each is told the seat's number."""

    ready: Callable[[int], None]
    name: Callable[[int], None]
    pick: Callable[[int, int], None]  # another name, the next or the one before
    handicap: Callable[[int, int], None]
    level: Callable[[int, int], None]
    clear: Callable[[int], None]
    fill: Callable[[int], None]  # put a computer on a free place
    hand_over: Callable[[int], None]  # put a computer in the place of a person


class Places:
    """Lays out and draws the places of a house.

    ``naming`` says whose name is being typed; where a place ``hands_over``, a button puts a computer in it.
    """

    def __init__(self, house: House, game: Game, naming: Naming, acts: Acts, *, hands_over: bool) -> None:
        self._house = house
        self._game = game
        self._naming = naming
        self._acts = acts
        self._hands_over = hands_over

    def rect(self, number: int) -> pygame.Rect:
        """Return where a place stands."""
        shown = self.shown()
        rows = -(-len(shown) // COLUMNS)
        row, column = divmod(shown.index(number), COLUMNS)
        sheet = parts.sheet(self._house)
        width = (sheet.width - PANEL_WIDTH - COLUMNS * GAP) / COLUMNS
        height = (HEIGHT + GAP) / rows - GAP
        is_alone = column == 0 and row * COLUMNS + 1 == len(shown)  # stands below the middle of the others
        left = (width + GAP) / 2 if is_alone else column * (width + GAP)
        return sheet.rect(left, TOP + row * (height + GAP), width, height)

    def shown(self) -> list[int]:
        """Return the numbers of the places, as many as the game has."""
        return [seat.number for seat in self._house.seats.offered(self._game.most)]

    def widgets(self, number: int) -> list[Widget]:
        """Return the widgets of a place, the one that a newcomer's cursor starts on first."""
        seat = self._house.seats[number]
        if seat.is_free:
            return [Widget(f"seat.{number}.free", self.rect(number), on_ok=lambda: self._acts.fill(number))]
        return [*(self._human(seat) if seat.is_human else self._computer(seat)), self._cross(seat)]

    def draw(self, canvas: Canvas, number: int, rings: Callable[[str], list[Colour]]) -> None:
        """Draw a place; rings gives the colours of the cursors on a widget's key."""
        seat = self._house.seats[number]
        (self._draw_free if seat.is_free else self._draw_taken)(canvas, seat, rings)

    def _human(self, seat: Seat) -> list[Widget]:
        number, words = seat.number, self._house.words
        top, bottom = self._right_rows(number)
        lost = seat.source in self._house.devices.lost
        ready = Widget(
            f"seat.{number}.ready",
            bottom,
            words("lobby.unplugged" if lost else "lobby.ready" if seat.ready else "lobby.not_ready"),
            icon="ui/tick" if seat.ready else "",
            on_ok=lambda: self._acts.ready(number),
            fill=parts.seat_colour(number) if seat.ready else mixed(SHADE, parts.seat_colour(number), NOT_READY),
        )
        name = Widget(
            f"seat.{number}.name",
            self._name_rect(number),
            on_ok=lambda: self._acts.name(number),
            on_adjust=lambda step: self._acts.pick(number, step),
            style=Style.QUIET,
        )
        return [ready, name, *self._extra(seat, top), *self._robot(number)]

    def _robot(self, number: int) -> list[Widget]:
        if not self._hands_over:
            return []
        place = self._corner(number, 1)
        hand_over = self._acts.hand_over
        return [
            Widget(f"seat.{number}.robot", place, icon="ui/robot", on_ok=lambda: hand_over(number), style=Style.QUIET)
        ]

    def _computer(self, seat: Seat) -> list[Widget]:
        number = seat.number
        top, bottom = self._right_rows(number)
        level = Widget(
            f"seat.{number}.level",
            bottom,
            value=self._house.words(f"{self._game.key}.level.{seat.level}"),
            on_adjust=lambda step: self._acts.level(number, step),
        )
        return [level, *self._extra(seat, top)]

    def _extra(self, seat: Seat, rect: pygame.Rect) -> list[Widget]:
        if not self._game.has_handicaps:
            return []
        words = self._house.words
        key = {0: "none", 1: "one", -1: "one"}.get(seat.extra, "some")
        extra = Widget(
            f"seat.{seat.number}.extra",
            rect,
            value=words(f"lobby.extra.{key}", count=f"{seat.extra:+d}".replace("-", "\N{MINUS SIGN}")),
            on_adjust=lambda step: self._acts.handicap(seat.number, step),
            size=28,
        )
        return [extra]

    def _cross(self, seat: Seat) -> Widget:
        place = self._corner(seat.number, 0)
        clear = self._acts.clear
        return Widget(
            f"seat.{seat.number}.cross",
            place,
            icon="ui/cross",
            on_ok=lambda: clear(seat.number),
            style=Style.QUIET,
        )

    def _corner(self, number: int, from_right: int) -> pygame.Rect:
        """Return where a small button stands at the upper right of a place."""
        rect, px = self.rect(number), self._house.px
        side = px(CROSS)
        left = rect.right - px(PAD_IN) - side - from_right * (side + px(8))
        return pygame.Rect(left, rect.top + px(PAD_IN + BAR + (EMBLEM - CROSS) / 2), side, side)

    def _name_rect(self, number: int) -> pygame.Rect:
        rect, px = self.rect(number), self._house.px
        left = rect.left + px(PAD_IN + EMBLEM + 8)
        right = self._corner(number, int(self._hands_over and self._house.seats[number].is_human)).left - px(10)
        return pygame.Rect(left, rect.top + px(PAD_IN + BAR), right - left, px(EMBLEM))

    def _picture_rect(self, number: int) -> pygame.Rect:
        rect, px = self.rect(number), self._house.px
        top = rect.top + px(PAD_IN + BAR + EMBLEM + 14)
        left, room = rect.left + px(PAD_IN), rect.bottom - px(PAD_IN - 4) - top
        height = min(room, round(rect.width * WIDEST_PICTURE / PICTURE_SHARE))
        return pygame.Rect(left, top + (room - height) // 2, round(height * PICTURE_SHARE), height)

    def _right_rows(self, number: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the upper and the lower place beside the key picture, the same one for a game without handicaps."""
        rect, picture, px = self.rect(number), self._picture_rect(number), self._house.px
        left, gap = picture.right + px(16), px(14)
        width, height = rect.right - px(PAD_IN) - left, min((picture.height - gap) // 2, px(HIGHEST_ROW))
        upper = pygame.Rect(left, picture.centery - gap // 2 - height, width, height)
        if not self._game.has_handicaps:
            return (whole := upper.inflate(0, gap).move(0, (height + gap) // 2)), whole
        return upper, upper.move(0, height + gap)

    def _draw_taken(self, canvas: Canvas, seat: Seat, rings: Callable[[str], list[Colour]]) -> None:
        house, px, rect = self._house, self._house.px, self.rect(seat.number)
        colour = parts.seat_colour(seat.number)
        parts.panel(house, canvas, rect, opacity=0.72)
        canvas.blit(shapes.rounded((rect.width - px(44), px(BAR)), px(BAR) / 2, colour), (rect.left + px(22), rect.top))
        parts.emblem(
            house,
            canvas,
            seat.number,
            pygame.Rect(rect.left + px(PAD_IN), rect.top + px(PAD_IN + BAR), px(EMBLEM), px(EMBLEM)),
        )
        if house.settings.around:
            corner = PAD_IN + EMBLEM * MARK_SHARE
            side_mark.draw(house, canvas, seat.number, (rect.left + px(corner), rect.top + px(corner + BAR)))
        for widget in self.widgets(seat.number):
            widgets.draw(house, canvas, widget, rings(widget.key))
        self._draw_name(canvas, seat)
        self._draw_picture(canvas, seat)

    def _draw_name(self, canvas: Canvas, seat: Seat) -> None:
        house, px = self._house, self._house.px
        rect = self._name_rect(seat.number).inflate(-px(24), 0)
        typed = self._naming.seat == seat.number
        name = self._naming.text if typed else house.name(seat.number)
        room = pygame.Rect(rect.left, rect.top, rect.width - px(PENCIL + 8), rect.height)
        written = parts.line(house, canvas, name, room, NAME_SIZE, weight=text.Weight.BOLD)
        if seat.is_human and not typed:
            pencil = house.sprites.get("ui/pencil", px(PENCIL))
            canvas.centre(pencil, (rect.right - px(PENCIL) / 2, rect.centery), PENCIL_ALPHA)
        if typed:
            caret = shapes.rounded((px(4), px(44)), px(2), parts.seat_colour(seat.number))
            canvas.blit(caret, (written.right + px(3), rect.centery - px(22)))

    def _draw_picture(self, canvas: Canvas, seat: Seat) -> None:
        house, rect = self._house, self._picture_rect(seat.number)
        if seat.source is None:
            picture = house.sprites.get("ui/robot", round(rect.width * 0.8))
            canvas.centre(picture, rect.center)
        elif seat.source in house.devices.lost:
            keypicture.draw(house, canvas, seat.source, rect, LOST_ALPHA)
        else:
            colour = None if seat.ready else parts.seat_colour(seat.number)
            keypicture.draw(house, canvas, seat.source, rect, marked=colour)

    def _draw_free(self, canvas: Canvas, seat: Seat, rings: Callable[[str], list[Colour]]) -> None:
        house, px, rect = self._house, self._house.px, self.rect(seat.number)
        parts.panel(house, canvas, rect, opacity=0.3)
        colours = rings(f"seat.{seat.number}.free")
        rim = colours[0] if colours else parts.seat_colour(seat.number)
        canvas.blit(shapes.ring(rect.size, px(parts.PANEL_CORNER), rim, px(4), 1.0 if colours else 0.35), rect.topleft)
        way = invitations(house, self._game.most)[seat.number]
        inner = rect.inflate(-2 * px(PAD_IN + 6), -2 * px(PAD_IN + 16))
        height = min(inner.height, round(inner.width * WIDEST_PICTURE / FREE_PICTURE_SHARE))
        picture = pygame.Rect(0, 0, round(height * FREE_PICTURE_SHARE), height)
        picture.midleft = inner.midleft
        keypicture.draw(house, canvas, way, picture, 200)
        beside = pygame.Rect(picture.right + px(24), picture.top, inner.right - picture.right - px(24), inner.height)
        beside.height = inner.bottom - beside.top
        side = px(64)
        parts.emblem(house, canvas, seat.number, pygame.Rect(beside.left, beside.top, side, side), FREE_ALPHA)
        below = pygame.Rect(beside.left, beside.top + side + px(10), beside.width, beside.height - side - px(10))
        if any(is_mouse(human.source or "") for human in house.seats.humans()):
            foot = pygame.Rect(below.left, inner.bottom - px(36), below.width, px(36))
            parts.line(house, canvas, house.words("lobby.join.computer"), foot, 22, DIM)
            below.height -= foot.height
        parts.paragraph(house, canvas, house.words(f"lobby.join.{_kind(way)}"), below, 30, PAPER if colours else DIM)


def _kind(way: str) -> str:
    return "mouse" if is_mouse(way) else {PAD: "pad", TOUCH: "touch"}.get(way, "keys")
