"""The whole picture of a game of Triqueta, described from a moment: it shows of the secrets what the moment allows."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import BLOCK, PAD
from games.engine.theme import unit
from games.engine.widgets import Widget
from games.triqueta.bar_view import BarLook, BarView
from games.triqueta.flights import Flights
from games.triqueta.layout import Layout, arrange
from games.triqueta.legal import MOST_KEPT
from games.triqueta.panel_view import PanelLook, PanelView
from games.triqueta.pictures import MOSS, Pictures
from games.triqueta.rules import Phase, State
from games.triqueta.score_sheet import ScoreSheet
from games.triqueta.scoring import add, score
from games.triqueta.table_view import CORNER, TableView
from games.triqueta.tokens import ANIMAL_COUNT
from games.turnbased.players import Player

KINDS = ANIMAL_COUNT + 2  # that are counted up one by one: the animals, then rock and trees
SHEET_FIELD = 0.94  # opacity: nothing shines through what is read


@dataclass(frozen=True)
class Moment:
    """What there is to see. Only what the game itself knows openly is taken from the state, but for those who see."""

    state: State
    players: Sequence[Player]
    sees: tuple[bool, ...]  # by player: whether the own secrets may be seen on the screen
    human: bool  # whether a person is to act
    shares: bool  # whether several people look at the screen
    viewer: int | None  # whose gains are shown beside the rows
    marks: tuple[bool, ...]  # of the person who chooses which face-down tokens count
    step: int | None  # while points are counted up: kinds below this number are counted
    reason: str  # why the last choice could not be made
    lines: Sequence[tuple[int, str]]  # what happened: player and sentence
    now: int  # ticks


class Picture:
    """Draws moments; keeps what is composed for the present window."""

    def __init__(self, house: House, players: int) -> None:
        self._house = house
        self._players = players
        pictures = self._pictures = Pictures(house)
        self.table = TableView(house, pictures)
        self.panels = PanelView(house, pictures)
        self.bar = BarView(house)
        self.layout: Layout = arrange(house.size, players, unit(house.size))
        self._backdrop: pygame.Surface | None = None
        self._sheet: ScoreSheet | None = None  # from the end on

    def arrange(self, size: tuple[int, int] | None = None) -> None:
        """Take over the size of the picture as it lies, that of the window unless it is turned; language, settings."""
        size = size or self._house.size
        self.layout = arrange(size, self._players, unit(self._house.size))
        self._pictures.forget()
        self._backdrop = self.table.backdrop(self.layout, size)

    def draw(self, canvas: Canvas, moment: Moment, flights: Flights, targets: Sequence[Widget], focus: str) -> None:
        """Describe the table, what may be chosen on it, and tokens in the air."""
        state, layout = moment.state, self.layout
        seats = [player.seat for player in moment.players]
        if self._backdrop:
            canvas.blit(self._backdrop, (0, 0))
        if not state.is_over:
            self.table.draw_towers(canvas, layout, state)
        if state.phase is Phase.COUNT:
            self._draw_choices(canvas, moment)
        elif state.is_over:
            self._draw_sheet(canvas, moment)
        else:
            self.table.draw_rows(canvas, layout, state, flights, seats)
            self.table.draw_gains(canvas, layout, gains(state, moment.viewer))
        if not state.is_over:
            self._draw_hand(canvas, moment, flights)
        for player, panel in enumerate(layout.panels):
            self.panels.draw(canvas, panel, _panel_look(moment, player))
        self.bar.draw(canvas, layout, self._bar_look(moment))
        self.bar.draw_targets(canvas, targets, focus, seats[state.seat])
        self.table.draw_flights(canvas, flights, moment.now)

    def draw_curtain(self, canvas: Canvas, seat: int) -> None:
        """Cover everything and name who is about to look."""
        self.bar.draw_curtain(canvas, seat)

    def _draw_choices(self, canvas: Canvas, moment: Moment) -> None:
        """Draw the face-down tokens of who chooses which of them count: their faces only for those who may see them."""
        player = moment.state.seat
        kept = moment.state.kept[player]
        sees = moment.sees[player]
        self.table.draw_choices(
            canvas, self.layout, kept if sees else (None,) * len(kept), moment.marks if sees else ()
        )

    def _draw_sheet(self, canvas: Canvas, moment: Moment) -> None:
        """Draw the score sheet as far as it is counted up."""
        if self._sheet is None:
            seats = [player.seat for player in moment.players]
            self._sheet = ScoreSheet(self._house, moment.state, seats, range(moment.state.players))
        area, px = self.layout.middle.union(self.layout.hand), self._house.px
        canvas.blit(shapes.rounded(area.size, px(CORNER), MOSS, SHEET_FIELD), area.topleft)
        self._sheet.draw(canvas, area.inflate(-px(40), -px(24)), moment.step or 0)

    def _draw_hand(self, canvas: Canvas, moment: Moment, flights: Flights) -> None:
        """Draw the drawn token; without one, what fits the phase."""
        state, layout, table = moment.state, self.layout, self.table
        player = state.seat
        table.draw_nest(canvas, layout)
        if state.phase is Phase.DRAWN:
            face = state.drawn if moment.sees[player] else None
            table.draw_hand(canvas, layout, face, flying=bool(flights.bound_for("hand")))
        elif state.phase is Phase.COUNT and moment.human and moment.sees[player]:
            kept = zip(state.kept[player], moment.marks, strict=True)
            collected = add(state.collected[player], (animal for animal, counts in kept if counts))
            table.draw_sum(canvas, layout, score(collected, state.rock == player, state.trees[player]))
        elif state.phase is Phase.TURN:
            table.draw_round(canvas, layout, state.round)
        if state.phase in {Phase.DRAWN, Phase.COUNT} and moment.human and moment.shares and not moment.sees[player]:
            table.draw_held_by(canvas, layout, self._look_label(moment.players[player].seat))

    def _bar_look(self, moment: Moment) -> BarLook:
        state, words, seats = moment.state, self._house.words, [player.seat for player in moment.players]
        seat = seats[state.seat]
        key = "counting" if state.is_over else f"{state.phase}{_detail(moment)}" if moment.human else "thinking"
        label, is_block = self._look_label(seat), (self._house.seats[seat].source or "").startswith(BLOCK)
        held = words("triqueta.look_key", label=label) if is_block else label or words("triqueta.eye_button")
        prompt = words(f"triqueta.prompt.{key}", name=self._house.name(seat), key=held)
        return BarLook(seat, prompt, moment.reason, tuple((seats[player], line) for player, line in moment.lines))

    def _look_label(self, seat: int) -> str:
        """Return what is printed on the key that the person at a seat holds to look; empty: there is a button."""
        source = self._house.seats[seat].source or ""
        if source.startswith(BLOCK):
            return self._house.devices.labels.block(source)[10]
        return "B" if source.startswith(PAD) else ""


def gains(state: State, player: int | None) -> list[int | None]:
    """Return what each row would bring a player who took it now; None where there is nothing to take."""
    if player is None or state.phase not in {Phase.TURN, Phase.DRAWN} or state.markers[player] is not None:
        return [None] * state.players
    own = state.collected[player]
    return [
        score(add(own, tokens)) - score(own) if tokens and state.open_rows >> row & 1 else None
        for row, tokens in enumerate(state.rows)
    ]


def follower(state: State) -> int | None:
    """Return whose turn it is after this one; None when it is the same player's, or not yet known."""
    if state.phase not in {Phase.TURN, Phase.DRAWN}:
        return None
    order = ((state.seat + step) % state.players for step in range(1, state.players))
    return next((seat for seat in order if state.active >> seat & 1), None)


