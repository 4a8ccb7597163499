"""The lobby: six places that people and computers take, the choices about the game, and the start.

Between two rounds the same page serves people who come and go; its start then deals the next round.
"""

from collections.abc import Callable

import pygame

from games.catalogue import Game, Option
from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    MOUSE,
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
    menu_move,
)
from games.engine.outcome import Outcome
from games.engine.scene import Scene
from games.engine.seats import Seat
from games.engine.theme import DIM, GOLD, INK, SEAT_COUNT, SHADE, Colour
from games.engine.widgets import Widget
from games.menus import parts, starting, table
from games.menus.choices import Choices
from games.menus.focus import Focus
from games.menus.how_to_play import HowToPlay
from games.menus.invitations import place_for
from games.menus.naming import Naming
from games.menus.places import Acts, Places
from games.menus.results import Results, Ways
from games.menus.sheet import Sheet
from games.menus.starting import Count

FOCUS = {News.FOCUS_LOST: False, News.FOCUS_GAINED: True}
SIDEWAYS = {Move.LEFT: -1, Move.RIGHT: 1}
FIRST_LEVEL = 1  # of a computer that has just been added
COUNT_DISC, COUNT_TEXT, COUNT_SHADE = 340, 230, 0.62


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
        self._choices = choices or Choices(game)
        self._focus = Focus()
        self._naming = Naming(house)
        self._count = Count()
        self._focused = True  # the window has the focus
        self._pressed: dict[str, str] = {}  # pointer -> key of the widget it came down on
        acts = Acts(self._ready, self._name, self._extra, self._level, self._clear, self._fill, self._hand_over)
        self._places = Places(house, game, self._naming, acts, hands_over=between is not None)
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Begin with nobody ready: a start needs a fresh press of everyone."""
        for seat in self.house.seats.humans():
            seat.ready = False
            self._focus.put(seat.source or "", f"seat.{seat.number}.ready")
        self._count.stop()
        self._pressed.clear()
        super().enter()

    def leave(self) -> None:
        """Keep a name that is being typed."""
        self._naming.end(keep=True)

    def layout(self) -> None:
        """Build the widgets anew."""
        seats = [widget for number in range(SEAT_COUNT) for widget in self._places.widgets(number)]
        acts = table.TableActs(self._step_mode, self._step_option, self._add, self._letters, self._lesson, self._back)
        whole = table.widgets(self.house, self._game, self._choices, acts, fixed=self._between is not None)
        self._widgets = [*seats, *whole]

    def handle(self, given: Input) -> None:
        """Take one input; the press that sits somebody down does nothing else."""
        if isinstance(given, Typed | Edited):
            self._naming.take(given)
        elif isinstance(given, Press):
            self._press(given)
        elif isinstance(given, Point):
            self._point(given)
        elif isinstance(given, DeviceLost):
            self._lost(given.source)
        elif isinstance(given, Happened):
            self._focused = FOCUS.get(given.news, self._focused)
        elif isinstance(given, DeviceFound):
            self.house.devices.lost.discard(given.source)
        if self.house.scenes.top is self:
            self._recount()
            self.layout()

    def tick(self) -> None:
        """Count down to the start."""
        before = self._count.number
        if self._count.tick():
            self._start()
        elif self._count.running and self._count.number != before:
            self.house.sounds.effect("countdown")
            self.house.stale = True

    # Who comes, goes and moves

    def _press(self, given: Press) -> None:
        seat = self.house.seats.of(given.source)
        if given.source == KEYBOARD:
            self._act(KEYBOARD, menu_move(given), None)
        elif seat is None:
            self._join(given.source, place_for(self.house, given.source))
        elif given.button is Button.STOP:
            self._set_ready(seat, on=True)  # Start on a pad
        else:
            self._act(given.source, menu_move(given), seat)

    def _join(self, source: str, number: int | None) -> None:
        seats = self.house.seats
        waiting = next((s for s in seats.humans() if s.source in self.house.devices.lost), None)
        if source.startswith(PAD) and waiting is not None:
            self._focus.drop(waiting.source or "")
            waiting.source = source
            seat: Seat | None = waiting
        else:
            seat = seats.join(source, number)
        if seat is None:
            self.house.notices.add(self.house.words("lobby.full"))
            return
        self._focus.put(seat.source or source, f"seat.{seat.number}.ready")
        self.house.sounds.effect("join")

    def _act(self, source: str, move: Move | None, seat: Seat | None) -> None:
        """Let a cursor move, press or go back; a seat's cursor reaches its own place, computers and the table."""
        if move is None:
            return
        if move is Move.BACK:
            self._go_back(seat)
            return
        if not self._focus.has(source):  # the first press of the house keys only shows where their cursor is
            self._focus.put(source, "computer")
            return
        reach = self._reach(seat)
        at = self._focus.on(source, reach)
        if at is None:
            return
        step = SIDEWAYS.get(move, 0)
        if move is Move.OK:
            self._focus.put(source, at.key)
            self._ok(at, source)
        elif step and at.on_adjust:
            at.on_adjust(step)
        elif step and seat and _picks_names(source) and at.key == f"seat.{seat.number}.name":
            self._naming.pick(seat.number, step)
        else:
            self._focus.move(source, move, reach)
        if move is not Move.OK:
            self.house.sounds.effect("menu-move")

    def _ok(self, widget: Widget, source: str) -> None:
        owner = _owner(widget.key)
        if owner is not None and widget.key.endswith(".name") and _picks_names(source):
            self._naming.pick(owner, 1)
        else:
            self.house.sounds.effect("menu-ok")
            widget.ok()

    def _go_back(self, seat: Seat | None) -> None:
        if seat is None:
            self._back()
        elif seat.ready:
            self._set_ready(seat, on=False)
        else:
            self._clear(seat.number)

    def _reach(self, seat: Seat | None) -> list[Widget]:
        if seat is None:
            return self._widgets
        return [widget for widget in self._widgets if self._may_reach(seat, _owner(widget.key))]

    def _may_reach(self, seat: Seat, owner: int | None) -> bool:
        return owner is None or owner == seat.number or self.house.seats[owner].level is not None

    # Mouse and fingers

    def _point(self, given: Point) -> None:
        hit = next((w for w in reversed(self._widgets) if w.enabled and w.rect.collidepoint(given.pos)), None)
        if given.phase is Phase.DOWN and hit:
            self._pressed[given.source] = hit.key
        elif given.phase is Phase.UP:
            if hit and self._pressed.pop(given.source, None) == hit.key:
                self._click(hit, given)
        elif given.phase is Phase.SECOND:
            seat = self.house.seats.of(given.source)
            if seat:
                self._go_back(seat)
        elif given.phase is Phase.CANCEL:
            self._pressed.pop(given.source, None)
        if given.source == MOUSE and hit:
            self._focus.put(KEYBOARD, hit.key)

    def _click(self, widget: Widget, given: Point) -> None:
        if self._naming.seat is not None:
            self._naming.end(keep=True)
        owner = _owner(widget.key)
        if owner is not None and self.house.seats[owner].is_free:
            self._take(owner, given.source)
        elif owner is not None and widget.key.endswith(".name"):
            self._ok(widget, given.source)
        else:
            self.house.sounds.effect("menu-ok")
            widget.point(given.pos)

    def _take(self, number: int, pointer: str) -> None:
        """Sit down where the mouse clicked or a finger touched; a mouse that plays already sets a computer there."""
        if pointer.startswith(FINGER):
            self._join(TOUCH, number)
        elif self.house.seats.of(MOUSE) is None:
            self._join(MOUSE, number)
        else:
            self._fill(number)

    # What the widgets do

    def _ready(self, number: int) -> None:
        seat = self.house.seats[number]
        self._set_ready(seat, on=not seat.ready)

    def _set_ready(self, seat: Seat, *, on: bool) -> None:
        alone = starting.is_alone(self._choices.mode) and self._between is None
        first = starting.soloist(self.house.seats.humans())
        plays_alone = not alone or first is None or first is seat
        if on and (seat.source in self.house.devices.lost or not plays_alone):
            return
        seat.ready = on
        self.house.sounds.effect("ready" if on else "menu-back")
        self._count.stop()

    def _name(self, number: int) -> None:
        self._naming.begin(number)

    def _extra(self, number: int, step: int) -> None:
        seat, game = self.house.seats[number], self._game
        seat.extra = max(game.fewest_extra, min(game.most_extra, seat.extra + step))
        self._count.stop()

    def _level(self, number: int, step: int) -> None:
        seat = self.house.seats[number]
        seat.level = max(0, min(self._game.levels - 1, (seat.level or 0) + step))

    def _clear(self, number: int) -> None:
        seat = self.house.seats[number]
        self._focus.drop(seat.source or "")
        if self._naming.seat == number:
            self._naming.end(keep=False)
        seat.clear()
        self.house.sounds.effect("leave")
        self._count.stop()

    def _fill(self, number: int) -> None:
        self.house.seats.add_computer(FIRST_LEVEL, number)
        self.house.sounds.effect("join")
        self._count.stop()

    def _hand_over(self, number: int) -> None:
        """Let a computer go on with a place and its chips."""
        self._clear(number)
        self._fill(number)

    def _add(self) -> None:
        self.house.seats.add_computer(FIRST_LEVEL)
        self._count.stop()

    def _step_mode(self) -> None:
        self._choices.step_mode()
        for seat in self.house.seats.humans():
            seat.ready = False
        self._count.stop()

    def _step_option(self, option: Option) -> None:
        self._choices.step(option)
        self._count.stop()

    def _letters(self) -> None:
        self.house.change("letters", not self.house.settings.letters)

    def _lesson(self) -> None:
        self.house.scenes.push(HowToPlay(self.house, [self._game]))

    def _back(self) -> None:
        self.house.sounds.effect("menu-back")
        self.house.scenes.pop()

    def _lost(self, source: str) -> None:
        self.house.devices.lost.add(source)
        seat = self.house.seats.of(source)
        if seat:
            seat.ready = False

    # The start

    def _recount(self) -> None:
        startable = self._focused and self._naming.seat is None and not self._missing()
        if not startable:
            self._count.stop()
        elif not self._count.running:
            self._count.begin()
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
        self._count.stop()
        if self._missing():
            return
        if self._between:
            self._between()
        else:
            self.house.scenes.push(self._game.start(self.house, self._choices.plan, self._show))

    def _show(self, outcome: Outcome) -> None:
        """Show the end of a round over the game's own scene."""
        house, below = self.house, self.house.scenes.top

        def proceed() -> None:
            if below is not None:
                house.scenes.back_to(below)
            outcome.proceed()

        def places() -> None:
            house.scenes.push(Lobby(house, self._game, proceed, self._choices))

        fewest = self._choices.mode.fewest
        ways = Ways(proceed, places, end=lambda: house.scenes.back_to(self), music=self.music)
        house.scenes.push(Results(house, outcome, fewest, ways))

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw header, places, table, and what is to be done next."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        title = house.words("lobby.between") if self._between else house.words(f"{self._game.key}.name")
        parts.heading(house, canvas, title, sheet.rect(0, table.HEADER_TOP, sheet.width - 850, table.HEADER_HEIGHT))
        for number in range(SEAT_COUNT):
            self._places.draw(canvas, number, self._rings)
        for widget in self._widgets:
            if _owner(widget.key) is None:
                widgets.draw(house, canvas, widget, self._rings(widget.key))
                parts.badges(house, canvas, widget, self._visitors(widget.key))
        self._draw_words(canvas)
        if self._count.running:
            self._draw_count(canvas)

    def _rings(self, key: str) -> list[Colour]:
        colours = [parts.seat_colour(number) for number in self._visitors(key)]
        at = self._focus.on(KEYBOARD, self._widgets) if self._focus.has(KEYBOARD) else None
        return [*colours, GOLD] if at and at.key == key else colours

    def _visitors(self, key: str) -> list[int]:
        """Return the seats whose cursor is on a widget."""
        return [seat.number for seat in self.house.seats.humans() if self._is_on(seat, key)]

    def _is_on(self, seat: Seat, key: str) -> bool:
        if seat.source is None or not self._focus.has(seat.source):
            return False
        at = self._focus.on(seat.source, self._reach(seat))
        return at is not None and at.key == key

    def _draw_words(self, canvas: Canvas) -> None:
        house, sheet = self.house, parts.sheet(self.house)
        if self._between is None:
            about = house.words(f"{self._game.key}.mode.{self._choices.mode.key}.about")
            parts.line(house, canvas, about, _band(sheet, table.ABOUT_TOP, table.ABOUT_HEIGHT), 28, DIM, align=0.5)
        band = _band(sheet, table.BANNER_TOP, table.BANNER_HEIGHT)
        parts.banner(house, canvas, self._missing() or self._going(), band, urgent=bool(house.seats.humans()))

    def _draw_count(self, canvas: Canvas) -> None:
        house = self.house
        middle = (canvas.size[0] / 2, canvas.size[1] * 0.43)
        canvas.blit(shapes.rounded(canvas.size, 0, SHADE, COUNT_SHADE), (0, 0))
        canvas.centre(shapes.disc(house.px(COUNT_DISC), GOLD), middle)
        number = text.rendered(str(self._count.number), house.px(COUNT_TEXT), INK, text.Weight.BOLD)
        canvas.centre(number, middle)


def _band(sheet: Sheet, top: float, height: float) -> pygame.Rect:
    return sheet.rect(0, top, sheet.width, height)


def _owner(key: str) -> int | None:
    """Return the seat that a widget belongs to, None for those of the table."""
    return int(key.split(".")[1]) if key.startswith("seat.") else None


def _picks_names(source: str) -> bool:
    """Return whether a source has no letters to type a name with."""
    return source.startswith((PAD, FINGER, TOUCH))
