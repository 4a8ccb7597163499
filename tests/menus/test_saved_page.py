"""The list of saved games: chosen from and deleted by every kind of device, with nothing secret in it."""

import json
from collections.abc import Iterator
from datetime import datetime

import pytest

from games import catalogue
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, Button, Input, Press
from games.engine.widgets import Widget
from games.menus import parts
from games.menus.lobby import Lobby
from games.menus.saved_page import ROWS, SavedPage
from games.menus.title import Title
from games.triominos.puzzle_scene import PuzzleScene
from games.triqueta.scene import TriquetaScene
from games.turnbased.saves import Save, Saved
from tests.furnished import Furnished
from tests.menus.hands import DOWN, FINGER_ONE, LEFT, MIDDLE, PAD_ONE, RIGHT, UP, click
from tests.menus.saving import PUZZLE, SEED, TRIOMINOS, TRIQUETA, keep, newer

MORNING, NOON, EVENING = (datetime(2026, 3, 14, hour, 5) for hour in (8, 12, 20))  # noqa: DTZ001 - of this place
PAIR = ("Mira", "Jonas")
BLOCK_CROSS = {Button.UP: UP, Button.DOWN: DOWN, Button.LEFT: LEFT, Button.RIGHT: RIGHT, Button.OK: MIDDLE}


@pytest.fixture
def title(house: Furnished) -> Iterator[Title]:
    """Return the title above two games: Triqueta, left in the morning, and Triominos, left at noon."""
    keep(house, TRIQUETA, PAIR, 5, MORNING)
    keep(house, TRIOMINOS, ("Lou", "", ""), 7, NOON, computers=1)
    made = Title(house)
    house.enter(made)
    yield made
    house.scenes.clear()


@pytest.fixture
def page(house: Furnished, title: Title) -> SavedPage:
    """Return the list, opened from the title."""
    house.click(next(widget.rect.center for widget in title.widgets if widget.key == "go_on"))
    made = house.scenes.top
    assert isinstance(made, SavedPage)
    return made


def press(house: Furnished, source: str, *buttons: Button) -> None:
    """Press buttons of the house keys, a pad, or the keys of a block in their place."""
    house.press(source, *(BLOCK_CROSS[button] if source in BLOCKS else button for button in buttons))


def place(page: SavedPage, key: str) -> Widget:
    return next(widget for widget in page.widgets if widget.key == key)


def use(house: Furnished, page: SavedPage, source: str, key: str) -> None:
    """Press a button of the list by whatever device: by its cross, or by pointing."""
    if source in {MOUSE, FINGER_ONE}:
        house.click(place(page, key).rect.center, source)
        return
    way = {"game.1": [Button.DOWN], "delete.1": [Button.DOWN, Button.RIGHT]}[key]
    press(house, source, *(way if page._at == "game.0" else []), Button.OK)


