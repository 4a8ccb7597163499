"""A3: a seat knows its own rack, what lies open and what all have seen; worlds imagined from it agree with that."""

from collections import Counter

import pytest

from games.core.rng import Stream
from games.triominos.actions import Draw, Pass
from games.triominos.events import Drawn, StartDraw, seen_by
from games.triominos.guess import guess_racks
from games.triominos.knowledge import set_of
from games.triominos.rules import Settings, State, new_game
from games.triominos.tiles import TILE_COUNT, TURNS
from games.triominos.view import View
from tests.triominos.situations import any_place, situation, tile, tiles

SAMPLES = 200


class Witness:
    """Follows a game from what everybody sees, in the plainest way, and tells what cannot be in a rack."""

    def __init__(self, state: State) -> None:
        self.shown = {drawn for event in state.opening if isinstance(event, StartDraw) for _, drawn in event.tiles}
        self.drawn = [0] * state.players
        self.barred: list[set[int]] = [set() for _ in range(state.players)]

    def watch(self, state: State, action: object) -> None:
        """Note an action, before it is done."""
        if isinstance(action, Draw):
            self.drawn[state.seat] += 1
        if isinstance(action, Pass) and not state.pool:
            self.barred[state.seat] |= set(state.board.fitting_tiles())

    def expect_possible(self, view: View, world: State, told: str) -> None:
        """Expect that the world's racks hold nothing that cannot be there."""
        for seat, rack in enumerate(world.racks):
            if seat != view.seat:
                assert len(self.shown.intersection(rack)) <= self.drawn[seat], told
                assert not self.barred[seat].intersection(rack), told


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trusting", [False, True])
def test_fault_19_imagined_worlds_agree_with_all_that_is_known(players: int, *, trusting: bool) -> None:
    passes = 0
    for seed in range(20):
        stream, state = Stream(seed, "test views"), new_game(players, seed)
        witness = Witness(state)
        while not state.is_over:
            action = stream.choice(state.legal_actions())
            passes += isinstance(action, Pass) and not state.pool
            witness.watch(state, action)
            state.apply(action)
            for seat in range(players):
                view = state.view(seat)
                world = view.sample(stream, trusting=trusting)
                told = f"seed {seed}, seat {seat}"
                assert world.view(seat) == view, told
                assert world.board == state.board, told
                assert world.racks[seat] == state.racks[seat], told
                witness.expect_possible(view, world, told)
    assert passes > 10, "this is about passes too"


def test_a_view_holds_no_other_rack_and_no_pool() -> None:
    """Whatever lies on the other rack and in the pool, the view is the same."""
    state = situation(["0-0-1 0-3-3", "1-1-1 2-2-2"], pool="3-4-5 5-5-5 0-1-2")
    other = situation(["0-0-1 0-3-3", "5-5-5 0-1-2"], pool="2-2-2 1-1-1 3-4-5")
    assert state.view(0) == other.view(0)
    assert state.view(1) != other.view(1)


def test_the_board_of_a_view_is_its_own() -> None:
    state = situation(["0-0-1 0-3-3", "1-1-1"])
    view = state.view(0)
    action = any_place(state, "0-3-3")
    view.board.place(action.face, TURNS * action.tile + action.turn)
    assert len(state.board.tiles) == 1


def test_seats_that_do_not_exist_have_no_view() -> None:
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            situation(["0-0-1", "1-1-1"]).view(seat)


def test_only_the_seat_whose_turn_it_is_has_actions() -> None:
    state = situation(["0-0-1 0-3-3", "1-1-1"], pool="3-4-5")
    assert state.view(0).legal_actions() == state.legal_actions()
    assert state.view(1).legal_actions() == []
    assert state.view(1).open_tiles() == ()


def test_racks_lie_open_when_the_round_is_over() -> None:
    state = situation(["0-3-3", "1-1-1 2-2-2"])
    assert state.view(0).racks == ()
    state.apply(any_place(state, "0-3-3"))
    assert state.view(0).racks == ((), tiles("1-1-1 2-2-2"))


def test_a_drawn_tile_is_named_to_its_drawer_alone() -> None:
    event = Drawn(1, tile("0-1-2"), -5, 20)
    assert seen_by(event, 1) == event
    for seat in (0, 2, None):
        assert seen_by(event, seat) == Drawn(1, None, -5, 20)


def test_m3_tiles_of_the_start_draw_are_imagined_in_the_pool_until_somebody_draws() -> None:
    for seed in range(SAMPLES):
        state = new_game(3, seed)
        world = state.view(0).sample(Stream(seed, "sample"))
        shown = {drawn for event in state.opening if isinstance(event, StartDraw) for _, drawn in event.tiles}
        assert shown <= set(world.pool), f"seed {seed}"


def test_m3_after_draws_tiles_of_the_start_draw_may_be_on_that_rack() -> None:
    state = new_game(2, 4)
    while sum(state.known.from_pool) < 3:
        actions = state.legal_actions()
        state.apply(Draw() if Draw() in actions else actions[-1])
    drawer = state.known.from_pool.index(max(state.known.from_pool))
    view = state.view(1 - drawer)
    worlds = [view.sample(Stream(seed, "sample")) for seed in range(SAMPLES)]
    held = [(set_of(world.racks[drawer]) & view.known.shown).bit_count() for world in worlds]
    assert 0 < sum(map(bool, held)) < SAMPLES


