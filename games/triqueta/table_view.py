"""Draws the middle of the Triqueta table: towers, the drawn token, the rows with their markers."""

from collections.abc import Sequence

import pygame

from games.engine import keypicture, label, shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import ALARM, DIM, GOLD, INK, PAPER, SEAT_NAMES
from games.triqueta.flights import Flights
from games.triqueta.layout import Layout, choices
from games.triqueta.pictures import MOSS, PETAL_RATIO, Pictures
from games.triqueta.rules import Phase, State
from games.triqueta.tokens import TOWER_COUNT
from games.triqueta.told import signed

CORNER = 26
LEFT_SIZE, LABEL_SIZE = 34, 26
TOWER_SIDE, TREE_SHARE, STUMP, STUMP_ALPHA = 0.84, 0.42, 0.5, 110
ROW_FILL, FIELD = 0.4, 0.62  # opacity
GAIN_SIZE, GAIN_WIDTH, GAIN_HEIGHT = 34, 92, 60
ROUND_SIZE, SUM_SIZE, CHOICE_MARK = 34, 44, 76
TOKEN_SHARE, MARKER_SHARE = 0.9, 0.62  # of a row's height
SPREAD = 1.06  # distance of tokens that do not cover each other, in token widths


class TableView:
    """The picture of what all players share."""

    def __init__(self, house: House, pictures: Pictures) -> None:
        self._house = house
        self._pictures = pictures

    def backdrop(self, layout: Layout, size: tuple[int, int]) -> pygame.Surface:
        """Return all that stands still: the clearing and the fields on it."""
        surface = self._pictures.glade(size)
        ground = layout.towers[0].bottom
        room = (max(1, layout.hand.left - layout.rows[0].left), max(1, layout.rows[0].top - ground))
        self._pictures.scatter(surface, pygame.Rect((layout.rows[0].left, ground), room))
        corner = self._house.px(CORNER)
        for rect in (layout.bar, *(panel.rect for panel in layout.panels)):
            surface.blit(shapes.rounded(rect.size, corner, MOSS, FIELD), rect.topleft)
        return surface.convert() if pygame.display.get_surface() else surface

    def draw_towers(self, canvas: Canvas, layout: Layout, state: State) -> None:
        """Draw the four towers: the current one with its number, tree tiles on those that wait."""
        house = self._house
        for number, rect in enumerate(layout.towers):
            left = len(state.towers[number])
            side = round(rect.width * TOWER_SIDE)
            waits = bool(state.waiting >> number & 1)
            current = number == state.tower and state.phase in {Phase.TURN, Phase.DRAWN}
            if not waits and (not current or not left):
                stump = house.sprites.get("triqueta/trunk", round(side * STUMP))
                canvas.centre(stump, rect.center, STUMP_ALPHA)
            if current:
                canvas.centre(shapes.disc(round(side * 1.08), GOLD, 0.28), rect.center)
            if waits or current:
                canvas.centre(self._pictures.tower(left, side), rect.center)
            if waits:
                canvas.centre(house.sprites.get("triqueta/tree", round(side * TREE_SHARE)), rect.center)
            if current:
                disc = house.px(LEFT_SIZE) * 2
                canvas.centre(shapes.disc(disc, MOSS, 0.92), rect.center)
                count = text.rendered(str(left), house.px(LEFT_SIZE), PAPER, text.Weight.BOLD)
                canvas.centre(count, rect.center)

    def draw_rows(self, canvas: Canvas, layout: Layout, state: State, flights: Flights, seats: list[int]) -> None:
        """Draw each row: its marker and its tokens, or who took it."""
        for number, rect in enumerate(layout.rows):
            canvas.blit(shapes.rounded(rect.size, self._house.px(CORNER), MOSS, ROW_FILL), rect.topleft)
            marker = round(rect.height * MARKER_SHARE)
            middle = (rect.left + rect.height // 2, rect.centery)
            picture = self._house.sprites.get(f"triqueta/marker-{number + 1}", marker)
            if state.open_rows >> number & 1:
                canvas.centre(picture, middle)
                self._draw_tokens(canvas, layout, number, state.rows[number], flights.bound_for(f"row-{number}"))
            else:
                canvas.centre(picture, middle, 60)
                self._draw_taker(canvas, rect, state, number, seats)

    def token_place(self, layout: Layout, row: int, number: int, count: int) -> tuple[float, float]:
        """Return the middle of a token of a row that holds so many."""
        rect = layout.rows[row]
        height = round(rect.height * TOKEN_SHARE)
        width = height / PETAL_RATIO
        room = rect.width - rect.height - width * 1.2 - self._house.px(GAIN_WIDTH)
        step = min(width * SPREAD, room / (count - 1)) if count > 1 else 0.0
        return rect.left + rect.height + width * 0.6 + number * step, float(rect.centery)

    def draw_gains(self, canvas: Canvas, layout: Layout, gains: Sequence[int | None]) -> None:
        """Draw at the right end of each row what taking it would bring; None: that is not known or not open."""
        house = self._house
        for rect, gain in zip(layout.rows, gains, strict=True):
            if gain is None:
                continue
            plate = pygame.Rect(0, 0, house.px(GAIN_WIDTH), house.px(GAIN_HEIGHT))
            plate.midright = (rect.right - house.px(18), rect.centery)
            canvas.blit(shapes.rounded(plate.size, plate.height / 2, MOSS, 0.9), plate.topleft)
            colour = ALARM if gain < 0 else GOLD if gain else DIM
            words = text.rendered(signed(gain), house.px(GAIN_SIZE), colour, text.Weight.BOLD)
            canvas.centre(words, plate.center)

    def draw_nest(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the field on which the drawn token lies."""
        field = shapes.rounded(layout.hand.size, self._house.px(CORNER), MOSS, FIELD)
        canvas.blit(field, layout.hand.topleft)

    def draw_hand(self, canvas: Canvas, layout: Layout, animal: int | None, *, flying: bool) -> None:
        """Draw the drawn token: its face, or its back for those who may not see it."""
        if not flying:
            height = round(layout.hand.height * 0.82)
            canvas.centre(self._pictures.token(animal, height), layout.hand.center)

    def draw_held_by(self, canvas: Canvas, layout: Layout, label: str) -> None:
        """Draw beside the covered token what its owner holds to look at it: a key, or the eye."""
        house, hand = self._house, layout.hand
        side = min(house.px(64), hand.height // 2)
        place = pygame.Rect(hand.right - side - house.px(12), hand.top + house.px(12), side, side)
        if label:
            keypicture.keycap(house, canvas, label, place, accent=True)
        else:
            canvas.centre(house.sprites.get("ui/eye", round(side * 0.8)), place.center)

    def draw_choices(self, canvas: Canvas, layout: Layout, faces: Sequence[int | None], marks: Sequence[bool]) -> None:
        """Draw the face-down tokens large, with marks only where they may be seen."""
        house = self._house
        for place, face in zip(choices(layout, len(faces)), faces, strict=True):
            height = round(place.height * 0.8)
            canvas.centre(self._pictures.token(face, height, secret=face is None), place.center)
        for place, counts in zip(choices(layout, len(marks)), marks, strict=True):
            side = house.px(CHOICE_MARK)
            middle = (place.centerx + place.width // 3, place.top + place.height // 4)
            canvas.centre(shapes.disc(side, GOLD if counts else MOSS), middle)
            picture = "ui/tick" if counts else "ui/cross"
            canvas.centre(widgets.icon(house, picture, round(side * 0.66), INK if counts else PAPER), middle)

    def draw_round(self, canvas: Canvas, layout: Layout, number: int) -> None:
        """Draw which round it is, where otherwise the drawn token lies."""
        house, hand = self._house, layout.hand
        words = house.words("triqueta.round", number=number, most=TOWER_COUNT)
        room = hand.width - house.px(24)
        place = hand.inflate(room - hand.width, 0)
        label.draw(canvas, words, place, house.px(ROUND_SIZE), DIM, text.Weight.BOLD, align=0.5)

    def draw_sum(self, canvas: Canvas, layout: Layout, points: int) -> None:
        """Draw what the chosen face-down tokens make of the score."""
        house, hand = self._house, layout.hand
        words = house.words("triqueta.sum", points=points)
        room = hand.width - house.px(24)
        canvas.centre(text.fitted(words, house.px(SUM_SIZE), room, GOLD, text.Weight.BOLD), hand.center)

    def draw_flights(self, canvas: Canvas, flights: Flights, now: int) -> None:
        """Draw the tokens in the air; without motion they fade in where they arrive."""
        for flight in flights.flying:
            glide = flight.glide
            if now < glide.begun:
                continue
            picture = self._pictures.token(flight.animal, flight.height)
            if self._house.settings.calm:
                canvas.centre(picture, glide.end, round(255 * (now - glide.begun) / glide.ticks))
            else:
                canvas.centre(picture, glide.at(now))

    def _draw_tokens(self, canvas: Canvas, layout: Layout, row: int, tokens: tuple[int, ...], flying: int) -> None:
        height = round(layout.rows[row].height * TOKEN_SHARE)
        for number, animal in enumerate(tokens[: len(tokens) - flying]):
            middle = self.token_place(layout, row, number, len(tokens))
            canvas.centre(self._pictures.token(animal, height), middle)

    def _draw_taker(self, canvas: Canvas, rect: pygame.Rect, state: State, row: int, seats: list[int]) -> None:
        taker = next((player for player, taken in enumerate(state.markers) if taken == row), None)
        if taker is None:
            return
        house, side = self._house, round(rect.height * 0.46)
        emblem = house.sprites.get(f"seats/emblem-{SEAT_NAMES[seats[taker]]}", side)
        left = rect.left + rect.height + side // 2
        canvas.centre(emblem, (left, rect.centery), 200)
        words = text.fitted(
            house.words("triqueta.took", name=house.name(seats[taker])),
            house.px(LABEL_SIZE),
            max(1, rect.right - left - side),
            DIM,
            text.Weight.MEDIUM,
        )
        canvas.blit(words, (left + side * 0.8, rect.centery - words.get_height() // 2))
