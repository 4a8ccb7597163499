"""The lobby: the places that people and computers take, the choices about the game, and the start.

Between two rounds the same page serves people who come and go; its start then deals the next round.
"""

from collections.abc import Callable, Hashable
from functools import partial

from games.catalogue import Game
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import (
    DeviceFound,
    DeviceLost,
    Edited,
    Happened,
    Input,
    News,
    Phase,
    Point,
    Press,
    Typed,
)
from games.engine.scene import Scene
from games.engine.widgets import Widget
from games.menus import lobby_picture, starting, table
from games.menus.choices import Choices
from games.menus.host import Host
from games.menus.lobby_cursors import Cursors, owner
from games.menus.lobby_deeds import Deeds
from games.menus.lobby_hands import Hands
from games.menus.places import Acts, Places
from games.menus.played import Played
from games.menus.remembering import count_names, remember
from games.turnbased.saves import Saved

FOCUS = {News.FOCUS_LOST: False, News.FOCUS_GAINED: True}


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
        self._deeds = Deeds(self, game, self._choices, host, self.played, fixed=between is not None)
        self._hands = Hands(house, game, host, self.cursors, self._deeds.leave)

    def enter(self) -> None:
        """Begin with nobody ready: a start needs a fresh press of everyone."""
        self._host.welcome()
        self._hands.let_go()
        self._deeds.look_for_saves()
        super().enter()

    def leave(self) -> None:
        """Keep a name that is being typed, and remember who sat where."""
        self._host.naming.end(keep=True)
        remember(self.house, extras=self._game.has_handicaps)

    def layout(self) -> None:
        """Build the widgets anew."""
        seats = [widget for number in self._places.shown() for widget in self._places.widgets(number)]
        whole = table.widgets(self.house, self._game, self._choices, self._deeds.acts(), self._deeds.offer())
        self._widgets = [*seats, *whole]

    @property
    def pointed_at(self) -> Hashable:
        """Where the cursors are, and which widget is explained."""
        return self._host.focus.places(), self._hands.explained

    def handle(self, given: Input) -> None:
        """Take one input; the press that sits somebody down does nothing else."""
        if isinstance(given, Typed | Edited):
            self._host.naming.take(given)
        elif isinstance(given, Press):
            self._hands.press(given, self._widgets)
        elif isinstance(given, Point):
            self._hands.point(given, self._widgets)
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
        about = table.explained(house, self._game, self._choices, self._hands.explained)
        lobby_picture.draw_about(house, canvas, self._game, about, table.between_rows(house, self._widgets))
        sentence = self._missing() or self._going()
        lobby_picture.draw_banner(house, canvas, sentence, urgent=bool(house.seats.humans()))
        if self._host.count.running:
            lobby_picture.draw_count(house, canvas, self._host.count.number)

    def go_on(self) -> None:
        """Go on with the saved game; let one of several be chosen."""
        self._deeds.go_on()

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game."""
        self._deeds.resume(saved)

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
