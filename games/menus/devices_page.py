"""Key and device test: everything that is pressed lights up by device, and how many keys at once a keyboard carries."""

import pygame

from games.engine import keypicture, shapes, text
from games.engine.bindings import scancode_of
from games.engine.canvas import Canvas, flattened
from games.engine.house import House
from games.engine.inputs import Button, Happened, Input, Kind, Point, Press, Seen, of_device
from games.engine.page import Page
from games.engine.rollover import Handful, Rollover, blocks_for
from games.engine.theme import DIM, GOLD, LAMP, PAPER, mixed
from games.engine.widgets import Widget
from games.menus import device_names, head, parts
from games.menus.controls_page import ControlsPage

WIDE_BUTTON = 470.0
WHY_TOP, WHY_HEIGHT = 126.0, 84.0
ROWS_TOP, ROW, GAP = 222.0, 104.0, 14.0
MOST_ROWS = 5
ADVICE_TOP, ADVICE_HEIGHT = 824.0, 220.0
ICON, NAME_SHARE, COUNT_WIDTH = 56, 0.3, 190.0
CAP, NAME_SIZE = 66, 26
NAMED = 3  # letters from which on a label is a name
KEY_COLOUR = mixed(LAMP, PAPER, 0.18)
ENOUGH = 2  # keys at once from which on something can be said


class DevicesPage(Page):
    """A row for each device; below, what the keyboard pressed last is good for."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._rollover = Rollover()
        self._last = ""  # the keyboard pressed last

    def enter(self) -> None:
        """Begin to watch all devices."""
        self.house.devices.watch(on=True)
        super().enter()

    def leave(self) -> None:
        """Leave the devices alone."""
        self.house.devices.watch(on=False)
        self._rollover.let_go()

    def handle(self, given: Input) -> None:
        """Let everything light up; only Escape, Start and the pointers' buttons lead away."""
        if isinstance(given, Seen):
            self._rollover.take(given)
            if given.kind is Kind.KEYBOARD:
                self._last = given.device
        elif isinstance(given, Happened):
            self._rollover.let_go()
        elif isinstance(given, Press) and given.button is Button.STOP:
            self.house.sounds.effect("menu-back")
            self.back()
        elif isinstance(given, Point):
            super().handle(given)

    def build(self) -> list[Widget]:
        """Return the ways back and, where nobody else looks after them, to the controls."""
        back = head.back(self.house, self.back)
        controls = Widget(
            "controls",
            head.beside_back(self.house, WIDE_BUTTON),
            self.house.words("settings.controls"),
            icon="ui/pencil",
            on_ok=lambda: self.house.scenes.push(ControlsPage(self.house)),
        )
        return [back] if self.house.manners.has_desk else [back, controls]

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each device, and the advice."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "devices.heading", beside=WIDE_BUTTON + head.GAP)
        why = house.words(f"devices.why.{house.devices.why}")
        parts.paragraph(house, canvas, why, sheet.rect(0, WHY_TOP, sheet.width, WHY_HEIGHT), 26, DIM)
        for number, (device, handful) in enumerate(self._rows()):
            place = sheet.rect(0, ROWS_TOP + number * (ROW + GAP), sheet.width, ROW)
            self._draw_row(canvas, place, device, handful)
        area = sheet.rect(0, ADVICE_TOP, sheet.width, ADVICE_HEIGHT)
        parts.panel(house, canvas, area)
        inner = area.inflate(-2 * house.px(32), -2 * house.px(22))
        parts.paragraph(house, canvas, self._advice(), inner, 30, middle=True)
        self.draw_widgets(canvas)

    def _rows(self) -> list[tuple[str, Handful]]:
        """Return the devices, those with something pressed first when there are too many."""
        found = {device: Handful(kind) for device, kind in device_names.known(self.house).items()}
        rows = list({**found, **self._rollover.handfuls}.items())
        if len(rows) > MOST_ROWS:
            rows.sort(key=lambda row: (not row[1].held, not row[1].most))
        return rows[:MOST_ROWS]

    def _draw_row(self, canvas: Canvas, place: pygame.Rect, device: str, handful: Handful) -> None:
        house, px = self.house, self.house.px
        parts.panel(house, canvas, place, opacity=0.8 if handful.held else 0.45)
        icon = house.sprites.get(device_names.ICONS[handful.kind], px(ICON))
        canvas.centre(icon, (place.left + px(24) + px(ICON) / 2, place.centery))
        left = place.left + px(ICON + 44)
        name = pygame.Rect(left, place.top, round(place.width * NAME_SHARE), place.height)
        words = device_names.called(house, device, handful.kind)
        parts.paragraph(house, canvas, words, name, 26, middle=True)
        self._draw_caps(canvas, place, name.right + px(16), handful)
        if handful.most:
            count = pygame.Rect(place.right - px(COUNT_WIDTH), place.top, px(COUNT_WIDTH - 20), place.height)
            parts.line(house, canvas, house.words("devices.most", count=handful.most), count, 28, GOLD, align=1.0)

    def _draw_caps(self, canvas: Canvas, place: pygame.Rect, left: float, handful: Handful) -> None:
        """Draw a key for each that is down, overlapping when there are many."""
        house, cap = self.house, self.house.px(CAP)
        room = place.right - house.px(COUNT_WIDTH) - left - cap
        is_keys = handful.kind is Kind.KEYBOARD
        held = [
            device_names.key_label(house, scancode_of(code)) if is_keys else label
            for code, label in handful.held.items()
        ]
        pictures = [None if len(label) < NAMED else self._named_key(label) for label in held]
        widths = [picture.get_width() + house.px(8) if picture else cap for picture in pictures]
        closer = min(1.0, room / max(1, sum(widths[:-1])))
        for label, picture, width in zip(held, pictures, widths, strict=True):
            if picture:
                canvas.blit(picture, (left, place.centery - picture.get_height() // 2))
            else:
                spot = pygame.Rect(round(left), place.centery - cap // 2, cap, cap)
                keypicture.keycap(house, canvas, label, spot, accent=True)
            left += width * closer

    def _named_key(self, label: str) -> pygame.Surface:
        """Return a key with a name instead of a letter, as wide as that needs."""
        house = self.house
        words = text.rendered(label, house.px(NAME_SIZE), PAPER, text.Weight.SEMIBOLD)
        key = Canvas((words.get_width() + house.px(32), house.px(CAP - 6)))
        key.blit(shapes.rounded(key.size, house.px(12), KEY_COLOUR), (0, 0))
        key.centre(words, (key.size[0] / 2, key.size[1] / 2))
        return flattened(key)

    def _advice(self) -> str:
        house, words = self.house, self.house.words
        handful = self._rollover.handfuls.get(self._last)
        if handful is None or handful.most < ENOUGH:
            return words("devices.how")
        number = next((each.number for each in house.devices.keyboards.known() if each.device == self._last), 1)
        blocks = blocks_for(handful.most, numeric=max(1, number) in house.devices.keyboards.numeric)
        keys = " / ".join(keypicture.cells(house, of_device(block, max(1, number))) for block in blocks)
        key = "one" if len(blocks) == 1 else "some"
        return words(f"devices.advice.{key}", most=handful.most, count=len(blocks), keys=keys)
