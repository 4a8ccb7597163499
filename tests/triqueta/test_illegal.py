"""A2: every wrong action is refused with its reason, and nothing has changed."""

from collections.abc import Callable

import pytest

from games.core.errors import IllegalAction
from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.rules import State
from tests.triqueta.pieces import game_with_tower, last_take, play


def turn() -> State:
    state = game_with_tower("RUD", players=3)
    play(state, "t1")
    return state


def drawn() -> State:
    state = turn()
    state.apply(Draw())
    return state


def kept_two() -> State:
    state = game_with_tower("RUDO")
    play(state, "dk d0 dk d0")
    state.apply(Draw())
    return state


def empty_tower() -> State:
    state = game_with_tower("RUD")
    play(state, "t0 " + "d1 " * 15)
    return state


def towers() -> State:
    state = game_with_tower("RUD")
    play(state, "t0 t1 w2 t0 t1")
    return state


def count() -> State:
    state = last_take(["", ""], ["UR", "B"])
    state.apply(Take(0))
    return state


def over() -> State:
    state = count()
    play(state, "c cB")
    return state


CASES: tuple[tuple[Callable[[], State], Action, str], ...] = (
    (turn, Place(0), "turn"),
    (turn, Keep(), "turn"),
    (turn, ChooseTower(1), "turn"),
    (turn, Count(), "turn"),
    (turn, Take(1), "row_taken"),
    (turn, Take(3), "no_row"),
    (turn, Take(-1), "no_row"),
    (drawn, Draw(), "drawn"),
    (drawn, Take(0), "drawn"),
    (drawn, ChooseTower(1), "drawn"),
    (drawn, Count(), "drawn"),
    (drawn, Place(1), "row_taken"),
    (drawn, Place(5), "no_row"),
    (drawn, Place(-2), "no_row"),
    (kept_two, Keep(), "kept_two"),
    (empty_tower, Draw(), "tower_empty"),
    (towers, Draw(), "tower"),
    (towers, Take(0), "tower"),
    (towers, Place(0), "tower"),
    (towers, ChooseTower(0), "no_tower"),
    (towers, ChooseTower(2), "no_tower"),
    (towers, ChooseTower(4), "no_tower"),
    (count, Draw(), "count"),
    (count, Take(0), "count"),
    (count, Count((3,)), "not_kept"),
    (count, Count((0, 0)), "not_kept"),
    (count, Count((5, 0)), "not_kept"),
    (count, Count((0, 3, 5)), "not_kept"),
    (over, Draw(), "over"),
    (over, Take(0), "over"),
    (over, Count(), "over"),
)


@pytest.mark.parametrize(("situation", "action", "reason"), CASES, ids=lambda value: getattr(value, "__name__", None))
def test_a2_a_wrong_action_is_refused_with_its_reason_and_changes_nothing(
    situation: Callable[[], State], action: Action, reason: str
) -> None:
    state = situation()
    before = state.copy()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert refusal.value.reason_key == f"triqueta.illegal.{reason}"
    assert refusal.value.details == {"action": action}
    assert state == before


def test_a2_what_is_no_action_at_all_is_refused() -> None:
    state = turn()
    for nonsense in ("draw", None, 3, ("take", 0)):
        with pytest.raises(IllegalAction) as refusal:
            state.apply(nonsense)  # type: ignore[arg-type]
        assert refusal.value.reason_key == "triqueta.illegal.unknown"
