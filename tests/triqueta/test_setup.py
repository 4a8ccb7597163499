"""Q1, Q8: the setup of a game."""

from collections import Counter

import pytest

from games.core.errors import IllegalSettings
from games.triqueta.actions import ChooseTower
from games.triqueta.legal import Phase
from games.triqueta.rules import Settings, new_game
from games.triqueta.tokens import COPIES, TOKENS, VALUES
from tests.triqueta.pieces import inventory, play

FIRST_TOWER_OF_SEED_7 = (0, 0, 5, 1, 4, 4, 2, 1, 5, 1, 0, 2, 0, 5, 0)


def test_there_are_ten_tokens_of_each_of_six_animals() -> None:
    assert len(TOKENS) == 60
    assert set(Counter(TOKENS).values()) == {COPIES}
    assert VALUES == (5, 6, 7, 8, 9, 10)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_q1_one_row_for_each_player_and_four_towers_of_fifteen(players: int) -> None:
    state = new_game(players, seed=1)
    assert state.rows == [()] * players
    assert state.open_rows == state.active == (1 << players) - 1
    assert [len(tower) for tower in state.towers] == [15] * 4
    assert inventory(state) == list(TOKENS)
    assert state.kept == [()] * players
    assert state.scores() == tuple(1 if seat == state.rock else 0 for seat in range(players))


def test_the_current_tower_is_the_one_without_a_tree() -> None:
    state = new_game(2, seed=1)
    play(state, "t0 t1")
    assert state.legal_actions() == (ChooseTower(1), ChooseTower(2), ChooseTower(3))


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 60])
def test_q1_two_to_five_players(players: int) -> None:
    with pytest.raises(IllegalSettings) as refusal:
        new_game(players)
    assert refusal.value.reason_key == "triqueta.settings.players"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_q8_who_is_named_takes_the_rock_and_begins(first: int) -> None:
    state = new_game(3, seed=5, settings=Settings(first))
    assert (state.rock, state.seat, state.phase) == (first, first, Phase.TURN)


def test_q8_by_default_a_random_seat_begins_each_about_as_often() -> None:
    firsts = Counter(new_game(4, seed).seat for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 70


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_q8_who_does_not_sit_there_cannot_begin(first: int) -> None:
    with pytest.raises(IllegalSettings) as refusal:
        new_game(3, settings=Settings(first))
    assert refusal.value.reason_key == "triqueta.settings.first"


def test_settings_survive_being_written() -> None:
    assert [Settings.from_json(each.to_json()) for each in (Settings(), Settings(2))] == [Settings(), Settings(2)]
    damaged: object
    for damaged in ("1", 1.0, True, []):
        with pytest.raises(IllegalSettings):
            Settings.from_json({"first": damaged})


def test_a1_the_same_seed_builds_the_same_towers_on_every_machine() -> None:
    assert new_game(2, 7).towers[0] == FIRST_TOWER_OF_SEED_7
    assert new_game(3, 7).state_hash() == new_game(3, 7).state_hash()
    assert len({tuple(new_game(2, seed).towers) for seed in range(50)}) == 50


def test_the_towers_are_mixed_evenly() -> None:
    tops = Counter(new_game(2, seed).towers[0][-1] for seed in range(1200))
    assert min(tops.values()) > 140
    assert max(tops.values()) < 260
