"""What the lobby offers the whole table: a panel of choices that explain themselves, and the header's buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from games.catalogue import Game, Option
from games.engine.house import House
from games.engine.widgets import Style, Widget
from games.menus import parts
from games.menus.choices import Choices
from games.turnbased.saves import Newer, Saved, people

HEADER_TOP, HEADER_HEIGHT = 34.0, 80.0
PANEL_TOP, PANEL_HEIGHT, PANEL_WIDTH = 132.0, 822.0, 440.0
PAD_IN, ROW_HEIGHT, GAP = 18.0, 86.0, 10.0
ABOUT_LEAST = 160.0  # height kept for the sentence about a choice
HEADER_GAP = 16.0
BANNER_TOP, BANNER_HEIGHT = 972.0, 76.0
NOWHERE = pygame.Rect(0, 0, 1, 1)  # until the panel is laid out
HEADER_WIDTHS = (
    ("lesson", 330.0, "ui/question"),
    ("letters", 370.0, "ui/letters"),
    ("around", 84.0, "ui/around"),
    ("devices", 84.0, "ui/keyboard"),
    ("back", 84.0, "ui/home"),
)

BUTTONS = frozenset({"go_on", "computer"})  # of the panel
WORDLESS = frozenset({"around", "devices", "back"})  # the picture says it


@dataclass(frozen=True)
class TableActs:
    """What the widgets of the table do."""

    mode: Callable[[int], None]
    option: Callable[[Option, int], None]
    computer: Callable[[], None]
    letters: Callable[[], None]
    around: Callable[[], None]
    lesson: Callable[[], None]
    devices: Callable[[], None]
    back: Callable[[], None]
    go_on: Callable[[], None]


@dataclass(frozen=True)
class Offer:
    """What the table offers now: between two rounds the choices are fixed; a saved game can be gone on with."""

    fixed: bool
    saves: Sequence[Saved | Newer]


def widgets(house: House, game: Game, choices: Choices, acts: TableActs, offer: Offer) -> list[Widget]:
    """Return the widgets of the table."""
    return [*_panel(house, game, choices, acts, offer), *_header(house, game, acts)]


def explained(house: House, game: Game, choices: Choices, key: str) -> str:
    """Return the sentence about the choice that a widget shows; about the mode for every other widget."""
    for option in choices.options:
        about = f"{game.key}.option.{option.key}.about.{choices.value(option)}"
        if key == f"option.{option.key}" and house.words.has(about):
            return house.words(about)
    return house.words(f"{game.key}.mode.{choices.mode.key}.about")


def panel_rect(house: House) -> pygame.Rect:
    """Return the panel beside the places."""
    sheet = parts.sheet(house)
    return sheet.rect(sheet.width - PANEL_WIDTH, PANEL_TOP, PANEL_WIDTH, PANEL_HEIGHT)


def between_rows(house: House, found: Sequence[Widget]) -> pygame.Rect:
    """Return the place in the panel between the choices at its top and the buttons at its bottom."""
    panel, pad = panel_rect(house), house.px(PAD_IN)
    rows = [widget for widget in found if panel.contains(widget.rect)]
    top = max((row.rect.bottom for row in rows if row.caption), default=panel.top) + pad
    bottom = min((row.rect.top for row in rows if not row.caption), default=panel.bottom) - pad
    return pygame.Rect(panel.left + pad, top, panel.width - 2 * pad, bottom - top)


def _panel(house: House, game: Game, choices: Choices, acts: TableActs, offer: Offer) -> list[Widget]:
    """Return the choices, from the panel's top, and the buttons, from its bottom."""
    upper = [_mode(house, game, choices, acts)] if len(game.modes) > 1 else []
    upper += [_option(house, game, choices, option, acts) for option in choices.options]
    if offer.fixed:
        for widget in upper:
            widget.enabled, widget.on_adjust = False, None
    lower = [_go_on(house, acts, offer.saves)] if offer.saves else []
    lower.append(_computer(house, game, acts))
    rows = len(upper) + len(lower)
    height = min(ROW_HEIGHT, (PANEL_HEIGHT - 2 * PAD_IN - ABOUT_LEAST) / rows - GAP)
    for number, widget in enumerate(upper):
        widget.rect = _row(house, PAD_IN + number * (height + GAP), height)
    for number, widget in enumerate(lower):
        widget.rect = _row(house, PANEL_HEIGHT - PAD_IN - (len(lower) - number) * (height + GAP) + GAP, height)
    return [*upper, *lower]


def _row(house: House, top: float, height: float) -> pygame.Rect:
    sheet = parts.sheet(house)
    return sheet.rect(sheet.width - PANEL_WIDTH + PAD_IN, PANEL_TOP + top, PANEL_WIDTH - 2 * PAD_IN, height)


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
    words = house.words
    name = words(f"{game.key}.mode.{choices.mode.key}.name")
    return Widget("mode", NOWHERE, caption=words("lobby.mode"), value=name, on_adjust=acts.mode)


def _go_on(house: House, acts: TableActs, saves: Sequence[Saved | Newer]) -> Widget:
    saved, *others = saves
    words = house.words("saved.several", count=len(saves))
    if isinstance(saved, Saved) and not others:
        words = house.words("saved.go_on", people=people(house, saved))
    return Widget("go_on", NOWHERE, words, icon="ui/play", on_ok=acts.go_on, size=28)


def _option(house: House, game: Game, choices: Choices, option: Option, acts: TableActs) -> Widget:
    key = f"{game.key}.option.{option.key}"
    return Widget(
        f"option.{option.key}",
        NOWHERE,
        caption=house.words(f"{key}.name"),
        value=house.words(f"{key}.{choices.value(option)}"),
        on_adjust=lambda step: acts.option(option, step),
    )


def _header(house: House, game: Game, acts: TableActs) -> list[Widget]:
    sheet, words = parts.sheet(house), house.words
    handlers = {key: getattr(acts, key) for key, _, _ in HEADER_WIDTHS}
    offered = {"lesson": bool(game.lesson), "letters": game.has_letters}
    switches = {"letters": house.settings.letters, "around": house.settings.around}
    made, right = [], sheet.width
    for key, width, icon in reversed([entry for entry in HEADER_WIDTHS if offered.get(entry[0], True)]):
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
                lit=switches.get(key, False),
                size=28,
            )
        )
        right -= HEADER_GAP
    return list(reversed(made))
