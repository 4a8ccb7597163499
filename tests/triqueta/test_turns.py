"""Q2, Q3, Q4: drawing, placing, keeping, taking, dropping out, the end of a round."""

from itertools import permutations

import pytest

from games.triqueta.actions import ChooseTower, Draw, Keep, Place, Take
from games.triqueta.events import Drawn, Kept, Placed, RoundOver, RowTaken, TowerChosen
from games.triqueta.legal import Phase
from games.triqueta.rules import new_game
from games.triqueta.settings import Settings
from tests.triqueta.pieces import counts, game_with_tower, inventory, play, tokens


def test_q2_a_turn_is_drawing_or_taking_any_row_also_an_empty_one() -> None:
    assert game_with_tower("R").legal_actions() == (Draw(), Take(0), Take(1))


def test_q2_a_drawn_token_goes_into_any_remaining_row_or_face_down() -> None:
    state = game_with_tower("R", players=3)
    assert state.apply(Draw()) == (Drawn(0, 0),)
    assert (state.seat, state.phase, state.drawn) == (0, Phase.DRAWN, 0)
    assert state.legal_actions() == (Place(0), Place(1), Place(2), Keep())
    assert state.apply(Place(1)) == (Placed(0, 0, 1),)
    assert (state.seat, state.phase, state.drawn, state.rows[1]) == (1, Phase.TURN, None, tokens("R"))


def test_q2_rows_hold_any_number_of_tokens_in_the_order_of_placing() -> None:
    state = game_with_tower("ROBBUMDRROBDUM")
    play(state, "d0 d0 d0 d0 d0 d0 d0 d0 d0 d0 d0 d0 d0 d0")
    assert state.rows == [tokens("ROBBUMDRROBDUM"), ()]


def test_q2_two_tokens_in_the_whole_game_may_be_kept() -> None:
    state = game_with_tower("RUDOB")
    play(state, "dk d0 dk d0")
    assert state.kept == [tokens("RD"), ()]
    state.apply(Draw())
    assert state.legal_actions() == (Place(0), Place(1))
    play(state, "p0 t0 t1 w1")
    assert (state.round, state.seat) == (2, 0)
    state.apply(Draw())
    assert state.legal_actions() == (Place(0), Place(1)), "in later rounds too"


def test_q2_a_taken_row_goes_to_the_collection_and_its_taker_is_out() -> None:
    state = game_with_tower("RUB", players=3)
    play(state, "d1 d1 d0")
    assert state.apply(Take(1)) == (RowTaken(0, 1, tokens("RU")),)
    assert state.collected[0] == counts("RU")
    assert state.markers == [1, None, None]
    assert state.seat == 1
    assert state.legal_actions() == (Draw(), Take(0), Take(2))
    play(state, "d0 d2")
    assert state.seat == 1, "who is out is skipped"


def test_q2_taking_an_empty_row_takes_nothing() -> None:
    state = game_with_tower("R")
    assert state.apply(Take(1)) == (RowTaken(0, 1, ()),)
    assert state.collected[0] == counts("")
    assert state.markers == [1, None]


def test_q4_the_last_player_draws_as_long_as_the_tower_lasts_then_takes_the_last_row_and_the_rock() -> None:
    state = game_with_tower("UUURRRDDDBBBMMM")
    play(state, "t1")
    play(state, " ".join(["d0"] * 13 + ["dk"] * 2))
    assert state.legal_actions() == (Take(0),), "with an empty tower there is only taking"
    events = state.apply(Take(0))
    assert events == (RowTaken(1, 0, tokens("UUURRRDDDBBBM")), RoundOver(1, 1, unseen=0))
    assert (state.rock, state.seat, state.phase) == (1, 1, Phase.TOWER)


@pytest.mark.parametrize("left", [0, 1, 2, 15])
def test_q3_q4_what_is_left_in_the_tower_goes_out_unseen(left: int) -> None:
    state = game_with_tower("ROBDUMROBDUMROB")
    before = inventory(state)
    play(state, "t1")
    play(state, " ".join(["d0"] * (15 - left)))
    assert (Draw() in state.legal_actions()) == (left > 0)
    assert state.apply(Take(0))[-1] == RoundOver(1, 1, unseen=left)
    assert len(state.towers[0]) == left
    assert inventory(state) == before
    play(state, "w3")
    assert state.tower == 3
    assert len(state.towers[0]) == left, "they stay out"


def test_q4_who_takes_the_last_row_picks_the_tower_gets_its_tree_and_begins() -> None:
    state = game_with_tower("R", players=3)
    play(state, "t0 t1 t2")
    assert (state.rock, state.seat) == (2, 2)
    assert state.apply(ChooseTower(2)) == (TowerChosen(2, 2, round=2),)
    assert state.trees == [0, 0, 1]
    assert (state.round, state.seat, state.phase, state.tower) == (2, 2, Phase.TURN, 2)
    assert (state.rows, state.open_rows, state.markers) == ([(), (), ()], 0b111, [None] * 3)
    play(state, "t0 t1 t2")
    assert state.seat == 1
    assert state.legal_actions() == (ChooseTower(1), ChooseTower(3))


def test_q4_there_are_four_rounds_and_after_the_fourth_the_rock_stays_with_the_last_taker() -> None:
    state = game_with_tower("R")
    play(state, "t0 t1 w1  t0 t1 w3  t0 t1 w2  t0 t1")
    assert state.is_over
    assert state.rock == 0
    assert state.trees == [1, 2]
    assert state.scores() == (2, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_q4_all_orders_of_dropping_out(players: int) -> None:
    for order in permutations(range(players)):
        state = new_game(players, 7, Settings(first=0))
        taken: list[int] = []
        expected = 0
        while state.phase is not Phase.TOWER:
            assert state.seat == expected, f"order {order}"
            if state.seat == order[len(taken)]:
                taken.append(state.seat)
                state.apply(Take(len(taken) - 1))
            else:
                state.apply(Draw())
                state.apply(Place(players - 1))
            still_in = [(expected + step) % players for step in range(1, players + 1)]
            expected = next((seat for seat in still_in if seat not in taken), -1)
        assert tuple(taken) == order
        assert state.markers == [order.index(seat) for seat in range(players)]
        assert state.rock == state.seat == order[-1]
        state.apply(ChooseTower(1))
        assert state.seat == order[-1], f"order {order}"
        assert state.trees[order[-1]] == 1


def test_running_scores_tell_of_what_lies_open_only() -> None:
    state = game_with_tower("UUURO")
    play(state, "d0 dk d0 dk d0")
    assert state.scores() == (1, 0), "the rock"
    play(state, "t0")
    assert state.scores() == (1, 3), "two bears and an owl, without the face-down tokens"


def test_the_event_of_keeping_names_the_token_only_to_its_owner() -> None:
    state = game_with_tower("U")
    assert play(state, "dk") == [Drawn(0, 5), Kept(0, 5)]
