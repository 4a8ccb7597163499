"""Rounds of a game: the draw for the start, the end with all racks, the score sheet; what lies over the table."""

from collections.abc import Callable, Iterable
from typing import Any

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import Button, Input, Move, Phase, Point, Press, menu_move
from games.engine.outcome import Outcome
from games.triominos import told
from games.triominos.board import Board
from games.triominos.events import Event, Placed, RoundBegun, RoundOver, StartDraw
from games.triominos.ledger import Ledger
from games.triominos.legal import DEAL
from games.triominos.round_view import CardRow, RoundView
from games.triominos.rules import Phase as Stage
from games.triominos.rules import State
from games.triominos.sheet_view import Column, SheetView
from games.triominos.table_scene import TableScene
from games.triominos.tiles import SUMS
from games.turnbased.saves import Save
from games.turnbased.session import Session

GUARD = TICK_RATE // 2  # ticks in which presses that were meant for something else do nothing
DRAW_SHOWN = 3 * TICK_RATE  # each draw for the start
END_SHOWN = 8 * TICK_RATE  # the last racks, unless somebody presses OK
SCROLLS = {Move.UP: 1, Move.DOWN: -1}


class RoundScene(TableScene):
    """A game in rounds; secrets and turns are its heir's affair."""

    def __init__(self, house: House, session: Session[Any, Event], save: Save, show: Callable[[Outcome], None]) -> None:
        super().__init__(house, session, save, show)
        state = self.state
        self.two_sided = state.settings.two_sided
        self.mode = "match" if state.settings.target else "game"
        self.ledger = Ledger(state.players)
        self.sheet_back: int | None = None  # the sheet lies open, so many rows back from its end
        self._cards = RoundView(house, self._pictures)
        self._sheet = SheetView(house)
        self._draws = [] if session.turns else [event for event in state.opening if isinstance(event, StartDraw)]
        self._card_age = 0  # ticks since the card that lies over the table came
        self._turn_age = 0
        self._latest: tuple[int, int] | None = None  # face and seat of the last tile
        self._over: RoundOver | None = None
        self._shown_in = END_SHOWN

    @property
    def state(self) -> State:
        """The game, secrets included: what is drawn of racks is decided by `_sees` alone."""
        state = self.session.state
        assert isinstance(state, State)  # noqa: S101 - GAME makes no other
        return state

    @property
    def board(self) -> Board:
        """The figure on the table."""
        return self.state.board

    def own_tiles(self) -> tuple[int, ...]:
        """Return the rack of whose turn it is."""
        return self.state.racks[self.state.seat]

    def open_tiles(self) -> tuple[int, ...]:
        """Return the tiles that may be placed now, if they fit (M5, M6)."""
        return self.state.open_tiles()

    @property
    def playing(self) -> bool:
        """Whether somebody is to take a turn, with nothing over the table."""
        return self.state.phase is Stage.TURN and not self._draws

    def tick(self) -> None:
        """Let 1/120 s pass; nobody thinks while a card lies over the table."""
        self._card_age += 1
        self._turn_age += 1
        if self._draws:
            self.now += 1
            if self._card_age >= DRAW_SHOWN:
                self._next_draw()
        elif self.state.phase is Stage.ROUND_OVER:
            self.now += 1
            self._moving = self.move()
            self.house.stale |= self._shouts.tick(self.now)
        else:
            super().tick()

    def act(self, action: object) -> None:
        """Do an action of whose turn it is."""
        seat = self.state.seat
        super().act(action)
        if self.state.seat != seat or self.state.phase is not Stage.TURN:
            self._turn_age = 0
            if not self.camera.by_hand:  # the cursor may have led the view elsewhere
                self.frame()
        self.refresh()

    def covers_table(self, given: Input) -> bool:
        """Let a press or a tap go on from a draw for the start, from the end of a round, or from the sheet."""
        if isinstance(given, Press) and given.button is Button.STOP:
            return False
        if isinstance(given, Point) and self.stop_place().collidepoint(given.pos):
            return False
        tapped = isinstance(given, Point) and given.phase is Phase.DOWN
        move = menu_move(given)
        if self.sheet_back is not None:
            return self._turn_sheet(given, move)
        onward = tapped or move is Move.OK
        if self._draws:
            if onward and self._card_age >= GUARD:
                self._next_draw()
            return isinstance(given, Press | Point)
        if self.state.phase is Stage.TURN:
            return False
        if onward and self._card_age >= GUARD and not self._moving:
            self.hurry()
        return isinstance(given, Press | Point)

    def hurry(self) -> None:
        """Go on: deal the next round, or show the results."""
        if self.state.phase is Stage.ROUND_OVER:
            self.act(DEAL)
        else:
            self._shown_in = min(self._shown_in, 1)

    def open_sheet(self) -> None:
        """Lay the score sheet over the table."""
        self.sheet_back = 0

    def _turn_sheet(self, given: Input, move: Move | None) -> bool:
        """Scroll the sheet or lay it aside."""
        steps = SCROLLS.get(move, 0) if move else 0
        if isinstance(given, Point) and given.phase is Phase.WHEEL:
            steps = given.steps
        most = max(0, len(self.ledger.rows()) - self._sheet.room(self._sheet.card(self._layout)))
        if steps:
            self.sheet_back = max(0, min(most, (self.sheet_back or 0) + steps))
        elif move in {Move.OK, Move.BACK} or (isinstance(given, Point) and given.phase is Phase.DOWN):
            self.sheet_back = None
        return isinstance(given, Press | Point)

    def _next_draw(self) -> None:
        self._draws = self._draws[1:]
        self._card_age = self._turn_age = 0
        self.house.sounds.effect("draw" if self._draws else "go")
        self.refresh()
        self.house.stale = True

    # What happens

    def follow(self, event: Event, player: int) -> None:
        """Write the sheet, and lay over the table what belongs there."""
        del player
        self.ledger.add(event)
        if isinstance(event, StartDraw):
            self._draws = [*self._draws, event]
        elif isinstance(event, RoundBegun):
            self._latest = self._over = None
            self._card_age = self._turn_age = 0
            self.frame(at_once=True)
        elif isinstance(event, RoundOver):
            self._over, self._card_age = event, 0

    def recall(self, events: Iterable[Event]) -> None:
        """Take over what has happened already in a saved game."""
        past = list(events)
        super().recall(past)
        for event in past:
            self.ledger.add(event)
            if isinstance(event, Placed):
                self._latest = (event.face, self.session.players[event.seat].seat)
            elif isinstance(event, RoundBegun):
                self._latest = self._over = None
            elif isinstance(event, RoundOver):
                self._over = event

    # The picture

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the table."""
        if self._draws:
            self._draw_start(canvas, self._draws[0])
        elif not self.playing and self._over and not self._moving:
            self._draw_end(canvas, self._over)
        if self.sheet_back is not None:
            scores = self.state.scores()
            columns = [Column(at, player.seat, scores[at]) for at, player in enumerate(self.session.players)]
            area = self._sheet.card(self._layout)
            self._sheet.draw(canvas, area, self.ledger, columns, self.sheet_back, framed=True)

    def _draw_start(self, canvas: Canvas, draw: StartDraw) -> None:
        """Draw who drew which tile for the start (M3)."""
        words, names = self.house.words, [self.name(player) for player in draw.leaders]
        rows = [
            CardRow(self.session.players[player].seat, (tile,), str(SUMS[tile]), leads=player in draw.leaders)
            for player, tile in draw.tiles
        ]
        key = "starts" if len(names) == 1 else "again"
        foot = words(f"triominos.start.{key}", name=names[0])
        self._cards.draw(canvas, self._layout, words("triominos.start.heading"), rows, foot)

    def end_foot(self) -> str:
        """Return how it goes on after a round."""
        return self.house.words("triominos.end.results" if self.state.is_over else "triominos.end.next")

    def _draw_end(self, canvas: Canvas, over: RoundOver) -> None:
        """Draw how a round ended, with all racks (M7)."""
        words = self.house.words
        rows = [
            CardRow(player.seat, rack, told.signed(change), leads=change > 0, lost=change < 0)
            for player, rack, change in zip(self.session.players, over.racks, over.changes, strict=True)
        ]
        heading = told.headline(over, self.state.seat, words, self.name)
        self._cards.draw(canvas, self._layout, heading, rows, self.end_foot())
