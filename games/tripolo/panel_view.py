"""Draws one seat's panel: who it is, chips, the stack, the hand, and what just happened to a play."""

from dataclasses import dataclass

import pygame

from games.engine import shapes, text
from games.engine.canvas import OPAQUE, Canvas, flattened
from games.engine.house import House
from games.engine.inputs import PAD, TOUCH, base, is_block
from games.engine.theme import INK, PAPER, SEAT_COLOURS, SEAT_NAMES, SHADE
from games.tripolo import panel_foot
from games.tripolo.hands import Hand
from games.tripolo.layout import PanelLayout
from games.tripolo.match import Match
from games.tripolo.pictures import Pictures
from games.tripolo.stage import NOTE, Stage

CORNER = 22
NAME_SIZE, COUNT_SIZE, HINT_SIZE, NOTE_SIZE = 32, 34, 28, 30
EMBLEM, NARROW_EMBLEM = 50, 40
STOP_SHARE = 0.74  # of its disc
RING = 6
LOCK = 52
GLOW_STEP, GLOW_RINGS, GLOW_LIGHT, BULB = 5, 3, 0.4, 34
NOTE_TAIL = 30
LARGEST_CARD = 150
DIMMED = 105


@dataclass(frozen=True)
class HandLook:
    """How a hand looks at the moment."""

    seat: int
    chosen: int | None
    held: frozenset[int]  # cards that pointers drag
    covered: bool  # face down: the round is stopped
    locked: bool  # after a wrong play
    rings: bool  # a person plays it, who needs to see which card is chosen
    hint: str  # how to draw, for an empty hand
    glowing: int | None = None  # the card that a hint shows; None: the stack
    glow: float = 0.0  # how brightly, 0 to 1; 0: there is no hint


