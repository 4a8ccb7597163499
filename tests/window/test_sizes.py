"""Windows from one pixel to 4K, and windows that are being dragged about."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.rig import Desktop, Program

pytestmark = pytest.mark.window

SIZES = [(640, 480), (1024, 768), (200, 900), (1500, 150), (1600, 900), (1280, 720)]


@pytest.fixture(scope="module")
def large_desktop(tools: None) -> Iterator[Desktop]:  # noqa: ARG001 - wanted for what it checks
    with Desktop((3840, 2160)) as made:
        yield made


def test_a_window_of_one_pixel(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder, "--size", "1x1") as program:
        assert program.facts["size"] == [1, 1]
        assert program.answers()
        assert program.close() == 0


def test_a_window_of_4k(large_desktop: Desktop, folder: Path) -> None:
    with Program(large_desktop, folder, "--size", "3840x2160") as program:
        assert program.answers()
        assert program.shot().get_width() > 3800
        assert program.close() == 0


def test_full_screen_of_4k(large_desktop: Desktop, folder: Path) -> None:
    with Program(large_desktop, folder, "--fullscreen") as program:
        program.until(lambda facts: facts["size"] == [3840, 2160])
        assert program.close() == 0


def test_quick_resizing(desktop: Desktop, folder: Path) -> None:
    with Program(desktop, folder) as program:
        for size in SIZES * 3:
            program.resize(size)
        program.resize((900, 600))
        program.until(lambda facts: facts["size"] == [900, 600])
        assert program.answers()
        assert program.close() == 0
