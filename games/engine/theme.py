"""Colours, sizes and times that every screen shares (art.md of the design: a table at night under a lamp)."""

from typing import Final

Colour = tuple[int, int, int]

INK: Final[Colour] = (18, 20, 42)  # text and rims on light ground
NIGHT: Final[Colour] = (28, 34, 70)  # the table
LAMP: Final[Colour] = (44, 56, 110)  # the table under the lamp
SHADE: Final[Colour] = (14, 16, 36)  # panels on the table
PAPER: Final[Colour] = (250, 245, 232)  # cards and text
DIM: Final[Colour] = (176, 180, 206)  # second-rank text on the table
GOLD: Final[Colour] = (247, 190, 66)  # chips, the one thing to press now
ALARM: Final[Colour] = (255, 122, 112)  # refused, damaged

SEAT_COUNT: Final = 6
SEAT_NAMES: Final = ("teal", "orange", "pink", "green", "white", "brown")
SEAT_COLOURS: Final[tuple[Colour, ...]] = (
    (0x21, 0x80, 0x85),
    (0xEE, 0x71, 0x0D),
    (0xE1, 0xA2, 0xCD),
    (0x7F, 0xCF, 0x8F),
    (0xFF, 0xFF, 0xFF),
    (0x8A, 0x67, 0x58),
)
CARD_COLOURS: Final[tuple[Colour, ...]] = (
    (0xD2, 0x00, 0x00),
    (0x6F, 0x98, 0xFF),
    (0x43, 0x2A, 0x76),
    (0xFF, 0xE0, 0x00),
)

FULL_HEIGHT: Final = 1080  # lengths in the code are pixels of a screen this high ...
FULL_WIDTH: Final = 1440  # ... and at least this wide
TEXT_SIZES: Final = {"near": 18, "cabinet": 28, "room": 32}  # smallest text at full height, by how far people sit
SMALLEST_TEXT: Final = TEXT_SIZES["near"]
SMALLEST_PIXELS: Final = 12  # no text is ever smaller, on however small a window
MIDDLE_GREY: Final = 128.0  # luma from which a ground wants dark text


def unit(size: tuple[int, int]) -> float:
    """Return the pixels of one length unit on a window of this size."""
    return max(0.05, min(size[0] / FULL_WIDTH, size[1] / FULL_HEIGHT))


def smallest_text(size: tuple[int, int], text_size: str) -> int:
    """Return the pixels of the smallest text on a window, for a distance of the readers (one of TEXT_SIZES)."""
    return max(SMALLEST_PIXELS, int(TEXT_SIZES[text_size] * unit(size)))


def ink_on(colour: Colour) -> Colour:
    """Return the text colour, ink or paper, that reads better on a ground of this colour."""
    red, green, blue = colour
    return INK if (red * 299 + green * 587 + blue * 114) / 1000 > MIDDLE_GREY else PAPER


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return one colour moved towards the other by a share of 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
