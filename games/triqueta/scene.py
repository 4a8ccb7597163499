"""The Triqueta scene: towers and rows in a clearing, secrets that only their owner sees, the count at the end."""

from collections import Counter
from collections.abc import Callable

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import BLOCK, PAD
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.scene import Scene
from games.engine.widgets import Widget
from games.triqueta import told
from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.bar_view import BarLook, BarView
from games.triqueta.events import Drawn, Event, Kept, Placed, RowTaken
from games.triqueta.flights import BETWEEN, Flights
from games.triqueta.game import GAME
from games.triqueta.layout import arrange
from games.triqueta.panel_view import PanelLook, PanelView
from games.triqueta.pictures import Pictures
from games.triqueta.report import outcome
from games.triqueta.rules import Phase, State
from games.triqueta.scoring import best_subset, score
from games.triqueta.table_view import TableView
from games.triqueta.tokens import ANIMAL_COUNT
from games.turnbased.first import AskFirst
from games.turnbased.look import Sight
from games.turnbased.saves import Save, Saved, sit_again
from games.turnbased.scene import TurnScene
from games.turnbased.session import Player, Session, resumed

KINDS = ANIMAL_COUNT + 2  # that are counted up one by one: the animals, then rock and trees
KIND_TICKS = TICK_RATE * 7 // 10
EYE, KEEP, TOWER, CONFIRM = "eye", "keep", "tower", "confirm"


