"""Key and device test: everything lights up by device, and what a keyboard is good for is told."""

import pygame
import pytest

from games.engine.inputs import BLOCKS, KEYBOARD, Button, Happened, Kind, News, Press, Seen
from games.engine.rollover import Rollover, blocks_for
from games.menus.devices_page import DevicesPage
from tests.engine.events import key
from tests.furnished import Furnished


def seen(code: str, *, down: bool = True, device: str = "keyboard") -> Seen:
    return Seen(device, Kind.KEYBOARD, code, code, down)


def test_it_counts_what_is_down_at_once_by_device() -> None:
    rollover = Rollover()
    for given in (seen("1"), seen("2"), seen("2", down=False), seen("3"), seen("1", device="other"), seen("9")):
        rollover.take(given)
    assert list(rollover.handfuls["keyboard"].held) == ["1", "3", "9"]
    assert (rollover.handfuls["keyboard"].most, rollover.handfuls["other"].most) == (3, 1)


@pytest.mark.parametrize(
    ("most", "numeric", "blocks"),
    [
        (1, False, BLOCKS[:1]),
        (2, True, BLOCKS[:1]),
        (3, False, (BLOCKS[0], BLOCKS[2])),
        (4, True, (BLOCKS[0], BLOCKS[2], BLOCKS[3])),
        (4, False, (BLOCKS[0], BLOCKS[2], BLOCKS[1])),
        (6, True, (BLOCKS[0], BLOCKS[2], BLOCKS[3], BLOCKS[1])),
        (50, False, (BLOCKS[0], BLOCKS[2], BLOCKS[1])),
    ],
)
def test_the_fewer_keys_arrive_the_farther_apart_are_the_blocks(
    most: int, *, numeric: bool, blocks: tuple[str, ...]
) -> None:
    assert tuple(blocks_for(most, numeric=numeric)) == blocks


def test_real_keys_light_up_whatever_they_are_bound_to(house: Furnished) -> None:
    page = DevicesPage(house)
    house.enter(page)
    keys = (pygame.KSCAN_F5, pygame.KSCAN_Q, pygame.KSCAN_RETURN, pygame.KSCAN_LSHIFT)
    house.do(*house.devices.read([key(scancode) for scancode in keys], house.size))
    assert list(page._rollover.handfuls["keyboard"].held.values()) == ["F5", "Q", "RETURN", "LSHIFT"]
    assert "4" in page._advice()
    assert "QWE ASD ZXC" in page._advice()
    assert house.on_top() is page, "no key leads away but Escape"
    house.do(*house.devices.read([key(scancode, down=False) for scancode in keys], house.size))
    assert page._rollover.handfuls["keyboard"].held == {}


def test_leaving_the_window_leaves_nothing_lit(house: Furnished) -> None:
    page = DevicesPage(house)
    house.enter(page)
    house.do(seen("4"), Happened(News.FOCUS_LOST))
    assert page._rollover.handfuls["keyboard"].held == {}


def test_escape_leads_away_and_nothing_is_watched_any_more(house: Furnished) -> None:
    house.enter(DevicesPage(house))
    house.do(Press(KEYBOARD, Button.STOP))
    assert house.on_top() is None
    told = house.devices.read([key(pygame.KSCAN_Q)], house.size)
    assert told == [Press("keys-1", Button.CELL_0)]
