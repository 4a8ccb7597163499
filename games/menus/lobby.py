"""The lobby: the places that people and computers take, the choices about the game, and the start.

Between two rounds the same page serves people who come and go; its start then deals the next round.
"""

from collections.abc import Callable, Hashable
from functools import partial

from games.catalogue import Game, Option
from games.core.errors import GameError
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    PAD,
    TOUCH,
    Button,
    DeviceFound,
    DeviceLost,
    Edited,
    Happened,
    Input,
    Move,
    News,
    Phase,
    Point,
    Press,
    Typed,
    is_mouse,
    menu_move,
)
from games.engine.scene import Scene
from games.engine.seats import Seat
from games.engine.widgets import Widget
from games.menus import lobby_picture, starting, table
from games.menus.choices import Choices
from games.menus.devices_page import DevicesPage
from games.menus.host import Host
from games.menus.how_to_play import HowToPlay
from games.menus.invitations import place_for
from games.menus.lobby_cursors import Cursors, onward, owner
from games.menus.pad_page import PadPage
from games.menus.places import Acts, Places
from games.menus.played import Played
from games.menus.remembering import count_names, remember
from games.menus.saved_page import SavedPage
from games.turnbased.saves import Newer, Saved, give_up

FOCUS = {News.FOCUS_LOST: False, News.FOCUS_GAINED: True}
SIDEWAYS = {Move.LEFT: -1, Move.RIGHT: 1}


