"""The Triqueta scene: what may be chosen on the table, what happens there, secrets that only their owner sees."""

from collections.abc import Callable
from functools import partial

import pygame

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.scene import Scene
from games.engine.widgets import Style, Widget
from games.triqueta import told
from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.events import Drawn, Event, Kept, Placed, RowTaken
from games.triqueta.flights import BETWEEN, Flights
from games.triqueta.game import GAME
from games.triqueta.layout import choices
from games.triqueta.legal import MOST_KEPT
from games.triqueta.marks import Marks
from games.triqueta.picture import KINDS, Moment, Picture
from games.triqueta.report import outcome
from games.triqueta.rules import Phase, State
from games.turnbased.first import AskFirst
from games.turnbased.look import Sight
from games.turnbased.saves import Save, Saved, players_at, sit_again
from games.turnbased.scene import TurnScene
from games.turnbased.session import Session, resumed

KIND_TICKS = TICK_RATE * 7 // 10
EYE, KEEP, TOWER, CONFIRM = "eye", "keep", "tower", "confirm"
BUTTON_SIZE = 26


def start(house: House, plan: Plan, show: Callable[[Outcome], None]) -> Scene:
    """Begin a game with the seats of the house: ask who takes the rock (Q8), then play."""
    del plan  # there is one way to play

    def begin(first: int | None) -> Scene:
        players = players_at(house, house.seats.taken()[: GAME.players[-1]])
        seed = house.new_seed()
        save = Save.begin(house, GAME.key)
        session = Session(GAME, players, seed, {"first": first}, save.add)
        session.begin()
        return TriquetaScene(house, session, save, show)

    return AskFirst(house, "triqueta.first", begin, music=GAME.key)


def resume(house: House, saved: Saved, show: Callable[[Outcome], None]) -> Scene:
    """Go on with a saved game. Raises GameError, and changes nothing, when it cannot be stepped again."""
    # The file is touched only when its log could be stepped, so the sink is named before it is there.
    session, events = resumed(GAME, saved.header, saved.entries, lambda line: save.add(line))  # noqa: PLW0108
    save = Save.go_on(house, saved)
    sit_again(house, session.players)
    scene = TriquetaScene(house, session, save, show)
    scene.recall(events)
    return scene


