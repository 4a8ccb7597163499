"""The list of finished games: watched, deleted, turned over by every device."""

from collections.abc import Callable

import pytest

from games.engine.inputs import (
    KEYBOARD,
    MOUSE,
    Button,
    Phase,
    Point,
)
from games.engine.records import Result
from games.menus import replays_page
from games.menus.replay_scene import ReplayScene
from games.menus.replays_page import ROWS, ReplaysPage
from games.menus.title import Title
from tests import logs
from tests.furnished import Furnished
from tests.golden import Golden
from tests.menus.watching import FINGER_ONE, HANDS, MATCH, ONE, keep


def listed(house: Furnished) -> ReplaysPage:
    house.enter(Title(house))
    replays_page.open(house)
    page = house.on_top()
    assert isinstance(page, ReplaysPage)
    return page


def test_the_newest_game_stands_first_and_is_watched_by_ok(house: Furnished) -> None:
    keep(house, logs.triqueta(2), 1, "game")
    keep(house, MATCH, 2)
    page = listed(house)
    assert [result.game for result in page._results] == ["tripolo", "triqueta"]
    house.press(KEYBOARD, Button.OK)
    scene = house.on_top()
    assert isinstance(scene, ReplayScene)
    assert MATCH.end
    scene.film.seek(scene.film.length)
    assert scene.film.state_hash() == MATCH.end.hash
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is page
    house.press(KEYBOARD, Button.STOP)
    assert isinstance(house.on_top(), Title)


@pytest.mark.parametrize("source", HANDS)
def test_a_log_is_deleted_when_asked_for_twice(house: Furnished, source: str) -> None:
    path = keep(house, MATCH)
    page = listed(house)
    _, right, ok = HANDS[source]
    house.press(source, right, ok)
    assert path.exists()
    house.press(source, HANDS[source][0], right, ok)
    assert path.exists(), "who went away had to ask anew"
    house.press(source, ok)
    assert not path.exists()
    assert page._results == []
    assert len(house.records.results("tripolo", "match", 9)) == 1, "the result stays"


@pytest.mark.parametrize("source", [MOUSE, FINGER_ONE])
def test_pointers_watch_and_delete(house: Furnished, source: str) -> None:
    path = keep(house, MATCH)
    page = listed(house)
    house.click(page.widgets[0].rect.center, source)
    assert isinstance(house.on_top(), ReplayScene)
    house.press(KEYBOARD, Button.STOP)
    house.click(page.widgets[1].rect.center, source)
    house.click(page.widgets[1].rect.center, source)
    assert not path.exists()
    house.click(page.widgets[0].rect.center, source)
    assert isinstance(house.on_top(), Title), "what is left is the way back"


def test_more_games_than_fit_stand_on_further_pages(house: Furnished) -> None:
    for number in range(2 * ROWS + 1):
        keep(house, MATCH, number)
    page = listed(house)
    seen = []
    for _ in range(3):
        seen.append([result.log for result in page._results])
        house.press(ONE, Button.NEXT)
    assert [len(logs_there) for logs_there in seen] == [ROWS, ROWS, 1]
    assert len({log for logs_there in seen for log in logs_there}) == 2 * ROWS + 1
    house.do(Point(MOUSE, Phase.WHEEL, (5, 5), 1))
    assert [result.log for result in page._results] == seen[1]
    house.click(next(widget.rect.center for widget in page.widgets if widget.key == "newer"))
    assert [result.log for result in page._results] == seen[0]


def test_when_the_last_game_of_a_page_is_deleted_the_page_before_is_shown(house: Furnished) -> None:
    for number in range(ROWS + 1):
        keep(house, MATCH, number)
    page = listed(house)
    page._turn(1)
    for _ in range(2):
        page._delete(page._results[0])
    assert len(page._results) == ROWS


def test_logs_that_somebody_has_removed_are_not_listed(house: Furnished) -> None:
    keep(house, MATCH, 1).unlink()
    keep(house, MATCH, 2)
    assert [result.log for result in listed(house)._results] == ["logs/tripolo-2.jsonl"]
    assert len(house.records.logged(9)) == 1


def test_saved_games_and_everything_outside_the_logs_are_not_listed(house: Furnished) -> None:
    logs.write(house.store.folder / "saved" / "triqueta.jsonl", logs.triqueta(2))
    for name in ("saved/triqueta.jsonl", "../elsewhere.jsonl"):
        logs.write(house.store.folder / name, MATCH)
        house.records.add_result(Result("triqueta", "game", "2026-03-14", (), "", name))
    assert listed(house)._results == []
    assert (house.store.folder / "saved" / "triqueta.jsonl").exists()


def test_without_any_game_there_is_a_sentence_and_a_way_back(house: Furnished) -> None:
    page = listed(house)
    assert [widget.key for widget in page.widgets] == ["back"]
    house.press(ONE, Button.CELL_4)
    assert isinstance(house.on_top(), Title)


def test_the_list(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house((1280, 720), "fr")
    for number, log in enumerate((MATCH, logs.triqueta(2), logs.triominos(2), logs.puzzle())):
        keep(house, log, number, "puzzle" if number == 3 else "game")
    listed(house)
    golden.check("menus-replays", house.picture())
