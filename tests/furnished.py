"""A house for tests: a window without a screen, a fake clock, recorded sounds; inputs go in tick by tick."""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

import pygame

from games import catalogue
from games.engine.app import App
from games.engine.canvas import Canvas, Presenter
from games.engine.clock import SECOND, TICK_RATE, Ticker
from games.engine.devices import Devices
from games.engine.house import House
from games.engine.inputs import Button, Input, Phase, Point, Press
from games.engine.labels import KeyLabels
from games.engine.records import Records
from games.engine.scene import Scene
from games.engine.settings import Settings
from games.engine.sound import Sounds
from games.engine.sprites import Sprites
from games.engine.store import Store
from games.engine.window import Window
from games.engine.words import Words

ROOT = Path(__file__).parent.parent
TODAY = date(2026, 3, 14)
MOMENT = datetime(2026, 3, 14, 20, 15, tzinfo=UTC)
SEED = 7


class RecordedSounds(Sounds):
    """Keeps the names of what would have been heard."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(ROOT / "sounds", settings)
        self.heard: list[str] = []

    def effect(self, name: str) -> None:
        """Record an effect."""
        self.heard.append(name)
        self.listener(f"effect.{name}")

    def say(self, name: str) -> None:
        """Record a call."""
        self.heard.append(f"voice:{name}")
        self.listener(f"voice.{name}")

    def music(self, name: str) -> None:
        """Play no music."""


@dataclass
class FakeClock:
    """Time that passes only when a test lets it."""

    now_ns: int = 0

    def now(self) -> int:
        """Return the time in nanoseconds."""
        return self.now_ns

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now_ns += round(seconds * SECOND)


class Furnished(House):
    """A house with hands: tests press, click, wait and look."""

    app: App
    clock: FakeClock
    sounds: RecordedSounds

    def do(self, *inputs: Input) -> None:
        """Let all inputs arrive within one tick."""
        self.app.step(list(inputs))

    def press(self, source: str, *buttons: Button) -> None:
        """Press buttons of a source, one a tick."""
        for button in buttons:
            self.do(Press(source, button))

    def click(self, pos: tuple[int, int], source: str = "mouse") -> None:
        """Press and lift a pointer at a place."""
        self.do(Point(source, Phase.DOWN, pos))
        self.do(Point(source, Phase.UP, pos))

    def wait(self, seconds: float) -> None:
        """Let ticks pass without any input."""
        for _ in range(round(seconds * TICK_RATE)):
            if self.scenes.top is None:
                return
            self.do()

    def on_top(self) -> Scene | None:
        """Return the scene that plays."""
        return self.scenes.top

    def enter(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.scenes.push(scene)

    def described(self) -> Canvas:
        """Return the description of the top scene's frame, with the notices."""
        canvas = Canvas(self.size)
        if self.scenes.top:
            self.scenes.top.draw(canvas)
        self.notices.draw(canvas)
        canvas.size = self.window_size
        self.captions.draw(canvas)
        return canvas

    def picture(self) -> pygame.Surface:
        """Return the frame, painted."""
        surface = pygame.Surface(self.window_size)
        Presenter(surface).present(self.described())
        return surface

    def close(self) -> None:
        """Let files and window go."""
        self.scenes.clear()
        self.records.close()
        self.store.close()
        pygame.display.quit()


def furnish(folder: Path, size: tuple[int, int], language: str) -> Furnished:
    """Return a house whose window has a size; its folder is created."""
    pygame.display.init()
    pygame.font.init()
    window = Window(size, 0, fullscreen=False)
    settings = Settings(language=language)
    store = Store(folder)
    clock = FakeClock()
    made = Furnished(
        settings=settings,
        words=Words(catalogue.words_folders(), language),
        sprites=Sprites(ROOT / "sprites"),
        sounds=RecordedSounds(settings),
        devices=Devices(KeyLabels(language)),
        records=Records(None, store.set_aside),
        store=store,
        today=lambda: TODAY,
        moment=lambda: MOMENT,
        now=clock.now,
        new_seed=lambda: SEED,
        set_fullscreen=lambda _: None,
        size=size,
    )
    made.clock = clock
    made.app = App(window, made, Ticker(clock.now, clock.sleep))
    made.devices.type_text(on=False)
    return made
