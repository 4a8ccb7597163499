"""The kiosk in a real window with a window manager that has a key for everything: no way leads out of it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.kiosk.test_config import DAMAGED
from tests.window.bindings import configuration
from tests.window.keycodes import CODES
from tests.window.rig import Desktop, Program, environment, waited

pytestmark = pytest.mark.window

# Physical keys that keycodes.py has no use for (X11, evdev rules).
CONTROL, SHIFT, SUPER, TAB, SPACE, DELETE, BACKSPACE, MENU, PRINT, X = 37, 50, 133, 23, 65, 119, 22, 135, 107, 53
ARROWS = UP, DOWN, LEFT, RIGHT = 111, 116, 113, 114
F_KEYS = (*range(67, 77), 95, 96)  # F1 to F12
LETTERS = (*range(10, 22), *range(24, 36), *range(38, 50), *range(52, 62))  # every printable key
ALT, F4, F10, F11, ESCAPE, RETURN = CODES["alt"], CODES["f4"], 76, CODES["f11"], CODES["escape"], CODES["return"]
FOR_VISITORS = {"Attract", "Chooser", "Lobby", "TriominosLobby", "TriquetaLobby", "TripoloLobby"}
OTHER_COLOUR = (255, 0, 255)
OTHER_PROGRAM = f"""
import pygame
pygame.display.init()
pygame.display.set_mode((400, 300)).fill({OTHER_COLOUR})
while True:
    pygame.display.flip()
    pygame.event.wait()
"""

Way = Callable[[Desktop, Program], object]


def chords(*chords: tuple[int, ...]) -> Way:
    """Hold keys down one after the other, and let them go; then the next ones."""

    def press(_: Desktop, program: Program) -> None:
        for codes in chords:
            program.keys_down(codes)
            program.keys_up(codes[::-1])

    return press


def tool(*words: str) -> Way:
    """Ask the window manager for something, as another program would; WINDOW stands for the kiosk's."""

    def ask(desktop: Desktop, program: Program) -> None:
        desktop.tool(*(program.window if word == "WINDOW" else word for word in words))

    return ask


def clicks(number: int, *held: int) -> Way:
    """Click with a mouse button at the edges, with a key held down or without."""

    def click(desktop: Desktop, program: Program) -> None:
        program.keys_down(held)
        for x, y in CORNERS:
            desktop.screen.move((round(x * (desktop.size[0] - 1)), round(y * (desktop.size[1] - 1))))
            desktop.screen.button(number, down=True)
            desktop.screen.button(number, down=False)
        program.keys_up(held)

    return click


def another_program(desktop: Desktop, program: Program) -> None:
    """Let another program open a window and take the keyboard."""
    env = environment(Path("/"), DISPLAY=desktop.name, SDL_VIDEODRIVER="x11")
    with subprocess.Popen([sys.executable, "-c", OTHER_PROGRAM], env=env, stdout=subprocess.DEVNULL) as other:
        try:
            find = ("xdotool", "search", "--onlyvisible", "--pid", str(other.pid))
            window = waited(lambda: desktop.tool(*find).split(), "the other window")[-1]
            desktop.tool("xdotool", "windowactivate", window)
            waited(lambda: is_locked(desktop, program), "the kiosk to come back")
            waited(lambda: not _shows(program, OTHER_COLOUR), "the kiosk to be in front")
        finally:
            other.kill()


def another_desktop(desktop: Desktop, program: Program) -> None:
    """Let another program put the kiosk on one desktop of the window manager, and show another one."""
    desktop.tool("xdotool", "set_num_desktops", "2")
    shown = int(desktop.tool("xdotool", "get_desktop"))
    desktop.tool("xdotool", "set_desktop_for_window", program.window, str(shown))
    desktop.tool("xdotool", "set_desktop", str(1 - shown))


def _shows(program: Program, colour: tuple[int, int, int]) -> bool:
    return bool(pygame.mask.from_threshold(program.shot(), colour, (1, 1, 1)).count())


CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0), (0.5, 1))
WAYS: dict[str, Way] = {
    "Alt+F4": chords((ALT, F4)),
    "Alt+Tab": chords((ALT, TAB)),
    "Alt+Shift+Tab": chords((ALT, SHIFT, TAB)),
    "Alt+Escape": chords((ALT, ESCAPE)),
    "Alt+Space, the window's menu": chords((ALT, SPACE)),
    "Alt+Return": chords((ALT, RETURN)),
    "F11": chords((F11,)),
    "F10, Alt+F10": chords((F10,), (ALT, F10)),
    "all F keys, also with Alt": chords(*[(key,) for key in F_KEYS], *[(ALT, key) for key in F_KEYS]),
    "Super": chords((SUPER,)),
    "Super+D": chords((SUPER, 40)),
    "Super+E": chords((SUPER, 26)),
    "Super+L": chords((SUPER, 46)),
    "Super+F1": chords((SUPER, 67)),
    "Ctrl+Alt+arrows": chords(*[(CONTROL, ALT, arrow) for arrow in ARROWS]),
    "Ctrl+Alt+D, Ctrl+Alt+T": chords((CONTROL, ALT, 40), (CONTROL, ALT, 28)),
    "Ctrl+Alt+Delete": chords((CONTROL, ALT, DELETE)),
    "Ctrl+Alt+Backspace": chords((CONTROL, ALT, BACKSPACE)),
    "Ctrl+Q, Ctrl+W, Ctrl+C": chords((CONTROL, 24), (CONTROL, 25), (CONTROL, 54)),
    "Ctrl+Escape": chords((CONTROL, ESCAPE)),
    "Escape, again and again": chords(*[(ESCAPE,)] * 12),
    "every printable key": chords(*[(key,) for key in LETTERS]),
    "menu, print, delete": chords((MENU,), (PRINT,), (DELETE,), (BACKSPACE,)),
    "right clicks at the edges": clicks(3),
    "middle clicks at the edges": clicks(2),
    "the window pulled with Alt": clicks(1, ALT),
    "a request to close": tool("xdotool", "windowquit", "WINDOW"),
    "a request to hide": tool("xdotool", "windowunmap", "WINDOW"),
    "a request to minimize": tool("xdotool", "windowminimize", "WINDOW"),
    "a request to move": tool("xdotool", "windowmove", "WINDOW", "300", "200"),
    "a request to keep below": tool("xdotool", "windowstate", "--add", "BELOW", "WINDOW"),
    "a request to leave the full screen": tool("xdotool", "windowstate", "--remove", "FULLSCREEN", "WINDOW"),
    "a request for a smaller window": tool("xdotool", "windowsize", "WINDOW", "300", "200"),
    "a request to go behind": tool("xdotool", "windowlower", "WINDOW"),
    "another program": another_program,
    "another desktop": another_desktop,
    "a terminal's interrupt": lambda _, program: program.process.send_signal(signal.SIGINT),
}

