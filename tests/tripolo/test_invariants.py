"""Whatever is pressed: 64 cards, each once, in every state; a round ends exactly when it is over; nothing raises."""

import pytest

from games.core.log import Entry
from games.core.rng import Stream
from games.tripolo.commands import Command, to_json
from games.tripolo.events import Ending, Laid, RoundOver
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.rules import any_move, mask_of
from games.tripolo.table import header_of, replay
from tests.tripolo.boards import until_play
from tests.tripolo.players import expect_64_cards_each_once, garbage, random_press, ticks_until_the_end

ROUNDS = 500
MODES = (Mode.MATCH, Mode.MATCH, Mode.SPEED, Mode.SOLO)


def play_round(seed: int) -> Match:
    stream = Stream(seed, "test round")
    mode = stream.choice(MODES)
    seats = 1 if mode is Mode.SOLO else 2 + stream.below(5)
    match = Match(seats, seed, Settings(mode))
    expect_64_cards_each_once(match, f"seed {seed}")
    until_play(match)
    for _ in ticks_until_the_end(match):
        order = list(match.seats)
        stream.shuffle(order)
        events = match.step([random_press(match, seat, stream) for seat in order])
        expect_64_cards_each_once(match, f"seed {seed}, tick {match.tick}")
        over = [event for event in events if isinstance(event, RoundOver)]
        expect_a_right_end(match, over, f"seed {seed}, tick {match.tick}")
        if over:
            last_play = max(at for at, event in enumerate(events) if isinstance(event, Laid))
            assert events.index(over[0]) == last_play + 1, f"seed {seed}: a play counted after the end"
    return match


def expect_a_right_end(match: Match, over: list[RoundOver], told: str) -> None:
    counts = {seat: match.remaining(seat) for seat in match.seats}
    owned = mask_of(card for place in (match._round.hands, match._round.stacks) for of in place.values() for card in of)
    movable = any_move(match.tops, owned)
    if not over:
        assert min(counts.values()) > 0, told
        assert movable, told
        return
    (ending,) = over
    assert dict(ending.remaining) == counts, told
    if ending.reason is Ending.OUT:
        assert [counts[seat] for seat in ending.winners] == [0], told
    else:
        assert not movable, told
        fewest = tuple(seat for seat in counts if counts[seat] == min(counts.values()))
        assert ending.winners == (() if match.settings.mode is Mode.SOLO else fewest), told


def test_500_random_rounds_keep_64_cards_each_once_and_end_rightly() -> None:
    for seed in range(ROUNDS):
        match = play_round(seed)
        assert match.phase is Phase.ROUND_OVER, f"seed {seed}"
        assert sum(match.chips.values()) >= (match.settings.mode is not Mode.SOLO), f"seed {seed}"


@pytest.mark.parametrize("seed", range(40))
def test_garbage_never_raises_loses_no_card_and_replays_alike(seed: int) -> None:
    stream = Stream(seed, "garbage")
    mode = stream.choice(list(Mode))
    match = Match(1 if mode is Mode.SOLO else 3, seed, Settings(mode))
    header = header_of(match)
    log: list[Entry] = []

    def keep(tick: int, command: Command) -> None:
        log.append(Entry(tick, to_json(command)))

    for _ in range(1500):
        commands = [garbage(stream) for _ in range(stream.below(3))]
        commands += [random_press(match, seat, stream) for seat in match.seats if stream.random() < 0.5]
        stream.shuffle(commands)
        match.step(commands, keep)
        expect_64_cards_each_once(match, f"seed {seed}, tick {match.tick}")
    assert log
    assert replay(header, log, until=match.tick).state_hash() == match.state_hash(), f"seed {seed}"


def test_what_is_no_command_at_all_is_ignored() -> None:
    match, twin = Match(), Match()
    match.step([None, "draw", 7])  # type: ignore[list-item]
    twin.step()
    assert match.state_hash() == twin.state_hash()
