"""Every kind of device alone plays a whole game: keyboard blocks, the house's own keys, pads, mouse, touch."""

from collections.abc import Callable

import pytest

from games.core.rng import Stream
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, TOUCH
from games.triominos.actions import Action, Draw, Pass, Place
from tests.furnished import Furnished
from tests.triominos.tables import Table

MOST_TURNS = 400
SIZE = (640, 360)  # a small window is drawn sooner


def choice(table: Table, stream: Stream) -> Action:
    """Return what a person does: mostly the placement that comes to hand, now and then a draw."""
    actions = table.state.legal_actions()
    places = [action for action in actions if isinstance(action, Place)]
    others = [action for action in actions if isinstance(action, Draw | Pass)]
    return stream.choice(places) if places and (not others or stream.below(12)) else stream.choice(others)


def play_out(table: Table, seed: int, source: str = "") -> None:
    """Play until the results are shown."""
    stream = Stream(seed, "a person")
    for _ in range(MOST_TURNS):
        if table.state.is_over:
            break
        table.open()
        if table.scene.playing:
            table.play(choice(table, stream), source)
    assert table.state.is_over, f"seed {seed}"
    table.house.wait(9)
    assert len(table.outcomes) == 1


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        ((BLOCKS[0], BLOCKS[3]), 1),
        (("pad-1", "pad-2"), 2),
        ((f"{TOUCH}0", f"{TOUCH}1", f"{TOUCH}2"), 3),
        ((MOUSE, BLOCKS[1], "pad-1", f"{TOUCH}3"), 4),
    ],
)
def test_people_with_any_devices_play_a_whole_game(
    make_house: Callable[..., Furnished], seats: tuple[str, ...], seed: int
) -> None:
    house = make_house(SIZE)
    house.new_seed = lambda: seed
    play_out(Table(house, dict(enumerate(seats))), seed)


@pytest.mark.parametrize("source", [MOUSE, BLOCKS[2], "pad-7"])
def test_one_person_plays_a_whole_game_against_computers(make_house: Callable[..., Furnished], source: str) -> None:
    house = make_house(SIZE)
    play_out(Table(house, {1: source}, {0: 0, 2: 1}), house.new_seed())


def test_the_keys_of_nobody_play_for_whoever_is_alone_at_them(make_house: Callable[..., Furnished]) -> None:
    """A single mouse player uses the arrows and Return as well."""
    table = Table(make_house(SIZE), {0: MOUSE}, {1: 1})
    play_out(table, 5, KEYBOARD)
