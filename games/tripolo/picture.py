"""The whole picture of the Tripolo table: takes events in, moves by the tick, describes frames."""

from games.engine import text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.motion import Glide
from games.engine.theme import PAPER
from games.tripolo.around import arrange_around
from games.tripolo.board_view import BoardView, card_size
from games.tripolo.controls import Controls, held_corner, plays_by_pad
from games.tripolo.events import (
    Beaten,
    Called,
    Dealt,
    Ending,
    Event,
    Laid,
    Refused,
    Resuming,
    RoundOver,
    SeatLeft,
    Stopped,
)
from games.tripolo.hands import Hand
from games.tripolo.hints import Hint, Hints, glow
from games.tripolo.layout import Layout, arrange
from games.tripolo.match import Match, Mode, Phase
from games.tripolo.panel_view import HandLook, PanelView
from games.tripolo.party import PERSON
from games.tripolo.pictures import Pictures
from games.tripolo.report import clock
from games.tripolo.stage import SLIDE, Banner, Call, Flight, Note, Stage
from games.tripolo.view import COVERED

CALL_SHOWN = TICK_RATE  # ticks that a word of the opening call stands
COUNT_SHOWN = TICK_RATE * 9 // 10
END_SHOWN = 2 * TICK_RATE
CLOCK_SIZE = 72
CLOCK_STEP = TICK_RATE // 10  # the clock of a solo sprint shows tenths
ENDINGS = {Ending.OUT: "tripolo.out", Ending.NO_MOVES: "tripolo.no_moves", Ending.LEFT: "tripolo.ending.left"}
CALLS = ("tripolo.call_1", "tripolo.call_2", "tripolo.call_3")


