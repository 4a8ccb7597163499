"""The window: opened with the hints that measured best, resized, switched to full screen and back."""

import os
import warnings
from pathlib import Path

import pygame

from games.engine.canvas import Presenter

TITLE = "Tripolo"
DEFAULT_SIZE = (1280, 720)
ICON_SIZE = (64, 64)
DESKTOP_SHARE = 0.88
RENDER_NODES = Path("/dev/dri")
WAYLAND = "wayland"  # has no other way than the accelerated one
UNSEEN_DRIVERS = frozenset({"dummy", "evdev", "offscreen"})  # they draw, but nobody sees it


def hint() -> None:
    """Set the environment that SDL reads when it starts; what a person has set already stays."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def start_video() -> None:
    """Start SDL's video; pygame.error when there is no display, also where SDL would go on drawing unseen."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error("no display was found")
    if os.name == "posix" and driver != WAYLAND and not any(RENDER_NODES.glob("render*")):
        # Without a graphics processor the accelerated way costs 15 times as much a frame.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the default size, smaller where a desktop has no room for it beside its bars and the window's frame."""
    share = min(1.0, desktop[0] * DESKTOP_SHARE / DEFAULT_SIZE[0], desktop[1] * DESKTOP_SHARE / DEFAULT_SIZE[1])
    return round(DEFAULT_SIZE[0] * share), round(DEFAULT_SIZE[1] * share)


class Window:
    """The program's one window. ``surface`` and ``presenter`` are renewed whenever its size changes."""

    surface: pygame.Surface
    presenter: Presenter

    def __init__(
        self, size: tuple[int, int] | None, display: int, *, fullscreen: bool, icon: Path | None = None
    ) -> None:
        """Open the window; pygame.error when there is no display."""
        self._windowed = size or fitting(pygame.display.get_desktop_sizes()[display])
        self._display = display
        self.fullscreen = fullscreen
        pygame.display.set_caption(TITLE)
        if icon:
            pygame.display.set_icon(pygame.image.load_sized_svg(icon, ICON_SIZE))
        self._open()

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels that the system really gave."""
        return self.surface.get_size()

    def set_fullscreen(self, on: bool) -> None:  # noqa: FBT001 - the one value there is
        """Switch to full screen or back."""
        if on != self.fullscreen:
            self.fullscreen = on
            self._open()

    def set_display(self, display: int) -> None:
        """Move to another screen, counted from 0; stay here when there is none of that number."""
        if display != self._display and display < pygame.display.get_num_displays():
            self._display = display
            self._open()

    def resized(self) -> None:
        """Take over the size that the window has now."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self._windowed = self.size
        self.presenter = Presenter(self.surface)

    def _open(self) -> None:
        self.surface = self._set_mode()
        if not self.fullscreen and self.size != self._windowed:
            # Leaving the full screen on X11, SDL keeps its size; the second time it takes the one asked for.
            self.surface = self._set_mode()
        self.presenter = Presenter(self.surface)

    def _set_mode(self) -> pygame.Surface:
        flags = pygame.FULLSCREEN if self.fullscreen else pygame.RESIZABLE
        size = (0, 0) if self.fullscreen else self._windowed
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # another size than asked for is what get_size is for
            return pygame.display.set_mode(size, flags, display=self._display)