def start(house: House, plan: Plan, show: Callable[[Outcome], None]) -> Scene:
    """Begin a game with the seats of the house: ask who takes the rock (Q8), then play."""
    del plan  # there is one way to play

    def begin(first: int | None) -> Scene:
        players = [
            Player(seat.number, seat.name, seat.source, seat.level) for seat in house.seats.taken()[: GAME.players[-1]]
        ]
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

    music = "triqueta"

    def __init__(
        self, house: House, session: Session[Action, Event], save: Save, show: Callable[[Outcome], None]
    ) -> None:
        super().__init__(house, session, save, show)
        self._pictures = Pictures(house)
        self._table = TableView(house, self._pictures)
        self._panels = PanelView(house, self._pictures)
        self._bar = BarView(house)
        self._flights = Flights()
        self._counted: dict[int, tuple[bool, ...]] = {}  # by player: which face-down tokens count
        self._counting = 0  # ticks since the game ended
        self._layout = arrange(house.size, len(session.players))

    @property
    def state(self) -> State:
        """The game, secrets included: what is drawn of it is decided by `_faces` and `_drawn_face` alone."""
        state = self.session.state
        assert isinstance(state, State)  # noqa: S101 - GAME makes no other
        return state

    def layout(self) -> None:
        """Take over size, language and settings."""
        self._layout = arrange(self.house.size, len(self.session.players))
        self._pictures.forget()
        self._backdrop = self._table.backdrop(self._layout, self.house.size)
        super().layout()

    # What may be chosen

    def targets(self) -> list[Widget]:
        """Return what the person whose turn it is may choose; a choice that is not open says why."""
        state, layout = self.state, self._layout
        rows = enumerate(layout.rows)
        found: list[Widget] = []
        if state.phase is Phase.TURN:
            found.append(Widget(TOWER, layout.towers[state.tower], on_ok=lambda: self.act(Draw())))
            found += [Widget(f"row-{at}", rect, on_ok=self._doing(Take(at))) for at, rect in rows]
        elif state.phase is Phase.DRAWN:
            found += [Widget(f"row-{at}", rect, on_ok=self._doing(Place(at))) for at, rect in rows]
            words = self.house.words("triqueta.keep", left=2 - len(state.kept[state.seat]))
            found.append(Widget(KEEP, layout.keep, words, on_ok=lambda: self.act(Keep()), size=26))
        elif state.phase is Phase.TOWER:
            towers = enumerate(layout.towers)
            found += [Widget(f"tower-{at}", rect, on_ok=self._doing(ChooseTower(at))) for at, rect in towers]
        elif state.phase is Phase.COUNT:
            found += self._count_targets()
        if self.shares_screen and self.has_secrets(state.seat):
            found.append(Widget(EYE, layout.eye, self.house.words("triqueta.look"), "ui/eye", on_ok=lambda: None))
        return found

    def _doing(self, action: Action) -> Callable[[], None]:
        return lambda: self.act(action)

    def _count_targets(self) -> list[Widget]:
        state, player = self.state, self.state.seat
        kept = state.kept[player]
        if player not in self._counted:
            self._counted[player] = _chosen(kept, best_subset(state.collected[player], kept))
        places = self._panels.kept_places(self._layout.panels[player].kept, len(kept))
        toggles = [
            Widget(f"count-{at}", place, on_ok=lambda at=at: self._toggle(at))  # type: ignore[misc] # the default's type
            for at, place in enumerate(places)
        ]
        words = self.house.words("triqueta.confirm")
        return [Widget(CONFIRM, self._layout.keep, words, on_ok=self._confirm, size=26), *toggles]

    def _toggle(self, at: int) -> None:
        marks = list(self._counted[self.state.seat])
        marks[at] = not marks[at]
        self._counted[self.state.seat] = tuple(marks)
        self.house.sounds.effect("menu-ok")

    def _confirm(self) -> None:
        player = self.state.seat
        marks = zip(self.state.kept[player], self._counted[player], strict=True)
        self.act(Count(tuple(sorted(animal for animal, counts in marks if counts))))

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
        layout, flights, now = self._layout, self._flights, self.now
        small = round(layout.rows[0].height * 0.9)
        hand = layout.hand.center
        match event:
            case Drawn():
                flights.start(None, small, (layout.towers[self.state.tower].center, hand), "hand", now)
            case Placed(animal=animal, row=row):
                count = len(self.state.rows[row]) or 1
                goal = self._table.token_place(layout, row, count - 1, count)
                flights.start(animal, small, (hand, goal), f"row-{row}", now)
            case Kept():
                flights.start(None, small, (hand, layout.panels[player].kept.center), f"player-{player}", now)
            case RowTaken(row=row, animals=animals):
                for number, animal in enumerate(animals):
                    begin = self._table.token_place(layout, row, number, len(animals))
                    goal = layout.panels[player].animals[animal].center
                    flights.start(animal, small, (begin, goal), f"player-{player}", now + number * BETWEEN)
            case _:
                pass

    def sentence(self, event: Event) -> str:
        """Return an event in words."""
        return told.sentence(event, self.house.words, self.name)

    def outcome(self) -> Outcome:
        """Return what the results page shows."""
        return outcome(self.house, self.state, [player.seat for player in self.session.players], self._rematch)

    def _rematch(self) -> None:
        self.house.scenes.replace(start(self.house, Plan("game", {}), self.show))

    def move(self) -> bool:
        """Let tokens fly; at the end let the points be counted up kind by kind."""
        flying = self._flights.tick(self.now)
        if not self.state.is_over or flying:
            return flying
        self._counting += 1
        if self._counting % KIND_TICKS == 0 and self._counting // KIND_TICKS <= KINDS:
            self.house.sounds.effect("chip")
        return self._counting <= KINDS * KIND_TICKS

    # The picture

    def draw_table(self, canvas: Canvas) -> None:
        """Describe the table; secrets only as far as they may be seen now (Q3)."""
        state, layout = self.state, self._layout
        seats = [player.seat for player in self.session.players]
        canvas.blit(self._backdrop, (0, 0))
        self._table.draw_towers(canvas, layout, state)
        self._table.draw_rows(canvas, layout, state, self._flights, seats)
        if state.drawn is not None:
            self._table.draw_hand(canvas, layout, self._drawn_face(), flying=bool(self._flights.bound_for("hand")))
        for player, panel in enumerate(layout.panels):
            self._panels.draw(canvas, panel, self._panel_look(player))
        self._bar.draw(canvas, layout.bar, self._bar_look())
        self._bar.draw_targets(canvas, self._targets, self.focus, self.human.seat if self.human else 0)
        self._table.draw_flights(canvas, self._flights, self.now)
        if self.look.sight is Sight.CURTAIN and self.look.player is not None:
            self._bar.draw_curtain(canvas, seats[self.look.player])

    def _sees(self, player: int) -> bool:
        """Return whether a player's secrets may be seen on the screen now."""
        if self.session.players[player].level is not None:
            return False
        if not self.shares_screen:
            return True
        return self.look.sight is Sight.OPEN and self.look.player == player

    def _drawn_face(self) -> int | None:
        return self.state.drawn if self._sees(self.state.seat) else None

    def _panel_look(self, player: int) -> PanelLook:
        state = self.state
        kept, sees = state.kept[player], self._sees(player)
        counting = state.phase is Phase.COUNT and state.seat == player and sees
        step = self._counting // KIND_TICKS if state.is_over else None
        return PanelLook(
            seat=self.session.players[player].seat,
            counts=state.collected[player],
            faces=() if state.is_over else kept if sees else (None,) * len(kept),
            counted=self._counted.get(player, ()) if counting else (),
            rock=state.rock == player and (state.round > 1 or state.is_over or state.seat == player),
            trees=state.trees[player],
            marker=state.markers[player] if not state.is_over else None,
            score=self._score(player, step),
            turn=not state.is_over and state.seat == player,
            step=step,
        )

    def _score(self, player: int, step: int | None) -> int:
        state = self.state
        if step is None:
            return state.scores()[player]
        counts = [count if animal < step else 0 for animal, count in enumerate(state.collected[player])]
        rock = state.rock == player and step > ANIMAL_COUNT
        return score(counts, rock, state.trees[player] if step > ANIMAL_COUNT + 1 else 0)

    def _bar_look(self) -> BarLook:
        state, words = self.state, self.house.words
        seat = self.session.current.seat
        values = {"name": self.name(state.seat), "key": self._look_key(seat)}
        key = "thinking"
        if state.is_over:
            key = "counting"
        elif self.human:
            key = f"{state.phase}{self._phase_detail()}"
        lines = self.recap(state.seat) if self.human else self.chronicle.lines
        shown = tuple((self.session.players[player].seat, line) for player, line in lines[-2:])
        return BarLook(seat, words(f"triqueta.prompt.{key}", **values), self.reason, shown)

    def _phase_detail(self) -> str:
        """Return which of several sentences fits the phase."""
        state = self.state
        if state.phase is Phase.TURN:
            return "" if state.towers[state.tower] else "_empty"
        return "_shared" if self.shares_screen and state.phase in {Phase.DRAWN, Phase.COUNT} else ""

    def _look_key(self, seat: int) -> str:
        """Return what the person at a seat holds to look."""
        source = self.house.seats[seat].source or ""
        if source.startswith(BLOCK):
            return self.house.devices.labels.block(source)[10]
        return "B" if source.startswith(PAD) else self.house.words("triqueta.eye_button")


def _chosen(kept: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[bool, ...]:
    """Return which of the face-down tokens make up a choice."""
    rest = Counter(wanted)
    marks = []
    for animal in kept:
        marks.append(rest[animal] > 0)
        rest[animal] -= 1
    return tuple(marks)
