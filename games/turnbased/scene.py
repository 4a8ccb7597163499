"""The scene of a game played in turns: whose turn it is, what may be chosen, computers that think in slices, stop, end.

A game's own scene adds its table: the targets that may be chosen, the picture, the words for what happens.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from games.core.errors import IllegalAction
from games.engine import widgets
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    MOUSE,
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
    menu_move,
)
from games.engine.outcome import Outcome
from games.engine.scene import Scene
from games.engine.stop_menu import HANDED_LEVEL, Answers, StopMenu
from games.engine.widgets import Widget
from games.turnbased.look import Look
from games.turnbased.protocol import Thinking
from games.turnbased.saves import Save
from games.turnbased.session import Player, Session

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")

MOST_SLICES = 400  # of thought in one tick ...
SLICE_TIME = 3_000_000  # ... and nanoseconds, so that the screen keeps running
PAUSE = TICK_RATE * 7 // 10  # ticks before a computer acts, so that everybody can follow
LINES_KEPT = 40
END_SHOWN = 2 * TICK_RATE
SHARED = frozenset({KEYBOARD, MOUSE})
LOOK_BUTTON = Button.DRAW


class TurnScene(Scene, Generic[ActionT, EventT]):
    """A game played in turns, with people and computers at one screen."""

    def __init__(
        self,
        house: House,
        session: Session[ActionT, EventT],
        save: Save,
        show: Callable[[Outcome], None],
    ) -> None:
        super().__init__(house)
        self.session = session
        self.look = Look()
        self.lines: list[tuple[int, str]] = []  # what happened, for everybody: player and sentence, the newest last
        self.reason = ""  # why the last choice could not be made
        self.now = 0  # ticks since the scene began
        self._save = save
        self.show = show
        self._targets: list[Widget] = []
        self._at = ""
        self._pressed: dict[str, str] = {}
        self._thinking: Thinking[ActionT] | None = None
        self._decided: tuple[()] | tuple[ActionT] = ()
        self._pause = PAUSE
        self._own_lines: dict[int, int] = {}  # by player: how many lines there were when the own turn ended
        self._shown_in = END_SHOWN
        self._told = False

    # What a game adds

    @abstractmethod
    def targets(self) -> list[Widget]:
        """Return what the person whose turn it is may choose, for the present size and state."""

    @abstractmethod
    def draw_table(self, canvas: Canvas) -> None:
        """Describe the table."""

    @abstractmethod
    def follow(self, event: EventT, player: int) -> None:
        """Show and hear an event of a player; it is as everybody may know it."""

    @abstractmethod
    def sentence(self, event: EventT) -> str:
        """Return an event in words, as everybody may know it; empty when nothing needs to be said."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return what the results page shows."""

    @abstractmethod
    def move(self) -> bool:
        """Let the table's own motion go on for 1/120 s; return whether anything moves."""

    def has_secrets(self, player: int) -> bool:  # noqa: ARG002 - a game without secrets need not say so
        """Return whether there is anything that only this player may see now."""
        return False

    # What the frame offers

    @property
    def human(self) -> Player | None:
        """The person whose turn it is; None when a computer thinks or the game is over."""
        if self.session.state.is_over or self.session.current.level is not None:
            return None
        return self.session.current

    @property
    def humans(self) -> list[int]:
        """The players that are people."""
        return [number for number, player in enumerate(self.session.players) if player.level is None]

    @property
    def shares_screen(self) -> bool:
        """Whether secrets must be covered: several people look at this screen."""
        return len(self.humans) > 1

    @property
    def animating(self) -> bool:
        """Whether anything moves."""
        return self._moving

    @property
    def focus(self) -> str:
        """The key of the target under the cursor; empty while nobody chooses."""
        return self._at if self.human else ""

    def name(self, player: int) -> str:
        """Return a player's name."""
        return self.house.name(self.session.players[player].seat)

    def recap(self, player: int) -> list[tuple[int, str]]:
        """Return what the others did since this player's last turn."""
        return self.lines[self._own_lines.get(player, 0) :]

    def act(self, action: ActionT) -> None:
        """Do an action of the player whose turn it is; when it is not legal say why and change nothing (A2)."""
        player = self.session.state.seat
        try:
            events = self.session.apply(action)
        except IllegalAction as refusal:
            self.refuse(refusal.reason_key)
            return
        self.reason = ""
        self._happened(events, player)
        if self.session.state.is_over or self.session.state.seat != player:
            self._own_lines[player] = len(self.lines)
            if self.look.player == player:
                self.look.cover()
        self._pause = PAUSE
        self._at = ""
        self.layout()

    def refuse(self, reason_key: str) -> None:
        """Say why something cannot be done."""
        self.reason = self.house.words(reason_key)
        self.house.sounds.effect("wrong")
        self.house.stale = True

    # The scene

    _moving = False

    def layout(self) -> None:
        """Find the targets anew; the cursor stays where it was, or goes to the first."""
        self._targets = self.targets() if self.human else []
        if self._targets and all(target.key != self._at for target in self._targets):
            self._at = next((target.key for target in self._targets if target.enabled), self._targets[0].key)

    def leave(self) -> None:
        """Cover everything whenever something else comes on top."""
        self.look.cover()
        self._pressed.clear()

    def close(self) -> None:
        """Let the log go."""
        self._save.close()

    def handle(self, given: Input) -> None:
        """Take one input."""
        if isinstance(given, Press):
            self._press(given)
        elif isinstance(given, Release):
            self.look.let_go(given.source)
        elif isinstance(given, Point):
            self._point(given)
        elif isinstance(given, DeviceLost):
            seat = self.house.seats.of(given.source)
            if seat:
                words = self.house.words
                self._stop(words("stop.device", name=self.house.name(seat.number)), given.source)
        elif isinstance(given, Happened) and given.news is not News.FOCUS_GAINED:
            self.look.cover()

    def tick(self) -> None:
        """Let 1/120 s pass."""
        self.now += 1
        self._moving = self.move()
        self.house.stale |= self.look.tick()
        if self.session.state.is_over:
            self._end()
        elif self.session.current.level is not None and not self._moving:
            self._think()

    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""
        self.draw_table(canvas)

    # Choosing

    def may_act(self, source: str) -> bool:
        """Return whether a source may act now: the own one, or one that nobody else plays with."""
        human = self.human
        if human is None:
            return False
        owner = self.house.seats.of(source)
        if source.startswith(FINGER) or source in SHARED:
            return owner is None or owner.number == human.seat
        return owner is not None and owner.number == human.seat

    def player_of(self, source: str) -> int | None:
        """Return the person who plays by a source, whoever's turn it is."""
        owner = self.house.seats.of(source)
        seats = [player.seat for player in self.session.players]
        return seats.index(owner.number) if owner and owner.number in seats else None

    def _press(self, given: Press) -> None:
        if given.button is Button.STOP:
            self._stop(self.house.words("stop.paused"), "")
            return
        looker = self.player_of(given.source)
        if given.button is LOOK_BUTTON and looker is not None:
            self.hold_look(looker, given.source)
            return
        move = menu_move(given)
        if move is None or move is Move.BACK or not self.may_act(given.source):
            return
        if move is Move.OK:
            self._choose(self._focused())
        elif self._targets:
            start = self._focused() or self._targets[0]
            self._at = widgets.nearest(self._targets, start, move).key
            self.house.sounds.effect("menu-move")

    def hold_look(self, player: int, source: str) -> None:
        """Begin to look at a secret by holding a source's key, pad button or the button on the screen."""
        if self.shares_screen and self.has_secrets(player):
            self.look.hold(player, source)

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
        if not self.may_act(given.source):
            return
        hit = next((target for target in reversed(self._targets) if target.rect.collidepoint(given.pos)), None)
        if given.phase is Phase.DOWN and hit:
            self._at = hit.key
            self._pressed[given.source] = hit.key
            self.pointed(hit, given.source)
        elif given.phase is Phase.MOVE and hit and given.source == MOUSE:
            self._at = hit.key
        elif given.phase is Phase.UP and self._pressed.pop(given.source, None) == (hit.key if hit else ""):
            self._choose(hit)

    def pointed(self, target: Widget, source: str) -> None:
        """Answer to a pointer coming down on a target (the button that is held to look)."""

    # Computers, stop, end

    def _happened(self, events: Iterable[EventT], player: int) -> None:
        for event in events:
            public = self.session.seen_by(event, None)
            words = self.sentence(public)
            if words:
                self.lines = [*self.lines, (getattr(public, "seat", player), words)]
            self.follow(public, player)

    def _think(self) -> None:
        """Give the computer a few milliseconds; act when it has decided and everybody could follow."""
        self._pause = max(0, self._pause - 1)
        if not self._decided:
            self._ponder()
        elif self._pause == 0:
            (action,) = self._decided
            self._decided, self._thinking = (), None
            self.act(action)

    def _ponder(self) -> None:
        """Let the computer think on for as long as a tick allows."""
        thinking = self._thinking = self._thinking or self.session.think()
        begun = self.house.now()
        for _ in range(MOST_SLICES):
            try:
                next(thinking)
            except StopIteration as decision:
                self._decided = (decision.value,)
                return
            if self.house.now() - begun > SLICE_TIME:
                return

    def _stop(self, why: str, lost: str) -> None:
        """Cover everything and ask what shall happen."""
        self.look.cover()
        answers = Answers(self._go_on, self._hand_over, self._hand_over, self.house.scenes.pop)
        self.house.scenes.push(StopMenu(self.house, why, answers, self.draw, lost=lost, end="save"))

    def _go_on(self) -> None:
        """Take over whatever device plays a seat now."""
        for number, player in enumerate(self.session.players):
            source = self.house.seats[player.seat].source
            if player.level is None and source != player.source:
                self.session.seat(number, source, None)

    def _hand_over(self, seat: int) -> None:
        """Let a computer play for somebody who has had enough; without any person left the game stays saved."""
        place = self.house.seats[seat]
        place.source, place.level = None, HANDED_LEVEL
        number = [player.seat for player in self.session.players].index(seat)
        self.session.seat(number, None, min(HANDED_LEVEL, self.top_level))
        self.layout()
        if not self.humans:
            self.house.scenes.pop()

    top_level = 2  # of this game's computers, counted from 0

    def _end(self) -> None:
        if self._told or self._moving:
            return
        self._shown_in -= 1
        if self._shown_in <= 0:
            self._told = True
            self._save.end()
            self.show(self.outcome())
