"""The records page: from the title by every device, mode by mode; export, and a name that is removed."""

import csv

import pytest

from games.engine.guests import Guests
from games.engine.inputs import KEYBOARD, MOUSE, Button, Input, Phase, Point, Press
from games.menus import records_table
from games.menus.records_names import NamesPage
from games.menus.records_page import RecordsPage
from games.menus.replays_page import ReplaysPage
from games.menus.title import Title
from tests.furnished import Furnished
from tests.menus import record_books
from tests.menus.hands import DOWN, MIDDLE, ONE, PAD_ONE


@pytest.fixture
def page(house: Furnished) -> RecordsPage:
    """Return the page of records that were kept for some weeks, opened from the title."""
    record_books.fill(house.records)
    title = Title(house)
    house.enter(title)
    title._at = "records"
    house.press(KEYBOARD, Button.OK)
    made = house.on_top()
    assert isinstance(made, RecordsPage)
    return made


def at(page: RecordsPage | NamesPage, key: str) -> tuple[int, int]:
    return next(widget.rect.center for widget in page.widgets if widget.key == key)


def open_mode(page: RecordsPage, game: str, mode: str) -> None:
    page._number = [(each.key, key) for each, key in page._modes].index((game, mode))
    page._read()
    page.layout()


def test_it_opens_with_what_was_played_last(page: RecordsPage) -> None:
    assert (page._game.key, page._mode) == ("tripolo", "match")


def test_left_and_right_go_through_games_and_modes(house: Furnished, page: RecordsPage) -> None:
    seen = []
    for _ in range(7):
        house.press(KEYBOARD, Button.RIGHT)
        seen.append((page._game.key, page._mode))
    assert len(set(seen)) == len(page._modes) == 7
    house.press(KEYBOARD, Button.LEFT)
    assert (page._game.key, page._mode) == seen[-2]


@pytest.mark.parametrize(("source", "down", "ok"), [(ONE, DOWN, MIDDLE), (PAD_ONE, Button.DOWN, Button.OK)])
def test_a_tab_is_opened_by_keys_and_pads(
    house: Furnished, page: RecordsPage, source: str, down: Button, ok: Button
) -> None:
    house.press(source, down, ok)
    assert page._tab != "table"
    assert page._plot is not None


@pytest.mark.parametrize("source", [MOUSE, "finger-1"])
def test_a_tab_is_opened_by_mouse_and_finger(house: Furnished, page: RecordsPage, source: str) -> None:
    house.click(at(page, "tab.versus"), source)
    assert page._tab == "versus"


@pytest.mark.parametrize("given", [Press(KEYBOARD, Button.STOP), Press(ONE, Button.DRAW), Press(PAD_ONE, Button.BACK)])
def test_back_is_the_title_again(house: Furnished, page: RecordsPage, given: Input) -> None:
    house.do(given)
    assert isinstance(house.on_top(), Title), page


@pytest.mark.parametrize(
    ("game", "mode", "columns"),
    [
        ("tripolo", "match", ["games", "wins", "chips", "cards", "fastest"]),
        ("tripolo", "solo", ["games", "wins"]),
        ("triominos", "game", ["games", "wins", "best", "points"]),
    ],
)
def test_each_mode_shows_what_is_measured_in_it(page: RecordsPage, game: str, mode: str, columns: list[str]) -> None:
    open_mode(page, game, mode)
    if mode != "solo":  # sprints of the book are times alone
        assert records_table.columns(page._people) == columns
    assert page._has("cards") == (game == "tripolo" and mode == "match")


def test_a_long_table_is_read_in_parts(house: Furnished, page: RecordsPage) -> None:
    house.click((at(page, "rows")[0] + 40, at(page, "rows")[1]))
    assert page._first == records_table.ROWS
    house.click((at(page, "rows")[0] + 40, at(page, "rows")[1]))
    assert page._first == 0


def test_two_people_are_never_the_same(house: Furnished, page: RecordsPage) -> None:
    house.click(at(page, "tab.versus"))
    for _ in range(20):
        for which in (0, 1):
            page._step_pair(which, 1)
            one, other = page._two()
            assert one != other


def test_every_page_has_a_sentence_when_nothing_was_played(house: Furnished) -> None:
    page = RecordsPage(house)
    house.enter(page)
    for tab in ("table", "progress", "versus"):
        page._open(tab)
        page.layout()
        assert house.described().items
    assert [widget.key for widget in page.widgets if not widget.enabled] == ["tab.cards"]


def test_finished_games_can_be_watched_from_here(house: Furnished, page: RecordsPage) -> None:
    house.click(at(page, "replays"))
    assert isinstance(house.on_top(), ReplaysPage)


def test_export_writes_a_table_and_says_where(house: Furnished, page: RecordsPage) -> None:
    house.click(at(page, "export"))
    path = house.store.folder / "export" / "records-2026-03-14.csv"
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 9 * 4 * 13
    assert any(str(path) in sentence for sentence in house.notices._waiting)


def test_an_export_that_cannot_be_written_says_so(house: Furnished, page: RecordsPage) -> None:
    house.store.writable = False
    house.click(at(page, "export"))
    assert house.notices._waiting[0].startswith(house.words("records.not_exported", file=""))


def test_a_name_is_removed_by_two_presses(house: Furnished, page: RecordsPage) -> None:
    Guests(house.records).took(["Ada"])
    house.seats[2].name = "Ada"
    house.click(at(page, "names"))
    names = house.on_top()
    assert isinstance(names, NamesPage)
    house.click(at(names, "remove"))
    house.do(Point(MOUSE, Phase.MOVE, at(names, "name")))
    house.do()
    house.click(at(names, "remove"))
    assert "Ada" in Guests(house.records).names(9), "moving away takes the wish back"
    house.click(at(names, "remove"))
    assert "Ada" not in Guests(house.records).names(9)
    assert house.seats[2].name == ""
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is page
    assert "Ada" not in page._named
    assert "" in {each.name for each in page._people}, "the games stay, as somebody's"


def test_names_are_removed_until_none_is_left(house: Furnished) -> None:
    Guests(house.records).took(["Ada", "Bo"])
    names = NamesPage(house)
    house.enter(names)
    for _ in range(2):
        house.press(KEYBOARD, Button.DOWN, Button.OK, Button.OK)
    assert [widget.key for widget in names.widgets] == ["back"]
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is None
