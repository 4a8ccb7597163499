"""The table: people and computers, the log, replays to the same hash (A1)."""

from itertools import cycle, islice, permutations

import pytest

from games.core.errors import DamagedLog, IllegalSettings, UnknownFormat
from games.core.log import Entry, Header, decode, encode_entry, encode_header
from games.tripolo.bots import Computer
from games.tripolo.commands import (
    Command,
    Draw,
    GoOn,
    HandOver,
    Join,
    Lay,
    Leave,
    NextRound,
    Stop,
    from_json,
    to_json,
)
from games.tripolo.events import Beaten, Drawn, HandedOver, Laid, Refused
from games.tripolo.match import Match, Mode, Settings
from games.tripolo.rules import new_triples
from games.tripolo.table import Table, header_of, match_of, replay
from games.tripolo.view import BETWEEN_ROUNDS, View
from tests.tripolo.boards import card, playing, until_play
from tests.tripolo.players import ticks_until_the_end
from tests.tripolo.replaying import in_a_second_process, play

COMMANDS: list[Command] = [
    Lay(2, 63, 8),
    Draw(0),
    Stop(5),
    GoOn(1),
    Leave(3),
    Join(4),
    HandOver(1, 5),
    NextRound(),
    NextRound(((0, 2), (3, -4))),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_comes_back_from_the_log(command: Command) -> None:
    header, (entry,) = decode([encode_header(Header("tripolo", 7)), encode_entry(12, to_json(command))])
    assert (header.game, entry.tick) == ("tripolo", 12)
    assert from_json(entry.command) == command


@pytest.mark.parametrize(
    "values",
    [[], ["fly", 1], ["lay", 1], ["lay", 1, 2, "3"], ["draw", True], ["next_round", [1]], ["next_round", 1], [3]],
)
def test_what_nobody_can_have_pressed_is_a_damaged_log(values: list[object]) -> None:
    with pytest.raises(DamagedLog):
        from_json(values)


def test_a1_twenty_rounds_of_computers_replay_to_the_same_hash_in_a_second_process() -> None:
    levels = cycle([5, 4, 3, 2])
    rounds = [
        play(seed, dict(enumerate(islice(levels, 2 + seed % 5))), Mode.SPEED if seed % 2 else Mode.MATCH)
        for seed in range(20)
    ]
    assert in_a_second_process([lines for lines, _ in rounds]) == [digest for _, digest in rounds]


def test_a_replay_may_stop_earlier_or_go_on() -> None:
    lines, digest = play(3, {0: 5, 1: 5}, Mode.SPEED)
    header, entries = decode(lines)
    assert replay(header, entries).state_hash() == digest
    assert replay(header, entries, until=400).tick == 400
    assert replay(header, entries, until=9000).tick == 9000


def test_after_a_power_cut_the_game_resumes_at_the_last_whole_line() -> None:
    lines, _ = play(3, {0: 5, 1: 5}, Mode.SPEED)
    torn = [*lines[:-1], lines[-1][:4]]
    header, entries = decode(torn)
    resumed = replay(header, entries)
    assert resumed.phase not in BETWEEN_ROUNDS
    assert resumed.levels == {0: 5, 1: 5}
    table = Table(resumed, resumed.levels)
    for _ in ticks_until_the_end(resumed):
        table.step()
    assert resumed.chips != {0: 0, 1: 0}


def test_a_header_tells_all_that_a_match_starts_with() -> None:
    match = Match([1, 4], 99, Settings(Mode.SPEED, 240, 3), {4: 2})
    (header, _) = decode([encode_header(header_of(match))])
    again = match_of(header)
    assert again.state_hash() == match.state_hash()
    assert (again.seats, again.seed, again.settings, again.extras) == ((1, 4), 99, match.settings, {1: 0, 4: 2})


def test_headers_of_other_games_and_versions_are_refused() -> None:
    good = header_of(Match())
    with pytest.raises(DamagedLog):
        match_of(Header("triqueta", 7, good.settings, (0, 1)))
    for broken in ({}, good.settings | {"mode": "chess"}, good.settings | {"extras": 3}):
        with pytest.raises(DamagedLog):
            match_of(Header("tripolo", 7, broken, (0, 1, 2)))
    with pytest.raises(IllegalSettings):
        match_of(Header("tripolo", 7, good.settings, (0, 1, 2, 9)))
    with pytest.raises(UnknownFormat, match="version=2"):
        decode([encode_header(good).replace('"format":1', '"format":2')])


def test_only_what_had_an_effect_is_logged() -> None:
    heard: list[tuple[int, Command]] = []
    match = Match()
    table = Table(match, sink=lambda tick, command: heard.append((tick, command)))
    table.step([Draw(0), GoOn(0), Stop(77)])
    table.step([Stop(1)])
    assert heard == [(1, Stop(1))]


def test_people_come_first_in_their_order_then_the_computers() -> None:
    match = Match(2, seed=5, settings=Settings(lock_ticks=0))
    table = Table(match, {1: 5})
    until_play(match)
    table.step([Draw(0)])
    card_of_0 = match.hand(0)[0]
    together = 0
    for _ in range(1000):
        never_fits = next(cell for cell in range(9) if not new_triples(match.tops, card_of_0, cell))
        person, *computer = table.step([Lay(0, card_of_0, never_fits)])
        assert isinstance(person, Refused | Beaten)
        assert person.seat == 0
        assert all(isinstance(event, Drawn | Laid | Refused) and event.seat == 1 for event in computer)
        together += bool(computer)
    assert together > 10


def test_a_place_handed_over_is_played_by_the_computer_and_can_be_taken_back() -> None:
    match = Match(2, seed=5)
    table = Table(match)
    until_play(match)
    table.seat_computer(0, 5)
    assert table.step() == (HandedOver(0, 5),)
    assert any(isinstance(event, Laid) for _ in range(1000) for event in table.step())
    table.remove_computer(0)
    assert table.step() == (HandedOver(0, 0),)
    assert [table.step() for _ in range(1000)] == [()] * 1000


def test_who_joins_on_a_place_where_a_computer_left_plays_alone() -> None:
    match = playing("R1O R2D B3+ Y2D P0O B1* B3D Y3+ Y0D", {0: "R3*", 1: "B2+", 2: "B1+"})
    table = Table(match, {1: 5})
    table.step([Lay(0, card("R3*"), 2)])
    table.step([Leave(1)])
    table.step([Join(1), NextRound()])
    until_play(match)
    assert [event for _ in range(1000) for event in table.step()] == []


def test_computers_stand_still_while_a_round_is_stopped() -> None:
    match = Match(2, seed=5)
    table = Table(match, {0: 5, 1: 5})
    until_play(match)
    for _ in range(100):
        table.step()
    table.step([Stop(0)])
    assert [table.step() for _ in range(1000)] == [()] * 1000


def test_computers_of_one_tick_take_turns_at_random() -> None:
    asked: list[int] = []

    class Eager(Computer):
        def due(self, deal: int, round_tick: int) -> bool:
            return deal > 0 and round_tick >= 0

        def commands(self, view: View) -> list[Lay | Draw]:
            asked.append(view.seat)
            return []

    match = Match(3)
    table = Table(match)
    table._computers = {seat: Eager(seat, 5, seed=1) for seat in match.seats}
    until_play(match)
    for _ in range(120):
        table.step()
    orders = [tuple(asked[at : at + 3]) for at in range(0, len(asked), 3)]
    assert {order: orders.count(order) > 8 for order in permutations(match.seats)} == dict.fromkeys(
        permutations(match.seats), True
    )


def test_an_entry_that_is_no_command_of_this_game_is_named() -> None:
    with pytest.raises(DamagedLog):
        replay(header_of(Match()), [Entry(3, ["place", 1])])
