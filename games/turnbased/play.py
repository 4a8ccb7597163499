"""A game played in turns as a scene: whose turn it is, what happens, computers that think in slices, the end.

How people act is told in `scene`; a game's own scene adds its table.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import pygame

from games.core.errors import IllegalAction
from games.engine import widgets
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.facing import SIDES, UPRIGHT, Facing, of_screen
from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.records import Result, Standing
from games.engine.scene import Scene
from games.engine.widgets import Style, Widget
from games.turnbased.chronicle import Chronicle
from games.turnbased.look import Look, Sight
from games.turnbased.players import Player
from games.turnbased.saves import Save
from games.turnbased.session import Session
from games.turnbased.thinker import Thinker

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")

END_SHOWN = 2 * TICK_RATE  # ticks between the end and the results
STOP = "stop"


class Play(Scene, Generic[ActionT, EventT]):
    """A session on the screen, with what a game has to add to it."""

    mode = "game"  # under which results are kept
    _moving = False

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
        self.chronicle = Chronicle()
        self.reason = ""  # why the last choice could not be made
        self.now = 0  # ticks since the scene began
        self.resumed = False  # whether a saved game is gone on with
        self._save = save
        self.show = show
        self._targets: list[Widget] = []
        self._at = ""
        self._pressed: dict[str, str] = {}
        self._thinker = Thinker[ActionT](house.now)
        self._shown_in = END_SHOWN
        self._told = False
        self._gone: set[int] = set()  # seats whose people left the table for good
        self._turn = self._side(self.session.state.seat if self.human else next(iter(self.humans), 0))

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

    def stop_place(self) -> pygame.Rect | None:
        """Return where the button stands by which mouse and fingers stop the game."""
        return None

    def private_at(self, pos: tuple[int, int]) -> int | None:  # noqa: ARG002 - a game without secrets need not say so
        """Return the player whose face-down things lie at a place of the window."""
        return None

    def place_at(self, pos: tuple[int, int]) -> int | None:  # noqa: ARG002 - a game without panels need not say so
        """Return the player whose panel lies at a place of the window."""
        return None

    def hurry(self) -> None:
        """Cut short what is shown after the end: somebody has pressed OK."""

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
        """Whether secrets must be covered: several people look at this screen.

        Whoever may come back to a place that a computer has taken over counts as well; otherwise handing over one's
        place for a moment would show what the others have.
        """
        left = {player.seat for player in self.session.players if player.level is not None} - self._gone
        return len(self.humans) + sum(bool(self.house.seats[seat].former) for seat in left) > 1

    @property
    def facing(self) -> Facing:
        """The picture as it lies: in the table layout turned towards whoever is to act, or looks."""
        return of_screen(self.house.size, self._turn if self.house.settings.around else UPRIGHT)

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
        """Return what happened since this player's last turn: player and sentence, the newest last."""
        return self.chronicle.since(player)

    def recall(self, events: Iterable[EventT]) -> None:
        """Take over what has happened already, in a game that is gone on with; nothing of it is shown again."""
        self.resumed = True
        acting = self.session.state.seat
        before: int | None = None
        for event in events:
            player: int | None = getattr(event, "seat", None)
            if player is None:
                continue
            if before not in {None, player}:
                self.chronicle.turn_over(before)
            self.chronicle.tell(player, self.sentence(self.session.seen_by(event, None)))
            before = player
        if before not in {None, acting}:
            self.chronicle.turn_over(before)

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
            self.chronicle.turn_over(player)
            if self.look.player == player:
                self.look.cover()
        self._thinker.rest()
        self._pressed.clear()
        self._at = ""
        self.refresh()

    def refuse(self, reason_key: str) -> None:
        """Say why something cannot be done."""
        self.reason = self.house.words(reason_key)
        self.house.sounds.effect("wrong")
        self.house.stale = True

    # The scene

    def layout(self) -> None:
        """Take over size, language and settings."""
        self.refresh()

    def refresh(self) -> None:
        """Find the targets anew; the cursor stays where it was, or goes to the first."""
        self._targets = self.targets() if self.human else []
        if self._targets and all(target.key != self._at for target in self._targets):
            self._at = next((target.key for target in self._targets if target.enabled), self._targets[0].key)

    def leave(self) -> None:
        """Cover everything whenever something else comes on top."""
        self.look.cover()
        self._pressed.clear()

    def close(self) -> None:
        """End the log and let it go."""
        if not self._told:
            self.session.leave()
        self._save.close()

    def tick(self) -> None:
        """Let 1/120 s pass."""
        self.now += 1
        self._moving = self.move()
        self.house.stale |= self.look.tick()
        self._turn_picture()
        if self.session.state.is_over:
            self._end()
        elif self.session.current.level is not None and not self._moving:
            for action in self._thinker.tick(self.session.think):
                self.act(action)

    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""
        canvas = self.facing.canvas(canvas)
        self.draw_table(canvas)
        place = self.stop_place()
        if place and self.look.sight is not Sight.CURTAIN:
            widgets.draw(self.house, canvas, Widget(STOP, place, icon="ui/hand-stop", style=Style.QUIET))

    def _side(self, player: int) -> int:
        """Return the side of the table at which a player sits, whoever else is a computer."""
        return SIDES[len(self.session.players)][player]

    def _turn_picture(self) -> None:
        """Let the picture lie towards who looks or is to act, as soon as nothing moves; computers leave it alone."""
        player = self.look.player
        if player is None and self.human and not self._moving:
            player = self.session.state.seat
        if player is None or self._side(player) == self._turn:
            return
        self._turn = self._side(player)
        if self.house.settings.around:
            self._pressed.clear()
            self.layout()
            self.house.stale = True

    def _happened(self, events: Iterable[EventT], player: int) -> None:
        for event in events:
            public = self.session.seen_by(event, None)
            self.chronicle.tell(getattr(public, "seat", player), self.sentence(public))
            self.follow(public, player)

    def _end(self) -> None:
        if self._told or self._moving:
            return
        self._shown_in -= 1
        if self._shown_in <= 0:
            self._told = True
            self.session.leave()
            self.house.records.add_result(self._result(log=self._save.end()))
            self.show(self.outcome())

    def _result(self, log: str) -> Result:
        """Return the end of the game as the records keep it."""
        scores, winners = self.session.state.scores(), self.session.state.winners()
        order = sorted(range(len(scores)), key=lambda player: (player not in winners, -scores[player], player))
        standings = tuple(
            Standing(self.name(player), self.session.players[player].level, scores[player], player in winners)
            for player in order
        )
        ended = self.house.moment().isoformat(timespec="seconds")
        return Result(self.session.key, self.mode, self.house.today().isoformat(), standings, ended, log)
