"""What Tripolo hands to the records: every round with its figures, and the match when it is won."""

import pytest

from games.engine.inputs import BLOCKS
from games.engine.records import Result
from games.tripolo.events import Chips, Ending, Event, MatchOver, RoundOver
from games.tripolo.keeper import Keeper
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.stats import RoundStats
from tests.furnished import MOMENT, Furnished
from tests.tripolo.tables import Tabled, moves


def play_on(tabled: Tabled) -> list[Result]:
    """Let the person lay whatever fits, unhurried, to the end of the round; return what the records have of it."""
    tabled.until_play()
    tabled.draw_all(0)
    while not tabled.outcomes:
        found = moves(tabled.match, 0) if tabled.match.phase is Phase.PLAY else []
        if found:
            tabled.play(0, *found[0])
        tabled.house.wait(1)
    tabled.house.scenes.clear()
    return tabled.house.records.logged(10)


@pytest.mark.parametrize(("mode", "whole"), [("match", False), ("speed", True)])
def test_a_round_is_kept_with_its_figures(house: Furnished, mode: str, whole: bool) -> None:  # noqa: FBT001
    house.seats[0].name = "Ada"
    (result,) = play_on(Tabled(house, {0: BLOCKS[0]}, mode, {3: 4}))
    assert (result.game, result.mode, result.whole) == ("tripolo", mode, whole)
    assert result.ended == MOMENT.isoformat(timespec="seconds")
    assert (house.store.folder / result.log).is_file()
    winner, loser = result.standings
    assert {(each.name, each.level) for each in result.standings} == {("Ada", None), ("Frog", 4)}
    assert (winner.won, winner.chips, loser.won, loser.chips) == (True, 1, False, 0)
    for each in result.standings:
        assert each.fastest
        assert each.ticks
        assert each.fastest <= each.ticks
        assert each.triples
        assert each.wrong == 0


def test_a_sprint_is_kept_as_won_when_it_is_done(house: Furnished) -> None:
    (result,) = play_on(Tabled(house, {0: BLOCKS[0]}, "solo"))
    (standing,) = result.standings
    assert (result.mode, result.whole, standing.chips) == ("solo", True, None)
    assert standing.won == bool(house.records.best("tripolo", "solo", "", 1))


def test_a_match_that_is_won_is_a_result_of_its_own(house: Furnished) -> None:
    match, stats = Match(2, 5, Settings(Mode.MATCH, chips_to_win=1)), RoundStats()
    keeper = Keeper(house, match, stats, "logs/a.jsonl")
    stats.feed(0, match.step())
    match._party.chips = {0: 0, 1: 1}
    over: list[Event] = [RoundOver((1,), Ending.OUT, ((0, 5), (1, 0))), Chips(1, 1), MatchOver((1,))]
    keeper.feed(60, over)
    assert house.records.results("tripolo", "match", 10) == [], "it is written at rest"
    keeper.keep()
    keeper.keep()
    (result,) = house.records.results("tripolo", "match", 10)
    assert [(each.name, each.points, each.won) for each in result.standings] == [("Fox", 1, True), ("Fish", 0, False)]
    assert result.standings[0].chips is None, "its rounds have the chips"
