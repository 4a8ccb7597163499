"""The operator's tests: keys, mice, touch and pads, speakers, colours, and inputs that have not been seen for long."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input, Move, Phase, Point, menu_move
from games.engine.page import Page
from games.engine.scene import Scene
from games.engine.theme import ALARM, CARD_COLOURS, DIM, GOLD, PAPER, SEAT_COLOURS, Colour
from games.engine.widgets import Widget
from games.kiosk.books import Seen
from games.kiosk.desk import Desk
from games.menus import parts
from games.menus.devices_page import DevicesPage

ENTRY, GAP, TOP, WIDTH = 92.0, 16.0, 150.0, 560.0
SILENT_DAYS: Final = 7  # after which an input that was used before counts as dead, perhaps
MOST_LINES: Final = 14
LINE: Final = 46
SOUNDS: Final = {"effect": "win", "voice": "ready"}
PLAIN: Final[tuple[Colour, ...]] = (
    (255, 255, 255),
    (0, 0, 0),
    (255, 0, 0),
    (0, 255, 0),
    (0, 0, 255),
)


class TestsPage(Page):
    """Leads to the tests; beside them the inputs that may be dead."""

    __test__ = False  # it is a page of the product

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk

    def build(self) -> list[Widget]:
        """Return the tests, and the way back."""
        house, sheet = self.house, parts.sheet(self.house)
        sounds = house.sounds
        acts: dict[str, tuple[str, Callable[[], None]]] = {
            "devices": ("ui/keyboard", lambda: house.scenes.push(DevicesPage(house))),
            "effect": ("ui/speaker", partial(sounds.effect, SOUNDS["effect"])),
            "voice": ("ui/voice", partial(sounds.say, SOUNDS["voice"])),
            "music": ("ui/music", partial(self._play, "tripolo")),
            "colours": ("ui/eye", lambda: house.scenes.push(Colours(house))),
            "back": ("ui/arrow-left", self.back),
        }
        return [
            Widget(
                name,
                sheet.rect(0, TOP + number * (ENTRY + GAP), WIDTH, ENTRY),
                house.words(f"kiosk.tests.{name}" if name != "back" else "page.back"),
                icon=icon,
                on_ok=act,
            )
            for number, (name, (icon, act)) in enumerate(acts.items())
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, tests, and the inputs that have been silent for longest."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("kiosk.operator.tests"), sheet.rect(0, 34, sheet.width, 90))
        room = sheet.rect(WIDTH + 40, TOP, sheet.width - WIDTH - 40, 860)
        parts.panel(house, canvas, room)
        inner = room.inflate(-house.px(60), -house.px(40))
        head = pygame.Rect(inner.left, inner.top, inner.width, house.px(60))
        parts.line(house, canvas, house.words("kiosk.tests.silent"), head, 34, GOLD)
        seen = self._desk.books.inputs()
        if not seen:
            parts.paragraph(house, canvas, house.words("kiosk.tests.none"), inner.move(0, house.px(80)), 28, DIM)
        for number, each in enumerate(seen[:MOST_LINES]):
            self._line(canvas, inner, head.bottom + number * house.px(LINE), each)
        self.draw_widgets(canvas)

    def _line(self, canvas: Canvas, inner: pygame.Rect, top: int, seen: Seen) -> None:
        """Draw an input, how often it was pressed, and when last; in another colour when that is long ago."""
        house = self.house
        days = (house.moment().date() - datetime.fromisoformat(seen.last).date()).days
        colour = ALARM if days >= SILENT_DAYS else PAPER
        left = pygame.Rect(inner.left, top, round(inner.width * 0.6), house.px(LINE))
        right = pygame.Rect(left.right, top, inner.right - left.right, house.px(LINE))
        parts.line(house, canvas, f"{seen.device}: {seen.button}", left, 26, colour)
        parts.line(house, canvas, f"{seen.presses} · {seen.last[:10]}", right, 26, colour, align=1.0)

    def _play(self, name: str) -> None:
        """Let the music of a game be heard until the page is left."""
        self.music = "" if self.music == name else name


class Colours(Scene):
    """Fills the screen with one colour after the other, then with those of cards and seats."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._at = 0

    def handle(self, given: Input) -> None:
        """Go on with any press, back with the last one."""
        back = menu_move(given) is Move.BACK
        onwards = menu_move(given) is not None or (isinstance(given, Point) and given.phase is Phase.DOWN)
        self._at += int(onwards)
        if back or self._at > len(PLAIN):
            self.house.scenes.pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the colour of the moment, in the end all of the games' own."""
        if self._at < len(PLAIN):
            canvas.blit(shapes.rounded(canvas.size, 0, PLAIN[self._at]), (0, 0))
            return
        for row, colours in enumerate((CARD_COLOURS, SEAT_COLOURS)):
            width, height = canvas.size[0] // len(colours) + 1, canvas.size[1] // 2 + 1
            for number, colour in enumerate(colours):
                canvas.blit(shapes.rounded((width, height), 0, colour), (number * width, row * height))
