"""The keyboard: one press, one input, whatever system and layout do."""

from collections.abc import Iterator

import pygame
import pytest

from games.engine.bindings import BLOCK_KEYS, HOUSE_KEYS, KEY_BUTTONS
from games.engine.devices import Devices
from games.engine.inputs import (
    BLOCKS,
    NUMERIC_BLOCK,
    Button,
    DeviceFound,
    Edit,
    Edited,
    Happened,
    Input,
    News,
    Press,
    Release,
    Typed,
)
from games.engine.keyboards import STALE_SPAN
from games.engine.labels import KeyLabels
from tests.engine.events import key

SIZE = (1280, 720)
Q, W, R = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_R
LOST, GAINED = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)
PRESS_Q = Press("keys-1", Button.CELL_0)


@pytest.fixture
def devices() -> Iterator[Devices]:
    pygame.display.init()
    yield Devices(KeyLabels())
    pygame.display.quit()


def read(devices: Devices, *events: pygame.Event) -> list[Input]:
    return devices.read(events, SIZE)


def presses(inputs: list[Input]) -> list[Input]:
    return [given for given in inputs if isinstance(given, Press)]


def test_every_block_has_twelve_keys_and_no_key_is_in_two() -> None:
    """Known fault 11: two seats get the same key."""
    keys = [scancode for block in BLOCKS for scancode in BLOCK_KEYS[block]]
    assert len(keys) == len(set(keys)) == 4 * 12
    assert not set(keys) & set(HOUSE_KEYS)


def test_no_key_of_a_block_is_a_modifier_or_a_function_key() -> None:
    """Known fault 6: Shift opens the sticky-keys dialog in the middle of a game."""
    modifiers = range(pygame.KSCAN_LCTRL, pygame.KSCAN_RGUI + 1)
    functions = range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1)
    assert not set(KEY_BUTTONS) & {*modifiers, *functions}


def test_a_press_is_told_by_block_and_button_and_so_is_its_end(devices: Devices) -> None:
    assert read(devices, key(Q, "q")) == [PRESS_Q]
    assert read(devices, key(Q, down=False)) == [Release("keys-1", Button.CELL_0)]


def test_auto_repeat_presses_once(devices: Devices) -> None:
    assert read(devices, *(key(Q, "q") for _ in range(50))) == [PRESS_Q]
    assert read(devices, key(Q, "q")) == []


def test_doubled_events_count_once(devices: Devices) -> None:
    twice = [key(Q), key(Q), key(Q, down=False), key(Q, down=False)]
    assert read(devices, *twice) == [PRESS_Q, Release("keys-1", Button.CELL_0)]


def test_a_key_that_goes_up_without_having_been_down_is_nothing(devices: Devices) -> None:
    assert read(devices, key(Q, down=False)) == []
    assert read(devices, key(Q)) == [PRESS_Q]


def test_all_keys_of_one_tick_are_told_in_their_order(devices: Devices) -> None:
    """Known fault 4: several keys of one frame are handled over several frames."""
    scancodes = [BLOCK_KEYS[block][number] for number in range(12) for block in BLOCKS[:3]]
    told = read(devices, *(key(scancode) for scancode in scancodes))
    assert told == [Press(*KEY_BUTTONS[scancode]) for scancode in scancodes]


def test_a_tap_within_one_tick_is_a_press(devices: Devices) -> None:
    assert presses(read(devices, key(Q), key(Q, down=False), key(Q))) == [PRESS_Q, PRESS_Q]


def test_what_the_key_types_does_not_matter(devices: Devices) -> None:
    """Known fault 5: bindings by character shut AZERTY players out."""
    for character in ("q", "a", "й", "", "Q"):
        assert read(devices, key(Q, character)) == [PRESS_Q]
        read(devices, key(Q, down=False))


def test_the_digits_above_the_letters_play_whatever_they_type(devices: Devices) -> None:
    assert read(devices, key(pygame.KSCAN_2, "é")) == [Press("keys-1", Button.DRAW)]


def test_the_numeric_pad_is_found_when_its_first_key_is_pressed(devices: Devices) -> None:
    assert not devices.numeric_seen
    told = read(devices, key(pygame.KSCAN_KP_5), key(pygame.KSCAN_KP_6))
    assert told == [
        DeviceFound(NUMERIC_BLOCK),
        Press(NUMERIC_BLOCK, Button.CELL_4),
        Press(NUMERIC_BLOCK, Button.CELL_5),
    ]
    assert devices.numeric_seen


def test_unknown_keys_and_unknown_events_are_nothing(devices: Devices) -> None:
    strange = [key(511), key(pygame.KSCAN_F5), pygame.Event(pygame.USEREVENT + 7), pygame.Event(pygame.CLIPBOARDUPDATE)]
    assert read(devices, *strange) == []


def test_losing_the_focus_is_told_and_lets_all_keys_go(devices: Devices) -> None:
    read(devices, key(Q))
    assert read(devices, LOST) == [Happened(News.FOCUS_LOST)]
    read(devices, GAINED)
    for _ in range(STALE_SPAN):
        read(devices)
    assert read(devices, key(Q)) == [PRESS_Q]


@pytest.mark.parametrize("ups", [[], [key(Q, down=False)]], ids=["loss alone", "keys go up first, as SDL has it"])
@pytest.mark.parametrize("at_once", [True, False])
def test_a_key_still_held_when_the_focus_returns_is_no_press(
    devices: Devices, ups: list[pygame.Event], *, at_once: bool
) -> None:
    """Known fault 9: a held button runs on into whatever comes next."""
    read(devices, key(Q))
    read(devices, *ups, LOST)
    for _ in range(500):
        assert read(devices) == []
    if at_once:
        assert presses(read(devices, GAINED, key(Q))) == []
    else:
        read(devices, GAINED)
        assert presses(read(devices, key(Q))) == []
    assert presses(read(devices, key(Q))) == [], "and neither is its repeating"
    read(devices, key(Q, down=False))
    assert read(devices, key(Q)) == [PRESS_Q], "but the next one is"


def test_a_key_pressed_afresh_when_the_focus_returns_is_a_press(devices: Devices) -> None:
    read(devices, key(Q))
    read(devices, key(Q, down=False))
    read(devices, LOST)
    assert presses(read(devices, GAINED, key(Q), key(R))) == [PRESS_Q, Press("keys-2", Button.CELL_0)]


def test_while_a_name_is_typed_no_key_plays(devices: Devices) -> None:
    """Known fault 7 the other way round: text goes to the name and nowhere else."""
    devices.type_text(on=True)
    events = [key(Q, "q"), pygame.Event(pygame.TEXTINPUT, text="q"), key(pygame.KSCAN_BACKSPACE)]
    assert read(devices, *events) == [Typed("q"), Edited(Edit.ERASE)]
    assert read(devices, key(pygame.KSCAN_RETURN)) == [Edited(Edit.ENTER)]
    devices.type_text(on=False)
    assert read(devices, key(W, "w")) == [Press("keys-1", Button.CELL_1)]


def test_text_input_is_off_while_nobody_types_a_name(devices: Devices) -> None:
    """Known fault 7: an input method swallows the keys."""
    devices.type_text(on=False)
    assert read(devices, pygame.Event(pygame.TEXTINPUT, text="q")) == []
