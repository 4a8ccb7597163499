"""Change controls: choose a device, choose a control, press the new key or button. Kept by device in the settings."""

from dataclasses import dataclass
from functools import partial

from games.engine import keypicture
from games.engine.bindings import (
    CELLS,
    CHOOSERS,
    DRAWS,
    HOUSE_CONTROLS,
    KEY_CODES,
    MOUSE_CODES,
    PAD_CONTROLS,
    POINTS,
    SYSTEM,
    block_control,
    scancode_of,
)
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import BLOCKS, KEYBOARD, Button, Happened, Input, Kind, News, Press, Seen, of_device
from games.engine.page import Page
from games.engine.theme import DIM
from games.engine.widgets import Style, Widget
from games.menus import device_names, head, parts

WAITS = 8 * TICK_RATE  # for the new key; then all stays as it was
TARGET_TOP, TARGET_HEIGHT = 150.0, 100.0
COLUMNS, ROWS_TOP, ROW, GAP = 3, 290.0, 104.0, 22.0
SENTENCE_TOP, SENTENCE_HEIGHT = 812.0, 120.0
DEFAULTS_TOP, DEFAULTS_HEIGHT, DEFAULTS_WIDTH = 950.0, 90.0, 620.0
VALUE_SHARE = 0.34


@dataclass(frozen=True)
class Target:
    """What is changed together: a block of a keyboard, its keys for menus, a pad, a mouse."""

    device: str
    kind: Kind
    title: str
    controls: tuple[str, ...]
    defaults: dict[str, str]  # control by code


def targets(house: House) -> list[Target]:
    """Return everything whose controls can be changed."""
    found = []
    for keyboard in house.devices.keyboards.known() or []:
        for block in BLOCKS:
            source = of_device(block, max(1, keyboard.number))
            controls = tuple(block_control(block, button) for button in CHOOSERS + CELLS)
            title = keypicture.short(house, source)
            found.append(Target(keyboard.device, Kind.KEYBOARD, title, controls, KEY_CODES))
        menus = house.words("controls.menus")
        found.append(Target(keyboard.device, Kind.KEYBOARD, menus, HOUSE_CONTROLS, KEY_CODES))
    for mouse in house.devices.pointers.mice():
        title = device_names.called(house, mouse.device, Kind.MOUSE)
        found.append(Target(mouse.device, Kind.MOUSE, title, (POINTS, DRAWS), MOUSE_CODES))
    names = tuple(button.name.lower() for button in PAD_CONTROLS)
    found += [Target(pad.device, Kind.PAD, pad.name, names, pad.defaults) for pad in house.devices.pads.pads()]
    return found


def control_name(house: House, control: str) -> str:
    """Return what a control is called; in the games alike for every device."""
    block, _, name = control.rpartition(".")
    own = f"control.{block}_{name}"  # keys of the menus have no part in the games
    return house.words(own if house.words.has(own) else f"control.{name}")


