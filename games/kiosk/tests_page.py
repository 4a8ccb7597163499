"""The operator's tests: keys, mice, touch and pads, speakers, colours, and inputs that have not been seen for long."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import Input, Move, Phase, Point, menu_move
from games.engine.page import Page
from games.engine.scene import Scene
from games.engine.theme import ALARM, CARD_COLOURS, DIM, GOLD, PAPER, SEAT_COLOURS, Colour
from games.engine.widgets import Widget
from games.kiosk.desk import Desk
from games.kiosk.input_names import InputNames, kept
from games.kiosk.silent import DEAD_DAYS, Silent, ago, days, silent
from games.menus import parts
from games.menus.devices_page import DevicesPage

ENTRY, GAP, TOP, WIDTH = 92.0, 16.0, 150.0, 560.0
LINE, ABOUT = 44, 84
COUNT_PLACE, COUNT_WIDTH = 0.56, 0.14  # of a line: where it says how often
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
        self._age = 0

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

    def tick(self) -> None:
        """Let be seen, once a second, what was pressed."""
        self._age += 1
        self.house.stale |= self._age % TICK_RATE == 0

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, tests, and the inputs that have been silent for longest."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("kiosk.operator.tests"), sheet.rect(0, 34, sheet.width, 90))
        room = sheet.rect(WIDTH + 40, TOP, sheet.width - WIDTH - 40, 880)
        parts.panel(house, canvas, room)
        self._draw_inputs(canvas, room.inflate(-house.px(60), -house.px(36)))
        self.draw_widgets(canvas)

    def _draw_inputs(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw as many inputs as there is room for, those that may be dead first."""
        house, px = self.house, self.house.px
        inputs = kept(self._desk.books.inputs())
        names = InputNames(house, inputs)
        head = pygame.Rect(area.left, area.top, area.width, px(60))
        parts.line(house, canvas, house.words("kiosk.tests.silent"), head, 34, GOLD)
        about = pygame.Rect(area.left, head.bottom, area.width, px(ABOUT))
        told = house.words("kiosk.tests.about" if inputs else "kiosk.tests.none", days=DEAD_DAYS)
        parts.paragraph(house, canvas, told, about, 26, DIM, middle=True)
        row = pygame.Rect(area.left, about.bottom + px(12), area.width, px(LINE))
        for each in silent(inputs, names, house.moment())[: (area.bottom - row.top) // row.height]:
            self._line(canvas, row, names, each)
            row = row.move(0, row.height)

    def _line(self, canvas: Canvas, row: pygame.Rect, names: InputNames, each: Silent) -> None:
        """Draw inputs, how often they were pressed, and when last; in another colour when that is long ago."""
        house, now = self.house, self.house.moment()
        colour = ALARM if days(each.last or self._desk.books.since, now) >= DEAD_DAYS else PAPER
        when = parts.line(house, canvas, ago(house.words, each.last, now), row, 26, colour, align=1.0)
        name = row.copy()
        name.width = (round(row.width * COUNT_PLACE) if each.presses else when.left - row.left) - house.px(16)
        if each.presses:
            count = pygame.Rect(name.right, row.top, house.px(16) + round(row.width * COUNT_WIDTH), row.height)
            parts.line(
                house, canvas, house.words("kiosk.tests.times", count=each.presses), count, 26, colour, align=1.0
            )
        parts.line(house, canvas, names.names(each.inputs), name, 26, colour)

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
