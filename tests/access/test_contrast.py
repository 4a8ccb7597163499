"""Texts have enough contrast to what they stand on (WCAG 1.4.3), in the frames of every page and every game."""

from collections.abc import Callable

import pygame
import pytest

from games.engine import text
from games.engine.canvas import Canvas
from games.engine.inputs import BLOCKS, PAD, Button
from games.engine.theme import DIM, GOLD, LAMP
from games.triominos.actions import Draw
from tests.access.written import Reader
from tests.furnished import Furnished
from tests.menus.pages import PAGES
from tests.triominos.tables import Table
from tests.tripolo.tables import Tabled
from tests.triqueta.moments import MOMENTS

FULL = (1920, 1080)

Make = Callable[..., Furnished]


def expect_contrast(reader: Reader, house: Furnished) -> None:
    frame = house.described()
    assert reader.reads(frame), "this frame would prove nothing"
    assert reader.faint(frame) == []


def test_a_faint_text_is_noticed(make_house: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    reader, _ = Reader(monkeypatch), make_house(FULL)
    for colour, faint in ((GOLD, []), (LAMP, ["'Tripolo', 20 px: 1.0, not 4.5"])):
        canvas = Canvas((400, 100))
        ground = pygame.Surface(canvas.size)
        ground.fill(LAMP)
        canvas.blit(ground, (0, 0))
        canvas.blit(text.rendered("Tripolo", 20, colour), (10, 10))
        assert reader.faint(canvas) == faint
        canvas.blit(text.rendered("Tripolo", 20, DIM), (10, 50), 100)  # it fades in: not yet to be read
        assert reader.faint(canvas) == faint


@pytest.mark.parametrize("page", PAGES)
def test_pages(make_house: Make, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    reader, house = Reader(monkeypatch), make_house(FULL)
    PAGES[page](house)
    expect_contrast(reader, house)


@pytest.mark.parametrize("moment", MOMENTS)
def test_triqueta(make_house: Make, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    reader, house = Reader(monkeypatch), make_house(FULL)
    MOMENTS[moment](house, 5)
    expect_contrast(reader, house)


@pytest.mark.parametrize("players", [2, 4])
def test_triominos(make_house: Make, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    reader, house = Reader(monkeypatch), make_house(FULL)
    table = Table(house, dict(enumerate(BLOCKS[:players])), mode="match")
    expect_contrast(reader, house)  # covered
    table.open()
    expect_contrast(reader, house)
    table.scene.hint()
    expect_contrast(reader, house)
    house.press(table.source(), Button.CELL_4)  # put down
    house.wait(0.5)
    expect_contrast(reader, house)
    table.scene.open_sheet()
    expect_contrast(reader, house)
    table.scene.sheet_back = None
    while table.scene.playing:
        actions = table.state.legal_actions()
        table.do(next((action for action in actions if not isinstance(action, Draw)), actions[0]))
    house.wait(3)
    expect_contrast(reader, house)  # the round is over


@pytest.mark.parametrize("players", [2, 6])
def test_tripolo(make_house: Make, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    reader, house = Reader(monkeypatch), make_house(FULL)
    sources = (*BLOCKS, f"{PAD}0", f"{PAD}1")
    tabled = Tabled(house, dict(enumerate(sources[:players])))
    tabled.until_play()
    expect_contrast(reader, house)
    for seat in range(players):
        tabled.draw_all(seat)
    house.wait(3)
    expect_contrast(reader, house)
    house.press(BLOCKS[0], Button.STOP)
    house.wait(1)
    expect_contrast(reader, house)
