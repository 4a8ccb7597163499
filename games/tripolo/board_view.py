"""Draws the middle of the Tripolo table: the grid with its stacks, lit lines, called words, the race, the news."""

from functools import lru_cache

import pygame

from games.engine import shapes, text
from games.engine.canvas import OPAQUE, Canvas
from games.engine.house import House
from games.engine.theme import DIM, INK, LAMP, NIGHT, PAPER, SEAT_COLOURS, SEAT_NAMES, SHADE, ink_on, mixed
from games.tripolo.layout import Layout
from games.tripolo.match import Match
from games.tripolo.pictures import Pictures, value_key
from games.tripolo.rules import LINES
from games.tripolo.stage import LIT, NEWS, WORD, Call, Stage

LINE_CELLS = [tuple(line) for line in LINES.tolist()]
CORNER = 34
WORD_SIZE, NEWS_SIZE = 44, 26
PILL_HEIGHT, NEWS_HEIGHT, RACE_PILL = 60, 42, (122, 52)
BANNER_SIZE, CAPTION_SIZE = 110, 34
BANNER_STEPS, BANNER_STEP_TICKS, BANNER_GROWTH = 4, 3, 0.3  # it opens in few steps: each is a picture of its own
KEPT_PILLS = 300
RING = 7
WORD_TAIL, NEWS_TAIL, BANNER_TAIL = 36, 120, 20  # ticks during which they fade
HALO_STEP, HALO_RINGS, HALO_LIGHT = 5, 3, 0.4  # of a hint: so far and so many times the cell, each so opaque
HINT_BADGE = 40
RACE_STEP = 0.12  # share of the way to its place that a pill of the race moves each tick


