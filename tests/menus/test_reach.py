"""Every button can be reached with a cross alone, wherever the cursor starts."""

from collections.abc import Callable, Sequence

import pytest

from games.engine import widgets
from games.engine.inputs import Move
from games.engine.widgets import Widget
from games.menus.lobby import Lobby
from games.menus.lobby_cursors import onward
from tests.furnished import Furnished
from tests.menus.pages import PAGES
from tests.menus.test_pages import SIZES, Make, widgets_of

SIDEWAYS = (Move.LEFT, Move.RIGHT)


Leads = Callable[[Sequence[Widget], Widget, Move], Widget]


def reached(found: Sequence[Widget], start: Widget, leads: Leads) -> set[str]:
    """Return the keys that moves lead to; left and right do not leave a widget that they change."""
    seen, waiting = {start.key}, [start]
    while waiting:
        at = waiting.pop()
        for move in (Move.UP, Move.DOWN, *(SIDEWAYS if at.on_adjust is None else ())):
            there = leads(found, at, move)
            if there.key not in seen:
                seen.add(there.key)
                waiting.append(there)
    return seen


def unreached(found: Sequence[Widget], leads: Leads) -> list[tuple[str, set[str]]]:
    usable = [widget for widget in found if widget.enabled]
    keys = {widget.key for widget in usable}
    lacking = {start.key: keys - reached(usable, start, leads) for start in usable}
    return [(start, keys) for start, keys in lacking.items() if keys]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_every_widget_of_a_page_is_reached(make_house: Make, page: str, size: tuple[int, int]) -> None:
    house = make_house(size)
    PAGES[page](house)
    leads = onward if isinstance(house.on_top(), Lobby) else widgets.nearest
    assert unreached(widgets_of(house), leads) == []


@pytest.mark.parametrize("page", ["lobby-2", "lobby-6", "lobby-solo", "lobby-between"])
def test_every_seat_reaches_all_that_is_its_own_or_the_table_s(house: Furnished, page: str) -> None:
    PAGES[page](house)
    lobby = house.on_top()
    assert isinstance(lobby, Lobby)
    for seat in house.seats.humans():
        assert unreached(lobby.cursors.reach(lobby._widgets, seat), onward) == [], f"seat {seat.number}"
