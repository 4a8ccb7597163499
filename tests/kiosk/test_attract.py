"""Attract mode: computers play every game, cards in every language in between, and a picture that wanders whole."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from games import catalogue
from games.core.rng import Stream
from games.engine.clock import TICK_RATE
from games.engine.theme import INK
from games.kiosk.demo import SHARE, Demo
from games.kiosk.shifted import REACH, STEP, STEPS, offset
from games.kiosk.widened import widened
from games.triominos.scene import TriominosScene
from tests.kiosk.place import Place, open_kiosk

SIZE = (640, 360)
FARTHEST = tuple(step * STEP for step in range(STEPS) if abs(offset(step * STEP, SIZE)[0]) >= round(SIZE[0] * REACH))
SET_UP = "demo = 10\ncard = 3\n"
DRAWS_FOR_THE_START = 15 * TICK_RATE  # ticks in which it is settled who begins
LONG_ENOUGH = 3 * (10 + 3)  # seconds, in which each game and its card have been shown


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = open_kiosk(tmp_path, SET_UP, SIZE)
    yield made
    made.close()


def test_every_game_is_shown_each_with_its_card(place: Place) -> None:
    shown = set()
    for _ in range(LONG_ENOUGH):
        place.house.wait(1)
        shown.add((place.attract.game.key if place.attract.game else "", place.attract._card is not None))
    assert shown == {(game, card) for game in ("tripolo", "triqueta", "triominos") for card in (False, True)}


def test_a_picture_that_wanders_leaves_no_strip_at_the_edges(place: Place) -> None:
    attract, reach = place.attract, round(SIZE[1] * REACH)
    for number in range(6):  # three games and their cards
        attract._age = FARTHEST[number % len(FARTHEST)]
        place.house.wait(1)
        picture = place.house.picture()
        rows = range(reach + 1, round(SIZE[1] * SHARE) - 2 * reach, 7)
        sides = [picture.get_at((x, y))[:3] for x in (0, SIZE[0] - 1) for y in rows]
        sides += [picture.get_at((x, 0))[:3] for x in range(0, SIZE[0], 7)]
        assert INK not in sides, f"{attract.game}, card: {attract._card is not None}"
        attract._rest = 0
        place.house.do()


def test_nothing_wanders_out_of_the_window() -> None:
    ways = [offset(step * STEP, SIZE) for step in range(STEPS)]
    assert len(set(ways)) > STEPS / 4
    assert max(abs(x) for x, _ in ways) <= SIZE[0] * REACH + 1
    assert max(abs(y) for _, y in ways) <= SIZE[1] * REACH + 1


def test_a_widened_ground_goes_on_as_it_ends() -> None:
    ground = pygame.Surface((3, 2))
    for x in range(3):
        for y in range(2):
            ground.set_at((x, y), (80 * x, 80 * y, 40))
    wide = widened(ground, 2)
    assert wide.get_size() == (7, 6)
    assert [wide.get_at((x, 3))[0] for x in range(7)] == [0, 0, 0, 80, 160, 160, 160]
    assert [wide.get_at((3, y))[1] for y in range(6)] == [0, 0, 0, 80, 80, 80]


def test_computers_that_play_for_show_show_their_tiles(place: Place) -> None:
    game = next(game for game in catalogue.GAMES if game.key == "triominos")
    demo = Demo(place.house, game, Stream(1, "demo"))
    for _ in range(DRAWS_FOR_THE_START):
        demo.tick()
    scene = demo._house.scenes.top
    assert isinstance(scene, TriominosScene)
    assert None not in scene._rack_look().tiles
    demo.close()
