"""The stack of scenes: which one plays, and what each is told of its life."""

import pytest

from games.engine.scene import Scenes
from tests.engine.scenes import Blank
from tests.furnished import Furnished


@pytest.fixture
def stack(house: Furnished) -> tuple[Scenes, list[Blank]]:
    scenes, blanks = Scenes(), [Blank(house, name) for name in "abc"]
    for blank in blanks:
        scenes.push(blank)
    for blank in blanks:
        blank.life.clear()
    return scenes, blanks


def lives(blanks: list[Blank]) -> list[list[str]]:
    return [blank.life for blank in blanks]


def test_going_back_enters_the_scene_below(stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, blanks = stack
    scenes.pop()
    assert scenes.top is blanks[1]
    assert lives(blanks) == [[], ["enter"], ["leave", "close"]]


def test_a_covered_scene_is_left_but_not_closed(house: Furnished, stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, blanks = stack
    scenes.push(Blank(house))
    assert lives(blanks)[2] == ["leave"]


def test_going_home_enters_the_title_alone(stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, blanks = stack
    scenes.home()
    assert lives(blanks) == [["enter"], ["leave", "close"], ["leave", "close"]]


def test_going_back_to_a_scene_enters_it_alone(stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, blanks = stack
    scenes.back_to(blanks[0])
    assert lives(blanks) == [["enter"], ["leave", "close"], ["leave", "close"]]


def test_going_back_to_a_scene_that_is_not_there_changes_nothing(
    house: Furnished, stack: tuple[Scenes, list[Blank]]
) -> None:
    scenes, blanks = stack
    scenes.back_to(Blank(house))
    assert (scenes.top, lives(blanks)) == (blanks[2], [[], [], []])


def test_at_the_end_every_scene_is_closed(stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, blanks = stack
    scenes.clear()
    assert scenes.top is None
    assert lives(blanks) == [["leave", "close"]] * 3


def test_every_change_is_counted(house: Furnished, stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, _ = stack
    counts = [scenes.changes]
    for change in (scenes.pop, lambda: scenes.replace(Blank(house)), scenes.home, scenes.clear):
        change()
        counts.append(scenes.changes)
    assert len(set(counts)) == len(counts)


def test_only_the_top_scene_makes_the_picture_move(stack: tuple[Scenes, list[Blank]]) -> None:
    scenes, blanks = stack
    blanks[0].moving = True
    assert not scenes.animating
    blanks[2].moving = True
    assert scenes.animating
