"""What is printed on the keys, as far as the key presses seen so far tell.

Nothing turns a scancode into a key, but each press carries both. A layout is recognised as soon as the presses
fit only one of the known ones; single keys that differ are learned one by one.
"""

from collections.abc import Callable, Mapping

import pygame

from games.engine.bindings import BLOCK_KEYS
from games.engine.inputs import base

ROWS = ("qwe asd zxc 123", "rty fgh vbn 456", "uio jkl m,. 789", "789 456 123 /*-")
QWERTY: dict[int, str] = {
    key: letter
    for keys, row in zip(BLOCK_KEYS.values(), ROWS, strict=True)
    for key, letter in zip(keys, row.replace(" ", ""), strict=True)
}
QWERTZ = {**QWERTY, pygame.KSCAN_Y: "z", pygame.KSCAN_Z: "y"}
AZERTY = {
    **QWERTY,
    pygame.KSCAN_Q: "a",
    pygame.KSCAN_W: "z",
    pygame.KSCAN_A: "q",
    pygame.KSCAN_Z: "w",
    pygame.KSCAN_M: ",",
    pygame.KSCAN_COMMA: ";",
    pygame.KSCAN_PERIOD: ":",
}
LAYOUTS: Mapping[str, dict[int, str]] = {"qwerty": QWERTY, "qwertz": QWERTZ, "azerty": AZERTY}
LAYOUT_OF_LANGUAGE = {"en": "qwerty", "de": "qwertz", "fr": "azerty"}
TOP_ROW = frozenset(key for keys in list(BLOCK_KEYS.values())[:3] for key in keys[9:])
# Keys that belong to no block until somebody binds them, by what a US keyboard prints on them.
SIGNS: Mapping[int, str] = {
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_BACKSLASH: "\\",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_NONUSBACKSLASH: "<",
    pygame.KSCAN_KP_PLUS: "+",
    pygame.KSCAN_KP_0: "0",
    pygame.KSCAN_KP_PERIOD: ".",
}
NAMES: Mapping[int, str] = {
    getattr(pygame, constant): constant.removeprefix("KSCAN_").lower()
    for constant in dir(pygame)
    if constant.startswith("KSCAN_") and constant != "KSCAN_UNKNOWN"
}


class KeyLabels:
    """Learns labels from (scancode, character) pairs; asked for a scancode it answers with the best guess."""

    keys_of: Callable[[str], tuple[int, ...]]  # the twelve keys of a block, which people may have changed

    def __init__(self, language: str = "en") -> None:
        self._layout = LAYOUTS[LAYOUT_OF_LANGUAGE.get(language, "qwerty")]
        self._seen: dict[int, str] = {}
        self._others: dict[int, str] = {}  # learned of keys that belong to no block by default
        self.keys_of = lambda source: BLOCK_KEYS[base(source)]

    def learn(self, scancode: int, character: str) -> bool:
        """Take in what a key press said; return whether any label has changed by it."""
        character = character.lower()
        if scancode in SIGNS and character.isprintable() and len(character) == 1:
            self._others[scancode] = character
        # The digits' row types accents on AZERTY, but the digits are printed there too.
        if scancode not in QWERTY or scancode in TOP_ROW or not character.isprintable() or len(character) != 1:
            return False
        if self._seen.get(scancode) == character:
            return False
        before = {key: self.label(key) for key in QWERTY}
        self._seen[scancode] = character
        fitting = [table for table in LAYOUTS.values() if all(table[key] == seen for key, seen in self._seen.items())]
        if fitting and self._layout not in fitting:
            self._layout = fitting[0]
        return before != {key: self.label(key) for key in QWERTY}

    def learn_all(self, printed: Callable[[int], str]) -> None:
        """Take in what the system says about every key of the blocks."""
        for scancode in QWERTY:
            self.learn(scancode, printed(scancode))

    def label(self, scancode: int) -> str:
        """Return what is printed on the key, in capitals, or its name; empty when it has none."""
        learned = self._seen.get(scancode) or self._others.get(scancode)
        known = learned or self._layout.get(scancode) or SIGNS.get(scancode) or NAMES.get(scancode, "")
        return known.upper()

    def block(self, source: str) -> tuple[str, ...]:
        """Return the twelve labels of a block: nine cells row by row, previous, draw, next."""
        return tuple(self.label(key) for key in self.keys_of(source))
