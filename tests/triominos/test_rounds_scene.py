"""Rounds on the screen: the draw for the start, the end with all racks, the next round, the sheet, going on later."""

from pathlib import Path

import pygame
import pytest

from games import catalogue
from games.core.log import decode
from games.engine.clock import TICK_RATE
from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, Button, Phase, Point, Press
from games.engine.plan import Plan
from games.engine.stop_menu import StopMenu
from games.triominos.actions import Draw, Place
from games.triominos.events import StartDraw
from games.triominos.game import GAME
from games.triominos.rounds import DRAW_SHOWN, GUARD
from games.triominos.rules import Phase as Stage
from games.triominos.rules import State
from games.triominos.scene import TriominosScene
from games.triominos.start import resume, start
from games.turnbased.saves import Saved, newest
from games.turnbased.session import resumed
from tests.furnished import Furnished
from tests.triominos.tables import Table

OK = Button.CELL_4
SWITCHES = {"sides": "pay", "draw": "any", "racks": "open"}


def play_round(table: Table) -> None:
    """Play greedily by the first legal action until the round is over."""
    while table.scene.playing:
        table.do(table.state.legal_actions()[0])


def phase_of(table: Table) -> Stage:
    """Return the phase now; a call, so that nobody takes it to be what it was."""
    return table.state.phase


def rows_back(table: Table) -> int | None:
    """Return how far the sheet is scrolled back; a call, so that nobody takes it to be what it was."""
    return table.scene.sheet_back


def test_m3_who_drew_what_for_the_start_is_shown_and_a_press_goes_on(house: Furnished) -> None:
    house.seats[0].source, house.seats[1].source = BLOCKS[:2]
    scene = start(house, Plan("game", {}), print)
    assert isinstance(scene, TriominosScene)
    house.enter(scene)
    draws = [event for event in scene.state.opening if isinstance(event, StartDraw)]
    assert scene._draws == draws
    house.press(BLOCKS[0], OK)
    assert scene._draws == draws, "a press that was meant for the lobby"
    for _ in draws:
        house.wait(GUARD / TICK_RATE + 0.1)
        house.press(BLOCKS[0], OK)
    assert not scene._draws


def test_m3_the_draw_for_the_start_goes_on_by_itself(house: Furnished) -> None:
    house.seats[0].source, house.seats[1].level = BLOCKS[0], 1
    scene = start(house, Plan("game", {}), print)
    assert isinstance(scene, TriominosScene)
    house.enter(scene)
    count = len(scene._draws)
    house.wait(count * DRAW_SHOWN / TICK_RATE + 0.1)
    assert not scene._draws


def test_m7_the_end_shows_all_racks_and_then_the_results(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    play_round(table)
    assert table.state.is_over
    assert table.scene._over is not None
    assert table.scene._over.racks == tuple(table.state.racks)
    house.wait(9)
    (outcome,) = table.outcomes
    assert {row.seat for row in outcome.rows} == {0, 1}
    assert all(len(row.cells) == len(outcome.columns) for row in outcome.rows)
    assert [row.cells[-1].replace("\N{MINUS SIGN}", "-") for row in outcome.rows] == [
        str(score) for score in sorted(table.state.scores(), reverse=True)
    ]
    assert house.records.results("triominos", "game", 1)[0].standings[0].won


def test_ok_goes_to_the_results_at_once_but_not_by_the_press_that_ended_the_round(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    play_round(table)
    house.press(BLOCKS[0], OK, OK)
    house.wait(0.7)
    assert not table.outcomes
    house.wait(1)
    house.press(BLOCKS[1], OK)
    house.wait(0.1)
    assert len(table.outcomes) == 1


def test_m8_rounds_go_on_to_400_with_everything_but_the_scores_new(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, mode="match")
    for number in range(1, 30):
        play_round(table)
        if table.state.is_over:
            break
        scores = table.state.scores()
        assert phase_of(table) is Stage.ROUND_OVER
        house.wait(12)
        assert phase_of(table) is Stage.ROUND_OVER, "nobody has gone on"
        house.press(BLOCKS[number % 2], OK)
        assert phase_of(table) is Stage.TURN
        assert table.state.scores() == scores
        assert not table.state.board.tiles
        table.past_draws()
    assert table.state.is_over
    assert max(table.state.scores()) >= 400
    assert {turn.round for turn in table.scene.ledger.turns} == set(range(1, table.state.round + 1))


def test_no_computer_deals_the_next_round_before_somebody_has_looked(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 0}, mode="match")
    play_round(table)
    house.wait(6)
    assert phase_of(table) is Stage.ROUND_OVER
    house.press(KEYBOARD, Button.OK)
    assert phase_of(table) is Stage.TURN


def test_the_sheet_has_every_turn_and_adds_up(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1], 2: BLOCKS[2]})
    play_round(table)
    ledger = table.scene.ledger
    for seat in range(3):
        assert sum(turn.points for turn in ledger.turns if turn.seat == seat) == table.state.scores()[seat]
    assert sum(turn.placed is not None for turn in ledger.turns) == len(table.state.board.tiles)
    shown = [turn for _, row in ledger.rows() for turn in row if turn]
    assert sorted(map(repr, shown)) == sorted(map(repr, ledger.turns))


