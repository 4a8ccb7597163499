"""Replay in a process of its own: `python -m tests.tripolo.replaying` reads a log in each line, prints their hashes."""

import json
import subprocess
import sys
from pathlib import Path

from games.core.log import decode, encode_entry, encode_header
from games.tripolo.commands import Command, to_json
from games.tripolo.match import Match, Mode, Settings
from games.tripolo.table import Table, header_of, replay
from tests.tripolo.players import ticks_until_the_end

HOME = Path(__file__).parents[2]


def play(seed: int, levels: dict[int, int], mode: Mode) -> tuple[list[str], str]:
    """Play a round of computers to its end; its log as lines of text, and the hash of its last state."""
    match = Match(levels, seed, Settings(mode))
    lines = [encode_header(header_of(match))]

    def keep(tick: int, command: Command) -> None:
        lines.append(encode_entry(tick, to_json(command)))

    table = Table(match, levels, keep)
    for _ in ticks_until_the_end(match):
        table.step()
    return lines, match.state_hash()


def in_a_second_process(logs: list[list[str]]) -> list[str]:
    """Replay logs there; their hashes."""
    text = "".join(json.dumps(lines) + "\n" for lines in logs)
    command = [sys.executable, "-m", "tests.tripolo.replaying"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=HOME)
    return done.stdout.split()


def main() -> None:
    """Print the hash of each log."""
    for line in sys.stdin:
        header, entries = decode(json.loads(line))
        sys.stdout.write(replay(header, entries).state_hash() + "\n")


if __name__ == "__main__":
    main()
