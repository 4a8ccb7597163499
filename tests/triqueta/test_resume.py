"""The game log: whatever the moment at which the program is killed, the game resumes with the same state."""

import json

import pytest

from games.core.errors import DamagedLog, IllegalAction
from games.core.log import decode
from games.triqueta.actions import from_json, to_json
from games.triqueta.game import GAME
from games.turnbased.players import Player
from games.turnbased.session import Session, resumed
from tests.triqueta.pieces import CONCEIVABLE
from tests.turnbased.playthrough import decide

PLAYERS = [Player(4, "Ada", "block1", None), Player(0, "", None, 1), Player(2, "", None, 0)]


def a_game(seed: int) -> tuple[list[str], list[str], list[object]]:
    """Play a game of computers; return its log, the hash of the state after each line, and all events."""
    lines: list[str] = []
    session = Session(GAME, PLAYERS, seed, {"first": 1}, lines.append)
    session.begin()
    session.seat(0, None, 1)
    hashes, events = [session.state.state_hash()] * 2, list[object]()
    while not session.state.is_over:
        events.extend(session.apply(decide(session.think())))
        hashes.append(session.state.state_hash())
    return lines, hashes, events


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_after_any_action_the_game_resumes_with_the_same_state(seed: int) -> None:
    lines, hashes, events = a_game(seed)
    for killed_after in range(1, len(lines) + 1):
        header, entries = decode(lines[:killed_after])
        session, story = resumed(GAME, header, entries, lambda _: None)
        assert session.state.state_hash() == hashes[killed_after - 1], f"seed {seed}, after {killed_after} lines"
        assert story == events[: len(story)], f"seed {seed}, after {killed_after} lines"


def test_a_resumed_game_goes_on_with_the_same_choices() -> None:
    lines, hashes, _ = a_game(3)
    header, entries = decode(lines[:20])
    further: list[str] = []
    session, _ = resumed(GAME, header, entries, further.append)
    while not session.state.is_over:
        session.apply(decide(session.think()))
    assert lines[:20] + further == lines
    assert session.state.state_hash() == hashes[-1]


def test_a_line_torn_by_a_power_cut_is_as_if_it_had_never_been_written() -> None:
    lines, hashes, _ = a_game(3)
    torn = [*lines[:10], lines[10][: len(lines[10]) // 2]]
    session, _ = resumed(GAME, *decode(torn), lambda _: None)
    assert session.state.state_hash() == hashes[9]


def test_a_log_with_an_action_that_cannot_have_happened_is_refused() -> None:
    lines, _, _ = a_game(3)
    with pytest.raises((DamagedLog, IllegalAction)):
        resumed(GAME, *decode([*lines, lines[-1]]), lambda _: None)


@pytest.mark.parametrize("action", CONCEIVABLE, ids=str)
def test_actions_survive_being_written(action: object) -> None:
    assert from_json(json.loads(json.dumps(to_json(action)))) == action  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "values",
    [
        [],
        ["fly"],
        ["draw", 1],
        ["take"],
        ["take", 1, 2],
        ["take", "1"],
        ["take", True],
        ["take", 1.0],
        [3],
        ["count", None],
    ],
    ids=str,
)
def test_what_is_no_action_is_damage(values: list[object]) -> None:
    with pytest.raises(DamagedLog):
        from_json(values)
