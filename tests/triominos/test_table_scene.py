"""The table under the hand: a tile snaps to where it fits, shows its points, and can be taken back until confirmed."""

import pytest

from games.engine.inputs import BLOCKS, FINGER, MOUSE, TOUCH, Button, Phase, Point
from games.triominos.actions import Draw, Place
from games.triominos.choosing import ALL, ANSWER, DRAW, HINT, PAN_SHARE, SHEET, VIEW
from games.triominos.scene import TriominosScene
from games.triominos.scoring import DRAW_COST
from games.triominos.start import resume
from games.triominos.tiles import SUMS
from games.turnbased.saves import newest
from tests.furnished import Furnished
from tests.triominos.tables import Table, pointed

OK = Button.CELL_4


@pytest.fixture
def table(house: Furnished) -> Table:
    """Seat a mouse player against a computer, a few tiles on the table, and the person to play."""
    made = Table(house, {0: MOUSE}, {1: 1})
    while len(made.state.board.tiles) < 4 or made.state.drawn or not placeable(made):
        made.do(made.state.legal_actions()[0])
    house.wait(1)
    return made


def placeable(table: Table) -> list[Place]:
    """Return the placements of the moment."""
    return [action for action in table.state.legal_actions() if isinstance(action, Place)]


def beside(table: Table) -> tuple[int, int]:
    """Return a place on the felt where nothing is."""
    area = table.scene.camera.area
    return area.left + 8, area.top + 8


def drag(table: Table, start: tuple[int, int], end: tuple[int, int], source: str = MOUSE) -> None:
    """Drag something and let go."""
    house = table.house
    house.do(pointed(source, Phase.DOWN, start))
    house.do(pointed(source, Phase.MOVE, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)))
    house.do(pointed(source, Phase.MOVE, end))
    house.do(pointed(source, Phase.UP, end))


def test_a_tile_is_dragged_to_its_place_and_lies_there_until_it_is_confirmed(table: Table) -> None:
    action, before = placeable(table)[0], table.state.state_hash()
    drag(table, table.place(f"tile-{action.tile}"), table.scene_place(action.face))
    assert table.scene.hand.action() == action
    assert table.scene.hand.is_put
    assert table.state.state_hash() == before
    table.house.click(table.scene_place(action.face))
    assert action.face in table.state.board.tiles


def test_a_tile_that_is_let_go_elsewhere_goes_back_to_the_rack(table: Table) -> None:
    action = placeable(table)[0]
    drag(table, table.place(f"tile-{action.tile}"), beside(table))
    assert not table.scene.hand.is_put
    assert table.scene.hand.face is None
    assert action.tile in table.state.racks[0]


def test_a_tile_that_is_near_a_place_snaps_to_it(table: Table) -> None:
    action = placeable(table)[0]
    x, y = table.scene_place(action.face)
    near = (x + round(table.scene.camera.side * 0.12), y + 2)
    drag(table, table.place(f"tile-{action.tile}"), near)
    assert table.scene.hand.face is not None


@pytest.mark.parametrize("how", ["right button", "button", "drag", "other tile"])
def test_a_tile_that_was_put_down_can_be_taken_back(table: Table, how: str) -> None:
    action, house = placeable(table)[0], table.house
    table.ok(MOUSE, f"tile-{action.tile}")
    table.ok(MOUSE, f"face-{action.face}")
    assert table.scene.hand.is_put
    if how == "right button":
        house.do(Point(MOUSE, Phase.SECOND, beside(table)))
    elif how == "button":
        table.ok(MOUSE, DRAW)
    elif how == "drag":
        drag(table, table.scene_place(action.face), beside(table))
    else:
        table.ok(MOUSE, f"tile-{next(tile for tile in table.state.racks[0] if tile != action.tile)}")
    hand = table.scene.hand
    assert not hand.is_put
    assert action.face not in table.state.board.tiles
    assert table.state.seat == 0


def test_only_places_where_the_tile_fits_are_offered_and_no_turn_that_does_not(table: Table) -> None:
    for tile in table.scene.open_tiles():
        table.scene.aim(f"tile-{tile}")
        legal = {(action.face, action.turn) for action in placeable(table) if action.tile == tile}
        assert set(table.scene.hand.places.items()) == legal
        assert {target.key for target in table.scene._targets if target.key.startswith("face-")} == {
            f"face-{face}" for face, _ in legal
        }


