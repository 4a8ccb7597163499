"""The results page: what a round or a game brought, and how it goes on. It knows outcomes, no game."""

from collections.abc import Callable
from dataclasses import dataclass

from games.engine import widgets
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    TOUCH,
    DeviceFound,
    DeviceLost,
    Happened,
    Input,
    Move,
    News,
    Phase,
    Point,
    Press,
    is_mouse,
    menu_move,
)
from games.engine.outcome import Outcome
from games.engine.scene import Scene
from games.engine.theme import GOLD, SEAT_COUNT, Colour
from games.engine.widgets import Style, Widget
from games.menus import parts, results_party, results_picture
from games.menus.focus import Focus
from games.menus.invitations import place_for
from games.menus.remembering import recall
from games.menus.replay_scene import ReplayScene
from games.menus.results_party import PARTY_TICKS
from games.menus.results_strip import Strip
from games.menus.results_tabs import FIGURES, PREFIX, STEPPER, WHY_NOT, Tabs
from games.menus.sheet import split

FOCUS = {News.FOCUS_LOST: False, News.FOCUS_GAINED: True}
SIDEWAYS = {Move.LEFT: -1, Move.RIGHT: 1}
DEAF_TICKS = 144  # 1.2 s in which people still hammer on their keys
SHOW_TICKS = 200  # crowns fall and chips fly
BUTTON_TOP, BUTTON_HEIGHT, BUTTON_GAP = 842.0, 92.0, 24


@dataclass(frozen=True)
class Ways:
    """The ways on: the next round or the rematch, the places between two rounds, the lobby; and the music so far."""

    proceed: Callable[[], None]
    places: Callable[[], None]
    end: Callable[[], None]
    music: str = ""


