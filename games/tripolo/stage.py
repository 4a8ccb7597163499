"""What moves and glows on the Tripolo table: flights of cards, lit lines, called words, shakes, the banner.

Events come in, looks go out by the tick; nothing here can hold up or change the match.
"""

from dataclasses import dataclass, field, replace

from games.engine.clock import TICK_RATE
from games.engine.motion import Glide
from games.tripolo.cards import Property

SLIDE = TICK_RATE * 140 // 1000
LIT = TICK_RATE * 600 // 1000
LIT_RISE, LIT_FALL = TICK_RATE * 80 // 1000, TICK_RATE * 260 // 1000
WORD = TICK_RATE
NOTE = TICK_RATE * 900 // 1000
SHAKE = TICK_RATE * 260 // 1000
NEWS = TICK_RATE * 5
MOST_NEWS = 5
MOST_SLIDES = 2  # cards that begin to slide across the table within a second
FULL = 255


@dataclass(frozen=True)
class Flight:
    """A card on its way to a cell, above the card that it covers; with reduced motion it fades in there."""

    card: int
    cell: int
    covered: int
    glide: Glide
    fades: bool = False


@dataclass(frozen=True)
class Call:
    """A new triple: the line that lights up and the word beside it, in the seat's colour."""

    line: int
    seat: int
    prop: Property
    value: int
    begun: int


@dataclass(frozen=True)
class Note:
    """What happened to a seat's play: a key of the words ("too_late") and an icon."""

    key: str
    icon: str
    begun: int


@dataclass(frozen=True)
class Banner:
    """Large words over the table, in the colour of a seat or of nobody."""

    text: str
    seat: int | None
    begun: int
    ticks: int
    caption: str = ""  # the same in the language of the moment


@dataclass
class Stage:
    """All that moves at the moment; ``now`` counts ticks, also while the round stands still."""

    now: int = 0
    flights: list[Flight] = field(default_factory=list)
    slides: list[int] = field(default_factory=list)  # when the last cards began to slide
    calls: dict[int, Call] = field(default_factory=dict)  # by line: the newest one counts
    notes: dict[int, Note] = field(default_factory=dict)  # by seat
    shakes: dict[int, tuple[int, int]] = field(default_factory=dict)  # by seat: card, begun
    news: list[Call] = field(default_factory=list)  # the latest plays, the newest first
    banner: Banner | None = None

    @property
    def moves(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.flights or self.calls or self.notes or self.shakes or self.news or self.banner)

    def clear(self) -> None:
        """Let everything end at once (a new round)."""
        self.flights.clear()
        self.calls.clear()
        self.notes.clear()
        self.shakes.clear()
        self.news.clear()
        self.banner = None

    def tick(self) -> None:
        """Let 1/120 s pass and drop what is over."""
        self.now += 1
        self.flights = [flight for flight in self.flights if not flight.glide.is_over(self.now)]
        self.calls = {line: call for line, call in self.calls.items() if self.now - call.begun < WORD}
        self.notes = {seat: note for seat, note in self.notes.items() if self.now - note.begun < NOTE}
        self.shakes = {seat: shake for seat, shake in self.shakes.items() if self.now - shake[1] < SHAKE}
        self.news = [call for call in self.news if self.now - call.begun < NEWS]
        if self.banner and self.now - self.banner.begun >= self.banner.ticks:
            self.banner = None

    def call(self, call: Call, *, first: bool) -> None:
        """Light a line up, from the brightness that it has; the first one of a play also stands in the news."""
        lit = self.glow(self.calls[call.line].begun) if call.line in self.calls else 0
        self.calls[call.line] = replace(call, begun=call.begun - lit * LIT_RISE // FULL)
        if first:
            self.news = [call, *self.news][:MOST_NEWS]

    def glow(self, begun: int) -> int:
        """Return the opacity of a lit line: it rises and fades, it does not blink."""
        age = self.now - begun
        return max(0, min(FULL, FULL * (age + 1) // LIT_RISE, FULL * (LIT - age) // LIT_FALL))

    def fade(self, begun: int, ticks: int, tail: int) -> int:
        """Return the opacity of something that stands for so many ticks and fades during the last ones."""
        return max(0, min(FULL, FULL * (begun + ticks - self.now) // tail))

    def may_slide(self) -> bool:
        """Return whether one more card may slide across the table, and count it.

        Many bright cards that cross the table within a second would flash (WCAG 2.3.1).
        """
        self.slides = [begun for begun in self.slides if self.now - begun < TICK_RATE]
        may = len(self.slides) < MOST_SLIDES
        if may:
            self.slides.append(self.now)
        return may

    def appearing(self, flight: Flight) -> int:
        """Return the opacity of a card on its way."""
        return FULL * (self.now - flight.glide.begun + 1) // SLIDE if flight.fades else FULL

    def shake_of(self, seat: int, card: int) -> float:
        """Return how far a refused card stands aside, as a share of its width."""
        shaken, begun = self.shakes.get(seat, (None, 0))
        if shaken != card:
            return 0.0
        age = self.now - begun
        swing = (0.0, 1.0, 0.0, -1.0)[age // 3 % 4]
        return swing * 0.08 * (1 - age / SHAKE)