class Lobby(Scene):
    """The page on which people meet.

    ``between`` deals the next round when the match goes on already; ``choices`` are then those it was begun with.
    """

    def __init__(
        self,
        house: House,
        game: Game,
        between: Callable[[], None] | None = None,
        choices: Choices | None = None,
    ) -> None:
        super().__init__(house)
        self._game = game
        self.music = game.key
        self._between = between
        self._choices = choices or Choices(game, house.settings)
        self._host = host = Host(house, game, self._choices)
        self.cursors = Cursors(house, host.focus)
        self.played = Played(
            house, game, self._choices, self, between=lambda proceed: Lobby(house, game, proceed, self._choices)
        )
        self._has_focus = True  # the window
        self._pressed: dict[str, str] = {}  # pointer -> key of the widget it came down on
        acts = Acts(
            ready=host.toggle_ready,
            name=host.naming.begin,
            pick=host.naming.pick,
            handicap=host.step_extra,
            level=host.step_level,
            clear=host.clear,
            fill=host.fill,
            hand_over=host.hand_over,
        )
        self._places = Places(house, game, host.naming, acts, hands_over=between is not None)
        self._widgets: list[Widget] = []
        self._explained = ""  # key of the widget that a cursor or a pointer came to last
        self._saves: list[Saved | Newer] = []

    def enter(self) -> None:
        """Begin with nobody ready: a start needs a fresh press of everyone."""
        self._host.welcome()
        self._pressed.clear()
        self._look_for_saves()
        super().enter()

    def leave(self) -> None:
        """Keep a name that is being typed, and remember who sat where."""
        self._host.naming.end(keep=True)
        remember(self.house, extras=self._game.has_handicaps)

    def layout(self) -> None:
        """Build the widgets anew."""
        seats = [widget for number in self._places.shown() for widget in self._places.widgets(number)]
        acts = table.TableActs(
            mode=self._step_mode,
            option=self._step_option,
            computer=self._host.fill,
            letters=self._letters,
            around=self._around,
            lesson=self._lesson,
            devices=lambda: self.house.scenes.push(DevicesPage(self.house)),
            back=self._back,
            go_on=self.go_on,
        )
        offer = table.Offer(fixed=self._between is not None, saves=self._saves)
        whole = table.widgets(self.house, self._game, self._choices, acts, offer)
        self._widgets = [*seats, *whole]

    @property
    def pointed_at(self) -> Hashable:
        """Where the cursors are, and which widget is explained."""
        return self._host.focus.places(), self._explained

    def handle(self, given: Input) -> None:
        """Take one input; the press that sits somebody down does nothing else."""
        if isinstance(given, Typed | Edited):
            self._host.naming.take(given)
        elif isinstance(given, Press):
            self._press(given)
        elif isinstance(given, Point):
            self._point(given)
        elif isinstance(given, DeviceLost):
            self._host.lose(given.source)
        elif isinstance(given, Happened):
            self._has_focus = FOCUS.get(given.news, self._has_focus)
        elif isinstance(given, DeviceFound):
            self.house.devices.lost.discard(given.source)
        moved = isinstance(given, Point) and given.phase is Phase.MOVE
        if self.house.scenes.top is self and not moved:
            self._recount()
            self.layout()

    def tick(self) -> None:
        """Count down to the start."""
        count = self._host.count
        before = count.number
        if count.tick():
            self._start()
        elif count.running and count.number != before:
            self.house.sounds.effect("countdown")
            self.house.stale = True

    def draw(self, canvas: Canvas) -> None:
        """Draw header, places, table, and what is to be done next."""
        house, key = self.house, self._game.key
        lobby_picture.draw_ground(house, canvas, house.words("lobby.between" if self._between else f"{key}.name"))
        for number in self._places.shown():
            self._places.draw(canvas, number, partial(self.cursors.rings, self._widgets))
        for widget in self._widgets:
            if owner(widget.key) is None:
                visitors = self.cursors.visitors(self._widgets, widget.key)
                lobby_picture.draw_widget(
                    house, canvas, widget, self.cursors.rings(self._widgets, widget.key), visitors
                )
        about = table.explained(house, self._game, self._choices, self._explained)
        lobby_picture.draw_about(house, canvas, self._game, about, table.between_rows(house, self._widgets))
        sentence = self._missing() or self._going()
        lobby_picture.draw_banner(house, canvas, sentence, urgent=bool(house.seats.humans()))
        if self._host.count.running:
            lobby_picture.draw_count(house, canvas, self._host.count.number)

    # Keys and pads: everyone has a cursor

    def _press(self, given: Press) -> None:
        seat = self.house.seats.of(given.source)
        if given.source == KEYBOARD:
            self._act(KEYBOARD, menu_move(given), None)
        elif seat is None:
            self._host.join(given.source, place_for(self.house, given.source, self._game.most))
            self._meet(given.source)
        elif given.button is Button.STOP:
            self._host.set_ready(seat, on=True)  # Start on a pad
        else:
            self._act(given.source, menu_move(given), seat)

    def _meet(self, source: str) -> None:
        """Ask a pad that nobody knows for its buttons."""
        pad = next((pad for pad in self.house.devices.pads.pads() if pad.source == source), None)
        if pad and self.house.devices.pads.is_strange(source):
            self.house.scenes.push(PadPage(self.house, pad))

    def _act(self, source: str, move: Move | None, seat: Seat | None) -> None:
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
        reach = self.cursors.reach(self._widgets, seat)
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
        self._explained = at.key
        self.house.sounds.effect("menu-move")

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
            self.house.sounds.effect("menu-ok")
            widget.ok()

    def _go_back(self, seat: Seat | None) -> None:
        if seat is None:
            self._back()
        else:
            self._host.go_back(seat)

    # Mouse and fingers

    def _point(self, given: Point) -> None:
        hit = next((w for w in reversed(self._widgets) if w.enabled and w.rect.collidepoint(given.pos)), None)
        if given.phase is Phase.DOWN and hit:
            self._pressed[given.source] = hit.key
        elif given.phase is Phase.UP:
            if self._pressed.pop(given.source, None) == (hit.key if hit else "") and hit:
                self._click(hit, given)
        elif given.phase is Phase.WHEEL and hit:
            self._adjust(hit, -given.steps)
        elif given.phase is Phase.SECOND:
            seat = self.house.seats.of(given.source)
            if seat:
                self._host.go_back(seat)
        elif given.phase is Phase.CANCEL:
            self._pressed.pop(given.source, None)
        if hit:
            self._explained = hit.key
        if is_mouse(given.source) and hit:
            self._host.focus.put(KEYBOARD, hit.key)

    def _click(self, widget: Widget, given: Point) -> None:
        self._host.naming.end(keep=True)
        number = owner(widget.key)
        if number is not None and self.house.seats[number].is_free:
            self._host.take(number, given.source)
        elif number is not None and widget.key.endswith(".name"):
            self._ok(widget, given.source)
        else:
            self.house.sounds.effect("menu-ok")
            widget.point(given.pos)

    # The table

    def _step_mode(self, step: int = 1) -> None:
        self._choices.step_mode(step)
        self._host.nobody_ready()

    def _step_option(self, option: Option, step: int = 1) -> None:
        self._choices.step(option, step)
        self._host.count.stop()

    def _letters(self) -> None:
        self.house.change("letters", not self.house.settings.letters)

    def _around(self) -> None:
        """Turn the places to all sides of the table, or back, and say so: the button is but a picture."""
        is_on = not self.house.settings.around
        self.house.change("around", is_on)
        words = self.house.words
        said = words("settings.about.around") if is_on else f"{words('settings.around')}: {words('settings.off')}"
        self.house.notices.add(said)

    def _lesson(self) -> None:
        self.house.scenes.push(HowToPlay(self.house, [self._game], lobby=self))

    def go_on(self) -> None:
        """Go on with the saved game; let one of several be chosen."""
        saved, *others = self._saves
        if others or isinstance(saved, Newer):
            self.house.scenes.push(SavedPage(self.house, [self._game], lambda _, chosen: self.resume(chosen)))
        else:
            self.resume(saved)

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game, its players sitting where they sat; one that cannot be read is set aside."""
        try:
            self.played.resume(saved)
        except GameError:
            give_up(self.house, saved)
            self._look_for_saves()

    def _look_for_saves(self) -> None:
        self._saves = [] if self._between else self._game.saved(self.house)

    def _back(self) -> None:
        self.house.sounds.effect("menu-back")
        self.house.scenes.pop()

    # The start

    def _recount(self) -> None:
        count = self._host.count
        if not self._has_focus or self._host.naming.seat is not None or self._missing():
            count.stop()
        elif not count.running:
            count.begin()
            self.house.sounds.effect("countdown")

    def _missing(self) -> str:
        return starting.missing(self.house, self._game, self._choices.mode)

    def _going(self) -> str:
        """Return the sentence shown while it counts."""
        first = starting.soloist(self.house.seats.humans())
        if starting.is_alone(self._choices.mode) and first and len(self.house.seats.taken()) > 1:
            return self.house.words("lobby.alone_taken", name=self.house.name(first.number))
        return self.house.words("lobby.starting")

    def _start(self) -> None:
        self._host.count.stop()
        if self._missing():
            return
        count_names(self.house)
        if self._between:
            self._between()
        else:
            self.played.start()


def _picks_names(source: str) -> bool:
    """Return whether a source has no letters to type a name with."""
    return source.startswith((PAD, FINGER, TOUCH))
