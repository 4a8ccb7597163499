"""Which way pictures go to the screen is chosen by the video driver that SDL has found."""

import os
from pathlib import Path

import pygame
import pytest

from games.engine import window

pytestmark = pytest.mark.skipif(os.name != "posix", reason="looks for a graphics processor where Linux has it")
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.mark.parametrize(
    ("driver", "processor", "wanted"),
    [("x11", False, "0"), ("x11", True, None), ("wayland", False, None), ("wayland", True, None)],
)
def test_without_a_graphics_processor_only_wayland_is_accelerated(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, driver: str, *, processor: bool, wanted: str | None
) -> None:
    """Wayland opens no window otherwise; on X11 it would take 15 times as long a frame."""
    if processor:
        (tmp_path / "renderD128").touch()
    monkeypatch.setattr(window, "RENDER_NODES", tmp_path)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setenv(ACCELERATION, "")  # so that it is put back as it was
    monkeypatch.delenv(ACCELERATION)
    window.start_video()
    assert os.environ.get(ACCELERATION) == wanted
