"""Films of Tripolo: the same states as when it was played, by stepping and by seeking; the last ten seconds."""

import random

import pytest

from games.core.log import decode, read
from games.engine.canvas import Canvas
from games.engine.film import Film, MarkKind
from games.engine.inputs import BLOCKS, Button
from games.menus import replay_files
from games.tripolo.match import Mode
from games.tripolo.picture import END_SHOWN
from games.tripolo.replay import MOST_TICKS, film
from games.tripolo.replay_film import SETTLED, TripoloFilm
from games.tripolo.replay_last import LAST
from games.tripolo.table import replay
from tests import logs
from tests.furnished import Furnished
from tests.tripolo.tables import CELLS, Tabled, moves, two_blocks

SEED = 3


def file_of(house: Furnished) -> list[str]:
    (path,) = house.store.folder.glob("logs/*.jsonl")
    return path.read_text("utf-8").splitlines(keepends=True)


def shown(made: Film) -> list[str]:
    """Return what a film's frame is made of, as far as it stays the same: sizes and places."""
    canvas = Canvas(made.house.size)
    made.draw(canvas)
    return [f"{surface.get_size()} {left} {top} {alpha}" for surface, left, top, alpha in canvas.items]


def test_seeking_shows_the_state_that_stepping_leads_to(house: Furnished) -> None:
    log = logs.tripolo(6, 3)
    made = film(house, log)
    chance = random.Random(SEED)
    for tick in [0, 1, made.length, *(chance.randrange(made.length + 1) for _ in range(40))]:
        made.seek(tick)
        assert made.state_hash() == replay(log.header, log.entries, tick).state_hash(), f"seed {SEED}, tick {tick}"


def test_playing_on_from_anywhere_leads_to_the_same_states(house: Furnished) -> None:
    log = logs.tripolo(3, 2)
    made = film(house, log)
    chance = random.Random(SEED)
    for tick in (chance.randrange(made.length - 200) for _ in range(10)):
        made.seek(tick)
        for _ in range(200):
            made.tick()
        assert made.state_hash() == replay(log.header, log.entries, tick + 200).state_hash(), (
            f"seed {SEED}, tick {tick}"
        )


def test_a_frame_that_is_sought_looks_like_the_one_that_was_played(house: Furnished) -> None:
    made = film(house, logs.tripolo(3, 1))
    chance = random.Random(SEED)
    for tick in sorted(chance.randrange(made.length) for _ in range(8)):
        while made.at < tick:
            made.tick()
        played = shown(made)
        made.seek(tick)
        assert shown(made) == played, f"seed {SEED}, tick {tick}"


def test_it_is_silent_while_it_seeks_and_heard_while_it_plays(house: Furnished) -> None:
    made = film(house, logs.tripolo(3, 1))
    made.seek(made.length)
    made.step(-1)
    made.leap(-1)
    assert house.sounds.heard == []
    made.seek(0)
    for _ in range(400):
        made.tick()
    assert {"voice:call-1", "voice:call-2", "voice:call-3"} <= set(house.sounds.heard)


def test_single_steps_show_one_command_after_the_other_there_and_back(house: Furnished) -> None:
    log = logs.tripolo(2, 1)
    made = film(house, log)
    there = []
    for _ in range(6):
        made.step(1)
        there.append(made.at)
    ticks = sorted({entry.tick for entry in log.entries if entry.command[0] != "hand_over"})
    assert there == [tick + SETTLED for tick in ticks[:6]]
    back = []
    for _ in range(6):
        made.step(-1)
        back.append(made.at)
    assert back == [*there[-2::-1], 0]


def test_leaps_lead_to_rounds_wins_and_double_triples(house: Furnished) -> None:
    made = film(house, logs.tripolo(3, 3))
    rounds = [mark.at for mark in made.marks if mark.kind is MarkKind.ROUND]
    assert len(rounds) == 3
    assert set(rounds) < set(made.chapters)
    made.seek(0)
    seen = []
    while not made.is_over:
        made.leap(1)
        seen.append(made.at)
    assert seen == [*(tick for tick in made.chapters if tick > 0), made.length]


def test_names_and_levels_stand_on_the_panels(house: Furnished) -> None:
    made = film(house, logs.tripolo(4, 1))
    made.seek(made.length // 2)
    assert [made.house.name(seat) for seat in range(4)] == ["Mira", "Lou", house.words("seat.2.name"), "Ada"]
    assert [made.house.seats[seat].level for seat in range(4)] == [4, 3, 2, 1]
    assert house.seats.taken() == [], "nobody sits at the real table"


@pytest.mark.parametrize("line", ['[{},"draw",0]\n', '{{"end":{},"hash":""}}\n'])
def test_a_match_of_more_than_a_day_is_a_damaged_log(house: Furnished, line: str) -> None:
    path = house.store.folder / "endless.jsonl"
    path.write_text("".join([*logs.lines(logs.tripolo(2, 1))[:9], line.format(MOST_TICKS + 1)]), "utf-8")
    with pytest.raises(replay_files.ReplayError, match="damaged"):
        replay_files.film(house, path)


def test_a_match_that_was_left_ends_with_the_hash_of_its_state(house: Furnished) -> None:
    house.seats[1].name = "Lou"
    tabled = two_blocks(house)
    house.press(BLOCKS[0], Button.DRAW, Button.DRAW)
    house.wait(0.5)
    left = tabled.match.state_hash()
    house.scenes.clear()
    log = read(file_of(house))
    assert log.end
    assert (log.end.hash, log.end.names) == (left, ((1, "Lou"),))
    assert replay(log.header, log.entries, log.end.tick).state_hash() == left
    assert decode(file_of(house)) == (log.header, log.entries)


def test_names_of_those_who_come_later_stand_in_the_last_line(house: Furnished) -> None:
    tabled = two_blocks(house, "speed")
    play_out(tabled)
    house.seats[4].level, house.seats[4].name = 2, "Ada"
    tabled.outcomes[-1].proceed()
    house.do()
    house.scenes.clear()
    made = TripoloFilm(house, read(file_of(house)))
    made.seek(made.length)
    assert made.house.name(4) == "Ada"


def play_out(tabled: Tabled) -> None:
    """Play until the results are shown, by presses."""
    for seat in (0, 1):
        tabled.draw_all(seat)
    while not tabled.outcomes:
        able = [seat for seat in (0, 1) if moves(tabled.match, seat)]
        if tabled.scene._over or not able:
            tabled.house.do()
        else:
            card, cell = moves(tabled.match, able[0])[0]
            tabled.choose(able[0], card)
            tabled.house.press(BLOCKS[able[0]], CELLS[cell])


@pytest.mark.parametrize("mode", [Mode.SPEED, Mode.MATCH])
def test_after_a_round_its_last_ten_seconds_can_be_shown(house: Furnished, mode: Mode) -> None:
    tabled = two_blocks(house, mode.value)
    play_out(tabled)
    make = tabled.outcomes[-1].film
    assert make
    made = make()
    assert made.length == min(LAST + END_SHOWN, tabled.match.tick)
    (won,) = {mark.at for mark in made.marks if mark.kind is MarkKind.WIN}
    assert won in range(made.length - END_SHOWN - 2, made.length - END_SHOWN + 2)
    made.seek(made.length)
    assert made.state_hash() == tabled.match.state_hash()
