"""The lesson of Triominos with hands, played by every kind of device on the real rules."""

from collections.abc import Callable
from functools import partial

import pytest

from games.engine.guided_pages import Finished
from games.engine.inputs import Button
from games.triominos import guided_position as position
from games.triominos.actions import Draw, Pass, Place
from games.triominos.board import Figure
from games.triominos.choosing import ANSWER
from games.triominos.desk import FACE, TILE
from games.triominos.guided import PLACES, TriominosGuided
from games.triominos.scoring import DRAW_COST, GIVE_UP_COST
from games.triominos.tiles import TURNS
from tests.furnished import Furnished
from tests.golden import Golden
from tests.lessons import DEVICES, Pupil

MakeHouse = Callable[..., Furnished]


def pupil_of(house: Furnished, source: str) -> Pupil:
    return Pupil(house, TriominosGuided(house, lambda _: None), source)


def table(pupil: Pupil) -> TriominosGuided:
    assert isinstance(pupil.lesson, TriominosGuided)
    return pupil.lesson


def choose(pupil: Pupil, tile: int) -> None:
    scene = table(pupil)._scene
    for _ in position.RACKS[0][0]:
        if scene.hand.tile == tile:
            return
        if pupil.points:
            pupil.tap(scene.rect_of(f"{TILE}{tile}")[0])
        else:
            pupil.press(*[button for button in (table(pupil).labels()) if button.name == "NEXT"])


def put_down(pupil: Pupil, tile: int) -> None:
    """Choose a tile, put it on the place that is wanted, and confirm."""
    lesson, scene = table(pupil), table(pupil)._scene
    choose(pupil, tile)
    face = lesson._face()
    goal = next(iter(scene.hand.places)) if face is None else face
    if pupil.points:
        pupil.tap(scene.rect_of(f"{FACE}{goal}")[0])
        pupil.tap(scene.rect_of(f"{FACE}{goal}")[0])
        return
    if scene.hand.face is None:
        pupil.ok()
    for _ in scene.hand.places if face else ():
        if scene.hand.face != goal:
            pupil.move("RIGHT")
    pupil.ok()
    pupil.ok()


def turn(pupil: Pupil) -> None:
    """Show the tile on both places."""
    scene = table(pupil)._scene
    choose(pupil, position.TURNING)
    if pupil.points:
        for face in list(scene.hand.places):
            pupil.tap(scene.rect_of(f"{FACE}{face}")[0])
    else:
        pupil.ok()
        pupil.move("RIGHT")


def press_button(pupil: Pupil) -> None:
    """Press the button that glows."""
    lesson = table(pupil)
    if pupil.points:
        pupil.tap(lesson.marks()[0])
    elif lesson.step.key == "pass":
        assert lesson._scene.focus == ANSWER
        pupil.ok()
    else:
        pupil.press(Button.DRAW)


def press_twice(pupil: Pupil) -> None:
    press_button(pupil)
    press_button(pupil)


DEEDS: dict[str, Callable[[Pupil], None]] = {
    **{key: partial(put_down, tile=tile) for key, tile in PLACES.items()},
    "turn": turn,
    "draw": press_button,
    "more": press_twice,
    "pass": press_button,
}


@pytest.mark.parametrize("source", DEVICES)
def test_every_device_plays_the_lesson_to_its_end(house: Furnished, source: str) -> None:
    pupil = pupil_of(house, source)
    for number in range(len(TriominosGuided.steps)):
        pupil.wait_for(number)
        house.wait(0.3)
        DEEDS[pupil.lesson.step.key](pupil)
    pupil.wait_for(len(TriominosGuided.steps))
    assert isinstance(house.scenes.top, Finished)
    assert not (house.store.folder / "saved").exists(), "nothing of a lesson is kept"


def test_the_lesson_can_be_skipped_step_by_step(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[0])
    for number in range(len(TriominosGuided.steps)):
        pupil.wait_for(number)
        pupil.lesson.skip()
    pupil.wait_for(len(TriominosGuided.steps))
    assert isinstance(house.scenes.top, Finished)


def test_another_tile_is_gently_refused(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[0])
    lesson = table(pupil)
    lesson._scene.act(Place(position.RACKS[0][0][0], position.FIRST.face))
    assert lesson.note == house.words("triominos.guided.not.other")
    assert not lesson._scene.board.tiles


@pytest.mark.parametrize(("face", "reason"), [(0, "taken"), (3, "differs"), (-511, "corner"), (4000, "away")])
def test_a_tile_dropped_where_it_does_not_fit_says_why(house: Furnished, face: int, reason: str) -> None:
    lesson = table(pupil_of(house, DEVICES[2]))
    scene = lesson._scene
    scene.session.state = position.later()
    assert scene._fault(face) == reason


def test_the_position_holds_what_the_lesson_says() -> None:
    state = position.beginning()
    state.apply(position.FIRST)
    state.apply(position.partner(state))
    turns = {spot.turn for spot in state.board.placements(position.TURNING)}
    assert len(turns) > 1, "the second tile fits in two places, turned differently"
    state = position.later()
    assert all(action in state.legal_actions() for action in [position.BRIDGE])
    assert state.board.figures[position.BRIDGE.face] is Figure.BRIDGE
    state.apply(position.BRIDGE)
    state.apply(position.partner(state))
    assert state.board.figures[position.HEXAGONS.face] is Figure.DOUBLE
    state.apply(position.HEXAGONS)
    state.apply(position.partner(state))
    before = state.scores()[0]
    for _ in range(3):
        assert not any(isinstance(action, Place) for action in state.legal_actions())
        state.apply(Draw())
    assert state.legal_actions() == [Pass()]
    state.apply(Pass())
    assert state.scores()[0] == before - 3 * DRAW_COST - GIVE_UP_COST


def test_every_tile_of_the_second_table_was_placed_by_the_rules() -> None:
    board = type(position.later().board)()
    for action in position.LATER:
        assert board.allows(action.face, TURNS * action.tile + action.turn), action
        board.place(action.face, TURNS * action.tile + action.turn)


def test_a_bridge_is_asked_for(make_house: MakeHouse, golden: Golden) -> None:
    house = make_house((1280, 720))
    house.change("calm", True)  # noqa: FBT003 - the value of a setting
    pupil = pupil_of(house, DEVICES[0])
    for number in range(3):
        pupil.wait_for(number)
        pupil.lesson.skip()
    pupil.wait_for(3)
    choose(pupil, position.BRIDGE.tile)
    house.wait(1)
    golden.check("triominos-guided", house.picture())
