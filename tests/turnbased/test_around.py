"""The table layout of games played in turns: the picture lies towards whoever is to act, and so does what points."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from games.engine.facing import FAR_SIDE, LEFT_SIDE, RIGHT_SIDE, SIDES, UPRIGHT
from games.engine.inputs import BLOCKS, MOUSE, Button, Phase, Point, Release
from games.engine.stop_menu import StopMenu
from games.triominos.layout import arrange as arrange_triominos
from games.triqueta.actions import Take
from games.triqueta.layout import arrange as arrange_triqueta
from games.triqueta.rules import Phase as Stage
from games.triqueta.scene import TOWER
from games.turnbased.look import Sight
from games.turnbased.play import Play
from tests.furnished import Furnished
from tests.golden import Golden
from tests.triominos.tables import Table as TriominosTable
from tests.triqueta.tables import Table as TriquetaTable

MakeHouse = Callable[..., Furnished]
SOURCES = dict(enumerate((*BLOCKS[:3], "pad-1")))
PEOPLE = {seat: SOURCES[seat] for seat in (0, 1)}
TALL = [(1080, 1920), (720, 1280), (768, 1024), (2160, 3840)]


def on_screen(scene: Play[Any, Any], pos: tuple[int, int]) -> tuple[int, int]:
    """Return where a point of a picture is seen on the screen."""
    x, y = scene.facing.outwards(pos, (1, 1))
    return int(x), int(y)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Return whether two pictures are the same, pixel by pixel."""
    return one.get_size() == other.get_size() and pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("table", [TriquetaTable, TriominosTable])
def test_the_far_player_sees_what_the_near_one_would_see(house: Furnished, table: Callable[..., TriquetaTable]) -> None:
    house.settings.around = True
    scene = table(house, PEOPLE).scene
    house.wait(1)
    scene._turn = FAR_SIDE
    scene.layout()
    seen = house.picture()
    house.change("around", value=False)
    assert not same(seen, house.picture())
    assert same(pygame.transform.rotate(seen, FAR_SIDE), house.picture())


def test_the_picture_turns_to_who_is_next_once_nothing_moves(house: Furnished) -> None:
    house.settings.around = True
    table = TriquetaTable(house, SOURCES)
    table.settle()
    sides = []
    for row in range(len(SOURCES)):
        sides.append(table.scene.facing.turn)
        table.do(Take(row)) if table.state.rows[row] else table.reach(TOWER)
        if table.phase is Stage.DRAWN:
            table.reach(f"row-{row}")
        house.do()
        if table.scene._moving:
            assert table.scene.facing.turn == sides[-1], "tokens still fly"
        house.wait(2)
    assert sides == [UPRIGHT, RIGHT_SIDE, FAR_SIDE, LEFT_SIDE]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finger_means_what_it_sees_from_every_side(house: Furnished, players: int) -> None:
    house.settings.around = True
    table = TriquetaTable(house, {seat: f"touch-{seat}" for seat in range(players)})
    for player in range(players):
        table.settle()
        house.wait(2)
        assert table.scene.facing.turn == SIDES[players][player]
        house.click(on_screen(table.scene, table.rect(TOWER).center), "finger-1")
        assert table.phase is Stage.DRAWN, f"player {player} of {players}"
        house.wait(1)
        house.click(on_screen(table.scene, table.rect(f"row-{player}").center), "finger-1")
        assert table.state.seat != player


def test_the_curtain_lies_towards_who_looks(house: Furnished) -> None:
    house.settings.around = True
    table = TriquetaTable(house, PEOPLE)
    table.settle()
    table.reach(TOWER)
    table.reach("keep")
    house.wait(2)
    assert (table.state.seat, table.scene.facing.turn) == (1, FAR_SIDE)
    house.press(BLOCKS[0], Button.DRAW)
    house.do()
    assert (table.scene.look.sight, table.scene.facing.turn) == (Sight.CURTAIN, UPRIGHT)
    house.do(Release(BLOCKS[0], Button.DRAW))
    house.do()
    assert (table.scene.look.sight, table.scene.facing.turn) == (Sight.COVERED, FAR_SIDE)


def test_the_stop_lies_as_the_table_does(house: Furnished) -> None:
    house.settings.around = True
    table = TriquetaTable(house, PEOPLE)
    table.settle()
    table.do(Take(0)) if table.state.rows[0] else table.reach(TOWER)
    if table.phase is Stage.DRAWN:
        table.reach("row-0")
    house.wait(2)
    scene = table.scene
    assert scene.facing.turn == FAR_SIDE
    house.click(on_screen(scene, scene.stop_place().center))
    menu = house.on_top()
    assert isinstance(menu, StopMenu)
    house.wait(1)
    go_on = next(widget for widget in menu.widgets if widget.key == "go_on")
    house.click(on_screen(scene, go_on.rect.center))
    assert house.on_top() is scene


def test_computers_and_the_usual_layout_turn_nothing(house: Furnished) -> None:
    table = TriquetaTable(house, {1: BLOCKS[0]}, {0: 0}, first=1)
    assert table.scene.facing.turn == UPRIGHT
    house.change("around", value=True)
    house.wait(1)
    assert table.scene.facing.turn == FAR_SIDE
    table.reach(TOWER)
    table.reach("row-0")
    house.do()
    assert table.scene.facing.turn == FAR_SIDE


def test_a_dragged_felt_does_not_jump_when_the_picture_turns(house: Furnished) -> None:
    house.settings.around = True
    table = TriominosTable(house, PEOPLE)
    house.wait(1)
    middle = table.scene._layout.table.center
    house.do(Point(MOUSE, Phase.DOWN, on_screen(table.scene, middle)))
    before = table.scene.camera.middle
    table.scene.layout()
    house.do(Point(MOUSE, Phase.MOVE, (5, 5)))
    assert table.scene.camera.middle == before


@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_tall_table_of_triqueta_has_room_for_everything(size: tuple[int, int], players: int) -> None:
    layout = arrange_triqueta(size, players, size[0] / 1080)
    parts = [
        *layout.towers,
        layout.hand,
        layout.keep,
        *layout.rows,
        *(panel.rect for panel in layout.panels),
        layout.bar,
    ]
    assert_apart(parts, size)
    assert len(layout.panels) == len(layout.rows) == players


@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_tall_table_of_triominos_has_room_for_everything(size: tuple[int, int], players: int) -> None:
    layout = arrange_triominos(size, players, scale=size[0] / 1080)
    assert_apart([*layout.panels, layout.pool, layout.table, layout.prompt, layout.rack], size)
    assert layout.table.height > 0.3 * size[0], "the figure needs room"


def assert_apart(parts: list[pygame.Rect], size: tuple[int, int]) -> None:
    """Check that parts lie inside a picture and do not cover each other."""
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(part) for part in parts)
    covered = [(one, other) for at, one in enumerate(parts) for other in parts[:at] if one.colliderect(other)]
    assert not covered


@pytest.mark.parametrize(
    ("name", "table", "language"),
    [("triqueta-around-4", TriquetaTable, "fr"), ("triominos-around-4", TriominosTable, "en")],
)
def test_a_table_that_lies_towards_its_left_side(
    make_house: MakeHouse, golden: Golden, name: str, table: Callable[..., TriquetaTable], language: str
) -> None:
    house = make_house(language=language)
    house.settings.around = True
    made = table(house, SOURCES)
    for _ in range(9):
        made.do(made.state.legal_actions()[0])
    while made.scene.facing.turn != LEFT_SIDE:
        made.do(made.state.legal_actions()[0])
        house.wait(1)
    house.wait(2)
    golden.check(name, house.picture())
