"""How people play in turns: by keys, pads, mouse and fingers; looking at secrets, stopping, leaving, lost pads.

A game's own scene adds its table: the targets that may be chosen, the picture, the words for what happens.
"""

from dataclasses import replace
from typing import TypeVar

from games.engine import widgets
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    TOUCH,
    Button,
    DeviceLost,
    Happened,
    Input,
    Move,
    News,
    Phase,
    Point,
    Press,
    Release,
    is_mouse,
    menu_move,
)
from games.engine.stop_menu import HANDED_LEVEL, Answers, StopMenu
from games.engine.widgets import Widget
from games.turnbased.look import grip
from games.turnbased.play import STOP, Play

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")

LOOK_BUTTON = Button.DRAW


class TurnScene(Play[ActionT, EventT]):
    """A game played in turns, with people and computers at one screen."""

    is_game = True
    top_level = 2  # of this game's computers, counted from 0

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seat of the person whose turn it is."""
        return (self.human.seat,) if self.human else ()

    @property
    def thinks(self) -> bool:
        """Whether people wait for a computer."""
        return bool(self.humans) and not self.session.state.is_over and self.human is None

    def tick(self) -> None:
        """Let 1/120 s pass; a game that is gone on with asks first for the devices with which it was played."""
        if self.resumed and self.now == 0:
            self._miss_devices()
        super().tick()

    def handle(self, given: Input) -> None:
        """Take one input; what points, points into the picture as it lies."""
        self.take(replace(given, pos=self.facing.inwards(given.pos)) if isinstance(given, Point) else given)

    def take(self, given: Input) -> None:
        """Take one input, places seen from where the picture is upright."""
        if isinstance(given, Press):
            self._press(given)
        elif isinstance(given, Release):
            self.look.let_go(grip(given.source, given.button))
        elif isinstance(given, Point):
            self._point(given)
        elif isinstance(given, DeviceLost):
            self._miss(given.source)
        elif isinstance(given, Happened) and given.news is News.FOCUS_LOST:
            self.look.cover()
        elif isinstance(given, Happened) and given.news is News.TIME_JUMPED:
            self.look.draw_curtain()

    # Choosing

    def may_act(self, source: str) -> bool:
        """Return whether a source may act now: the own one, or one that nobody else plays with."""
        human = self.human
        if human is None:
            return False
        owner = self.house.seats.of(source)
        if source.startswith(FINGER) or source == KEYBOARD or is_mouse(source):
            return owner is None or owner.number == human.seat
        return owner is not None and owner.number == human.seat

    def seat_of(self, given: Press | Release | Point) -> int | None:
        """Return the seat of the person whose input this is; what nobody plays with acts for whose turn it is."""
        return self._seat_behind(given.source)

    def player_of(self, source: str) -> int | None:
        """Return the person who plays by a source, whoever's turn it is."""
        owner = self.house.seats.of(source)
        seats = [player.seat for player in self.session.players]
        return seats.index(owner.number) if owner and owner.number in seats else None

    def _press(self, given: Press) -> None:
        if given.button is Button.STOP:
            self.ask_to_stop(given.source)
            return
        if self._adopt(given.source):
            return
        looker = self.player_of(given.source)
        if given.button is LOOK_BUTTON and looker is not None:
            self.hold_look(looker, grip(given.source, given.button))
            return
        move = menu_move(given)
        if move is Move.OK and self.session.state.is_over:
            self.hurry()
        if move is None or move is Move.BACK or not self.may_act(given.source):
            return
        if move is Move.OK:
            self._press_target(grip(given.source, given.button))
        elif self._targets:
            start = self._focused() or self._targets[0]
            self._at = widgets.nearest(self._targets, start, move, closed=True).key
            self.house.sounds.effect("menu-move")

    def hold_look(self, player: int, held: str) -> None:
        """Begin to look at a secret by holding a grip: a source's button, or a pointer on the screen."""
        if self.shares_screen and self.has_secrets(player):
            self.look.hold(player, held)

    def _press_target(self, held: str) -> None:
        """Press the target under the cursor by a key."""
        target = self._focused()
        if target:
            self.pointed(target, held)
        self._choose(target)

    def _focused(self) -> Widget | None:
        return next((target for target in self._targets if target.key == self._at), None)

    def _choose(self, target: Widget | None) -> None:
        if target is None:
            return
        self._at = target.key
        target.ok()

    def _point(self, given: Point) -> None:
        if given.phase in {Phase.UP, Phase.CANCEL}:
            self.look.let_go(given.source)
        place = self.stop_place()
        if place and self._clicks(given, STOP, on=place.collidepoint(given.pos)):
            self.ask_to_stop(given.source)
            return
        if self.came_back(given):
            return
        if given.phase is Phase.DOWN:
            self._come_down(given)
        if not self.may_act(given.source):
            return
        hit = next((target for target in reversed(self._targets) if target.rect.collidepoint(given.pos)), None)
        if given.phase is Phase.DOWN and hit:
            self._at = hit.key
            self._pressed[given.source] = hit.key
            self.pointed(hit, given.source)
        elif given.phase is Phase.MOVE and hit and is_mouse(given.source):
            self._at = hit.key
        elif given.phase is Phase.UP and self._pressed.pop(given.source, None) == (hit.key if hit else ""):
            self._choose(hit)

    def _come_down(self, given: Point) -> None:
        """Look at what lies face down before oneself, whoever's turn it is; after the end, go on."""
        if self.session.state.is_over:
            self.hurry()
        owner = self.private_at(given.pos)
        if owner is None:
            return
        source = self.session.players[owner].source or ""
        if source == given.source or (source.startswith(TOUCH) and given.source.startswith(FINGER)):
            self.hold_look(owner, given.source)

    def _clicks(self, given: Point, key: str, *, on: bool) -> bool:
        """Return whether a pointer that came down on something goes up there, too."""
        if given.phase is Phase.DOWN and on:
            self._pressed[given.source] = key
        elif given.phase is Phase.UP and self._pressed.get(given.source) == key:
            del self._pressed[given.source]
            return on
        return False

    def pointed(self, target: Widget, held: str) -> None:
        """Answer to a pointer, or an OK key, coming down on a target (the button that is held to look)."""

    # Stop, leaving, lost pads

    def ask_to_stop(self, source: str) -> None:
        """Stop the game for a source, unless its place has done so too often."""
        if self.house.may_stop(self._seat_behind(source)):
            self._stop(self.house.words("stop.paused"), "")

    def _stop(self, why: str, lost: str) -> None:
        """Cover everything and ask what shall happen."""
        self.look.cover()
        house, end = self.house, "save" if self._save.keeps else "end"
        answers = Answers(self._go_on, self.hand_over, self._leave_table, house.scenes.pop)
        seats = [player.seat for player in self.session.players]
        alone, turn = len(self.humans) <= 1, self.facing.turn  # the last person's place ends the game
        house.scenes.push(StopMenu(house, why, answers, self.draw, seats, lost=lost, end=end, alone=alone, turn=turn))

    def _go_on(self) -> None:
        """Take over whatever device plays a seat now."""
        for number, player in enumerate(self.session.players):
            source = self.house.seats[player.seat].source
            if player.level is None and source != player.source:
                self.session.seat(number, source, None, self.house.devices.identity(source or ""))

    def hand_over(self, seat: int) -> None:
        """Let a computer play for somebody who has had enough; the last person leaves the game as it stands, saved."""
        self._go_on()
        number = [player.seat for player in self.session.players].index(seat)
        if self.humans == [number]:
            self.house.scenes.pop()
            return
        level = min(HANDED_LEVEL, self.top_level)
        self.house.seats[seat].hand_over(level)
        self.session.seat(number, None, level)
        self._at = ""
        self.refresh()

    def _leave_table(self, seat: int) -> None:
        """Let a computer play for somebody who goes for good; a single person who stays needs no cover any more."""
        self._gone.add(seat)
        self.hand_over(seat)

    def _miss(self, source: str) -> None:
        """Stop the game because a device is not there with which somebody plays."""
        player = self.player_of(source)
        if player is not None:
            self._stop(self.house.words("stop.device", name=self.name(player)), source)

    def _miss_devices(self) -> None:
        """Ask for the devices with which a saved game was played."""
        for source in (self.session.players[number].source or "" for number in self.humans):
            if source in self.house.devices.lost:
                self._miss(source)
                return

    def _adopt(self, source: str) -> bool:
        """Let a device of nobody's take the place of one that is not there; return whether it did."""
        if self._come_back(source):
            return True
        if source == KEYBOARD or self.house.seats.of(source):
            return False
        lost = (number for number in self.humans if self.session.players[number].source in self.house.devices.lost)
        number = next(lost, None)
        if number is None:
            return False
        self.house.seats[self.session.players[number].seat].source = source
        self._go_on()
        return True

    def _seat_behind(self, source: str) -> int | None:
        human, owner = self.human, self.house.seats.of(source)
        if human and self.may_act(source):
            return human.seat
        return owner.number if owner else None

    def came_back(self, given: Point) -> bool:
        """Give a pointer that comes down the place back that it left to a computer; return whether it did."""
        return given.phase is Phase.DOWN and self._come_back(self._left_by(given))

    def _left_by(self, given: Point) -> str:
        """Return by which source a place was left that a pointer wants back.

        A finger wants the one that was played by touch; while others play by touch, only by its panel.
        """
        if not given.source.startswith(FINGER):
            return given.source
        players = enumerate(self.session.players)
        seats = {number: self.house.seats[player.seat] for number, player in players}
        left = {number: seat.former for number, seat in seats.items() if seat.former.startswith(TOUCH)}
        if any((seat.source or "").startswith(TOUCH) for seat in seats.values()):
            return next((source for number, source in left.items() if number == self.place_at(given.pos)), "")
        return next(iter(left.values()), "")

    def _come_back(self, source: str) -> bool:
        """Give a source its place back that a computer has played for it; return whether there was one."""
        if any(self.house.seats[number].former == source for number in self._gone):
            return False
        seat = self.house.seats.take_back(source)
        numbers = [player.seat for player in self.session.players]
        if seat is None or seat.number not in numbers:
            return False
        self._thinker.drop()
        self.session.seat(numbers.index(seat.number), source, None, self.house.devices.identity(source))
        self.house.sounds.effect("join")
        self.refresh()
        return True