SET_UPS: dict[str, Callable[[Path], object]] = {
    "missing": lambda _: None,
    "a pipe": os.mkfifo,
    "a picture": lambda file: file.write_bytes(DAMAGED["a picture"]),
}


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Name the file that the window manager makes when it hears one of its keys."""
    return tmp_path_factory.mktemp("heard") / "heard"


@pytest.fixture(scope="module")
def bound(tools: None, heard: Path) -> Iterator[Desktop]:  # noqa: ARG001 - wanted for what it checks
    """Lend a desktop whose window manager has a key for everything."""
    folder = heard.parent / "openbox"
    folder.mkdir()
    (folder / "rc.xml").write_text(configuration(heard), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(heard.parent))
        with Desktop() as made:
            yield made


@pytest.fixture(scope="module")
def kiosk(bound: Desktop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    folder = tmp_path_factory.mktemp("kiosk") / "data"
    with Program(bound, folder, "--kiosk", "--kiosk-child") as program:
        program.until(lambda facts: facts["scene"] == "Attract")
        yield program


def is_locked(desktop: Desktop, program: Program) -> bool:
    """Return whether the kiosk has the keyboard, and fills the screen."""
    assert program.process.poll() is None, "it has ended"
    focus = desktop.tool("xdotool", "getwindowfocus", "-f").strip()
    seen = desktop.tool("xdotool", "search", "--onlyvisible", "--pid", str(program.process.pid)).split()
    fills = program.rect == pygame.Rect((0, 0), desktop.size)
    return focus == program.window and program.window in seen and fills


def wait_for_an_answer(program: Program, way: str) -> None:
    """Tap a key until that arrives: the first ones may be lost while the kiosk comes back."""
    before = program.releases()

    def answered() -> bool:
        program.tap(DOWN)
        return program.releases() > before

    waited(answered, f"{way}: the kiosk to hear its keys")


def test_the_window_manager_hears_its_keys_where_no_kiosk_holds_them(bound: Desktop, heard: Path) -> None:
    """Otherwise the tests below would tell nothing."""

    def press() -> bool:
        bound.screen.keys((CONTROL, ALT, X), down=True)
        bound.screen.keys((X, ALT, CONTROL), down=False)
        return heard.with_name("awake").exists()

    waited(press, "the window manager to hear its key")


@pytest.mark.parametrize("way", WAYS)
def test_no_way_leads_out(bound: Desktop, heard: Path, kiosk: Program, way: str) -> None:
    WAYS[way](bound, kiosk)
    wait_for_an_answer(kiosk, way)
    waited(lambda: is_locked(bound, kiosk), f"{way}: the kiosk to be what is seen")
    assert not heard.exists(), f"the window manager has heard {way}"
    assert kiosk.facts["scene"] in FOR_VISITORS, f"{way} leads into {kiosk.facts['scene']}"
    assert kiosk.facts["size"] == list(bound.size)


def test_nothing_leads_out_where_the_window_manager_has_ended(tools: None, folder: Path) -> None:  # noqa: ARG001 - as above
    """Then whatever another program does to the window is done at once, as on a bare X server."""
    with Desktop() as desktop, Program(desktop, folder, "--kiosk", "--kiosk-child") as program:
        program.until(lambda facts: facts["scene"] == "Attract")
        desktop._processes[1].kill()
        for way in ("a request to move", "a request for a smaller window", "a request to hide", "another program"):
            WAYS[way](desktop, program)
            wait_for_an_answer(program, way)
            waited(lambda: is_locked(desktop, program), f"{way}: the kiosk to come back")
            program.until(lambda facts: facts["size"] == list(desktop.size))


@pytest.mark.parametrize("kind", SET_UPS)
def test_it_starts_locked_with_a_set_up_that_is_missing_or_damaged(
    desktop: Desktop, folder: Path, tmp_path: Path, kind: str
) -> None:
    """All the other kinds of damage end in the same way, which tests/kiosk shows."""
    file = tmp_path / "kiosk.toml"
    SET_UPS[kind](file)
    with Program(desktop, folder, "--kiosk", str(file), "--kiosk-child") as program:
        program.until(lambda facts: facts["scene"] == "Attract")
        assert not program.facts["notices"], "visitors are told nothing of files"
        chords((ALT, F4))(desktop, program)
        wait_for_an_answer(program, kind)
        assert is_locked(desktop, program)
