"""The colours of the drawn pictures: cards, seats, animals, forest, tiles and digits, and the common inks.

A colour is written `#rrggbb` and nothing else: every other notation is drawn wrong without a word.
"""

from typing import Final, NamedTuple

PAPER: Final = "#f6efe0"  # icons, and whatever is written on a dark ground
FACE_LIGHT: Final = "#fffaf0"  # a card's face where the lamp hits it
FACE_DARK: Final = "#f4ead4"
FACE_EDGE: Final = "#a08c62"
INK: Final = "#14172b"
NIGHT: Final = "#1f2a54"  # the ink blue of the table
NIGHT_RIM: Final = "#0e1330"
GOLD: Final = "#f6c445"
GOLD_LIGHT: Final = "#ffe08a"
GOLD_DARK: Final = "#8f5f00"


class CardInk(NamedTuple):
    """How a card colour is drawn: its fill, the dark rim that sets it off, and the waves that read on it."""

    fill: str
    rim: str
    wave: str


class SeatInk(NamedTuple):
    """How a seat colour is drawn: its fill, a darker pattern, the dark rim, and a light for small things."""

    fill: str
    shade: str
    rim: str
    light: str


CARD_INKS: Final = {
    "red": CardInk("#d20000", "#6e0000", "#ffffff"),
    "blue": CardInk("#6f98ff", "#1d3f9e", INK),
    "purple": CardInk("#432a76", "#1d0f3d", "#ffffff"),
    "yellow": CardInk("#ffe000", "#806400", INK),
}

SEAT_INKS: Final = {
    "teal": SeatInk("#218085", "#16646a", "#0a3a3e", "#a8e0df"),
    "orange": SeatInk("#ee710d", "#c95800", "#6b2c00", "#ffc48f"),
    "pink": SeatInk("#e1a2cd", "#c97fb2", "#6b2b57", "#fbe3f3"),
    "green": SeatInk("#7fcf8f", "#55ad69", "#1d5730", "#d6f5dc"),
    "white": SeatInk("#ffffff", "#d3d8e4", "#3a4157", "#ffffff"),
    "brown": SeatInk("#8a6758", "#6d4e41", "#3a251c", "#e6cfc2"),
}


class AnimalInk(NamedTuple):
    """How an animal is drawn: fur (also the ribbon of its tokens), darker fur, dark rim, a light, and its number."""

    fill: str
    shade: str
    rim: str
    light: str
    number: str


# Smallest CIEDE2000 distance of the fills, seen with all kinds of colour vision: 16.
ANIMAL_INKS: Final = {
    "rabbit": AnimalInk("#94a3bd", "#76859f", "#38435c", "#e4ebf7", INK),
    "owl": AnimalInk("#6349b8", "#49318f", "#24154f", "#cfc2f5", "#ffffff"),
    "deer": AnimalInk("#d9730d", "#b0560a", "#5c2a08", "#ffdcae", "#ffffff"),
    "boar": AnimalInk("#393b44", "#292a32", "#101117", "#b4b7c6", "#ffffff"),
    "ram": AnimalInk("#3f8f6f", "#2b7054", "#123829", "#d3efdf", "#ffffff"),
    "bear": AnimalInk("#8a4a22", "#6b3615", "#3a1b09", "#e0ae7c", "#ffffff"),
}

MOSS: Final = "#3f6b45"  # the backs of the animal tokens
MOSS_LIGHT: Final = "#6fa065"
MOSS_DARK: Final = "#2e5236"
MOSS_RIM: Final = "#16301f"
BARK: Final = "#7a5334"
BARK_LIGHT: Final = "#a97b4f"
BARK_RIM: Final = "#3a2414"
STONE: Final = "#a9acb0"
STONE_LIGHT: Final = "#c9ccce"
STONE_RIM: Final = "#454a54"

IVORY: Final = "#fbf4e2"  # a Triominos tile
IVORY_SHADE: Final = "#e2d5b4"
IVORY_RIM: Final = "#7f6d45"
IVORY_LINE: Final = "#d6c492"

# The ink of each digit 0 to 5 of Triominos: contrast 3 and more on ivory, smallest distance as above 15.
DIGIT_INKS: Final = ("#343a48", "#1b68db", "#229f61", "#df5706", "#971221", "#51158d")
