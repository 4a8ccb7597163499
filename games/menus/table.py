"""The row of the lobby that belongs to the whole table: mode, options, computers, letters, help, the way back."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.catalogue import Game, Option
from games.engine.house import House
from games.engine.widgets import Style, Widget
from games.menus import parts
from games.menus.choices import Choices
from games.turnbased.saves import Saved, people

HEADER_TOP, HEADER_HEIGHT = 34.0, 80.0
ROW_TOP, ROW_HEIGHT, GAP = 818.0, 84.0, 24.0
ABOUT_TOP, ABOUT_HEIGHT = 914.0, 44.0
BANNER_TOP, BANNER_HEIGHT = 972.0, 76.0
FEWEST_COLUMNS = 3  # by which the row is divided
NOWHERE = pygame.Rect(0, 0, 1, 1)  # until the row is laid out
STEP = "ui/arrow-right"  # OK goes to the next value, for left and right lead to the neighbour
HEADER_WIDTHS = (
    ("lesson", 330.0, "ui/question"),
    ("letters", 370.0, "ui/letters"),
    ("devices", 84.0, "ui/keyboard"),
    ("back", 84.0, "ui/home"),
)

WORDLESS = frozenset({"devices", "back"})  # the picture says it


@dataclass(frozen=True)
class TableActs:
    """What the widgets of the table do."""

    mode: Callable[[], None]
    option: Callable[[Option], None]
    computer: Callable[[], None]
    letters: Callable[[], None]
    lesson: Callable[[], None]
    devices: Callable[[], None]
    back: Callable[[], None]
    go_on: Callable[[], None]


@dataclass(frozen=True)
class Offer:
    """What the table offers now: between two rounds nothing can be changed; a saved game can be gone on with."""

    fixed: bool
    saved: Saved | None


def widgets(house: House, game: Game, choices: Choices, acts: TableActs, offer: Offer) -> list[Widget]:
    """Return the widgets of the table."""
    return [*_row(house, game, choices, acts, offer), *_header(house, game, acts)]


def _row(house: House, game: Game, choices: Choices, acts: TableActs, offer: Offer) -> list[Widget]:
    """Return the row below the places, filled from its left; a single widget stands in the middle."""
    row = [] if offer.fixed else [_mode(house, game, choices, acts)] if len(game.modes) > 1 else []
    row += [] if offer.fixed else [_option(house, game, choices, option, acts) for option in choices.options]
    row += [_go_on(house, acts, offer.saved)] if offer.saved else []
    row.append(_computer(house, game, acts))
    sheet = parts.sheet(house)
    columns = max(len(row), FEWEST_COLUMNS)
    places = sheet.columns(columns, ROW_TOP, ROW_HEIGHT, GAP)[(columns - len(row)) // 2 :]
    if len(row) == 2 < columns:  # noqa: PLR2004 - two of three stand in the middle
        places = [place.move((places[1].left - places[0].left) // 2, 0) for place in places]
    for widget, place in zip(row, places, strict=False):
        widget.rect = place
    return row


def _computer(house: House, game: Game, acts: TableActs) -> Widget:
    seats = house.seats
    return Widget(
        "computer",
        NOWHERE,
        house.words("lobby.computer"),
        icon="ui/robot",
        on_ok=acts.computer,
        enabled=len(seats.taken()) < game.most,
    )


def _mode(house: House, game: Game, choices: Choices, acts: TableActs) -> Widget:
    words = house.words(f"{game.key}.mode.{choices.mode.key}.name")
    return Widget("mode", NOWHERE, words, icon=STEP, on_ok=acts.mode)


def _go_on(house: House, acts: TableActs, saved: Saved) -> Widget:
    words = house.words("saved.go_on", people=people(house, saved))
    return Widget("go_on", NOWHERE, words, icon="ui/play", on_ok=acts.go_on, size=28)


def _option(house: House, game: Game, choices: Choices, option: Option, acts: TableActs) -> Widget:
    """Return an option; where its name is left empty, its values say by themselves what they are about."""
    key = f"{game.key}.option.{option.key}"
    name, value = house.words(f"{key}.name"), house.words(f"{key}.{choices.value(option)}")
    return Widget(
        f"option.{option.key}",
        NOWHERE,
        name or value,
        value=value if name else "",
        icon=STEP,
        on_ok=lambda: acts.option(option),
        size=28,
        value_share=0.47,
    )


def _header(house: House, game: Game, acts: TableActs) -> list[Widget]:
    sheet, words = parts.sheet(house), house.words
    handlers = {"lesson": acts.lesson, "letters": acts.letters, "devices": acts.devices, "back": acts.back}
    offered = {"lesson": bool(game.lesson), "letters": game.has_letters, "devices": True, "back": True}
    made, right = [], sheet.width
    for key, width, icon in reversed([entry for entry in HEADER_WIDTHS if offered[entry[0]]]):
        right -= width
        label = "" if key in WORDLESS else words(f"lobby.{key}")
        made.append(
            Widget(
                key,
                sheet.rect(right, HEADER_TOP, width, HEADER_HEIGHT),
                label,
                icon=icon,
                on_ok=handlers[key],
                style=Style.PLAIN,
                lit=key == "letters" and house.settings.letters,
                size=28,
            )
        )
        right -= GAP / 1.5
    return list(reversed(made))
