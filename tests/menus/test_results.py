"""The results page: nobody hammers it away, anybody's fresh OK goes on, people come and go (known faults 9 and 12)."""

import pytest

from games.engine.clock import TICK_RATE
from games.engine.inputs import KEYBOARD, MOUSE, Button, DeviceLost, Happened, News, Phase, Point, Press
from games.engine.outcome import Leaf
from games.menus.lobby import Lobby
from games.menus.results import Results
from tests.furnished import Furnished
from tests.menus.hands import DOWN, DRAW, MIDDLE, ONE, PAD_ONE, RIGHT, THREE, TWO, UP, begin
from tests.menus.stub_game import StubScene

DEAF = 1.3  # seconds

pytestmark = pytest.mark.usefixtures("lobby")


def show(house: Furnished, *sources: str, **changes: object) -> tuple[StubScene, Results]:
    """Play a round of the stub and come to its results."""
    scene = begin(house, *sources)
    scene.end(**changes)
    page = house.on_top()
    assert isinstance(page, Results)
    return scene, page


def test_hammering_does_not_skip_the_results(house: Furnished) -> None:
    scene, page = show(house, ONE, TWO)
    for button in [MIDDLE, DRAW, DRAW, Button.CELL_0, Button.NEXT] * 4:
        house.do(Press(ONE, button), Press(TWO, button), Press(THREE, button), Press(KEYBOARD, Button.OK))
    assert house.on_top() is page
    assert scene.rounds == 1
    assert len(house.seats.taken()) == 2, "nobody left or joined by hammering"


@pytest.mark.parametrize("button", [Button.CELL_0, Button.CELL_2, Button.CELL_8, Button.PREVIOUS, Button.NEXT, DOWN])
def test_later_only_ok_goes_on(house: Furnished, button: Button) -> None:
    scene, page = show(house, ONE, TWO)
    house.wait(DEAF)
    house.press(ONE, button, button)
    assert house.on_top() is page
    house.press(TWO, MIDDLE)
    assert house.on_top() is scene
    assert scene.rounds == 2


@pytest.mark.parametrize(("source", "button"), [(KEYBOARD, Button.OK), (PAD_ONE, Button.OK)])
def test_anybody_goes_on_by_one_press(house: Furnished, source: str, button: Button) -> None:
    scene, _ = show(house, ONE, PAD_ONE)
    house.do(DeviceLost("pad-9"))
    house.wait(DEAF)
    house.press(source, button)
    assert (house.on_top(), scene.rounds) == (scene, 2)


@pytest.mark.parametrize("pointer", [MOUSE, "finger-4"])
def test_a_click_on_the_button_goes_on(house: Furnished, pointer: str) -> None:
    scene, page = show(house, ONE, TWO)
    house.do(Point(pointer, Phase.DOWN, page._widgets[0].rect.center))
    house.wait(DEAF)
    house.do(Point(pointer, Phase.UP, page._widgets[0].rect.center))
    assert house.on_top() is page, "a press from the deaf time does not count"
    house.click(page._widgets[0].rect.center, pointer)
    assert scene.rounds == 2


def test_it_goes_on_by_itself_when_the_game_says_so(house: Furnished) -> None:
    scene, page = show(house, ONE, TWO, proceeds_after=4 * TICK_RATE)
    house.wait(3.9)
    assert house.on_top() is page
    house.wait(0.2)
    assert (house.on_top(), scene.rounds) == (scene, 2)


def test_it_does_not_go_on_by_itself_while_nobody_looks(house: Furnished) -> None:
    scene, page = show(house, ONE, TWO, proceeds_after=2 * TICK_RATE)
    house.do(Happened(News.FOCUS_LOST))
    house.wait(5)
    assert house.on_top() is page
    house.do(Happened(News.FOCUS_GAINED))
    house.wait(2.1)
    assert scene.rounds == 2


def test_people_join_between_rounds(house: Furnished) -> None:
    show(house, ONE, TWO)
    house.wait(DEAF)
    house.do(Press(THREE, Button.CELL_0), Press(PAD_ONE, MIDDLE))
    assert {seat.source for seat in house.seats.humans()} == {ONE, TWO, THREE, PAD_ONE}


def test_nobody_joins_when_the_game_does_not_let_people_change(house: Furnished) -> None:
    show(house, ONE, TWO, people_change=False)
    house.wait(DEAF)
    house.press(THREE, Button.CELL_0)
    house.press(ONE, DRAW, DRAW)
    assert {seat.source for seat in house.seats.humans()} == {ONE, TWO}


def test_leaving_is_asked_once_more(house: Furnished) -> None:
    show(house, ONE, TWO, THREE)
    house.wait(DEAF)
    house.press(THREE, DRAW)
    assert house.seats.of(THREE)
    house.press(THREE, RIGHT)
    house.press(THREE, DRAW)
    assert house.seats.of(THREE), "moving on takes the question back"
    house.press(THREE, DRAW)
    assert house.seats.of(THREE) is None


