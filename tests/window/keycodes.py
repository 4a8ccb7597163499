"""Physical keys as X servers number them; the names are what is printed on a QWERTY keyboard."""

_ROWS = {10: "1234567890-=", 24: "qwertyuiop[]", 38: "asdfghjkl;'", 52: "zxcvbnm,./"}
_NUMERIC = (("kp7", "kp8", "kp9"), ("kp4", "kp5", "kp6"), ("kp1", "kp2", "kp3"))

CODES: dict[str, int] = {
    **{key: first + place for first, row in _ROWS.items() for place, key in enumerate(row)},
    **{key: 79 + place for place, key in enumerate((*_NUMERIC[0], "kp-", *_NUMERIC[1], "kp+", *_NUMERIC[2]))},
    "kp/": 106,
    "kp*": 63,
    "escape": 9,
    "return": 36,
    "space": 65,
    "alt": 64,
    "f4": 70,
    "f11": 95,
    "up": 111,
    "left": 113,
    "right": 114,
    "down": 116,
}

# Per block: the nine cells row by row, then previous card, draw, next card.
BLOCKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(CODES[key] for key in keys)
    for keys in (
        "qweasdzxc123",
        "rtyfghvbn456",
        "uiojklm,.789",
        (*_NUMERIC[0], *_NUMERIC[1], *_NUMERIC[2], "kp/", "kp*", "kp-"),
    )
)
OK, PREVIOUS, DRAW, NEXT = 4, 9, 10, 11  # places in a block
