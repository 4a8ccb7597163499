"""From inputs to commands: which card each seat has chosen, pads' markers, and cards dragged by mouse or finger.

Inputs are worked off one by one while the match takes the commands, so that each press sees what the one before it
did: draw and lay in the same tick lays the card just drawn.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from games.engine.facing import Facing
from games.engine.inputs import (
    FINGER,
    KEYBOARD,
    PAD,
    TOUCH,
    Button,
    DeviceLost,
    Happened,
    Input,
    News,
    Phase,
    Point,
    Press,
    Release,
)
from games.engine.seats import Seats
from games.tripolo.commands import Command, Draw, Lay, Stop
from games.tripolo.hands import Hand
from games.tripolo.layout import Layout
from games.tripolo.match import Match

CELLS = frozenset(range(9))
CENTRE = 4
DRAG_START = 10  # pixels that a pointer moves before a press becomes a drag
MARKER_STEPS = {Button.UP: (0, -1), Button.DOWN: (0, 1), Button.LEFT: (-1, 0), Button.RIGHT: (1, 0)}
CHOICE_STEPS = {Button.PREVIOUS: -1, Button.NEXT: 1}


class Shown(Protocol):
    """What pointers need to know of the picture."""

    table: Layout
    hands: dict[int, Hand]


@dataclass
class Drag:
    """A card that follows a pointer."""

    seat: int
    card: int
    start: tuple[int, int]
    grip: tuple[float, float]  # from the card's corner to the pointer, as its seat sees it
    pos: tuple[int, int]
    moved: bool = False


class Controls:
    """The choices of all seats."""

    def __init__(self, match: Match, seats: Seats, shown: Shown) -> None:
        self._match = match
        self._seats = seats
        self._shown = shown
        self._index: dict[int, int] = {}
        self._markers: dict[int, int] = {}
        self.drags: dict[str, Drag] = {}  # by pointer
        self.dropped: dict[int, tuple[float, float]] = {}  # where a pointer let go of a card: its corner on the screen
        self.stopped_by: Input | None = None  # the input behind the latest "Stop!"

    def chosen(self, seat: int) -> int | None:
        """Return the card that a seat would lay, None when the hand is empty."""
        hand = self._match.hand(seat)
        return hand[min(self._index.get(seat, 0), len(hand) - 1)] if hand else None

    def marker(self, seat: int) -> int:
        """Return the cell that a pad's marker is on."""
        return self._markers.get(seat, CENTRE)

    def commands(self, inputs: Iterable[Input]) -> Iterator[Command]:
        """Yield the commands that inputs mean, in their order, looking at the match before each."""
        for given in inputs:
            if isinstance(given, Press):
                yield from self._press(given)
            elif isinstance(given, Point):
                yield from self._point(given)
            elif isinstance(given, Happened) and given.news is not News.FOCUS_GAINED:
                yield from self._stop(given, None)
            elif isinstance(given, DeviceLost):
                seat = self._seats.of(given.source)
                if seat and seat.number in self._match.seats:
                    yield from self._stop(given, seat.number)

    def held_cards(self, seat: int) -> frozenset[int]:
        """Return the cards of a seat that a pointer holds."""
        return frozenset(drag.card for drag in self.drags.values() if drag.seat == seat and drag.moved)

    def let_go(self) -> None:
        """Let pointers drop what they hold: the cards go back to their hands."""
        self.drags.clear()

    def seat_of(self, given: Press | Release | Point) -> int | None:
        """Return the seat of the person whose input this is: a finger's by where it points, or by what it drags."""
        seat = self._seats.of(given.source)
        if seat or not isinstance(given, Point):
            return seat.number if seat else None
        if given.source in self.drags:
            return self.drags[given.source].seat
        zone = self._zone(given.pos)
        return zone if zone is not None and self._plays(given.source, zone) else self._sole_seat(given.source)

    def returning(self, given: Input) -> str:
        """Return by which source somebody comes back who has left a place to a computer; fingers touch that place."""
        if isinstance(given, Point) and given.phase is Phase.DOWN:
            return f"{TOUCH}{self._zone(given.pos)}" if given.source.startswith(FINGER) else given.source
        return given.source if isinstance(given, Press) else ""

    # Buttons

    def _press(self, given: Press) -> Iterator[Command]:
        if given.source == KEYBOARD:
            if given.button is Button.STOP:
                yield from self._stop(given, None)
            return
        seat = self._seats.of(given.source)
        if seat is None or seat.number not in self._match.seats:
            return
        number, button = seat.number, given.button
        if button in CELLS:
            yield from self._lay(number, int(button))
        elif button is Button.DRAW:
            yield from self._draw(number)
        elif button in CHOICE_STEPS:
            self._choose(number, CHOICE_STEPS[button])
        elif button in MARKER_STEPS:
            self._mark(number, *MARKER_STEPS[button])
        elif button is Button.OK:
            yield from self._lay(number, self.marker(number))
        elif button is Button.STOP:
            yield from self._stop(given, number)

    def _lay(self, seat: int, cell: int, card: int | None = None) -> Iterator[Command]:
        """Lay the chosen card, or the one that was dragged; afterwards the next card of the hand is chosen."""
        card = self.chosen(seat) if card is None else card
        if card is None:
            return
        hand = self._match.hand(seat)
        chosen = self.chosen(seat)
        yield Lay(seat, card, cell)
        left = self._match.hand(seat)
        if chosen in left and len(left) < len(hand):
            self._index[seat] = left.index(chosen)

    def _draw(self, seat: int) -> Iterator[Command]:
        """Draw a card, which becomes the chosen one."""
        before = len(self._match.hand(seat))
        yield Draw(seat)
        after = len(self._match.hand(seat))
        if after > before:
            self._index[seat] = after - 1

    def _choose(self, seat: int, step: int) -> None:
        count = len(self._match.hand(seat))
        if count:
            self._index[seat] = (min(self._index.get(seat, 0), count - 1) + step) % count

    def _mark(self, seat: int, across: int, down: int) -> None:
        row, column = divmod(self.marker(seat), 3)
        self._markers[seat] = max(0, min(2, row + down)) * 3 + max(0, min(2, column + across))

    def _stop(self, given: Input, seat: int | None) -> Iterator[Command]:
        """Stop for a seat, or for whoever sits there first when no seat's own control was used."""
        humans = [human.number for human in self._seats.humans() if human.number in self._match.seats]
        number = seat if seat is not None else next(iter(humans), None)
        if number is not None:
            self.stopped_by = given
            yield Stop(number)

    # Mouse and fingers

    def _point(self, given: Point) -> Iterator[Command]:
        if given.phase is Phase.DOWN:
            yield from self._down(given)
        elif given.phase is Phase.MOVE:
            self._move(given)
        elif given.phase is Phase.UP:
            yield from self._up(given)
        elif given.phase is Phase.CANCEL:
            self.drags.pop(given.source, None)
        else:
            seat = self._seats.of(given.source)
            if seat is None or seat.number not in self._match.seats:
                return
            if given.phase is Phase.WHEEL:
                self._choose(seat.number, -given.steps)
            elif given.phase is Phase.SECOND:
                yield from self._draw(seat.number)

    def _down(self, given: Point) -> Iterator[Command]:
        table = self._shown.table
        for number, panel in table.panels.items():
            pos = panel.facing.inwards(given.pos)
            if panel.stop.collidepoint(pos):
                yield from self._stop(given, number)
            elif panel.rect.collidepoint(pos) and self._plays(given.source, number):
                yield from self._touch_panel(given, number)
        cell = table.cell_at(given.pos)
        seat = self._sole_seat(given.source)
        if cell is not None and seat is not None:
            yield from self._lay(seat, cell)

    def _touch_panel(self, given: Point, seat: int) -> Iterator[Command]:
        hand, panel = self._shown.hands[seat], self._shown.table.panels[seat]
        pos = panel.facing.inwards(given.pos)
        card = hand.card_at(pos)
        if panel.stack.collidepoint(pos):
            yield from self._draw(seat)
        elif card is not None:
            self._index[seat] = self._match.hand(seat).index(card)
            x, y = hand.places[card]
            grip = (pos[0] - x, pos[1] - y)
            # Whoever held it is gone if somebody else takes it: fingers whose lifting was never told.
            self.drags = {source: drag for source, drag in self.drags.items() if drag.card != card}
            self.drags[given.source] = Drag(seat, card, given.pos, grip, given.pos)

    def _move(self, given: Point) -> None:
        drag = self.drags.get(given.source)
        if drag:
            drag.pos = given.pos
            way = max(abs(given.pos[0] - drag.start[0]), abs(given.pos[1] - drag.start[1]))
            drag.moved = drag.moved or way >= DRAG_START

    def _up(self, given: Point) -> Iterator[Command]:
        self._move(given)
        drag = self.drags.pop(given.source, None)
        if drag is None or not drag.moved or drag.card not in self._match.hand(drag.seat):
            return
        facing, hand = self._shown.table.panels[drag.seat].facing, self._shown.hands[drag.seat]
        corner = held_corner(drag, facing)
        cell = self._shown.table.cell_at(given.pos)
        if cell is not None:
            self.dropped[drag.card] = facing.outwards(corner, (hand.size, hand.size))
            yield from self._lay(drag.seat, cell, drag.card)
        hand.put(drag.card, corner)

    def _zone(self, pos: tuple[int, int]) -> int | None:
        """Return the seat in whose place at the screen a point lies."""
        panels = self._shown.table.panels.items()
        return next((seat for seat, panel in panels if panel.rect.collidepoint(panel.facing.inwards(pos))), None)

    def _plays(self, source: str, number: int) -> bool:
        """Return whether a pointer may act in a seat's zone: the mouse in its own, a finger in any that is touched."""
        seat = self._seats[number]
        return seat.source == source or (source.startswith(FINGER) and (seat.source or "").startswith(TOUCH))

    def _sole_seat(self, source: str) -> int | None:
        """Return the one seat that a pointer can mean by pointing at the grid, None when there are several."""
        playing = [number for number in self._match.seats if self._plays(source, number)]
        return playing[0] if len(playing) == 1 else None


def held_corner(drag: Drag, facing: Facing) -> tuple[float, float]:
    """Return the left top corner of a card that is dragged, in the coordinates of its seat."""
    x, y = facing.inwards(drag.pos)
    return x - drag.grip[0], y - drag.grip[1]


def plays_by_pad(source: str | None) -> bool:
    """Return whether a source is a pad, which needs a marker on the grid."""
    return bool(source) and str(source).startswith(PAD)