class BoardView:
    """The picture of everything but the hands."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures
        self._race: dict[int, float] = {}  # where each seat's pill is shown, in pixels
        self._pill_picture = lru_cache(maxsize=KEPT_PILLS)(self._make_pill)

    def forget(self) -> None:
        """Draw everything anew (size, language or settings have changed)."""
        self._race.clear()
        self._pill_picture.cache_clear()

    def backdrop(self, layout: Layout) -> pygame.Surface:
        """Return all that stands still: ground, board, the track of the race."""
        canvas = Canvas(layout.size)
        canvas.blit(shapes.ground(layout.size, LAMP, NIGHT), (0, 0))
        canvas.blit(shapes.rounded(layout.race.size, layout.race.height, SHADE, 0.45), layout.race.topleft)
        canvas.blit(shapes.rounded(layout.board.size, self._house.px(CORNER), SHADE, 0.55), layout.board.topleft)
        for rect in layout.cells:
            canvas.blit(shapes.rounded(rect.size, rect.width * 0.14, SHADE, 0.6), rect.topleft)
        goal = self._house.sprites.get("tripolo/crown", round(layout.race.height * 0.6))
        canvas.centre(goal, (layout.race.right - layout.race.height * 0.6, layout.race.centery), 150)
        surface = pygame.Surface(layout.size)
        for item in canvas.items:
            surface.blit(item[0], (item[1], item[2]))
        return surface

    def draw_grid(self, canvas: Canvas, layout: Layout, match: Match, stage: Stage, *, covered: bool) -> None:
        """Draw lit lines, stacks and cards in flight; face down while the round is stopped."""
        if covered:
            for rect in layout.cells:
                canvas.blit(self._pictures.back(None, rect.width), rect.topleft)
            return
        for call in stage.calls.values():
            if stage.now - call.begun < LIT:
                self._draw_line(canvas, layout, call, stage.glow(call.begun))
        shown = list(match.tops)
        for flight in reversed(stage.flights):
            shown[flight.cell] = flight.covered
        for cell, rect in enumerate(layout.cells):
            self._draw_stack(canvas, rect, shown[cell], match.heights[cell])

    def draw_hint(self, canvas: Canvas, layout: Layout, seat: int, cell: int, share: float) -> None:
        """Let a cell glow softly in a seat's colour, with its emblem at the corner; share is how brightly, 0 to 1."""
        rect, step = layout.cells[cell], self._house.px(HALO_STEP)
        for ring in range(HALO_RINGS, 0, -1):
            grown = rect.inflate(2 * step * ring, 2 * step * ring)
            halo = shapes.rounded(grown.size, rect.width * 0.16, SEAT_COLOURS[seat])
            canvas.blit(halo, grown.topleft, round(OPAQUE * share * HALO_LIGHT))

    def draw_hint_badge(self, canvas: Canvas, layout: Layout, seat: int, cell: int, share: float) -> None:
        """Draw whose hint glows on a cell, above the cards."""
        rect, side = layout.cells[cell], self._house.px(HINT_BADGE)
        across = rect.left + rect.width * (seat + 0.5) / len(SEAT_NAMES)
        emblem = self._house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", side)
        canvas.centre(emblem, (across, rect.top), round(OPAQUE * share))

    def draw_flights(self, canvas: Canvas, stage: Stage) -> None:
        """Draw the cards that are on their way, above everything on the table."""
        for flight in stage.flights:
            self._draw_card(canvas, flight.card, flight.glide.at(stage.now), stage.appearing(flight))

    def draw_words(self, canvas: Canvas, layout: Layout, stage: Stage) -> None:
        """Draw the words that were just called, each beside its line."""
        for line, call in stage.calls.items():
            place = layout.words[line]
            pill = self._pill(call, PILL_HEIGHT, WORD_SIZE)
            left = max(0, min(canvas.size[0] - pill.get_width(), place.x - place.fixed * pill.get_width()))
            alpha = stage.fade(call.begun, WORD, WORD_TAIL)
            canvas.blit(pill, (left, place.y - pill.get_height() / 2), alpha)

    def draw_news(self, canvas: Canvas, layout: Layout, stage: Stage, heading: str) -> None:
        """Draw what happened last, to the left of the grid."""
        house = self._house
        words = text.fitted(heading, house.px(30), layout.left.width, DIM, text.Weight.SEMIBOLD)
        y = layout.left.top + layout.left.height * 0.2
        canvas.blit(words, (layout.left.left + house.px(8), y))
        y += words.get_height() + house.px(16)
        for call in stage.news:
            pill = self._pill(call, NEWS_HEIGHT, NEWS_SIZE)
            canvas.blit(pill, (layout.left.left + house.px(4), y), stage.fade(call.begun, NEWS, NEWS_TAIL))
            y += pill.get_height() + house.px(8)

    def tick_race(self, layout: Layout, match: Match, most: int) -> bool:
        """Let the pills of the race move for 1/120 s; return whether any of them did."""
        goals = self._race_goals(layout, match, most)
        moved = False
        for seat, goal in goals.items():
            now = self._race.get(seat)
            there = now is None or abs(goal - now) < 1
            self._race[seat] = goal if now is None or there else now + (goal - now) * RACE_STEP
            moved |= now != self._race[seat]
        return moved

    def draw_race(self, canvas: Canvas, layout: Layout, match: Match, most: int) -> None:
        """Draw how many cards everybody still has, from full on the left to none on the right."""
        for seat, goal in self._race_goals(layout, match, most).items():
            pill = self._race_pill(seat, match.remaining(seat))
            canvas.centre(pill, (self._race.get(seat, goal), layout.race.centery))

    def draw_marker(self, canvas: Canvas, layout: Layout, seat: int, cell: int, number: int) -> None:
        """Draw a pad's marker around a cell; several on one cell stand inside each other."""
        width = self._house.px(RING)
        rect = layout.cells[cell].inflate(-2 * width * number, -2 * width * number)
        canvas.blit(shapes.ring(rect.size, rect.width * 0.14, SEAT_COLOURS[seat], width), rect.topleft)

    def draw_banner(self, canvas: Canvas, layout: Layout, stage: Stage) -> None:
        """Draw the large words across the grid."""
        banner = stage.banner
        if banner is None:
            return
        fill = PAPER if banner.seat is None else SEAT_COLOURS[banner.seat]
        house = self._house
        words = text.fitted(
            banner.text, house.px(BANNER_SIZE), round(canvas.size[0] * 0.86), ink_on(fill), text.Weight.BOLD
        )
        caption = text.rendered(banner.caption, house.px(CAPTION_SIZE), ink_on(fill)) if banner.caption else None
        below = caption.get_height() if caption else 0
        size = (words.get_width() + house.px(110), words.get_height() + below + house.px(26))
        alpha = stage.fade(banner.begun, banner.ticks, BANNER_TAIL)
        step = min(BANNER_STEPS, (stage.now - banner.begun) // BANNER_STEP_TICKS + 1)
        grown = 1 - BANNER_GROWTH * (1 - step / BANNER_STEPS)
        across = round(size[0] * grown)
        panel = shapes.rounded((across, size[1]), size[1] / 2, fill, 1.0, mixed(fill, INK, 0.5), 6)
        middle = layout.board.center
        canvas.centre(panel, middle, alpha)
        if step == BANNER_STEPS:
            canvas.centre(words, (middle[0], middle[1] - below / 2), alpha)
            if caption:
                canvas.centre(caption, (middle[0], middle[1] + words.get_height() / 2 - below * 0.2), alpha)

    def _draw_line(self, canvas: Canvas, layout: Layout, call: Call, alpha: int) -> None:
        grown = layout.cells[1].left - layout.cells[0].right
        for cell in LINE_CELLS[call.line]:
            rect = layout.cells[cell].inflate(grown, grown)
            halo = shapes.rounded(rect.size, rect.width * 0.15, SEAT_COLOURS[call.seat])
            canvas.blit(halo, rect.topleft, alpha)

    def _draw_stack(self, canvas: Canvas, rect: pygame.Rect, card: int, height: int) -> None:
        if height > 1:
            canvas.blit(self._pictures.edges(height - 1), self._corner(rect))
        self._draw_card(canvas, card, self._corner(rect))

    def _corner(self, rect: pygame.Rect) -> tuple[int, int]:
        """Return where a card lies in its cell: the room left is for its tilt and the stack's edges."""
        room = rect.width - card_size(rect.width)
        return rect.left + room // 2, rect.top + room // 2

    def _draw_card(self, canvas: Canvas, card: int, corner: tuple[float, float], alpha: int = OPAQUE) -> None:
        picture = self._pictures.tilted(card)
        half = self._pictures.largest / 2
        canvas.centre(picture, (corner[0] + half, corner[1] + half), alpha)

    def _race_goals(self, layout: Layout, match: Match, most: int) -> dict[int, float]:
        """Return where each pill belongs: by its cards, pushed apart where several would cover each other."""
        width = self._house.px(RACE_PILL[0]) + self._house.px(6)
        low, high = layout.race.left + width / 2, layout.race.right - width
        seats = sorted(match.seats, key=lambda seat: (-match.remaining(seat), seat))
        places = [low + (high - low) * (1 - match.remaining(seat) / max(1, most)) for seat in seats]
        for number in range(1, len(places)):
            places[number] = max(places[number], places[number - 1] + width)
        last = layout.race.right - width / 2
        for number in range(len(places) - 1, -1, -1):
            places[number] = min(places[number], last)
            last = places[number] - width
        return dict(zip(seats, places, strict=True))

    def _race_pill(self, seat: int, count: int) -> pygame.Surface:
        house = self._house
        size = (house.px(RACE_PILL[0]), house.px(RACE_PILL[1]))
        return self._pill_picture(seat, str(count), (size[1], house.px(32), size[0]))

    def _pill(self, call: Call, height: int, size: int) -> pygame.Surface:
        house = self._house
        word = house.words(f"tripolo.value.{value_key(call.prop, call.value)}")
        shown = house.words("tripolo.call", word=word)
        return self._pill_picture(call.seat, shown, (house.px(height), house.px(size), 0))

    def _make_pill(self, seat: int, words: str, sizes: tuple[int, int, int]) -> pygame.Surface:
        """Return a pill with an emblem and a word; sizes are height, text size and least width."""
        height, size, least = sizes
        fill = SEAT_COLOURS[seat]
        label = text.rendered(words, size, ink_on(fill), text.Weight.BOLD)
        width = max(least, height + label.get_width() + height // 2)
        rim = max(2, height // 18)
        picture = shapes.rounded((width, height), height / 2, fill, 1.0, mixed(fill, INK, 0.45), rim).copy()
        inner = round(height * 0.86)
        badge = self._house.sprites.get(f"seats/emblem-{SEAT_NAMES[seat]}", inner)
        picture.blit(badge, ((height - inner) // 2, (height - inner) // 2))
        room = width - height - height // 4
        at = height + max(0, (room - label.get_width()) // 2)
        picture.blit(label, (at, (height - label.get_height()) // 2))
        return picture


def card_size(cell: int) -> int:
    """Return how large the cards on the grid are, in a cell of so many pixels."""
    return max(1, round(cell * 0.93))
