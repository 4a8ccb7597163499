"""Write every drawn picture below this folder: `python -m sprites.make_all`. The same bytes each time."""

from pathlib import Path
from typing import Final

from sprites import (
    make_animals,
    make_awards,
    make_backs,
    make_bonuses,
    make_cards,
    make_emblems,
    make_forest,
    make_icons,
    make_knots,
    make_rack,
    make_triominos,
)

FOLDER: Final = Path(__file__).parent
MAKERS: Final = (
    *(make_cards, make_backs, make_emblems, make_awards, make_icons),
    *(make_animals, make_knots, make_forest),
    *(make_triominos, make_rack, make_bonuses),
)


def pictures() -> dict[str, str]:
    """Return the SVG text of all pictures by their path below sprites/."""
    return {name: text for maker in MAKERS for name, text in maker.pictures().items()}


def write(folder: Path) -> int:
    """Write all pictures below `folder` and return how many they are."""
    drawn = pictures()
    for name, text in drawn.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode("ascii"))
    return len(drawn)


if __name__ == "__main__":
    print(f"{write(FOLDER)} pictures written to {FOLDER}")
