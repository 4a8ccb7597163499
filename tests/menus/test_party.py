"""The party on the results page: only when the game is won, in the winners' colours, without flashes."""

import numpy as np
import pygame
import pytest

from games.engine.clock import TICK_RATE
from games.engine.inputs import KEYBOARD, Button
from games.engine.theme import SEAT_COLOURS
from games.menus.results import SHOW_TICKS
from games.menus.results_party import CONFETTI, PARTY_TICKS, SHAPES
from tests.furnished import Furnished
from tests.menus.hands import MIDDLE, ONE, RIGHT, TWO, begin

pytestmark = pytest.mark.usefixtures("lobby")
ORANGE = 1  # a seat
MOST_FLASHES = 3
FLASH = 0.1  # of the relative luminance, by WCAG 2.3.1
FLASH_SHARE = 0.25  # of ten degrees of the field of view, which the whole window is taken for


def results(house: Furnished, **changes: object) -> None:
    begin(house, ONE, TWO).end(winners=(ORANGE,), **changes)


def coloured(house: Furnished) -> int:
    """Count the pixels in the winner's colour in the lower half of the window, above the places."""
    picture = house.picture().subsurface((0, 360, 1280, 180))
    return pygame.mask.from_threshold(picture, SEAT_COLOURS[ORANGE], (3, 3, 3, 255)).count()


def test_confetti_falls_when_the_game_is_won(house: Furnished) -> None:
    results(house, finished=True)
    house.wait(3)
    assert coloured(house) > 300
    assert house.scenes.animating
    house.wait(PARTY_TICKS / TICK_RATE)
    assert coloured(house) == 0
    assert not house.scenes.animating


@pytest.mark.parametrize("changes", [{"finished": False}, {"finished": True, "winners": ()}])
def test_a_round_and_a_game_without_winner_are_shown_quietly(house: Furnished, changes: dict[str, object]) -> None:
    begin(house, ONE, TWO).end(**{"winners": (ORANGE,), **changes})
    house.wait(SHOW_TICKS / TICK_RATE + 0.1)
    assert coloured(house) == 0
    assert not house.scenes.animating


def test_with_reduced_motion_nothing_moves_and_all_fades(house: Furnished) -> None:
    house.settings.calm = True
    results(house, finished=True)
    house.wait(3)
    before = {(left, top) for _, left, top, _ in house.described().items}
    house.wait(0.5)
    assert {(left, top) for _, left, top, _ in house.described().items} == before


def luminance(house: Furnished) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Return the relative luminance of the window, in a raster of 64 x 36 fields."""
    small = pygame.transform.smoothscale(house.picture(), (64, 36))
    channels = pygame.surfarray.array3d(small).astype(np.float64) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    result: np.ndarray[tuple[int, int], np.dtype[np.float64]] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return result


@pytest.mark.parametrize("calm", [False, True])
def test_nothing_flashes(house: Furnished, calm: bool) -> None:  # noqa: FBT001
    house.settings.calm = calm
    results(house, finished=True)
    frames = []
    for _ in range(40):  # ten a second
        house.wait(0.1)
        frames.append(luminance(house))
    changed = np.abs(np.diff(np.stack(frames), axis=0)) > FLASH
    flashing = changed.mean(axis=(1, 2)) > FLASH_SHARE
    assert flashing.sum() <= MOST_FLASHES


def test_pieces_differ(house: Furnished) -> None:
    assert {piece.shape for piece in CONFETTI} == set(range(len(SHAPES)))
    assert house.described().items


@pytest.mark.parametrize(("chips", "called"), [(4, 0), (0, 1)])
def test_the_winner_is_called_once_unless_the_game_does_it(house: Furnished, chips: int, called: int) -> None:
    results(house, finished=True, chips_to_win=chips)
    house.wait(1.3)
    house.press(ONE, RIGHT, MIDDLE)
    house.press(KEYBOARD, Button.STOP)
    assert house.sounds.heard.count("voice:winner") == called
