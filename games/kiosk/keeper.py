"""The keeper: sees everything first, wakes the kiosk, puts it to rest, and lets nobody out.

It knows no rule of a game; scenes below it play as they do at home.
"""

from dataclasses import dataclass
from typing import Final

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import (
    DeviceFound,
    DeviceLost,
    Happened,
    Input,
    Kind,
    News,
    Phase,
    Point,
    Press,
    Release,
    Seen,
)
from games.engine.overseer import Overseer
from games.engine.scene import Scene
from games.engine.settings import FULL_VOLUME
from games.kiosk import countdown, lock
from games.kiosk.attract import Attract
from games.kiosk.away import Away
from games.kiosk.chooser import Chooser
from games.kiosk.combination import Combination
from games.kiosk.desk import Desk, session_settings, volumes
from games.kiosk.heart import EXIT_RESTART, Heart
from games.kiosk.idle import Idle, State
from games.kiosk.lying import Lying
from games.kiosk.operator import OperatorPage
from games.kiosk.pin_page import PinPage
from games.kiosk.sessions import Sessions
from games.kiosk.visitors import Visitors
from games.menus.results import Results

SECONDS: Final = TICK_RATE
LOOK: Final = SECONDS  # ticks between two looks at clock, lock and hours
SETTLING: Final = 2 * SECONDS  # ticks after the start in which a pointer jumps to its place by itself
OLD_ENOUGH: Final = 2 * 3600 * SECONDS  # ticks after which the planned restart of the hour is due
NO_ACTIVITY: Final = (Happened, DeviceLost, DeviceFound)


@dataclass
class Parts:
    """What the keeper works with."""

    attract: Attract
    desk: Desk
    heart: Heart
    sessions: Sessions


