"""The table layout: places at all four sides, each facing its player, with touch zones that lie as the pictures do."""

import itertools

import pygame
import pytest

from games.engine.facing import FAR_SIDE, LEFT_SIDE, RIGHT_SIDE, SIDES, UPRIGHT
from games.engine.inputs import BLOCKS, Phase, Point
from games.tripolo.around import arrange_around
from games.tripolo.layout import PanelLayout
from tests.furnished import Furnished
from tests.golden import Golden
from tests.tripolo.tables import Tabled, moves

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (3840, 2160))
ALL_SIDES = {UPRIGHT, RIGHT_SIDE, FAR_SIDE, LEFT_SIDE}


def on_screen(panel: PanelLayout, spot: tuple[float, float]) -> tuple[int, int]:
    """Return where on the screen a spot of a panel lies."""
    x, y = panel.facing.outwards(spot, (1, 1))
    return round(x), round(y)


def table_of(house: Furnished, count: int) -> Tabled:
    """Return a table with fingers at every place."""
    house.settings.around = True
    tabled = Tabled(house, {seat: f"touch-{seat}" for seat in range(count)})
    tabled.until_play()
    return tabled


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 7))
def test_panels_grid_and_race_stand_apart_inside_the_window(size: tuple[int, int], count: int) -> None:
    table = arrange_around(size, range(count))
    parts = [table.race, table.board, *(panel.facing.rect for panel in table.panels.values())]
    assert all(pygame.Rect((0, 0), size).contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(parts, 2))
    for panel in table.panels.values():
        inner = [panel.header, panel.stack, panel.fan, panel.footer]
        assert all(panel.rect.contains(part) for part in inner)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(inner, 2))
    assert list(table.panels) == list(range(count))


@pytest.mark.parametrize("size", [(1, 1), (200, 900), (900, 200)])
def test_windows_too_small_for_it_are_laid_out_all_the_same(size: tuple[int, int]) -> None:
    assert len(arrange_around(size, range(6)).panels) == 6


def test_from_four_players_on_somebody_sits_at_every_side() -> None:
    assert all(set(SIDES[count]) == ALL_SIDES for count in (4, 5, 6))
    assert {count: len(sides) for count, sides in SIDES.items()} == {count: count for count in range(1, 7)}


@pytest.mark.parametrize("seat", range(6))
def test_a_finger_draws_and_drags_in_a_turned_zone(house: Furnished, seat: int) -> None:
    tabled = table_of(house, 6)
    table, hand = tabled.scene._picture.table, tabled.scene._picture.hands[seat]
    panel = table.panels[seat]
    for _ in range(tabled.match.stack(seat)):
        house.click(on_screen(panel, panel.stack.center), "finger-8")
    card, cell = moves(tabled.match, seat)[0]
    house.wait(0.6)
    x, y = hand.places[card]
    house.do(Point("finger-8", Phase.DOWN, on_screen(panel, (x + hand.size * 0.15, y + hand.size * 0.4))))
    house.do(Point("finger-8", Phase.MOVE, (640, 300)))
    assert tabled.scene._controls.held_cards(seat) == {card}
    house.do(Point("finger-8", Phase.UP, table.cells[cell].center))
    assert tabled.match.tops[cell] == card


def test_a_finger_in_one_zone_moves_nothing_in_another(house: Furnished) -> None:
    tabled = table_of(house, 6)
    for seat, panel in tabled.scene._picture.table.panels.items():
        before = [tabled.match.stack(other) for other in range(6)]
        house.click(on_screen(panel, panel.stack.center), f"finger-{seat}")
        after = [tabled.match.stack(other) for other in range(6)]
        assert [was - now for was, now in zip(before, after, strict=True)] == [other == seat for other in range(6)]


def test_another_finger_takes_over_a_card_whose_lifting_was_never_told(house: Furnished) -> None:
    tabled = table_of(house, 2)
    panel, hand = tabled.scene._picture.table.panels[1], tabled.scene._picture.hands[1]
    house.click(on_screen(panel, panel.stack.center), "finger-1")
    house.wait(0.6)
    (card,) = tabled.match.hand(1)
    spot = on_screen(panel, (hand.places[card][0] + 9, hand.places[card][1] + 30))
    for finger in ("finger-1", "finger-2"):
        house.do(Point(finger, Phase.DOWN, spot), Point(finger, Phase.MOVE, (640, 300)))
    assert list(tabled.scene._controls.drags) == ["finger-2"]


def test_the_switch_moves_the_places_at_once(house: Furnished) -> None:
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]})
    assert {panel.facing.turn for panel in tabled.scene._picture.table.panels.values()} == {UPRIGHT}
    house.change("around", value=True)
    assert [panel.facing.turn for panel in tabled.scene._picture.table.panels.values()] == [UPRIGHT, FAR_SIDE]


def test_it_looks_like_its_golden_picture(house: Furnished, golden: Golden) -> None:
    tabled = table_of(house, 6)
    panels = tabled.scene._picture.table.panels
    for seat in range(6):
        for _ in range(2 + seat):
            house.click(on_screen(panels[seat], panels[seat].stack.center), "finger-1")
    house.wait(2)
    golden.check("tripolo-around-6", house.picture())