def _panel_look(moment: Moment, player: int) -> PanelLook:
    state, sees = moment.state, moment.sees[player]
    kept = state.kept[player]
    return PanelLook(
        seat=moment.players[player].seat,
        counts=state.collected[player],
        faces=() if state.is_over else kept if sees else (None,) * len(kept),
        rock=state.rock == player,
        trees=state.trees[player],
        marker=state.markers[player] if not state.is_over else None,
        score=_score(state, player, moment.step),
        is_computer=moment.players[player].level is not None,
        turn=not state.is_over and state.seat == player,
        next=follower(state) == player,
        step=moment.step,
    )


def _score(state: State, player: int, step: int | None) -> int:
    """Return the running score; while points are counted up, only what is counted already."""
    if step is None:
        return state.scores()[player]
    counts = [count if animal < step else 0 for animal, count in enumerate(state.collected[player])]
    rock = state.rock == player and step > ANIMAL_COUNT
    return score(counts, rock, state.trees[player] if step > ANIMAL_COUNT + 1 else 0)


def _detail(moment: Moment) -> str:
    """Return which of several sentences fits the phase."""
    state = moment.state
    if state.phase is Phase.TURN:
        return "" if state.towers[state.tower] else "_empty"
    if state.phase is Phase.DRAWN and len(state.kept[state.seat]) == MOST_KEPT:
        return "_full_shared" if moment.shares else "_full"
    return "_shared" if moment.shares and state.phase in {Phase.DRAWN, Phase.COUNT} else ""
