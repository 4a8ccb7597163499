"""The hands as they are shown: cards glide to their places in the fan and can be pointed at."""

from collections.abc import Sequence

import pygame

from games.tripolo.fan import LIFT, Fan, arrange

GLIDE_SHARE = 0.22  # of the remaining way, each tick: a card arrives in about 140 ms
ARRIVED = 0.6  # pixels from its place, a card is there


class Hand:
    """One seat's hand on the screen."""

    def __init__(self) -> None:
        self._area = pygame.Rect(0, 0, 1, 1)
        self._source = (0.0, 0.0)
        self._largest = 1
        self._cards: tuple[int, ...] = ()
        self._chosen: int | None = None
        self._fan = Fan(1, ())
        self._goals: dict[int, tuple[float, float]] = {}
        self.places: dict[int, tuple[float, float]] = {}  # left top corners as shown, by card

    @property
    def size(self) -> int:
        """The size of the cards in pixels."""
        return self._fan.size

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards from the lowest to the topmost, in the hand's order: each shows its left side."""
        return self._cards

    def move_to(self, area: pygame.Rect, source: tuple[float, float], largest: int) -> None:
        """Take another place on the screen at once; new cards come from source, the stack's left top corner."""
        self._area, self._source, self._largest = area, source, largest
        self._aim()
        self.places = dict(self._goals)

    def take(self, cards: Sequence[int], chosen: int | None, *, glide: bool) -> None:
        """Show these cards, one of them raised; without gliding they are there at once."""
        if tuple(cards) == self._cards and chosen == self._chosen:
            return
        self._cards, self._chosen = tuple(cards), chosen if chosen in cards else None
        self._aim()
        shown = {card: self.places.get(card, self._source) for card in self._cards}
        self.places = shown if glide else dict(self._goals)

    def put(self, card: int, place: tuple[float, float]) -> None:
        """Put a card somewhere (under the pointer that drags it); it glides back from there."""
        if card in self.places:
            self.places[card] = place

    def tick(self, held: frozenset[int]) -> bool:
        """Let the cards glide for 1/120 s, but for those held by a pointer; return whether any of them moved."""
        moved = False
        for card, (x, y) in self.places.items():
            goal_x, goal_y = self._goals[card]
            way_x, way_y = goal_x - x, goal_y - y
            if card in held or (way_x == 0 and way_y == 0):
                continue
            moved = True
            near = abs(way_x) < ARRIVED and abs(way_y) < ARRIVED
            self.places[card] = (goal_x, goal_y) if near else (x + way_x * GLIDE_SHARE, y + way_y * GLIDE_SHARE)
        return moved

    def card_at(self, pos: tuple[int, int]) -> int | None:
        """Return the topmost card at a place, by where the cards are going to lie."""
        for card in reversed(self.cards):
            x, y = self._goals[card]
            if pygame.Rect(x, y, self.size, self.size).collidepoint(pos):
                return card
        return None

    def _aim(self) -> None:
        chosen = None if self._chosen is None else self._cards.index(self._chosen)
        self._fan = arrange(len(self._cards), self._area, self._largest, chosen)
        lift = LIFT * self._fan.size
        self._goals = {
            card: (x, y - lift if card == self._chosen else y)
            for card, (x, y) in zip(self._cards, self._fan.places, strict=True)
        }
