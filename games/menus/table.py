"""The row of the lobby that belongs to the whole table: mode, options, computers, letters, help, the way back."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from games.catalogue import Game, Option
from games.engine.house import House
from games.engine.widgets import Style, Widget
from games.menus import parts
from games.menus.choices import Choices

HEADER_TOP, HEADER_HEIGHT = 34.0, 80.0
ROW_TOP, ROW_HEIGHT, GAP = 818.0, 84.0, 24.0
ABOUT_TOP, ABOUT_HEIGHT = 914.0, 44.0
BANNER_TOP, BANNER_HEIGHT = 972.0, 76.0
STEP = "ui/repeat"  # OK goes to the next value, for left and right lead to the neighbour
HEADER_WIDTHS = (("lesson", 330.0, "ui/question"), ("letters", 370.0, "ui/letters"), ("back", 84.0, "ui/home"))


@dataclass(frozen=True)
class TableActs:
    """What the widgets of the table do."""

    mode: Callable[[], None]
    option: Callable[[Option], None]
    computer: Callable[[], None]
    letters: Callable[[], None]
    lesson: Callable[[], None]
    back: Callable[[], None]


def widgets(house: House, game: Game, choices: Choices, acts: TableActs, *, fixed: bool) -> list[Widget]:
    """Return the widgets of the table; fixed leaves out what cannot change between two rounds."""
    row = _row(house, game, choices, acts, fixed=fixed)
    return [*row, *_header(house, acts)]


def _row(house: House, game: Game, choices: Choices, acts: TableActs, *, fixed: bool) -> list[Widget]:
    words = house.words
    offered = [] if fixed else choices.options
    sheet = parts.sheet(house)
    if fixed:
        places = sheet.columns(3, ROW_TOP, ROW_HEIGHT, GAP)[1:2]
    else:
        places = sheet.columns(2 + len(offered), ROW_TOP, ROW_HEIGHT, GAP)
    computer = Widget(
        "computer",
        places.pop(),
        words("lobby.computer"),
        icon="ui/robot",
        on_ok=acts.computer,
        enabled=any(seat.is_free for seat in house.seats.places),
    )
    if fixed:
        return [computer]
    mode = Widget("mode", places[0], words(f"{game.key}.mode.{choices.mode.key}.name"), icon=STEP, on_ok=acts.mode)
    rest = [
        _option(house, game, choices, option, acts, place) for option, place in zip(offered, places[1:], strict=True)
    ]
    return [mode, *rest, computer]


def _option(house: House, game: Game, choices: Choices, option: Option, acts: TableActs, place: pygame.Rect) -> Widget:
    key = f"{game.key}.option.{option.key}"
    return Widget(
        f"option.{option.key}",
        place,
        house.words(f"{key}.name"),
        value=house.words(f"{key}.{choices.value(option)}"),
        icon=STEP,
        on_ok=lambda: acts.option(option),
        size=28,
        value_share=0.47,
    )


def _header(house: House, acts: TableActs) -> list[Widget]:
    sheet, words = parts.sheet(house), house.words
    handlers = {"lesson": acts.lesson, "letters": acts.letters, "back": acts.back}
    made, right = [], sheet.width
    for key, width, icon in reversed(HEADER_WIDTHS):
        right -= width
        label = "" if key == "back" else words(f"lobby.{key}")
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