class Picture:
    """Looks at the match, never changes it."""

    def __init__(self, house: House, match: Match) -> None:
        self._house = house
        self._match = match
        self.hands: dict[int, Hand] = {seat: Hand() for seat in match.seats}
        self._stage = Stage()
        self._pictures = Pictures(house)
        self._board = BoardView(house, self._pictures)
        self._panels = PanelView(house, self._pictures)
        self._most = max(map(match.remaining, match.seats))
        self._moving = True
        self._locked: frozenset[int] = frozenset()  # seats that cannot lay
        self._hints = Hints()
        self._hinted: dict[int, Hint] = {}  # by seat, in the family level
        self.table = self._arranged()
        self.layout()

    @property
    def moves(self) -> bool:
        """Whether the next frame differs from this one although nobody does anything."""
        ticking = self._match.settings.mode is Mode.SOLO and self._match.phase is Phase.PLAY
        return self._moving or self._stage.moves or ticking

    def layout(self) -> None:
        """Lay everything out for the window's size, language and settings."""
        self.table = self._arranged()
        self._pictures.forget(card_size(self.table.cells[0].width))
        self._board.forget()
        self._panels.forget()
        self._backdrop = self._board.backdrop(self.table)
        self._place_hands()

    def _place_hands(self) -> None:
        for seat, panel in self.table.panels.items():
            hand = self.hands.setdefault(seat, Hand())
            hand.move_to(panel.fan, panel.stack.topleft, self._panels.largest_card)

    def take(self, event: Event, controls: Controls) -> None:
        """Let an event be seen."""
        stage, words = self._stage, self._house.words
        self._hints.feed(self._match.round_tick, [event])
        match event:
            case Dealt(stacks=stacks):
                self._deal(max(count for _, count in stacks))
            case SeatLeft():
                self.layout()
            case Called(word=word):
                caption = words(f"{CALLS[word]}_caption")
                stage.banner = Banner(words(CALLS[word]), None, stage.now, CALL_SHOWN, caption)
            case Laid():
                self._lay(event, controls)
            case Refused(seat=seat, card=card):
                stage.shakes[seat] = (card, stage.now)
                wrong = ("not_quite", "undo") if self._match.settings.family else ("wrong", "cross")
                stage.notes[seat] = Note(*wrong, stage.now)
            case Beaten(seat=seat, card=card):
                stage.shakes[seat] = (card, stage.now)
                stage.notes[seat] = Note("too_late", "hourglass", stage.now)
            case Stopped():
                stage.clear()
            case Resuming(seconds=seconds):
                stage.banner = Banner(str(seconds), None, stage.now, COUNT_SHOWN)
            case RoundOver(winners=winners, reason=reason):
                sole = winners[0] if len(winners) == 1 else None
                caption = words("tripolo.out_caption") if reason is Ending.OUT else ""
                stage.banner = Banner(words(ENDINGS[reason]), sole, stage.now, END_SHOWN, caption)
            case _:
                pass

    def tick(self, controls: Controls) -> None:
        """Let 1/120 s pass."""
        match = self._match
        self._stage.tick()
        self._moving = self._board.tick_race(self.table, match, self._most)
        locked = frozenset(seat for seat in match.seats if match.view(seat).locked)
        self._moving |= locked != self._locked
        self._locked = locked
        self._moving |= self._look_for_hints()
        for seat, hand in self.hands.items():
            chosen = controls.chosen(seat) if self._house.seats[seat].is_human else None
            glide = not self._house.settings.calm and self._house.seats[seat].is_human
            hand.take(match.hand(seat), chosen, glide=glide)
            self._moving |= hand.tick(controls.held_cards(seat))

    def draw(self, canvas: Canvas, controls: Controls) -> None:
        """Describe the frame from back to front."""
        match, table, stage = self._match, self.table, self._stage
        covered = match.phase in COVERED
        canvas.blit(self._backdrop, (0, 0))
        self._board.draw_news(canvas, table, stage, self._heading())
        self._board.draw_race(canvas, table, match, self._most)
        hints = self._glowing()
        for seat, cell, share in hints:
            self._board.draw_hint(canvas, table, seat, cell, share)
        self._board.draw_grid(canvas, table, match, stage, covered=covered)
        for seat, cell, share in hints:
            self._board.draw_hint_badge(canvas, table, seat, cell, share)
        self._draw_markers(canvas, controls)
        for seat, panel in table.panels.items():
            part, look = panel.facing.canvas(canvas), self._look(seat, controls, covered=covered)
            self._panels.draw(part, panel, match, look, noted=seat in stage.notes)
            self._panels.draw_hand(part, panel, self.hands[seat], stage, look)
        if match.settings.mode is Mode.SOLO:
            self._draw_clock(canvas)
        if not covered:
            self._board.draw_flights(canvas, stage)
            self._draw_held(canvas, controls)
        self._board.draw_words(canvas, table, stage)
        self._board.draw_banner(canvas, table, stage)

    def _deal(self, most: int) -> None:
        """Begin a round; the table is drawn anew only when other seats play."""
        self._stage.clear()
        self._most = most
        self.hands.clear()
        if tuple(self.table.panels) == self._match.seats:
            self._place_hands()
        else:
            self.layout()

    def _lay(self, event: Laid, controls: Controls) -> None:
        """Let a card fly from where it was seen last, light its lines up and call the words."""
        stage, hand = self._stage, self.hands[event.seat]
        rect = self.table.cells[event.cell]
        room = (rect.width - card_size(rect.width)) // 2
        calm, goal = not self._slides(), (rect.left + room, rect.top + room)
        start = controls.dropped.pop(event.card, None)
        if start is None:
            facing = self.table.panels[event.seat].facing
            place = hand.places.get(event.card)
            start = facing.outwards(place, (hand.size, hand.size)) if place else rect.topleft
        glide = Glide(goal if calm else start, goal, stage.now, SLIDE)
        stage.flights.append(Flight(event.card, event.cell, event.covered, glide, fades=calm))
        for number, triple in enumerate(event.triples):
            call = Call(triple.line, event.seat, triple.property, triple.value, stage.now)
            stage.call(call, first=number == 0)

    def _slides(self) -> bool:
        """Return whether a card slides to its cell; with less motion, or among many in a second, it fades in there."""
        return not self._house.settings.calm and self._stage.may_slide()

    def _arranged(self) -> Layout:
        make = arrange_around if self._house.settings.around else arrange
        return make(self._house.size, self._match.seats)

    def _look(self, seat: int, controls: Controls, *, covered: bool) -> HandLook:
        match = self._match
        place = self._house.seats[seat]
        empty = match.phase is Phase.PLAY and not match.hand(seat) and match.stack(seat) > 0
        return HandLook(
            seat=seat,
            chosen=controls.chosen(seat),
            held=controls.held_cards(seat),
            covered=covered,
            locked=match.phase is Phase.PLAY and seat in self._locked,
            rings=place.is_human,
            glowing=self._hinted[seat].card if seat in self._hinted else None,
            glow=glow(self._hinted[seat], match.round_tick) if seat in self._hinted else 0.0,
            hint=self._panels.draw_hint(seat) if empty and place.is_human else "",
        )

    def _look_for_hints(self) -> bool:
        """Find the hints of this tick; return whether one of them changes."""
        match, before = self._match, self._hinted
        if not match.settings.family:
            return False
        people = [seat for seat in match.seats if match.levels[seat] == PERSON]
        found = {seat: self._hints.of(match.view(seat)) for seat in people}
        self._hinted = {seat: hint for seat, hint in found.items() if hint}
        rising = any(glow(hint, match.round_tick) < 1 for hint in self._hinted.values())
        return rising or self._hinted != before

    def _glowing(self) -> list[tuple[int, int, float]]:
        """Return seat, cell and brightness of the hints on the grid."""
        now = self._match.round_tick
        return [(seat, hint.cell, glow(hint, now)) for seat, hint in self._hinted.items() if hint.cell is not None]

    def _draw_markers(self, canvas: Canvas, controls: Controls) -> None:
        pads = [seat for seat in self._match.seats if plays_by_pad(self._house.seats[seat].source)]
        taken: dict[int, int] = {}
        for seat in pads:
            cell = controls.marker(seat)
            self._board.draw_marker(canvas, self.table, seat, cell, taken.get(cell, 0))
            taken[cell] = taken.get(cell, 0) + 1

    def _draw_held(self, canvas: Canvas, controls: Controls) -> None:
        for drag in controls.drags.values():
            if drag.moved:
                facing = self.table.panels[drag.seat].facing
                size, corner = self.hands[drag.seat].size, held_corner(drag, facing)
                self._panels.held(facing.canvas(canvas), drag.card, drag.seat, corner, size)

    def _heading(self) -> str:
        match, words = self._match, self._house.words
        if match.settings.mode is Mode.SOLO:
            return words("tripolo.mode.solo.name")
        return words("tripolo.round", number=match.round)

    def _draw_clock(self, canvas: Canvas) -> None:
        """Draw the time of a solo sprint to the right of the grid."""
        shown = self._match.round_tick // CLOCK_STEP * CLOCK_STEP
        area = self.table.right
        label = text.fitted(clock(shown), self._house.px(CLOCK_SIZE), area.width, PAPER, text.Weight.BOLD)
        canvas.blit(label, (area.right - label.get_width(), area.top))
