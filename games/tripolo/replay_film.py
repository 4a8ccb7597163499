"""The film of a match of Tripolo: the game's own picture, moved by a log instead of people and computers."""

from dataclasses import replace

from games.core.log import NAMES, Log, names_in
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.film import Film
from games.engine.house import House
from games.tripolo.commands import HandOver
from games.tripolo.controls import Controls
from games.tripolo.events import HandedOver
from games.tripolo.heard import hear
from games.tripolo.match import Match
from games.tripolo.picture import Picture
from games.tripolo.replay_course import course_of
from games.tripolo.stage import NEWS, SLIDE

WARM = NEWS
"""So many ticks before the one that is sought events begin to be taken in: lines are lit and news told as they were."""
MOVED = TICK_RATE // 2
"""So many of these ticks everything moves, so that all cards have come to their places."""
SETTLED = SLIDE + 8
"""So many ticks after a command it can be seen what it did."""


class TripoloFilm(Film):
    """A match, or the end of it from the tick `begin` on. Raises GameError when the log cannot be stepped."""

    def __init__(self, house: House, log: Log, begin: int = 0) -> None:
        super().__init__(house)
        course = self._course = course_of(log)
        self.music = "tripolo"
        self._begin = max(0, min(begin, course.length))
        self.length = course.length - self._begin
        self.marks = tuple(replace(mark, at=mark.at - self._begin) for mark in course.marks if mark.at >= self._begin)
        self.stops = self._stops()
        for seat, name in (*names_in(log.header.settings.get(NAMES)), *(log.end.names if log.end else ())):
            if seat in range(len(self.house.seats.places)):
                self.house.seats[seat].name = name
        self._match = course.match_at(self._begin)
        self._picture = FilmPicture(self.house, self._match)
        self.seek(0)

    def layout(self) -> None:
        """Take over size, language and settings."""
        self._picture.layout()

    def seek(self, at: int) -> None:
        """Show the match as it was at a tick."""
        self.at = max(0, min(self.length, at))
        goal = self._begin + self.at
        begun = max(0, goal - WARM)
        self._match = self._course.match_at(begun)
        self._seat_computers()
        self._picture.watch(self._match, self._course.most(begun))
        self._controls = Controls(self._match, self.house.seats, self._picture)
        with self.hushed():
            while self._match.tick < goal:
                self._advance(moves=goal - self._match.tick <= MOVED)

    def tick(self) -> None:
        """Let 1/120 s of the match pass."""
        if not self.is_over:
            self.at += 1
            self._advance()

    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""
        self._picture.draw(canvas, self._controls)

    def state_hash(self) -> str:
        """Hash the match as it is shown."""
        return self._match.state_hash()

    def _advance(self, *, moves: bool = True) -> None:
        for event in self._course.step(self._match):
            if isinstance(event, HandedOver):
                self._seat_computers()
            self._picture.take(event, self._controls)
            hear(self.house.sounds, self._match, event)
        if moves:
            self._picture.tick(self._controls)
        else:
            self._picture.age()

    def _stops(self) -> tuple[int, ...]:
        commands = self._course.commands.items()
        ticks = (tick for tick, given in commands if not all(isinstance(each, HandOver) for each in given))
        found = {min(self.length, tick - self._begin + SETTLED) for tick in ticks if tick >= self._begin}
        return tuple(sorted(found))

    def _seat_computers(self) -> None:
        """Let the panels tell which places computers play now."""
        for seat, level in self._match.levels.items():
            self.house.seats[seat].level = level - 1 if level else None


class FilmPicture(Picture):
    """The picture of a match that can be exchanged for the same match at another moment."""

    def watch(self, match: Match, most: int) -> None:
        """Show another match, with nothing on its way; `most`: the cards of the fullest stack when it was dealt."""
        self._match, self._most = match, most
        self._stage.clear()
        self.hands.clear()
        if tuple(self.table.panels) == match.seats:
            self._place_hands()
        else:
            self.layout()

    def age(self) -> None:
        """Let 1/120 s pass without moving any card of the hands."""
        self._stage.tick()
