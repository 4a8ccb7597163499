"""The Triqueta scene: every device plays a whole game, reasons, the end with its results, the rematch, the recap."""

import random

import pytest

from games.engine.inputs import BLOCKS, KEYBOARD, MOUSE, TOUCH, Button, DeviceLost
from games.engine.stop_menu import GUARD, StopMenu
from games.triqueta.actions import ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.picture import follower, gains
from games.triqueta.rules import Phase
from games.triqueta.scene import KEEP, TOWER
from games.turnbased.first import AskFirst
from tests.furnished import Furnished
from tests.triqueta.tables import FINGER_ONE, Table, key_of, top

DEVICES = (BLOCKS[0], BLOCKS[3], MOUSE, "pad-1", f"{TOUCH}0")
PAD_ONE, PAD_TWO = "pad-1", "pad-2"


def play_out(table: Table, seed: int, source: str = "") -> None:
    """Let people do anything they may, by their devices, until the results are shown."""
    chance = random.Random(seed)
    while not table.outcomes:
        action = chance.choice(table.state.legal_actions())
        table.reach(key_of(action), source)


@pytest.mark.parametrize("source", DEVICES)
def test_each_device_alone_plays_a_whole_game(house: Furnished, source: str) -> None:
    table = Table(house, {0: source}, {3: 0})
    play_out(table, seed=5)
    assert table.state.is_over
    assert {row.seat for row in table.outcomes[0].rows} == {0, 3}


@pytest.mark.parametrize("source", [KEYBOARD, MOUSE, FINGER_ONE])
def test_devices_that_are_nobodys_play_for_whoever_is_to_act(house: Furnished, source: str) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    play_out(table, seed=6, source=source)
    assert table.state.is_over


def test_nobody_acts_for_another(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1], 2: MOUSE})
    table.settle()
    before = table.state.state_hash()
    house.press(BLOCKS[1], Button.CELL_4)
    house.click(table.rect(TOWER).center)
    assert table.state.state_hash() == before
    table.reach(TOWER, BLOCKS[0])
    assert table.phase is Phase.DRAWN


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_people_share_a_screen(house: Furnished, players: int) -> None:
    sources = (*BLOCKS, PAD_ONE)
    table = Table(house, {number: sources[number] for number in range(players)})
    play_out(table, seed=players)
    assert len(table.outcomes[0].rows) == players
    assert len(table.outcomes[0].winners) >= 1


def test_q2_the_last_player_in_a_round_goes_on_alone(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    table.do(Take(0))
    for _ in range(14):
        table.do(Draw(), Place(1))
    assert table.state.seat == 1
    assert follower(table.state) is None
    table.do(Draw(), Place(1))
    assert [target.key for target in table.scene._targets if target.enabled] == ["row-1"], "the tower is empty"
    table.reach("row-1")
    assert table.phase is Phase.TOWER
    assert table.state.rock == 1


@pytest.mark.parametrize("source", DEVICES)
def test_a2_what_is_not_open_says_why_and_changes_nothing(house: Furnished, source: str) -> None:
    table = Table(house, {0: source, 1: BLOCKS[1]})
    table.settle()
    table.do(Draw(), Keep(), Draw(), Place(1), Draw(), Keep(), Take(0), Draw())
    before = table.state.state_hash()
    for key, reason in (("row-0", "row_taken"), (KEEP, "kept_two")):
        table.reach(key)
        assert table.scene.reason == house.words(f"triqueta.illegal.{reason}")
        assert house.sounds.heard[-1] == "wrong"
    assert table.state.state_hash() == before
    table.reach("row-1")
    assert table.scene.reason == ""


def test_what_taking_a_row_would_bring_is_shown_to_who_may_take_it(house: Furnished) -> None:
    table = Table(house, {0: MOUSE}, {1: 0})
    table.settle()
    state = table.state
    state.rows = [(0, 0, 5), ()]
    state.collected[0] = (1, 0, 0, 0, 0, 3)
    assert gains(state, 0) == [5 - 1 + (-1 - 10), None]
    state.markers[0] = 1
    assert gains(state, 0) == [None, None]


def test_the_recap_tells_what_the_others_did_since_the_own_last_turn(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1], 2: BLOCKS[2]})
    table.settle()
    table.do(Draw(), Place(0), Draw(), Keep(), Take(2), Take(0))
    told = house.words
    assert table.scene.recap(1) == [
        (2, told("triqueta.told.taken_none", row=3)),
        (0, told("triqueta.told.taken_one", row=1)),
    ]


