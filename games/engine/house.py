"""The house: everything that scenes share, handed to each of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime

from games.engine import facing, shapes, text
from games.engine import settings as settings_file
from games.engine.devices import Devices
from games.engine.notices import Notices
from games.engine.records import Records
from games.engine.scene import Scene, Scenes
from games.engine.seats import Seats
from games.engine.settings import Settings
from games.engine.sound import Sounds
from games.engine.sprites import Sprites
from games.engine.store import Store
from games.engine.theme import unit
from games.engine.words import Words

SETTINGS_FILE = "settings.toml"


@dataclass
class House:
    """The shared rooms of the program. Clock, dates and seeds come from outside."""

    settings: Settings
    words: Words
    sprites: Sprites
    sounds: Sounds
    devices: Devices
    records: Records
    store: Store
    today: Callable[[], date]
    moment: Callable[[], datetime]  # date and time of this place
    now: Callable[[], int]  # nanoseconds of a clock that never goes back
    new_seed: Callable[[], int]
    set_fullscreen: Callable[[bool], None]
    size: tuple[int, int]  # of the window, in pixels
    seats: Seats = field(default_factory=Seats)
    scenes: Scenes = field(default_factory=Scenes)
    notices: Notices = field(default_factory=Notices)
    settings_page: Callable[[], Scene] | None = None  # how the page with the settings is made, once there is one
    stale: bool = True  # the picture has changed for a reason that is neither input nor animation

    def px(self, length: float) -> int:
        """Return a length given in pixels of a full high definition screen in pixels of this window."""
        return max(1, round(length * unit(self.size)))

    def name(self, seat: int) -> str:
        """Return the name of the person at a seat; without one it is the emblem's."""
        return self.seats[seat].name or self.words(f"seat.{seat}.name")

    def resize(self, size: tuple[int, int]) -> None:
        """Take over a new window size."""
        if size != self.size:
            self.size = size
            for kept in (shapes, text, facing, self.sprites):
                kept.forget()
        self.scenes.layout()
        self.stale = True

    def change(self, name: str, value: object) -> None:
        """Change one setting, make it felt at once, and keep it."""
        setattr(self.settings, name, value)
        self.words.language = self.settings.language
        self.sounds.set_volumes()
        if name == "fullscreen":
            self.set_fullscreen(self.settings.fullscreen)
        self.scenes.layout()
        self.stale = True
        if not self.store.write(SETTINGS_FILE, settings_file.written(self.settings)):
            self.notices.add(self.words("notice.not_kept"))

    def quit(self) -> None:
        """End the program."""
        self.scenes.clear()
