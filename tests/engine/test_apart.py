"""Keyboards and mice that a back-end tells apart: who is who, what is held, what is lost and comes back."""

from collections.abc import Iterator

import pygame
import pytest

from games.engine.backends.choice import Choice
from games.engine.backends.raw import Click, Come, Gone, Key, Motion, Raw, Wheel
from games.engine.devices import Devices
from games.engine.inputs import (
    Button,
    DeviceFound,
    DeviceLost,
    Edit,
    Edited,
    Happened,
    Input,
    News,
    Phase,
    Point,
    Press,
    Release,
    Typed,
    base,
    device_number,
    is_block,
    is_mouse,
    of_device,
)
from games.engine.labels import KeyLabels
from tests.engine.events import finger, key, mouse
from tests.engine.told import KEYBOARD_A, KEYBOARD_B, MOUSE_A, MOUSE_B, Told

SIZE = (1000, 500)
A, Q, W = pygame.KSCAN_A, pygame.KSCAN_Q, pygame.KSCAN_W
LOST, GAINED = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)
FIRST, SECOND = KEYBOARD_A.identity, KEYBOARD_B.identity
LEFT, RIGHT = MOUSE_A.identity, MOUSE_B.identity


class Bench:
    """Devices with a back-end that a test speaks for."""

    def __init__(self) -> None:
        self.told = Told()
        self.devices = Devices(KeyLabels())
        self.devices.use(Choice(self.told, "apart_told"))

    def hears(self, *raw: Raw, events: tuple[pygame.Event, ...] = ()) -> list[Input]:
        """Let a tick pass in which the back-end tells this, and pygame these events."""
        self.told.waiting = list(raw)
        self.devices.gather()
        return self.devices.read(events, SIZE)


@pytest.fixture
def bench() -> Iterator[Bench]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield Bench()
    pygame.mouse.set_visible(True)
    pygame.event.set_grab(False)
    pygame.event.set_blocked(None)
    pygame.event.set_allowed(None)
    pygame.display.quit()


def down(device: str, scancode: int) -> Key:
    return Key(device, scancode, down=True)


def up(device: str, scancode: int) -> Key:
    return Key(device, scancode, down=False)


def both_mice(bench: Bench) -> None:
    """Use both mice, A first; their cursors are in the middle, B's, and where the system's was, A's."""
    bench.hears(Motion(LEFT, 50, 0), events=(mouse(pygame.MOUSEMOTION, (100, 100)),))
    bench.hears(Motion(RIGHT, 50, 0))


def test_the_names_of_sources_with_and_without_a_number() -> None:
    assert [of_device("keys-2", number) for number in (1, 2, 12)] == ["keys-2", "keys-2@2", "keys-2@12"]
    for source in ("keys-2", "keys-2@2", "keys-2@12"):
        assert (base(source), is_block(source), is_mouse(source)) == ("keys-2", True, False)
    assert [device_number(source) for source in ("mouse", "mouse@3", "pad-4")] == [1, 3, 1]
    assert [is_mouse(source) for source in ("mouse", "mouse@2", "touch-1")] == [True, True, False]


def test_a_key_held_on_one_keyboard_does_not_keep_the_other_from_pressing_it(bench: Bench) -> None:
    told = bench.hears(down(FIRST, A), down(SECOND, A), up(SECOND, A), down(SECOND, A), up(FIRST, A))
    one, two = Press("keys-1", Button.CELL_3), Press("keys-1@2", Button.CELL_3)
    assert told == [
        *(one, two, Release("keys-1@2", Button.CELL_3)),
        *(two, Release("keys-1", Button.CELL_3)),
    ]


def test_who_presses_first_is_the_first_whatever_the_order_of_the_devices(bench: Bench) -> None:
    assert bench.hears(down(SECOND, Q), down(FIRST, Q)) == [
        Press("keys-1", Button.CELL_0),
        Press("keys-1@2", Button.CELL_0),
    ]


def test_doubled_downs_and_ups_and_keys_of_nothing_are_nothing(bench: Bench) -> None:
    told = bench.hears(up(FIRST, Q), down(FIRST, Q), down(FIRST, Q), up(FIRST, Q), up(FIRST, Q), down(FIRST, 511))
    assert told == [Press("keys-1", Button.CELL_0), Release("keys-1", Button.CELL_0)]


