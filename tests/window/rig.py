"""The rig of the window tests: an X server of its own, a window manager, the program in it, and hands on its keyboard.

with Desktop() as desktop, Program(desktop, folder) as program:
    program.tap(CODES["q"])
    program.until(lambda facts: facts["seats"][0] == "keys-1")
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import pygame

from tests.window.keycodes import CODES
from tests.window.x11 import Screen

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "openbox", "xdotool", "setxkbmap")
HUNG = 30.0  # seconds after which something that is waited for is given up as never coming
LOOK_AGAIN = 0.005  # seconds between two looks at something that is waited for
CLOSE_TRIES = 5
PACE = 4.0  # times as fast as it should, for paths on which much glides, is praised, or counts down
CLOSE_KEYS = (CODES["alt"], CODES["f4"])  # as openbox understands them

Facts = dict[str, Any]


def missing_tools(tools: Iterable[str] = TOOLS) -> list[str]:
    """Return the tools that window tests need and this machine has not."""
    return [tool for tool in tools if shutil.which(tool) is None]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment that a tested program gets: nothing of the tester's but the search path."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "SDL_AUDIODRIVER": "dummy",
        **more,
    }


def waited(wanted: Callable[[], Any], what: str, seen: Callable[[], Any] = str) -> Any:
    """Look again and again until something true is there, and return it.

    AssertionError when it never comes, with what is seen then.
    """
    give_up = time.monotonic() + HUNG
    while not (found := wanted()):
        assert time.monotonic() < give_up, f"waited in vain for {what} {seen()}"
        time.sleep(LOOK_AGAIN)
    return found


class Desktop:
    """An X server with a screen of the given size, no other window, a US keyboard, and openbox."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.size = size
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        self._start(self._server(writing), pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self.screen = Screen(self.name)
        self._start(["openbox", "--sm-disable"], env={**os.environ, "DISPLAY": self.name})
        waited(lambda: self.tool("xdotool", "get_num_desktops"), "the window manager")
        return self

    def __exit__(self, *_: object) -> None:
        self.screen.close()
        for process in reversed(self._processes):
            process.terminate()
            process.wait()

    def tool(self, *words: str) -> str:
        """Run a tool such as xdotool on this desktop; return what it says, nothing when it fails."""
        env = {**os.environ, "DISPLAY": self.name}
        return subprocess.run(words, env=env, capture_output=True, text=True, check=False).stdout

    def layout(self, name: str) -> None:
        """Plug in another keyboard, such as "fr"."""
        self.tool("setxkbmap", name)

    def _server(self, told: int) -> list[str]:
        """Return the command of the X server, which tells its number on an open file."""
        screen = f"{self.size[0]}x{self.size[1]}x24"
        return ["Xvfb", "-displayfd", str(told), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]

    def _start(self, command: list[str], **more: Any) -> None:
        nothing = subprocess.DEVNULL
        self._processes.append(subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, **more))


