"""The tabs of the results: the figures, looking back, and the refused plays, which are stepped through."""

from collections.abc import Callable

import pygame

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.widgets import Style, Widget
from games.menus import parts

FIGURES, LOOK_BACK, WHY_NOT = "figures", "look_back", "why_not"
ICONS = {FIGURES: "ui/list", LOOK_BACK: "ui/eye", WHY_NOT: "ui/question"}
PREFIX = "tab."
STEPPER = "leaf"
TOP, HEIGHT, WIDTH, GAP = 180.0, 56.0, 330.0, 14.0
BODY_TOP, BODY_END = 250.0, 822.0
BARE_TOP = 196.0  # of the body when there is nothing to choose from
STEPPER_HEIGHT, STEPPER_GAP = 62.0, 12.0


class Tabs:
    """Which page of an outcome is shown; ``at`` is its name, ``leaf`` the number of the refused play."""

    def __init__(self, house: House, outcome: Outcome) -> None:
        self._house = house
        self._outcome = outcome
        self.at = FIGURES
        self.leaf = 0

    @property
    def names(self) -> list[str]:
        """The tabs that this outcome has; a single one is not worth showing."""
        there = {FIGURES: True, LOOK_BACK: self._outcome.look_back is not None, WHY_NOT: bool(self._outcome.why_not)}
        return [name for name, is_there in there.items() if is_there]

    def widgets(self, choose: Callable[[str], None]) -> list[Widget]:
        """Return the tabs, and above the refused plays what steps through them; choose is told a tab's name."""
        names = self.names
        if len(names) < 2:  # noqa: PLR2004 - nothing to choose
            return []
        sheet = parts.sheet(self._house)
        left = (sheet.width - len(names) * (WIDTH + GAP) + GAP) / 2
        tabs = [
            Widget(
                f"{PREFIX}{name}",
                sheet.rect(left + number * (WIDTH + GAP), TOP, WIDTH, HEIGHT),
                self._house.words(f"results.{name}"),
                icon=ICONS[name],
                on_ok=lambda name=name: choose(name),  # type: ignore[misc] # mypy cannot tell the default's type
                style=Style.PLAIN if name == self.at else Style.QUIET,
                lit=name == self.at,
                size=28,
            )
            for number, name in enumerate(names)
        ]
        return [*tabs, *self._stepper()]

    def body(self) -> pygame.Rect:
        """Return the place of what a tab shows."""
        sheet = parts.sheet(self._house)
        top = BODY_TOP if len(self.names) > 1 else BARE_TOP
        if self.at == WHY_NOT:
            top += STEPPER_HEIGHT + STEPPER_GAP
        return sheet.rect(0, top, sheet.width, BODY_END - top)

    def draw_page(self, canvas: Canvas) -> bool:
        """Draw the page that is open into the body; False for the figures, which the page itself draws."""
        painter = self._outcome.look_back if self.at == LOOK_BACK else None
        if self.at == WHY_NOT:
            painter = self._outcome.why_not[self.leaf].paint
        if painter is None:
            return False
        body = self.body()
        if body.width > 0 and body.height > 0:  # else the window is too small for it
            painter(canvas, body)
        return True

    def step(self, step: int) -> None:
        """Go to the next refused play, or the one before."""
        self.leaf = (self.leaf + step) % len(self._outcome.why_not)
        self._house.stale = True

    def _stepper(self) -> list[Widget]:
        if self.at != WHY_NOT:
            return []
        sheet, leaves = parts.sheet(self._house), self._outcome.why_not
        words = self._house.words("results.leaf", title=leaves[self.leaf].title, at=self.leaf + 1, of=len(leaves))
        place = sheet.rect(0, BODY_TOP, sheet.width, STEPPER_HEIGHT)
        several = len(leaves) > 1
        return [Widget(STEPPER, place, value=words, on_adjust=self.step if several else None, enabled=several)]