def test_the_preview_shows_the_points_that_it_would_bring(table: Table) -> None:
    action, before = placeable(table)[0], table.state.scores()[0]
    table.scene.aim(f"tile-{action.tile}")
    table.scene.aim(f"face-{action.face}")
    preview = table.scene._preview()
    assert preview is not None
    table.scene.put(action.face)
    table.scene.confirm()
    assert f"+{table.state.scores()[0] - before}" == preview.points
    assert table.state.scores()[0] - before >= SUMS[action.tile]


def test_m5_what_drawing_costs_stands_on_its_button_and_it_is_never_taken_back(table: Table) -> None:
    before = table.state.scores()[0]
    assert f"{DRAW_COST}" in table.target(DRAW).text
    table.ok(MOUSE, DRAW)
    assert table.state.scores()[0] == before - DRAW_COST
    table.house.wait(1)
    assert DRAW in {target.key for target in table.scene._targets}
    assert table.state.drawn == 1


@pytest.mark.parametrize("source", [BLOCKS[0], "pad-1", f"{TOUCH}0", MOUSE])
def test_m5_a_tile_that_may_not_be_placed_after_a_draw_says_why(house: Furnished, source: str) -> None:
    table = Table(house, {0: source}, {1: 1})
    table.settle()
    while not table.state.board.tiles:
        table.do(table.state.legal_actions()[0])
    first = table.scene.own_tiles()[0]
    table.do(Draw())
    chosen = table.scene.hand.tile
    table.ok(source, f"closed-{first}")
    assert table.scene.reason == house.words("triominos.illegal.not_drawn")
    assert (table.scene.hand.tile, table.scene._rack_look().cursor) == (chosen, first), "it is shown, but not chosen"
    table.ok(source, f"tile-{chosen}")
    assert table.scene._rack_look().cursor is None


@pytest.mark.parametrize("source", [BLOCKS[0], "pad-1", f"{TOUCH}0", MOUSE])
def test_a_tile_that_fits_nowhere_says_so_when_it_is_pressed_once_more(house: Furnished, source: str) -> None:
    table = Table(house, {0: source}, {1: 1})
    table.settle()
    while not table.state.board.tiles:
        table.do(table.state.legal_actions()[0])
    tile = next(tile for tile in table.scene.open_tiles() if not table.state.board.placements(tile))
    table.scene.aim(f"tile-{tile}")
    table.ok(source, f"tile-{tile}")
    assert table.scene.reason == house.words("triominos.fits_nowhere")


def test_m5_passing_is_offered_after_the_third_draw_with_its_price(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    table.settle()
    while not table.state.board.tiles:
        table.do(table.state.legal_actions()[0])
    table.do(Draw(), Draw())
    assert ANSWER not in {target.key for target in table.scene._targets}
    table.do(Draw())
    assert "10" in table.target(ANSWER).text
    before = table.state.scores()[0]
    table.play(table.state.legal_actions()[-1])
    assert table.scene.ledger.latest(0) is not None
    assert table.state.scores()[0] == before - 10


def test_a_fourth_press_of_the_draw_key_neither_draws_nor_passes(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    table.settle()
    while not table.state.board.tiles:
        table.do(table.state.legal_actions()[0])
    scores = table.state.scores()[0]
    house.press(BLOCKS[0], *[Button.DRAW] * 6)
    assert table.state.drawn == 3
    assert table.state.seat == 0
    assert table.state.scores()[0] == scores - 3 * DRAW_COST
    assert table.scene.reason == house.words("triominos.illegal.drawn_three")


def test_previous_and_next_choose_the_tile_round_and_round(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0], 1: BLOCKS[1]}, options={"racks": "open"})
    table.settle()
    rack, source = table.scene.own_tiles(), table.source()
    chosen = []
    for button in (Button.NEXT, Button.NEXT, Button.PREVIOUS, Button.PREVIOUS, Button.PREVIOUS):
        house.press(source, button)
        chosen.append(table.scene.hand.tile)
    assert chosen == [rack[1], rack[2], rack[1], rack[0], rack[-1]]


def test_the_hint_shows_one_place_that_is_legal(table: Table) -> None:
    table.ok(MOUSE, HINT)
    assert table.scene.hand.action() in placeable(table)
    assert not table.scene.hand.is_put


def test_show_all_marks_every_tile_and_every_place_that_fits(table: Table) -> None:
    table.ok(MOUSE, ALL)
    assert table.scene._rack_look().fitting == {action.tile for action in placeable(table)}
    table.ok(MOUSE, ALL)
    assert table.scene._rack_look().fitting == frozenset()


