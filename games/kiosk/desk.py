"""The operator's desk: the set-up and what was changed of it, the PIN, the books, and what is wrong at the moment."""

import shutil
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

from games.engine import settings as settings_file
from games.engine.house import SETTINGS_FILE, House
from games.engine.settings import Settings
from games.kiosk.books import Books
from games.kiosk.config import CHANGES_FILE, agreeing, changed, read
from games.kiosk.pin import Pin, Tries

LITTLE: Final = 200_000_000  # bytes on the disk, below which the operator is told


class Desk:
    """What only the operator sees and changes. ``end`` ends the program with an exit status."""

    def __init__(
        self, house: House, file: Path | None, books: Books, pin: Pin, end: Callable[[int], None], started: str
    ) -> None:
        self.house = house
        self.books = books
        self.pin = pin
        self.tries = Tries()
        self.end = end
        self.started = started  # ISO 8601, to the minute
        changes = house.store.folder / CHANGES_FILE
        self._file_alone, _ = read(file, None)
        self.config, self.faults = read(file, changes)
        self.baseline = self._read_baseline()

    def change(self, **values: Any) -> bool:
        """Change entries of the set-up at once; return whether it could be kept for the next start."""
        self.config, _ = agreeing(replace(self.config, **values))
        return self.house.store.write(CHANGES_FILE, changed(self._file_alone, self.config))

    def adopt_settings(self) -> bool:
        """Let the settings of the moment (bindings, screen) be those that every session begins with."""
        self.baseline = replace(self.house.settings)
        return self.house.store.write(SETTINGS_FILE, settings_file.written(self.baseline))

    def complaints(self) -> list[str]:
        """Return what is wrong now, in sentences in the operator's language."""
        words, store = self.house.words, self.house.store
        told = [words(fault.key, name=fault.name) for fault in self.faults]
        if not store.writable:
            told.append(words("kiosk.wrong.read_only", folder=store.folder))
        elif shutil.disk_usage(store.folder).free < LITTLE:
            told.append(words("kiosk.wrong.disk_full"))
        if self.books.unkept:
            told.append(words("kiosk.wrong.books"))
        if self.pin.is_first:
            told.append(words("kiosk.wrong.first_pin"))
        return told + self.house.complaints

    def _read_baseline(self) -> Settings:
        """Return the settings that every session begins with: the operator's, in the language of the set-up."""
        settings = replace(self.house.settings)
        settings.fullscreen = True
        return settings


def volumes(desk: Desk, hour: int, wanted: int | None) -> dict[str, int]:
    """Return the volumes at an hour of the day: as visitors want it (None: as it is set up), within the limits."""
    config, baseline = desk.config, desk.baseline
    loud = {
        name: config.volume(getattr(baseline, name) if wanted is None else wanted, hour)
        for name in ("effects", "voice")
    }
    return loud | {"music": min(baseline.music, loud["effects"])}


def session_settings(desk: Desk, hour: int) -> dict[str, Any]:
    """Return the settings that a session begins with at an hour of the day."""
    values = {entry.name: getattr(desk.baseline, entry.name) for entry in fields(Settings)}
    own = {"language": desk.config.language, "text_size": desk.config.distance}
    return values | volumes(desk, hour, None) | own
