"""What all films have in common: where steps lead, and a house of their own that is silent when it shall be."""

import pytest

from games.core.log import Log
from games.engine.film import Mark, MarkKind, beside, twin
from games.engine.settings import Settings
from games.engine.sound import Muffled
from games.menus import replay_files
from tests import logs
from tests.furnished import Furnished


@pytest.mark.parametrize(
    ("at", "direction", "there"),
    [
        (0, 1, 5),
        (5, 1, 9),
        (6, 1, 9),
        (9, 1, 20),
        (20, 1, 20),
        (20, -1, 9),
        (9, -1, 5),
        (6, -1, 5),
        (5, -1, 0),
        (0, -1, 0),
    ],
)
def test_steps_lead_to_the_next_place_and_at_last_to_the_ends(at: int, direction: int, there: int) -> None:
    assert beside([5, 9], at, direction, length=20) == there


def test_a_film_has_places_size_and_settings_of_its_own(house: Furnished) -> None:
    house.settings.around = True
    house.seats[0].name = "Mira"
    made = twin(house, Muffled(house.sounds))
    made.seats[0].name = "Lou"
    made.size = (10, 10)
    assert (house.seats[0].name, house.size) == ("Mira", (1280, 720))
    assert made.words is house.words
    assert made.settings == Settings(around=False), "a film lies upright, for whoever watches sits before the screen"


def test_muffled_sounds_are_handed_on_only_while_they_may(house: Furnished) -> None:
    muffled = Muffled(house.sounds)
    muffled.effect("card")
    muffled.on = False
    muffled.effect("draw")
    muffled.say("blue")
    muffled.on = True
    muffled.say("red")
    assert house.sounds.heard == ["card", "voice:red"]


@pytest.mark.parametrize("log", [logs.tripolo(2, 1), logs.triqueta(2), logs.triominos(2), logs.puzzle()])
def test_every_kind_of_log_is_a_film_with_stops_and_marks_in_order(house: Furnished, log: Log) -> None:
    film = replay_files.film(house, logs.write(house.store.folder / "game.jsonl", log))
    assert film.length > 0
    assert list(film.stops) == sorted(set(film.stops))
    assert [mark for mark in film.marks if not 0 <= mark.at <= film.length] == []
    assert any(mark.kind is MarkKind.PLAY for mark in film.marks)
    assert film.chapters == sorted({mark.at for mark in film.marks if mark.kind is not MarkKind.PLAY})
    film.seek(-5)
    assert film.at == 0
    film.seek(film.length + 5)
    assert film.is_over
    assert log.end
    assert film.state_hash() == log.end.hash


def test_marks_tell_who_won(house: Furnished) -> None:
    log = logs.triqueta(2)
    film = replay_files.film(house, logs.write(house.store.folder / "game.jsonl", log))
    (won,) = [mark for mark in film.marks if mark.kind is MarkKind.WIN]
    assert won == Mark(won.at, MarkKind.WIN, won.seat)
    assert won.seat in {0, 1}
