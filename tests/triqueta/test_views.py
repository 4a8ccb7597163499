"""A3, Q3, Q6: what a seat sees, what it does not, and the worlds that it can imagine."""

import pytest

from games.core.rng import Stream
from games.triqueta.actions import Count, Draw, Take
from games.triqueta.events import Drawn, Event, GameOver, Kept, Placed, seen_by
from games.triqueta.legal import Phase
from games.triqueta.rules import State, new_game
from tests.triqueta.pieces import counts, game_with_tower, inventory, last_take, play, tokens


def random_game(players: int, seed: int) -> list[tuple[State, tuple[Event, ...]]]:
    """Play a random game; each state with the events of the action that follows."""
    state, stream = new_game(players, seed), Stream(seed, "test")
    course = []
    while not state.is_over:
        before = state.copy()
        course.append((before, state.apply(stream.choice(state.legal_actions()))))
    return [*course, (state, ())]


def swap(state: State, one: tuple[str, int, int], other: tuple[str, int, int]) -> State:
    """Exchange two hidden tokens; each is named by its list, the number in it, and its place there."""
    twin = state.copy()
    for (name, number, at), (source, where, place) in ((one, other), (other, one)):
        row = list(getattr(twin, name)[number])
        row[at] = getattr(state, source)[where][place]
        getattr(twin, name)[number] = tuple(row)
    return twin


def test_q3_a_drawn_token_is_seen_by_its_drawer_alone() -> None:
    state = game_with_tower("URRR", players=3)
    assert state.apply(Draw()) == (Drawn(0, 5),)
    assert [state.view(seat).drawn for seat in range(3)] == [5, None, None]
    assert [state.view(seat).phase for seat in range(3)] == [Phase.DRAWN] * 3
    assert [seen_by(Drawn(0, 5), seat) for seat in (0, 1, 2, None)] == [Drawn(0, 5), *[Drawn(0, None)] * 3]


def test_q3_kept_tokens_stay_secret_and_their_owner_may_look_at_them_at_any_time() -> None:
    state = game_with_tower("URRR", players=3)
    play(state, "dk d0")
    assert [state.view(seat).kept for seat in range(3)] == [tokens("U"), (), ()]
    assert [state.view(seat).face_down for seat in range(3)] == [(1, 0, 0)] * 3
    assert [seen_by(Kept(0, 5), seat) for seat in (0, 1, None)] == [Kept(0, 5), Kept(0, None), Kept(0, None)]
    assert seen_by(Placed(0, 5, 1), 2) == Placed(0, 5, 1), "what lies open is open to all"


def test_hidden_tokens_that_change_places_change_no_view() -> None:
    state = game_with_tower("UORRD", players=3)
    play(state, "dk d0 d1 dk")
    for other in (("towers", 0, 3), ("towers", 0, -1), ("towers", 2, 4)):
        twin = swap(state, ("kept", 0, 0), other)
        assert twin != state
        assert [twin.view(seat) == state.view(seat) for seat in range(3)] == [False, True, True]


def test_the_towers_are_seen_as_heights_only() -> None:
    state = game_with_tower("R")
    play(state, "d0 d0 t0")
    view = state.view(1)
    assert view.lefts == (13, 15, 15, 15)
    assert view.waiting == (1, 2, 3)
    assert not hasattr(view, "towers")


def test_a_view_shows_all_that_lies_open() -> None:
    state = game_with_tower("ROBU", players=3)
    play(state, "d0 d1 d0 t0")
    view = state.view(2)
    assert (view.turn, view.rock, view.round) == (1, 0, 1)
    assert view.rows == (None, tokens("O"), ())
    assert view.markers == (0, None, None)
    assert view.collected == (counts("RB"), counts(""), counts(""))
    assert view.scores == (3, 0, 0)
    assert view.legal_actions() == ()
    assert state.view(1).legal_actions() == state.legal_actions()


