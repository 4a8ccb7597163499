"""What can be set, as data: one row for each setting, grouped into the tabs of the page."""

from dataclasses import dataclass
from enum import StrEnum, auto

from games.engine.house import House
from games.engine.settings import TEXTS
from games.engine.words import LANGUAGES


class Kind(StrEnum):
    """How a setting is changed."""

    VOLUME = auto()
    SWITCH = auto()
    CHOICE = auto()
    DISPLAY = auto()  # a choice among the screens that there are
    LANGUAGE = auto()
    DOOR = auto()  # leads somewhere else


@dataclass(frozen=True)
class Row:
    """A row of the page; ``setting`` is what it changes."""

    kind: Kind
    setting: str
    icon: str

    @property
    def key(self) -> str:
        """The key of its widget."""
        return f"{self.kind}.{self.setting}"


@dataclass(frozen=True)
class Tab:
    """Rows that belong together."""

    key: str
    icon: str
    rows: tuple[Row, ...]


TABS = (
    Tab(
        "sound",
        "ui/speaker",
        (
            Row(Kind.VOLUME, "effects", "ui/speaker"),
            Row(Kind.VOLUME, "voice", "ui/voice"),
            Row(Kind.VOLUME, "music", "ui/music"),
            Row(Kind.SWITCH, "music_on", "ui/music"),
            Row(Kind.CHOICE, "captions", "ui/captions"),
        ),
    ),
    Tab(
        "picture",
        "ui/screen",
        (
            Row(Kind.CHOICE, "text_size", "ui/text-size"),
            Row(Kind.SWITCH, "fullscreen", "ui/screen"),
            Row(Kind.DISPLAY, "display", "ui/screens"),
            Row(Kind.SWITCH, "calm", "ui/motion"),
        ),
    ),
    Tab(
        "game",
        "ui/people",
        (
            Row(Kind.SWITCH, "letters", "ui/letters"),
            Row(Kind.CHOICE, "penalty", "ui/hourglass"),
            Row(Kind.SWITCH, "around", "ui/around"),
        ),
    ),
    Tab(
        "devices",
        "ui/keyboard",
        (
            Row(Kind.DOOR, "device_test", "ui/keyboard"),
            Row(Kind.DOOR, "controls", "ui/pencil"),
        ),
    ),
    Tab(
        "program",
        "ui/gear",
        (
            *(Row(Kind.LANGUAGE, code, f"ui/flag-{code}") for code in LANGUAGES),
            Row(Kind.DOOR, "folder", "ui/folder"),
        ),
    ),
)


def rows(house: House, tab: Tab) -> list[Row]:
    """Return the rows of a tab that mean something here: with one screen there is none to choose."""
    return [row for row in tab.rows if row.kind is not Kind.DISPLAY or house.displays() > 1]


def next_value(house: House, row: Row, step: int) -> object:
    """Return the value of a switch or choice that comes after its present one, or before it (step -1)."""
    now = getattr(house.settings, row.setting)
    if row.kind is Kind.SWITCH:
        return not now
    values: tuple[object, ...] = tuple(range(house.displays())) if row.kind is Kind.DISPLAY else ordered(row.setting)
    at = values.index(now) if now in values else 0
    return values[(at + step) % len(values)]


def ordered(setting: str) -> tuple[str, ...]:
    """Return the values of a choice as people count: seconds from none to many, distances from near to far."""
    return tuple(sorted(TEXTS[setting])) if setting == "penalty" else TEXTS[setting]


def value_words(house: House, row: Row) -> str:
    """Return what the value of a switch or a choice is called."""
    value = getattr(house.settings, row.setting)
    if row.kind is Kind.SWITCH:
        return house.words("settings.on" if value else "settings.off")
    if row.kind is Kind.DISPLAY:
        return str(value + 1)
    return house.words(f"settings.value.{row.setting}.{value}")