class TriquetaScene(TurnScene[Action, Event]):
    """A game of Triqueta."""

    music = GAME.key

    def __init__(
        self, house: House, session: Session[Action, Event], save: Save, show: Callable[[Outcome], None]
    ) -> None:
        super().__init__(house, session, save, show)
        self._picture = Picture(house, len(session.players))
        self._flights = Flights()
        self._marks = Marks()
        self._counting = 0  # ticks since the game ended

    @property
    def state(self) -> State:
        """The game, secrets included: what is drawn of it is decided by `_sees` alone."""
        state = self.session.state
        assert isinstance(state, State)  # noqa: S101 - GAME makes no other
        return state

    def layout(self) -> None:
        """Take over size, language and settings."""
        self._picture.arrange(self.facing.own.size)
        super().layout()

    # What may be chosen

    def targets(self) -> list[Widget]:
        """Return what there is to choose for the person whose turn it is; what is not open says why when pressed."""
        state, layout = self.state, self._picture.layout
        found = _TARGETS[state.phase](self)
        if self.shares_screen and self.has_secrets(state.seat):
            found.append(Widget(EYE, layout.eye, self.house.words("triqueta.look"), "ui/eye", on_ok=lambda: None))
        return found

    def stop_place(self) -> pygame.Rect:
        """Return where the button stands that stops the game."""
        return self._picture.layout.stop

    def private_at(self, pos: tuple[int, int]) -> int | None:
        """Return the player whose face-down tokens lie at a place."""
        panels = enumerate(self._picture.layout.panels)
        return next((player for player, panel in panels if panel.kept.collidepoint(pos)), None)

    def place_at(self, pos: tuple[int, int]) -> int | None:
        """Return the player whose panel lies at a place."""
        panels = enumerate(self._picture.layout.panels)
        return next((player for player, panel in panels if panel.rect.collidepoint(pos)), None)

    def _turn_targets(self) -> list[Widget]:
        layout = self._picture.layout
        return [self._target(TOWER, layout.towers[self.state.tower], Draw()), *self._row_targets(Take)]

    def _drawn_targets(self) -> list[Widget]:
        words = self.house.words("triqueta.keep", left=MOST_KEPT - len(self.state.kept[self.state.seat]))
        keep = self._target(KEEP, self._picture.layout.keep, Keep(), words)
        return [*self._row_targets(Place), keep]

    def _row_targets(self, kind: type[Place | Take]) -> list[Widget]:
        rows = enumerate(self._picture.layout.rows)
        return [self._target(f"row-{at}", rect, kind(at)) for at, rect in rows]

    def _tower_targets(self) -> list[Widget]:
        towers = enumerate(self._picture.layout.towers)
        return [self._target(f"tower-{at}", rect, ChooseTower(at)) for at, rect in towers]

    def _target(self, key: str, rect: pygame.Rect, action: Action, words: str = "") -> Widget:
        is_open = action in self.state.legal_actions()
        return Widget(key, rect, words, on_ok=lambda: self.act(action), enabled=is_open, size=BUTTON_SIZE)

    def _count_targets(self) -> list[Widget]:
        layout, words = self._picture.layout, self.house.words("triqueta.confirm")
        places = enumerate(choices(layout, len(self._own_marks())))
        toggles = [Widget(f"count-{at}", place, on_ok=partial(self._toggle, at)) for at, place in places]
        confirm = Widget(CONFIRM, layout.keep, words, on_ok=self._confirm, style=Style.PRIMARY, size=BUTTON_SIZE)
        return [confirm, *toggles]

    def _own_marks(self) -> tuple[bool, ...]:
        """Return which face-down tokens of the player whose turn it is shall count."""
        player = self.state.seat
        return self._marks.of(player, self.state.collected[player], self.state.kept[player])

    def _toggle(self, at: int) -> None:
        self._marks.toggle(self.state.seat, at)
        self.house.sounds.effect("menu-ok")

    def _confirm(self) -> None:
        player = self.state.seat
        self.act(Count(self._marks.added(player, self.state.kept[player])))

    def pointed(self, target: Widget, held: str) -> None:
        """Look while the button with the eye is held."""
        if target.key == EYE and self.human:
            self.hold_look(self.state.seat, held)

    def has_secrets(self, player: int) -> bool:
        """Return whether a player has a drawn or a kept token."""
        state = self.state
        return not state.is_over and bool(state.kept[player] or (state.drawn is not None and state.seat == player))

    # What happens

    def follow(self, event: Event, player: int) -> None:
        """Let tokens fly and be heard."""
        effect = told.EFFECTS.get(type(event))
        if effect:
            self.house.sounds.effect(effect)
        layout, flights, now = self._picture.layout, self._flights, self.now
        small, hand, place = round(layout.rows[0].height * 0.9), layout.hand.center, self._picture.table.token_place
        match event:
            case Drawn():
                flights.start(None, small, (layout.towers[self.state.tower].center, hand), "hand", now)
            case Placed(animal=animal, row=row):
                count = len(self.state.rows[row]) or 1
                flights.start(animal, small, (hand, place(layout, row, count - 1, count)), f"row-{row}", now)
            case Kept():
                flights.start(None, small, (hand, layout.panels[player].kept.center), f"player-{player}", now)
            case RowTaken(row=row, animals=animals):
                for number, animal in enumerate(animals):
                    way = (place(layout, row, number, len(animals)), layout.panels[player].animals[animal].center)
                    flights.start(animal, small, way, f"player-{player}", now + number * BETWEEN)
            case _:
                pass

    def sentence(self, event: Event) -> str:
        """Return an event in words."""
        return told.sentence(event, self.house.words)

    def outcome(self) -> Outcome:
        """Return what the results page shows."""
        return outcome(self.house, self.state, [player.seat for player in self.session.players], self._rematch)

    def _rematch(self) -> None:
        self.house.scenes.replace(start(self.house, Plan(self.mode, {}), self.show))

    def move(self) -> bool:
        """Let tokens fly; at the end let the points be counted up kind by kind."""
        flying = self._flights.tick(self.now)
        if not self.state.is_over or flying:
            return flying
        before = self._counting // KIND_TICKS
        self._counting += 1
        if before < self._counting // KIND_TICKS <= KINDS:
            self.house.sounds.effect("chip")
        return self._counting <= KINDS * KIND_TICKS

    def hurry(self) -> None:
        """Count up the rest at once."""
        self._counting = max(self._counting, KINDS * KIND_TICKS)

    # The picture

    def draw_table(self, canvas: Canvas) -> None:
        """Describe the table; secrets only as far as they may be seen now (Q3)."""
        if self.look.sight is Sight.CURTAIN and self.look.player is not None:
            self._picture.draw_curtain(canvas, self.session.players[self.look.player].seat)
            return
        self._picture.draw(canvas, self._moment(), self._flights, self._targets, self.focus)

    def _moment(self) -> Moment:
        state, human = self.state, self.human is not None
        return Moment(
            state=state,
            players=self.session.players,
            sees=tuple(map(self._sees, range(state.players))),
            human=human,
            shares=self.shares_screen,
            viewer=state.seat if human else self.humans[0] if len(self.humans) == 1 else None,
            marks=self._own_marks() if human and state.phase is Phase.COUNT else (),
            step=self._counting // KIND_TICKS if state.is_over else None,
            reason=self.reason,
            lines=self.recap(state.seat) if human else self.chronicle.lines,
            now=self.now,
        )

    def _sees(self, player: int) -> bool:
        """Return whether a player's secrets may be seen on the screen now: the one place where that is decided."""
        if self.session.players[player].level is not None:
            return False
        if not self.shares_screen:
            return True
        return self.look.sight is Sight.OPEN and self.look.player == player


_TARGETS: dict[Phase, Callable[[TriquetaScene], list[Widget]]] = {
    Phase.TURN: TriquetaScene._turn_targets,  # noqa: SLF001 - the scene's own table
    Phase.DRAWN: TriquetaScene._drawn_targets,  # noqa: SLF001
    Phase.TOWER: TriquetaScene._tower_targets,  # noqa: SLF001
    Phase.COUNT: TriquetaScene._count_targets,  # noqa: SLF001
}
