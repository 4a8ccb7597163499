"""The end in words and figures: winners, ties (Q7), and the sheet that counts up to the score (Q5)."""

from collections.abc import Sequence

from games.engine.canvas import Canvas
from games.engine.outcome import Outcome
from games.triqueta.actions import Take
from games.triqueta.report import outcome
from games.triqueta.rules import State
from games.triqueta.score_sheet import KINDS, ScoreSheet
from tests.furnished import Furnished
from tests.triqueta.pieces import last_take

SEATS = (1, 3, 4)


def ended(collected: list[str]) -> State:
    """Return a game that is over, its last row taken by the first player, who has the rock."""
    state = last_take(collected, [""] * len(collected))
    state.apply(Take(0))
    return state


def shown(house: Furnished, state: State, names: Sequence[str] = ("Mira", "Jonas", "Lou")) -> Outcome:
    """Return what the results page gets."""
    for seat, name in zip(SEATS, names, strict=True):
        house.seats[seat].name = name
    return outcome(house, state, SEATS[: state.players], print)


def test_the_winner_is_named_and_stands_first(house: Furnished) -> None:
    told = shown(house, ended(["RR", "UUU", "OOOO"]))
    assert told.headline == house.words("triqueta.won", name="Jonas")
    assert [(row.seat, row.cells) for row in told.rows] == [
        (3, ("10", "3", "10")),
        (1, ("2", "2", "3")),
        (4, ("-1", "4", "-1")),
    ]
    assert told.remark == ""


def test_q7_more_tokens_decide_a_tie_and_a_sentence_says_so(house: Furnished) -> None:
    told = shown(house, ended(["R", "RO", "U"]))
    assert told.winners == (3,)
    assert told.remark == house.words("triqueta.tie")


def test_q7_still_tied_all_win_together(house: Furnished) -> None:
    told = shown(house, ended(["", "RO", "DB"]))
    assert told.winners == (3, 4)
    assert told.headline == house.words("triqueta.shared", names="Jonas", last="Lou")
    assert told.remark == ""


def test_q5_the_sheet_adds_up_to_the_score(house: Furnished) -> None:
    state = ended(["RROOODBBBUUUUU", "M", ""])
    state.trees[0] = 2
    sheet = ScoreSheet(house, state, SEATS, range(3))
    sums = [sum(sheet._figures(player, kind)[1] for kind in range(len(KINDS))) for player in range(3)]
    assert sums == list(state.scores()) == [18, 1, 0], "the rulebook's example"


def test_the_sheet_fits_any_area(house: Furnished) -> None:
    sheet = ScoreSheet(house, ended(["R", "O", "D"]), SEATS, range(3))
    for size in ((1, 1), (300, 500), (1200, 900)):
        canvas = Canvas(size)
        sheet(canvas, house.picture().get_rect(size=size))
        assert len(canvas.items) == 1
