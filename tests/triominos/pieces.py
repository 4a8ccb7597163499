"""What the shared checker and the playthroughs must know of Triominos: its tiles, its actions, its picture."""

from games.triominos.actions import Action, Deal, Draw, Pass, Place
from games.triominos.lattice import START, across
from games.triominos.rules import State
from games.triominos.tiles import TURNS, name_of
from tests.triominos.drawing import draw

CONCEIVABLE: tuple[Action, ...] = (
    Draw(),
    Pass(),
    Deal(),
    *(Place(tile, START, 1) for tile in (0, 55)),
    *(Place(30, across(START)[2], turn) for turn in (-1, 0, 3)),
    *(Place(tile, face) for tile, face in ((-1, 0), (56, 0), (20, 10**9))),
)
"""Every kind of action, with numbers that exist and numbers that do not."""


def inventory(state: State) -> list[int]:
    """List all tiles, wherever they are."""
    placed = [turned // TURNS for turned in state.board.tiles.values()]
    return sorted([*placed, *state.pool, *(tile for rack in state.racks for tile in rack)])


def picture(state: State) -> str:
    """Draw a state, secrets included: of the pool the three tiles to be drawn next."""
    lines = [f"round {state.round}, {state.phase}, drawn {state.drawn}, scores {state.scores()}"]
    lines += [f"seat {seat}: {_names(rack)}" for seat, rack in enumerate(state.racks)]
    lines += [f"pool of {len(state.pool)}: {_names(state.pool[:-4:-1])}", draw(state.board).rstrip("\n")]
    return "\n".join(lines)


def _names(tiles: tuple[int, ...]) -> str:
    return " ".join(map(name_of, tiles)) or "-"
