"""The exact end between two: against all lines of play by the rules themselves."""

import pytest

from games.core.rng import Stream
from games.triominos.actions import Place, place
from games.triominos.bots import think
from games.triominos.endgame import Solver, TooLarge, solve
from games.triominos.greedy import best_placement
from games.triominos.playout import Playout
from games.triominos.rules import Settings, State, new_game
from games.triominos.scoring import BONUSES
from games.triominos.tiles import mask_of
from tests.triominos.situations import situation
from tests.turnbased.playthrough import decide as finish

SMALL = 6  # tiles on both racks: the plain way takes its time


def ends(two_sided: bool, count: int) -> list[State]:  # noqa: FBT001 - a switch
    """Play rounds at random until the pool is empty and a seat has a choice with few tiles left."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        stream, state = Stream(seed, "ends"), new_game(2, seed, Settings(two_sided=two_sided))
        while not state.is_over:
            few = sum(map(len, state.racks)) <= SMALL
            if not state.pool and few and len(state.legal_actions()) > 1 and not state.drawn:
                found.append(state)
                break
            state.apply(stream.choice(state.legal_actions()))
    return found


def plain_lead(state: State, seat: int) -> int:
    """Try all lines of play; each side plays for its lead."""
    if state.is_over:
        own, other = state.scores()[seat], state.scores()[1 - seat]
        return own - other
    leads = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        leads.append(plain_lead(after, seat))
    return max(leads) if state.seat == seat else min(leads)


@pytest.mark.parametrize("two_sided", [False, True])
def test_the_solver_agrees_with_all_lines_of_play(*, two_sided: bool) -> None:
    for state in ends(two_sided, 25):
        seat, told = state.seat, f"seed {state.seed}"
        now = state.scores()[seat] - state.scores()[1 - seat]
        best = plain_lead(state, seat)
        move, lead = finish(Solver(two_sided).best(state.board, state.racks[seat], list(state.racks[1 - seat])))
        assert now + lead == best, told
        state.apply(place(move.face, move.turned))
        assert plain_lead(state, seat) == best, told


def test_hard_plays_the_end_exactly() -> None:
    for state in ends(two_sided=False, count=10):
        best = plain_lead(state, state.seat)
        seat = state.seat
        state.apply(finish(think(state.view(seat), 3, Stream(1, "end"))))
        assert plain_lead(state, seat) == best, f"seed {state.seed}"


def test_an_end_too_large_is_left_unsolved() -> None:
    state = ends(two_sided=False, count=1)[0]
    with pytest.raises(TooLarge):
        finish(Solver(two_sided=False, most_positions=0).best(state.board, state.racks[0], list(state.racks[1])))


@pytest.mark.parametrize("racks", [["0-3-3 1-3-3", "1-1-1", "2-2-2"], ["0-3-3 1-3-3", "1-1-1"]])
def test_nothing_is_solved_with_a_third_player_or_tiles_in_the_pool(racks: list[str]) -> None:
    state = situation(racks, pool="" if len(racks) > 2 else "5-5-5")
    assert finish(solve(state.view(0))) is None


def test_solving_yields_now_and_then() -> None:
    for state in ends(two_sided=False, count=25):
        solver = Solver(two_sided=False)
        thinking = solver.best(state.board, state.racks[state.seat], list(state.racks[1 - state.seat]))
        slices = sum(1 for _ in thinking)
        assert slices == solver.positions // 50


@pytest.mark.parametrize("settings", [Settings(), Settings(any_tile=True, two_sided=True)])
def test_a_playout_is_greedy_play_by_the_rules(settings: Settings) -> None:
    """The lean way of playing a world out gives the same scores as the rules, action by action."""
    for seed in range(40):
        stream, state = Stream(seed, "playout"), new_game(2 + seed % 3, seed, settings)
        for _ in range(2 * seed):
            if not state.is_over:
                state.apply(stream.choice(state.legal_actions()))
        before = state.state_hash()
        points = Playout(state).points
        assert state.state_hash() == before
        while not state.is_over:
            best = best_placement(state.board, mask_of(state.open_tiles()), BONUSES[settings.two_sided])
            others = [action for action in state.legal_actions() if not isinstance(action, Place)]
            state.apply(place(best.face, best.turned) if best else others[0])
        assert tuple(points) == state.scores(), f"seed {seed}"