class Results(Scene):
    """Shows an outcome and leads on; with fewer than ``fewest`` seats only to the end. ``most`` may sit down."""

    def __init__(self, house: House, outcome: Outcome, fewest: int, ways: Ways, most: int = SEAT_COUNT) -> None:
        super().__init__(house)
        self._outcome = outcome
        self._fewest = fewest
        self._most = most
        self.music = ways.music
        self._ways = {"next": ways.proceed, "replay": self._watch, "places": ways.places, "end": ways.end}
        self._strip = Strip(house, most)
        self._tabs = Tabs(house, outcome)
        self._focus = Focus()
        self._widgets: list[Widget] = []
        self._age = 0
        self._rest = outcome.proceeds_after
        self._armed = ""  # what has been asked for once: "end", or a seat that would leave
        self._pressed: dict[str, str] = {}
        self._focused = True

    @property
    def animating(self) -> bool:
        """While crowns fall, chips fly, and the winners of the game are celebrated."""
        return self._age < (PARTY_TICKS if results_party.is_held(self._outcome) else SHOW_TICKS)

    def enter(self) -> None:
        """Let the winners of a game be called, unless the game has done so."""
        first, outcome = not self._age, self._outcome
        if first and results_party.is_held(outcome) and outcome.people_change and not outcome.chips_to_win:
            self.house.sounds.say("winner")
        super().enter()

    def layout(self) -> None:
        """Build the buttons anew."""
        words, outcome = self.house.words, self._outcome
        keys = [key for key, there in self._offers() if there]
        sheet = parts.sheet(self.house)
        width = min(sheet.width, 440.0 * len(keys))
        row = sheet.rect((sheet.width - width) / 2, BUTTON_TOP, width, BUTTON_HEIGHT)
        places = split(row, len(keys), self.house.px(BUTTON_GAP))
        texts = {
            "next": words("results.rematch" if outcome.finished else "results.next"),
            "replay": words("results.replay"),
            "places": words("results.places"),
            "end": words("results.end_sure" if self._armed == "end" else "results.end"),
        }
        icons = {
            "next": "ui/repeat" if outcome.finished else "ui/play",
            "replay": "ui/film",
            "places": "ui/people",
            "end": "ui/home",
        }
        self._widgets = [
            Widget(
                key,
                place,
                texts[key],
                icon=icons[key],
                style=Style.PRIMARY if key == "next" else Style.PLAIN,
                on_ok=lambda key=key: self._go(key),  # type: ignore[misc] # mypy cannot tell the default's type
            )
            for key, place in zip(keys, places, strict=True)
        ]
        self._widgets += self._tabs.widgets(self._open)

    def _offers(self) -> tuple[tuple[str, bool], ...]:
        outcome = self._outcome
        has_film = outcome.film is not None
        return (("next", True), ("replay", has_film), ("places", outcome.people_change), ("end", True))

    def handle(self, given: Input) -> None:
        """Take one input; in the first moments nothing counts, for people still play on."""
        if isinstance(given, DeviceLost):
            self.house.devices.lost.add(given.source)
        elif isinstance(given, DeviceFound):
            self.house.devices.lost.discard(given.source)
        elif isinstance(given, Happened):
            self._focused = FOCUS.get(given.news, self._focused)
        elif self._age >= DEAF_TICKS:
            self._take(given)
        if self.house.scenes.top is self:
            self.layout()

    def tick(self) -> None:
        """Move things, and go on when the time has come."""
        self._age += 1
        if self._rest is None or not self._focused or self._tabs.at != FIGURES:
            return
        self._rest -= 1
        if self._rest % TICK_RATE == 0:
            self.house.stale = True
        if self._rest <= 0:
            self._rest = None
            self._go("next")

    def draw(self, canvas: Canvas) -> None:
        """Draw headline, table, figure, buttons and the places."""
        house = self.house
        parts.ground(canvas)
        results_party.draw_behind(house, canvas, self._outcome, self._age)
        results_picture.draw(house, canvas, self._outcome, self._age, self._tabs)
        for widget in self._widgets:
            widgets.draw(house, canvas, widget, self._rings(widget.key))
            parts.badges(house, canvas, widget, self._visitors(widget.key))
        if self._rest is not None:
            results_picture.draw_countdown(house, canvas, self._widgets[0].rect, -(-self._rest // TICK_RATE))
        if self._outcome.people_change:
            self._strip.draw(canvas, self._armed)
        results_party.draw_before(house, canvas, self._outcome, self._age)

    def _take(self, given: Input) -> None:
        if isinstance(given, Point):
            self._point(given)
        elif isinstance(given, Press):
            self._press(given)

    def _press(self, given: Press) -> None:
        seat = self.house.seats.of(given.source)
        if seat is None and given.source != KEYBOARD:
            self.join(given.source, place_for(self.house, given.source, self._most))
            return
        move = menu_move(given)
        if move is Move.BACK and seat is not None:
            self._leave(seat.number)
        elif move is Move.BACK:
            self._back()
        elif move is Move.OK:
            widget = self._focus.on(given.source, self._widgets)
            if widget:
                widget.ok()
                self._follow(given.source, widget.key)
        elif move is not None:
            self._disarm()
            if not self._focus.has(given.source):
                self._focus.put(given.source, "next")
            self._move(given.source, move)
            self.house.sounds.effect("menu-move")

    def _back(self) -> None:
        """Go back to the figures, or from there to the lobby."""
        if self._tabs.at == FIGURES:
            self._go("end")
        else:
            self._open(FIGURES)

    def _move(self, source: str, move: Move) -> None:
        """Move a cursor, or let it turn the leaves that it is on."""
        at = self._focus.on(source, self._widgets)
        if at and at.on_adjust and move in SIDEWAYS:
            at.on_adjust(SIDEWAYS[move])
        else:
            self._focus.move(source, move, self._widgets)

    def _follow(self, source: str, key: str) -> None:
        """Lead the cursor that opened the refused plays to what turns them."""
        if key == f"{PREFIX}{WHY_NOT}":
            self._focus.put(source, STEPPER)

    def _point(self, given: Point) -> None:
        widget = next((w for w in self._widgets if w.enabled and w.rect.collidepoint(given.pos)), None)
        hit = widget.key if widget else ""
        place = self._strip.at(given.pos) if self._outcome.people_change else None
        target = hit or (f"seat.{place}" if place is not None else "")
        if given.phase is Phase.DOWN:
            self._pressed[given.source] = target
        elif given.phase is Phase.UP and self._pressed.pop(given.source, "") == target != "":
            if widget:
                widget.point(given.pos)
            elif place is not None:
                self._click_place(place, given.source)
        elif given.phase is Phase.CANCEL:
            self._pressed.pop(given.source, None)
        if is_mouse(given.source) and hit:
            self._focus.put(KEYBOARD, hit)

    def _click_place(self, number: int, pointer: str) -> None:
        seat = self.house.seats[number]
        own = f"{TOUCH}{number}" if pointer.startswith(FINGER) else pointer
        if seat.is_free:
            self.join(TOUCH if pointer.startswith(FINGER) else pointer, number)
        elif seat.source == own:
            self._leave(number)

    def join(self, source: str, number: int | None) -> None:
        """Seat a source between two rounds, at a free place, the given or the first one, or at the one that it left."""
        if self.house.seats.take_back(source):
            self.house.sounds.effect("join")
            return
        has_room = len(self.house.seats.taken()) < self._most
        seat = self.house.seats.join(source, number) if self._outcome.people_change and has_room else None
        if seat:
            recall(self.house, seat)
            self.house.sounds.effect("join")

    def _leave(self, number: int) -> None:
        """Leave the table, when asked for a second time."""
        if not self._outcome.people_change:
            return
        key = f"seat.{number}"
        if self._armed != key:
            self._armed = key
            self.house.sounds.effect("menu-back")
            return
        seat = self.house.seats[number]
        self._focus.drop(seat.source or "")
        seat.clear()
        self._disarm()
        self.house.sounds.effect("leave")

    def _go(self, key: str) -> None:
        """Take one of the ways on; the end of it all is asked for twice."""
        if key == "end" and self._armed != "end" and not self._outcome.finished:
            self._armed = "end"
            self.house.sounds.effect("menu-back")
            return
        self.house.sounds.effect("menu-ok")
        self._ways["end" if key == "next" and not self._enough() else key]()

    def _open(self, tab: str) -> None:
        """Show another page of the results; time stands still while it is not the figures."""
        self._tabs.at = tab
        self.house.sounds.effect("menu-ok")

    def _watch(self) -> None:
        """Show the last seconds once more, and come back here."""
        if self._outcome.film:
            self.house.scenes.push(ReplayScene(self.house, self._outcome.film()))

    def _enough(self) -> bool:
        return len(self.house.seats.taken()) >= self._fewest and bool(self.house.seats.humans())

    def _disarm(self) -> None:
        self._armed = ""

    def _rings(self, key: str) -> list[Colour]:
        colours = [parts.seat_colour(number) for number in self._visitors(key)]
        at = self._focus.on(KEYBOARD, self._widgets) if self._focus.has(KEYBOARD) else None
        return [*colours, GOLD] if at and at.key == key else colours

    def _visitors(self, key: str) -> list[int]:
        """Return the seats that have moved their cursor onto a button."""
        seats = [seat for seat in self.house.seats.humans() if seat.source and self._focus.has(seat.source)]
        found = [(seat.number, self._focus.on(seat.source or "", self._widgets)) for seat in seats]
        return [number for number, widget in found if widget and widget.key == key]
