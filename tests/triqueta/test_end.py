"""Q6, Q7: face-down tokens at the end, and who wins."""

import pytest

from games.triqueta.actions import Count, Take
from games.triqueta.events import ChoiceMade, GameOver, Revealed, RoundOver, RowTaken
from games.triqueta.legal import Phase
from tests.triqueta.pieces import counts, last_take, play, tokens


def test_q6_who_has_kept_tokens_chooses_clockwise_from_the_rock() -> None:
    state = last_take(["", "", "", ""], ["R", "", "UU", "D"], taker=2)
    state.apply(Take(0))
    order = []
    while not state.is_over:
        order.append(state.seat)
        assert state.phase is Phase.COUNT
        state.apply(state.legal_actions()[0])
    assert order == [2, 3, 0]


def test_q6_tokens_are_added_or_returned_one_by_one() -> None:
    state = last_take(["", ""], ["UR", ""])
    state.apply(Take(0))
    assert state.legal_actions() == tuple(map(Count, [(), (0,), (5,), (0, 5)]))


def test_q6_all_choose_unseen_and_reveal_together() -> None:
    state = last_take(["UU", "RR"], ["UR", "RD"])
    state.apply(Take(0))
    assert state.apply(Count(tokens("U"))) == (ChoiceMade(0),)
    assert state.collected == [counts("UU"), counts("RR")], "nothing is told yet"
    assert state.scores() == (3, 2)
    events = state.apply(Count(tokens("RD")))
    assert events == (
        ChoiceMade(1),
        Revealed(0, tokens("U"), returned=1),
        Revealed(1, tokens("RD"), returned=0),
        GameOver((11, 6), (0,)),
    )
    assert state.collected == [counts("UUU"), counts("RRRD")]
    assert state.kept == [tokens("R"), ()], "returned tokens stay unseen"


def test_q6_without_face_down_tokens_the_game_ends_with_the_last_row() -> None:
    state = last_take(["UUU", "RRR"], ["", ""], row="U")
    assert state.apply(Take(0)) == (
        RowTaken(0, 0, tokens("U")),
        RoundOver(0, 4, unseen=53),
        GameOver((0, 5), (1,)),
    )


def test_the_rulebooks_example_as_the_end_of_a_game() -> None:
    state = last_take(["RR OOO D BBB UUUU".replace(" ", ""), ""], ["", ""], trees=[2, 1], row="U")
    state.apply(Take(0))
    assert state.scores() == (18, 1)
    assert state.winners() == (0,)


def winners(collected: list[str], kept: str = "", chosen: str = "") -> tuple[int, ...]:
    """Who wins when seat 0 has kept some tokens and adds the chosen ones; the last seat gets the rock's point."""
    state = last_take(collected, [kept] + [""] * (len(collected) - 1), taker=len(collected) - 1)
    state.apply(Take(0))
    if kept:
        play(state, "c" + chosen)
    return state.winners()


@pytest.mark.parametrize(
    ("collected", "expected"),
    [
        (["RRR", "R"], (0,)),  # 5 to 2 points
        (["BBBR", "BBB"], (0,)),  # 9 to 9 points, 4 to 3 tokens
        (["RO", "R"], (0,)),  # 2 to 2, 2 to 1
        (["BBB", "DDD"], (0, 1)),  # 8 to 8, 3 to 3
        (["", "", ""], (2,)),  # the rock's point
        (["ROD", "OBM", "RU"], (0, 1)),  # 3 each, 3, 3 and 2 tokens
        (["ROD", "OBM", "UMO", "DB"], (0, 1, 2)),
        (["ROD", "OBM", "UMO", "DBM", "RR"], (0, 1, 2, 3)),
        (["UUUUU", "UUUU"], (1,)),  # -2 to 0
        (["UUUUUR", "UUUU"], (1,)),
        (["BBB", "MMM", "B"], (1,)),
    ],
)
def test_q7_most_points_then_most_tokens_then_all_who_are_tied(collected: list[str], expected: tuple[int, ...]) -> None:
    assert winners(collected) == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_q7_all_are_tied(players: int) -> None:
    state = last_take(["RO"] * players, [""] * players, trees=[1] * (players - 1) + [0], taker=players - 1)
    state.apply(Take(0))
    assert state.scores() == (3,) * players
    assert state.winners() == tuple(range(players))


def test_q7_face_down_tokens_that_were_added_count_in_a_tie() -> None:
    assert winners(["DDD", "DDD"], kept="R", chosen="R") == (0,)  # 8 to 8 points, 4 to 3 tokens
    assert winners(["DDD", "OOOR"], kept="R", chosen="R") == (0, 1)  # 8 to 8, 4 to 4
    assert winners(["DDD", "DDD"], kept="R", chosen="") == (1,)  # 7 to 8


def test_nobody_has_won_before_the_end() -> None:
    state = last_take(["UUU", ""], ["R", ""])
    assert state.winners() == ()
    state.apply(Take(0))
    assert state.winners() == ()
    state.apply(Count())
    assert state.winners() == (0,)
