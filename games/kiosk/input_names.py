"""What the operator calls keys and buttons: "Keyboard 2 · key U", "Gamepad · A", by what the books keep of them.

The books know an input by its device (a pad's is followed by its source, for pads of one model are alike) and by its
kind and code.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from games.engine import keypicture
from games.engine.bindings import KEY_CODES, MOUSE_CODES, scancode_of
from games.engine.house import House
from games.engine.inputs import FINGER, KEYBOARD, Kind, Point, Seen, is_block, lowest_free, of_device
from games.engine.pads import GUESS, Pad
from games.kiosk.books import Seen as Kept
from games.menus import device_names

MOUSE_BUTTONS: Final = {"1": "left", "2": "wheel", "3": "right"}
SIGNS: Final = frozenset("abxy")  # what stands on a pad's buttons
KINDS: Final = frozenset(map(str, Kind))
CROSS: Final = {"1": "up", "2": "right", "4": "down", "8": "left"}


@dataclass(frozen=True)
class Where:
    """An input as the books keep it."""

    device: str
    button: str

    @property
    def kind(self) -> Kind:
        """What its device is."""
        return Kind(self.button.partition(" ")[0])

    @property
    def code(self) -> str:
        """What the bindings know it by; empty for a touch screen."""
        return self.button.partition(" ")[2]

    @property
    def settings(self) -> str:
        """What the settings of its device are kept by."""
        return self.device.rpartition(" ")[0] if self.kind is Kind.PAD else self.device


def kept(inputs: Iterable[Kept]) -> dict[Where, Kept]:
    """Return what the books keep by input, in their order; what no program of today has written is left out."""
    return {Where(each.device, each.button): each for each in inputs if each.button.partition(" ")[0] in KINDS}


def where(given: Seen | Point) -> Where:
    """Return how the books keep a key, a button, or the touch of a finger."""
    if isinstance(given, Point):
        return Where(FINGER, str(Kind.FINGER))
    device = f"{given.device} {given.source}" if given.kind is Kind.PAD else given.device
    return Where(device, f"{given.kind} {given.code}")


class InputNames:
    """The names of all inputs of the books; devices of a kind are numbered when there are several."""

    def __init__(self, house: House, inputs: Iterable[Where]) -> None:
        self._house = house
        self._devices: dict[Kind, list[str]] = {}
        for each in sorted(inputs, key=lambda each: each.device):
            of_kind = self._devices.setdefault(each.kind, [])
            of_kind += [each.device] if each.device not in of_kind else []

    def device(self, kind: Kind, device: str) -> str:
        """Return what a device is called."""
        words = self._house.words
        if kind is Kind.FINGER:
            return words("kiosk.input.touch")
        called, several = words(f"device.{kind}"), len(self._devices[kind]) > 1
        return f"{called} {self.number(kind, device)}" if several else called

    def number(self, kind: Kind, device: str) -> int:
        """Return a device's number: the one it has in the game, where the game numbers it, else a free one."""
        there = self._devices[kind]
        numbers = {each: number for each, number in self._known(kind) if each in there}
        for each in there:
            numbers.setdefault(each, lowest_free(numbers.values()))
        return numbers[device]

    def group(self, each: Where) -> str:
        """Return the name of what an input belongs to: a block of a keyboard, or the whole device."""
        called, block = self.device(each.kind, each.device), block_of(self.control(each))
        if each.kind is not Kind.KEYBOARD:
            return called
        if not is_block(block):
            return self._house.words("kiosk.input.other", device=called)
        keys = keypicture.cells(self._house, self._source(block, each))
        return f"{self.number(each.kind, each.device)}: {keys}" if len(self._devices[each.kind]) > 1 else keys

    def name(self, each: Where) -> str:
        """Return what an input is called, with its device."""
        if each.kind is Kind.FINGER:
            return self.device(each.kind, each.device)
        return f"{self.device(each.kind, each.device)} · {self._part(each)}"

    def names(self, several: Sequence[Where]) -> str:
        """Return what several inputs of one device are called together."""
        first = several[0]
        if len(several) == 1:
            return self.name(first)
        called = self.device(first.kind, first.device)
        if first.kind is not Kind.KEYBOARD:
            return f"{called} · {', '.join(map(self._part, several))}"
        return f"{called} · {' '.join(map(self._key, several))}"

    def control(self, each: Where) -> str:
        """Return what an input is bound to; empty when it is to nothing."""
        return self.table(each).get(each.code, "")

    def table(self, each: Where) -> dict[str, str]:
        """Return the controls of an input's device by code."""
        pad = self._pad(each)
        defaults = {Kind.KEYBOARD: KEY_CODES, Kind.MOUSE: MOUSE_CODES, Kind.PAD: pad.defaults if pad else GUESS}
        return self._house.devices.bindings.table(each.settings, defaults[each.kind]) if each.kind in defaults else {}

    def has_part(self, each: Where, code: str) -> bool:
        """Return whether a pad is known to have a button of a code."""
        pad = self._pad(each)
        return pad is not None and code.startswith("b") and code in pad.parts

    def _part(self, each: Where) -> str:
        words, code = self._house.words, each.code
        if each.kind is Kind.KEYBOARD:
            key = self._key(each)
            return words("kiosk.input.key", key=key) if len(key) == 1 else key
        if each.kind is Kind.MOUSE:
            button = MOUSE_BUTTONS.get(code)
            return words(f"kiosk.input.{button}") if button else words("kiosk.input.button", number=code)
        return self._part_of_pad(each)

    def _key(self, each: Where) -> str:
        return device_names.key_label(self._house, scancode_of(each.code))

    def _part_of_pad(self, each: Where) -> str:
        words, code, pad = self._house.words, each.code, self._pad(each)
        part = pad.parts.get(code) or pad.parts.get(code.rstrip("+-~"), "") if pad else ""
        if part in SIGNS:
            return part.upper()
        if words.has(f"kiosk.input.part.{part}"):
            return words(f"kiosk.input.part.{part}")
        way = CROSS.get(code.partition(".")[2])
        if way:
            return words(f"kiosk.input.part.dp{way}")
        number = code[1:].rstrip("+-~")
        return words(f"kiosk.input.{'axis' if code.startswith('a') else 'button'}", number=number)

    def _known(self, kind: Kind) -> Iterable[tuple[str, int]]:
        """Return the numbers that the game has given to devices of a kind."""
        devices = self._house.devices
        if kind is Kind.KEYBOARD:
            return [(each.device, max(1, each.number)) for each in devices.keyboards.known()]
        return [(each.device, each.number) for each in devices.pointers.mice()] if kind is Kind.MOUSE else []

    def _source(self, block: str, each: Where) -> str:
        return of_device(block, dict(self._known(Kind.KEYBOARD)).get(each.device, 1))

    def _pad(self, each: Where) -> Pad | None:
        pads = self._house.devices.pads.pads()
        return next((pad for pad in pads if f"{pad.device} {pad.source}" == each.device), None)


def block_of(control: str) -> str:
    """Return the block of a keyboard that a control belongs to; that of menus is none."""
    return control.partition(".")[0] if "." in control else KEYBOARD
