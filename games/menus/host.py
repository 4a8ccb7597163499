"""The host of the lobby: seats people and computers, and does what their places' buttons ask for."""

from games.catalogue import Game
from games.engine.house import House
from games.engine.inputs import FINGER, PAD, TOUCH, is_block, is_mouse
from games.engine.seats import Seat
from games.menus import starting
from games.menus.choices import Choices
from games.menus.focus import Focus
from games.menus.naming import Naming
from games.menus.remembering import recall, remember
from games.menus.starting import Count

FIRST_LEVEL = 1  # of a computer that has just been added


class Host:
    """Changes the seats of a house; whatever changes them stops the count before the start."""

    def __init__(self, house: House, game: Game, choices: Choices) -> None:
        self._house = house
        self._game = game
        self._choices = choices
        self.focus = Focus()
        self.naming = Naming(house)
        self.count = Count()

    def welcome(self) -> None:
        """Begin with nobody ready, every cursor on the own ready button, and only what this game offers."""
        game = self._game
        for seat in self._house.seats.places:
            seat.extra = max(game.fewest_extra, min(game.most_extra, seat.extra))
            seat.level = None if seat.level is None else min(seat.level, game.levels - 1)
        for seat in self._house.seats.humans():
            seat.ready = False
            self.focus.put(seat.source or "", f"seat.{seat.number}.ready")
        self.count.stop()

    def join(self, source: str, number: int | None) -> None:
        """Seat a source; it takes over the place of one of its kind that was unplugged."""
        seat = self._waiting_for(source) or self._house.seats.take_back(source)
        if seat is None:
            seat = self._sit_down(source, number)
        else:
            self.focus.drop(seat.source or "")
            seat.source = source
        if seat is None:
            self._house.notices.add(self._house.words("lobby.full", most=self._game.most))
            return
        self.focus.put(seat.source or source, f"seat.{seat.number}.ready")
        self._house.sounds.effect("join")

    def _sit_down(self, source: str, number: int | None) -> Seat | None:
        """Seat a newcomer, with the name and the handicap that the device had last."""
        seat = None if self.is_full else self._house.seats.join(source, number)
        if seat is not None:
            recall(self._house, seat, range(self._game.fewest_extra, self._game.most_extra + 1))
        return seat

    @property
    def is_full(self) -> bool:
        """Whether as many sit here as the game takes."""
        return len(self._house.seats.taken()) >= self._game.most

    def take(self, number: int, pointer: str) -> None:
        """Let a pointer sit down on a free place; a mouse that plays already sets a computer there."""
        if pointer.startswith(FINGER):
            self.join(TOUCH, number)
        elif self._house.seats.of(pointer) is None:
            self.join(pointer, number)
        else:
            self.fill(number)

    def lose(self, source: str) -> None:
        """Keep the place of a pad that was unplugged, but do not start without it."""
        self._house.devices.lost.add(source)
        seat = self._house.seats.of(source)
        if seat:
            seat.ready = False

    def toggle_ready(self, number: int) -> None:
        """Make a seat ready, or not any more."""
        seat = self._house.seats[number]
        self.set_ready(seat, on=not seat.ready)

    def set_ready(self, seat: Seat, *, on: bool) -> None:
        """Set whether a seat is ready; in a mode for one only the first may be."""
        first = starting.soloist(self._house.seats.humans())
        may = not starting.is_alone(self._choices.mode) or first is None or first is seat
        if on and (seat.source in self._house.devices.lost or not may):
            return
        seat.ready = on
        self._house.sounds.effect("ready" if on else "menu-back")
        self.count.stop()

    def nobody_ready(self) -> None:
        """Ask everyone anew, because what is played has changed."""
        for seat in self._house.seats.humans():
            seat.ready = False
        self.count.stop()

    def step_extra(self, number: int, step: int) -> None:
        """Change the handicap of a seat within the game's range."""
        seat, game = self._house.seats[number], self._game
        seat.extra = max(game.fewest_extra, min(game.most_extra, seat.extra + step))
        self.count.stop()

    def step_level(self, number: int, step: int) -> None:
        """Change the level of a computer."""
        seat = self._house.seats[number]
        seat.level = max(0, min(self._game.levels - 1, (seat.level or 0) + step))

    def go_back(self, seat: Seat) -> None:
        """Let a seat be not ready any more; if it was not, it leaves."""
        if seat.ready:
            self.set_ready(seat, on=False)
        else:
            self.clear(seat.number)

    def clear(self, number: int) -> None:
        """Make a place free."""
        seat = self._house.seats[number]
        self.focus.drop(seat.source or "")
        if self.naming.seat == number:
            self.naming.end(keep=False)
        remember(self._house, extras=self._game.has_handicaps)
        seat.clear()
        self._house.sounds.effect("leave")
        self.count.stop()

    def fill(self, number: int | None = None) -> None:
        """Put a computer on a free place, the given or the last one."""
        if not self.is_full and self._house.seats.add_computer(FIRST_LEVEL, number):
            self._house.sounds.effect("join")
        self.count.stop()

    def hand_over(self, number: int) -> None:
        """Let a computer go on with a place, its name and its chips; who left it gets it back by pressing."""
        seat = self._house.seats[number]
        self.focus.drop(seat.source or "")
        seat.hand_over(min(FIRST_LEVEL, self._game.levels - 1))
        seat.ready = True
        self._house.sounds.effect("join")
        self.count.stop()

    def _waiting_for(self, source: str) -> Seat | None:
        lost = self._house.devices.lost
        waiting = (seat for seat in self._house.seats.humans() if seat.source in lost)
        return next((seat for seat in waiting if _kind(seat.source or "") == _kind(source)), None)


def _kind(source: str) -> str:
    """Return what sort of device a source is; sorts that are never unplugged have none in common."""
    return "block" if is_block(source) else "mouse" if is_mouse(source) else PAD if source.startswith(PAD) else source
