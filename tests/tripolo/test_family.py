"""The family level: no lock, hints that glow, gentle computers, a friendly sound, results of their own."""

import pytest

from games.core.log import decode, encode_entry, encode_header
from games.engine.inputs import BLOCKS, Button
from games.tripolo.bots import GENTLE, Computer
from games.tripolo.commands import Command, Draw, to_json
from games.tripolo.events import Drawn
from games.tripolo.hints import PATIENCE, RISE, Hint, Hints, glow
from games.tripolo.match import Match, Mode, Settings
from games.tripolo.rules import new_triples
from games.tripolo.table import Table, header_of, match_of, replay
from tests.furnished import Furnished
from tests.tripolo.boards import until_play
from tests.tripolo.players import ticks_until_the_end
from tests.tripolo.tables import Tabled, moves

FAMILY = Settings(Mode.SPEED, 0, family=True)


def test_a_family_match_replays_to_the_same_hash() -> None:
    match = Match([0, 1], 11, FAMILY)
    lines = [encode_header(header_of(match))]

    def keep(tick: int, command: Command) -> None:
        lines.append(encode_entry(tick, to_json(command)))

    table = Table(match, {0: 3, 1: 5}, keep)
    for _ in ticks_until_the_end(match):
        table.step()
    header, entries = decode(lines)
    again = replay(header, entries)
    assert again.settings == FAMILY
    assert again.state_hash() == match.state_hash()
    assert Match([0, 1], 11, Settings(Mode.SPEED, 0)).state_hash() != Match([0, 1], 11, FAMILY).state_hash()


def test_logs_from_before_there_was_such_a_level_are_read() -> None:
    header = header_of(Match(2, 3))
    old = {key: value for key, value in header.settings.items() if key != "family"}
    read = match_of(type(header)(header.game, header.seed, old, header.seats))
    assert not read.settings.family
    assert read.state_hash() == Match(2, 3).state_hash()


def test_results_of_family_rounds_compete_with_no_others() -> None:
    assert (FAMILY.kept_as, Settings(Mode.SPEED).kept_as, Settings().kept_as) == ("family", "speed", "match")


@pytest.mark.parametrize("level", range(1, 6))
def test_computers_take_their_time(level: int) -> None:
    usual, gentle = Computer(0, level, 1).level, Computer(0, level, 1, gentle=True).level
    assert gentle.look == pytest.approx(usual.look * GENTLE)
    assert gentle.move > usual.move
    assert gentle.reaction > usual.reaction


def waiting(hints: Hints, match: Match, tick_count: int) -> Hint | None:
    """Let ticks pass without any play; the hint of seat 0 after them."""
    found = None
    for _ in range(tick_count):
        events = match.step()
        hints.feed(match.round_tick, events)
        found = hints.of(match.view(0))
    return found


def drawn(seed: int, count: int) -> tuple[Match, Hints]:
    """Return a family match in which seat 0 has just drawn so many cards."""
    match, hints = Match(2, seed, FAMILY), Hints()
    until_play(match)
    for _ in range(count):
        events = match.step([Draw(0)])
        hints.feed(match.round_tick, events)
    return match, hints


@pytest.mark.parametrize("seed", range(8))
def test_after_some_seconds_a_card_that_fits_is_shown_and_stays(seed: int) -> None:
    match, hints = drawn(seed, 7)
    assert waiting(hints, match, PATIENCE - 1) is None
    hint = waiting(hints, match, 1)
    if hint is None:
        assert moves(match, 0) == []
        return
    assert hint.card in match.hand(0)
    assert hint.card is not None
    assert hint.cell is not None
    assert new_triples(match.tops, hint.card, hint.cell), f"seed {seed}"
    assert waiting(hints, match, PATIENCE) == hint


def test_with_nothing_in_hand_it_advises_to_draw() -> None:
    match, hints = drawn(4, 0)
    hint = waiting(hints, match, PATIENCE + 1)
    assert hint is not None
    assert (hint.card, hint.cell) == (None, None)
    events = match.step([Draw(0)])
    assert isinstance(events[0], Drawn)
    hints.feed(match.round_tick, events)
    assert hints.of(match.view(0)) is None


def test_a_hint_rises_once_and_never_falls() -> None:
    shown = [glow(Hint(3, 4, 100), tick) for tick in range(100, 100 + 3 * RISE)]
    assert shown == sorted(shown)
    assert shown[-1] == 1.0


def test_a_hint_is_never_given_outside_the_family_level(house: Furnished) -> None:
    for pace, wanted in (("usual", False), ("family", True)):
        tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options={"pace": pace})
        tabled.until_play()
        house.wait(7)
        assert bool(tabled.scene._picture._hinted) is wanted


def test_a_wrong_card_locks_nobody_and_sounds_friendly(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options={"pace": "family", "lock": "3"})
    tabled.until_play()
    tabled.draw_all(0)
    card, cell = moves(tabled.match, 0, legal=False)[0]
    tabled.play(0, card, cell)
    assert "try-again" in house.sounds.heard
    assert "wrong" not in house.sounds.heard
    good = moves(tabled.match, 0)[0]
    before = tabled.match.remaining(0)
    tabled.play(0, *good)
    assert tabled.match.remaining(0) == before - 1


def test_a_glow_is_drawn_without_a_flash(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options={"pace": "family"})
    tabled.until_play()
    house.press(BLOCKS[0], *[Button.DRAW] * 6)
    house.wait(6.2)
    shares = []
    for _ in range(240):
        house.do()
        shares += [share for seat, _, share in tabled.scene._picture._glowing() if seat == 0]
    assert shares == sorted(shares)
