"""The table under the hands of one person at a time: what mouse and fingers do on it, beside keys and pads."""

from collections.abc import Callable
from typing import Any

from games.engine.house import House
from games.engine.inputs import Button, Happened, Input, Point, Press
from games.engine.outcome import Outcome
from games.triominos.choosing import IN, OUT, SHEET, VIEW, Choosing
from games.triominos.desk import CLOSED, FACE, OPEN, TILE, number_of
from games.triominos.events import Event
from games.triominos.gestures import FELT, SLACK, Gestures, Pos, Touchable
from games.turnbased.play import STOP
from games.turnbased.saves import Save
from games.turnbased.session import Session

SNAP = 0.75  # of a side: how near a dragged tile must come to a place
FOR_ALL = frozenset({OUT, IN, VIEW, SHEET})  # buttons that anybody may press at any time


class TableScene(Choosing, Touchable):
    """A table that every device plays."""

    def __init__(self, house: House, session: Session[Any, Event], save: Save, show: Callable[[Outcome], None]) -> None:
        super().__init__(house, session, save, show)
        self._gestures = Gestures(self)

    def take(self, given: Input) -> None:
        """Take one input."""
        if self.covers_table(given):
            return
        if isinstance(given, Point):
            if not self.came_back(given):
                self._gestures.take(given)
        elif isinstance(given, Press) and given.button is not Button.STOP:
            self._key(given)
        else:
            super().take(given)
            if isinstance(given, Happened):
                self.refresh()

    def layout(self) -> None:
        """Take over size, language and settings."""
        super().layout()
        self._gestures.forget()  # the picture may lie another way now
        self._gestures.slack = SLACK * self._layout.unit

    def leave(self) -> None:
        """Let go of everything whenever something else comes on top."""
        super().leave()
        self._gestures.forget()

    def hit(self, pos: Pos) -> str:
        """Return the key of what lies at a place of the window."""
        if self.stop_place().collidepoint(pos):
            return STOP
        button = next((button for button in self._buttons if button.rect.collidepoint(pos)), None)
        if button:
            return button.key
        if self._layout.rack.collidepoint(pos):
            return next((target.key for target in self._targets if target.rect.collidepoint(pos)), "")
        beside = pos[0] > self._layout.table.right or pos[1] < self._layout.table.top
        if beside or self._layout.prompt.collidepoint(pos):
            return ""
        face = self.camera.face_at(pos)
        return f"{FACE}{face}" if face in self.hand.places else FELT

    def tapped(self, key: str, source: str) -> None:
        """Choose a tile, put it down, confirm it, press a button; a tile that cannot be placed says why."""
        self.reason = ""
        if key == STOP:
            self.ask_to_stop(source)
        elif key in FOR_ALL:
            self._press_button(key)
        elif not self.may_act(source) or key == FELT:
            return
        elif key == OPEN:
            self._tap_lid(source)
        elif key.startswith(CLOSED) or (key == self._at and key.startswith(TILE) and not self.hand.places):
            self._at = key
            self._ok()
        elif key.startswith(TILE):
            self.house.sounds.effect("menu-move")
            self.aim(key)
        elif key.startswith(FACE):
            if self.hand.is_put and self.hand.face == number_of(key):
                self.confirm()
            else:
                self.put(number_of(key))
        else:
            self._press_button(key)

    def hovered(self, key: str, source: str) -> None:
        """Show the chosen tile on the place under the mouse."""
        if not self.sees_hand or not self.may_act(source) or self.hand.is_put:
            return
        if key.startswith(FACE) or (key in {target.key for target in self._targets} and not key.startswith(TILE)):
            if key != self._at:
                self._at = key
                self.hand.show(number_of(key) if key.startswith(FACE) else None)
        elif self.hand.tile is not None:
            self._at = f"{TILE}{self.hand.tile}"
            self.hand.show(None)

    def can_drag(self, key: str, source: str) -> bool:
        """Return whether this is a tile that may be placed, on the rack or put down on the table."""
        if not self.sees_hand or not self.may_act(source):
            return False
        return key.startswith(TILE) or (self.hand.is_put and key == f"{FACE}{self.hand.face}")

    def dragged(self, key: str, pos: Pos) -> None:
        """Let the tile follow the pointer and snap to the places where it fits."""
        if not self.sees_hand:
            return
        if key.startswith(TILE) and self.hand.tile != number_of(key):
            self.aim(key)
        self.hand.take_back()
        self.hand.show(self._place_near(pos))
        self._air = pos

    def dropped(self, pos: Pos | None) -> None:
        """Put the tile down where it fits, else back on the rack."""
        self._air = None
        if not self.sees_hand:
            return
        if pos and self.hand.face is not None:
            self.put(self.hand.face)
        elif self.hand.tile is not None:
            self.aim(f"{TILE}{self.hand.tile}")

    def panned(self, right: int, down: int) -> None:
        """Push the felt."""
        self.camera.pan(right, down)
        self.refresh()

    def second(self, source: str) -> None:
        """Take back, or show the tile on its next place."""
        if not self.sees_hand or not self.may_act(source):
            return
        if self.hand.is_put:
            self.take_back()
        elif self.hand.places:
            face = self.hand.step(1)
            self.aim(f"{FACE}{next(iter(self.hand.places)) if face is None else face}")

    def _press_button(self, key: str) -> None:
        button = next((button for button in self._buttons if button.key == key and button.enabled), None)
        if button:
            self.house.sounds.effect("menu-ok")
            button.ok()

    def _tap_lid(self, source: str) -> None:
        if self.may_open(source):
            self.unveil()

    def _place_near(self, pos: Pos) -> int | None:
        """Return the place of the chosen tile that a pointer means."""
        under = self.camera.face_at(pos)
        if under in self.hand.places:
            return under

        def far(face: int) -> float:
            middle = self.camera.middle_of(face)
            return float(((middle[0] - pos[0]) ** 2 + (middle[1] - pos[1]) ** 2) ** 0.5)

        nearest = min(self.hand.places, key=far, default=None)
        return nearest if nearest is not None and far(nearest) < SNAP * self.camera.side else None