def test_with_too_few_left_it_goes_on_in_the_lobby(house: Furnished, lobby: Lobby) -> None:
    scene, _ = show(house, ONE, TWO)
    house.wait(DEAF)
    house.press(TWO, DRAW, DRAW)
    house.press(ONE, MIDDLE)
    assert house.on_top() is lobby
    assert scene.rounds == 1


def test_the_places_between_two_rounds_lead_on_to_the_next(house: Furnished, lobby: Lobby) -> None:
    scene, page = show(house, ONE, TWO)
    house.wait(DEAF)
    house.press(ONE, RIGHT, MIDDLE)
    places = house.on_top()
    assert isinstance(places, Lobby)
    assert places is not lobby
    house.press(THREE, Button.CELL_0)
    for source in (ONE, TWO, THREE):
        house.press(source, MIDDLE)
    house.wait(3.1)
    assert (house.on_top(), scene.rounds) == (scene, 2)
    assert page not in house.scenes._stack


def test_back_from_the_places_is_the_results_again(house: Furnished) -> None:
    _, page = show(house, ONE, TWO)
    house.wait(DEAF)
    house.press(ONE, RIGHT, MIDDLE)
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is page


def test_the_end_of_an_undecided_match_is_asked_once_more(house: Furnished, lobby: Lobby) -> None:
    _, page = show(house, ONE, TWO)
    house.wait(DEAF)
    house.press(ONE, RIGHT, RIGHT, MIDDLE)
    assert house.on_top() is page
    house.press(ONE, MIDDLE)
    assert house.on_top() is lobby


def test_escape_goes_back_to_the_lobby_when_pressed_again(house: Furnished, lobby: Lobby) -> None:
    _, page = show(house, ONE, TWO)
    house.wait(DEAF)
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is page
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is lobby


def test_a_lost_pad_does_not_hold_up_the_others(house: Furnished) -> None:
    scene, _ = show(house, PAD_ONE, ONE)
    house.do(DeviceLost(PAD_ONE))
    house.wait(DEAF)
    house.press(ONE, MIDDLE)
    assert scene.rounds == 2


LEAVES = tuple(Leaf(title, lambda _canvas, _area: None) for title in ("Fish", "Fox", "Frog"))


def _tab(page: Results, name: str) -> tuple[int, int]:
    return next(widget.rect.center for widget in page._widgets if widget.key == f"tab.{name}")


def test_looking_back_takes_the_place_of_the_figures_and_lets_time_stand(house: Furnished) -> None:
    drawn: list[object] = []
    scene, page = show(house, ONE, TWO, look_back=lambda _, area: drawn.append(area), proceeds_after=3 * TICK_RATE)
    house.wait(DEAF)
    house.click(_tab(page, "look_back"))
    house.wait(5)
    assert drawn
    assert house.on_top() is page
    house.click(_tab(page, "figures"))
    house.wait(3)
    assert scene.rounds == 2


@pytest.mark.parametrize(
    ("source", "up", "ok", "right"),
    [
        (ONE, UP, MIDDLE, RIGHT),
        (PAD_ONE, Button.UP, Button.OK, Button.RIGHT),
        (KEYBOARD, Button.UP, Button.OK, Button.RIGHT),
    ],
)
def test_refused_plays_are_turned_over_by_keys_and_pads(
    house: Furnished, source: str, up: Button, ok: Button, right: Button
) -> None:
    _, page = show(house, ONE, PAD_ONE, why_not=LEAVES)
    house.wait(DEAF)
    house.press(source, up, right, ok)
    assert page._tabs.at == "why_not"
    house.press(source, right, right)
    assert page._tabs.leaf == 2
    house.press(source, right)
    assert page._tabs.leaf == 0, "after the last one comes the first"
    house.press(source, up, ok)
    assert house.on_top() is page


@pytest.mark.parametrize("pointer", [MOUSE, "finger-4"])
def test_refused_plays_are_turned_over_by_pointers(house: Furnished, pointer: str) -> None:
    _, page = show(house, ONE, TWO, why_not=LEAVES)
    house.wait(DEAF)
    house.click(_tab(page, "why_not"), pointer)
    leaf = next(widget.rect for widget in page._widgets if widget.key == "leaf")
    house.click((leaf.right - 20, leaf.centery), pointer)
    assert page._tabs.leaf == 1
    house.click((leaf.left + 20, leaf.centery), pointer)
    house.click((leaf.left + 20, leaf.centery), pointer)
    assert page._tabs.leaf == 2


def test_without_anything_to_look_at_there_are_no_tabs(house: Furnished) -> None:
    _, page = show(house, ONE, TWO)
    assert [widget.key for widget in page._widgets if widget.key.startswith("tab.")] == []
