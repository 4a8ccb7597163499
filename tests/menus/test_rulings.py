"""The reference pages explain every ruling that a player can meet: which sentence stands for which ruling.

T11 (a deal without a move is dealt again) and A1 to A3 are met by nobody at the table.
"""

import pygame
import pytest

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.words import Words
from tests.furnished import Furnished

RULINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "tripolo": {
        "T1": ("fit.intro", "fit.yes", "fit.no", "fit.lines"),
        "T2": ("more.several",),
        "T3": ("more.deal",),
        "T4": ("more.late",),
        "T5": ("fit.lines",),
        "T6": ("fit.call",),
        "T7": ("goal.second",),
        "T8": ("end.stop",),
        "T9": ("end.end", "more.tie"),
        "T10": ("end.chips", "more.tie"),
        "T12": ("more.modes",),
    },
    "triqueta": {
        "Q1": ("more.players",),
        "Q2": ("turn.place", "turn.keep", "turn.take", "more.empty"),
        "Q3": ("turn.place", "keys.keys", "round.tower"),
        "Q4": ("round.last", "round.tower"),
        "Q5": ("worth.three", "worth.more"),
        "Q6": ("more.secret",),
        "Q7": ("round.end",),
        "Q8": ("more.first",),
    },
    "triominos": {
        "M1": ("more.tiles",),
        "M2": ("place.intro", "place.yes", "place.corner", "place.differs"),
        "M3": ("place.first", "more.start"),
        "M4": ("points.bridge", "points.hexagon", "points.double", "more.bonus"),
        "M5": ("draw.draw", "draw.give_up"),
        "M6": ("draw.empty",),
        "M7": ("draw.end",),
        "M8": ("more.rounds",),
    },
}


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.key)
def test_every_ruling_has_its_sentences_on_a_page(
    house: Furnished, monkeypatch: pytest.MonkeyPatch, game: catalogue.Game
) -> None:
    asked: set[str] = set()
    look_up = Words.__call__

    def watched(words: Words, key: str, /, **values: object) -> str:
        asked.add(key)
        return look_up(words, key, **values)

    monkeypatch.setattr(Words, "__call__", watched)
    for page in game.lesson_pages():
        page.draw(house, Canvas(house.size), pygame.Rect(40, 100, 1200, 500))
    missing = {
        ruling: [key for key in keys if f"{game.key}.lesson.{key}" not in asked]
        for ruling, keys in RULINGS[game.key].items()
    }
    assert {ruling: keys for ruling, keys in missing.items() if keys} == {}
