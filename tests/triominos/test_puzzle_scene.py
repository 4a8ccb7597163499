"""The puzzle on the screen: place, take back, ask for a way, be done."""

import pytest

from games.core.errors import IllegalAction
from games.engine.inputs import BLOCKS, MOUSE, Button
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.triominos.actions import Draw, Pass, Place
from games.triominos.choosing import DRAW, HINT
from games.triominos.puzzle import make_puzzle
from games.triominos.puzzle_scene import PuzzleScene
from games.triominos.puzzle_session import PUZZLE, TAKE_BACK, PuzzleAction, PuzzleState
from games.triominos.start import resume, start
from games.turnbased.saves import newest
from games.turnbased.session import resumed
from tests.furnished import SEED, Furnished

OK = Button.CELL_4
SOLVING = 30  # seconds that a hint may take


class Puzzling:
    """A puzzle on top of a house."""

    def __init__(self, house: Furnished, source: str = BLOCKS[0], size: int = 8) -> None:
        house.seats[2].source, house.seats[2].ready = source, True
        house.seats[0].level = 1
        self.house = house
        self.outcomes: list[Outcome] = []
        scene = start(house, Plan("puzzle", {"size": str(size)}), self.outcomes.append)
        assert isinstance(scene, PuzzleScene)
        self.scene = scene
        house.enter(scene)

    def hint(self) -> None:
        """Ask for a way and wait for the answer."""
        self.scene.hint()
        for _ in range(SOLVING * 120):
            if self.scene._solving is None:
                return
            self.house.app.advance([])
        raise AssertionError("the hint never came")


@pytest.mark.parametrize("size", [8, 12])
def test_the_known_solution_solves_it_and_shows_the_results(house: Furnished, size: int) -> None:
    puzzling = Puzzling(house, size=size)
    for action in make_puzzle(SEED, size).solution:
        house.wait(0.4)
        scene = puzzling.scene
        scene.aim(f"tile-{action.tile}")
        scene.aim(f"face-{action.face}")
        house.press(BLOCKS[0], OK, OK)
    assert puzzling.scene.state.is_over
    house.wait(3)
    (outcome,) = puzzling.outcomes
    assert outcome.winners == (2,)
    assert outcome.rows[0].cells == (str(size), "0")
    outcome.proceed()
    assert isinstance(house.scenes.top, PuzzleScene)


def test_hints_alone_solve_it(house: Furnished) -> None:
    puzzling = Puzzling(house)
    while not puzzling.scene.state.is_over:
        puzzling.hint()
        assert not puzzling.scene._advice
        house.press(BLOCKS[0], OK, OK)


def test_everything_is_taken_back_tile_by_tile(house: Furnished) -> None:
    puzzling = Puzzling(house)
    first, second, *_ = make_puzzle(SEED, 8).solution
    puzzling.scene.act(first)
    puzzling.scene.act(second)
    house.press(BLOCKS[0], Button.DRAW)
    assert puzzling.scene.state.game.placed == [first]
    house.press(BLOCKS[0], Button.DRAW, Button.DRAW)
    assert puzzling.scene.state.game.placed == []
    assert puzzling.scene.reason == house.words("triominos.illegal.nothing_placed")


def test_a_dead_end_is_called_by_its_name(house: Furnished) -> None:
    puzzling = Puzzling(house)
    scene = puzzling.scene
    for _ in range(200):
        actions = [action for action in scene.state.legal_actions() if hasattr(action, "tile")]
        if not actions:
            break
        scene.act(actions[-1])
    if not scene.state.is_over:
        assert scene.state.game.is_stuck
        puzzling.hint()
        assert scene._advice == "dead_end"
        assert "take" in scene._prompt(2).below


def test_a_mouse_alone_can_play_it(house: Furnished) -> None:
    puzzling = Puzzling(house, MOUSE)
    scene = puzzling.scene
    action = make_puzzle(SEED, 8).solution[0]
    house.click(next(target.rect for target in scene._targets if target.key == f"tile-{action.tile}").center)
    x, y = scene.camera.middle_of(action.face)
    house.click((round(x), round(y)))
    house.click((round(x), round(y)))
    assert scene.state.game.placed == [action]
    house.click(scene._layout.draw.center)
    assert scene.state.game.placed == []
    assert {DRAW, HINT} <= {button.key for button in scene._buttons}


def test_the_log_of_a_puzzle_replays_to_where_it_was_left(house: Furnished) -> None:
    puzzling = Puzzling(house)
    first, second, *_ = make_puzzle(SEED, 8).solution
    for action in (first, second, TAKE_BACK):
        puzzling.scene.act(action)
    saved = newest(house, PUZZLE.key)
    assert saved is not None
    session, _ = resumed(PUZZLE, saved.header, saved.entries, lambda _: None)
    assert session.state.state_hash() == puzzling.scene.state.state_hash()
    house.scenes.pop()
    again = newest(house, PUZZLE.key)
    assert again is not None
    scene = resume(house, again, print)
    assert isinstance(scene, PuzzleScene)
    assert scene.state.state_hash() == session.state.state_hash()
    assert scene.state.taken_back == 1
    house.enter(scene)
    house.wait(0.1)
    assert scene.human is not None, "the same person plays on"


@pytest.mark.parametrize("action", [Draw(), Pass(), Place(55, 12), TAKE_BACK])
def test_a2_what_cannot_be_done_changes_nothing(action: PuzzleAction) -> None:
    state = PuzzleState(make_puzzle(SEED, 8).tiles)
    before = state.state_hash()
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert state.state_hash() == before