def test_the_end_is_kept_in_the_records_and_the_log_among_the_ended_ones(house: Furnished) -> None:
    house.seats[0].name = "Mira"
    table = Table(house, {0: BLOCKS[0]}, {4: 1})
    play_out(table, seed=1)
    (result,) = house.records.results("triqueta", "game", 10)
    scores = table.state.scores()
    assert {(each.name, each.level, each.points) for each in result.standings} == {
        ("Mira", None, scores[0]),
        (house.name(4), 1, scores[1]),
    }
    assert [each.won for each in result.standings] == sorted((each.won for each in result.standings), reverse=True)
    assert not list(house.store.folder.glob("saved/*"))
    assert len(list(house.store.folder.glob("logs/*.jsonl"))) == 1


def test_the_points_are_counted_up_kind_by_kind_and_ok_cuts_it_short(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    for _ in range(4):
        table.do(Take(0))
        table.scene.act(Take(1))
        table.house.app.advance([])
        if not table.state.is_over:
            table.settle()
            table.do(ChooseTower(table.state.legal_actions()[0].tower))  # type: ignore[union-attr] # it is this phase's
    table.house.app.advance([])
    assert table.scene.animating
    assert not table.outcomes
    house.press(BLOCKS[1], Button.CELL_4)
    house.wait(2.2)
    assert table.outcomes


def test_a_rematch_asks_for_the_rock_again_and_plays_with_who_sits_there_then(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 0})
    play_out(table, seed=2)
    house.seats.join(BLOCKS[2], 2)
    table.outcomes[0].proceed()
    page = house.scenes.top
    assert isinstance(page, AskFirst)
    page._go(2)
    assert len(top(house).session.players) == 3
    assert top(house).state.rock == 2


def test_from_the_question_who_begins_a_mouse_gets_back(house: Furnished) -> None:
    below = house.on_top()
    house.enter(AskFirst(house, "triqueta.first", lambda _: pytest.fail("nobody was chosen")))
    page = house.on_top()
    assert isinstance(page, AskFirst)
    house.click(next(widget.rect.center for widget in page.widgets if widget.key == "back"))
    assert house.on_top() is below


def stop(house: Furnished) -> StopMenu:
    """Stop by Escape and return the menu."""
    house.press(KEYBOARD, Button.STOP)
    return stopped(house)


def stopped(house: Furnished) -> StopMenu:
    """Return the menu of the stopped game, once it listens."""
    menu = house.scenes.top
    assert isinstance(menu, StopMenu)
    house.wait(GUARD / 120 + 0.05)
    return menu


@pytest.mark.parametrize("source", [MOUSE, FINGER_ONE])
def test_mouse_and_finger_stop_by_a_button_whoevers_turn_it_is(house: Furnished, source: str) -> None:
    table = Table(house, {0: BLOCKS[0], 1: f"{TOUCH}1"})
    house.click(table.scene.stop_place().center, source)
    assert isinstance(house.scenes.top, StopMenu)


@pytest.mark.parametrize("drawn", [False, True])
def test_a_computer_takes_over_for_who_leaves_and_a_sentence_asks_once_more(house: Furnished, *, drawn: bool) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    if drawn:
        table.do(Draw())
    menu = stop(house)
    menu._show("leave")
    menu._pick(0)
    assert isinstance(house.scenes.top, StopMenu)
    menu._pick(0)
    assert top(house) is table.scene
    assert table.scene.session.players[0].level is not None
    table.settle()
    assert table.scene.human
    assert table.scene.human.seat == 1
    assert not table.scene.shares_screen
    house.press(BLOCKS[0], Button.CELL_0)
    assert table.scene.humans == [1], "nobody comes back who has seen what the other one has"