def test_what_pygame_tells_of_the_same_keys_only_teaches_labels(bench: Bench) -> None:
    told = bench.hears(down(FIRST, Q), events=(key(Q, "a"), key(Q, down=False)))
    assert told == [Press("keys-1", Button.CELL_0)]
    assert bench.devices.labels.block("keys-1@2")[0] == "A"


def test_without_the_focus_nothing_arrives_and_what_was_held_is_let_go(bench: Bench) -> None:
    bench.hears(down(FIRST, Q))
    assert bench.hears(events=(LOST,)) == [Release("keys-1", Button.CELL_0), Happened(News.FOCUS_LOST)]
    elsewhere = (down(FIRST, W), up(FIRST, W), down(SECOND, A), Motion(LEFT, 99, 0), Click(LEFT, 1, down=True))
    assert bench.hears(*elsewhere, up(FIRST, Q)) == []
    bench.hears(events=(GAINED,))
    assert bench.hears(down(SECOND, A)) == [], "it is down since before"
    assert bench.hears(down(FIRST, Q), up(SECOND, A)) == [Press("keys-1", Button.CELL_0)]


def test_alt_and_return_are_for_full_screen(bench: Bench) -> None:
    told = bench.hears(down(FIRST, pygame.KSCAN_LALT), down(FIRST, pygame.KSCAN_RETURN))
    assert told == []
    assert bench.hears(down(SECOND, pygame.KSCAN_RETURN)) == [Press("keyboard", Button.OK)]


def test_an_unplugged_keyboard_lets_its_keys_go_and_is_the_same_when_it_returns(bench: Bench) -> None:
    bench.hears(down(FIRST, Q), down(SECOND, Q))
    blocks = [f"keys-{number}@2" for number in (1, 2, 3, 4)]
    told = bench.hears(Gone(KEYBOARD_B), Gone(KEYBOARD_B))
    assert told[:5] == [Release("keys-1@2", Button.CELL_0), *map(DeviceLost, blocks)]
    assert bench.devices.lost == set(blocks)
    assert bench.devices.keyboards.plugged() == [1]
    assert bench.hears(Come(KEYBOARD_B), down(SECOND, Q)) == [
        *map(DeviceFound, blocks),
        Press("keys-1@2", Button.CELL_0),
    ]
    assert bench.devices.lost == set()


def test_devices_that_nobody_has_used_come_and_go_without_a_word(bench: Bench) -> None:
    assert bench.hears(Gone(KEYBOARD_B), Come(KEYBOARD_B), Gone(MOUSE_A), Gone(MOUSE_A), Come(MOUSE_A)) == []


def test_the_numeric_pad_is_found_on_each_keyboard_by_itself(bench: Bench) -> None:
    bench.hears(down(FIRST, Q))
    assert bench.hears(down(SECOND, pygame.KSCAN_KP_5)) == [
        DeviceFound("keys-4@2"),
        Press("keys-4@2", Button.CELL_4),
    ]
    assert bench.devices.keyboards.numeric == {2}


def test_a_name_is_typed_by_text_and_ended_by_keys(bench: Bench) -> None:
    bench.devices.type_text(on=True)
    text = pygame.Event(pygame.TEXTINPUT, text="q")
    assert bench.hears(down(FIRST, Q), up(FIRST, Q), events=(key(Q, "q"), text)) == [Typed("q")]
    assert bench.hears(down(FIRST, pygame.KSCAN_RETURN)) == [Edited(Edit.ENTER)]
    bench.devices.type_text(on=False)
    assert bench.hears(up(FIRST, pygame.KSCAN_RETURN), events=(key(pygame.KSCAN_RETURN),)) == []


def test_one_mouse_is_the_systems_own(bench: Bench) -> None:
    assert bench.hears(Motion(LEFT, 500, 0), Click(LEFT, 1, down=True), Wheel(LEFT, 1)) == []
    assert bench.hears(events=(mouse(pygame.MOUSEBUTTONDOWN, (3, 4)),)) == [Point("mouse", Phase.DOWN, (3, 4))]
    assert bench.devices.pointers.cursors() == []


