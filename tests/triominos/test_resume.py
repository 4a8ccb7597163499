"""The game log: whatever the moment at which the program is killed, the game resumes with the same state (A1)."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.core.log import decode
from games.triominos.events import Event
from games.triominos.game import GAME
from games.turnbased.players import Player
from games.turnbased.session import Session, resumed
from tests.turnbased.playthrough import decide

PLAYERS = [Player(4, "Ada", "block1", None), Player(0, "", None, 1), Player(2, "", None, 0)]
SETTINGS = {"target": 60, "two_sided": True, "any_tile": False}
HOME = Path(__file__).parents[2]


def a_game(seed: int) -> tuple[list[str], list[str], list[Event]]:
    """Play a game of computers; return its log, the hash of the state after each line, and all events."""
    lines: list[str] = []
    session: Session[Any, Event] = Session(GAME, PLAYERS, seed, SETTINGS, lines.append)
    session.begin()
    session.seat(0, None, 1)
    hashes, events = [session.state.state_hash()] * 2, list[Event]()
    while not session.state.is_over:
        events.extend(session.apply(decide(session.think())))
        hashes.append(session.state.state_hash())
    return lines, hashes, events


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_after_any_action_the_game_resumes_with_the_same_state(seed: int) -> None:
    lines, hashes, events = a_game(seed)
    for killed_after in range(1, len(lines) + 1, 3):
        session, story = resumed(GAME, *decode(lines[:killed_after]), lambda _: None)
        assert session.state.state_hash() == hashes[killed_after - 1], f"seed {seed}, after {killed_after} lines"
        assert story == events[: len(story)], f"seed {seed}, after {killed_after} lines"


def test_a_resumed_game_goes_on_with_the_same_choices() -> None:
    lines, hashes, _ = a_game(3)
    further: list[str] = []
    session, _ = resumed(GAME, *decode(lines[:20]), further.append)
    while not session.state.is_over:
        session.apply(decide(session.think()))
    assert lines[:20] + further == lines
    assert session.state.state_hash() == hashes[-1]


def test_another_process_plays_the_same_games() -> None:
    program = "from tests.triominos.test_resume import a_game; print(*(a_game(seed)[1][-1] for seed in (4, 5)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=HOME)
    assert done.stdout.split() == [a_game(seed)[1][-1] for seed in (4, 5)]