class PanelView:
    """The pictures of the panels, the parts that stand still kept as one."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures
        self._kept: dict[tuple[int, bool], tuple[tuple[object, ...], pygame.Surface]] = {}  # by seat, without its keys

    def forget(self) -> None:
        """Draw everything anew (size, language or settings have changed)."""
        self._kept.clear()

    @property
    def largest_card(self) -> int:
        """How large the cards of a hand may be, in pixels."""
        return self._house.px(LARGEST_CARD)

    def draw(self, canvas: Canvas, panel: PanelLayout, match: Match, look: HandLook, *, noted: bool) -> None:
        """Draw the frame with name, chips, keys, and the stack, which shines when a hint advises to draw.

        ``noted``: something is said about the last play, which in a narrow panel takes the place of the keys.
        """
        seat = look.seat
        shine = look.glow if look.glowing is None else 0.0
        canvas.blit(self._frame(panel, match, seat, bare=noted and panel.narrow), panel.rect.topleft)
        if shine:
            self._draw_halo(canvas, panel.stack, seat, shine)
        self._draw_stack(canvas, panel, match.stack(seat), seat)
        if shine:
            self._draw_bulb(canvas, panel.stack, shine)

    def draw_hand(self, canvas: Canvas, panel: PanelLayout, hand: Hand, stage: Stage, look: HandLook) -> None:
        """Draw the hand, the chosen card raised with a ring, cards held by a pointer left out."""
        seat, size = look.seat, hand.size
        for card in hand.cards:
            if card in look.held:
                continue
            x, y = hand.places[card]
            x += stage.shake_of(seat, card) * size
            place = pygame.Rect(round(x), round(y), size, size)
            if card == look.glowing:
                self._draw_halo(canvas, place, seat, look.glow)
            face = self._pictures.back(seat, size) if look.covered else self._pictures.face(card, size)
            canvas.blit(face, (x, y))
            if card == look.glowing:
                self._draw_bulb(canvas, place, look.glow)
            if card == look.chosen and look.rings:
                ring = shapes.ring((size, size), size * 0.14, SEAT_COLOURS[seat], max(3, self._house.px(RING)))
                canvas.blit(ring, (x, y))
        if look.locked:
            columns = [hand.places[card][0] for card in hand.cards]
            middle = (min(columns) + max(columns) + size) / 2 if columns else panel.fan.centerx
            self._draw_lock(canvas, panel, round(middle))
        note = stage.notes.get(seat)
        if note:
            alpha = stage.fade(note.begun, NOTE, NOTE_TAIL)
            self._draw_note(canvas, panel, self._house.words(f"tripolo.{note.key}"), note.icon, alpha)
        elif look.hint:
            self._draw_hint(canvas, panel, look.hint)

    def held(self, canvas: Canvas, card: int, seat: int, corner: tuple[float, float], size: int) -> None:
        """Draw a card that a pointer drags, larger than in the hand."""
        grown = round(size * 1.15)
        canvas.blit(self._pictures.face(card, grown), corner)
        ring = shapes.ring((grown, grown), grown * 0.14, SEAT_COLOURS[seat], max(3, self._house.px(RING)))
        canvas.blit(ring, corner)

    def _frame(self, panel: PanelLayout, match: Match, seat: int, *, bare: bool) -> pygame.Surface:
        keys = "" if bare else panel_foot.keys(self._house, seat)
        look = (panel.rect.size, self._house.name(seat), keys, match.chips.get(seat, 0), self._house.writing)
        kept = self._kept.get((seat, bare))
        if kept is None or kept[0] != look:
            kept = (look, flattened(self._frame_canvas(panel, match, seat, keys)))
            self._kept[seat, bare] = kept
        return kept[1]

    def _frame_canvas(self, panel: PanelLayout, match: Match, seat: int, keys: str) -> Canvas:
        house, colour = self._house, SEAT_COLOURS[seat]
        canvas = Canvas(panel.rect.size)
        canvas.blit(shapes.rounded(panel.rect.size, house.px(CORNER), SHADE, 0.72), (0, 0))
        canvas.blit(shapes.rounded((panel.rect.width, house.px(10)), house.px(5), colour), (0, 0))
        header = panel.header.move(-panel.rect.left, -panel.rect.top)
        emblem = house.px(NARROW_EMBLEM if panel.narrow else EMBLEM)
        canvas.centre(
            house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", emblem), (header.left + emblem // 2, header.centery)
        )
        left = header.left + emblem + house.px(8 if panel.narrow else 12)
        room = panel.stop.left - panel.rect.left - house.px(8) - left
        name = text.fitted(house.name(seat), house.px(NAME_SIZE), max(1, room), PAPER, text.Weight.BOLD)
        canvas.blit(name, (left, header.centery - name.get_height() // 2))
        stop = panel.stop.move(-panel.rect.left, -panel.rect.top)
        canvas.blit(shapes.disc(stop.width, PAPER, 0.1), stop.topleft)
        canvas.centre(house.sprites.get("ui/hand-stop", round(stop.width * STOP_SHARE)), stop.center, 190)
        panel_foot.draw(house, canvas, panel, match.chips.get(seat, 0), (seat, keys))
        return canvas

    def draw_hint(self, seat: int) -> str:
        """Return how a seat draws a card, for an empty hand."""
        source = self._house.seats[seat].source or ""
        if is_block(source):
            return self._house.words("tripolo.hint.keys", key=self._house.devices.labels.block(source)[10])
        kind = next((kind for kind in (PAD, TOUCH) if source.startswith(kind)), base(source)).rstrip("-")
        key = f"tripolo.hint.{kind}"
        return self._house.words(key) if self._house.words.has(key) else ""

    def _draw_stack(self, canvas: Canvas, panel: PanelLayout, count: int, seat: int) -> None:
        rect = panel.stack
        if count == 0:
            empty = shapes.ring(rect.size, rect.width * 0.14, SEAT_COLOURS[seat], max(2, self._house.px(3)), 0.5)
            canvas.blit(empty, rect.topleft)
            return
        canvas.blit(self._pictures.back(seat, rect.width), rect.topleft)
        number = text.fitted(str(count), self._house.px(COUNT_SIZE), round(rect.width * 0.5), PAPER, text.Weight.BOLD)
        canvas.centre(number, rect.center)

    def _draw_halo(self, canvas: Canvas, rect: pygame.Rect, seat: int, share: float) -> None:
        """Let a card or the stack shine softly; share is how brightly, 0 to 1."""
        step = self._house.px(GLOW_STEP)
        for ring in range(GLOW_RINGS, 0, -1):
            grown = rect.inflate(2 * step * ring, 2 * step * ring)
            halo = shapes.rounded(grown.size, rect.width * 0.18, SEAT_COLOURS[seat])
            canvas.blit(halo, grown.topleft, round(OPAQUE * share * GLOW_LIGHT))

    def _draw_bulb(self, canvas: Canvas, rect: pygame.Rect, share: float) -> None:
        """Draw the bulb of a hint at the upper left, where a fan does not cover it."""
        side = self._house.px(BULB)
        canvas.centre(shapes.disc(round(side * 1.3), SHADE), rect.topleft, round(OPAQUE * share))
        canvas.centre(self._house.sprites.get("ui/bulb", side), rect.topleft, round(OPAQUE * share))

    def _draw_lock(self, canvas: Canvas, panel: PanelLayout, middle: int) -> None:
        """Dim the cards of a hand and hang the lock in the middle of them, which few cards have far to the left."""
        canvas.blit(shapes.rounded(panel.fan.size, self._house.px(CORNER), INK), panel.fan.topleft, DIMMED)
        side = self._house.px(LOCK)
        at = middle, panel.fan.centery
        canvas.centre(shapes.disc(round(side * 1.4), INK, 0.8), at)
        canvas.centre(self._house.sprites.get("ui/lock", side), at)

    def _draw_note(self, canvas: Canvas, panel: PanelLayout, words: str, icon: str, alpha: int) -> None:
        """Draw what happened to a play in the footer, where it covers neither cards nor the name."""
        house, footer = self._house, panel.footer
        size = min(house.px(NOTE_SIZE), round(footer.height * 0.8))
        room = max(1, footer.width - 2 * size)
        if text.font(1, text.Weight.BOLD).size(words)[0] > room:
            words = ""  # the picture says it as well
        label = text.fitted(words, size, room, INK, text.Weight.BOLD)
        width, height = label.get_width() + round(size * (2.2 if words else 2)), min(footer.height, round(size * 1.7))
        place = pygame.Rect(0, 0, width, height)
        place.midright = footer.midright
        canvas.blit(shapes.rounded(place.size, height / 2, PAPER), place.topleft, alpha)
        canvas.centre(
            house.sprites.tinted(f"ui/{icon}", round(size * 0.9), INK), (place.left + size, place.centery), alpha
        )
        canvas.blit(label, (place.left + round(size * 1.7), place.centery - label.get_height() // 2), alpha)

    def _draw_hint(self, canvas: Canvas, panel: PanelLayout, hint: str) -> None:
        size = self._house.px(HINT_SIZE)
        lines = text.wrapped(hint, size, panel.fan.width)
        step = text.line_height(size)
        for number, line in enumerate(lines):
            words = text.fitted(line, size, panel.fan.width, PAPER, text.Weight.MEDIUM)
            canvas.blit(words, (panel.fan.left, panel.fan.centery + (number - len(lines) / 2) * step))