@pytest.mark.parametrize("mode", ["game", "match"])
def test_a_game_without_help_has_neither_hint_nor_show_all_also_when_it_is_gone_on_with(
    house: Furnished, mode: str
) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1}, mode=mode, options={"help": "off"})
    table.open()
    assert not {HINT, ALL} & {target.key for target in table.scene._targets}
    assert {SHEET, VIEW} < {target.key for target in table.scene._targets}
    house.scenes.clear()
    saved = newest(house, "triominos")
    assert saved
    again = resume(house, saved, table.outcomes.append)
    house.enter(again)
    assert isinstance(again, TriominosScene)
    assert not {HINT, ALL} & {button.key for button in again._buttons}


def test_wheel_and_drag_move_the_view_and_home_frames_it_again(table: Table) -> None:
    camera, house = table.scene.camera, table.house
    side, middle = camera.side, camera.middle
    house.do(Point(MOUSE, Phase.WHEEL, beside(table), -1))
    assert camera.side < side
    drag(table, beside(table), (beside(table)[0] + 60, beside(table)[1] + 40))
    assert camera.middle != middle
    table.ok(MOUSE, VIEW)
    house.wait(0.5)
    assert camera.side == side
    assert camera.middle == pytest.approx(middle)


def test_what_lies_under_the_pointer_stays_there_when_it_zooms(table: Table) -> None:
    pos = table.scene.camera.area.centerx - 80, table.scene.camera.area.centery + 30
    before = table.scene.camera.paper_at(pos)
    table.house.do(Point(MOUSE, Phase.WHEEL, pos, 1))
    assert table.scene.camera.paper_at(pos) == pytest.approx(before)


def test_two_fingers_zoom_and_one_pans(house: Furnished) -> None:
    table = Table(house, {0: "touch-0"}, {1: 1})
    table.settle()
    camera, (x, y) = table.scene.camera, beside(table)
    side = camera.side
    one, two = f"{FINGER}1", f"{FINGER}2"
    house.do(pointed(one, Phase.DOWN, (x, y)), pointed(two, Phase.DOWN, (x + 50, y)))
    for step in range(8):
        house.do(pointed(two, Phase.MOVE, (x + 50 + 12 * step, y)))
    assert camera.side > side
    house.do(pointed(one, Phase.UP, (x, y)), pointed(two, Phase.UP, (x + 134, y)))
    middle = camera.middle
    drag(table, (x, y), (x + 50, y + 20), one)
    assert camera.middle != middle
    assert not table.scene.hand.is_put


def test_keys_look_round_until_ok(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    table.settle()
    table.ok(BLOCKS[0], VIEW)
    house.wait(0.5)
    x, y = table.scene.camera.middle
    area = table.scene.camera.area
    house.press(BLOCKS[0], Button.CELL_5, Button.CELL_7)
    moved = (area.width * PAN_SHARE / table.scene.camera.side, area.height * PAN_SHARE / table.scene.camera.side)
    assert table.scene.camera.middle == pytest.approx((x + moved[0], y + moved[1]))
    house.press(BLOCKS[0], OK, Button.CELL_0)
    assert not table.scene.looking_round


def test_the_view_follows_the_cursor(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    table.settle()
    while len(table.state.board.tiles) < 6 or not placeable(table):
        table.do(table.state.legal_actions()[0])
    house.press(BLOCKS[0], *[Button.CELL_2] * 8)
    face = placeable(table)[0].face
    table.scene.aim(f"tile-{placeable(table)[0].tile}")
    table.scene.aim(f"face-{face}")
    assert table.scene.camera.shows(face)


def test_the_figure_is_framed_by_itself_as_it_grows(house: Furnished) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1, 2: 1})
    table.settle()
    while table.scene.playing and table.state.seat == 0 and len(table.state.board.tiles) < 18:
        table.do(table.state.legal_actions()[0])
        assert all(table.scene.camera.shows(face) for face in table.state.board.tiles)


@pytest.mark.parametrize("size", [(1, 1), (1, 480), (3, 40), (320, 200), (1024, 768), (3840, 2160)])
def test_any_window_size_is_drawn(house: Furnished, size: tuple[int, int]) -> None:
    table = Table(house, {0: BLOCKS[0]}, {1: 1})
    table.settle()
    house.resize(size)
    assert house.picture().get_size() == size
    table.do(table.state.legal_actions()[0])
    assert house.picture().get_size() == size


def test_at_rest_nothing_is_drawn(table: Table) -> None:
    table.house.wait(4)
    assert not table.scene.animating
    drawn: list[object] = []
    table.house.app.draw = lambda: drawn.append(1)  # type: ignore[method-assign]
    table.house.wait(2)
    assert not drawn