def test_m6_who_passed_with_an_empty_pool_has_nothing_that_fitted() -> None:
    """Of 0-3-3 and 1-1-1 the first must be on seat 2's rack, since seat 1 has passed."""
    state = situation(["0-0-0 2-2-2", "1-1-1", "0-3-3"], seat=1)
    state.apply(Pass())
    for hidden in ("0-3-3 1-1-1", "1-1-1 0-3-3"):
        pool = list(tiles(hidden))
        racks = guess_racks(0, state.racks[0], (2, 1, 1), state.known, pool, trusting=False)
        assert racks == [tiles("0-0-0 2-2-2"), tiles("1-1-1"), tiles("0-3-3")]
        assert pool == []


def test_with_two_players_and_an_empty_pool_nothing_is_hidden() -> None:
    state = new_game(2, 3)
    stream = Stream(3, "test")
    while state.pool:
        state.apply(stream.choice(state.legal_actions()))
    for seat in (0, 1):
        world = state.view(seat).sample(stream)
        assert [sorted(rack) for rack in world.racks] == [sorted(rack) for rack in state.racks]


def test_every_unseen_tile_is_imagined_on_the_other_rack_about_as_often() -> None:
    view = new_game(2, 5).view(0)
    worlds = [view.sample(Stream(seed, "even")) for seed in range(1500)]
    seen = Counter(held for world in worlds for held in world.racks[1])
    possible = [at for at in view.unseen() if not view.known.shown >> TURNS * at & 1]
    assert set(seen) == set(possible)
    expected = 1500 * 9 / len(possible)
    assert all(0.75 * expected < count < 1.25 * expected for count in seen.values()), seen


def test_a_trusting_player_takes_it_that_a_draw_meant_nothing_fitted() -> None:
    state = situation(["0-0-0", "1-1-1 2-2-2"], pool="0-3-3 1-3-3 5-5-5 0-1-2", seat=1)
    state.apply(Draw())
    state.seat = 0
    fitting = set(tiles("0-3-3 1-3-3"))
    view = state.view(0)
    for seed in range(50):
        assert not fitting.intersection(view.sample(Stream(seed, "sample"), trusting=True).racks[1])
    assert any(fitting.intersection(view.sample(Stream(seed, "sample")).racks[1]) for seed in range(50))


def test_trust_gives_way_when_the_tiles_left_do_not_allow_it() -> None:
    state = situation(["0-0-0", "0-3-3"], pool="1-3-3", seat=1)
    state.apply(Draw())
    racks = guess_racks(0, state.racks[0], (1, 2), state.known, list(tiles("0-3-3 1-3-3")), trusting=True)
    assert sorted(racks[1]) == sorted(tiles("0-3-3 1-3-3"))


def test_all_tiles_that_are_neither_own_nor_on_the_table_are_unseen() -> None:
    state = new_game(4, 1)
    assert len(state.view(2).unseen()) == TILE_COUNT - 7
    state.apply(state.legal_actions()[0])
    assert len(state.view((state.seat + 1) % 4).unseen()) == TILE_COUNT - 7 - 1


def drawing_and_placing(placed: str) -> State:
    """Let seat 1 draw 0-3-3, which all saw at the start draw, and place a tile of its rack or that one."""
    state = situation(["0-0-0", "1-3-3 1-1-1"], pool="0-3-3 5-5-5", seat=1, settings=Settings(any_tile=True))
    state.known.shown = set_of(tiles("0-3-3"))
    state.apply(Draw())
    state.apply(any_place(state, placed))
    return state


def test_m3_a_tile_all_have_seen_that_is_placed_after_a_draw_came_from_the_pool() -> None:
    """What is left on that rack has been there since the deal, so no tile of the start draw is among it."""
    state = drawing_and_placing("0-3-3")
    assert state.known.from_pool == [0, 0]
    state.known.shown = set_of(tiles("2-2-2"))
    for seed in range(SAMPLES):
        assert tile("2-2-2") not in state.view(0).sample(Stream(seed, "sample")).racks[1]


def test_m3_after_another_placement_a_tile_all_have_seen_may_still_be_on_that_rack() -> None:
    state = drawing_and_placing("1-3-3")
    assert state.known.from_pool == [0, 1]
    held = [tile("0-3-3") in state.view(0).sample(Stream(seed, "sample")).racks[1] for seed in range(SAMPLES)]
    assert 0 < sum(held) < SAMPLES


def test_m5_the_tile_just_drawn_and_placed_leaves_the_rack_as_it_was_dealt() -> None:
    state = situation(["0-0-0", "1-1-1 2-2-2"], pool="0-3-3 5-5-5", seat=1)
    state.apply(Draw())
    assert state.known.from_pool == [0, 1]
    state.apply(any_place(state, "0-3-3"))
    assert state.known.from_pool == [0, 0]