def written(house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return all that is written on the page."""
    lines: list[str] = []
    line = parts.line

    def noted(*given: object, **more: object) -> object:
        lines.append(str(given[2]))
        return line(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(parts, "line", noted)
    house.described()
    return "\n".join([*lines, *(widget.text for widget in page.widgets)])


@pytest.mark.parametrize("source", [KEYBOARD, BLOCKS[1], PAD_ONE, MOUSE, FINGER_ONE])
def test_the_older_of_two_games_is_gone_on_with_by_every_device(house: Furnished, page: SavedPage, source: str) -> None:
    use(house, page, source, "game.1")
    scene = house.scenes.top
    assert isinstance(scene, TriquetaScene)
    assert scene.session.turns == 5
    assert [seat.name for seat in house.seats.taken()] == list(PAIR)
    house.scenes.pop()
    assert isinstance(house.scenes.top, Lobby)


@pytest.mark.parametrize("source", [KEYBOARD, BLOCKS[1], PAD_ONE, MOUSE, FINGER_ONE])
def test_a_game_is_deleted_only_when_asked_once_more(house: Furnished, page: SavedPage, source: str) -> None:
    games = set(house.store.folder.glob("saved/*"))
    use(house, page, source, "delete.1")
    assert set(house.store.folder.glob("saved/*")) == games
    assert place(page, "delete.1").text == house.words("saved.delete_sure")
    use(house, page, source, "delete.1")
    (left,) = house.store.folder.glob("saved/*")
    assert left.name.startswith("triominos-")


def test_after_one_is_deleted_no_further_press_asks_about_the_next_one(house: Furnished, page: SavedPage) -> None:
    house.press(KEYBOARD, Button.RIGHT, Button.OK, Button.OK)
    assert page._at == "game.0"
    assert place(page, "delete.0").text == house.words("saved.delete")


def test_moving_away_takes_the_question_back(house: Furnished, page: SavedPage) -> None:
    house.press(KEYBOARD, Button.RIGHT, Button.OK, Button.LEFT, Button.RIGHT, Button.OK)
    assert len(list(house.store.folder.glob("saved/*"))) == 2
    house.press(KEYBOARD, Button.DOWN, Button.OK)
    assert len(list(house.store.folder.glob("saved/*"))) == 2, "the other game was not asked about"
    assert place(page, "delete.0").text == house.words("saved.delete")


def test_the_last_one_deleted_leaves_a_sentence_and_the_way_back(
    house: Furnished, page: SavedPage, title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        house.click(place(page, "delete.0").rect.center)
        house.click(place(page, "delete.0").rect.center)
    assert house.words("saved.none") in written(house, page, monkeypatch)
    house.press(KEYBOARD, Button.OK)
    assert house.scenes.top is title
    assert all(widget.key != "go_on" for widget in title.widgets)


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("back", [Press(KEYBOARD, Button.BACK), Press(BLOCKS[0], Button.DRAW)])
def test_there_is_a_way_back(house: Furnished, title: Title, back: Input) -> None:
    house.do(back)
    assert house.scenes.top is title


def test_one_game_is_gone_on_with_at_once(house: Furnished) -> None:
    keep(house, TRIQUETA, PAIR, 5, MORNING)
    title = Title(house)
    house.enter(title)
    house.press(KEYBOARD, Button.OK)
    assert isinstance(house.scenes.top, TriquetaScene)


def test_everybody_reads_who_played_how_far_and_when_and_nothing_secret(
    house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = written(house, page, monkeypatch)
    for words in (
        "Mira, Jonas",
        "Lou, Fox, Butterfly (Greedy)",
        "Moves: 5",
        "Moves: 7",
        "14/03, 08:05",
        "14/03, 12:05",
    ):
        assert words in said
    assert str(SEED) not in said
    for path in house.store.folder.glob("saved/*"):
        assert str(SEED) in path.read_text(), (
            "the seed is in the file, so that looking for it on the page means something"
        )


def test_the_round_is_named_once_there_are_several(
    house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = next(house.store.folder.glob("saved/triominos-*"))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:-1], '[7,"deal"]\n']))
    page.enter()
    assert "Round 2 · Moves: 8" in written(house, page, monkeypatch)


def test_somebody_handed_over_to_a_computer_counts_as_one(
    house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = next(house.store.folder.glob("saved/triqueta-*"))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:-1], '[5,"seated",1,"",2]\n']))
    page.enter()
    said = written(house, page, monkeypatch)
    assert "Mira, Jonas (Cunning)" in said
    assert "Moves: 5" in said


def test_more_games_than_fit_are_reached_page_by_page(house: Furnished, page: SavedPage) -> None:
    for number in range(ROWS + 1):
        keep(house, TRIQUETA, PAIR, number, datetime(2026, 3, 1, number))  # noqa: DTZ001 - of this place
    page.enter()
    assert len([widget for widget in page.widgets if widget.key.startswith("game.")]) == ROWS
    first = page._shown
    for source in (KEYBOARD, BLOCKS[0], PAD_ONE):
        before = page._number
        page._at = "next"
        press(house, source, Button.OK)
        assert page._number != before, source
    for source in (MOUSE, FINGER_ONE):
        before = page._number
        house.click(place(page, "before").rect.center, source)
        assert page._number != before, source
    page._turn(-page._number)
    assert page._shown == first
    page._turn(1)
    assert len(page._shown) == 3
    page.layout()
    for _ in range(3):
        house.click(place(page, "delete.0").rect.center)
        house.click(place(page, "delete.0").rect.center)
    assert page._number == 0, "the last page is gone with its last game"
    assert page._shown == first


def test_a_game_of_a_later_version_is_named_and_not_touched(
    house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = newer(house, EVENING)
    before = path.read_bytes(), path.stat().st_mtime
    page.enter()
    assert house.words("saved.needs", version="0.9.0") in written(house, page, monkeypatch)
    house.click(place(page, "game.0").rect.center)
    assert house.scenes.top is page
    assert not any(widget.key == "delete.0" for widget in page.widgets)
    assert (path.read_bytes(), path.stat().st_mtime) == before


def test_a_later_version_that_is_not_told_is_named_too(
    house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer(house, EVENING, '{"format":99}\n')
    page.enter()
    assert house.words("saved.needs_later") in written(house, page, monkeypatch)


def test_a_game_of_a_later_version_that_this_one_cannot_step_stays(house: Furnished, page: SavedPage) -> None:
    path = next(house.store.folder.glob("saved/triqueta-*"))
    header, *rest = path.read_text().splitlines(keepends=True)
    later = json.dumps({**json.loads(header), "version": "0.9.0"}) + "\n"
    path.write_text("".join([later, *rest[:-1], '[5,"swap",3]\n']))
    page.enter()
    use(house, page, MOUSE, "game.0")  # what is written last is the newest
    assert isinstance(house.scenes.top, Lobby)
    assert house.notices._waiting == [house.words("saved.needs", version="0.9.0")]
    assert path.exists()


def test_a_damaged_one_is_set_aside_and_named_and_the_others_are_shown(house: Furnished, page: SavedPage) -> None:
    path = next(house.store.folder.glob("saved/triominos-*"))
    path.write_bytes(b"\xff\xfe nothing")
    page.enter()
    assert [game.key for game, _ in page._all] == ["triqueta"]
    assert path.with_name(f"{path.name}.damaged").exists()
    assert house.notices._waiting == [house.words("saved.damaged", file=path.name)]


@pytest.mark.usefixtures("title")
def test_a_lobby_lists_the_games_of_its_own_kind(house: Furnished) -> None:
    keep(house, PUZZLE, ("Mira",), 2, EVENING)
    found = catalogue.find("triominos")
    assert found
    lobby = Lobby(house, found)
    house.enter(lobby)
    click(house, lobby, "go_on")
    own = house.scenes.top
    assert isinstance(own, SavedPage)
    assert [saved.header.game for _, saved in own._all if isinstance(saved, Saved)] == ["triominos-puzzle", "triominos"]
    house.press(KEYBOARD, Button.OK)
    scene = house.scenes.top
    assert isinstance(scene, PuzzleScene)
    assert lobby._choices.mode.key == "puzzle", "so that one person is enough for the next one"
    house.scenes.pop()
    assert house.scenes.top is lobby


def test_a_new_game_hides_and_overwrites_no_other(house: Furnished, page: SavedPage) -> None:
    before = {path: path.read_bytes() for path in house.store.folder.glob("saved/*")}
    save = Save.begin(house, TRIQUETA.key)
    save.close()
    keep(house, TRIQUETA, PAIR, 0, EVENING)
    page.enter()
    assert {path: path.read_bytes() for path in before} == before
    assert len(page._all) == len(before) + 1


def test_the_year_is_told_when_it_is_another_one(
    house: Furnished, page: SavedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(house, TRIQUETA, PAIR, 0, datetime(2024, 12, 31, 23, 59))  # noqa: DTZ001 - of this place
    page.enter()
    assert "Left on 31/12/2024, 23:59" in written(house, page, monkeypatch)
