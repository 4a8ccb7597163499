"""Two keyboards, two mice and ten fingers in a real window: each is heard by itself."""

from pathlib import Path

import pytest

from tests.window.keycodes import BLOCKS, CODES, DRAW
from tests.window.rig import PACE, Program
from tests.window.workshop import KEYBOARDS, MICE, Workshop

pytestmark = pytest.mark.window

A, S, Q, W = CODES["a"], CODES["s"], CODES["q"], CODES["w"]
ENOUGH = 60  # pixels that a mouse has to go to be noticed


def presses(program: Program, button: str = "") -> list[str]:
    """Return the sources that pressed, in order."""
    return [given.split("'")[1] for given in program.inputs if given.startswith("Press") and button in given]


def wake_mice(bench: Workshop, program: Program) -> None:
    """Use both mice, so that each gets a cursor of its own; the first is the one that is used first."""
    for mouse in MICE:
        for _ in range(3):
            bench.devices[mouse].move(ENOUGH / 2, 0)
    program.until(lambda facts: len(facts["cursors"]) == len(MICE))


def steer(bench: Workshop, program: Program, mouse: int, goal: tuple[int, int]) -> None:
    """Push a mouse until its cursor is at a place of the window."""
    here = program.facts["cursors"][mouse][1]
    bench.devices[MICE[mouse]].move(goal[0] - here[0], goal[1] - here[1])
    program.until(lambda facts: _near(facts["cursors"][mouse][1], goal))


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 2


def test_a_key_held_on_one_keyboard_while_the_other_taps_it(workshop: Workshop, folder: Path) -> None:
    first, second = (workshop.devices[name] for name in KEYBOARDS)
    with Program(workshop, folder, "--game", "tripolo") as program:
        assert program.facts["backend"] == "xinput2"
        first.key(A, down=True)
        program.until(lambda facts: facts["seats"][0] == "keys-1")
        second.tap(A)
        program.until(lambda facts: "keys-1@2" in facts["seats"])
        program.until(lambda _: any("Release(source='keys-1@2'" in given for given in program.inputs))
        assert not any("Release(source='keys-1'" in given for given in program.inputs)
        second.tap(A)
        program.until(lambda _: presses(program) == ["keys-1", "keys-1@2", "keys-1@2"])
        first.key(A, down=False)
        program.until(lambda _: any("Release(source='keys-1'" in given for given in program.inputs))
        assert program.close() == 0


def test_the_keyboard_that_is_pressed_first_is_the_first_one(workshop: Workshop, folder: Path) -> None:
    """The order of the devices does not decide who is who."""
    with Program(workshop, folder, "--game", "tripolo") as program:
        workshop.devices["Keyboard B"].tap(Q)
        program.until(lambda _: presses(program) == ["keys-1"])
        workshop.devices["Keyboard A"].tap(Q)
        program.until(lambda _: presses(program) == ["keys-1", "keys-1@2"])
        assert program.close() == 0


def test_eight_blocks_press_at_once_and_six_of_them_find_a_place(workshop: Workshop, folder: Path) -> None:
    """Known fault 2: six join at once."""
    with Program(workshop, folder, "--game", "tripolo") as program:
        for name in KEYBOARDS:
            for block in BLOCKS:
                workshop.devices[name].key(block[0], down=True)
        program.until(lambda _: len(presses(program)) == 8)
        assert "" not in program.facts["seats"]
        assert len(set(program.facts["seats"])) == 6
        assert program.close() == 0


def test_each_mouse_has_a_cursor_and_takes_a_place(workshop: Workshop, folder: Path) -> None:
    with Program(workshop, folder, "--game", "tripolo", "--size", "1200x600") as program:
        wake_mice(workshop, program)
        for mouse, place in enumerate(((200, 150), (600, 150))):
            steer(workshop, program, mouse, place)
            workshop.devices[MICE[mouse]].button(1, down=True)
            workshop.devices[MICE[mouse]].button(1, down=False)
            program.until(lambda facts: facts["seats"].count("") == 5 - mouse)  # noqa: B023 - called at once
        assert program.facts["seats"][:2] == ["mouse", "mouse@2"]
        assert program.close() == 0


