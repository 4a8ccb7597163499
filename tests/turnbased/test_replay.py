"""Films of games played in turns: every state is reached by seeking; nothing is shown that the table could not see."""

import random
from hashlib import blake2b
from typing import Any

import pygame
import pytest

from games.core.log import Log, decode
from games.engine.canvas import Canvas, Presenter
from games.triominos.game import GAME as TRIOMINOS
from games.triominos.puzzle_session import PUZZLE
from games.triominos.replay import film as triominos_film
from games.triominos.rules import State as TriominosState
from games.triqueta.game import GAME as TRIQUETA
from games.triqueta.replay import film as triqueta_film
from games.triqueta.rules import State as TriquetaState
from games.turnbased.protocol import Game
from games.turnbased.replay import course_of
from games.turnbased.replay_film import TurnFilm
from games.turnbased.session import resumed
from tests import logs
from tests.furnished import Furnished

SEED = 3
GAMES: dict[str, tuple[Log, Game[Any, Any]]] = {
    "triqueta-2": (logs.triqueta(2), TRIQUETA),
    "triqueta-5": (logs.triqueta(5), TRIQUETA),
    "triominos-4": (logs.triominos(4), TRIOMINOS),
    "triominos-rounds": (logs.triominos(2, target=400), TRIOMINOS),
    "puzzle": (logs.puzzle(), PUZZLE),
}


def film_of(house: Furnished, log: Log) -> TurnFilm[Any, Any]:
    made = (triqueta_film if log.header.game == TRIQUETA.key else triominos_film)(house, log)
    assert isinstance(made, TurnFilm)
    return made


def picture(made: TurnFilm[Any, Any]) -> str:
    """Return a digest of what is seen."""
    canvas = Canvas(made.house.size)
    made.draw(canvas)
    surface = pygame.Surface(canvas.size)
    Presenter(surface).present(canvas)
    return blake2b(pygame.image.tobytes(surface, "RGB")).hexdigest()


def state_after(game: Game[Any, Any], log: Log, actions: int) -> str:
    """Step a log from its beginning until so many actions are done."""
    done = [number for number, entry in enumerate(log.entries, start=1) if entry.command[0] != "seated"]
    entries = log.entries[: done[actions - 1]] if actions else ()
    return resumed(game, log.header, entries, lambda _: None)[0].state.state_hash()


@pytest.mark.parametrize("name", GAMES)
def test_seeking_shows_the_state_that_stepping_leads_to(make_house: Any, name: str) -> None:
    log, game = GAMES[name]
    made = film_of(make_house((640, 360)), log)
    chance = random.Random(SEED)
    for tick in [0, made.length, *(chance.randrange(made.length + 1) for _ in range(20))]:
        made.seek(tick)
        expected = state_after(game, log, made._done)
        assert made.state_hash() == expected, f"seed {SEED}, tick {tick}"
        assert made._scene.session.turns == made._done


@pytest.mark.parametrize("name", GAMES)
def test_playing_it_through_does_every_action_and_nothing_else(make_house: Any, name: str) -> None:
    house = make_house((640, 360))
    log, _ = GAMES[name]
    made = film_of(house, log)
    while not made.is_over:
        made.tick()
    assert log.end
    assert made.state_hash() == log.end.hash
    assert house.records.logged(9) == []
    assert list(house.store.folder.glob("*/*.jsonl")) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_that_is_sought_looks_like_the_one_that_was_played(make_house: Any, name: str) -> None:
    """At rest, that is: right before the next action."""
    log, _ = GAMES[name]
    made = film_of(make_house((640, 360)), log)
    for start in made._starts[1::7]:
        made.seek(0)
        while made.at < start - 1:
            made.tick()
        played = picture(made)
        made.seek(start - 1)
        assert picture(made) == played, f"before tick {start}"


def test_a_course_knows_who_sat_where_when() -> None:
    log = logs.triqueta(2)
    course = course_of(TRIQUETA, log)
    assert [player.source for player in course.seated(0)] == ["keys-1", "keys-2"]
    assert [player.level for player in course.seated(3)] == [None, 2]
    assert [player.level for player in course.players] == [None, 2]


def exchange_tokens(state: TriquetaState) -> None:
    """Put other tokens in the place of all that is secret."""
    if state.drawn is not None:
        state.drawn = (state.drawn + 1) % 6
    state.kept = [tuple((animal + 1) % 6 for animal in kept) for kept in state.kept]
    state.towers = [tower[::-1] for tower in state.towers]
    state.choices = [None if choice is None else () for choice in state.choices]


def test_q3_q6_no_secret_token_is_ever_shown_also_not_those_that_were_returned(make_house: Any) -> None:
    secrets = 0
    for seed in range(3):
        made = film_of(make_house((640, 360)), logs.triqueta(2 + seed, seed))
        made.open(on=True)
        assert not made.is_open
        for stop in (*made.stops, made.length):
            made.seek(stop)
            state = made._scene.session.state
            assert isinstance(state, TriquetaState)
            secrets += state.drawn is not None or any(state.kept)
            before = picture(made)
            exchange_tokens(state)
            assert picture(made) == before, f"seed {seed}, tick {stop}"
    assert secrets > 20


def exchange_tiles(state: TriominosState) -> None:
    """Put other tiles on all racks."""
    state.racks = [tuple((tile + 1) % 56 for tile in rack) for rack in state.racks]


def test_racks_are_covered_until_they_are_opened_and_that_only_when_the_game_is_over(make_house: Any) -> None:
    log = logs.triominos(3)
    made = film_of(make_house((640, 360)), log)
    for stop in made.stops[:-1:3]:
        made.seek(stop)
        state = made._scene.session.state
        assert isinstance(state, TriominosState)
        closed = picture(made)
        exchange_tiles(state)
        assert picture(made) == closed, f"tick {stop}"
    made.open(on=True)
    made.seek(made.stops[3])
    assert picture(made) != closed
    header, entries = decode(logs.lines(log))
    unfinished = film_of(make_house((640, 360)), Log(header, entries[:20]))
    unfinished.open(on=True)
    assert (unfinished.can_open, unfinished.is_open) == (False, False)


def test_the_draw_for_the_start_and_the_end_of_a_round_are_shown(make_house: Any) -> None:
    made = film_of(make_house((640, 360)), GAMES["triominos-rounds"][0])
    scene: Any = made._scene
    made.seek(10)
    assert len(scene._draws) >= 1
    made.seek(made._starts[0] - 1)
    assert scene._draws == []
    rounds = [mark.at for mark in made.marks if mark.kind == "round"]
    assert len(rounds) >= 1
    made.seek(rounds[0] - 1)
    assert scene._over
    made.seek(rounds[0] + 1)
    assert len(scene._draws) >= 1
    assert scene.ledger.round == 2
