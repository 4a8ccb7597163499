"""Which key or button is which control: by scancode, so that every layout plays alike, and as people have changed it.

A *control* is what can be bound: "keys-1.cell_0", "keyboard.stop", "ok", "draw"; a *code* is what it is bound to: "20"
for a key by its scancode, "3" for a button of a mouse, "b3", "a1-" or "h0.4" for a button, an axis or the cross of a
pad.
"""

from collections.abc import Mapping

import pygame

from games.engine.inputs import BLOCKS, KEYBOARD, Button

CELLS = tuple(Button(number) for number in range(9))
CHOOSERS = (Button.PREVIOUS, Button.DRAW, Button.NEXT)

# Per block: the nine cells row by row, then previous card, draw, next card.
BLOCK_KEYS: dict[str, tuple[int, ...]] = {
    BLOCKS[0]: (
        *(pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E),
        *(pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D),
        *(pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C),
        *(pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3),
    ),
    BLOCKS[1]: (
        *(pygame.KSCAN_R, pygame.KSCAN_T, pygame.KSCAN_Y),
        *(pygame.KSCAN_F, pygame.KSCAN_G, pygame.KSCAN_H),
        *(pygame.KSCAN_V, pygame.KSCAN_B, pygame.KSCAN_N),
        *(pygame.KSCAN_4, pygame.KSCAN_5, pygame.KSCAN_6),
    ),
    BLOCKS[2]: (
        *(pygame.KSCAN_U, pygame.KSCAN_I, pygame.KSCAN_O),
        *(pygame.KSCAN_J, pygame.KSCAN_K, pygame.KSCAN_L),
        *(pygame.KSCAN_M, pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD),
        *(pygame.KSCAN_7, pygame.KSCAN_8, pygame.KSCAN_9),
    ),
    BLOCKS[3]: (
        *(pygame.KSCAN_KP_7, pygame.KSCAN_KP_8, pygame.KSCAN_KP_9),
        *(pygame.KSCAN_KP_4, pygame.KSCAN_KP_5, pygame.KSCAN_KP_6),
        *(pygame.KSCAN_KP_1, pygame.KSCAN_KP_2, pygame.KSCAN_KP_3),
        *(pygame.KSCAN_KP_DIVIDE, pygame.KSCAN_KP_MULTIPLY, pygame.KSCAN_KP_MINUS),
    ),
}

HOUSE_KEYS: dict[int, Button] = {
    pygame.KSCAN_UP: Button.UP,
    pygame.KSCAN_DOWN: Button.DOWN,
    pygame.KSCAN_LEFT: Button.LEFT,
    pygame.KSCAN_RIGHT: Button.RIGHT,
    pygame.KSCAN_RETURN: Button.OK,
    pygame.KSCAN_KP_ENTER: Button.OK,
    pygame.KSCAN_SPACE: Button.OK,
    pygame.KSCAN_TAB: Button.DOWN,
    pygame.KSCAN_BACKSPACE: Button.BACK,
    pygame.KSCAN_ESCAPE: Button.STOP,
}

KEY_BUTTONS: dict[int, tuple[str, Button]] = {
    **{key: (KEYBOARD, button) for key, button in HOUSE_KEYS.items()},
    **{
        key: (block, button)
        for block, keys in BLOCK_KEYS.items()
        for key, button in zip(keys, CELLS + CHOOSERS, strict=True)
    },
}

# A pad that no database knows, as the common ones count: A B X Y, shoulders, back, start; stick, cross.
PAD_CODES: dict[str, Button] = {
    "b0": Button.OK,
    "b1": Button.DRAW,
    "b2": Button.DRAW,
    "b4": Button.PREVIOUS,
    "b5": Button.NEXT,
    "b7": Button.STOP,
    "b9": Button.STOP,
    "b11": Button.UP,
    "b12": Button.DOWN,
    "b13": Button.LEFT,
    "b14": Button.RIGHT,
    "a0-": Button.LEFT,
    "a0+": Button.RIGHT,
    "a1-": Button.UP,
    "a1+": Button.DOWN,
    "h0.1": Button.UP,
    "h0.2": Button.RIGHT,
    "h0.4": Button.DOWN,
    "h0.8": Button.LEFT,
}
PAD_CONTROLS = (
    *(Button.OK, Button.DRAW, Button.PREVIOUS, Button.NEXT, Button.STOP),
    *(Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT),
)

# Buttons of a mouse: what points and drags, and what draws a card or goes back.
POINTS, DRAWS = "point", "draw"
MOUSE_CODES: dict[str, str] = {"1": POINTS, "3": DRAWS}


