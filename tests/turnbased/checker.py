"""The invariant checker: plays a random game of any turn-based game and looks at everything after every action.

A game brings what only it knows: `inventory`, all its tokens or tiles in a state, sorted; and `conceivable`, every
action that somebody could ask for, most of them wrong at any moment.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from games.core.errors import IllegalAction
from games.core.rng import Stream
from games.turnbased.protocol import Game, State

Inventory = Callable[[Any], Sequence[Any]]


class Checker:
    """Checks random games of one kind."""

    def __init__(self, game: Game[Any, Any], inventory: Inventory, conceivable: Iterable[Any] = ()) -> None:
        self._game = game
        self._inventory = inventory
        self._conceivable = tuple(conceivable)

    def play(self, players: int, seed: int, settings: Mapping[str, Any] | None = None) -> int:
        """Play one random game to its end; return the number of actions. AssertionError names players and seed."""
        stream = Stream(seed, self._game.key, "random game")
        state = self._game.new_game(players, seed, settings or {})
        pieces, known = self._inventory(state), state.state_hash()
        count = 0
        while not state.is_over:
            where = f"{self._game.key}, {players} players, seed {seed}, action {count}"
            self._actions(state, where)
            self._views(state, pieces, stream, where)
            assert state.state_hash() == known, f"a refused action or a look changed the state: {where}"
            known = self._step(state, known, stream.choice(state.legal_actions()), where)
            assert self._inventory(state) == pieces, f"a piece was lost or doubled: {where}"
            count += 1
        where = f"{self._game.key}, {players} players, seed {seed}, the end"
        self._views(state, pieces, stream, where)
        self._end(state, where)
        assert state.state_hash() == known, f"a refused action or a look changed the state: {where}"
        return count

    def _actions(self, state: State[Any, Any], where: str) -> None:
        """Check that some action is open, none twice, each survives being written, and no other changes anything."""
        legal = state.legal_actions()
        assert legal, f"nothing to do: {where}"
        assert len(set(legal)) == len(legal), f"an action twice: {where}"
        assert state.winners() == (), f"somebody has won already: {where}"
        for action in legal:
            written = json.loads(json.dumps(self._game.to_json(action)))
            assert self._game.from_json(written) == action, f"{action} reads back differently: {where}"
        self._refusals(state, set(legal), where)

    def _refusals(self, state: State[Any, Any], legal: set[Any], where: str) -> None:
        for action in self._conceivable:
            if action in legal:
                continue
            key = _refusal(state, action)
            assert key.startswith(f"{self._game.key}.illegal."), f"{action} went through, or without reason: {where}"

    def _views(self, state: State[Any, Any], pieces: Sequence[Any], stream: Stream, where: str) -> None:
        """Check that a world that agrees with a view gives the very same view: nothing of the true world is in it."""
        for seat in range(state.players):
            view = state.view(seat)
            world = view.sample(stream)
            assert world.view(seat) == view, f"the view of seat {seat} tells a secret, or its sample forgets: {where}"
            assert self._inventory(world) == pieces, f"a sample loses or doubles a piece, seat {seat}: {where}"
            open_now = state.legal_actions() if seat == state.seat else ()
            assert tuple(view.legal_actions()) == tuple(open_now), f"seat {seat} sees other actions: {where}"

    def _step(self, state: State[Any, Any], known: str, action: Any, where: str) -> str:
        """Check that a copy goes on alike, and by itself. Returns the hash after the action."""
        before, twin = state.copy(), state.copy()
        events = state.apply(action)
        after = state.state_hash()
        assert before.state_hash() == known, f"a copy differs or went along: {where}"
        assert twin.apply(action) == events, f"a copy tells another story: {where}"
        assert twin.state_hash() == after, f"a copy goes on differently: {where}"
        return after

    def _end(self, state: State[Any, Any], where: str) -> None:
        assert not state.legal_actions(), f"something to do: {where}"
        assert state.winners(), f"nobody has won: {where}"
        assert len(state.scores()) == state.players, f"scores are missing: {where}"
        self._refusals(state, set(), where)


def _refusal(state: State[Any, Any], action: Any) -> str:
    """Give the reason why an action is refused; empty when it is not."""
    try:
        state.apply(action)
    except IllegalAction as refusal:
        return refusal.reason_key
    return ""