class Program:
    """main.py in its own process on a desktop, with the data folder given; ``options`` go to its command line.

    ``plain`` starts main.py itself; otherwise it is observed and tells facts, and starting waits for the first.
    ``built`` starts that program instead, from another folder and with no Python on its search path.
    ``pace`` lets its time pass so many times as fast; ``cwd`` is the folder to start it from.
    """

    def __init__(
        self,
        desktop: Desktop,
        folder: Path,
        *options: str,
        plain: bool = False,
        more: Mapping[str, str] | None = None,
        built: Path | None = None,
        pace: float = 1.0,
        cwd: Path = ROOT,
    ) -> None:
        self.desktop = desktop
        self.facts: Facts = {}
        self.inputs: list[str] = []  # all that has arrived in the program, but for the pointers' moves
        self._releases = 0
        self._plain = plain or built is not None
        desktop.screen.move(desktop.size)  # the far corner: a mouse that was left in the middle would choose something
        program = [str(ROOT / "main.py")] if plain else ["-m", "tests.window.observed"]
        python = [sys.executable, "-X", "faulthandler", *program]
        observed = {} if self._plain else {"PYTHONPATH": str(ROOT), "PACE": str(pace)}
        env = environment(folder.parent, DISPLAY=desktop.name, SDL_VIDEODRIVER="x11", **{**observed, **(more or {})})
        self.process = subprocess.Popen(
            [*([str(built)] if built else python), "--data", str(folder), *options],
            cwd=folder.parent if built else cwd,
            env={**env, "PATH": ""} if built else env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)

    def __enter__(self) -> Self:
        self._listener.start()
        try:
            self.window: str = waited(self._find_window, "the program's window")
            self.focus()
            if not self._plain:
                self.until(lambda _: "FOCUS_GAINED" in "".join(self.inputs))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._listener.join()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()

    @property
    def rect(self) -> pygame.Rect:
        """Where the window's inside lies on the screen."""
        return self.desktop.screen.place(int(self.window))

    def focus(self) -> None:
        """Ask the window manager for the keyboard, and wait until the window has it."""

        def look() -> bool:
            self.desktop.tool("xdotool", "windowactivate", self.window)
            return self.desktop.tool("xdotool", "getwindowfocus", "-f").strip() == self.window

        waited(look, "the window to have the keyboard")

    def resize(self, size: tuple[int, int]) -> None:
        """Ask the window manager for another size of the window."""
        self.desktop.tool("xdotool", "windowsize", self.window, str(size[0]), str(size[1]))

    def keys_down(self, codes: Iterable[int]) -> None:
        """Press keys, all together, and keep them down."""
        self.desktop.screen.keys(codes, down=True)

    def keys_up(self, codes: Iterable[int]) -> None:
        """Let keys go."""
        self.desktop.screen.keys(codes, down=False)

    def tap(self, code: int) -> None:
        """Press a key and let it go."""
        self.keys_down([code])
        self.keys_up([code])

    def press(self, code: int) -> None:
        """Press a key, let it go, and wait until both have arrived."""
        before = self.releases()
        self.tap(code)
        waited(lambda: self.releases() > before, f"the press of {code}; the last facts are", lambda: self.facts)

    def place(self, key: str) -> pygame.Rect:
        """Wait until a widget is there; return its place in the window."""
        return pygame.Rect(self.until(lambda facts: key in facts["widgets"])["widgets"][key])

    def click_on(self, key: str) -> None:
        """Click on a widget."""
        self.click(self.place(key).center)

    def click(self, pos: tuple[int, int]) -> None:
        """Click with the left button at a place of the window."""
        rect = self.rect
        self.desktop.screen.move((rect.x + pos[0], rect.y + pos[1]))
        self.desktop.screen.button(1, down=True)
        self.desktop.screen.button(1, down=False)

    def order(self, what: object) -> None:
        """Give an order; see observed.py."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()

    def look(self) -> None:
        """Wait until the window shows everything as it is now."""
        before = self.facts["looks"]
        self.order("look")
        self.until(lambda facts: facts["looks"] > before)

    def shot(self) -> pygame.Surface:
        """Take a picture of the window's inside, as far as it lies on the screen."""
        return self.desktop.screen.shot(self.rect.clip(pygame.Rect((0, 0), self.desktop.size)))

    def until(self, wanted: Callable[[Facts], Any]) -> Facts:
        """Wait until the facts told are as wanted, and return them."""

        def look() -> bool:
            assert self.process.poll() is None, (
                f"the program ended: {self.process.stderr and self.process.stderr.read()}"
            )
            return bool(self.facts) and bool(wanted(self.facts))

        waited(look, "the wanted facts; the last ones are", lambda: self.facts)
        return self.facts

    def presses(self, source: str) -> int:
        """Count the presses of a source that have arrived until now."""
        return sum(given.startswith(f"Press(source='{source}'") for given in self.inputs)

    def releases(self) -> int:
        """Count the keys that have been let go until now.

        Whoever taps a key again should wait for this: two taps within 2 ms are one, repeating, to SDL on X11.
        """
        return self._releases

    def answers(self) -> bool:
        """Tap a key, and wait until that has arrived."""
        before = self.releases()
        self.tap(CODES["down"])
        return bool(self.until(lambda _: self.releases() > before))

    def close(self) -> int:
        """Close the window as a person does; return the exit status.

        A window manager that is taking over another keymap hears its own keys only a moment later: press again.
        """
        self.focus()
        for _ in range(CLOSE_TRIES):
            self.keys_down(CLOSE_KEYS)
            self.keys_up(CLOSE_KEYS[::-1])
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(HUNG / CLOSE_TRIES)
        return self.ended()

    def ended(self) -> int:
        """Wait for the program's end; return its exit status."""
        try:
            return self.process.wait(HUNG)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # the fault handler tells where every thread is
            self.process.wait()
            raise AssertionError(f"the program does not end; it is at {self._complaint()}") from None

    def _complaint(self) -> str:
        return self.process.stderr.read() if self.process.stderr else ""

    def _find_window(self) -> str:
        assert self.process.poll() is None, "the program ended before it had a window"
        found = self.desktop.tool("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        return found[-1] if found else ""

    def _listen(self) -> None:
        for line in self.process.stdout or ():
            if line.startswith("{"):
                told = json.loads(line)
                heard = told.pop("inputs")
                self.inputs += heard
                self.facts = told
                self._releases += sum(given.startswith("Release") for given in heard)
