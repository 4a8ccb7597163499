"""Which back-end is the best one here, and why: found out by trying, once, when the program starts."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from games.engine.backends.raw import Backend, NotApartError

WAYS: Mapping[str, tuple[str, ...]] = {
    "x11": ("xinput2", "evdev"),
    "wayland": ("evdev",),
    "KMSDRM": ("evdev",),
    "kmsdrm": ("evdev",),
    "windows": ("rawinput",),
}
"""By SDL's name of the video driver, the best way first; elsewhere pygame alone."""


@dataclass(frozen=True)
class Choice:
    """The back-end beside pygame, None for pygame alone, and a key of the words that says why."""

    backend: Backend | None
    why: str


def makers(display: str) -> dict[str, Callable[[], Backend]]:
    """Return how each back-end is made, and loaded only then; display is the X server's name."""

    def maker(module: str, name: str, *parts: str) -> Callable[[], Backend]:
        return lambda: cast("Backend", getattr(import_module(module), name)(*parts))

    return {
        "xinput2": maker("games.engine.backends.xinput2", "XInput2", display),
        "evdev": maker("games.engine.backends.evdev", "Evdev"),
        "rawinput": maker("games.engine.backends.windows", "RawInput"),
    }


def choose(driver: str, made: Mapping[str, Callable[[], Backend]]) -> Choice:
    """Return the first back-end that works with a video driver; the reason against the first one, if none does."""
    ways: Iterable[str] = WAYS.get(driver, ())
    reasons = []
    for way in ways:
        try:
            return Choice(made[way](), f"apart_{way}")
        except NotApartError as reason:
            reasons.append(str(reason))
    return Choice(None, reasons[0] if reasons else "unknown_system")
