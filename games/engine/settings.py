"""What a person has set: read from TOML with defaults for whatever is missing or wrong, written whole or not at all."""

import json
import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from games.engine.store import read_text
from games.engine.theme import TEXT_SIZES
from games.engine.words import FALLBACK, LANGUAGES

FULL_VOLUME = 10  # volumes are steps of a tenth
MOST_DISPLAYS = 16
VOLUME = tuple(range(FULL_VOLUME + 1))
TEXTS: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "text_size": tuple(TEXT_SIZES),
    "captions": ("calls", "all"),
    "penalty": ("1", "0", "2", "3"),
}
NUMBERS: dict[str, tuple[int, ...]] = {
    "effects": VOLUME,
    "voice": VOLUME,
    "music": VOLUME,
    "display": tuple(range(MOST_DISPLAYS)),
}


@dataclass
class Settings:
    """The settings, each with its default."""

    language: str = FALLBACK
    text_size: str = "near"  # by how far people sit from the screen
    fullscreen: bool = False
    display: int = 0  # the screen that the window is on, counted from 0
    effects: int = 8
    voice: int = 8
    music: int = 4
    music_on: bool = True
    captions: str = "calls"  # what is heard stands on the screen, too: spoken words, or all sounds
    letters: bool = False  # colour letters on the cards
    calm: bool = False  # reduced motion: slides become fades
    penalty: str = "1"  # seconds of waiting after a wrong card that the lobby offers first
    around: bool = False  # places round all four sides of a table, each facing its player
    controls: dict[str, dict[str, str]] = field(default_factory=dict)  # changed ones: codes by control, by device

    def __setattr__(self, name: str, value: object) -> None:
        """Set one setting; ValueError when it is of the wrong type or out of range."""
        if not _is_valid(name, value):
            raise ValueError(f"setting {name} cannot be {value!r}")
        super().__setattr__(name, value)


def _is_valid(name: str, value: object) -> bool:
    if name in TEXTS:
        return value in TEXTS[name]
    if name in NUMBERS:
        return type(value) is int and value in NUMBERS[name]
    if name == "controls":
        return _are_controls(value)
    return isinstance(value, bool)


def _are_controls(value: object) -> bool:
    """Return whether a value maps texts to mappings of texts to texts."""
    if not isinstance(value, dict):
        return False
    tables = [table.items() if isinstance(table, dict) else [(None, None)] for table in value.values()]
    texts = [*value, *(text for table in tables for pair in table for text in pair)]
    return all(isinstance(text, str) for text in texts)


def read(path: Path) -> tuple[Settings, bool]:
    """Return the settings of a file, and whether the file was whole; a missing file is whole and all default."""
    try:
        table = tomllib.loads(read_text(path, "utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return Settings(), True
    except (OSError, ValueError, RecursionError):  # not to be read, no UTF-8, no TOML, or TOML of endless depth
        return Settings(), False
    settings = Settings()
    for entry in fields(Settings):
        value = table.get(entry.name)
        if value is not None and _is_valid(entry.name, value):
            setattr(settings, entry.name, value)
    return settings, True


def written(settings: Settings) -> str:
    """Return the settings as the text of a TOML file."""
    return "".join(f"{name} = {_toml(value)}\n" for name, value in asdict(settings).items())


def _toml(value: object) -> str:
    """Write a value: JSON has strings, whole numbers and truth values exactly as TOML has them, but not tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml(key)} = {_toml(held)}" for key, held in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
