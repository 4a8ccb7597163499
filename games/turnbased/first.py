"""Who begins: the table says it, or chance decides."""

from collections.abc import Callable

import pygame

from games.engine.house import House
from games.engine.page import Page
from games.engine.scene import Scene
from games.engine.theme import SEAT_NAMES
from games.engine.widgets import Style, Widget

WIDTH, ROW, GAP, TOP = 640, 84, 18, 190


class AskFirst(Page):
    """Asks which player begins; ``begin`` is called with the player's number, or None for chance."""

    def __init__(self, house: House, heading: str, begin: Callable[[int | None], Scene], music: str = "") -> None:
        super().__init__(house)
        self.heading = heading
        self.music = music
        self._begin = begin

    def build(self) -> list[Widget]:
        """Return chance, the players, and the way back."""
        house = self.house
        entries = [
            Widget(
                "chance",
                self._rect(0),
                house.words("turn.chance"),
                "ui/repeat",
                on_ok=lambda: self._go(None),
                style=Style.PRIMARY,
            )
        ]
        for number, seat in enumerate(house.seats.taken()):
            emblem = f"seats/emblem-{SEAT_NAMES[seat.number]}"
            action = self._choosing(number)
            entries.append(
                Widget(f"seat-{number}", self._rect(number + 1), house.name(seat.number), emblem, on_ok=action)
            )
        leave = self._rect(len(entries)).move(0, house.px(GAP))
        back = Widget("back", leave, house.words("page.back"), "ui/arrow-left", on_ok=self.back, style=Style.QUIET)
        return [*entries, back]

    def _rect(self, row: int) -> pygame.Rect:
        house = self.house
        width = house.px(WIDTH)
        top = house.px(TOP) + row * (house.px(ROW) + house.px(GAP))
        return pygame.Rect((house.size[0] - width) // 2, top, width, house.px(ROW))

    def _choosing(self, number: int) -> Callable[[], None]:
        return lambda: self._go(number)

    def _go(self, first: int | None) -> None:
        self.house.scenes.replace(self._begin(first))
