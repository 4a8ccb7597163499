"""A pad that nobody knows: "press the button for ...", one after the other; kept for all pads of its model."""

from games.engine.bindings import PAD_CONTROLS
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import KEYBOARD, Button, Happened, Input, Kind, News, Press, Seen
from games.engine.pads import Pad
from games.engine.page import Page
from games.engine.theme import DIM, GOLD
from games.engine.widgets import Widget
from games.menus import head, parts
from games.menus.controls_page import control_name

WAITS = 12 * TICK_RATE  # for each button; then nothing is changed
STICK = frozenset({Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT})
NEEDED = frozenset({Button.OK, Button.DRAW})  # without them no menu could be used
ASK_TOP, ASK_HEIGHT = 380.0, 130.0
SENTENCE_TOP, WAIT_TOP, LINE = 560.0, 640.0, 60.0
SKIP_TOP, SKIP_HEIGHT, SKIP_WIDTH = 800.0, 96.0, 460.0
DOTS_TOP = 260.0


class PadPage(Page):
    """Asks for each control of one pad. Leaving, waiting or losing the focus changes nothing."""

    def __init__(self, house: House, pad: Pad) -> None:
        super().__init__(house)
        self._pad = pad
        self._codes: dict[str, str] = {}  # by control, as far as shown
        self._rest = WAITS
        self._told = ""

    def enter(self) -> None:
        """Begin to watch all devices."""
        self.house.devices.watch(on=True)
        super().enter()

    def leave(self) -> None:
        """Leave the devices alone."""
        self.house.devices.watch(on=False)

    @property
    def animating(self) -> bool:
        """While the seconds run."""
        return True

    def handle(self, given: Input) -> None:
        """Take the buttons of this pad; everything else is as in every menu."""
        mine = isinstance(given, Seen) and given.kind is Kind.PAD and given.device == self._pad.device
        if isinstance(given, Happened) and given.news is News.FOCUS_LOST:
            self.back()
        elif isinstance(given, Seen):
            if mine and given.down:
                self._take(given.code)
        elif not isinstance(given, Press) or given.source == KEYBOARD:
            super().handle(given)

    def tick(self) -> None:
        """Give up after a while."""
        self._rest -= 1
        if self._rest <= 0:
            self.back()

    def build(self) -> list[Widget]:
        """Return the button for what this pad has not, and the way back."""
        words, sheet = self.house.words, parts.sheet(self.house)
        left = (sheet.width - SKIP_WIDTH) / 2
        return [
            Widget(
                "skip",
                sheet.rect(left, SKIP_TOP, SKIP_WIDTH, SKIP_HEIGHT),
                words("pad.skip"),
                icon="ui/pass",
                on_ok=lambda: self._show(""),
                enabled=self._asked not in NEEDED,
            ),
            head.back(self.house, self.back),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw what is asked for."""
        house, words, sheet = self.house, self.house.words, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "pad.heading")
        parts.line(house, canvas, self._pad.name, sheet.rect(0, 130, sheet.width, LINE), 30, DIM)
        parts.dots(house, canvas, sheet.rect(0, DOTS_TOP, sheet.width, LINE), len(PAD_CONTROLS), len(self._codes))
        control = control_name(house, self._asked.name.lower())
        asks = words("pad.push" if self._asked in STICK else "pad.press", control=control)
        area = sheet.rect(0, ASK_TOP, sheet.width, ASK_HEIGHT)
        parts.paragraph(house, canvas, asks, area, 56, GOLD, align=0.5, middle=True)
        parts.line(house, canvas, self._told, sheet.rect(0, SENTENCE_TOP, sheet.width, LINE), 30, align=0.5)
        wait = words("pad.wait", seconds=-(-self._rest // TICK_RATE))
        parts.line(house, canvas, wait, sheet.rect(0, WAIT_TOP, sheet.width, LINE), 26, DIM, align=0.5)
        self.draw_widgets(canvas)

    @property
    def _asked(self) -> Button:
        return PAD_CONTROLS[min(len(self._codes), len(PAD_CONTROLS) - 1)]

    def _take(self, code: str) -> None:
        taken = next((control for control, held in self._codes.items() if held == code), "")
        if taken:
            self._told = self.house.words("pad.again", control=control_name(self.house, taken))
            self._rest = WAITS
        else:
            self._show(code)

    def _show(self, code: str) -> None:
        """Keep the code of a control, an empty one when the pad has none, and ask for the next or end."""
        self._codes[self._asked.name.lower()] = code
        self._rest, self._told = WAITS, ""
        self.house.sounds.effect("menu-ok")
        if len(self._codes) == len(PAD_CONTROLS):
            changed = self.house.devices.bindings.changed
            changed[self._pad.device] = self._codes
            self.house.change("controls", changed)
            self.back()
        else:
            self.layout()