class ControlsPage(Page):
    """One device's controls at a time."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._number = 0  # of the target
        self._asked = ""  # the control that waits for its new key
        self._rest = 0  # ticks that it waits
        self._told = ""  # a sentence about what happened last
        self._quiet = False  # the press that was the answer does nothing else

    def enter(self) -> None:
        """Begin to watch all devices."""
        self.house.devices.watch(on=True)
        super().enter()

    def leave(self) -> None:
        """Leave everything as it is."""
        self.house.devices.watch(on=False)
        self._asked = ""

    @property
    def animating(self) -> bool:
        """While the seconds run."""
        return bool(self._asked)

    def handle(self, given: Input) -> None:
        """Take the answer while one is waited for; else as in every menu."""
        if isinstance(given, Happened) and given.news is News.FOCUS_LOST:
            self._give_up()
        elif not self._asked:
            if not self._quiet:
                super().handle(given)
        elif isinstance(given, Press) and given.source == KEYBOARD and given.button is Button.STOP:
            self._give_up()
        elif isinstance(given, Seen):
            if given.down and given.device == self._target.device and not self._is_stop(given):
                self._answer(given)
        elif not isinstance(given, Press):
            super().handle(given)

    def tick(self) -> None:
        """Give up after a while."""
        self._quiet = False
        if self._asked:
            self._rest -= 1
            if self._rest <= 0:
                self._give_up()

    def build(self) -> list[Widget]:
        """Return the choice of the device, its controls, the defaults and the way back."""
        words, sheet = self.house.words, parts.sheet(self.house)
        choice = Widget(
            "target",
            sheet.rect(0, TARGET_TOP, sheet.width, TARGET_HEIGHT),
            device_names.called(self.house, self._target.device, self._target.kind),
            icon=device_names.ICONS[self._target.kind],
            value=self._target.title,
            on_adjust=self._step,
        )
        back = head.back(self.house, self.back)
        defaults = Widget(
            "defaults",
            sheet.rect((sheet.width - DEFAULTS_WIDTH) / 2, DEFAULTS_TOP, DEFAULTS_WIDTH, DEFAULTS_HEIGHT),
            words("controls.defaults"),
            icon="ui/undo",
            on_ok=self._reset,
            enabled=self._target.device in self.house.devices.bindings.changed,
        )
        return [choice, *self._controls(), defaults, back]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, widgets, and the sentence about what is going on."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "settings.controls")
        self.draw_widgets(canvas)
        area = sheet.rect(0, SENTENCE_TOP, sheet.width, SENTENCE_HEIGHT)
        if self._asked:
            seconds = -(-self._rest // TICK_RATE)
            asks = house.words("controls.press", control=control_name(house, self._asked), seconds=seconds)
            parts.banner(house, canvas, asks, area.inflate(0, -house.px(36)), urgent=True)
        else:
            words = self._told or house.words("controls.how")
            parts.paragraph(house, canvas, words, area, 28, DIM, align=0.5, middle=True)

    @property
    def _target(self) -> Target:
        found = targets(self.house)
        return found[min(self._number, len(found) - 1)]

    def _controls(self) -> list[Widget]:
        target, sheet = self._target, parts.sheet(self.house)
        codes = self._codes(target)
        made = []
        for number, control in enumerate(target.controls):
            row, column = divmod(number, COLUMNS)
            place = sheet.columns(COLUMNS, ROWS_TOP + row * (ROW + GAP), ROW, GAP)[column]
            made.append(
                Widget(
                    control,
                    place,
                    control_name(self.house, control),
                    value=self._label(target, codes.get(control, "")),
                    on_ok=partial(self._ask, control),
                    style=Style.PRIMARY if control == self._asked else Style.PLAIN,
                    size=26,
                    value_share=VALUE_SHARE,
                )
            )
        return made

    def _codes(self, target: Target) -> dict[str, str]:
        """Return the first code of each control."""
        table = self.house.devices.bindings.table(target.device, target.defaults)
        return {control: code for code, control in reversed(table.items())}

    def _label(self, target: Target, code: str) -> str:
        if target.kind is Kind.KEYBOARD:
            return device_names.key_label(self.house, scancode_of(code))
        return self.house.words(f"controls.button_{target.kind}", code=code.upper()) if code else ""

    def _ask(self, control: str) -> None:
        self._asked, self._rest, self._told = control, WAITS, ""

    def _give_up(self) -> None:
        if self._asked:
            self._told = self.house.words("controls.kept")
        self._asked = ""
        self.house.stale = True
        self.layout()

    def _is_stop(self, seen: Seen) -> bool:
        """Return whether it is the key that gives up, which its press tells next."""
        bound = self.house.devices.bindings.key(seen.device, scancode_of(seen.code))
        return seen.kind is Kind.KEYBOARD and bound == (KEYBOARD, Button.STOP)

    def _answer(self, seen: Seen) -> None:
        target, words = self._target, self.house.words
        clash = self.house.devices.bindings.bind(target.device, target.defaults, self._asked, seen.code)
        label = self._label(target, seen.code)
        if clash == SYSTEM:
            self._told = words("controls.system", key=label)
        elif clash:
            self._told = words("controls.clash", key=label, control=self._whole_name(clash))
        else:
            self._told = words("controls.done", key=label, control=control_name(self.house, self._asked))
            self._keep()
        self._asked, self._quiet = "", True
        self.house.sounds.effect("menu-back" if clash else "menu-ok")
        self.layout()

    def _whole_name(self, control: str) -> str:
        """Return a control's name, with its block where it has one."""
        block, _, _ = control.rpartition(".")
        name = control_name(self.house, control)
        if block == KEYBOARD:
            return f"{name} ({self.house.words('controls.menus')})"
        return f"{name} ({keypicture.short(self.house, block)})" if block else name

    def _step(self, step: int) -> None:
        self._number = (self._number + step) % len(targets(self.house))
        self._told = ""

    def _reset(self) -> None:
        self.house.devices.bindings.reset(self._target.device)
        self._told = self.house.words("controls.reset")
        self._keep()

    def _keep(self) -> None:
        self.house.change("controls", self.house.devices.bindings.changed)
