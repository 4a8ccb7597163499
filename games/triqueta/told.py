"""What happens in Triqueta in words and sounds, as everybody may know it (Q3)."""

from collections.abc import Callable

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


def sentence(event: Event, words: Words, name: Callable[[int], str]) -> str:
    """Return an event in words; empty for what the picture says well enough."""
    key, values = "", {}
    match event:
        case Placed(animal=animal, row=row):
            key, values = "placed", {"animal": words(f"triqueta.animal.{NAMES[animal]}"), "row": row + 1}
        case Kept():
            key = "kept"
        case RowTaken(row=row, animals=animals):
            key, values = "taken", {"row": row + 1, "count": len(animals)}
        case RoundOver(round=number):
            key, values = "round", {"number": number}
        case TowerChosen(round=number):
            key, values = "tower", {"number": number}
        case Revealed(added=added):
            key, values = "revealed", {"count": len(added)}
        case _:
            return ""
    return words(f"triqueta.told.{key}", name=name(event.seat), **values)