class Keeper(Overseer):
    """Watches over a kiosk."""

    def __init__(self, house: House, parts: Parts) -> None:
        self._house = house
        self._attract = parts.attract
        self._desk = parts.desk
        self._heart = parts.heart
        self._sessions = parts.sessions
        self._combination = Combination()
        self._visitors = Visitors(house)
        self._away = Away()
        self._lying = Lying()
        self._idle = Idle(parts.desk.config.idle * SECONDS)
        self._playing: Scene | None = None  # the game that runs
        self._result_seen = False
        self._ticks = 0
        self._wanted_volume: int | None = None
        self._lock = lock.Lock()
        self._pushed_away = True  # whether the lock must be held at once
        self.reset_settings()

    @property
    def lets_go(self) -> bool:
        """Nobody leaves."""
        return False

    def hear(self, inputs: list[Input]) -> list[Input]:
        """Note every input of people; one that wakes the kiosk, or stops the countdown, is no move."""
        self._house.devices.watch(on=True)
        if not self._house.scenes.top:
            return inputs
        inputs = self._lying.without(inputs, self._house.size)
        return [*self._lying.tick(), *self._heard(inputs)]

    def _heard(self, inputs: list[Input]) -> list[Input]:
        for given in inputs:
            self._note(given)
        active = any(_is_activity(given) for given in inputs)
        if self._house.scenes.top is self._attract:
            if any(_wakes(given) for given in inputs) and self._ticks > SETTLING:
                self._welcome()
            return [given for given in inputs if isinstance(given, NO_ACTIVITY)]
        if active and self._idle.input():
            self._house.stale = True
            return [given for given in inputs if not _wakes(given)]
        return inputs

    def tick(self) -> None:
        """Let a tick pass."""
        self._heart.tick()
        self._sessions.tick()
        self._ticks += 1
        if self._heart.must_end:
            self._house.quit()  # which saves the game that is played
            self._follow_the_game()
            self.close()
            return
        if self._combination.tick():
            self._open_desk()
        self._follow_the_game()
        self._visitors.tick()
        if self._house.scenes.top is self._attract:
            self._rest()
        else:
            self._watch_idleness()
            self._watch_places()
        if self._ticks % LOOK == 0 or self._pushed_away:
            self._look_round()

    def draw(self, canvas: Canvas) -> None:
        """Draw the countdown above a game that nobody plays."""
        if self._idle.state is State.COUNTING and self._house.scenes.top is not self._attract:
            countdown.draw(self._house, canvas, self._idle.seconds)

    def set_volume(self, wanted: int) -> None:
        """Make it louder or quieter, as far as the hour allows."""
        wanted = max(0, min(FULL_VOLUME, wanted))
        self._wanted_volume = wanted
        self._apply_volume()
        self._house.sounds.effect("card")

    def reset_settings(self) -> None:
        """Put back whatever visitors may have changed."""
        self._wanted_volume = None
        for name, value in session_settings(self._desk, self._house.moment().hour).items():
            if getattr(self._house.settings, name) != value:
                self._house.change(name, value)

    def close(self) -> None:
        """Write everything down: the program ends."""
        self._sessions.end(idle=False)
        self._sessions.flush()

    # Coming and going

    def _welcome(self) -> None:
        """Lead whoever woke the kiosk to the lobby of the game that was shown."""
        game = self._attract.game
        self._sessions.begin()
        self._idle = Idle(self._desk.config.idle * SECONDS)
        chooser = Chooser(self._house, self._desk.config, self.set_volume)
        self._house.scenes.push(chooser)
        if game is not None:
            chooser.open(game)

    def _rest(self) -> None:
        """Nobody is here: put things back once, and restart when the hour has come."""
        if self._sessions.running:
            self._clear(idle=False)
        old_enough = self._ticks % LOOK == 0 and self._ticks >= OLD_ENOUGH
        if old_enough and self._house.moment().hour == self._desk.config.restart_hour:
            self.close()
            self._desk.end(EXIT_RESTART)

    def _watch_idleness(self) -> None:
        before = self._idle.state, self._idle.seconds
        held = self._house.devices.keyboards.typing or (self._playing is not None and self._playing.thinks)
        state = self._idle.tick(held=held)
        self._house.stale |= (state, self._idle.seconds) != before
        if state is State.OVER:
            self._clear(idle=True)

    def _clear(self, *, idle: bool) -> None:
        """End the session; the next visitors find everything as it was."""
        if self._house.scenes.top is not self._attract:
            self._house.scenes.back_to(self._attract)
        self._follow_the_game()
        self._sessions.end(idle=idle)
        self._visitors.clear()
        self._away.forget()
        self._idle = Idle(self._desk.config.idle * SECONDS)
        self.reset_settings()

    # While visitors play

    def _note(self, given: Input) -> None:
        self._sessions.hear(given)
        self._combination.hear(given, self._house.size)
        if isinstance(given, Happened) and given.news is News.FOCUS_LOST:
            self._combination.forget()
            self._pushed_away = True
        if isinstance(given, Press | Release | Point) and self._playing:
            self._away.input(self._playing.seat_of(given))
        self._visitors.hear(given, self._playing if self._house.scenes.top is self._playing else None)

    def _follow_the_game(self) -> None:
        """Notice when a game begins, and when it is left before its end."""
        scenes = self._house.scenes
        if self._playing is not None and self._playing not in scenes:
            if not self._result_seen:
                self._sessions.left(self._playing.music)
                self._visitors.clear_left()
            self._playing, self._result_seen = None, False
        if scenes.top is not None and scenes.top.is_game and scenes.top is not self._playing:
            self._playing, self._result_seen = scenes.top, False
            self._house.stops.begin()
            self._sessions.game_begun()
            self._away.forget()
        if isinstance(scenes.top, Results):
            self._result_seen = True
        elif self._result_seen and scenes.top is self._playing:
            self._result_seen = False
            self._house.stops.begin()

    def _watch_places(self) -> None:
        """Let computers play for people who are not there any more."""
        game = self._playing
        if game is None or self._house.scenes.top is not game:
            return
        for seat in self._away.tick(game.awaited, self._desk.config.away * SECONDS):
            self._house.notices.add(self._house.words("kiosk.away", name=self._house.name(seat)))
            game.hand_over(seat)

    # The operator

    def _open_desk(self) -> None:
        """Ask for the PIN; the operator may come at any moment, also in the middle of a game."""
        house, desk = self._house, self._desk
        if not isinstance(house.scenes.top, PinPage | OperatorPage):
            house.scenes.push(PinPage(house, desk, lambda: house.scenes.push(OperatorPage(house, desk))))

    def _look_round(self) -> None:
        """Hold the lock, keep to the hours of sound, and keep sentences for the operator from visitors."""
        self._lock.hold()
        self._pushed_away = False
        self._apply_volume()

    def _apply_volume(self) -> None:
        for name, value in volumes(self._desk, self._house.moment().hour, self._wanted_volume).items():
            if getattr(self._house.settings, name) != value:
                self._house.change(name, value)


def _is_activity(given: Input) -> bool:
    """Return whether somebody did something; what is seen of fingers is told again by where they point."""
    return not isinstance(given, NO_ACTIVITY) and not (isinstance(given, Seen) and given.kind is Kind.FINGER)


def _wakes(given: Input) -> bool:
    """Return whether an input is something that a person begins: not a key that is let go, nor news of devices."""
    if isinstance(given, Point):
        return given.phase not in {Phase.UP, Phase.CANCEL}
    if isinstance(given, Seen):
        return given.down and given.kind is not Kind.FINGER
    return not isinstance(given, (*NO_ACTIVITY, Release))
