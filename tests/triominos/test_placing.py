"""M2, M4, A2: what a placement scores, and that a refused one changes nothing."""

import pytest

from games.core.errors import DamagedLog, IllegalAction
from games.triominos.actions import Action, Deal, Draw, Pass, Place, from_json, to_json
from games.triominos.board import Figure
from games.triominos.events import Placed
from games.triominos.rules import Settings
from tests.triominos.situations import ONE_TILE, any_place, asked, expect_refusal, situation, tile
from tests.triominos.test_board import BRIDGE, FIGURES, HEXAGON

BONUS = {
    "plain": 0,
    "bridge": 40,
    "hexagon": 50,
    "double": 60,
    "triple": 70,
    "two sides": 0,
    "three sides": 0,
    "hexagon with three sides": 50,
}


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("two_sided", [False, True])
def test_m4_the_sum_of_the_tile_and_one_bonus(name: str, *, two_sided: bool) -> None:
    text, digits, figure = FIGURES[name]
    action = asked(text, digits)
    other = "0-0-0"
    state = situation(["-".join(map(str, sorted(digits))) + " 1-1-1", other], board=text, points=[-20, 7])
    state.settings = Settings(two_sided=two_sided)
    bonus = 40 if two_sided and figure is Figure.SIDES else BONUS[name]
    points = sum(digits) + bonus
    assert state.apply(action) == (Placed(0, action.tile, action.face, action.turn, figure, points, bonus),)
    assert state.scores() == (-20 + points, 7)
    assert state.racks[0] == (tile("1-1-1"),)
    assert state.seat == 1


def test_m4_a_bridge_and_a_hexagon_never_add_up() -> None:
    assert all(bonus in (0, 40, 50, 60, 70) for bonus in BONUS.values())
    state = situation(["0-1-4 1-1-1", "0-0-0"], board=HEXAGON)
    (placed,) = state.apply(asked(HEXAGON, (4, 0, 1)))
    assert isinstance(placed, Placed)
    assert (placed.figure, placed.bonus, placed.points) == (Figure.HEXAGON, 50, 55)


REFUSED: dict[str, tuple[Action, str]] = {
    "another digit at the opposite point": (asked(BRIDGE, (0, 4, 5)), "does_not_fit"),
    "not on the rack": (asked(BRIDGE, (0, 0, 5)), "not_on_rack"),
    "a face with a tile": (Place(tile("0-3-5"), 0), "taken"),
    "far away": (Place(tile("0-3-5"), 10_000), "does_not_fit"),
    "a turn too far": (Place(tile("0-3-5"), asked(BRIDGE, (0, 3, 5)).face, 3), "does_not_fit"),
    "turned back": (Place(tile("0-3-5"), asked(BRIDGE, (0, 3, 5)).face, -1), "does_not_fit"),
    "no tile": (Place(99, 0), "not_on_rack"),
    "passing although there is a pool": (Pass(), "may_draw"),
    "dealing in mid-round": (Deal(), "turn"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_a2_a_refused_action_changes_nothing(why: str) -> None:
    action, reason = REFUSED[why]
    state = situation(["0-3-5 0-4-5", "1-1-1"], pool="2-2-2", board=BRIDGE, points=[30, 12])
    expect_refusal(state, action, reason)


def test_fault_20_a_refused_placement_keeps_no_bonus() -> None:
    state = situation(["0-3-5 0-4-5", "1-1-1"], pool="2-2-2", board=BRIDGE)
    with pytest.raises(IllegalAction):
        state.apply(asked(BRIDGE, (0, 4, 5)))
    state.apply(asked(BRIDGE, (0, 3, 5)))
    assert state.scores() == (8 + 40, 0)


def test_what_is_no_action_is_refused() -> None:
    state = situation(["0-3-3", "1-1-1"])
    with pytest.raises(IllegalAction, match="unknown"):
        state.apply("draw")  # type: ignore[arg-type]


def test_only_one_tile_a_turn_and_then_the_next_seat_clockwise() -> None:
    state = situation(["0-3-3 1-3-3", "2-3-3 1-1-1", "3-3-4 0-0-0"], board=ONE_TILE, pool="5-5-5")
    for name in ("0-3-3", "2-3-3", "3-3-4"):
        state.apply(any_place(state, name))
    assert state.seat == 0


@pytest.mark.parametrize("action", [Place(17, -513, 2), Draw(), Pass(), Deal()])
def test_actions_are_written_and_read_back(action: Action) -> None:
    assert from_json(to_json(action)) == action


@pytest.mark.parametrize("values", [[], ["place"], ["place", 1, 2], ["draw", 1], ["place", 1, 2, "0"], ["fly"], [None]])
def test_what_is_no_action_in_a_log_is_damage(values: list[object]) -> None:
    with pytest.raises(DamagedLog):
        from_json(values)