def test_an_unplugged_keyboard_keeps_its_place_and_takes_it_again(workshop: Workshop, folder: Path) -> None:
    with Program(workshop, folder, "--game", "tripolo", pace=PACE) as program:
        for name in KEYBOARDS:
            workshop.devices[name].tap(Q)
        program.until(lambda facts: {"keys-1", "keys-1@2"} < set(facts["seats"]))
        seats = program.facts["seats"]
        for name in KEYBOARDS:
            workshop.devices[name].tap(S)
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        workshop.devices["Keyboard B"].key(W, down=True)
        workshop.unplug("Keyboard B")
        program.until(lambda facts: facts["scene"] == "StopMenu" and "keys-1@2" in facts["lost"])
        workshop.plug_in("Keyboard B")
        program.until(lambda facts: not facts["lost"])
        assert program.facts["seats"] == seats

        def resumed(_: object) -> bool:
            workshop.devices["Keyboard A"].tap(CODES["return"])
            return bool(program.facts["scene"] == "TripoloScene")

        program.until(resumed)
        before = len(presses(program, "DRAW"))
        workshop.devices["Keyboard B"].tap(BLOCKS[0][DRAW])
        program.until(lambda _: presses(program, "DRAW")[before:] == ["keys-1@2"])
        assert program.close() == 0


def test_another_keyboard_takes_the_place_of_the_one_that_is_gone(workshop: Workshop, folder: Path) -> None:
    """Known fault 12: nobody but the lost pad's player could go on."""
    with Program(workshop, folder, "--game", "tripolo", pace=PACE) as program:
        for code in (BLOCKS[0][0], BLOCKS[1][0], BLOCKS[0][4], BLOCKS[1][4]):
            workshop.devices["Keyboard A"].tap(code)
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        workshop.unplug("Keyboard A")
        program.until(lambda facts: facts["scene"] == "StopMenu")

        def taken(facts: dict[str, list[str]]) -> bool:
            workshop.devices["Keyboard B"].tap(Q)
            workshop.devices["Keyboard B"].tap(CODES["r"])
            return facts["seats"][:2] == ["keys-1@2", "keys-2@2"]

        program.until(taken)
        assert program.close() == 0


def test_nothing_arrives_while_another_window_has_the_focus(workshop: Workshop, folder: Path) -> None:
    with Program(workshop, folder, "--game", "tripolo") as program:
        wake_mice(workshop, program)
        with Program(workshop, folder.with_name("other")) as other:
            program.until(lambda _: "FOCUS_LOST" in program.inputs[-1])
            before, cursors = len(program.inputs), program.facts["cursors"]
            for name in KEYBOARDS:
                workshop.devices[name].tap(Q)
            for name in MICE:
                workshop.devices[name].move(90, 90)
                workshop.devices[name].button(1, down=True)
                workshop.devices[name].button(1, down=False)
            other.until(lambda _: len(presses(other)) == 2)
            assert other.close() == 0
        program.focus()
        program.until(lambda _: "FOCUS_GAINED" in program.inputs[-1])
        assert presses(program) == []
        assert len(program.inputs) == before + 1
        assert program.facts["cursors"] == cursors
        workshop.devices["Keyboard A"].tap(Q)
        program.until(lambda _: presses(program) == ["keys-1"])
        assert program.close() == 0


def test_the_touch_screen_is_no_mouse(workshop: Workshop, folder: Path) -> None:
    """Known fault 8: one tap counts as two."""
    with Program(workshop, folder, "--game", "tripolo", "--fullscreen") as program:
        workshop.touch(0, "down", (200, 200))
        workshop.touch(0, "up", (200, 200))
        program.until(lambda facts: "touch-0" in facts["seats"])
        assert program.answers()
        assert [seat for seat in program.facts["seats"] if seat] == ["touch-0"]
        assert program.close() == 0
