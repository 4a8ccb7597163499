"""The house: everything that scenes share, handed to each of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path

from games.engine import facing, shapes, text
from games.engine import settings as settings_file
from games.engine.captions import Captions
from games.engine.devices import Devices
from games.engine.manners import Manners, Stops
from games.engine.notices import Notices
from games.engine.records import Records
from games.engine.scene import Scene, Scenes
from games.engine.seats import Seats
from games.engine.settings import Settings
from games.engine.sound import Sounds
from games.engine.sprites import Sprites
from games.engine.store import Store
from games.engine.theme import smallest_text, unit
from games.engine.words import Words

SETTINGS_FILE = "settings.toml"


@dataclass
class House:
    """The shared rooms of the program. Clock, dates and seeds come from outside.

    ``size`` is that of the picture, in pixels, ``window_size`` that of the window: captions may take a strip of it.
    """

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
    size: tuple[int, int]
    seats: Seats = field(default_factory=Seats)
    scenes: Scenes = field(default_factory=Scenes)
    notices: Notices = field(default_factory=Notices)
    settings_page: Callable[[], Scene] | None = None  # how the page with the settings is made, once there is one
    displays: Callable[[], int] = lambda: 1  # how many screens there are
    set_display: Callable[[int], None] = lambda _: None
    open_folder: Callable[[Path], bool] = lambda _: False  # show a folder to the person; return whether that went well
    manners: Manners = field(default_factory=Manners)
    stops: Stops = field(default_factory=Stops)
    complaints: list[str] = field(default_factory=list)  # where somebody else looks after the program: what is wrong
    captions: Captions = field(init=False)
    window_size: tuple[int, int] = field(init=False)
    stale: bool = True  # the picture has changed for a reason that is neither input nor animation

    def __post_init__(self) -> None:
        """Begin with captions and texts as they were set."""
        self.captions = Captions(self.settings, self.words, self.sprites)
        self.sounds.listener = self.captions.hear
        self.window_size = self.size
        self._arrange()

    def px(self, length: float) -> int:
        """Return a length given in pixels of a full high definition screen in pixels of this window."""
        return max(1, round(length * unit(self.size)))

    @property
    def writing(self) -> tuple[str, str]:
        """Language and size of the texts: what pictures with words, kept for a while, depend on beside their size."""
        return self.settings.language, self.settings.text_size

    def name(self, seat: int) -> str:
        """Return the name of the person at a seat; without one it is the emblem's."""
        return self.seats[seat].name or self.words(f"seat.{seat}.name")

    def complain(self, sentence: str) -> None:
        """Say what is wrong with files or devices: to those at the table, or to whoever looks after the program."""
        if not self.manners.has_desk:
            self.notices.add(sentence)
        elif sentence not in self.complaints:
            self.complaints.append(sentence)

    def may_stop(self, seat: int | None) -> bool:
        """Let a place stop the round, and say so when it has done that too often; None: a key that is nobody's."""
        if self.stops.take(seat, self.manners.stops):
            return True
        self.notices.add(
            self.words("stop.no_more") if seat is None else self.words("stop.none_left", name=self.name(seat))
        )
        return False

    def resize(self, size: tuple[int, int]) -> None:
        """Take over a new window size."""
        self.window_size = size
        self._arrange()
        self.scenes.layout()
        self.stale = True

    def change(self, name: str, value: object) -> None:
        """Change one setting, make it felt at once, and keep it."""
        setattr(self.settings, name, value)
        self.words.language = self.settings.language
        self.sounds.set_volumes()
        if name == "fullscreen":
            self.set_fullscreen(self.settings.fullscreen)
        elif name == "display":
            self.set_display(self.settings.display)
        self._arrange()
        self.scenes.layout()
        self.stale = True
        if self.manners.keeps_settings and not self.store.write(SETTINGS_FILE, settings_file.written(self.settings)):
            self.complain(self.words("notice.not_kept"))

    def _arrange(self) -> None:
        """Share the window between picture and captions; set the smallest text, for how far people sit."""
        size = self.window_size[0], max(1, self.window_size[1] - self.captions.height(self.window_size))
        if size != self.size:
            self.size = size
            for kept in (shapes, text, facing, self.sprites):
                kept.forget()
        text.keep_legible(smallest_text(self.window_size, self.settings.text_size))

    def quit(self) -> None:
        """End the program."""
        self.scenes.clear()