def test_the_sheet_is_scrolled_and_laid_aside_by_every_device(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: MOUSE}, mode="match")
    scene = table.scene
    play_round(table)
    house.wait(2)
    scene.hurry()
    table.past_draws()
    play_round(table)
    scene.open_sheet()
    house.press(BLOCKS[0], Button.CELL_1, Button.CELL_1)
    assert rows_back(table) == 2
    house.do(Point(MOUSE, Phase.WHEEL, (100, 100), -1))
    assert rows_back(table) == 1
    house.press(KEYBOARD, *[Button.UP] * 200)
    assert house.picture().get_size() == house.size
    house.press("pad-3", Button.OK)
    assert rows_back(table) is None
    scene.open_sheet()
    house.click((50, 50))
    assert rows_back(table) is None


def test_every_action_is_on_the_disk_and_the_game_goes_on_from_there(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, None, "match", SWITCHES)
    for _ in range(60):
        if not table.scene.playing:
            table.scene.hurry()
            table.past_draws()
        table.do(table.state.legal_actions()[-1])
        saved = newest(house, GAME.key)
        assert saved is not None
        session, _ = resumed(GAME, saved.header, saved.entries, lambda _: None)
        assert session.state.state_hash() == table.state.state_hash()


def test_a_saved_game_looks_as_it_was_left(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options={"racks": "open"})
    for _ in range(9):
        table.do(table.state.legal_actions()[0])
    house.wait(4)
    before, sheet = house.picture(), table.scene.ledger.turns
    house.scenes.pop()
    saved = newest(house, GAME.key)
    assert saved is not None
    scene = resume(house, saved, print)
    assert isinstance(scene, TriominosScene)
    house.enter(scene)
    house.wait(1)
    assert scene.ledger.turns == sheet
    assert pygame.image.tobytes(house.picture(), "RGB") == pygame.image.tobytes(before, "RGB")


def test_the_catalogue_offers_the_saved_game_and_goes_on_with_it(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.do(table.state.legal_actions()[0])
    house.scenes.pop()
    game = catalogue.find("triominos")
    assert game is not None
    (saved,) = game.saved(house)
    assert isinstance(saved, Saved)
    scene = game.resume(house, saved, print)
    assert isinstance(scene, TriominosScene)
    scene.close()


def test_the_log_of_a_game_that_is_over_replays_to_the_same_end(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1, 2: 0})
    play_round(table)
    house.wait(9)
    (log,) = Path(house.store.folder).glob("logs/triominos*.jsonl")
    session, _ = resumed(GAME, *decode(log.read_text().splitlines(keepends=True)), lambda _: None)
    assert session.state.state_hash() == table.state.state_hash()


def test_stop_covers_the_racks_and_somebody_else_may_play_on(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.open()
    house.do(Press(KEYBOARD, Button.STOP))
    menu = house.scenes.top
    assert isinstance(menu, StopMenu)
    assert not table.scene.sees_hand
    house.wait(1)
    menu._show("hand_over")
    menu._pick(table.state.seat)
    house.wait(4)
    assert len(table.scene.humans) == 1
    assert table.state.board.tiles, "the computer has played"


def test_the_button_with_the_hand_stops_by_mouse_whoevers_turn_it_is(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    house.click(table.scene.stop_place().center)
    menu = house.scenes.top
    assert isinstance(menu, StopMenu)
    assert "hand_over" not in [widget.key for widget in menu.widgets], "it is the last person's place"


def test_rematch_deals_anew_with_the_same_switches(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options=SWITCHES)
    play_round(table)
    house.wait(9)
    house.new_seed = lambda: 99
    table.outcomes[0].proceed()
    scene = house.scenes.top
    assert isinstance(scene, TriominosScene)
    assert scene is not table.scene
    assert scene.state.settings == table.state.settings
    assert scene._open_racks
    assert not scene.state.board.tiles


@pytest.mark.parametrize(("options", "wanted"), [({}, (False, False)), ({"sides": "pay", "draw": "any"}, (True, True))])
def test_the_switches_of_the_lobby_reach_the_rules(
    house: Furnished, options: dict[str, str], wanted: tuple[bool, bool]
) -> None:
    settings = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options=options).state.settings
    assert (settings.two_sided, settings.any_tile) == wanted


def test_points_are_called_out_and_heard(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    state = table.state
    house.sounds.heard.clear()
    table.scene.act(next(action for action in state.legal_actions() if isinstance(action, Place)))
    assert house.sounds.heard == ["tile"]
    (shout,) = table.scene._shouts.heard
    assert shout.words == f"+{table.state.scores()[state_seat(state)]}"
    table.scene.act(Draw())
    assert house.sounds.heard == ["tile", "draw"]


def state_seat(state: State) -> int:
    """Return who played the first tile: the seat that has points."""
    return max(range(state.players), key=lambda seat: state.scores()[seat])