def block_control(block: str, button: Button) -> str:
    """Return the control of a button of a block."""
    return f"{block}.{button.name.lower()}"


BLOCK_CODES: dict[str, str] = {
    str(key): block_control(block, button)
    for block, keys in BLOCK_KEYS.items()
    for key, button in zip(keys, CELLS + CHOOSERS, strict=True)
}
HOUSE_CODES: dict[str, str] = {str(key): block_control(KEYBOARD, button) for key, button in HOUSE_KEYS.items()}
HOUSE_CONTROLS = tuple(dict.fromkeys(HOUSE_CODES.values()))
KEY_CODES = BLOCK_CODES | HOUSE_CODES
LONGEST_CODE = 3  # digits: scancodes are below 512
SYSTEM = "system"  # instead of a control, when a code is the system's

# Never bound: Shift opens the dialog of sticky keys, F-keys switch to full screen and to other things.
SYSTEM_CODES = frozenset(
    str(key)
    for key in (
        *range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1),
        *range(pygame.KSCAN_LCTRL, pygame.KSCAN_RGUI + 1),
        *(pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCK, pygame.KSCAN_SCROLLLOCK, pygame.KSCAN_PRINTSCREEN),
    )
)


def scancode_of(code: str) -> int:
    """Return the scancode of a key's code; that of no key for anything else."""
    return int(code) if code.isdecimal() and len(code) <= LONGEST_CODE else pygame.KSCAN_UNKNOWN


def effective(defaults: Mapping[str, str], changed: Mapping[str, str]) -> dict[str, str]:
    """Return the control of each code, by the defaults and by what was changed (codes by control).

    Changes that clash with each other or with the rest, as a damaged file may tell, do not count at all; nor do those
    that would leave a control of the menus without a key, for every page must have its way out.
    """
    known = set(defaults.values())
    fresh = {
        control: code
        for control, code in changed.items()
        if control in known and (control not in HOUSE_CONTROLS or scancode_of(code))
    }
    table = {code: control for code, control in defaults.items() if control not in fresh}
    for control, code in fresh.items():
        if code in table or (code in SYSTEM_CODES and _are_keys(defaults)):
            return dict(defaults)
        if code:  # an empty one: this pad has no such button
            table[code] = control
    return table


class Bindings:
    """What each code of each device means. ``changed`` is kept by whoever hands it in: codes by control, by device."""

    def __init__(self, changed: dict[str, dict[str, str]] | None = None) -> None:
        self.changed = {} if changed is None else changed
        self._keys: dict[str, dict[int, tuple[str, Button]]] = {}

    def table(self, device: str, defaults: Mapping[str, str]) -> dict[str, str]:
        """Return the control of each code of a device."""
        return effective(defaults, self.changed.get(device, {}))

    def key(self, device: str, scancode: int) -> tuple[str, Button] | None:
        """Return the block, or the keyboard for keys of no block, and the button of a key; None when it has none."""
        return self._keys_of(device).get(scancode)

    def block(self, device: str, block: str) -> tuple[int, ...]:
        """Return the twelve keys of a block by scancode: nine cells row by row, previous, draw, next."""
        found = {bound: key for key, bound in self._keys_of(device).items()}
        return tuple(found.get((block, button), pygame.KSCAN_UNKNOWN) for button in CELLS + CHOOSERS)

    def bind(self, device: str, defaults: Mapping[str, str], control: str, code: str) -> str:
        """Bind a control of a device to a code, if it is free; return the control that has the code already, or "".

        From then on it is the only code of the control. Keys that are never bound have SYSTEM instead of a control.
        """
        table = self.table(device, defaults)
        clash = table.get(code, "") or (SYSTEM if code in SYSTEM_CODES and _are_keys(defaults) else "")
        if clash not in {"", control}:
            return clash
        if [held for held, bound in table.items() if bound == control] != [code]:
            self.changed.setdefault(device, {})[control] = code
            self._keys.clear()
        return ""

    def reset(self, device: str) -> None:
        """Go back to the defaults of a device."""
        self.changed.pop(device, None)
        self._keys.clear()

    def _keys_of(self, device: str) -> dict[int, tuple[str, Button]]:
        if device not in self._keys:
            table = self.table(device, KEY_CODES)
            self._keys[device] = {
                scancode_of(code): _bound(control) for code, control in table.items() if scancode_of(code)
            }
        return self._keys[device]


def _are_keys(defaults: Mapping[str, str]) -> bool:
    """Return whether codes are those of keys."""
    return BLOCK_CODES.items() <= defaults.items()


def _bound(control: str) -> tuple[str, Button]:
    block, _, name = control.partition(".")
    return block, Button[name.upper()]
