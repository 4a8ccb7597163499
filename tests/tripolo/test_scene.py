"""The Tripolo scene: stop and cover, the end of a round, the next one, records, the log that replays."""

from pathlib import Path

import pygame
import pytest

from games.core.log import decode
from games.engine.canvas import Canvas
from games.engine.inputs import BLOCKS, Button, DeviceLost, Happened, News, Press
from games.engine.plan import Plan
from games.engine.stop_menu import GUARD, StopMenu
from games.tripolo.match import Mode, Phase
from games.tripolo.scene import TripoloScene, start
from games.tripolo.table import replay
from tests.furnished import Furnished
from tests.tripolo.tables import CELLS, Tabled, moves, two_blocks

RESUME_SECONDS = 3.1


def phase_of(tabled: Tabled) -> Phase:
    """Return the phase now; a call, so that nobody takes it to be what it was."""
    return tabled.match.phase


def seats_of(tabled: Tabled) -> tuple[int, ...]:
    """Return the seats of the match now."""
    return tabled.match.seats


def seeded(house: Furnished, seed: int) -> None:
    """Let the next game be dealt by a seed."""
    house.new_seed = lambda: seed


def stop(tabled: Tabled, source: str = BLOCKS[0]) -> StopMenu:
    """Call a stop by Escape and return the menu that opens."""
    tabled.house.press("keyboard" if source == BLOCKS[0] else source, Button.STOP)
    menu = tabled.house.scenes.top
    assert isinstance(menu, StopMenu)
    tabled.house.wait(GUARD / 120 + 0.05)
    return menu


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Return whether two pictures are the same pixel by pixel."""
    return bool(pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"))


def test_t8_a_stopped_table_looks_the_same_whatever_cards_lie_on_it(house: Furnished) -> None:
    pictures = []
    for seed in (3, 4):
        seeded(house, seed)
        tabled = two_blocks(house)
        house.press(BLOCKS[0], *[Button.DRAW] * 4)
        stop(tabled)
        pictures.append(house.picture())
        house.scenes.home()
        house.scenes.pop()
    assert same(*pictures)


def test_t8_no_press_counts_while_stopped_and_anybody_goes_on_after_a_countdown(house: Furnished) -> None:
    tabled = two_blocks(house)
    stop(tabled)
    house.press(BLOCKS[0], Button.DRAW, Button.NEXT)
    assert phase_of(tabled) is Phase.RESUMING  # block 1's draw key goes back from the menu: it goes on
    assert phase_of(tabled) is Phase.RESUMING
    house.press(BLOCKS[0], Button.DRAW)
    assert tabled.match.hand(0) == ()
    house.wait(RESUME_SECONDS)
    assert phase_of(tabled) is Phase.PLAY


def test_fault_9_hammering_on_the_own_keys_does_not_end_a_stop_that_somebody_just_called(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.do(Press("keyboard", Button.STOP), *[Press(BLOCKS[1], CELLS[4])] * 5)
    house.do(*[Press(BLOCKS[1], CELLS[4])] * 5)
    assert isinstance(house.scenes.top, StopMenu)
    assert phase_of(tabled) is Phase.STOPPED


@pytest.mark.parametrize("news", [News.FOCUS_LOST, News.TIME_JUMPED])
def test_losing_the_focus_or_the_time_stops_the_round(house: Furnished, news: News) -> None:
    tabled = two_blocks(house)
    house.do(Happened(news))
    assert phase_of(tabled) is Phase.STOPPED
    assert isinstance(house.scenes.top, StopMenu)
    assert house.scenes.top._sentence() == house.words(f"stop.{news}")


def test_fault_12_a_lost_pad_names_its_player_and_another_pad_takes_the_place(house: Furnished) -> None:
    tabled = Tabled(house, {0: "pad-1", 1: BLOCKS[0]})
    tabled.until_play()
    house.seats[0].name = "Mira"
    house.do(DeviceLost("pad-1"))
    menu = house.scenes.top
    assert isinstance(menu, StopMenu)
    assert "Mira" in menu._sentence()
    house.wait(1)
    house.press("pad-2", Button.OK)
    assert house.seats[0].source == "pad-2"
    assert phase_of(tabled) is Phase.STOPPED
    house.press("pad-2", Button.OK)
    house.wait(RESUME_SECONDS)
    assert phase_of(tabled) is Phase.PLAY


def test_a_place_handed_over_goes_on_by_computer(house: Furnished) -> None:
    tabled = two_blocks(house)
    menu = stop(tabled)
    menu._show("hand_over")
    menu._pick(1)
    house.wait(RESUME_SECONDS + 25)
    assert house.seats[1].source is None
    assert tabled.match.remaining(1) < 27
    assert tabled.match.remaining(0) == 27


def test_leaving_is_asked_once_more_and_takes_the_cards_out_of_the_game(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1], 2: BLOCKS[2]})
    tabled.until_play()
    menu = stop(tabled)
    menu._show("leave")
    menu._pick(1)
    assert seats_of(tabled) == (0, 1, 2)
    menu._pick(1)
    house.wait(0.1)
    assert seats_of(tabled) == (0, 2)
    assert house.seats[1].is_free


def test_when_the_last_person_leaves_the_game_ends(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0]}, computers={1: 0, 2: 0})
    tabled.until_play()
    menu = stop(tabled)
    menu._show("leave")
    menu._pick(0)
    menu._pick(0)
    assert tabled.scene not in house.scenes._stack


def play_out(tabled: Tabled) -> None:
    """Draw everything, then lay any card that fits, until the round is over."""
    for seat in tabled.match.seats:
        tabled.draw_all(seat)
    while phase_of(tabled) is Phase.PLAY:
        seat, (card, cell) = next(
            (seat, moves(tabled.match, seat)[0]) for seat in tabled.match.seats if moves(tabled.match, seat)
        )
        tabled.play(seat, card, cell)


def test_t9_the_end_of_a_round_shows_its_figures(house: Furnished) -> None:
    tabled = two_blocks(house)
    play_out(tabled)
    house.wait(2.1)
    (outcome,) = tabled.outcomes
    assert {row.seat for row in outcome.rows} == {0, 1}
    assert all(len(row.cells) == len(outcome.columns) for row in outcome.rows)
    assert outcome.chips_to_win == 4
    assert outcome.new_chips == outcome.winners
    assert outcome.figure is not None


def test_fault_1_two_last_cards_in_one_tick_end_the_round_for_the_one_that_arrived_first(house: Furnished) -> None:
    for order in ((0, 1), (1, 0)):
        tabled = two_blocks(house)
        round_ = tabled.match._round
        for seat in (0, 1):
            tabled.draw_all(seat)
        pairs = {seat: moves(tabled.match, seat) for seat in (0, 1)}
        (first, first_cell), (second, second_cell) = next(
            (one, other) for one in pairs[0] for other in pairs[1] if one[1] != other[1]
        )
        round_.hands[0][:], round_.hands[1][:] = [first], [second]
        presses = {0: Press(BLOCKS[0], CELLS[first_cell]), 1: Press(BLOCKS[1], CELLS[second_cell])}
        house.do(*(presses[seat] for seat in order))
        assert phase_of(tabled) is Phase.ROUND_OVER
        assert tabled.match.remaining(order[0]) == 0
        assert tabled.match.remaining(order[1]) == 1
        house.scenes.home()
        house.scenes.pop()


def test_between_rounds_people_come_and_go(house: Furnished) -> None:
    tabled = two_blocks(house)
    play_out(tabled)
    house.wait(2.1)
    house.seats[1].clear()
    house.seats.join(BLOCKS[2], 4)
    house.seats[4].extra = 2
    house.seats.add_computer(3, 5)
    tabled.outcomes[0].proceed()
    house.wait(0.05)
    assert seats_of(tabled) == (0, 4, 5)
    assert tabled.match.extras[4] == 2
    assert tabled.match.round == 2
    assert set(tabled.scene._picture.table.panels) == {0, 4, 5}


def test_handicaps_that_cannot_be_dealt_any_more_are_dropped_in_words(house: Furnished) -> None:
    tabled = two_blocks(house, "speed")
    play_out(tabled)
    house.wait(2.1)
    for number in range(6):
        house.seats[number].source = house.seats[number].source or f"pad-{number}"
        house.seats[number].extra = 8
    tabled.outcomes[0].proceed()
    house.wait(0.1)
    assert tabled.match.round == 2
    assert house.notices._waiting


def test_a_speed_round_proceeds_by_itself(house: Furnished) -> None:
    tabled = two_blocks(house, "speed")
    assert tabled.match.remaining(0) == 7
    play_out(tabled)
    house.wait(2.1)
    assert tabled.outcomes[0].proceeds_after is not None
    assert tabled.outcomes[0].chips_to_win == 0


def sprint(house: Furnished) -> Tabled:
    """Play a solo sprint to its end."""
    tabled = Tabled(house, {2: BLOCKS[1]}, "solo")
    tabled.until_play()
    assert tabled.match.remaining(2) == 55
    play_out(tabled)
    house.wait(2.1)
    return tabled


def test_t12_a_solo_sprint_keeps_best_times_by_its_deal(house: Furnished) -> None:
    for seed in range(40):
        seeded(house, seed)
        tabled = sprint(house)
        house.scenes.home()
        house.scenes.pop()
        if tabled.match.remaining(2) == 0:
            break
    assert tabled.match.remaining(2) == 0, "no seed below 40 came out"
    (best,) = house.records.best("tripolo", Mode.SOLO, "", 5)
    assert best.ticks == tabled.match.round_tick
    assert tabled.outcomes[0].finished


def test_the_deal_of_the_day_is_the_same_for_everybody_all_day(house: Furnished) -> None:
    tops: list[tuple[int, ...]] = []
    for _ in range(2):
        house.seats[0].source = BLOCKS[0]
        seeded(house, len(tops))
        scene = start(house, Plan("solo", {"deal": "day"}), print)
        assert isinstance(scene, TripoloScene)
        tops.append(scene._match.tops)
        scene.close()
    assert tops[0] == tops[1]


def test_the_log_on_the_disk_replays_to_the_same_hash(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, computers={3: 4})
    tabled.until_play()
    house.press(BLOCKS[0], *[Button.DRAW] * 5, *CELLS)
    house.wait(3)
    (log,) = Path(house.store.folder).glob("logs/*.jsonl")
    header, entries = decode(log.read_text().splitlines(keepends=True))
    again = replay(header, entries, until=tabled.match.tick)
    assert again.state_hash() == tabled.match.state_hash()


@pytest.mark.parametrize("size", [(1, 1), (320, 200), (1280, 720), (3840, 2160)])
def test_any_window_size_is_drawn(house: Furnished, size: tuple[int, int]) -> None:
    tabled = two_blocks(house)
    house.press(BLOCKS[0], *[Button.DRAW] * 9)
    house.resize(size)
    assert house.picture().get_size() == size
    assert phase_of(tabled) is Phase.PLAY


def test_at_rest_nothing_is_drawn(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.press(BLOCKS[0], Button.DRAW)
    house.wait(8)
    assert not tabled.scene.animating
    drawn: list[object] = []
    house.app.draw = lambda: drawn.append(1)  # type: ignore[method-assign]
    house.wait(2)
    assert not drawn


def test_the_results_can_be_looked_back_at(house: Furnished) -> None:
    tabled = two_blocks(house)
    play_out(tabled)
    house.wait(2.1)
    canvas = Canvas((1200, 600))
    look_back = tabled.outcomes[0].look_back
    assert look_back is not None
    look_back(canvas, pygame.Rect(0, 0, 1200, 600))
    assert canvas.items


def test_the_end_of_a_lock_is_drawn_although_nobody_does_anything(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.press(BLOCKS[0], Button.DRAW)
    card, cell = moves(tabled.match, 0, legal=False)[0]
    tabled.play(0, card, cell)
    house.wait(0.5)
    locked = house.app._window.surface.copy()
    house.wait(6)
    assert same(house.app._window.surface, house.picture())
    assert not same(locked, house.picture())


def test_the_race_stays_in_place_when_the_size_changes_during_a_stop(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.wait(1)
    stop(tabled)
    before = house.picture()
    house.resize((1024, 768))
    house.resize((1280, 720))
    assert same(before, house.picture())


def test_who_left_a_place_to_a_computer_takes_it_back_by_pressing(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.seats[1].name = "Jonas"
    menu = stop(tabled)
    menu._show("hand_over")
    menu._pick(1)
    house.wait(RESUME_SECONDS + 1)
    house.press(BLOCKS[1], CELLS[0])
    assert house.seats[1].source == BLOCKS[1]
    assert house.seats[1].name == "Jonas"
    left = tabled.match.remaining(1)
    house.wait(30)
    assert tabled.match.remaining(1) == left, "no computer plays for a person"


def test_alone_there_is_no_place_to_hand_over(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0]}, "solo")
    tabled.until_play()
    assert [widget.key for widget in stop(tabled).widgets] == ["go_on", "end"]


def test_the_only_person_among_computers_can_hand_over_to_nobody(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0]}, computers={1: 0})
    tabled.until_play()
    assert [widget.key for widget in stop(tabled).widgets] == ["go_on", "end"]
