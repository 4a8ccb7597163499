"""Where things stand: nothing overlaps or leaves the window; hands of any size stay readable and choosable."""

import itertools

import pygame
import pytest

from games.tripolo.fan import LIFT, SEEN_SHARE, TIGHT, arrange
from games.tripolo.layout import arrange as arrange_table

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (3840, 2160))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 7))
def test_panels_grid_and_race_stand_apart_inside_the_window(size: tuple[int, int], count: int) -> None:
    table = arrange_table(size, range(count))
    parts = [table.race, table.board, *(panel.rect for panel in table.panels.values())]
    assert all(pygame.Rect((0, 0), size).contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(parts, 2))
    for panel in table.panels.values():
        inner = [panel.header, panel.stack, panel.fan, panel.footer]
        assert all(panel.rect.contains(part) for part in inner)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(inner, 2))
        assert panel.header.contains(panel.stop)


@pytest.mark.parametrize("size", SIZES)
def test_every_cell_is_found_by_its_middle(size: tuple[int, int]) -> None:
    table = arrange_table(size, range(4))
    assert [table.cell_at(cell.center) for cell in table.cells] == list(range(9))
    assert table.cell_at((2, 2)) is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "cards"), [(1, 55), (2, 35), (3, 26), (4, 21), (5, 19), (6, 17)])
def test_fault_23_the_largest_hand_there_can_be_shows_every_card(size: tuple[int, int], seats: int, cards: int) -> None:
    panel = arrange_table(size, range(seats)).panels[0]
    for count, chosen in itertools.product(range(1, cards + 1), (None, 0, count_middle(cards))):
        fan = arrange(count, panel.fan, 150, chosen if chosen is not None and chosen < count else None)
        assert len(fan.places) == count
        assert len(set(fan.places)) == count
        for (left, top), (right, below) in itertools.pairwise(fan.places):
            if top == below:
                assert right - left >= fan.size * SEEN_SHARE * TIGHT - 1
        for left, top in fan.places:
            lifted = pygame.Rect(left, top - round(LIFT * fan.size), fan.size, fan.size)
            assert panel.fan.inflate(4, 4).contains(lifted), f"{count} cards at {size}"


def count_middle(cards: int) -> int:
    """Return the place in the middle of a hand."""
    return cards // 2


def test_55_cards_are_at_least_48_pixels_wide_on_a_small_screen() -> None:
    panel = arrange_table((1024, 768), range(1)).panels[0]
    assert arrange(55, panel.fan, 150).size >= 48


def test_the_fan_opens_at_the_chosen_card() -> None:
    area = pygame.Rect(0, 0, 400, 100)
    closed, opened = arrange(8, area, 80), arrange(8, area, 80, 3)
    assert opened.places[4][0] - opened.places[3][0] >= opened.size
    assert closed.places[4][0] - closed.places[3][0] < closed.size
