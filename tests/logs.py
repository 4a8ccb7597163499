"""Logs of games that were played to their end by computers or by chance, as the program writes them."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.core.log import NAMES, End, Entry, Log, encode_end, encode_entry, encode_header, read
from games.triominos.game import GAME as TRIOMINOS
from games.triominos.puzzle import make_puzzle
from games.triominos.puzzle_session import PUZZLE, TAKE_BACK, PuzzleAction
from games.tripolo.commands import GoOn, NextRound, Stop, to_json
from games.tripolo.match import Match, Mode, Settings
from games.tripolo.table import Table, header_of
from games.tripolo.view import BETWEEN_ROUNDS, Phase
from games.triqueta.game import GAME as TRIQUETA
from games.turnbased.players import Player
from games.turnbased.protocol import Game
from games.turnbased.session import Session

PEOPLE = ("Mira", "Lou", "", "Ada", "Bo", "Kim")
PAUSE = 240  # ticks between two rounds


def tripolo(players: int = 3, rounds: int = 2, seed: int = 11, mode: Mode = Mode.MATCH) -> Log:
    """Play rounds of Tripolo between computers of all levels, with a stop in each."""
    match = Match(players, seed, Settings(mode))
    header = header_of(match)
    header.settings[NAMES] = [[seat, name] for seat, name in enumerate(PEOPLE[:players]) if name]
    entries: list[Entry] = []
    levels = {seat: 5 - seat % 5 for seat in range(players)}
    table = Table(match, levels, lambda tick, command: entries.append(Entry(tick, to_json(command))))
    for number in range(rounds):
        table.step([NextRound()] if number else [])
        while match.phase is not Phase.PLAY or match.round_tick < PAUSE:
            table.step()
        table.step([Stop(0)])
        table.step([GoOn(1)])
        while match.phase not in BETWEEN_ROUNDS:
            table.step()
        for _ in range(PAUSE):
            table.step()
    return Log(header, tuple(entries), End(match.tick, match.state_hash()))


def triqueta(players: int = 3, seed: int = 5) -> Log:
    """Play a game of Triqueta by chance."""
    return _by_chance(TRIQUETA, players, seed, {"first": 0})


def triominos(players: int = 2, seed: int = 5, target: int = 0) -> Log:
    """Play a game of Triominos by chance, or rounds up to a target."""
    return _by_chance(TRIOMINOS, players, seed, {"target": target})


def puzzle(seed: int = 7) -> Log:
    """Solve a puzzle of Triominos, after a step back."""
    lines: list[str] = []
    session = Session(PUZZLE, [Player(2, "Mira", "keys-1", None)], seed, {"size": 8}, lines.append)
    session.begin()
    solution = make_puzzle(seed, 8).solution
    actions: list[PuzzleAction] = [solution[0], TAKE_BACK, *solution]
    for action in actions:
        session.apply(action)
    session.leave()
    return read(lines)


def lines(log: Log) -> list[str]:
    """Return the lines of a log's file."""
    end = [encode_end(log.end)] if log.end else []
    return [encode_header(log.header), *(encode_entry(*entry) for entry in log.entries), *end]


def write(path: Path, log: Log) -> Path:
    """Write a log's file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines(log)), "utf-8")
    return path


def _by_chance(game: Game[Any, Any], players: int, seed: int, settings: Mapping[str, Any]) -> Log:
    lines: list[str] = []
    who = [
        Player(seat, PEOPLE[seat], f"keys-{seat + 1}" if seat < 2 else None, None if seat < 2 else 1)
        for seat in range(players)
    ]
    session = Session(game, who, seed, settings, lines.append)
    session.begin()
    chance = random.Random(seed)
    while not session.state.is_over:
        if session.turns == 3:
            session.seat(1, None, 2)
        session.apply(chance.choice(session.state.legal_actions()))
    session.leave()
    return read(lines)
