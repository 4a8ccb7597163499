"""A family evening in a real window: a round with a wrong card, its pages, its last seconds, and the next round."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from games import catalogue
from games.core.log import decode
from games.engine.inputs import BLOCKS
from games.menus.results import Results, Ways
from games.tripolo.commands import from_json
from tests.furnished import Furnished
from tests.golden import SHARE, differing
from tests.tripolo.tables import Tabled
from tests.window.hands import Hands, Keys, Mouse, SecondKeys
from tests.window.keycodes import CODES
from tests.window.rig import PACE, Desktop, Facts, Program, waited

pytestmark = pytest.mark.window

SEED = 5
SIZE = (1280, 720)
MODE = catalogue.GAMES[0].modes[1].key
OPTIONS = {"pace": "family", "balance": "on"}


def test_a_family_round_what_is_told_of_it_and_the_handicap_of_the_next_one(
    desktop: Desktop, folder: Path, make_house: Callable[..., Furnished]
) -> None:
    """Family level, a handicap that finds itself, why not, looking back, the last ten seconds."""
    options = ("--game", "tripolo", "--seed", str(SEED), "--lang", "en", "--size", f"{SIZE[0]}x{SIZE[1]}")
    with Program(desktop, folder, *options, pace=PACE) as program:
        mouse = Mouse(program)
        for choice in ("mode", *(f"option.{option}" for option in OPTIONS)):
            mouse.adjust(choice, 1)
        players: list[Hands] = [Keys(program, 0), SecondKeys(program, 1)]
        for hands in players:
            hands.sit()
        for hands in players:
            hands.open(f"seat.{hands.seat}.ready")
        program.until(scene("TripoloScene"))
        dealt = program.facts["table"]["remaining"]
        play(players)

        program.until(lambda facts: facts["scene"] == "Results" and not facts["deaf"])
        mouse.open("tab.look_back")  # time stands still while one reads
        results = told_by_the_log(folder, make_house(SIZE))
        for tab in ("look_back", "why_not"):
            shows_the_same(mouse, results, f"tab.{tab}")
        mouse.open("replay")
        program.until(lambda facts: facts["scene"] == "ReplayScene" and facts["film"]["playing"])
        program.press(CODES["escape"])
        program.until(scene("Results"))

        extras = program.facts["extras"][: len(players)]
        assert sorted(extras) == [-1, 1], "one card more for who won, one less for the other"
        mouse.open("next")
        program.until(lambda facts: facts["table"].get("phase") not in {None, "ROUND_OVER"})
        begun = program.facts["table"]["remaining"]
        assert begun == {seat: cards + extras[int(seat)] for seat, cards in dealt.items()}
        assert program.close() == 0


def scene(name: str) -> Callable[[Facts], bool]:
    return lambda facts: bool(facts["scene"] == name)


def play(players: list[Hands]) -> None:
    """Draw all, play one wrong card, and then whatever fits until the round is over."""
    for hands in players:
        hands.draw_all()
    players[0].lay(*players[0].pairs(legal=False)[0])
    while able := [hands for hands in players if hands.moves]:
        able[0].play_on()


def told_by_the_log(folder: Path, house: Furnished) -> Results:
    """Play the round in this process as the log tells it, to the tick; return the page of its results."""
    (log,) = folder.glob("logs/*.jsonl")
    header, entries = decode(log.read_text("utf-8").splitlines(keepends=True))
    house.new_seed = lambda: header.seed
    sources: Mapping[int, str] = dict(enumerate(BLOCKS[:2]))
    shadow = Tabled(house, sources, MODE, options=OPTIONS)
    for entry in entries:
        while shadow.match.tick < entry.tick:
            house.do()
        shadow.scene._asked.append(from_json(entry.command))
    house.wait(3)
    assert shadow.outcomes, "the log leads to the end of the round"
    assert shadow.outcomes[0].why_not
    results = Results(house, shadow.outcomes[0], 2, Ways(house.quit, house.quit, house.quit))
    house.enter(results)
    house.wait(3)
    return results


def shows_the_same(mouse: Mouse, results: Results, tab: str) -> None:
    """Open a tab of the results, here and there, and see the same."""
    house = results.house
    assert isinstance(house, Furnished)
    mouse.open(tab)
    house.click(next(widget.rect.center for widget in results._widgets if widget.key == tab))
    waited(lambda: differing(mouse.program.shot(), house.picture()) <= SHARE, f"the same page {tab}")
