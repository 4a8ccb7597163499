"""Where the second half of the Triqueta lesson begins: the last row of the last round, reached by real actions.

The game was looked for among many: taking the row makes three rabbits; of the two face-down tokens the ram makes three
rams, and the rabbit would be the fourth. Tests hold on to that.
"""

from typing import Final

from games.core.rng import Stream
from games.triqueta.actions import Draw
from games.triqueta.rules import State, new_game
from games.triqueta.settings import Settings

SEED: Final = 29575
ACTIONS: Final = 42
ONE_IN: Final = 4  # turns a row may be taken, otherwise a token is drawn


def last_row() -> State:
    """Play the game up to the turn in which the pupil, seat 0, takes the last row."""
    state, chance = new_game(2, SEED, Settings(first=0)), Stream(SEED, "triqueta", "lesson")
    for _ in range(ACTIONS):
        choices = state.legal_actions()
        draws = isinstance(choices[0], Draw) and chance.below(ONE_IN) > 0
        state.apply(choices[0] if draws else chance.choice(list(choices)))
    return state
