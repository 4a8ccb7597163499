"""What people did, in the words of the house: buttons, pointers, typed text, and news of devices and window.

Every input names its *source*: the block, pad, mouse or finger that it came from. Who sits behind a source is
known to the seats; what a button means is known to the scene.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum, auto


class Button(IntEnum):
    """A control of a source. The nine cells count row by row from 0, as on the grid."""

    CELL_0 = 0
    CELL_1 = 1
    CELL_2 = 2
    CELL_3 = 3
    CELL_4 = 4
    CELL_5 = 5
    CELL_6 = 6
    CELL_7 = 7
    CELL_8 = 8
    PREVIOUS = auto()
    DRAW = auto()
    NEXT = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    OK = auto()
    BACK = auto()
    STOP = auto()


class Move(StrEnum):
    """What a button does in lobby and menus."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    OK = auto()
    BACK = auto()


MENU_MOVES = {
    Button.CELL_1: Move.UP,
    Button.CELL_7: Move.DOWN,
    Button.CELL_3: Move.LEFT,
    Button.CELL_5: Move.RIGHT,
    Button.CELL_4: Move.OK,
    Button.DRAW: Move.BACK,
    Button.UP: Move.UP,
    Button.DOWN: Move.DOWN,
    Button.LEFT: Move.LEFT,
    Button.RIGHT: Move.RIGHT,
    Button.OK: Move.OK,
    Button.BACK: Move.BACK,
    Button.STOP: Move.BACK,
}


@dataclass(frozen=True)
class Press:
    """A button went down, freshly (never by auto-repeat)."""

    source: str
    button: Button


@dataclass(frozen=True)
class Release:
    """A button that was pressed went up again: what is shown only while it is held is hidden now."""

    source: str
    button: Button


class Phase(StrEnum):
    """What a pointer did."""

    DOWN = auto()
    MOVE = auto()
    UP = auto()
    CANCEL = auto()  # lifted by the system: whatever was begun does not count
    WHEEL = auto()
    SECOND = auto()  # the right button went down


@dataclass(frozen=True)
class Point:
    """A mouse or a finger acts at a place of the window, in pixels; steps is the wheel's turn (up is positive)."""

    source: str
    phase: Phase
    pos: tuple[int, int]
    steps: int = 0


class Edit(StrEnum):
    """A key that edits a name while it is typed."""

    ERASE = auto()
    ENTER = auto()
    CANCEL = auto()


@dataclass(frozen=True)
class Typed:
    """Text arrived for the name field."""

    text: str


@dataclass(frozen=True)
class Edited:
    """An editing key arrived for the name field."""

    edit: Edit


class News(StrEnum):
    """What happened to the window, or to the flow of time."""

    FOCUS_LOST = auto()
    FOCUS_GAINED = auto()
    TIME_JUMPED = auto()


@dataclass(frozen=True)
class Happened:
    """The window lost or got the focus, or time stood still for longer than can be caught up."""

    news: News


@dataclass(frozen=True)
class DeviceLost:
    """A pad, a keyboard or a mouse was unplugged; of a keyboard each block is told by itself."""

    source: str


@dataclass(frozen=True)
class DeviceFound:
    """A device was plugged in, or a numeric pad was seen for the first time."""

    source: str


@dataclass(frozen=True)
class Seen:
    """A key or button of any device moved, whatever it is bound to: told only while the devices are watched.

    ``device`` is what its settings are kept by, ``code`` what the bindings know the key or button by. ``source`` tells
    pads of one model apart.
    """

    device: str
    kind: "Kind"
    code: str
    label: str
    down: bool
    source: str = ""


class Kind(StrEnum):
    """What a device is."""

    KEYBOARD = auto()
    MOUSE = auto()
    PAD = auto()
    FINGER = auto()


Input = Press | Release | Point | Typed | Edited | Happened | DeviceLost | DeviceFound | Seen

MOUSE = "mouse"
KEYBOARD = "keyboard"  # the keys of a keyboard that belong to no block: arrows, Return, Escape
TOUCH = "touch-"  # followed by the seat: every finger acts for the seat in whose zone it came down
FINGER = "finger-"  # followed by the finger's number
PAD = "pad-"  # followed by the pad's number
BLOCK = "keys-"  # followed by the block's number, 1 to 4
BLOCKS = tuple(f"{BLOCK}{number}" for number in (1, 2, 3, 4))
NUMERIC_BLOCK = BLOCKS[3]
NTH = "@"  # between a source and the number of its device, from the second on: "keys-1@2", "mouse@3"


def of_device(source: str, number: int) -> str:
    """Return the source of a block or a mouse of the first, second, ... keyboard or mouse."""
    return source if number == 1 else f"{source}{NTH}{number}"


def base(source: str) -> str:
    """Return a source as the first device of its kind would be called: "keys-1@2" is "keys-1"."""
    return source.partition(NTH)[0]


def device_number(source: str) -> int:
    """Return which keyboard or mouse a source belongs to, from 1."""
    number = source.partition(NTH)[2]
    return int(number) if number else 1


def lowest_free(numbers: Iterable[int]) -> int:
    """Return the lowest number, from 1, that no device has."""
    taken = set(numbers)
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def is_block(source: str) -> bool:
    """Return whether a source is a keyboard block."""
    return base(source) in BLOCKS


def is_mouse(source: str) -> bool:
    """Return whether a source is a mouse, of however many."""
    return base(source) == MOUSE


def menu_move(given: Input) -> Move | None:
    """Return what an input means in a menu, None when it is no menu move."""
    return MENU_MOVES.get(given.button) if isinstance(given, Press) else None