def test_unseen_tokens_are_all_but_those_that_the_seat_has_seen() -> None:
    state = game_with_tower("ROBUM", players=2)
    play(state, "dk d0 d1 dk t1")  # seat 0 keeps a rabbit and takes the boar; an owl lies open; seat 1 keeps a bear
    state.apply(Draw())  # a ram
    assert state.view(0).unseen() == (9, 9, 10, 9, 10, 10)
    assert state.view(1).unseen() == (10, 9, 10, 9, 9, 9)


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            new_game(2).view(seat)


def test_q6_nobody_learns_of_a_choice_before_all_have_chosen() -> None:
    state = last_take(["UU", "RR"], ["UR", "RD"])
    state.apply(Take(0))
    added, returned = state.copy(), state.copy()
    added.apply(Count(tokens("U")))
    returned.apply(Count())
    assert added.view(1) == returned.view(1)
    assert (added.view(0).choice, returned.view(0).choice) == (tokens("U"), ())
    assert added.view(1).chosen == (True, False)
    assert added.view(1).added == ()


def test_q6_returned_tokens_are_never_shown_added_ones_are() -> None:
    state = last_take(["UU", "RR"], ["UM", "RD"])
    state.apply(Take(0))
    events = [*state.apply(Count(tokens("U"))), *state.apply(Count(tokens("D")))]
    assert state.view(1).added == (tokens("U"), tokens("D"))
    assert state.view(1).face_down == (1, 1)
    twin = swap(state, ("kept", 0, 0), ("towers", 3, 0))
    assert twin != state
    assert twin.view(1) == state.view(1)
    told = [event for event in events if not isinstance(event, GameOver)]
    assert "4" not in str(told), "no event names the returned ram"


@pytest.mark.parametrize("seed", range(12))
def test_sampled_worlds_agree_with_all_that_the_seat_has_seen(seed: int) -> None:
    players = 2 + seed % 4
    for state, _ in random_game(players, seed):
        for seat in range(players):
            view = state.view(seat)
            world = view.sample(Stream(seed, "worlds"))
            assert world.view(seat) == view, f"seed {seed}"
            assert inventory(world) == inventory(state), f"seed {seed}"
            assert (world.rows, world.collected) == (state.rows, state.collected), f"seed {seed}"
            assert world.kept[seat] == state.kept[seat], f"seed {seed}"


def test_sampled_worlds_differ_and_put_each_unseen_token_everywhere() -> None:
    state = game_with_tower("UORRD", players=2)
    play(state, "dk d0 d1 dk")
    worlds = [state.view(1).sample(Stream(number)) for number in range(300)]
    assert {world.kept[0][0] for world in worlds} == set(range(6))
    assert {world.towers[0][-1] for world in worlds} == set(range(6))
    assert {world.kept[1] for world in worlds} == {tokens("R")}
    bears = sum(world.kept[0] == tokens("U") for world in worlds) / len(worlds)
    assert 0.1 < bears < 0.28, "10 of 57 unseen tokens are bears"


@pytest.mark.parametrize("seed", range(6))
def test_sampled_worlds_can_be_played_to_the_end(seed: int) -> None:
    stream = Stream(seed, "on")
    for state, _ in random_game(3, seed):
        world = state.view(0).sample(stream)
        while not world.is_over:
            world.apply(stream.choice(world.legal_actions()))
        assert inventory(world) == inventory(state), f"seed {seed}"


@pytest.mark.parametrize("seed", range(12))
def test_q3_no_event_tells_another_seat_a_hidden_token(seed: int) -> None:
    players = 2 + seed % 4
    for _, events in random_game(players, seed):
        for event in events:
            for seat in (None, *range(players)):
                seen = seen_by(event, seat)
                if isinstance(seen, Drawn | Kept):
                    assert (seen.animal is None) == (seat != seen.seat), f"seed {seed}"
                else:
                    assert seen == event