def test_when_the_last_person_leaves_the_game_is_kept_as_it_stands(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 0, 2: 0})
    table.settle()
    menu = stop(house)
    menu._show("leave")
    menu._pick(0)
    menu._pick(0)
    assert table.scene not in house.scenes._stack
    assert house.seats[0].source == BLOCKS[0]
    assert len(list(house.store.folder.glob("saved/*.jsonl"))) == 1


def lose(house: Furnished, source: str) -> None:
    """Let a device be unplugged."""
    house.devices.lost.add(source)
    house.do(DeviceLost(source))


def test_the_pad_of_somebody_who_does_not_play_stops_nothing(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    house.seats[4].source = PAD_ONE
    lose(house, PAD_ONE)
    assert top(house) is table.scene


def test_fault_12_a_lost_pad_is_named_and_another_one_takes_the_place(house: Furnished) -> None:
    house.seats[0].name = "Mira"
    table = Table(house, {0: PAD_ONE, 1: BLOCKS[0]})
    table.settle()
    lose(house, PAD_ONE)
    menu = stopped(house)
    assert "Mira" in menu._sentence()
    house.press(PAD_TWO, Button.OK, Button.OK)
    assert table.scene.session.players[0].source == PAD_TWO
    table.reach(TOWER, PAD_TWO)
    assert table.phase is Phase.DRAWN


def test_a_pad_may_take_the_place_of_a_lost_one_later_too(house: Furnished) -> None:
    table = Table(house, {0: PAD_ONE, 1: BLOCKS[0]})
    table.settle()
    lose(house, PAD_ONE)
    stopped(house)
    house.press(BLOCKS[0], Button.CELL_4)
    assert top(house) is table.scene
    house.press(PAD_TWO, Button.OK)
    assert table.scene.session.players[0].source == PAD_TWO
    assert table.phase is Phase.TURN, "the press that takes the place does nothing else"


def test_q6_a_choice_of_tokens_is_made_by_keys_and_the_best_one_is_marked_before(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 0})
    table.settle()
    state = table.state
    state.phase, state.seat, state.kept[0], state.collected[0] = Phase.COUNT, 0, (5, 1), (0, 3, 0, 0, 0, 2)
    state.choices = [None, ()]
    table.scene.refresh()
    assert table.scene._own_marks() == (True, False)
    table.reach("count-1")
    table.reach("count-0")
    assert table.scene._own_marks() == (False, True)
    table.reach("confirm")
    assert Count((1,)) == Count(state.choices[0] or ())


@pytest.mark.parametrize("size", [(1, 1), (320, 200), (1024, 768), (3840, 2160)])
def test_any_window_size_is_drawn(house: Furnished, size: tuple[int, int]) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    house.resize(size)
    table.do(Draw(), Keep())
    assert house.picture().get_size() == size


def test_at_rest_nothing_is_drawn(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.do(Draw())
    drawn: list[object] = []
    house.wait(1)
    house.app.draw = lambda: drawn.append(1)  # type: ignore[method-assign]
    house.wait(2)
    assert not drawn


def test_with_less_motion_a_token_fades_in_where_it_arrives(house: Furnished) -> None:
    house.settings.calm = True
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    table.scene.act(Draw())
    flight = table.scene._flights.flying[0]
    picture = table.scene._picture._pictures.token(None, flight.height)
    seen = []
    for _ in range(10):
        house.do()
        seen += [item for item in house.described().items if item[0] is picture]
    assert len({item[1:3] for item in seen}) == 1, "it moves"
    assert [item[3] for item in seen] == sorted(item[3] for item in seen)
    assert seen[-1][3] > seen[0][3]


def test_who_left_a_place_to_a_computer_takes_it_back_by_pressing(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    table.settle()
    table.scene.hand_over(1)
    assert table.scene.session.players[1].level is not None
    assert table.scene.shares_screen, "who is away for a moment must not see what the other one has"
    house.press(BLOCKS[1], Button.CELL_0)
    player = table.scene.session.players[1]
    assert (player.source, player.level) == (BLOCKS[1], None)
    assert table.scene.shares_screen
