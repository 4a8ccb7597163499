"""The loop: inputs reach the scene they were meant for, in order, and a frame is drawn only for a reason."""

import pygame
import pytest

from games.engine.clock import SECOND, TICK_RATE
from games.engine.inputs import Button, Happened, Input, News, Phase, Point, Press
from tests.engine.events import key
from tests.engine.scenes import Blank
from tests.furnished import Furnished


@pytest.fixture
def scene(house: Furnished) -> Blank:
    made = Blank(house)
    house.scenes.push(made)
    turn(house)  # the window has just opened: it tells of its focus
    made.given.clear()
    made.frames = made.ticks = 0
    return made


def turn(house: Furnished, seconds: float = 1 / TICK_RATE) -> None:
    """Let time pass, then let the loop turn once."""
    house.clock.now_ns += round(seconds * SECOND) + 1
    house.app.turn()


def happen(monkeypatch: pytest.MonkeyPatch, *events: pygame.Event) -> None:
    """Let events wait for the next turn."""
    waiting = [list(events)]
    monkeypatch.setattr(pygame.event, "get", lambda: waiting.pop() if waiting else [])


def test_at_rest_no_frame_is_drawn(house: Furnished, scene: Blank) -> None:
    for _ in range(TICK_RATE):
        turn(house)
    assert scene.ticks == TICK_RATE
    assert scene.frames == 0


def test_a_moving_scene_is_drawn_60_times_a_second(house: Furnished, scene: Blank) -> None:
    scene.moving = True
    for _ in range(TICK_RATE):
        turn(house)
    assert scene.frames == 60


def test_an_input_is_answered_by_a_frame_in_its_own_tick(
    house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch
) -> None:
    happen(monkeypatch, key(pygame.KSCAN_Q))
    turn(house)
    assert (scene.given, scene.frames) == ([Press("keys-1", Button.CELL_0)], 1)


class Still(Blank):
    """A scene whose picture moves of pointers change only where they reach something else."""

    at = ""

    @property
    def pointed_at(self) -> str:
        """What is reached."""
        return self.at


def moved_for_a_second(house: Furnished) -> None:
    """Let a mouse move in every tick."""
    for number in range(TICK_RATE):
        house.do(Point("mouse", Phase.MOVE, (number, 5)))


def test_where_only_cursors_move_the_last_picture_is_taken_once_more(house: Furnished) -> None:
    scene = Still(house)
    house.enter(scene)
    house.do()
    scene.frames = 0
    moved_for_a_second(house)
    assert scene.frames <= 1
    scene.at = "a button"
    moved_for_a_second(house)
    assert 1 <= scene.frames <= 2, "what is reached is drawn"
    before = scene.frames
    house.do(Press("keys-1", Button.OK))
    house.stale = True
    house.do()
    assert scene.frames == before + 2, "anything else is drawn at once"


def test_a_scene_that_follows_pointers_is_drawn_60_times_a_second(house: Furnished, scene: Blank) -> None:
    moved_for_a_second(house)
    assert scene.frames == 60


def test_late_ticks_are_all_stepped_and_drawn_once(
    house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch
) -> None:
    happen(monkeypatch, key(pygame.KSCAN_Q))
    turn(house, 10 / TICK_RATE)
    assert (scene.ticks, scene.frames) == (10, 1)


def test_a_jump_of_time_is_told_before_anything_else(
    house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Known fault 14: a laptop that sleeps makes time jump."""
    happen(monkeypatch, key(pygame.KSCAN_Q))
    turn(house, seconds=3600)
    assert scene.given == [Happened(News.TIME_JUMPED), Press("keys-1", Button.CELL_0)]
    assert scene.ticks == 1


def test_inputs_do_not_run_on_into_the_scene_that_follows(house: Furnished) -> None:
    """Known fault 9: a press for one page skips the next one."""
    following = Blank(house)

    class Leaving(Blank):
        def handle(self, given: Input) -> None:
            super().handle(given)
            house.scenes.push(following)

    leaving = Leaving(house)
    house.scenes.push(leaving)
    house.do(Press("keys-1", Button.CELL_4), Press("keys-2", Button.CELL_4))
    assert (len(leaving.given), following.given) == (1, [])
    assert following.frames == 1, "but it is seen at once"


def test_closing_the_window_ends_all_scenes(house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch) -> None:
    happen(monkeypatch, pygame.Event(pygame.QUIT), key(pygame.KSCAN_Q))
    turn(house)
    assert house.on_top() is None
    assert scene.given == []
    assert scene.life[-2:] == ["leave", "close"]


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN])
def test_an_uncovered_window_is_painted_anew(
    house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch, kind: int
) -> None:
    happen(monkeypatch, pygame.Event(kind))
    turn(house)
    assert scene.frames == 1


@pytest.mark.parametrize(("scancode", "mod"), [(pygame.KSCAN_F11, 0), (pygame.KSCAN_RETURN, pygame.KMOD_LALT)])
def test_full_screen_keys(
    house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch, scancode: int, mod: int
) -> None:
    switched: list[bool] = []
    house.set_fullscreen = switched.append
    happen(monkeypatch, pygame.Event(pygame.KEYDOWN, scancode=scancode, key=0, unicode="", mod=mod))
    turn(house)
    assert (switched, scene.given) == ([True], [])


def test_unknown_events_reach_nobody(house: Furnished, scene: Blank, monkeypatch: pytest.MonkeyPatch) -> None:
    happen(monkeypatch, pygame.Event(pygame.USEREVENT + 3, what="?"), pygame.Event(pygame.KEYMAPCHANGED))
    turn(house)
    assert (scene.given, scene.frames) == ([], 0)
