"""Whole games as text beside this file: they read as examples, and show whatever changes in the rules.

After a change that is meant: `python -m tests.triominos.test_playthroughs` writes them anew.
"""

from pathlib import Path
from typing import Any

import pytest

from games.triominos.game import GAME
from tests.triominos.pieces import picture
from tests.turnbased.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"

PLAYED: dict[str, tuple[int, int, dict[str, Any], int]] = {
    "two-players": (2, 13, {}, 2),
    "three-players-blocked": (3, 2, {}, 2),
    "four-players-easy": (4, 5, {}, 1),
    "two-players-switches": (2, 23, {"two_sided": True, "any_tile": True, "target": 60}, 1),
}
"""Name: players, seed, settings, level of the computers."""


def written(name: str) -> str:
    players, seed, settings, level = PLAYED[name]
    return playthrough(GAME, picture, players, seed, settings, level)


@pytest.mark.parametrize("name", PLAYED)
def test_the_game_still_goes_like_that(name: str) -> None:
    assert written(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_playthrough_is_played_and_every_number_of_players_has_one() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYED)
    assert {players for players, *_ in PLAYED.values()} == set(GAME.players)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in PLAYED:
        (FOLDER / f"{each}.txt").write_text(written(each), "utf-8")