def test_a_mouse_that_is_bumped_against_is_not_in_use(bench: Bench) -> None:
    bench.hears(Motion(LEFT, 50, 0))
    bench.hears(*(Motion(RIGHT, 1, 1) for _ in range(10)))
    assert bench.devices.pointers.cursors() == []


def test_two_mice_have_cursors_of_their_own(bench: Bench) -> None:
    both_mice(bench)
    assert bench.devices.pointers.cursors() == [("mouse", (100, 100)), ("mouse@2", (550, 250))]
    told = bench.hears(Motion(LEFT, -30, 5), Click(RIGHT, 1, down=True), Click(RIGHT, 3, down=True), Wheel(LEFT, -1))
    assert told == [
        Point("mouse", Phase.MOVE, (70, 105)),
        Point("mouse@2", Phase.DOWN, (550, 250)),
        Point("mouse@2", Phase.SECOND, (550, 250)),
        Point("mouse", Phase.WHEEL, (70, 105), -1),
    ]
    assert not pygame.mouse.get_visible()
    assert bench.hears(events=(mouse(pygame.MOUSEBUTTONDOWN, (3, 4)),)) == [], "the system's is nobody's any more"


def test_a_cursor_stays_inside_the_window(bench: Bench) -> None:
    both_mice(bench)
    bench.hears(Motion(LEFT, -5000, -5000), Motion(RIGHT, 5000, 5000))
    assert bench.devices.pointers.cursors() == [("mouse", (0, 0)), ("mouse@2", (999, 499))]


def test_what_the_one_mouse_had_begun_is_taken_back_when_there_are_two(bench: Bench) -> None:
    bench.hears(Motion(LEFT, 50, 0), events=(mouse(pygame.MOUSEBUTTONDOWN, (9, 9)),))
    told = bench.hears(Click(RIGHT, 1, down=True))
    assert [(given.source, given.phase) for given in told if isinstance(given, Point)] == [
        ("mouse", Phase.CANCEL),
        ("mouse@2", Phase.DOWN),
    ]


def test_an_unplugged_mouse_is_the_same_when_it_returns(bench: Bench) -> None:
    both_mice(bench)
    assert bench.hears(Gone(MOUSE_A)) == [Point("mouse", Phase.CANCEL, (100, 100)), DeviceLost("mouse")]
    assert bench.devices.pointers.cursors() == [("mouse@2", (550, 250))]
    assert bench.hears(Come(MOUSE_A), Click(LEFT, 1, down=True)) == [
        DeviceFound("mouse"),
        Point("mouse", Phase.DOWN, (100, 100)),
    ]


def test_a_finger_whose_lifting_was_lost_is_taken_back_when_it_comes_again(bench: Bench) -> None:
    bench.hears(events=(finger(pygame.FINGERDOWN, 0.5, 0.5, 3),))
    told = bench.hears(events=(finger(pygame.FINGERDOWN, 0.1, 0.1, 3), finger(pygame.FINGERMOTION, 0.2, 0.2, 9)))
    assert told == [Point("finger-3", Phase.CANCEL, (500, 250)), Point("finger-3", Phase.DOWN, (100, 50))]
    assert bench.hears(events=(LOST,)) == [Point("finger-3", Phase.CANCEL, (100, 50)), Happened(News.FOCUS_LOST)]
    assert bench.hears(events=(finger(pygame.FINGERUP, 0.1, 0.1, 3),)) == []


def test_a_tap_that_comes_as_a_mouse_as_well_counts_once_though_it_is_not_marked(bench: Bench) -> None:
    """Known fault 8: one tap counts as two."""
    tap = (finger(pygame.FINGERDOWN, 0.5, 0.5), mouse(pygame.MOUSEBUTTONDOWN, (501, 249)))
    assert bench.hears(events=tap) == [Point("finger-0", Phase.DOWN, (500, 250))]
    assert bench.hears(events=(mouse(pygame.MOUSEBUTTONDOWN, (50, 50)),)) == [Point("mouse", Phase.DOWN, (50, 50))]
