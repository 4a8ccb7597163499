"""The hands over the lobby: keys and pads, of which everybody has a cursor, and mice and fingers."""

from collections.abc import Callable, Sequence

from games.catalogue import Game
from games.engine.house import House
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    PAD,
    TOUCH,
    Button,
    Move,
    Phase,
    Point,
    Press,
    is_mouse,
    menu_move,
)
from games.engine.seats import Seat
from games.engine.widgets import Widget
from games.menus.host import Host
from games.menus.invitations import place_for
from games.menus.lobby_cursors import Cursors, onward, owner
from games.menus.pad_page import PadPage

SIDEWAYS = {Move.LEFT: -1, Move.RIGHT: 1}


class Hands:
    """Lets inputs reach the widgets that are shown; ``leave`` is what going back means to whoever sits nowhere."""

    def __init__(self, house: House, game: Game, host: Host, cursors: Cursors, leave: Callable[[], None]) -> None:
        self._house = house
        self._game = game
        self._host = host
        self._cursors = cursors
        self._leave = leave
        self._pressed: dict[str, str] = {}  # pointer -> key of the widget it came down on
        self.explained = ""  # key of the widget that a cursor or a pointer came to last

    def let_go(self) -> None:
        """Forget what is pressed."""
        self._pressed.clear()

    # Keys and pads: everyone has a cursor

    def press(self, given: Press, shown: Sequence[Widget]) -> None:
        """Take a press; the one that sits somebody down does nothing else."""
        seat = self._house.seats.of(given.source)
        if given.source == KEYBOARD:
            self._act(shown, KEYBOARD, menu_move(given), None)
        elif seat is None:
            self._host.join(given.source, place_for(self._house, given.source, self._game.most))
            self._meet(given.source)
        elif given.button is Button.STOP:
            self._host.set_ready(seat, on=True)  # Start on a pad
        else:
            self._act(shown, given.source, menu_move(given), seat)

    def _meet(self, source: str) -> None:
        """Ask a pad that nobody knows for its buttons."""
        pad = next((pad for pad in self._house.devices.pads.pads() if pad.source == source), None)
        if pad and self._house.devices.pads.is_strange(source):
            self._house.scenes.push(PadPage(self._house, pad))

    def _act(self, shown: Sequence[Widget], source: str, move: Move | None, seat: Seat | None) -> None:
        """Let a cursor move, press or go back; a seat's cursor reaches its own place, computers and the table."""
        focus = self._host.focus
        if move is None:
            return
        if move is Move.BACK:
            self._go_back(seat)
            return
        if not focus.has(source):  # the first press of the house keys only shows where their cursor is
            focus.put(source, "computer")
            return
        reach = self._cursors.reach(shown, seat)
        at = focus.on(source, reach)
        if at is None:
            return
        if move is Move.OK:
            focus.put(source, at.key)
            self._ok(at, source)
            return
        if not self._adjust(at, SIDEWAYS.get(move, 0)):
            at = onward(reach, at, move)
            focus.put(source, at.key)
        self.explained = at.key
        self._house.sounds.effect("menu-move")

    def _adjust(self, widget: Widget, step: int) -> bool:
        """Let left or right change a widget; return whether it did."""
        if step and widget.on_adjust:
            widget.on_adjust(step)
            return True
        return False

    def _ok(self, widget: Widget, source: str) -> None:
        number = owner(widget.key)
        if number is not None and widget.key.endswith(".name") and _picks_names(source):
            self._host.naming.pick(number, 1)
        else:
            self._house.sounds.effect("menu-ok")
            widget.ok()

    def _go_back(self, seat: Seat | None) -> None:
        if seat is None:
            self._leave()
        else:
            self._host.go_back(seat)

    # Mouse and fingers

    def point(self, given: Point, shown: Sequence[Widget]) -> None:
        """Take what a pointer does."""
        hit = next((w for w in reversed(shown) if w.enabled and w.rect.collidepoint(given.pos)), None)
        if given.phase is Phase.DOWN and hit:
            self._pressed[given.source] = hit.key
        elif given.phase is Phase.UP:
            if self._pressed.pop(given.source, None) == (hit.key if hit else "") and hit:
                self._click(hit, given)
        elif given.phase is Phase.WHEEL and hit:
            self._adjust(hit, -given.steps)
        elif given.phase is Phase.SECOND:
            seat = self._house.seats.of(given.source)
            if seat:
                self._host.go_back(seat)
        elif given.phase is Phase.CANCEL:
            self._pressed.pop(given.source, None)
        if hit:
            self.explained = hit.key
        if is_mouse(given.source) and hit:
            self._host.focus.put(KEYBOARD, hit.key)

    def _click(self, widget: Widget, given: Point) -> None:
        self._host.naming.end(keep=True)
        number = owner(widget.key)
        if number is not None and self._house.seats[number].is_free:
            self._host.take(number, given.source)
        elif number is not None and widget.key.endswith(".name"):
            self._ok(widget, given.source)
        else:
            self._house.sounds.effect("menu-ok")
            widget.point(given.pos)


def _picks_names(source: str) -> bool:
    """Return whether a source has no letters to type a name with."""
    return source.startswith((PAD, FINGER, TOUCH))
