"""The invariant checker finds faults: games broken on purpose, each in one way."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

import pytest

from games.triqueta.actions import Action, Keep, to_json
from games.triqueta.events import Event
from games.triqueta.game import GAME
from games.triqueta.rules import State, new_game
from games.triqueta.view import View
from games.turnbased.protocol import Game
from tests.triqueta.pieces import CONCEIVABLE, inventory
from tests.turnbased.checker import Checker


class LosesKept(State):
    """A token kept is gone."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Forget the token that was kept."""
        events = super().apply(action)
        if isinstance(action, Keep):
            self.kept = [()] * self.players
        return events


class SharesRows(State):
    """Copies share their rows."""

    def copy(self) -> Self:
        """Copy all but the rows."""
        twin = super().copy()
        twin.rows = self.rows
        return twin


class ShowsDrawn(State):
    """Everybody sees the drawn token."""

    def view(self, seat: int) -> View:
        """Add the drawn token."""
        return replace(super().view(seat), drawn=self.drawn)


class ShowsTowers(State):
    """A view that carries something of the true towers, even well hidden, is found out."""

    def view(self, seat: int) -> View:
        """Add a sum over a tower."""
        view = super().view(seat)
        return replace(view, scores=(*view.scores, sum(at * animal for at, animal in enumerate(self.towers[3]))))


class ListsTwice(State):
    """Every action is listed twice."""

    def legal_actions(self) -> tuple[Action, ...]:
        """List everything twice."""
        return super().legal_actions() * 2


class Forgives(State):
    """Nothing is refused."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do nothing instead of refusing."""
        return super().apply(action) if action in self.legal_actions() else ()


def broken(kind: type[State]) -> Game[Action, Event]:
    def begin(players: int, seed: int, _: Mapping[str, Any]) -> State:
        state = new_game(players, seed)
        return kind(*state._values())

    return replace(GAME, new_game=begin)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (LosesKept, "lost or doubled"),
        (SharesRows, "a copy"),
        (ShowsDrawn, "tells a secret"),
        (ShowsTowers, "tells a secret"),
        (ListsTwice, "twice"),
        (Forgives, "went through"),
    ],
)
def test_a_broken_game_is_found_out(kind: type[State], complaint: str) -> None:
    checker = Checker(broken(kind), inventory, CONCEIVABLE)
    with pytest.raises(AssertionError, match=complaint):
        sum(checker.play(2, seed) for seed in range(20))


def test_an_action_that_reads_back_differently_is_found_out() -> None:
    def forgets_numbers(action: Action) -> list[Any]:
        name, *numbers = to_json(action)
        return [name, *(0 for _ in numbers)]

    with pytest.raises(AssertionError, match="reads back differently"):
        Checker(replace(GAME, to_json=forgets_numbers), inventory).play(2, 1)
