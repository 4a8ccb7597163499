"""The lesson of Triqueta with hands, played by every kind of device on the real rules."""

from collections.abc import Callable

import pytest

from games.engine.guided import PUPIL
from games.engine.guided_pages import Finished, Paused
from games.engine.inputs import Button, Phase, Point, Press, Release
from games.triqueta.actions import Keep, Take
from games.triqueta.guided import TriquetaGuided
from games.triqueta.guided_position import last_row
from games.triqueta.rules import Phase as Stage
from games.triqueta.scene import EYE
from games.triqueta.scoring import add, score
from games.triqueta.tokens import Animal
from games.turnbased.first import AskFirst
from games.turnbased.look import CURTAIN_TICKS
from tests.furnished import Furnished
from tests.golden import Golden
from tests.lessons import DEVICES, Pupil

MakeHouse = Callable[..., Furnished]
LOOKING = CURTAIN_TICKS / 120 + 0.5


def pupil_of(house: Furnished, source: str) -> Pupil:
    return Pupil(house, TriquetaGuided(house, lambda _: None), source)


def table(pupil: Pupil) -> TriquetaGuided:
    assert isinstance(pupil.lesson, TriquetaGuided)
    return pupil.lesson


def take_what_glows(pupil: Pupil) -> None:
    """Choose the first thing that is marked: by pointing, or by moving the cursor there."""
    lesson = table(pupil)
    if pupil.points:
        pupil.tap(lesson.marks()[0])
        return
    scene = lesson._scene
    if scene is None:
        pupil.move("DOWN")
    else:
        goal = lesson._wanted(scene.state)[0]
        for move in ("UP", "LEFT", "DOWN", "DOWN", "RIGHT", "UP", "UP", "RIGHT", "DOWN", "LEFT", "LEFT", "DOWN"):
            if scene.focus != goal:
                pupil.move(move)
        assert scene.focus == goal
    pupil.ok()


def keep(pupil: Pupil) -> None:
    for _ in range(2):
        take_what_glows(pupil)
        pupil.house.wait(1)


def look(pupil: Pupil) -> None:
    house, lesson = pupil.house, table(pupil)
    if pupil.points:
        pos = pupil.place(lesson._scene.rect_of(EYE)[0]) if lesson._scene else (0, 0)
        house.do(Point(pupil.source, Phase.DOWN, pos))
        house.wait(LOOKING)
        house.do(Point(pupil.source, Phase.UP, pos))
    else:
        house.do(Press(pupil.source, Button.DRAW))
        house.wait(LOOKING)
        house.do(Release(pupil.source, Button.DRAW))


DEEDS: dict[str, Callable[[Pupil], None]] = {"keep": keep, "look": look, "round": Pupil.read_on}


@pytest.mark.parametrize("source", DEVICES)
def test_every_device_plays_the_lesson_to_its_end(house: Furnished, source: str) -> None:
    pupil = pupil_of(house, source)
    for number, step in enumerate(TriquetaGuided.steps):
        pupil.wait_for(number)
        assert pupil.lesson.step is step
        house.wait(0.4)
        DEEDS.get(step.key, take_what_glows)(pupil)
    pupil.wait_for(len(TriquetaGuided.steps))
    pupil.wait_for(len(TriquetaGuided.steps))
    assert isinstance(house.scenes.top, Finished)
    assert not (house.store.folder / "saved").exists(), "nothing of a lesson is kept"
    assert not house.records.logged(1), "and nothing counts"


def test_the_lesson_can_be_skipped_step_by_step(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[0])
    for number in range(len(TriquetaGuided.steps)):
        pupil.wait_for(number)
        house.wait(0.6)
        pupil.lesson.skip()
    pupil.wait_for(len(TriquetaGuided.steps))
    assert isinstance(house.scenes.top, Finished)


@pytest.mark.parametrize(("source", "back"), [("keys-1", Button.DRAW), ("pad-0", Button.BACK)])
def test_who_goes_back_before_the_rock_gets_the_menu_and_keeps_the_table(
    house: Furnished, source: str, back: Button
) -> None:
    pupil = pupil_of(house, source)
    pupil.press(back)
    assert isinstance(house.scenes.top, Paused)
    house.scenes.pop()
    assert isinstance(pupil.lesson.inner.scenes.top, AskFirst)
    pupil.lesson.skip()
    pupil.wait_for(1)


def test_who_does_not_take_the_rock_is_asked_again(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[0])
    pupil.ok()  # the cursor is on chance
    assert pupil.lesson.note == house.words("triqueta.guided.not.rock")
    assert isinstance(pupil.lesson.inner.scenes.top, AskFirst)


def at_step(pupil: Pupil, key: str) -> None:
    """Let everything before a step be skipped."""
    for number, step in enumerate(TriquetaGuided.steps):
        pupil.wait_for(number)
        pupil.house.wait(0.6)
        if step.key == key:
            return
        pupil.lesson.skip()


@pytest.mark.parametrize(("step", "action"), [("place", Keep()), ("draw", Take(0))], ids=["place", "draw"])
def test_another_action_waits(house: Furnished, step: str, action: Keep | Take) -> None:
    pupil = pupil_of(house, DEVICES[2])
    at_step(pupil, step)
    scene = table(pupil)._scene
    assert scene
    before = scene.state.state_hash()
    scene.act(action)
    assert pupil.lesson.note == house.words(f"triqueta.guided.not.{step}")
    assert scene.state.state_hash() == before


def test_q5_the_last_row_holds_what_the_lesson_says() -> None:
    state = last_row()
    assert (state.seat, state.phase, state.active) == (PUPIL, Stage.TURN, 1)
    assert state.collected[PUPIL][Animal.RABBIT] == 2
    assert sorted(state.kept[PUPIL]) == [Animal.RABBIT, Animal.RAM]
    row = next(row for row in range(2) if state.open_rows >> row & 1)
    assert state.rows[row] == (Animal.RABBIT,)
    state.apply(Take(row))
    assert state.phase is Stage.COUNT
    collected = state.collected[PUPIL]
    with_ram = add(collected, [Animal.RAM])
    assert collected[Animal.RABBIT] == with_ram[Animal.RAM] == 3, "the ram is the third of its kind, too"
    assert score(add(with_ram, [Animal.RABBIT])) == score(with_ram) - 6, "the fourth rabbit costs"


def test_the_fourth_rabbit_is_seen_to_cost(make_house: MakeHouse, golden: Golden) -> None:
    house = make_house((1280, 720))
    house.change("calm", True)  # noqa: FBT003 - the value of a setting
    pupil = pupil_of(house, DEVICES[0])
    at_step(pupil, "less")
    house.wait(3)
    golden.check("triqueta-guided", house.picture())
