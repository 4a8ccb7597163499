"""From key, mouse, finger and pad to the match: one press, one action, nobody in anybody's way."""

import pytest

from games.engine.inputs import BLOCKS, Button, Phase, Point, Press
from games.tripolo.match import Phase as Stage
from tests.furnished import Furnished
from tests.tripolo.tables import CELLS, Tabled, moves, two_blocks

MOUSE = "mouse"


def centre(rect: tuple[float, float], size: int) -> tuple[int, int]:
    """Return a place inside the left part of a card, which always shows."""
    return round(rect[0] + size * 0.15), round(rect[1] + size * 0.4)


def card_place(tabled: Tabled, seat: int, card: int) -> tuple[int, int]:
    """Return where to point at a card of a hand, once it lies still."""
    tabled.house.wait(0.6)
    hand = tabled.scene._picture.hands[seat]
    return centre(hand.places[card], hand.size)


def test_t7_presses_before_los_do_nothing(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    house.press(BLOCKS[0], Button.DRAW, *CELLS)
    assert tabled.match.hand(0) == ()
    assert tabled.match.phase is Stage.COUNTDOWN


def test_each_draw_press_draws_one_card_which_becomes_the_chosen_one(house: Furnished) -> None:
    tabled = two_blocks(house)
    for count in (1, 2, 3):
        house.press(BLOCKS[0], Button.DRAW)
        assert len(tabled.match.hand(0)) == count
        assert tabled.scene._controls.chosen(0) == tabled.match.hand(0)[-1]


def test_choosing_goes_round_in_both_directions(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.press(BLOCKS[0], *[Button.DRAW] * 3)
    hand = tabled.match.hand(0)
    chosen = []
    for button in (Button.NEXT, Button.NEXT, Button.PREVIOUS, Button.PREVIOUS):
        house.press(BLOCKS[0], button)
        chosen.append(tabled.scene._controls.chosen(0))
    assert chosen == [hand[0], hand[1], hand[0], hand[2]]


def test_a_cell_key_lays_the_chosen_card_there(house: Furnished) -> None:
    tabled = two_blocks(house)
    tabled.draw_all(0)
    card, cell = moves(tabled.match, 0)[0]
    tabled.play(0, card, cell)
    assert tabled.match.tops[cell] == card
    assert card not in tabled.match.hand(0)


def test_two_presses_in_one_tick_lay_the_card_that_the_first_one_drew(house: Furnished) -> None:
    tabled = two_blocks(house)
    while True:
        house.press(BLOCKS[0], Button.DRAW)
        fitting = [cell for card, cell in moves(tabled.match, 0) if card == tabled.match.hand(0)[-1]]
        if fitting:
            break
    card = tabled.match.hand(0)[-1]
    tabled.choose(0, tabled.match.hand(0)[0])
    before = tabled.match.stack(0)
    # The card to be drawn next is unknown to a player, so lay the known one after coming back to it.
    house.do(Press(BLOCKS[0], Button.PREVIOUS), Press(BLOCKS[0], CELLS[fitting[0]]))
    assert tabled.match.tops[fitting[0]] == card
    house.do(Press(BLOCKS[0], Button.DRAW), Press(BLOCKS[0], Button.DRAW))
    assert tabled.match.stack(0) == before - 2


def test_keys_of_all_four_blocks_in_one_tick_all_act(house: Furnished) -> None:
    tabled = Tabled(house, dict(enumerate(BLOCKS)))
    tabled.until_play()
    house.do(*(Press(block, Button.DRAW) for block in BLOCKS))
    assert [len(tabled.match.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]


def test_a_press_of_one_player_never_changes_the_choice_of_another(house: Furnished) -> None:
    tabled = two_blocks(house)
    house.do(*[Press(BLOCKS[0], Button.DRAW)] * 3, *[Press(BLOCKS[1], Button.DRAW)] * 3)
    chosen = tabled.scene._controls.chosen(1)
    house.press(BLOCKS[0], Button.NEXT, Button.DRAW, CELLS[4], Button.PREVIOUS)
    assert tabled.scene._controls.chosen(1) == chosen


def test_the_mouse_drags_a_card_to_a_cell(house: Furnished) -> None:
    tabled = Tabled(house, {0: MOUSE, 1: BLOCKS[0]})
    tabled.until_play()
    panel = tabled.scene._picture.table.panels[0]
    while not moves(tabled.match, 0):
        house.click(panel.stack.center)
    card, cell = moves(tabled.match, 0)[0]
    place = card_place(tabled, 0, card)
    target = tabled.scene._picture.table.cells[cell].center
    house.do(Point(MOUSE, Phase.DOWN, place))
    house.do(Point(MOUSE, Phase.MOVE, (place[0], place[1] - 60)))
    assert tabled.scene._controls.held_cards(0) == {card}
    house.do(Point(MOUSE, Phase.UP, target))
    assert tabled.match.tops[cell] == card


def test_a_card_let_go_beside_the_grid_goes_back(house: Furnished) -> None:
    tabled = Tabled(house, {0: MOUSE, 1: BLOCKS[0]})
    tabled.until_play()
    house.do(Point(MOUSE, Phase.SECOND, (5, 5)))
    (card,) = tabled.match.hand(0)
    place = card_place(tabled, 0, card)
    house.do(Point(MOUSE, Phase.DOWN, place), Point(MOUSE, Phase.UP, (8, 300)))
    assert tabled.match.hand(0) == (card,)
    assert card_place(tabled, 0, card) == place


def test_the_mouse_clicks_card_then_cell_and_the_wheel_chooses(house: Furnished) -> None:
    tabled = Tabled(house, {0: MOUSE, 1: BLOCKS[0]})
    tabled.until_play()
    while not moves(tabled.match, 0):
        house.do(Point(MOUSE, Phase.SECOND, (5, 5)))
    card, cell = moves(tabled.match, 0)[0]
    house.click(card_place(tabled, 0, card))
    assert tabled.scene._controls.chosen(0) == card
    house.do(Point(MOUSE, Phase.WHEEL, (5, 5), steps=1))
    house.do(Point(MOUSE, Phase.WHEEL, (5, 5), steps=-1))
    house.click(tabled.scene._picture.table.cells[cell].center)
    assert tabled.match.tops[cell] == card


def test_two_fingers_drag_cards_of_two_seats_at_the_same_time(house: Furnished) -> None:
    tabled = Tabled(house, {0: "touch-0", 1: "touch-1"})
    tabled.until_play()
    panels = tabled.scene._picture.table.panels
    for seat in (0, 1):
        while not moves(tabled.match, seat):
            house.click(panels[seat].stack.center, f"finger-{seat}")
    (first, first_cell), (second, second_cell) = moves(tabled.match, 0)[0], moves(tabled.match, 1)[-1]
    places = (card_place(tabled, 0, first), card_place(tabled, 1, second))
    cells = tabled.scene._picture.table.cells
    house.do(Point("finger-3", Phase.DOWN, places[0]), Point("finger-9", Phase.DOWN, places[1]))
    house.do(Point("finger-3", Phase.MOVE, (400, 300)), Point("finger-9", Phase.MOVE, (500, 300)))
    assert tabled.scene._controls.held_cards(0) == {first}
    assert tabled.scene._controls.held_cards(1) == {second}
    house.do(Point("finger-3", Phase.UP, cells[first_cell].center))
    assert first not in tabled.match.hand(0)
    assert second in tabled.match.hand(1)
    house.do(Point("finger-9", Phase.UP, cells[second_cell].center))
    assert "finger-9" not in tabled.scene._controls.drags


def test_a_finger_in_the_zone_of_a_keyboard_player_does_nothing(house: Furnished) -> None:
    tabled = Tabled(house, {0: "touch-0", 1: BLOCKS[0]})
    tabled.until_play()
    house.click(tabled.scene._picture.table.panels[1].stack.center, "finger-1")
    assert tabled.match.hand(1) == ()


def test_a_lifted_finger_that_the_system_cancels_leaves_nothing_stuck(house: Furnished) -> None:
    tabled = Tabled(house, {0: "touch-0", 1: BLOCKS[0]})
    tabled.until_play()
    house.click(tabled.scene._picture.table.panels[0].stack.center, "finger-1")
    place = card_place(tabled, 0, tabled.match.hand(0)[0])
    house.do(Point("finger-1", Phase.DOWN, place), Point("finger-1", Phase.MOVE, (300, 300)))
    house.do(Point("finger-1", Phase.CANCEL, (300, 300)))
    assert not tabled.scene._controls.drags


@pytest.mark.parametrize(("buttons", "cell"), [((), 4), ((Button.UP, Button.LEFT), 0), ((Button.DOWN,) * 3, 7)])
def test_a_pad_moves_its_marker_and_lays_there(house: Furnished, buttons: tuple[Button, ...], cell: int) -> None:
    tabled = Tabled(house, {0: "pad-7", 1: BLOCKS[0]})
    tabled.until_play()
    house.press("pad-7", *buttons)
    assert tabled.scene._controls.marker(0) == cell
    tabled.draw_all(0)
    fitting = [card for card, place in moves(tabled.match, 0) if place == cell]
    if fitting:
        tabled.choose(0, fitting[0])
        house.press("pad-7", Button.OK)
        assert tabled.match.tops[cell] == fitting[0]


def test_a_source_that_plays_nowhere_presses_nothing(house: Furnished) -> None:
    tabled = two_blocks(house)
    before = tabled.match.state_hash(), tabled.match.tick
    house.press(BLOCKS[3], Button.DRAW, *CELLS)
    house.press("pad-4", Button.OK, Button.DRAW)
    house.wait(0.1)
    assert tabled.match.hand(0) == tabled.match.hand(1) == ()
    assert tabled.match.phase is Stage.PLAY, before
