"""What happens in Triqueta in words and sounds, as everybody may know it (Q3)."""

from games.engine.words import Words
from games.triqueta.events import (
    ChoiceMade,
    Drawn,
    Event,
    GameOver,
    Kept,
    Placed,
    Revealed,
    RoundOver,
    RowTaken,
    TowerChosen,
)
from games.triqueta.pictures import NAMES

EFFECTS: dict[type[Event], str] = {
    Drawn: "leaf",
    Placed: "wood",
    Kept: "draw",
    RowTaken: "card",
    RoundOver: "chip",
    TowerChosen: "go",
    ChoiceMade: "ready",
    Revealed: "leaf",
    GameOver: "win",
}


def signed(points: int) -> str:
    """Return points with their sign, as they are written beside what brings them."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def sentence(event: Event, words: Words) -> str:
    """Return what a player did, to stand beside the own emblem; empty for what the picture says well enough."""
    key, values = "", dict[str, object]()
    match event:
        case Placed(animal=animal, row=row):
            key, values = "placed", {"animal": words(f"triqueta.animal.{NAMES[animal]}"), "row": row + 1}
        case Kept():
            key = "kept"
        case RowTaken(row=row, animals=animals):
            key, values = f"taken_{_number(len(animals))}", {"row": row + 1, "count": len(animals)}
        case RoundOver(round=number):
            key, values = "round", {"number": number}
        case TowerChosen(round=number):
            key, values = "tower", {"number": number}
        case Revealed(added=added):
            key, values = f"revealed_{_number(len(added))}", {"count": len(added)}
        case _:
            return ""
    return words(f"triqueta.told.{key}", **values)


def _number(count: int) -> str:
    """Return which form of a sentence a number of tokens wants."""
    return {0: "none", 1: "one"}.get(count, "some")
