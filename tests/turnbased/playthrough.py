"""Golden playthroughs: whole games of computers as text that a person can read, and that must not change unnoticed."""

from collections.abc import Callable, Iterator
from typing import Any

from games.core.rng import Stream
from games.turnbased.protocol import Game, State, Thinking

Picture = Callable[[Any], str]


def decide(thinking: Thinking[Any]) -> Any:
    """Let a computer think to the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as decision:
            return decision.value


def computer_action(game: Game[Any, Any], state: State[Any, Any], seed: int, turn: int, level: int) -> Any:
    """Let a computer of this level decide for the seat whose turn it is."""
    return decide(game.think(state.view(state.seat), level, Stream(seed, "playthrough", turn)))


def playthrough(
    game: Game[Any, Any],
    picture: Picture,
    players: int,
    seed: int,
    settings: dict[str, Any] | None = None,
    level: int = 1,
) -> str:
    """Write down a game of computers: before every action the picture of the state, then the action and its events."""
    return "\n".join(_lines(game, picture, players, seed, settings or {}, level)) + "\n"


def _lines(
    game: Game[Any, Any], picture: Picture, players: int, seed: int, settings: dict[str, Any], level: int
) -> Iterator[str]:
    state = game.new_game(players, seed, settings)
    yield f"{game.key}, {players} players, seed {seed}, settings {settings}, computers of level {level}"
    turn = 0
    while not state.is_over:
        yield ""
        yield picture(state)
        seat = state.seat
        action = computer_action(game, state, seed, turn, level)
        yield f"{turn}. seat {seat}: {action}"
        yield from (f"   {event}" for event in state.apply(action))
        turn += 1
    yield ""
    yield picture(state)
    yield f"scores {state.scores()}, winners {state.winners()}, hash {state.state_hash()}"
