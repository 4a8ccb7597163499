"""Games in the middle, made for tests: a drawn board, racks and pool by the names of their tiles."""

import pytest

from games.core.errors import IllegalAction
from games.triominos.actions import Action, Place
from games.triominos.board import Board
from games.triominos.knowledge import Knowledge
from games.triominos.rules import Settings, State
from games.triominos.tiles import TILES, TURNS, turned_of
from tests.triominos.drawing import table

ONE_TILE = """
  3
  ^
3   3
"""
"""One 3-3-3: only tiles with two threes fit."""


def tile(name: str) -> int:
    """Give the tile of a name like 0-3-5."""
    return TILES.index(tuple(map(int, name.split("-"))))


def tiles(names: str) -> tuple[int, ...]:
    """Give the tiles of names with spaces between them."""
    return tuple(map(tile, names.split()))


def situation(
    racks: list[str],
    pool: str = "",
    board: str = ONE_TILE,
    seat: int = 0,
    points: list[int] | None = None,
    settings: Settings | None = None,
) -> State:
    """Make a game at the beginning of a turn. The pool's next tile is named first."""
    return State(
        players=len(racks),
        settings=settings or Settings(),
        seed=1,
        board=table(board)[0] if board else Board(),
        racks=list(map(tiles, racks)),
        pool=tiles(pool)[::-1],
        seat=seat,
        known=Knowledge.begin(len(racks), ()),
        points=points or [0] * len(racks),
    )


def asked(board: str, digits: tuple[int, int, int]) -> Place:
    """Make the action of placing the tile with these digits on the face that a drawing asks about."""
    _, (face,) = table(board)
    turned = turned_of(digits)
    return Place(turned // TURNS, face, turned % TURNS)


def any_place(state: State, name: str) -> Place:
    """Give the first legal placement of a tile."""
    return next(action for action in state.legal_actions() if isinstance(action, Place) and action.tile == tile(name))


def expect_refusal(state: State, action: Action, reason: str) -> None:
    """Expect an IllegalAction with this reason, and nothing changed (A2)."""
    before, hashed = state.copy(), state.state_hash()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert refusal.value.reason_key == f"triominos.illegal.{reason}"
    assert state.state_hash() == hashed
    assert state.scores() == before.scores()
    assert state.legal_actions() == before.legal_actions()
