"""The floors of the house: everything imports only downwards, and no game knows another."""

import pytest

from tests.contracts.imports import HOUSE, imported, modules

GAMES = ("games.tripolo", "games.triqueta", "games.triominos")

# From the top floor to the ground floor. A module belongs to the longest name that fits.
FLOORS: tuple[tuple[str, ...], ...] = (
    ("main",),
    ("games.kiosk",),
    ("games.menus",),
    ("games.catalogue",),
    GAMES,
    ("games.turnbased",),
    ("games.engine",),
    ("games.core",),
)
HEIGHT = {room: len(FLOORS) - number for number, rooms in enumerate(FLOORS) for room in rooms}


def room(module: str) -> str | None:
    """Return the room that a module of the house belongs to."""
    return next((name for name in HEIGHT if module == name or module.startswith(f"{name}.")), None)


def of_the_house(name: str) -> bool:
    return name == "main" or name.split(".", maxsplit=1)[0] == HOUSE


@pytest.mark.parametrize("module", [name for name in modules() if name != HOUSE])
def test_a_module_imports_only_from_its_own_room_and_from_lower_floors(module: str) -> None:
    own = room(module)
    assert own, f"{module} is on no floor: add its room to FLOORS"
    for other in sorted(filter(of_the_house, imported(module))):
        there = room(other)
        assert there, f"{module} imports {other}, which is on no floor"
        assert there == own or HEIGHT[there] < HEIGHT[own], f"{module} must not know {other}"


def test_no_import_is_relative() -> None:
    """A dotted name says in which room a module is; dots do not."""
    assert not [(name, other) for name in modules() for other in imported(name) if other.startswith(".")]


def test_the_walk_sees_lazy_imports() -> None:
    assert "fcntl" in imported("games.engine.store"), "it is imported within a function there"
